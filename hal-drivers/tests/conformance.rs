//! What every driver does alike, as a list of cases run against every driver of this build.
//!
//! Expected values follow from the object model's rules and are written out by hand.

use std::sync::Arc;
use std::thread;
use std::time::Duration;

use halcyon_hal_drivers::{
    BindingTable, Buffer, BufferParams, BufferRef, BufferUsage, Command, CommandBufferModes,
    CommandBufferParams, CommandCategories, DRIVERS, Device, Error, ExecutionStages, Fence,
    FenceState, File, MAX_SEMAPHORE_VALUE, MemoryAccess, MemoryFile, Pattern, QueueEdges,
    QueueOperation, WHOLE_BUFFER, create_device,
};

type Case = (&'static str, fn(&dyn Device));

const CASES: &[Case] = &[
    ("fill repeats its pattern", fill_repeats_its_pattern),
    ("update and copy move bytes", update_and_copy_move_bytes),
    ("large transfers are whole", large_transfers_are_whole),
    ("ranges are checked", ranges_are_checked),
    ("usage is checked", usage_is_checked),
    (
        "overlapping copies are refused",
        overlapping_copies_are_refused,
    ),
    ("commands run with any table", commands_run_with_any_table),
    ("inline commands run at once", inline_commands_run_at_once),
    (
        "malformed commands are refused",
        malformed_commands_are_refused,
    ),
    ("one-shot rules hold", one_shot_rules_hold),
    ("signals follow the operation", signals_follow_the_operation),
    ("failures travel along fences", failures_travel_along_fences),
    (
        "failed operations fail their fence",
        failed_operations_fail_their_fence,
    ),
    ("semaphores only grow", semaphores_only_grow),
    ("waits end in time", waits_end_in_time),
    (
        "waits wake on a signal elsewhere",
        waits_wake_on_a_signal_elsewhere,
    ),
    ("fences join", fences_join),
    ("files are read and written", files_are_read_and_written),
    ("statistics count bytes", statistics_count_bytes),
    (
        "allocation beyond memory is an error",
        allocation_beyond_memory_is_an_error,
    ),
    ("the device knows itself", the_device_knows_itself),
];

#[test]
fn every_driver_does_every_case() {
    for driver in DRIVERS {
        for (name, case) in CASES {
            let device = create_device(driver.name).unwrap();
            println!("{}: {name}", driver.name);
            case(&*device);
        }
    }
}

#[test]
fn unknown_devices_are_named() {
    for (uri, error) in [
        ("cuda://0", "no driver `cuda`"),
        ("", "no driver ``"),
        ("local-sync://7", "no device of the driver `local-sync` `7`"),
    ] {
        assert_eq!(create_device(uri).unwrap_err().to_string(), error);
    }
    assert_eq!(create_device("local-sync://").unwrap().id(), "local-sync");
}

fn buffer(device: &dyn Device, bytes: &[u8]) -> Buffer {
    let buffer = device
        .allocator()
        .allocate(&BufferParams::default(), bytes.len() as u64)
        .unwrap();
    buffer.write(0, bytes).unwrap();
    buffer
}

fn contents(buffer: &Buffer) -> Vec<u8> {
    let mut bytes = vec![0; buffer.byte_length() as usize];
    buffer.read(0, &mut bytes).unwrap();
    bytes
}

fn submit(device: &dyn Device, operation: QueueOperation) -> Result<(), Error> {
    device.queue_submit(&QueueEdges::default(), operation)
}

fn slot(slot: usize, offset: u64, length: u64) -> BufferRef {
    BufferRef::Slot {
        slot,
        offset,
        length,
    }
}

fn pattern(bytes: &[u8]) -> Pattern {
    Pattern::new(bytes).unwrap()
}

fn fill_repeats_its_pattern(device: &dyn Device) {
    for (bytes, expected) in [
        (&[7u8][..], [9, 9, 9, 9, 7, 7, 7, 7, 9, 9, 9, 9]),
        (&[1, 2], [9, 9, 9, 9, 1, 2, 1, 2, 9, 9, 9, 9]),
        (&[1, 2, 3, 4], [9, 9, 9, 9, 1, 2, 3, 4, 9, 9, 9, 9]),
    ] {
        let target = buffer(device, &[9; 12]);
        let range = target.subspan(4, 4).unwrap();
        submit(
            device,
            QueueOperation::Fill {
                target: range,
                pattern: pattern(bytes),
            },
        )
        .unwrap();
        assert_eq!(contents(&target), expected);
    }
    let misaligned = buffer(device, &[0; 12]).subspan(2, 8).unwrap();
    let error = submit(
        device,
        QueueOperation::Fill {
            target: misaligned,
            pattern: pattern(&[1, 2, 3, 4]),
        },
    );
    assert_eq!(error.unwrap_err().status_code(), 3);
    let error = Pattern::new(&[1, 2, 3]).unwrap_err();
    assert_eq!(
        error.to_string(),
        "expected a fill pattern of 1, 2, 4 or 8 bytes, found 3"
    );
}

fn update_and_copy_move_bytes(device: &dyn Device) {
    let source = buffer(device, &[1, 2, 3, 4, 5, 6]);
    let target = buffer(device, &[0; 6]);
    submit(
        device,
        QueueOperation::Copy {
            source: source.subspan(1, 3).unwrap(),
            target: target.subspan(2, 3).unwrap(),
        },
    )
    .unwrap();
    assert_eq!(contents(&target), [0, 0, 2, 3, 4, 0]);
    submit(
        device,
        QueueOperation::Update {
            source: vec![8, 9],
            target: target.subspan(4, WHOLE_BUFFER).unwrap(),
        },
    )
    .unwrap();
    assert_eq!(contents(&target), [0, 0, 2, 3, 8, 9]);
    assert_eq!(contents(&source), [1, 2, 3, 4, 5, 6]);
}

fn large_transfers_are_whole(device: &dyn Device) {
    let bytes: Vec<u8> = (0..200_001u32).map(|i| (i % 251) as u8).collect();
    let source = buffer(device, &bytes);
    let target = buffer(device, &vec![0; bytes.len()]);
    submit(
        device,
        QueueOperation::Copy {
            source,
            target: target.clone(),
        },
    )
    .unwrap();
    assert_eq!(contents(&target), bytes);
    let target = buffer(device, &vec![0; 200_000]);
    submit(
        device,
        QueueOperation::Fill {
            target: target.clone(),
            pattern: pattern(&[1, 2]),
        },
    )
    .unwrap();
    assert_eq!(contents(&target), [1, 2].repeat(100_000));
}

fn ranges_are_checked(device: &dyn Device) {
    let buffer = buffer(device, &[0; 8]);
    let error = buffer.subspan(4, 5).unwrap_err();
    assert_eq!(
        error.to_string(),
        "buffer range of 5 bytes at offset 4 lies outside of the 8 bytes there are"
    );
    assert_eq!(error.status_code(), 11);
    assert!(buffer.subspan(9, 0).is_err());
    assert!(buffer.subspan(u64::MAX, 2).is_err());
    assert_eq!(buffer.subspan(8, WHOLE_BUFFER).unwrap().byte_length(), 0);
    let inner = buffer.subspan(4, 4).unwrap();
    assert!(inner.read(0, &mut [0; 5]).is_err());
    assert!(inner.write(3, &[0; 2]).is_err());
    assert!(inner.subspan(0, 5).is_err());
}

fn usage_is_checked(device: &dyn Device) {
    let params = BufferParams {
        usage: BufferUsage::TRANSFER_SOURCE,
        access: MemoryAccess::READ,
        ..BufferParams::default()
    };
    let constant = device.allocator().allocate(&params, 4).unwrap();
    let error = constant.write(0, &[1]).unwrap_err();
    assert_eq!(error.to_string(), "the buffer does not permit WRITE");
    let other = buffer(device, &[0; 4]);
    let copy = QueueOperation::Copy {
        source: other,
        target: constant,
    };
    assert_eq!(submit(device, copy).unwrap_err().status_code(), 7);
}

fn overlapping_copies_are_refused(device: &dyn Device) {
    let buffer = buffer(device, &[1, 2, 3, 4]);
    let copy = |source, target| QueueOperation::Copy {
        source: buffer.subspan(source, 2).unwrap(),
        target: buffer.subspan(target, 2).unwrap(),
    };
    assert_eq!(submit(device, copy(0, 1)).unwrap_err().status_code(), 3);
    submit(device, copy(0, 2)).unwrap();
    assert_eq!(contents(&buffer), [1, 2, 1, 2]);
}

fn commands_run_with_any_table(device: &dyn Device) {
    let mut recorder = device
        .create_command_buffer(CommandBufferParams {
            binding_capacity: 2,
            ..CommandBufferParams::default()
        })
        .unwrap();
    let barrier = Command::ExecutionBarrier {
        source: ExecutionStages::TRANSFER,
        target: ExecutionStages::TRANSFER,
    };
    for command in [
        Command::FillBuffer {
            target: slot(1, 0, WHOLE_BUFFER),
            pattern: pattern(&[5]),
        },
        barrier.clone(),
        Command::CopyBuffer {
            source: slot(0, 1, 2),
            target: slot(1, 0, 2),
        },
        barrier,
        Command::UpdateBuffer {
            source: vec![42],
            target: slot(1, 3, 1),
        },
    ] {
        recorder.record(command).unwrap();
    }
    let commands = recorder.finalize().unwrap();
    for (input, expected) in [([1, 2, 3], [2, 3, 5, 42]), ([7, 8, 9], [8, 9, 5, 42])] {
        let target = buffer(device, &[0; 4]);
        let bindings = BindingTable {
            bindings: vec![buffer(device, &input), target.clone()],
        };
        let operation = QueueOperation::Execute {
            commands: Arc::clone(&commands),
            bindings,
        };
        submit(device, operation).unwrap();
        assert_eq!(contents(&target), expected);
    }
    let short = BindingTable {
        bindings: vec![buffer(device, &[1, 2, 3])],
    };
    let operation = QueueOperation::Execute {
        commands,
        bindings: short,
    };
    assert_eq!(submit(device, operation).unwrap_err().status_code(), 11);
}

fn inline_commands_run_at_once(device: &dyn Device) {
    let target = buffer(device, &[0; 2]);
    let mut recorder = device
        .create_command_buffer(CommandBufferParams {
            modes: CommandBufferModes::ONE_SHOT | CommandBufferModes::ALLOW_INLINE_EXECUTION,
            ..CommandBufferParams::default()
        })
        .unwrap();
    recorder
        .record(Command::FillBuffer {
            target: target.clone().into(),
            pattern: pattern(&[3]),
        })
        .unwrap();
    let commands = recorder.finalize().unwrap();
    submit(
        device,
        QueueOperation::Execute {
            commands,
            bindings: BindingTable::default(),
        },
    )
    .unwrap();
    assert_eq!(contents(&target), [3, 3]);
}

fn malformed_commands_are_refused(device: &dyn Device) {
    let mut recorder = device
        .create_command_buffer(CommandBufferParams {
            categories: CommandCategories::DISPATCH,
            binding_capacity: 1,
            ..CommandBufferParams::default()
        })
        .unwrap();
    let fill = |target| Command::FillBuffer {
        target,
        pattern: pattern(&[1]),
    };
    let error = recorder.record(fill(slot(0, 0, 4))).unwrap_err();
    assert_eq!(
        error.to_string(),
        "the command buffer was not made for this kind of command"
    );
    let error = recorder.record(fill(slot(1, 0, 4))).unwrap_err();
    assert_eq!(error.status_code(), 11);

    let mut recorder = device
        .create_command_buffer(CommandBufferParams::default())
        .unwrap();
    let target = buffer(device, &vec![0; 70_000]);
    let update = Command::UpdateBuffer {
        source: vec![0; 70_000],
        target: target.into(),
    };
    assert_eq!(
        recorder.record(update).unwrap_err().to_string(),
        "expected an update of at most 65536 bytes, found 70000"
    );
    let update = Command::UpdateBuffer {
        source: vec![0; 3],
        target: buffer(device, &[0; 4]).into(),
    };
    assert_eq!(
        recorder.record(update).unwrap_err().to_string(),
        "expected a source of 4 bytes, as the target has, found 3"
    );
}

fn one_shot_rules_hold(device: &dyn Device) {
    let inline = CommandBufferModes::ALLOW_INLINE_EXECUTION;
    for (modes, binding_capacity) in [(inline, 0), (inline | CommandBufferModes::ONE_SHOT, 1)] {
        let params = CommandBufferParams {
            modes,
            binding_capacity,
            ..CommandBufferParams::default()
        };
        let refused = device.create_command_buffer(params).err().unwrap();
        assert_eq!(refused.status_code(), 3);
    }
}

fn signals_follow_the_operation(device: &dyn Device) {
    let semaphore = device.create_semaphore(0).unwrap();
    let first = Fence::at(Arc::clone(&semaphore), 1);
    let second = Fence::at(Arc::clone(&semaphore), 2);
    let alloca = QueueEdges {
        signal: first.clone(),
        ..QueueEdges::default()
    };
    let target = device
        .queue_alloca(&alloca, &BufferParams::default(), 4)
        .unwrap();
    let fill = QueueEdges {
        wait: first,
        signal: second.clone(),
        ..QueueEdges::default()
    };
    let operation = QueueOperation::Fill {
        target: target.clone(),
        pattern: pattern(&[6]),
    };
    device.queue_submit(&fill, operation).unwrap();
    device.queue_flush(u64::MAX).unwrap();
    second.wait(None).unwrap();
    assert_eq!(semaphore.query().unwrap(), 2);
    assert_eq!(contents(&target), [6; 4]);
    submit(device, QueueOperation::Dealloca(target)).unwrap();
}

fn failures_travel_along_fences(device: &dyn Device) {
    let fences: Vec<Fence> = (0..3)
        .map(|_| Fence::at(device.create_semaphore(0).unwrap(), 1))
        .collect();
    let target = buffer(device, &[0; 4]);
    fences[0].fail(&Error::Program(13));
    for pair in fences.windows(2) {
        let edges = QueueEdges {
            wait: pair[0].clone(),
            signal: pair[1].clone(),
            ..QueueEdges::default()
        };
        let operation = QueueOperation::Fill {
            target: target.clone(),
            pattern: pattern(&[1]),
        };
        device.queue_submit(&edges, operation).unwrap();
    }
    let error = fences[2].wait(None).unwrap_err();
    assert_eq!(error, Error::Program(13));
    assert_eq!(error.status_code(), 13);
    assert_eq!(contents(&target), [0; 4], "no operation ran");
}

fn failed_operations_fail_their_fence(device: &dyn Device) {
    let fence = Fence::at(device.create_semaphore(0).unwrap(), 1);
    let edges = QueueEdges {
        signal: fence.clone(),
        ..QueueEdges::default()
    };
    let operation = QueueOperation::Copy {
        source: buffer(device, &[0; 2]),
        target: buffer(device, &[0; 3]),
    };
    device.queue_submit(&edges, operation).unwrap();
    assert_eq!(fence.query().unwrap_err().status_code(), 3);
}

fn semaphores_only_grow(device: &dyn Device) {
    let semaphore = device.create_semaphore(3).unwrap();
    semaphore.signal(5).unwrap();
    semaphore.signal(4).unwrap();
    assert_eq!(semaphore.query().unwrap(), 5);
    assert_eq!(
        semaphore
            .signal(MAX_SEMAPHORE_VALUE + 1)
            .unwrap_err()
            .to_string(),
        "expected a semaphore value of at most 2147483646, found 2147483647"
    );
    semaphore.fail(Error::Program(2));
    semaphore.fail(Error::Program(4));
    assert_eq!(semaphore.query(), Err(Error::Program(2)));
    assert_eq!(semaphore.signal(6), Err(Error::Program(2)));
    assert_eq!(semaphore.wait(1, None), Err(Error::Program(2)));
}

fn waits_end_in_time(device: &dyn Device) {
    let semaphore = device.create_semaphore(0).unwrap();
    let soon = Some(Duration::from_millis(1));
    assert_eq!(semaphore.wait(1, soon), Err(Error::DeadlineExceeded));
    assert_eq!(semaphore.wait(0, Some(Duration::ZERO)), Ok(()));
    let fence = Fence::at(semaphore, 1);
    assert_eq!(fence.wait(soon), Err(Error::DeadlineExceeded));
    assert_eq!(fence.query(), Ok(FenceState::Pending));
    fence.signal().unwrap();
    assert_eq!(fence.wait(soon), Ok(()));
    assert_eq!(fence.query(), Ok(FenceState::Reached));
}

fn waits_wake_on_a_signal_elsewhere(device: &dyn Device) {
    let semaphore = device.create_semaphore(0).unwrap();
    thread::scope(|scope| {
        let waiter = scope.spawn(|| semaphore.wait(2, Some(Duration::from_secs(60))));
        semaphore.signal(1).unwrap();
        semaphore.signal(2).unwrap();
        assert_eq!(waiter.join().unwrap(), Ok(()));
        let waiter = scope.spawn(|| semaphore.wait(3, Some(Duration::from_secs(60))));
        semaphore.fail(Error::Program(1));
        assert_eq!(waiter.join().unwrap(), Err(Error::Program(1)));
    });
}

fn fences_join(device: &dyn Device) {
    let a = device.create_semaphore(0).unwrap();
    let b = device.create_semaphore(0).unwrap();
    let joined = Fence::join([
        &Fence::at(Arc::clone(&a), 1),
        &Fence::at(Arc::clone(&b), 1),
        &Fence::at(Arc::clone(&a), 3),
        &Fence::at(Arc::clone(&a), 2),
    ]);
    assert_eq!(joined.timepoints().len(), 2);
    joined.signal().unwrap();
    assert_eq!((a.query().unwrap(), b.query().unwrap()), (3, 1));
    assert_eq!(Fence::new().query(), Ok(FenceState::Reached));
    assert_eq!(Fence::new().wait(Some(Duration::ZERO)), Ok(()));
}

fn files_are_read_and_written(device: &dyn Device) {
    let file = Arc::new(MemoryFile::new(MemoryAccess::ALL, vec![1, 2, 3, 4]));
    let target = buffer(device, &[0; 2]);
    let read = |source_offset| QueueOperation::Read {
        source: Arc::<MemoryFile>::clone(&file),
        source_offset,
        target: target.clone(),
    };
    submit(device, read(1)).unwrap();
    assert_eq!(contents(&target), [2, 3]);
    assert_eq!(submit(device, read(3)).unwrap_err().status_code(), 11);
    assert!(submit(device, read(u64::MAX)).is_err());
    submit(
        device,
        QueueOperation::Write {
            source: target.clone(),
            target: Arc::<MemoryFile>::clone(&file),
            target_offset: 2,
        },
    )
    .unwrap();
    let mut bytes = [0; 4];
    file.read(0, &mut bytes).unwrap();
    assert_eq!(bytes, [1, 2, 2, 3]);

    let constant = Arc::new(MemoryFile::new(MemoryAccess::READ, vec![0; 4]));
    let write = QueueOperation::Write {
        source: target,
        target: constant,
        target_offset: 0,
    };
    let error = submit(device, write).unwrap_err();
    assert_eq!(error.to_string(), "the file does not permit WRITE");
}

fn statistics_count_bytes(device: &dyn Device) {
    let first = buffer(device, &[0; 100]);
    let part = first.subspan(0, 10).unwrap();
    drop(first);
    assert_eq!(device.allocator().statistics().live(), 100);
    drop(part);
    drop(buffer(device, &[0; 60]));
    let imported = device
        .allocator()
        .import(&BufferParams::default(), vec![1, 2])
        .unwrap();
    if let Some(imported) = &imported {
        assert_eq!(contents(imported), [1, 2]);
    }
    let statistics = device.allocator().statistics();
    assert_eq!(statistics.peak, 100);
    assert_eq!(statistics.freed, 160);
    assert_eq!(statistics.live(), imported.map_or(0, |_| 2));
}

fn allocation_beyond_memory_is_an_error(device: &dyn Device) {
    let error = device
        .allocator()
        .allocate(&BufferParams::default(), u64::MAX)
        .unwrap_err();
    assert_eq!(error.status_code(), 8);
    let params = BufferParams {
        min_alignment: 3,
        ..BufferParams::default()
    };
    let error = device.allocator().allocate(&params, 4).unwrap_err();
    assert_eq!(
        error.to_string(),
        "expected an alignment that is a power of two, found 3"
    );
}

fn the_device_knows_itself(device: &dyn Device) {
    assert_eq!(device.query("hal.device.id", device.id()), Some(1));
    assert_eq!(device.query("hal.device.id", "no-such-device"), Some(0));
    assert_eq!(device.query("no.such.category", "key"), None);
    assert_eq!(device.query("hal.executable.format", "no-such"), Some(0));
}
