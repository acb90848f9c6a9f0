//! Damaged modules are refused, wherever the damage is, and never make the loader panic.

mod support;

use halcyon_runtime_std::Program;

/// The checksum of the format: CRC-32 (IEEE 802.3) over everything but the checksum itself.
fn checksum(module: &[u8]) -> u32 {
    let covered = module[..12].iter().chain(&module[16..]);
    let crc = covered.fold(u32::MAX, |crc, &byte| {
        (0..8).fold(crc ^ u32::from(byte), |crc, _| {
            if crc & 1 == 1 {
                crc >> 1 ^ 0xEDB8_8320
            } else {
                crc >> 1
            }
        })
    });
    !crc
}

/// Gives a module the checksum of its bytes, so that the damage behind it is met.
fn sealed(mut module: Vec<u8>) -> Vec<u8> {
    let sum = checksum(&module);
    module[12..16].copy_from_slice(&sum.to_le_bytes());
    module
}

fn modules() -> [(&'static str, Vec<u8>); 3] {
    [
        ("simple_mul", support::simple_mul()),
        ("several", support::several()),
        ("running_sum", support::running_sum()),
    ]
}

fn load(bytes: &[u8]) -> Result<Program, String> {
    Program::from_bytes("damaged.hal", bytes).map_err(|error| error.to_string())
}

#[test]
fn the_checksum_here_is_the_one_of_the_format() {
    for (name, module) in modules() {
        assert_eq!(sealed(module.clone()), module, "{name}");
        assert!(load(&module).is_ok(), "{name}");
    }
}

#[test]
fn a_module_cut_at_any_length_is_refused() {
    for (name, module) in modules() {
        for length in 0..module.len() {
            let error = load(&module[..length]).unwrap_err();
            let start = "cannot load `damaged.hal`: truncated module: expected ";
            assert!(error.starts_with(start), "{name} at {length}: {error}");
            // A cut that mends the length field and the checksum must be noticed by what is missing.
            if length > 52 {
                let mut cut = module[..length].to_vec();
                cut[8..12].copy_from_slice(&(length as u32).to_le_bytes());
                let error = load(&sealed(cut)).unwrap_err();
                assert!(error.contains("malformed module: offset "), "{error}");
            }
        }
        let mut longer = module.clone();
        longer.push(0);
        assert!(load(&longer).unwrap_err().contains("trailing bytes"));
    }
}

#[test]
fn a_module_with_any_bit_flipped_is_refused() {
    for (name, module) in modules() {
        for at in 0..module.len() {
            for bit in 0..8 {
                let mut damaged = module.clone();
                damaged[at] ^= 1 << bit;
                assert!(load(&damaged).is_err(), "{name}: byte {at}, bit {bit}");
            }
        }
    }
}

/// With the checksum mended, the damage may make another module or none; it must make no panic.
#[test]
fn a_sealed_module_with_any_byte_changed_is_a_module_or_refused() {
    for (_, module) in modules() {
        for at in 4..module.len() {
            for value in [
                0,
                1,
                0x7F,
                0x80,
                0xFF,
                module[at] ^ 1,
                module[at].wrapping_add(1),
            ] {
                let mut damaged = module.clone();
                damaged[at] = value;
                if let Ok(program) = load(&sealed(damaged)) {
                    let module = program.module();
                    for export in module.exports() {
                        assert!(module.function(export.function).is_some());
                        assert!(export.attrs().count() < 256);
                    }
                    for ordinal in 0..module.function_count() {
                        assert!(module.function_code(ordinal).is_some());
                    }
                }
            }
        }
    }
}

/// Whatever loads also runs: to an end, to an error, or in a loop that the test stops.
#[test]
fn a_sealed_module_with_a_byte_changed_never_makes_the_tool_panic() {
    let directory = support::Directory::new("damaged-runs");
    let module = support::simple_mul();
    let (mut ran, mut failed) = (0, 0);
    for at in (4..module.len()).step_by(7) {
        let mut damaged = module.clone();
        damaged[at] ^= 1 << (at % 8);
        let path = directory.file("damaged.hal", &sealed(damaged));
        let run = support::run_briefly(
            env!("CARGO_BIN_EXE_halcyon-run"),
            &[
                &format!("--module={path}"),
                "--input=4xf32=1 2 3 4",
                "--input=4xf32=10 20 30 40",
            ],
        );
        match run {
            Some(run) if run.status == 1 => {
                failed += 1;
                assert!(
                    run.stderr.starts_with("halcyon-run: error: "),
                    "byte {at}: {run:?}"
                );
            }
            Some(_) => ran += 1,
            None => {}
        }
    }
    // Names and constants may change without harm; lengths, offsets and instructions may not.
    assert!(ran > 0 && failed > ran, "{ran} ran, {failed} failed");
}
