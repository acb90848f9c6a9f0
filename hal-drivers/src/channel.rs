//! Collective channels: devices that exchange buffers as one group.

use std::fmt;
use std::sync::Arc;

use crate::Result;

/// How elements meet in a reducing collective.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReductionOperation {
    /// Their sum.
    Sum,
    /// Their product.
    Product,
    /// The smallest.
    Minimum,
    /// The largest.
    Maximum,
    /// Their mean.
    Average,
}

/// What a collective does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CollectiveOperation {
    /// Every rank gets what every rank has.
    AllGather,
    /// Every rank gets the reduction of all.
    AllReduce(ReductionOperation),
    /// Every rank gets its part of every rank.
    AllToAll,
    /// Every rank gets what one has.
    Broadcast,
    /// One rank gets the reduction of all.
    Reduce(ReductionOperation),
    /// Every rank gets its part of the reduction.
    ReduceScatter(ReductionOperation),
    /// To one rank.
    Send,
    /// From one rank.
    Receive,
    /// To one rank and from another.
    SendReceive,
}

/// Membership of a device in a group of them.
pub trait Channel: fmt::Debug + Send + Sync {
    /// Position in the group, from 0.
    fn rank(&self) -> u32;

    /// Members of the group.
    fn count(&self) -> u32;

    /// Splits the group by `color`, ordered by `key`. `None` for a member of no color.
    ///
    /// # Errors
    ///
    /// When the driver cannot split.
    fn split(&self, color: Option<u32>, key: u32) -> Result<Option<Arc<dyn Channel>>>;
}
