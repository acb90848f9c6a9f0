//! Runs child processes, says which, and turns their failures into errors. It must not know what they do.

use crate::output;
use anyhow::{Context as _, Result, bail};
use std::io::{BufRead as _, BufReader, Read, Write as _};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// How often a child with a time limit is asked whether it has ended.
const POLL: Duration = Duration::from_millis(10);

/// Announces a step; its children's output follows.
pub(crate) fn step(what: &str) {
    output::line(format_args!("==> {what}"));
    // Children write to the same stream, unbuffered by us.
    let _ = std::io::stdout().flush();
}

/// Runs `command` with its output shown.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    command.stdin(Stdio::null());
    let status = command
        .status()
        .with_context(|| format!("cannot start `{}`", shown(command)))?;
    check(command, status)
}

/// Runs `command` with its output shown, and hands each line of its standard output to `see` too.
/// The status is the caller's to judge.
pub(crate) fn run_watched(command: &mut Command, mut see: impl FnMut(&str)) -> Result<ExitStatus> {
    let mut child = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot start `{}`", shown(command)))?;
    if let Some(stdout) = child.stdout.take() {
        for line in BufReader::new(stdout).lines() {
            let line =
                line.with_context(|| format!("unreadable output of `{}`", shown(command)))?;
            output::line(format_args!("{line}"));
            see(&line);
        }
    }
    child
        .wait()
        .with_context(|| format!("lost `{}`", shown(command)))
}

/// Runs `command` and returns its standard output; its standard error is part of the error.
pub(crate) fn capture(command: &mut Command) -> Result<String> {
    let output = command
        .stdin(Stdio::null())
        .output()
        .with_context(|| format!("cannot start `{}`", shown(command)))?;
    if !output.status.success() {
        bail!(
            "`{}` failed ({})\n{}",
            shown(command),
            output.status,
            String::from_utf8_lossy(&output.stderr).trim_end()
        );
    }
    String::from_utf8(output.stdout)
        .with_context(|| format!("`{}` did not print text", shown(command)))
}

/// What a child with a time limit left behind.
pub(crate) struct Finished {
    /// Its exit status.
    pub(crate) status: ExitStatus,
    /// Its standard output.
    pub(crate) stdout: String,
    /// Its standard error.
    pub(crate) stderr: String,
}

/// Runs `command` for at most `limit`, then ends it.
pub(crate) fn run_limited(command: &mut Command, limit: Duration) -> Result<Finished> {
    let mut child = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot start `{}`", shown(command)))?;
    // Each stream needs a reader of its own, or the child blocks once a pipe is full.
    let stdout = child
        .stdout
        .take()
        .map(|stream| thread::spawn(move || read(stream)));
    let stderr = child
        .stderr
        .take()
        .map(|stream| thread::spawn(move || read(stream)));
    let status = wait(&mut child, limit);
    let text = |reader: Option<thread::JoinHandle<String>>| {
        reader
            .and_then(|reader| reader.join().ok())
            .unwrap_or_default()
    };
    let (stdout, stderr) = (text(stdout), text(stderr));
    match status.with_context(|| format!("lost `{}`", shown(command)))? {
        Some(status) => Ok(Finished {
            status,
            stdout,
            stderr,
        }),
        None => bail!(
            "`{}` did not end within {} s; it printed:\n{stdout}{stderr}",
            shown(command),
            limit.as_secs()
        ),
    }
}

/// Waits for `child`, which is ended after `limit`: then `None`.
fn wait(child: &mut Child, limit: Duration) -> std::io::Result<Option<ExitStatus>> {
    let start = Instant::now();
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        if start.elapsed() > limit {
            child.kill()?;
            child.wait()?;
            return Ok(None);
        }
        thread::sleep(POLL);
    }
}

fn read(mut stream: impl Read) -> String {
    let mut bytes = Vec::new();
    let _ = stream.read_to_end(&mut bytes);
    String::from_utf8_lossy(&bytes).into_owned()
}

fn check(command: &Command, status: ExitStatus) -> Result<()> {
    if status.success() {
        return Ok(());
    }
    bail!("`{}` failed ({status})", shown(command))
}

/// `command` as a person would type it.
pub(crate) fn shown(command: &Command) -> String {
    let mut text = command.get_program().to_string_lossy().into_owned();
    for arg in command.get_args() {
        let arg = arg.to_string_lossy();
        text.push(' ');
        if arg.contains([' ', '"', '*']) {
            text.push('\'');
            text.push_str(&arg);
            text.push('\'');
        } else {
            text.push_str(&arg);
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{run_limited, shown};
    use std::process::Command;
    use std::time::{Duration, Instant};

    #[test]
    fn a_child_past_its_limit_is_ended() {
        let start = Instant::now();
        let result = run_limited(Command::new("sleep").arg("30"), Duration::from_millis(50));
        assert!(result.is_err());
        assert!(start.elapsed() < Duration::from_secs(10));
    }

    #[test]
    fn output_and_status_are_kept() {
        let finished = run_limited(
            Command::new("sh").args(["-c", "echo out; echo err >&2; exit 3"]),
            Duration::from_secs(10),
        )
        .unwrap();
        assert_eq!(finished.status.code(), Some(3));
        assert_eq!((&*finished.stdout, &*finished.stderr), ("out\n", "err\n"));
    }

    #[test]
    fn words_with_spaces_are_quoted() {
        let mut command = Command::new("tool");
        command.args(["--input=4xf32=1 2", "plain"]);
        assert_eq!(shown(&command), "tool '--input=4xf32=1 2' plain");
    }
}
