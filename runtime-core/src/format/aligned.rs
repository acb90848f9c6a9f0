//! Memory for module bytes, aligned as reading in place needs it. It must not know what the bytes are.

/// Module bytes that own an aligned copy: for files read at run time.
#[derive(Clone, Debug)]
pub struct AlignedBytes {
    blocks: alloc::vec::Vec<Block>,
    length: usize,
}

/// 64 bytes at their own alignment.
#[derive(Clone, Copy, Debug, bytemuck::Zeroable, bytemuck::Pod)]
#[repr(C, align(64))]
struct Block([u8; 64]);

impl AlignedBytes {
    /// Copies the bytes to 64-byte aligned memory.
    #[must_use]
    pub fn copy_of(bytes: &[u8]) -> Self {
        let mut blocks = alloc::vec![Block([0; 64]); bytes.len().div_ceil(64)];
        bytemuck::cast_slice_mut::<Block, u8>(&mut blocks)[..bytes.len()].copy_from_slice(bytes);
        Self {
            blocks,
            length: bytes.len(),
        }
    }

    /// The bytes.
    #[must_use]
    pub fn as_slice(&self) -> &[u8] {
        &bytemuck::cast_slice(&self.blocks)[..self.length]
    }
}
