//! Dispatches of the synchronous device, with device code written in Rust.

use std::any::Any;
use std::sync::Arc;

use halcyon_hal_drivers::local_sync::{
    Dispatch, ExecutableLoader, LocalExecutable, LocalSyncDevice,
};
use halcyon_hal_drivers::{
    BindingTable, BufferParams, BufferRef, BufferUsage, Command, CommandBufferParams, Device,
    Error, Executable, ExecutableParams, Function, FunctionInfo, QueueEdges, QueueOperation,
    Result, WHOLE_BUFFER, Workgroups,
};

/// `out[x] = in[x] * constant + grid width`, one byte a workgroup.
#[derive(Debug)]
struct Scale {
    functions: Vec<FunctionInfo>,
}

impl Executable for Scale {
    fn functions(&self) -> &[FunctionInfo] {
        &self.functions
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl LocalExecutable for Scale {
    fn run_workgroup(&self, dispatch: &Dispatch<'_>) -> Result<()> {
        assert_eq!(dispatch.function, Function(0));
        let [input, output] = dispatch.bindings else {
            panic!("two bindings were declared");
        };
        let at = u64::from(dispatch.workgroup_id[0]);
        let mut byte = [0];
        input.read(at, &mut byte)?;
        let scaled = u32::from(byte[0]) * dispatch.constants[0] + dispatch.workgroup_count[0];
        output.write(at, &[scaled as u8])
    }
}

#[derive(Debug)]
struct RustLoader;

impl ExecutableLoader for RustLoader {
    fn supports(&self, format: &str) -> bool {
        format == "rust"
    }

    fn load(&self, params: &ExecutableParams<'_>) -> Result<Arc<dyn LocalExecutable>> {
        let name = String::from_utf8_lossy(params.data).into_owned();
        Ok(Arc::new(Scale {
            functions: vec![FunctionInfo {
                name,
                constant_count: 1,
                binding_count: 2,
                workgroup_size: [1, 1, 1],
            }],
        }))
    }
}

fn device_and_executable() -> (LocalSyncDevice, Arc<dyn Executable>) {
    let device = LocalSyncDevice::new(vec![Arc::new(RustLoader)]);
    let executable = device
        .load_executable(&ExecutableParams {
            format: "rust",
            data: b"scale",
            constants: &[],
        })
        .unwrap();
    (device, executable)
}

fn slot(slot: usize) -> BufferRef {
    BufferRef::Slot {
        slot,
        offset: 0,
        length: WHOLE_BUFFER,
    }
}

#[test]
fn a_dispatch_runs_every_workgroup() {
    let (device, executable) = device_and_executable();
    let function = executable.lookup_function("scale").unwrap();
    let params = BufferParams {
        usage: BufferParams::default().usage | BufferUsage::DISPATCH_INDIRECT_PARAMETERS,
        ..BufferParams::default()
    };
    let allocator = device.allocator();
    let counts = allocator.allocate(&params, 12).unwrap();
    counts
        .write(0, &[4, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0])
        .unwrap();

    for workgroups in [
        Workgroups::Count([4, 1, 1]),
        Workgroups::Indirect(counts.into()),
    ] {
        let mut recorder = device
            .create_command_buffer(CommandBufferParams {
                binding_capacity: 2,
                ..CommandBufferParams::default()
            })
            .unwrap();
        recorder
            .record(Command::Dispatch {
                executable: Arc::clone(&executable),
                function,
                workgroups,
                constants: vec![10],
                bindings: vec![slot(0), slot(1)],
            })
            .unwrap();
        let commands = recorder.finalize().unwrap();
        let input = allocator.allocate(&params, 4).unwrap();
        input.write(0, &[1, 2, 3, 4]).unwrap();
        let output = allocator.allocate(&params, 4).unwrap();
        let operation = QueueOperation::Execute {
            commands,
            bindings: BindingTable {
                bindings: vec![input, output.clone()],
            },
        };
        device
            .queue_submit(&QueueEdges::default(), operation)
            .unwrap();
        let mut bytes = [0; 4];
        output.read(0, &mut bytes).unwrap();
        assert_eq!(bytes, [14, 24, 34, 44]);
    }
}

#[test]
fn functions_and_formats_that_do_not_exist_are_named() {
    let (device, executable) = device_and_executable();
    assert_eq!(device.query("hal.executable.format", "rust"), Some(1));
    let error = executable.lookup_function("scael").unwrap_err();
    assert_eq!(error.to_string(), "no function of the executable `scael`");
    let error = device
        .load_executable(&ExecutableParams {
            format: "ptx",
            data: &[],
            constants: &[],
        })
        .unwrap_err();
    assert_eq!(error, Error::Incompatible("ptx".to_string()));
}

#[test]
fn a_dispatch_must_match_its_function() {
    let (device, executable) = device_and_executable();
    let mut recorder = device
        .create_command_buffer(CommandBufferParams::default())
        .unwrap();
    let mut dispatch = |function, constants| {
        recorder
            .record(Command::Dispatch {
                executable: Arc::clone(&executable),
                function,
                workgroups: Workgroups::Count([1, 1, 1]),
                constants,
                bindings: vec![],
            })
            .unwrap_err()
            .to_string()
    };
    assert_eq!(
        dispatch(Function(0), vec![1]),
        "expected 1 constants and 2 bindings for `scale`, found 1 and 0"
    );
    assert_eq!(
        dispatch(Function(1), vec![]),
        "no function of the executable `1`"
    );
}
