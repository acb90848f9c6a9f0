//! The cover of a module file: what makes a reader look further than the header.

use halcyon_runtime_core::format::{HEADER_LENGTH, MAGIC, VERSION, features};

/// The bytes under a header that says the truth of them: magic, version, known features, length and checksum. Padded
/// with zeros to a header if they are fewer.
pub fn sealed(bytes: &[u8]) -> Vec<u8> {
    let mut module = bytes.to_vec();
    module.resize(module.len().max(HEADER_LENGTH), 0);
    let length = module.len() as u32;
    let known = u16::from_le_bytes([module[6], module[7]]) & features::SUPPORTED;
    module[..4].copy_from_slice(&MAGIC);
    module[4..6].copy_from_slice(&VERSION.to_le_bytes());
    module[6..8].copy_from_slice(&known.to_le_bytes());
    module[8..12].copy_from_slice(&length.to_le_bytes());
    // The checksum covers everything but itself.
    let mut crc = crc32fast::Hasher::new();
    crc.update(&module[..12]);
    crc.update(&module[16..]);
    module[12..16].copy_from_slice(&crc.finalize().to_le_bytes());
    module
}
