//! From text through the passes to a run of several modules: programs that call each other, that give way and that wait
//! for native functions and for other modules.
//!
//! Sums are by hand.

#[path = "support/vm.rs"]
mod vm;

use halcyon_compiler::driver::opt;
use halcyon_compiler::options::Options;
use halcyon_compiler::pass::{Instrumentation, Pipeline};
use halcyon_compiler::syntax::{ParseOptions, PrintOptions};
use halcyon_runtime_core::format::{AlignedBytes, Module, features};
use halcyon_runtime_core::vm::{
    Context, Fault, Native, NativeFunction, NativeModule, NativeTable, Outcome, Suspension, Value,
};

/// The first argument and the second, which says how often it is not ready.
fn yield_n(call: &mut Native<'_, '_>) -> Result<(), Fault> {
    let (value, times) = (call.i32()?, call.i32()?);
    wait(call, times)?;
    call.return_i32(value + times)
}

/// The sum of the span and of the argument behind it, which says how often it is not ready.
fn yield_variadic_sum(call: &mut Native<'_, '_>) -> Result<(), Fault> {
    let mut sum = 0;
    for _ in 0..call.span()? {
        sum += call.i32()?;
    }
    let times = call.i32()?;
    wait(call, times)?;
    call.return_i32(sum + times)
}

fn wait(call: &mut Native<'_, '_>, times: i32) -> Result<(), Fault> {
    let [done, ..] = call.state() else {
        return Err(call.not_yet());
    };
    if i64::from(*done) < i64::from(times) {
        *done += 1;
        return Err(call.not_yet());
    }
    Ok(())
}

const WAIT: NativeTable = NativeTable {
    name: "wait",
    version: 2,
    functions: &[
        NativeFunction {
            name: "yield_n",
            cconv: "0ii_i",
            run: yield_n,
        },
        NativeFunction {
            name: "sum",
            cconv: "0CiDi_i",
            run: yield_variadic_sum,
        },
    ],
};

fn natives() -> &'static [&'static dyn NativeModule] {
    &[&WAIT]
}

/// The last of the passes that make a module of the VM.
const PASSES: &[&str] = &[
    "iree-vm-global-initialization",
    "iree-vm-annotate-functions",
    "iree-vm-convert-to-yieldable-calls",
    "iree-vm-drop-optimization-barriers",
    "iree-vm-materialize-ref-discards",
];

/// The text of a module after the passes.
fn transformed(source: &str) -> String {
    let request = opt::Request {
        options: Options::default(),
        pipeline: Pipeline::of_names(PASSES).unwrap(),
        parse_options: ParseOptions::default(),
        print_options: PrintOptions::default(),
        split_input: false,
        verify_diagnostics: false,
    };
    let outcome = opt::transform(
        "program.mlir",
        source,
        &request,
        &mut Instrumentation::default(),
    );
    let told: Vec<String> = outcome
        .diagnostics
        .iter()
        .map(ToString::to_string)
        .collect();
    assert!(outcome.succeeded, "{}", told.join("\n"));
    outcome.texts.concat()
}

/// The bytes of a module.
fn compiled(source: &str) -> Result<AlignedBytes, String> {
    let source = format!("// FROM: vm\n{}", transformed(source));
    Ok(AlignedBytes::copy_of(&vm::compiled(&source)?))
}

/// Compiles modules, links them and calls `run` of the last one; the result, and why it stopped each time.
fn run(sources: &[&str], args: &[i32]) -> (i32, Vec<Suspension>) {
    let bytes: Vec<AlignedBytes> = sources
        .iter()
        .map(|source| compiled(source).unwrap())
        .collect();
    let modules: Vec<Module<'_>> = bytes
        .iter()
        .map(|bytes| Module::new_checked(bytes.as_slice()).unwrap())
        .collect();
    let mut context = Context::link_on_heap(&modules, 1000, natives()).unwrap();
    context.init().unwrap();
    let function = context.function("run").unwrap();
    let args: Vec<Value> = args.iter().map(|n| Value::I32(*n)).collect();
    let mut results = [Value::I32(0)];
    let mut stops = Vec::new();
    let mut outcome = context.start(&function, &args, &mut results).unwrap();
    while let Outcome::Suspended(why) = outcome {
        stops.push(why);
        outcome = context.resume(&mut results).unwrap();
    }
    context.deinit().unwrap();
    assert_eq!(context.live_objects(), 0);
    match results {
        [Value::I32(result)] => (result, stops),
        other => panic!("{other:?}"),
    }
}

use Suspension::{Import, Yield};

#[test]
fn a_loop_that_gives_way_keeps_what_it_carries() {
    // 0 + 1 + 2 + 3, and the buffer is alive across every stop.
    let source = "vm.module @m {
  vm.export @run
  vm.func private @run(%n: i32) -> i32 {
    %zero = vm.const.i32 0
    %one = vm.const.i32 1
    %size = vm.const.i64 4
    %align = vm.const.i32 4
    %index = vm.const.i64 0
    %sum = vm.buffer.alloc %size, %align : !vm.buffer
    vm.br ^turn(%zero : i32)
  ^turn(%i: i32):
    %done = vm.cmp.eq.i32 %i, %n : i32
    vm.cond_br %done, ^end, ^step
  ^step:
    %before = vm.buffer.load.i32 %sum[%index] : !vm.buffer -> i32
    %after = vm.add.i32 %before, %i : i32
    vm.buffer.store.i32 %after, %sum[%index] : i32 -> !vm.buffer
    %next = vm.add.i32 %i, %one : i32
    vm.yield ^turn(%next : i32)
  ^end:
    %result = vm.buffer.load.i32 %sum[%index] : !vm.buffer -> i32
    vm.return %result : i32
  }
}
";
    assert_eq!(run(&[source], &[4]), (6, vec![Yield; 4]));
}

#[test]
fn calls_of_what_may_wait_are_resumed() {
    // run(5) = twice: the first call of yield_n gives 5 + 2, the function adds 1 and gives way, the second call gives
    // 8 + 2; then the sum of (10, 5, 100) with 3 waits is 118.
    let source = "vm.module @m {
  vm.import private @wait.yield_n(%value: i32, %times: i32) -> i32 attributes {minimum_version = 2 : i32, vm.yield}
  vm.import private @wait.sum(%values: i32 ..., %times: i32) -> i32 attributes {vm.yield}
  vm.export @run
  vm.func private @run(%n: i32) -> i32 {
    %two = vm.const.i32 2
    %three = vm.const.i32 3
    %hundred = vm.const.i32 100
    %a = vm.call @wait.yield_n(%n, %two) : (i32, i32) -> i32
    %b = vm.call @step(%a) : (i32) -> i32
    %c = vm.call @wait.yield_n(%b, %two) : (i32, i32) -> i32
    %d = vm.call.variadic @wait.sum([%c, %n, %hundred], %three) : (i32 ..., i32) -> i32
    vm.return %d : i32
  }
  vm.func private @step(%n: i32) -> i32 attributes {inlining_policy = #util.inline.never} {
    %one = vm.const.i32 1
    %next = vm.add.i32 %n, %one : i32
    vm.yield ^end(%next : i32)
  ^end(%result: i32):
    vm.return %result : i32
  }
}
";
    let stops = [&[Import; 2][..], &[Yield], &[Import; 5]].concat();
    assert_eq!(run(&[source], &[5]), (118, stops));
    let bytes = compiled(source).unwrap();
    let module = Module::new_checked(bytes.as_slice()).unwrap();
    assert_ne!(module.features() & features::YIELD, 0);
    assert!(module.imports().all(|import| import.yields));
    let text = transformed(source);
    for call in [
        "vm.call.yieldable @wait.yield_n(",
        "vm.call.yieldable @step(",
        "vm.call.variadic.yieldable @wait.sum(",
    ] {
        assert!(text.contains(call), "no `{call}` in\n{text}");
    }
}

#[test]
fn yieldable_calls_can_be_written_out() {
    let source = "vm.module @m {
  vm.import private @wait.yield_n(%value: i32, %times: i32) -> i32
  vm.export @run
  vm.func private @run(%n: i32) -> i32 {
    %two = vm.const.i32 2
    vm.call.yieldable @wait.yield_n(%n, %two) : (i32, i32) -> ^next(i32)
  ^next(%sum: i32):
    %double = vm.add.i32 %sum, %sum : i32
    vm.return %double : i32
  }
}
";
    assert_eq!(run(&[source], &[20]), (44, vec![Import; 2]));
}

#[test]
fn a_module_waits_for_another() {
    let library = "vm.module @library attributes {version = 7 : i32} {
  vm.global.i32 private mutable @calls = 100 : i32
  vm.export @next
  vm.func private @next(%n: i32) -> i32 {
    %one = vm.const.i32 1
    %calls = vm.global.load.i32 @calls : i32
    %more = vm.add.i32 %calls, %one : i32
    vm.global.store.i32 %more, @calls : i32
    %sum = vm.add.i32 %n, %more : i32
    vm.yield ^end(%sum : i32)
  ^end(%result: i32):
    vm.return %result : i32
  }
}
";
    let user = |version: u16| {
        format!(
            "vm.module @user {{
  vm.import private @library.next(%n: i32) -> i32 attributes {{minimum_version = {version} : i32, vm.yield}}
  vm.export @run
  vm.func private @run(%n: i32) -> i32 {{
    %a = vm.call @library.next(%n) : (i32) -> i32
    %b = vm.call @library.next(%a) : (i32) -> i32
    vm.return %b : i32
  }}
}}
"
        )
    };
    // 1 + 101, then 102 + 102.
    assert_eq!(run(&[library, &user(7)], &[1]), (204, vec![Yield; 2]));
    let bytes = [library, &user(8)].map(|s| compiled(s).unwrap());
    let modules = bytes
        .each_ref()
        .map(|bytes| Module::new_checked(bytes.as_slice()).unwrap());
    let error = Context::link_on_heap(&modules, 100, natives()).unwrap_err();
    assert_eq!(
        error.to_string(),
        "NOT_FOUND; import `library.next` of module `user`: expected version 8 or later, found 7"
    );
}

#[test]
fn programs_call_functions_of_other_modules() {
    let sources = [
        "module @library {
  util.global private mutable @total = 40 : i32
  func.func @add(%n: i32) -> i32 {
    %total = util.global.load @total : i32
    %sum = arith.addi %total, %n : i32
    util.global.store %sum, @total : i32
    return %sum : i32
  }
}
",
        "module @user {
  func.func private @library.add(i32) -> i32
  func.func @run(%n: i32) -> i32 {
    %a = call @library.add(%n) : (i32) -> i32
    %b = call @library.add(%a) : (i32) -> i32
    return %b : i32
  }
}
",
    ];
    let bytes = sources.map(|s| AlignedBytes::copy_of(&vm::compiled(s).unwrap()));
    let modules = bytes
        .each_ref()
        .map(|bytes| Module::new_checked(bytes.as_slice()).unwrap());
    let mut context = Context::link_on_heap(&modules, 1000, &[]).unwrap();
    context.init().unwrap();
    let function = context.function("run").unwrap();
    let mut results = [Value::I32(0)];
    context
        .invoke(&function, &[Value::I32(2)], &mut results)
        .unwrap();
    // 40 + 2, then 42 + 42.
    assert_eq!(results, [Value::I32(84)]);
}

#[test]
fn initial_values_that_no_pass_has_seen_are_errors() {
    let source = "// FROM: vm
vm.module @m {
  vm.global.i32 private mutable @g = 100 : i32
}
";
    let error = vm::compiled(source).unwrap_err();
    assert!(error.contains("has an initial value left"), "{error}");
}

#[test]
fn versions_that_no_module_can_have_are_errors() {
    let module = |version: &str, minimum: &str| {
        format!(
            "vm.module @m attributes {{version = {version} : i32}} {{
  vm.import private @a.f() attributes {{minimum_version = {minimum} : i32}}
}}
"
        )
    };
    for source in [
        module("70000", "0"),
        module("0", "70000"),
        module("-1", "0"),
    ] {
        let error = compiled(&source).unwrap_err();
        assert!(
            error.contains("expected a version of 0 to 65535"),
            "{error}"
        );
    }
    compiled(&module("65535", "65535")).unwrap();
}
