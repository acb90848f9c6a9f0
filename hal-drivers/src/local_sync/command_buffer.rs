//! Commands of the synchronous device: run while they are recorded, or listed and run later.

use std::any::Any;
use std::sync::Arc;

use super::loader::{Dispatch, LocalExecutable};
use crate::{
    BindingTable, Buffer, Command, CommandBuffer, CommandBufferModes, CommandBufferParams,
    CommandRecorder, Error, Executable, Pattern, Result, Workgroups, validate,
};

/// Executables as this driver loads them: the trait object that can run is kept beside the one that the
/// object model hands around.
#[derive(Debug)]
pub(super) struct Loaded(pub(super) Arc<dyn LocalExecutable>);

impl Executable for Loaded {
    fn functions(&self) -> &[crate::FunctionInfo] {
        self.0.functions()
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

#[derive(Debug)]
pub(super) struct Recorder {
    params: CommandBufferParams,
    commands: Vec<Command>,
}

#[derive(Debug)]
pub(super) struct Recorded {
    params: CommandBufferParams,
    commands: Vec<Command>,
}

impl Recorder {
    pub(super) fn new(params: CommandBufferParams) -> Result<Recorder> {
        validate::command_buffer_params(&params)?;
        Ok(Recorder {
            params,
            commands: Vec::new(),
        })
    }
}

impl CommandRecorder for Recorder {
    fn record(&mut self, command: Command) -> Result<()> {
        validate::command(&self.params, &command)?;
        if self
            .params
            .modes
            .contains(CommandBufferModes::ALLOW_INLINE_EXECUTION)
        {
            return run(&command, &BindingTable::default());
        }
        self.commands.push(command);
        Ok(())
    }

    fn finalize(self: Box<Self>) -> Result<Arc<dyn CommandBuffer>> {
        Ok(Arc::new(Recorded {
            params: self.params,
            commands: self.commands,
        }))
    }
}

impl CommandBuffer for Recorded {
    fn params(&self) -> &CommandBufferParams {
        &self.params
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl Recorded {
    /// Runs the commands in the order of recording, which satisfies every barrier.
    pub(super) fn execute(&self, bindings: &BindingTable) -> Result<()> {
        self.commands
            .iter()
            .try_for_each(|command| run(command, bindings))
    }
}

fn run(command: &Command, table: &BindingTable) -> Result<()> {
    match command {
        Command::ExecutionBarrier { .. } => Ok(()),
        Command::FillBuffer { target, pattern } => fill(&target.resolve(table)?, *pattern),
        Command::UpdateBuffer { source, target } => update(source, &target.resolve(table)?),
        Command::CopyBuffer { source, target } => {
            copy(&source.resolve(table)?, &target.resolve(table)?)
        }
        Command::Dispatch {
            executable,
            function,
            workgroups,
            constants,
            bindings,
        } => {
            let Some(Loaded(executable)) = executable.as_any().downcast_ref() else {
                return Err(Error::InvalidArgument(
                    "the executable was loaded by another driver".to_string(),
                ));
            };
            let bindings = bindings
                .iter()
                .map(|binding| binding.resolve(table))
                .collect::<Result<Vec<Buffer>>>()?;
            let [x_count, y_count, z_count] = workgroup_count(workgroups, table)?;
            for z in 0..z_count {
                for y in 0..y_count {
                    for x in 0..x_count {
                        executable.run_workgroup(&Dispatch {
                            function: *function,
                            workgroup_id: [x, y, z],
                            workgroup_count: [x_count, y_count, z_count],
                            constants,
                            bindings: &bindings,
                        })?;
                    }
                }
            }
            Ok(())
        }
    }
}

fn workgroup_count(workgroups: &Workgroups, table: &BindingTable) -> Result<[u32; 3]> {
    match workgroups {
        Workgroups::Count(count) => Ok(*count),
        Workgroups::Indirect(counts) => {
            let counts = counts.resolve(table)?;
            validate::workgroup_counts(&counts)?;
            let mut count = [0; 3];
            for (axis, value) in count.iter_mut().enumerate() {
                let mut bytes = [0; 4];
                counts.read(axis as u64 * 4, &mut bytes)?;
                *value = u32::from_le_bytes(bytes);
            }
            Ok(count)
        }
    }
}

/// Bytes that pass through the host at a time, so that a large transfer needs no second copy of itself.
const CHUNK: usize = 64 * 1024;

pub(super) fn fill(target: &Buffer, pattern: Pattern) -> Result<()> {
    validate::fill(target, pattern)?;
    let chunk = pattern.bytes().repeat(CHUNK / pattern.bytes().len());
    chunks(target.byte_length()).try_for_each(|(offset, length)| {
        // Whole patterns: chunks and the target are multiples of the pattern.
        target.write(offset, &chunk[..length])
    })
}

pub(super) fn update(source: &[u8], target: &Buffer) -> Result<()> {
    validate::update(source, target)?;
    target.write(0, source)
}

pub(super) fn copy(source: &Buffer, target: &Buffer) -> Result<()> {
    validate::copy(source, target)?;
    let mut chunk = vec![0; CHUNK];
    chunks(source.byte_length()).try_for_each(|(offset, length)| {
        source.read(offset, &mut chunk[..length])?;
        target.write(offset, &chunk[..length])
    })
}

/// Offsets and lengths that cover `length` bytes.
pub(super) fn chunks(length: u64) -> impl Iterator<Item = (u64, usize)> {
    (0..length)
        .step_by(CHUNK)
        .map(move |offset| (offset, (length - offset).min(CHUNK as u64) as usize))
}
