//! Several modules in one session, native modules of the embedder's, and programs that are suspended: as a library and
//! through the tools. Results are by hand.

mod support;

use std::sync::Arc;

use halcyon_runtime_core::vm::{Fault, Native, NativeFunction, NativeTable, Signal};
use halcyon_runtime_std::{Program, Session, SessionError, Value};
use support::{Directory, Run, run};

/// Version 2: `add` with a total in a global, `divide`, and a function that gives way as often as it is told.
const LIBRARY: &str = r#"
vm.module @library version 2
vm.state 4 bytes, 0 refs

vm.export @add
vm.func @add(%i0: i32) -> (i32) {
^bb0:
  %i1 = vm.global.load.i32 .rwdata[0]
  %i0 = vm.add.i32 %i0, %i1
  vm.global.store.i32 %i0, .rwdata[0]
  vm.return %i0
}

vm.export @divide
vm.func @divide(%i0: i32, %i1: i32) -> (i32) {
^bb0:
  %i0 = vm.div.i32.s %i0, %i1
  vm.return %i0
}

vm.export @wait
vm.func @wait(%i0: i32) -> () {
^bb0:
  %i1 = vm.const.i32 1
  vm.br ^bb1()
^bb1:
  vm.cond_br %i0, ^bb2(), ^bb3()
^bb2:
  %i0 = vm.sub.i32 %i0, %i1
  vm.yield ^bb1()
^bb3:
  vm.return
}
"#;

/// Adds its argument twice, divides by the second one, and waits as often as the first one says.
const USER: &str = r#"
vm.module @user version 0
vm.import @library.add cconv "0i_i" version 2
vm.import @library.divide cconv "0ii_i"
vm.import @library.wait cconv "0i_v" yields

vm.export @twice
vm.func @twice(%i0: i32) -> (i32) {
^bb0:
  %i1 = vm.call @library.add(%i0)
  %i1 = vm.call @library.add(%i0)
  vm.return %i1
}

vm.export @half
vm.func @half(%i0: i32, %i1: i32) -> (i32) {
^bb0:
  %i0 = vm.call @library.divide(%i0, %i1)
  vm.return %i0
}

vm.export @patient
vm.func @patient(%i0: i32) -> (i32) {
^bb0:
  vm.call @library.wait(%i0)
  vm.return %i0
}
"#;

fn program(name: &str, text: &str) -> Arc<Program> {
    Arc::new(Program::assemble(name, text).unwrap())
}

fn session(programs: &[(&str, &str)]) -> Result<Session, SessionError> {
    let programs = programs.iter().map(|(name, text)| program(name, text));
    Session::builder().programs(programs).start()
}

fn both() -> Session {
    session(&[("library.vmasm", LIBRARY), ("user.vmasm", USER)]).unwrap()
}

#[test]
fn functions_of_two_modules_are_called() {
    let mut session = both();
    assert_eq!(session.program().module().name(), "user");
    let mut call = |name: &str, args: &[i32]| {
        let args: Vec<Value> = args.iter().map(|n| Value::I32(*n)).collect();
        session.call(name, &args)
    };
    assert_eq!(call("twice", &[5]).unwrap(), [Value::I32(10)]);
    assert_eq!(call("library.add", &[1]).unwrap(), [Value::I32(11)]);
    assert_eq!(call("user.half", &[9, 2]).unwrap(), [Value::I32(4)]);
    let error = call("half", &[9, 0]).unwrap_err().to_string();
    assert!(
        error.starts_with("calling `half`: INVALID_ARGUMENT; ")
            && error.ends_with("of module `library`"),
        "{error}"
    );
    assert_eq!(
        call("add", &[1]).unwrap_err().to_string(),
        "no function `add` in `user.vmasm`; it exports `twice`, `half`, `patient`"
    );
    assert_eq!(call("half", &[7, -2]).unwrap(), [Value::I32(-3)]);
    session.close().unwrap();
}

#[test]
fn a_missing_module_and_an_old_one_are_errors() {
    let error = session(&[("user.vmasm", USER)]).unwrap_err().to_string();
    assert_eq!(
        error,
        "cannot load `user.vmasm`: NOT_FOUND; import `library.add`: no module of that name"
    );
    let old = LIBRARY.replace("version 2", "version 1");
    let error = session(&[("library.vmasm", &old), ("user.vmasm", USER)]);
    assert_eq!(
        error.unwrap_err().to_string(),
        "cannot load `library.vmasm`, `user.vmasm`: NOT_FOUND; import `library.add` of module `user`: \
         expected version 2 or later, found 1"
    );
    let error = Session::builder().start().unwrap_err().to_string();
    assert_eq!(error, "no program to start");
}

#[test]
fn a_program_that_never_ends_is_given_up() {
    let mut session = Session::builder()
        .program(program("library.vmasm", LIBRARY))
        .program(program("user.vmasm", USER))
        .resume_limit(5)
        .start()
        .unwrap();
    let mut patient = |n| session.call("patient", &[Value::I32(n)]);
    assert_eq!(patient(5).unwrap(), [Value::I32(5)]);
    assert_eq!(
        patient(6).unwrap_err().to_string(),
        "calling `patient`: not done after 5 resumptions"
    );
    assert_eq!(patient(0).unwrap(), [Value::I32(0)]);
    let mut call = session.prepare("patient", &[Value::I32(6)]).unwrap();
    assert!(matches!(
        call.invoke(1),
        Err(SessionError::NeverDone { limit: 5, .. })
    ));
    drop(call);
    assert_eq!(session.statistics().live_objects, 0);
}

/// Ten times its argument, after being not ready once.
fn tenfold(call: &mut Native<'_, '_>) -> Result<(), Fault> {
    let value = call.i32()?;
    if let [asked @ 0, ..] = call.state() {
        *asked = 1;
        return Err(call.not_yet());
    }
    call.return_i32(value * 10)
}

static HOST: NativeTable = NativeTable {
    name: "host",
    version: 0,
    functions: &[NativeFunction {
        name: "tenfold",
        cconv: "0i_i",
        run: tenfold,
    }],
};

#[test]
fn the_embedder_can_provide_a_native_module() {
    let text = r#"
vm.module @m version 0
vm.import @host.tenfold cconv "0i_i" yields
vm.export @f
vm.func @f(%i0: i32) -> (i32) {
^bb0:
  %i0 = vm.call @host.tenfold(%i0)
  vm.return %i0
}
"#;
    let mut session = Session::builder()
        .program(program("m.vmasm", text))
        .native(&HOST)
        .start()
        .unwrap();
    let results = session.call("f", &[Value::I32(7)]).unwrap();
    assert_eq!(results, [Value::I32(70)]);
}

/// Notes in a global of `library` what `user` is told: `__init` adds 1, `__notify` ten times the signal.
const LIVELY: &str = r#"
vm.module @user version 0
vm.import @library.add cconv "0i_i"
vm.import @library.divide cconv "0ii_i"

vm.export @__init
vm.func @__init() -> () {
^bb0:
  %i0 = vm.const.i32 1
  %i0 = vm.call @library.add(%i0)
  vm.return
}

vm.export @__notify
vm.func @__notify(%i0: i32) -> () {
^bb0:
  %i1 = vm.const.i32 10
  %i0 = vm.mul.i32 %i0, %i1
  %i0 = vm.call @library.add(%i0)
  vm.return
}

vm.export @__deinit
vm.func @__deinit() -> () {
^bb0:
  %i0 = vm.const.i32 0
  %i1 = vm.call @library.divide(%i0, %i0)
  vm.return
}
"#;

#[test]
fn modules_are_told_of_signals_and_of_the_end() {
    let mut session = session(&[("library.vmasm", LIBRARY), ("user.vmasm", LIVELY)]).unwrap();
    session.notify(Signal::LowMemory).unwrap();
    let total = session.call("library.add", &[Value::I32(0)]).unwrap();
    // 1 of the initializer, and ten times 2.
    assert_eq!(total, [Value::I32(21)]);
    let error = session.close().unwrap_err().to_string();
    assert!(
        error.starts_with("deinitializing `library.vmasm`: INVALID_ARGUMENT; "),
        "{error}"
    );
}

/// The two modules as files.
fn files(test: &str) -> (Directory, [String; 2]) {
    let directory = Directory::new(&format!("linking-{test}"));
    let library = directory.file("library.vmasm", LIBRARY.as_bytes());
    let user = directory.file("user.vmasm", USER.as_bytes());
    let flags = [library, user].map(|path| format!("--module={path}"));
    (directory, flags)
}

fn halcyon_run(flags: &[String; 2], args: &[&str]) -> Run {
    let mut all: Vec<&str> = flags.iter().map(String::as_str).collect();
    all.extend(args);
    run(env!("CARGO_BIN_EXE_halcyon-run"), &all)
}

#[test]
fn halcyon_run_links_modules_and_resumes_calls() {
    let (_directory, flags) = files("run");
    let twice = halcyon_run(&flags, &["--function=twice", "--input=21"]);
    assert_eq!(
        twice.stdout, "EXEC @twice\nresult[0]: i32=42\n",
        "{twice:?}"
    );
    let patient = halcyon_run(&flags, &["--function=patient", "--input=3"]);
    assert_eq!(patient.stdout, "EXEC @patient\nresult[0]: i32=3\n");
    let limit = ["--function=patient", "--input=3", "--resume_limit=2"];
    let given_up = halcyon_run(&flags, &limit);
    assert_eq!(given_up.status, 1);
    assert_eq!(
        given_up.stderr,
        "halcyon-run: error: calling `patient`: not done after 2 resumptions\n"
    );
    let other = halcyon_run(
        &flags,
        &["--function=library.divide", "--input=9", "--input=4"],
    );
    assert_eq!(other.stdout, "EXEC @library.divide\nresult[0]: i32=2\n");
    let [library, user] = &flags;
    let wrong_order = halcyon_run(&[user.clone(), library.clone()], &["--function=add"]);
    assert_eq!(wrong_order.status, 1);
    assert!(
        wrong_order
            .stderr
            .contains("import `library.add` of module `user`: no module of that name"),
        "{wrong_order:?}"
    );
}

#[test]
fn halcyon_bench_links_modules() {
    let (_directory, flags) = files("bench");
    let mut args: Vec<&str> = flags.iter().map(String::as_str).collect();
    args.extend(["--function=patient", "--input=2", "--benchmark_min_time=3x"]);
    let bench = run(env!("CARGO_BIN_EXE_halcyon-bench"), &args);
    assert_eq!(bench.status, 0, "{bench:?}");
    assert!(bench.stdout.contains("BM_patient/"), "{bench:?}");
}

#[test]
fn halcyon_check_links_modules() {
    let text = r#"
vm.module @tests version 0
vm.import @library.divide cconv "0ii_i"
vm.import @library.wait cconv "0i_v" yields

vm.export @test_wait
vm.func @test_wait() -> () {
^bb0:
  %i0 = vm.const.i32 3
  vm.call @library.wait(%i0)
  vm.return
}

vm.export @fail_divide
vm.func @fail_divide() -> () {
^bb0:
  %i0 = vm.const.i32 0
  %i0 = vm.call @library.divide(%i0, %i0)
  vm.return
}
"#;
    let directory = Directory::new("linking-check");
    let library = directory.file("library.vmasm", LIBRARY.as_bytes());
    let tests = directory.file("tests.vmasm", text.as_bytes());
    let flags = [library, tests].map(|path| format!("--module={path}"));
    let args: Vec<&str> = flags.iter().map(String::as_str).collect();
    let check = run(env!("CARGO_BIN_EXE_halcyon-check"), &args);
    assert_eq!(
        check.stdout,
        "test tests.test_wait ... ok\ntest tests.fail_divide ... ok\n2 passed; 0 failed\n"
    );
}

#[test]
fn a_version_is_part_of_the_text() {
    let program = program("library.vmasm", LIBRARY);
    assert_eq!(program.module().version(), 2);
    let dump = {
        let directory = Directory::new("linking-dump");
        let path = directory.file("library.hal", program.module().bytes());
        run(env!("CARGO_BIN_EXE_halcyon-dump"), &["--vmasm", &path]).stdout
    };
    assert!(dump.starts_with("vm.module @library version 2\n"), "{dump}");
}
