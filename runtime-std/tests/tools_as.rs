//! `halcyon-as`, and that what `halcyon-dump --vmasm` prints assembles to the bytes that it was printed from.

mod support;

use std::fs;

use halcyon_runtime_core::format::{DebugNames, ModuleBuilder};
use halcyon_runtime_core::isa::{
    CallValue, EncodeArg, FunctionEncoder, Op, Operand, Ref, TypeCode, Val,
};
use halcyon_runtime_std::vmasm::assemble;
use support::{Directory, Run, run};

const DUMP: &str = env!("CARGO_BIN_EXE_halcyon-dump");

fn halcyon_as(args: &[&str]) -> Run {
    run(env!("CARGO_BIN_EXE_halcyon-as"), args)
}

/// Dumps and assembles again, by the tools.
fn round_trip(directory: &Directory, name: &str, module: &[u8]) -> String {
    let path = directory.file(&format!("{name}.hal"), module);
    let dump = run(DUMP, &["--vmasm", &path]);
    assert_eq!(dump.status, 0, "{name}: {}", dump.stderr);
    let text = directory.file(&format!("{name}.vmasm"), dump.stdout.as_bytes());
    let again = directory.path(&format!("{name}.again.hal"));
    let assembled = halcyon_as(&[&text, "-o", &again]);
    assert_eq!(assembled.status, 0, "{}", assembled.stderr);
    assert_eq!(
        fs::read(&again).unwrap(),
        module,
        "{name}:\n{}",
        dump.stdout
    );
    dump.stdout
}

#[test]
fn a_dump_assembles_to_the_same_bytes() {
    let directory = Directory::new("as-again");
    for (name, module) in [
        ("simple_mul", support::simple_mul()),
        ("scalars", support::scalars()),
        ("several", support::several()),
        ("running_sum", support::running_sum()),
    ] {
        round_trip(&directory, name, &module);
    }
}

/// Everything that a text can say beside instructions, in the order in which a dump says it.
const EVERYTHING: &str = r#"vm.module @"a name" version 0
vm.type !custom.thing
vm.type !custom.pair<i32, i32>
vm.message[0] = "unused"
vm.message[1] = "a \"quoted\"\nline, é"
vm.loc[0] = "a b.mlir":1:2
vm.loc[1] = "a b.mlir":3:4
vm.loc[2] = "a b.mlir":3:4
vm.import optional @m.f cconv "0rCIrD_iF" version 3 nosideeffects
vm.import @m.g cconv "0v_v" yields
vm.rodata[0] align 1 = 0102
vm.rodata[1] align 1 =
vm.rodata[2] align 1 = FF
vm.state 20 bytes, 3 refs

vm.export @second = @b {"a key" = "x", key.two = ""}
vm.export @first = @a

vm.func @a(%i0: i32, %r0: !vm.ref<?>) -> (i32, !vm.ref<?>) {
^bb0:
  .loc[1]  // "a b.mlir":3:4
  %i1 = vm.const.f32 0x7fc00001
  %i2:3 = vm.const.f64 -0
  %i2:3 = vm.const.f64 inf
  %i1 = vm.const.f32 0.1
  .loc[2]  // "a b.mlir":3:4
  vm.trace "a \"quoted\"\nline, é"(%i0, %i2, %i3, %r0)
  vm.print ""()
  vm.break
  vm.cond_break %i0
  .loc[0]  // "a b.mlir":1:2
  vm.return %i0, %R0
}

vm.func @b() -> () {
^bb0:
  %i0 = vm.const.i32 1000000  // 0x000f4240
  %i300 = vm.add.i32 %i0, 127
  %r200 = vm.const.ref.rodata 2  // 1b
  %r1 = vm.cast.any.ref %R200 : !custom.pair<i32, i32>
  %i1, %i2, %i3 = vm.call.variadic @m.f spans[2](%i4, %i5, %i6, %i7, %r0, %R1, %r2)
  vm.fail %i0, ""
}
"#;

#[test]
fn text_says_all_that_a_module_holds() {
    let directory = Directory::new("as-everything");
    let module = assemble(EVERYTHING).unwrap();
    assert_eq!(round_trip(&directory, "everything", &module), EVERYTHING);
}

#[test]
fn segments_stay_where_their_alignment_put_them() {
    let directory = Directory::new("as-rodata");
    for alignments in [
        [64, 1, 16, 1],
        [1, 2, 4, 8],
        [8, 4, 2, 1],
        [1, 1, 64, 64],
        [32, 1, 1, 32],
    ] {
        for lengths in [[1, 2, 3, 4], [0, 64, 0, 7], [5, 0, 0, 0], [16, 16, 16, 16]] {
            let mut m = ModuleBuilder::new("m");
            for (alignment, length) in alignments.into_iter().zip(lengths) {
                m.rodata(&vec![0xA5; length], alignment);
            }
            round_trip(&directory, "rodata", &m.write(DebugNames::Keep).unwrap());
        }
    }
}

#[test]
fn stripped_modules_stay_stripped() {
    let directory = Directory::new("as-strip");
    let text = "vm.module @m version 0\nvm.export @f\nvm.func @f() -> () {\n^bb0:\n  \
                %i0 = vm.const.i32 3\n  vm.fail %i0, \"what\"\n}\nvm.func @own() -> () {\n^bb0:\n  vm.return\n}\n";
    let source = directory.file("m.vmasm", text.as_bytes());
    let module = directory.path("m.hal");
    assert_eq!(halcyon_as(&["--strip", &source]).status, 0);
    let module = fs::read(&module).unwrap();
    assert!(module.len() < assemble(text).unwrap().len());
    let dump = round_trip(&directory, "again", &module);
    assert!(dump.contains("vm.debug stripped\n"), "{dump}");
    assert!(dump.contains("vm.fail %i0, message 0\n"), "{dump}");
    assert!(dump.contains("vm.func @1() -> () {\n"), "{dump}");
}

#[test]
fn lines_of_the_text_are_locations_on_request() {
    let directory = Directory::new("as-lines");
    let text = "vm.module @m version 0\nvm.export @f\nvm.func @f() -> () {\n^bb0:\n  \
                %i0 = vm.const.i32 3\n  vm.fail %i0, \"what\"\n}\n";
    let source = directory.file("m.vmasm", text.as_bytes());
    let module = directory.path("m.hal");
    assert_eq!(halcyon_as(&["-g", &source, "-o", &module]).status, 0);
    let module = fs::read(&module).unwrap();
    let dump = round_trip(&directory, "again", &module);
    assert!(
        dump.contains(&format!("vm.loc[1] = \"{source}\":6:3\n")),
        "{dump}"
    );
    let module = format!("--module={}", directory.path("m.hal"));
    let failed = run(env!("CARGO_BIN_EXE_halcyon-run"), &[&module]);
    assert_eq!(
        failed.stderr,
        format!("halcyon-run: error: calling `f`: INVALID_ARGUMENT; what; at {source}:6:3\n")
    );
}

/// Operands of any kind, registers from `base` on.
fn operand(kind: Operand, base: u16, position: u16) -> Option<EncodeArg> {
    let register = base + 2 * position;
    Some(match kind {
        Operand::Def32 | Operand::Use32 | Operand::Def64 | Operand::Use64 => Val(register).into(),
        Operand::DefRef | Operand::UseRef => Ref(register).into(),
        Operand::MoveRef => Ref(register).take().into(),
        // Three refs of a discard print as those that differ.
        Operand::DropRef => Ref(register).into(),
        Operand::Imm8 => (-100i32).into(),
        Operand::Imm16 => (-30_000i32).into(),
        Operand::Imm32 => 0x4049_0FDBi32.into(),
        Operand::Imm64 => EncodeArg::Int(0x4009_21FB_5444_2D18),
        Operand::Global32 | Operand::Global64 => 4u16.into(),
        Operand::GlobalRef | Operand::Rodata | Operand::Import => 0u16.into(),
        Operand::Type => TypeCode::BUFFER.into(),
        _ => return None,
    })
}

#[test]
fn every_instruction_without_a_list_round_trips() {
    let directory = Directory::new("as-every");
    let mut m = ModuleBuilder::new("every");
    m.import_custom(
        "m.f",
        "0v_v",
        0,
        halcyon_runtime_core::format::Presence::Optional,
    );
    m.rodata(b"abc", 1);
    m.global(6);
    m.global_ref();
    let main = m.declare_function("main", "0v_v");
    let mut f = FunctionEncoder::new(0, 0);
    let mut covered = 0;
    for op in Op::ALL {
        for base in [0, 200] {
            let kinds = op.shape().operands();
            let operands: Option<Vec<EncodeArg>> = (0..)
                .zip(kinds)
                .map(|(at, kind)| operand(*kind, base, at))
                .collect();
            let Some(operands) = operands else { continue };
            f.emit(*op, &operands);
            covered += 1;
        }
    }
    f.ret(&[CallValue::One(Val(0)); 0]);
    m.define_function(main, f.finish().unwrap());
    m.export("main", main, &[]);
    let module = m.write(DebugNames::Keep).unwrap();
    assert!(covered > 500, "{covered}");
    round_trip(&directory, "every", &module);
}

#[test]
fn what_text_cannot_say_is_an_error() {
    let directory = Directory::new("as-beyond");
    let mut module = assemble(
        "vm.module @m version 0\nvm.export @f\nvm.func @f() -> () {\n^bb0:\n  vm.return\n}\n",
    )
    .unwrap();
    // A signature of four bytes behind the module.
    let offset = u32::try_from(module.len()).unwrap();
    module.extend_from_slice(b"sign");
    module[16..20].copy_from_slice(&offset.to_le_bytes());
    let length = u32::try_from(module.len()).unwrap();
    module[8..12].copy_from_slice(&length.to_le_bytes());
    let mut covered = module[..12].to_vec();
    covered.extend_from_slice(&module[16..]);
    module[12..16].copy_from_slice(&crc32(&covered).to_le_bytes());
    let path = directory.file("signed.hal", &module);
    let dump = run(DUMP, &["--vmasm", &path]);
    assert_eq!((dump.status, dump.stdout.as_str()), (1, ""));
    assert!(
        dump.stderr.contains("signed.hal` holds what text cannot say: its text assembles to other bytes from offset 8 on"),
        "{}",
        dump.stderr
    );
}

/// The checksum of the format, bit by bit.
fn crc32(bytes: &[u8]) -> u32 {
    let mut crc = u32::MAX;
    for byte in bytes {
        crc ^= u32::from(*byte);
        for _ in 0..8 {
            crc = crc >> 1 ^ if crc & 1 == 1 { 0xEDB8_8320 } else { 0 };
        }
    }
    !crc
}

#[test]
fn mistakes_show_their_line() {
    let directory = Directory::new("as-mistakes");
    let text =
        "vm.module @m version 0\nvm.func @f() -> () {\n^bb0:\n  %i0 = vm.add.i32 %i1, %r0\n}\n";
    let source = directory.file("m.vmasm", text.as_bytes());
    let output = directory.path("m.hal");
    let Run {
        status,
        stdout,
        stderr,
    } = halcyon_as(&[&source, "-o", &output]);
    assert_eq!((status, stdout.as_str()), (1, ""));
    let expected = format!(
        "\
error: expected a 32-bit register, found `%r0`
 --> {source}:4:25
  |
4 |   %i0 = vm.add.i32 %i1, %r0
  |                         ^^^
"
    );
    assert_eq!(stderr, expected);
    assert!(fs::metadata(&output).is_err(), "a module was written");
    // A mistake in one text leaves the others.
    let good = directory.file("good.vmasm", b"vm.module @m\n");
    assert_eq!(halcyon_as(&[&source, &good]).status, 1);
    assert!(fs::metadata(directory.path("good.hal")).is_ok());
    let run = halcyon_as(&[&good, &source, "-o", &output]);
    assert_eq!(
        run.stderr,
        "halcyon-as: error: expected one input with --output, found 2\n"
    );
}
