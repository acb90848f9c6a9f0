//! Takes measurements: finds how many calls fill the time asked for, and times them.

use std::str::FromStr;
use std::time::Instant;

use cpu_time::ProcessTime;

use super::report::Measurement;

/// When a measurement is long enough.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum MinTime {
    /// After this many seconds.
    Seconds(f64),
    /// After this many calls.
    Calls(u64),
}

/// More calls than this are never made in one go.
const MAX_CALLS: u64 = 1_000_000_000;

impl FromStr for MinTime {
    type Err = String;

    fn from_str(text: &str) -> Result<MinTime, String> {
        let expected =
            || format!("expected seconds like `0.5s` or calls like `100x`, found `{text}`");
        if let Some(calls) = text.strip_suffix('x') {
            return match calls.parse() {
                Ok(calls) if (1..=MAX_CALLS).contains(&calls) => Ok(MinTime::Calls(calls)),
                _ => Err(expected()),
            };
        }
        match text.strip_suffix('s').unwrap_or(text).parse::<f64>() {
            Ok(seconds) if seconds.is_finite() && seconds >= 0.0 => Ok(MinTime::Seconds(seconds)),
            _ => Err(expected()),
        }
    }
}

/// Measures calls that `body` makes, as many as it is told, `repetitions` times.
///
/// # Errors
///
/// The first error of `body`.
pub(super) fn measure<E>(
    min_time: MinTime,
    repetitions: u32,
    mut body: impl FnMut(u64) -> Result<(), E>,
) -> Result<Vec<Measurement>, E> {
    // The first calls fill caches and find out how many there must be; the last of them counts.
    let first = match min_time {
        MinTime::Calls(calls) => timed(calls, &mut body)?,
        MinTime::Seconds(seconds) => {
            let mut calls = 1;
            loop {
                let measurement = timed(calls, &mut body)?;
                let elapsed = measurement.real * calls as f64;
                if elapsed >= seconds || calls == MAX_CALLS {
                    break measurement;
                }
                calls = more_calls(calls, elapsed, seconds);
            }
        }
    };
    let mut measurements = vec![first];
    for _ in 1..repetitions {
        measurements.push(timed(first.iterations, &mut body)?);
    }
    Ok(measurements)
}

/// How many calls to try after `calls` took `elapsed` seconds and not `seconds`. A short try says little
/// about the long run, so that it grows at most tenfold.
fn more_calls(calls: u64, elapsed: f64, seconds: f64) -> u64 {
    let wanted = 1.4 * seconds / elapsed.max(1e-9);
    let growth = if elapsed / seconds > 0.1 {
        wanted
    } else {
        wanted.min(10.0)
    };
    let next = (calls as f64 * growth).ceil() as u64;
    next.clamp(calls + 1, MAX_CALLS)
}

fn timed<E>(calls: u64, body: &mut impl FnMut(u64) -> Result<(), E>) -> Result<Measurement, E> {
    let cpu = ProcessTime::now();
    let real = Instant::now();
    body(calls)?;
    let real = real.elapsed();
    let cpu = cpu.elapsed();
    Ok(Measurement {
        iterations: calls,
        real: real.as_secs_f64() / calls as f64,
        cpu: cpu.as_secs_f64() / calls as f64,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_seconds_or_calls() {
        assert_eq!("0.05s".parse(), Ok(MinTime::Seconds(0.05)));
        assert_eq!("2".parse(), Ok(MinTime::Seconds(2.0)));
        assert_eq!("100x".parse(), Ok(MinTime::Calls(100)));
        for text in ["", "x", "0x", "-1s", "nan", "fast", "9999999999999x"] {
            let error = text.parse::<MinTime>().unwrap_err();
            assert!(error.ends_with(&format!("found `{text}`")), "{error}");
        }
    }

    #[test]
    fn calls_grow_until_the_time_is_filled() {
        // A tenth of the time or less: at most tenfold.
        assert_eq!(more_calls(1, 1e-6, 0.5), 10);
        // More than a tenth: straight to the time and four tenths over.
        assert_eq!(more_calls(1000, 0.25, 0.5), 2800);
        assert_eq!(more_calls(MAX_CALLS - 1, 1e-9, 0.5), MAX_CALLS);
    }

    #[test]
    fn every_repetition_makes_the_same_calls() {
        let mut calls = 0;
        let measurements = measure(MinTime::Calls(7), 3, |count| {
            calls += count;
            Ok::<(), ()>(())
        })
        .unwrap();
        assert_eq!(calls, 21);
        assert!(measurements.iter().all(|m| m.iterations == 7));
        assert_eq!(
            measure(MinTime::Calls(7), 3, |_| Err("no")).unwrap_err(),
            "no"
        );
        let measurements = measure(MinTime::Seconds(0.0), 1, |_| Ok::<(), ()>(())).unwrap();
        assert_eq!(measurements[0].iterations, 1);
    }
}
