//! What every driver refuses to record or run, whatever its hardware would do with it.

use crate::{
    Buffer, BufferRef, BufferUsage, Command, CommandBufferModes, CommandBufferParams,
    CommandCategories, Error, MemoryAccess, Pattern, Result, Workgroups,
};

/// Bytes that an update may carry: it lives in the command stream.
const MAX_UPDATE_LENGTH: usize = 64 * 1024;

pub(crate) fn command_buffer_params(params: &CommandBufferParams) -> Result<()> {
    let inline = params
        .modes
        .contains(CommandBufferModes::ALLOW_INLINE_EXECUTION);
    if inline && !params.modes.contains(CommandBufferModes::ONE_SHOT) {
        return Err(Error::InvalidArgument(
            "inline execution needs a one-shot command buffer".to_string(),
        ));
    }
    if inline && params.binding_capacity != 0 {
        return Err(Error::InvalidArgument(
            "a command buffer that runs while it is recorded has no binding table".to_string(),
        ));
    }
    Ok(())
}

/// Checks a command while it is recorded: everything but the buffers behind slots.
pub(crate) fn command(params: &CommandBufferParams, command: &Command) -> Result<()> {
    let category = match command {
        Command::ExecutionBarrier { .. } => CommandCategories::empty(),
        Command::FillBuffer { target, pattern } => {
            buffer_ref(params, target, |target| fill(target, *pattern))?;
            CommandCategories::TRANSFER
        }
        Command::UpdateBuffer { source, target } => {
            buffer_ref(params, target, |target| update(source, target))?;
            CommandCategories::TRANSFER
        }
        Command::CopyBuffer { source, target } => {
            buffer_ref(params, source, |_| Ok(()))?;
            buffer_ref(params, target, |_| Ok(()))?;
            if let (BufferRef::Direct(source), BufferRef::Direct(target)) = (source, target) {
                copy(source, target)?;
            }
            CommandCategories::TRANSFER
        }
        Command::Dispatch {
            executable,
            function,
            workgroups,
            constants,
            bindings,
        } => {
            let info = executable
                .functions()
                .get(function.0 as usize)
                .ok_or_else(|| Error::NotFound {
                    what: "function of the executable",
                    name: function.0.to_string(),
                })?;
            if constants.len() != info.constant_count || bindings.len() != info.binding_count {
                return Err(Error::InvalidArgument(format!(
                    "expected {} constants and {} bindings for `{}`, found {} and {}",
                    info.constant_count,
                    info.binding_count,
                    info.name,
                    constants.len(),
                    bindings.len()
                )));
            }
            for binding in bindings {
                buffer_ref(params, binding, |_| Ok(()))?;
            }
            if let Workgroups::Indirect(counts) = workgroups {
                buffer_ref(params, counts, workgroup_counts)?;
            }
            CommandCategories::DISPATCH
        }
    };
    if params.categories.contains(category) {
        Ok(())
    } else {
        Err(Error::InvalidArgument(
            "the command buffer was not made for this kind of command".to_string(),
        ))
    }
}

fn buffer_ref(
    params: &CommandBufferParams,
    reference: &BufferRef,
    check: impl FnOnce(&Buffer) -> Result<()>,
) -> Result<()> {
    match reference {
        BufferRef::Direct(buffer) => check(buffer),
        BufferRef::Slot { slot, .. } if *slot < params.binding_capacity => Ok(()),
        BufferRef::Slot { slot, .. } => Err(Error::OutOfRange {
            what: "binding table",
            offset: *slot as u64,
            length: 1,
            available: params.binding_capacity as u64,
        }),
    }
}

pub(crate) fn fill(target: &Buffer, pattern: Pattern) -> Result<()> {
    writable(target)?;
    let size = pattern.bytes().len() as u64;
    if target.byte_offset().is_multiple_of(size) && target.byte_length().is_multiple_of(size) {
        Ok(())
    } else {
        Err(Error::InvalidArgument(format!(
            "a fill with a pattern of {size} bytes starts at byte {} and takes {} bytes; both must be \
             multiples of the pattern",
            target.byte_offset(),
            target.byte_length()
        )))
    }
}

pub(crate) fn update(source: &[u8], target: &Buffer) -> Result<()> {
    writable(target)?;
    if source.len() > MAX_UPDATE_LENGTH {
        return Err(Error::InvalidArgument(format!(
            "expected an update of at most {MAX_UPDATE_LENGTH} bytes, found {}",
            source.len()
        )));
    }
    same_length(source.len() as u64, target.byte_length())
}

pub(crate) fn copy(source: &Buffer, target: &Buffer) -> Result<()> {
    source.require_access(MemoryAccess::READ)?;
    source.require_usage(BufferUsage::TRANSFER_SOURCE)?;
    writable(target)?;
    same_length(source.byte_length(), target.byte_length())?;
    if source.overlaps(target) {
        return Err(Error::InvalidArgument(
            "the source and the target of a copy overlap".to_string(),
        ));
    }
    Ok(())
}

pub(crate) fn workgroup_counts(counts: &Buffer) -> Result<()> {
    counts.require_access(MemoryAccess::READ)?;
    counts.require_usage(BufferUsage::DISPATCH_INDIRECT_PARAMETERS)?;
    counts.range(0, 12).map(|_| ())
}

fn writable(target: &Buffer) -> Result<()> {
    target.require_access(MemoryAccess::WRITE)?;
    target.require_usage(BufferUsage::TRANSFER_TARGET)
}

fn same_length(source: u64, target: u64) -> Result<()> {
    if source == target {
        return Ok(());
    }
    Err(Error::InvalidArgument(format!(
        "expected a source of {target} bytes, as the target has, found {source}"
    )))
}
