//! The synchronous device: queue operations are calls.

use std::sync::Arc;

use super::NAME;
use super::allocator::HeapAllocator;
use super::command_buffer::{self, Loaded, Recorded, Recorder};
use super::loader::ExecutableLoader;
use crate::{
    Allocator, Buffer, BufferParams, Channel, CommandBufferParams, CommandRecorder, Device, Error,
    Executable, ExecutableParams, HostSemaphore, QueueAffinity, QueueEdges, QueueOperation, Result,
    Semaphore,
};

/// A CPU that runs everything in the calling thread.
#[derive(Debug)]
pub struct LocalSyncDevice {
    allocator: HeapAllocator,
    loaders: Vec<Arc<dyn ExecutableLoader>>,
}

impl LocalSyncDevice {
    /// A device that loads device code with `loaders`, asked in order.
    pub fn new(loaders: Vec<Arc<dyn ExecutableLoader>>) -> LocalSyncDevice {
        LocalSyncDevice {
            allocator: HeapAllocator::default(),
            loaders,
        }
    }

    /// Runs `body` between the waits and the signals of `edges`.
    fn between<T>(&self, edges: &QueueEdges, body: impl FnOnce() -> Result<T>) -> Result<T> {
        let outcome = edges.wait.wait(None).and_then(|()| {
            let value = body()?;
            edges.signal.signal()?;
            Ok(value)
        });
        if let Err(error) = &outcome {
            edges.signal.fail(error);
        }
        outcome
    }

    fn run(&self, operation: QueueOperation) -> Result<()> {
        match operation {
            // Heap memory lives as long as its last handle.
            QueueOperation::Barrier | QueueOperation::Dealloca(_) => Ok(()),
            QueueOperation::Fill { target, pattern } => command_buffer::fill(&target, pattern),
            QueueOperation::Update { source, target } => command_buffer::update(&source, &target),
            QueueOperation::Copy { source, target } => command_buffer::copy(&source, &target),
            QueueOperation::Read {
                source,
                source_offset,
                target,
            } => {
                let mut chunk = Vec::new();
                command_buffer::chunks(target.byte_length()).try_for_each(|(offset, length)| {
                    chunk.resize(length, 0);
                    source.read(source_offset.saturating_add(offset), &mut chunk)?;
                    target.write(offset, &chunk)
                })
            }
            QueueOperation::Write {
                source,
                target,
                target_offset,
            } => {
                let mut chunk = Vec::new();
                command_buffer::chunks(source.byte_length()).try_for_each(|(offset, length)| {
                    chunk.resize(length, 0);
                    source.read(offset, &mut chunk)?;
                    target.write(target_offset.saturating_add(offset), &chunk)
                })
            }
            QueueOperation::Execute { commands, bindings } => {
                match commands.as_any().downcast_ref::<Recorded>() {
                    Some(recorded) => recorded.execute(&bindings),
                    None => Err(Error::InvalidArgument(
                        "the command buffer was recorded by another driver".to_string(),
                    )),
                }
            }
        }
    }
}

impl Device for LocalSyncDevice {
    fn id(&self) -> &str {
        NAME
    }

    fn allocator(&self) -> &dyn Allocator {
        &self.allocator
    }

    fn query(&self, category: &str, key: &str) -> Option<i64> {
        match category {
            "hal.device.id" => Some(i64::from(is_match(key, NAME))),
            "hal.executable.format" => Some(i64::from(
                self.loaders.iter().any(|loader| loader.supports(key)),
            )),
            // One thread: nothing runs beside anything.
            "hal.device" | "hal.dispatch" if key == "concurrency" => Some(1),
            _ => None,
        }
    }

    fn create_semaphore(&self, initial_value: u64) -> Result<Arc<dyn Semaphore>> {
        Ok(Arc::new(HostSemaphore::new(initial_value)))
    }

    fn create_command_buffer(
        &self,
        params: CommandBufferParams,
    ) -> Result<Box<dyn CommandRecorder>> {
        Ok(Box::new(Recorder::new(params)?))
    }

    fn load_executable(&self, params: &ExecutableParams<'_>) -> Result<Arc<dyn Executable>> {
        let loader = self
            .loaders
            .iter()
            .find(|loader| loader.supports(params.format))
            .ok_or_else(|| Error::Incompatible(params.format.to_string()))?;
        Ok(Arc::new(Loaded(loader.load(params)?)))
    }

    fn create_channel(&self, _rank: u32, _count: u32) -> Result<Arc<dyn Channel>> {
        Err(Error::Unimplemented {
            driver: NAME,
            feature: "collectives",
        })
    }

    fn queue_alloca(
        &self,
        edges: &QueueEdges,
        params: &BufferParams,
        byte_length: u64,
    ) -> Result<Buffer> {
        self.between(edges, || self.allocator.allocate(params, byte_length))
    }

    fn queue_submit(&self, edges: &QueueEdges, operation: QueueOperation) -> Result<()> {
        let outcome = self.between(edges, || self.run(operation));
        // A signal fence carries the failure; without one the caller would never hear of it.
        if edges.signal.is_empty() {
            outcome
        } else {
            Ok(())
        }
    }

    fn queue_flush(&self, _affinity: QueueAffinity) -> Result<()> {
        Ok(())
    }
}

/// Whether `name` matches `pattern`, in which `*` stands for any characters.
fn is_match(pattern: &str, name: &str) -> bool {
    let Some((head, rest)) = pattern.split_once('*') else {
        return pattern == name;
    };
    let (middle, tail) = rest.rsplit_once('*').unwrap_or(("", rest));
    let Some(mut left) = name.strip_prefix(head) else {
        return false;
    };
    // The first place is the best one: it leaves the most for the parts behind.
    for part in middle.split('*') {
        match left.find(part) {
            Some(at) => left = &left[at + part.len()..],
            None => return false,
        }
    }
    left.ends_with(tail)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn device_ids_match_by_pattern() {
        for (pattern, expected) in [
            ("local-sync", true),
            ("local*", true),
            ("*", true),
            ("*sync", true),
            ("l*-*c", true),
            ("*l*s*c*", true),
            ("l**c", true),
            ("*syn", false),
            ("*sync*sync", false),
            ("local", false),
            ("local-task", false),
            ("cuda*", false),
            ("", false),
        ] {
            assert_eq!(is_match(pattern, NAME), expected, "{pattern}");
        }
    }
}
