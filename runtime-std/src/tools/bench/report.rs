//! The report of a benchmark run: the table and the JSON that google-benchmark users' scripts read.
//!
//! It formats measurements and takes none.

use std::fmt::Write as _;

use halcyon_runtime_core::text;
use serde::Serialize;

/// One repetition of one benchmark.
#[derive(Clone, Copy, Debug)]
pub(super) struct Measurement {
    /// Calls made.
    pub(super) iterations: u64,
    /// Wall-clock seconds a call.
    pub(super) real: f64,
    /// Seconds of CPU time a call, of all threads of the process.
    pub(super) cpu: f64,
}

/// A benchmark and its repetitions.
#[derive(Clone, Debug)]
pub(super) struct Benchmark {
    /// The name of its row.
    pub(super) name: String,
    /// One measurement a repetition.
    pub(super) repetitions: Vec<Measurement>,
}

/// The unit that times are given in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(super) enum TimeUnit {
    /// Nanoseconds.
    Ns,
    /// Microseconds.
    Us,
    /// Milliseconds.
    Ms,
    /// Seconds.
    S,
}

impl TimeUnit {
    fn name(self) -> &'static str {
        match self {
            TimeUnit::Ns => "ns",
            TimeUnit::Us => "us",
            TimeUnit::Ms => "ms",
            TimeUnit::S => "s",
        }
    }

    fn per_second(self) -> f64 {
        match self {
            TimeUnit::Ns => 1e9,
            TimeUnit::Us => 1e6,
            TimeUnit::Ms => 1e3,
            TimeUnit::S => 1.0,
        }
    }

    /// The unit in which a time has the digits that matter in front of the point.
    fn fitting(seconds: f64) -> TimeUnit {
        match seconds {
            s if s < 1e-5 => TimeUnit::Ns,
            s if s < 1e-2 => TimeUnit::Us,
            s if s < 10.0 => TimeUnit::Ms,
            _ => TimeUnit::S,
        }
    }
}

/// One row of the report.
#[derive(Clone, Debug, Serialize)]
struct Row {
    name: String,
    run_name: String,
    run_type: &'static str,
    repetitions: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    repetition_index: Option<usize>,
    threads: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    aggregate_name: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    aggregate_unit: Option<&'static str>,
    iterations: u64,
    real_time: f64,
    cpu_time: f64,
    time_unit: &'static str,
    items_per_second: f64,
}

impl Row {
    fn is_percentage(&self) -> bool {
        self.aggregate_unit == Some("percentage")
    }
}

#[derive(Serialize)]
struct Report<'a> {
    context: Context<'a>,
    benchmarks: Vec<Row>,
}

#[derive(Serialize)]
struct Context<'a> {
    executable: &'a str,
    num_cpus: usize,
    library_build_type: &'a str,
}

fn rows(benchmark: &Benchmark, unit: Option<TimeUnit>) -> Vec<Row> {
    let repetitions = &benchmark.repetitions;
    let unit = unit.unwrap_or_else(|| {
        TimeUnit::fitting(mean(
            &repetitions.iter().map(|m| m.real).collect::<Vec<_>>(),
        ))
    });
    let row = |name: String, iterations, real: f64, cpu: f64, items_per_second| Row {
        name,
        run_name: benchmark.name.clone(),
        run_type: "iteration",
        repetitions: repetitions.len(),
        repetition_index: None,
        threads: 1,
        aggregate_name: None,
        aggregate_unit: None,
        iterations,
        real_time: real * unit.per_second(),
        cpu_time: cpu * unit.per_second(),
        time_unit: unit.name(),
        items_per_second,
    };
    let mut rows: Vec<Row> = repetitions
        .iter()
        .enumerate()
        .map(|(index, m)| Row {
            repetition_index: Some(index),
            ..row(
                benchmark.name.clone(),
                m.iterations,
                m.real,
                m.cpu,
                1.0 / m.real,
            )
        })
        .collect();
    if repetitions.len() < 2 {
        return rows;
    }
    let column = |of: fn(&Measurement) -> f64| repetitions.iter().map(of).collect::<Vec<f64>>();
    let (real, cpu) = (column(|m| m.real), column(|m| m.cpu));
    let items = column(|m| 1.0 / m.real);
    for (aggregate, statistic) in [
        ("mean", mean as fn(&[f64]) -> f64),
        ("median", median),
        ("stddev", standard_deviation),
    ] {
        rows.push(Row {
            run_type: "aggregate",
            aggregate_name: Some(aggregate),
            aggregate_unit: Some("time"),
            ..row(
                format!("{}_{aggregate}", benchmark.name),
                repetitions.len() as u64,
                statistic(&real),
                statistic(&cpu),
                statistic(&items),
            )
        });
    }
    let variation = |values: &[f64]| standard_deviation(values) / mean(values);
    rows.push(Row {
        run_type: "aggregate",
        aggregate_name: Some("cv"),
        aggregate_unit: Some("percentage"),
        real_time: variation(&real),
        cpu_time: variation(&cpu),
        ..row(
            format!("{}_cv", benchmark.name),
            repetitions.len() as u64,
            0.0,
            0.0,
            variation(&items),
        )
    });
    rows
}

/// The table for people.
pub(super) fn console(benchmarks: &[Benchmark], unit: Option<TimeUnit>) -> String {
    let rows: Vec<Row> = benchmarks.iter().flat_map(|b| rows(b, unit)).collect();
    let width = rows.iter().map(|row| row.name.len()).max().unwrap_or(0);
    let width = width.max("Benchmark".len());
    let header = format!(
        "{:<width$} {:>13} {:>15} {:>12} UserCounters...",
        "Benchmark", "Time", "CPU", "Iterations"
    );
    let rule = "-".repeat(header.len());
    let mut table = format!("{rule}\n{header}\n{rule}\n");
    for row in &rows {
        let (real, cpu, unit, items) = if row.is_percentage() {
            (
                format!("{:10.2}", row.real_time * 100.0),
                format!("{:10.2}", row.cpu_time * 100.0),
                "%",
                format!("{:.2}%", row.items_per_second * 100.0),
            )
        } else {
            (
                time(row.real_time),
                time(row.cpu_time),
                row.time_unit,
                human_readable(row.items_per_second),
            )
        };
        // Writing to a string cannot fail.
        let _ = writeln!(
            table,
            "{:<width$} {real} {unit:<4} {cpu} {unit:<4} {:>10} items_per_second={items}",
            row.name, row.iterations
        );
    }
    table
}

/// The report for scripts.
pub(super) fn json(benchmarks: &[Benchmark], unit: Option<TimeUnit>) -> String {
    let report = Report {
        context: Context {
            executable: "halcyon-bench",
            num_cpus: std::thread::available_parallelism().map_or(1, usize::from),
            library_build_type: if cfg!(debug_assertions) {
                "debug"
            } else {
                "release"
            },
        },
        benchmarks: benchmarks.iter().flat_map(|b| rows(b, unit)).collect(),
    };
    // The report holds strings and numbers, which always serialize.
    serde_json::to_string_pretty(&report).unwrap_or_default()
}

fn time(value: f64) -> String {
    match value {
        v if v < 1.0 => format!("{v:10.3}"),
        v if v < 10.0 => format!("{v:10.2}"),
        v if v < 100.0 => format!("{v:10.1}"),
        v => format!("{v:10.0}"),
    }
}

/// `5304630` a second is `5.30463M/s`.
fn human_readable(value: f64) -> String {
    let (scaled, suffix) = match value {
        v if v >= 1e9 => (v / 1e9, "G"),
        v if v >= 1e6 => (v / 1e6, "M"),
        v if v >= 1e3 => (v / 1e3, "k"),
        v => (v, ""),
    };
    let mut digits = String::new();
    let _ = text::write_f64(&mut digits, scaled);
    format!("{digits}{suffix}/s")
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len() as f64
}

fn median(values: &[f64]) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let middle = sorted.len() / 2;
    if sorted.len().is_multiple_of(2) {
        mean(&sorted[middle - 1..=middle])
    } else {
        sorted[middle]
    }
}

/// Of a sample: the sum of squares is divided by one less than the count.
fn standard_deviation(values: &[f64]) -> f64 {
    let mean = mean(values);
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    (squares / (values.len() - 1) as f64).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn benchmark(reals: &[f64]) -> Benchmark {
        Benchmark {
            name: "BM_f/process_time/real_time".to_string(),
            repetitions: reals
                .iter()
                .map(|&real| Measurement {
                    iterations: 1000,
                    real,
                    cpu: real / 2.0,
                })
                .collect(),
        }
    }

    /// Column positions as google-benchmark prints them.
    #[test]
    fn rows_stand_under_their_headings() {
        let table = console(&[benchmark(&[2e-6])], Some(TimeUnit::Ms));
        let lines: Vec<&str> = table.lines().collect();
        assert_eq!(
            lines[1],
            "Benchmark                            Time             CPU   Iterations UserCounters..."
        );
        assert_eq!(
            lines[3],
            "BM_f/process_time/real_time      0.002 ms        0.001 ms         1000 \
             items_per_second=500k/s"
        );
        assert_eq!(lines[0].len(), lines[1].len());
    }

    #[test]
    fn repetitions_are_summed_up() {
        // Mean 2, median 1, deviation sqrt((1 + 1 + 4) / 2) = sqrt(3), by hand.
        let table = console(&[benchmark(&[1e-6, 1e-6, 4e-6])], None);
        let row = |suffix: &str| {
            let start = format!("BM_f/process_time/real_time_{suffix} ");
            let line = table.lines().find(|line| line.starts_with(&start));
            let words: Vec<&str> = line.unwrap().split_whitespace().collect();
            words[1..6].join(" ")
        };
        assert_eq!(row("mean"), "2000 ns 1000 ns 3");
        assert_eq!(row("median"), "1000 ns 500 ns 3");
        assert_eq!(row("stddev"), "1732 ns 866 ns 3");
        assert_eq!(row("cv"), "86.60 % 86.60 % 3");
    }

    #[test]
    fn json_has_the_fields_that_scripts_read() {
        let report = json(&[benchmark(&[2e-6, 4e-6])], Some(TimeUnit::Us));
        let report: serde_json::Value = serde_json::from_str(&report).unwrap();
        let rows = report["benchmarks"].as_array().unwrap();
        assert_eq!(rows.len(), 6);
        assert_eq!(rows[0]["name"], "BM_f/process_time/real_time");
        assert_eq!(rows[0]["real_time"], 2.0);
        assert_eq!(rows[0]["cpu_time"], 1.0);
        assert_eq!(rows[0]["time_unit"], "us");
        assert_eq!(rows[1]["repetition_index"], 1);
        assert_eq!(rows[2]["aggregate_name"], "mean");
        assert_eq!(rows[2]["real_time"], 3.0);
    }

    #[test]
    fn units_keep_the_digits_that_matter() {
        assert_eq!(TimeUnit::fitting(5e-9), TimeUnit::Ns);
        assert_eq!(TimeUnit::fitting(2e-5), TimeUnit::Us);
        assert_eq!(TimeUnit::fitting(0.5), TimeUnit::Ms);
        assert_eq!(TimeUnit::fitting(60.0), TimeUnit::S);
        assert_eq!(human_readable(5_304_630.0), "5.30463M/s");
        assert_eq!(human_readable(12.5), "12.5/s");
    }
}
