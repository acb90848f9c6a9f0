//! Halcyon: hal-drivers.
