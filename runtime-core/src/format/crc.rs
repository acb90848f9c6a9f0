//! CRC-32 (the IEEE 802.3 polynomial, reflected), four bits a step: a table of 64 bytes suits small flash.

const TABLE: [u32; 16] = {
    let mut table = [0; 16];
    let mut i = 0;
    while i < 16 {
        let mut value = i as u32;
        let mut bit = 0;
        while bit < 4 {
            value = if value & 1 != 0 {
                value >> 1 ^ 0xEDB8_8320
            } else {
                value >> 1
            };
            bit += 1;
        }
        table[i] = value;
        i += 1;
    }
    table
};

/// Continues a checksum; start from 0.
pub(crate) fn crc32(start: u32, bytes: &[u8]) -> u32 {
    let mut crc = !start;
    for &byte in bytes {
        crc ^= u32::from(byte);
        crc = crc >> 4 ^ TABLE[(crc & 15) as usize];
        crc = crc >> 4 ^ TABLE[(crc & 15) as usize];
    }
    !crc
}

#[cfg(test)]
mod tests {
    use super::crc32;

    #[test]
    fn the_check_value_of_the_catalogue() {
        assert_eq!(crc32(0, b"123456789"), 0xCBF4_3926);
        assert_eq!(crc32(crc32(0, b"1234"), b"56789"), 0xCBF4_3926);
    }
}
