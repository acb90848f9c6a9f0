//! Modules for the tests of the tools, built with the encoder, and the tools' binaries.
//!
//! Each module is what a compiler would emit for the program in its doc comment.

#![allow(dead_code, reason = "each test file uses a part of it")]

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::Duration;

use halcyon_runtime_core::format::{DebugNames, ModuleBuilder};
use halcyon_runtime_core::imports;
use halcyon_runtime_core::isa::{CallValue, FunctionEncoder, Op, Ref, TypeCode, Val};

/// HAL code of f32.
const F32: i32 = 0x2100_0020;

fn take(register: u16) -> CallValue {
    CallValue::Ref(Ref(register).take())
}

fn import(module: &mut ModuleBuilder, name: &str) -> u16 {
    module.import(imports::find(name).unwrap())
}

/// `simple_mul(4xf32, 4xf32) -> 4xf32`: the product of the elements.
pub(crate) fn simple_mul() -> Vec<u8> {
    let mut m = ModuleBuilder::new("module");
    let allocate = import(&mut m, "hal_inline.buffer.allocate");
    let storage = import(&mut m, "hal_inline.buffer.storage");
    let create = import(&mut m, "hal_inline.buffer_view.create");
    let assert = import(&mut m, "hal_inline.buffer_view.assert");
    let buffer = import(&mut m, "hal_inline.buffer_view.buffer");
    let names = [m.rodata(b"input0", 1), m.rodata(b"input1", 1)];
    let main = m.declare_function("simple_mul", "0rr_r");
    let location = m.location("simple_mul.mlir", 2, 8);

    let mut f = FunctionEncoder::new(0, 2);
    f.location(location);
    let (elem, enc, four, zero, sixteen, align, i) =
        (Val(0), Val(1), Val(2), Val(4), Val(6), Val(8), Val(9));
    f.const_i32(elem, F32);
    f.const_i32(enc, 1);
    f.const_i64(four, 4);
    f.const_i64(zero, 0);
    f.const_i64(sixteen, 16);
    f.const_i32(align, 64);
    for (arg, name) in names.into_iter().enumerate() {
        let arg = arg as u16;
        f.emit(Op::ConstRefRodata, &[Ref(2).into(), name.into()]);
        let args = [
            CallValue::Ref(Ref(arg).keep()),
            take(2),
            CallValue::One(elem),
            CallValue::One(enc),
            CallValue::Two(four),
        ];
        f.call_import(assert, &args, &[1], &[]);
        f.call_import(buffer, &[take(arg)], &[], &[take(2)]);
        f.call_import(storage, &[take(2)], &[], &[take(arg)]);
    }
    f.call_import(
        allocate,
        &[CallValue::One(align), CallValue::Two(sixteen)],
        &[],
        &[take(2), take(3)],
    );
    f.unary(Op::MovI64, i, zero);
    let (body, done) = (f.label(), f.label());
    f.br_cmp(Op::BrGteI64S, i, four, done);
    f.bind(body);
    f.load(Op::BufferLoadF32, Val(11), Ref(0), i);
    f.load(Op::BufferLoadF32, Val(12), Ref(1), i);
    f.binary(Op::MulF32, Val(11), Val(11), Val(12));
    f.store(Op::BufferStoreF32, Val(11), Ref(3), i);
    f.emit(Op::AddImmI64, &[i.into(), i.into(), 1i32.into()]);
    f.br_cmp(Op::BrLtI64S, i, four, body);
    f.bind(done);
    f.discard(&[Ref(0), Ref(1), Ref(3)]);
    let args = [
        take(2),
        CallValue::Two(zero),
        CallValue::Two(sixteen),
        CallValue::One(elem),
        CallValue::One(enc),
        CallValue::Two(four),
    ];
    f.call_import(create, &args, &[1], &[take(0)]);
    f.ret(&[take(0)]);
    m.define_function(main, f.finish().unwrap());
    let declaration = "sync func @simple_mul(%input0: tensor<4xf32>, %input1: tensor<4xf32>) -> \
                       (%output0: tensor<4xf32>)";
    m.export("simple_mul", main, &[("iree.abi.declaration", declaration)]);
    m.write(DebugNames::Keep).unwrap()
}

/// `scalars(i32, i64, f32, f64)` returns its arguments.
pub(crate) fn scalars() -> Vec<u8> {
    let mut m = ModuleBuilder::new("module");
    let main = m.declare_function("scalars", "0iIfF_iIfF");
    let mut f = FunctionEncoder::new(6, 0);
    f.ret(&[
        CallValue::One(Val(0)),
        CallValue::Two(Val(1)),
        CallValue::One(Val(3)),
        CallValue::Two(Val(4)),
    ]);
    m.define_function(main, f.finish().unwrap());
    m.export("scalars", main, &[]);
    m.write(DebugNames::Keep).unwrap()
}

/// `identity(object) -> object` returns its argument.
pub(crate) fn identity() -> Vec<u8> {
    let mut m = ModuleBuilder::new("module");
    let main = m.declare_function("identity", "0r_r");
    let mut f = FunctionEncoder::new(0, 1);
    f.ret(&[take(0)]);
    m.define_function(main, f.finish().unwrap());
    m.export("identity", main, &[]);
    m.write(DebugNames::Keep).unwrap()
}

/// Several functions over one global that starts at 40:
/// `next() -> i32` adds one and returns it; `double(i32) -> i32` calls a private function;
/// `divide(i32, i32) -> i32`; `fail_always()` fails with a message; `fail_not()` and `pass()` do nothing;
/// `forever()` never returns; `deep(i32)` calls itself.
pub(crate) fn several() -> Vec<u8> {
    let mut m = ModuleBuilder::new("several");
    let counter = m.global(1);
    let message = m.message("nothing works");
    let one = |register| CallValue::One(Val(register));

    let init = m.declare_function("__init", "0v_v");
    let mut f = FunctionEncoder::new(0, 0);
    f.const_i32(Val(0), 40);
    f.emit(Op::GlobalStoreI32, &[Val(0).into(), counter.into()]);
    f.ret(&[]);
    m.define_function(init, f.finish().unwrap());
    m.export("__init", init, &[]);

    let next = m.declare_function("next", "0v_i");
    let mut f = FunctionEncoder::new(0, 0);
    f.emit(Op::GlobalLoadI32, &[Val(0).into(), counter.into()]);
    f.emit(Op::AddImmI32, &[Val(0).into(), Val(0).into(), 1i32.into()]);
    f.emit(Op::GlobalStoreI32, &[Val(0).into(), counter.into()]);
    f.ret(&[one(0)]);
    m.define_function(next, f.finish().unwrap());
    m.export("next", next, &[]);

    let sum = m.declare_function("sum", "0ii_i");
    let mut f = FunctionEncoder::new(2, 0);
    f.binary(Op::AddI32, Val(0), Val(0), Val(1));
    f.ret(&[one(0)]);
    m.define_function(sum, f.finish().unwrap());

    let double = m.declare_function("double", "0i_i");
    let mut f = FunctionEncoder::new(1, 0);
    f.call(sum.ordinal(), &[one(0), one(0)], &[one(0)]);
    f.ret(&[one(0)]);
    m.define_function(double, f.finish().unwrap());
    m.export("double", double, &[]);

    let divide = m.declare_function("divide", "0ii_i");
    let location = m.location("several.mlir", 7, 3);
    let mut f = FunctionEncoder::new(2, 0);
    f.location(location);
    f.binary(Op::DivI32S, Val(0), Val(0), Val(1));
    f.ret(&[one(0)]);
    m.define_function(divide, f.finish().unwrap());
    m.export("divide", divide, &[]);

    let fail = m.declare_function("fail_always", "0v_v");
    let mut f = FunctionEncoder::new(0, 0);
    f.const_i32(Val(0), 9);
    f.fail(Val(0), Some(message));
    m.define_function(fail, f.finish().unwrap());
    m.export("fail_always", fail, &[]);

    for name in ["fail_not", "pass"] {
        let pass = m.declare_function(name, "0v_v");
        let mut f = FunctionEncoder::new(0, 0);
        f.ret(&[]);
        m.define_function(pass, f.finish().unwrap());
        m.export(name, pass, &[]);
    }

    let deep = m.declare_function("deep", "0i_i");
    let mut f = FunctionEncoder::new(1, 0);
    f.call(deep.ordinal(), &[one(0)], &[one(0)]);
    f.ret(&[one(0)]);
    m.define_function(deep, f.finish().unwrap());
    m.export("deep", deep, &[]);
    m.write(DebugNames::Keep).unwrap()
}

/// `sum(4xf32) -> 4xf32` returns a running sum that it keeps in a global buffer; `__init` allocates it.
pub(crate) fn running_sum() -> Vec<u8> {
    let mut m = ModuleBuilder::new("module");
    let allocate = import(&mut m, "hal_inline.buffer.allocate");
    let initialized = import(&mut m, "hal_inline.buffer.allocate.initialized");
    let storage = import(&mut m, "hal_inline.buffer.storage");
    let create = import(&mut m, "hal_inline.buffer_view.create");
    let buffer = import(&mut m, "hal_inline.buffer_view.buffer");
    let state = m.global_ref();

    let init = m.declare_function("__init", "0v_v");
    let mut f = FunctionEncoder::new(0, 0);
    f.const_i32(Val(0), 64);
    f.const_i64(Val(2), 16);
    f.call_import(
        allocate,
        &[CallValue::One(Val(0)), CallValue::Two(Val(2))],
        &[],
        &[take(0), take(1)],
    );
    f.emit(
        Op::GlobalStoreRef,
        &[Ref(1).take().into(), state.into(), TypeCode::BUFFER.into()],
    );
    f.ret(&[]);
    m.define_function(init, f.finish().unwrap());
    m.export("__init", init, &[]);

    let sum = m.declare_function("sum", "0r_r");
    let mut f = FunctionEncoder::new(0, 1);
    let (i, four, zero, sixteen) = (Val(0), Val(2), Val(4), Val(6));
    f.const_i64(zero, 0);
    f.const_i64(four, 4);
    f.const_i64(sixteen, 16);
    f.unary(Op::MovI64, i, zero);
    f.emit(
        Op::GlobalLoadRef,
        &[Ref(1).into(), state.into(), TypeCode::BUFFER.into()],
    );
    f.call_import(buffer, &[take(0)], &[], &[take(2)]);
    f.call_import(storage, &[take(2)], &[], &[take(0)]);
    let body = f.label();
    f.bind(body);
    f.load(Op::BufferLoadF32, Val(8), Ref(0), i);
    f.load(Op::BufferLoadF32, Val(9), Ref(1), i);
    f.binary(Op::AddF32, Val(8), Val(8), Val(9));
    f.store(Op::BufferStoreF32, Val(8), Ref(1), i);
    f.emit(Op::AddImmI64, &[i.into(), i.into(), 1i32.into()]);
    f.br_cmp(Op::BrLtI64S, i, four, body);
    f.const_i32(Val(8), 64);
    f.call_import(
        initialized,
        &[
            CallValue::One(Val(8)),
            CallValue::Ref(Ref(1).keep()),
            CallValue::Two(zero),
            CallValue::Two(sixteen),
        ],
        &[],
        &[take(2), take(3)],
    );
    f.const_i32(Val(8), F32);
    f.const_i32(Val(9), 1);
    f.call_import(
        create,
        &[
            take(2),
            CallValue::Two(zero),
            CallValue::Two(sixteen),
            CallValue::One(Val(8)),
            CallValue::One(Val(9)),
            CallValue::Two(four),
        ],
        &[1],
        &[take(0)],
    );
    f.ret(&[take(0)]);
    m.define_function(sum, f.finish().unwrap());
    let declaration = "sync func @sum(%input0: tensor<4xf32>) -> (%output0: tensor<4xf32>)";
    m.export("sum", sum, &[("iree.abi.declaration", declaration)]);
    m.write(DebugNames::Keep).unwrap()
}

/// A directory that goes away with the value.
pub(crate) struct Directory(PathBuf);

impl Directory {
    /// A new directory, named for the test.
    pub(crate) fn new(name: &str) -> Directory {
        let path = std::env::temp_dir().join(format!("halcyon-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Directory(path)
    }

    /// Writes a file and gives its path.
    pub(crate) fn file(&self, name: &str, bytes: &[u8]) -> String {
        let path = self.0.join(name);
        std::fs::write(&path, bytes).unwrap();
        path.display().to_string()
    }

    /// The path of a file that may not be there.
    pub(crate) fn path(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }
}

impl Drop for Directory {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// What a tool did.
#[derive(Debug)]
pub(crate) struct Run {
    /// Its exit status.
    pub(crate) status: i32,
    /// Its standard output.
    pub(crate) stdout: String,
    /// Its standard error.
    pub(crate) stderr: String,
}

/// How many times as long as usual a tool may take, where it runs under an emulator or a checker.
fn patience() -> u32 {
    let patience = std::env::var("HALCYON_TEST_PATIENCE");
    patience
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(1)
}

/// Runs a tool for at most a second or so. `None` when it had to be stopped: a damaged program may loop.
pub(crate) fn run_briefly(binary: &str, args: &[&str]) -> Option<Run> {
    let mut child = Command::new(Path::new(binary))
        .args(args)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    for _ in 0..100 * patience() {
        if child.try_wait().unwrap().is_some() {
            return Some(checked(args, &child.wait_with_output().unwrap()));
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    None
}

/// Runs a tool, which must neither panic nor die of a signal.
pub(crate) fn run(binary: &str, args: &[&str]) -> Run {
    let output = Command::new(Path::new(binary)).args(args).output().unwrap();
    checked(args, &output)
}

fn checked(args: &[&str], output: &Output) -> Run {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let run = Run {
        status: output.status.code().unwrap_or(-1),
        stdout: text(&output.stdout),
        stderr: text(&output.stderr),
    };
    assert!(
        run.status == 0 || run.status == 1,
        "{args:?} exited with {run:?}"
    );
    assert!(!run.stderr.contains("panicked"), "{args:?} gave {run:?}");
    run
}
