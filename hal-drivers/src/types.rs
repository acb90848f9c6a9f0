//! Flag sets of the HAL. The bits are part of the contract with compiled programs.

use bitflags::bitflags;

/// Which queues of a device may run an operation, one bit a queue.
pub type QueueAffinity = u64;

bitflags! {
    /// Where memory lives and who sees it.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct MemoryTypes: u32 {
        /// The allocator picks what suits the usage.
        const OPTIMAL = 0x1;
        /// The host can map it.
        const HOST_VISIBLE = 0x2;
        /// Host writes need no flush.
        const HOST_COHERENT = 0x4;
        /// Host reads go through a cache.
        const HOST_CACHED = 0x8;
        /// The device can use it.
        const DEVICE_VISIBLE = 0x10;
        /// It is the device's own memory.
        const DEVICE_LOCAL = 0x30;
        /// It is the host's own memory.
        const HOST_LOCAL = 0x46;
    }

    /// What a buffer may be used for.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct BufferUsage: u32 {
        /// Source of copies.
        const TRANSFER_SOURCE = 0x1;
        /// Target of copies, fills and updates.
        const TRANSFER_TARGET = 0x2;
        /// Both ends of transfers.
        const TRANSFER = 0x3;
        /// Workgroup counts are read from it.
        const DISPATCH_INDIRECT_PARAMETERS = 0x100;
        /// Dispatches read it as a uniform.
        const DISPATCH_UNIFORM_READ = 0x200;
        /// Dispatches read it.
        const DISPATCH_STORAGE_READ = 0x400;
        /// Dispatches write it.
        const DISPATCH_STORAGE_WRITE = 0x800;
        /// Dispatches read and write it.
        const DISPATCH_STORAGE = 0xC00;
        /// Its memory may leave the device's process.
        const SHARING_EXPORT = 0x1_0000;
        /// Each device has a copy of its own.
        const SHARING_REPLICATE = 0x2_0000;
        /// Several queues use it at once.
        const SHARING_CONCURRENT = 0x4_0000;
        /// Its contents never change.
        const SHARING_IMMUTABLE = 0x8_0000;
        /// The host maps it for a while.
        const MAPPING_SCOPED = 0x100_0000;
        /// The host keeps it mapped.
        const MAPPING_PERSISTENT = 0x200_0000;
        /// Mapping is welcome and not needed.
        const MAPPING_OPTIONAL = 0x400_0000;
        /// The host reads and writes it in any order.
        const MAPPING_ACCESS_RANDOM = 0x800_0000;
        /// The host writes it front to back.
        const MAPPING_ACCESS_SEQUENTIAL_WRITE = 0x1000_0000;
    }

    /// How memory may be accessed.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct MemoryAccess: u32 {
        /// Read.
        const READ = 0x1;
        /// Write.
        const WRITE = 0x2;
        /// What was there before a write is of no interest.
        const DISCARD = 0x4;
        /// The memory may be reachable by other names.
        const MAY_ALIAS = 0x8;
        /// The address may lie anywhere.
        const UNALIGNED = 0x10;
        /// The access is not known beforehand.
        const ANY = 0x20;
        /// Read, write and discard.
        const ALL = 0x7;
    }

    /// How a command buffer will be used.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct CommandBufferModes: u32 {
        /// Executed once.
        const ONE_SHOT = 0x1;
        /// Commands may run while they are recorded. Needs `ONE_SHOT`.
        const ALLOW_INLINE_EXECUTION = 0x10;
    }

    /// Kinds of commands that a command buffer may hold.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct CommandCategories: u32 {
        /// Fills, updates and copies.
        const TRANSFER = 0x1;
        /// Dispatches.
        const DISPATCH = 0x2;
        /// Every kind.
        const ANY = 0x3;
    }

    /// Stages of a device that a barrier orders.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct ExecutionStages: u32 {
        /// Commands are fetched.
        const COMMAND_ISSUE = 0x1;
        /// Commands are read.
        const COMMAND_PROCESS = 0x2;
        /// Dispatches run.
        const DISPATCH = 0x4;
        /// Transfers run.
        const TRANSFER = 0x8;
        /// Commands are done.
        const COMMAND_RETIRE = 0x10;
        /// The host acts.
        const HOST = 0x20;
    }
}

/// The names of the bits, joined with `|`, for messages.
pub(crate) fn usage_names(usage: BufferUsage) -> String {
    let names: Vec<&str> = usage.iter_names().map(|(name, _)| name).collect();
    names.join("|")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Values that compiled programs carry as constants.
    #[test]
    fn combined_bits_have_the_values_of_the_contract() {
        let default = BufferUsage::TRANSFER | BufferUsage::DISPATCH_STORAGE;
        assert_eq!(default.bits(), 3075);
        assert!(MemoryTypes::DEVICE_LOCAL.contains(MemoryTypes::DEVICE_VISIBLE));
        assert!(
            MemoryTypes::HOST_LOCAL
                .contains(MemoryTypes::HOST_VISIBLE | MemoryTypes::HOST_COHERENT)
        );
        assert_eq!(
            MemoryAccess::ALL,
            MemoryAccess::READ | MemoryAccess::WRITE | MemoryAccess::DISCARD
        );
    }
}
