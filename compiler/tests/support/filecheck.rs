//! A small reader of `CHECK` lines: does a text hold what a test file says, in that order?
//!
//! `CHECK`, `CHECK-NEXT`, `CHECK-SAME`, `CHECK-NOT`, `CHECK-DAG`, `CHECK-LABEL`, `CHECK-EMPTY`, under any prefix;
//! `{{regex}}`, `[[NAME:regex]]`, `[[NAME]]`. Runs of blanks match runs of blanks.

use std::collections::HashMap;

use regex::Regex;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Plain,
    Next,
    Same,
    Not,
    Dag,
    Label,
    Empty,
}

struct Directive {
    kind: Kind,
    pattern: String,
    line: usize,
}

/// Checks `output` against the `prefix` lines of `test`. The error says which line fails and where the search
/// began.
pub(crate) fn check(test: &str, prefix: &str, output: &str) -> Result<(), String> {
    let directives = directives(test, prefix);
    if directives.is_empty() {
        return Err(format!("the test has no `{prefix}` line"));
    }
    let text = squeeze(output);
    let mut matcher = Matcher {
        text: &text,
        variables: HashMap::new(),
    };
    // Labels cut the text into pieces first; the lines between two labels match between them only.
    let mut start = 0;
    let mut rest = &directives[..];
    while !rest.is_empty() {
        let body_start = usize::from(rest[0].kind == Kind::Label);
        let next = rest[body_start..]
            .iter()
            .position(|d| d.kind == Kind::Label)
            .map_or(rest.len(), |i| i + body_start);
        let (block, tail) = rest.split_at(next);
        let mut from = start;
        if block[0].kind == Kind::Label {
            from = matcher.find(&block[0], start, text.len())?.1;
        }
        let end = match tail.first() {
            Some(label) => matcher.find(label, from, text.len())?.0,
            None => text.len(),
        };
        matcher.block(&block[body_start..], from, end)?;
        (start, rest) = (end, tail);
    }
    Ok(())
}

fn directives(test: &str, prefix: &str) -> Vec<Directive> {
    let kinds = [
        ("-NEXT:", Kind::Next),
        ("-SAME:", Kind::Same),
        ("-NOT:", Kind::Not),
        ("-DAG:", Kind::Dag),
        ("-LABEL:", Kind::Label),
        ("-EMPTY:", Kind::Empty),
        (":", Kind::Plain),
    ];
    let mut found = Vec::new();
    for (number, line) in (1..).zip(test.lines()) {
        let Some(comment) = line.find("//").map(|at| &line[at + 2..]) else {
            continue;
        };
        let Some(rest) = comment.trim_start().strip_prefix(prefix) else {
            continue;
        };
        let hit = kinds
            .iter()
            .find_map(|&(suffix, kind)| Some((kind, rest.strip_prefix(suffix)?)));
        if let Some((kind, pattern)) = hit {
            found.push(Directive {
                kind,
                pattern: squeeze(pattern.trim()),
                line: number,
            });
        }
    }
    found
}

/// The text with every run of blanks as one space.
fn squeeze(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        let blank = matches!(c, ' ' | '\t');
        if !blank {
            out.push(c);
        } else if !out.ends_with(' ') {
            out.push(' ');
        }
    }
    out
}

struct Matcher<'t> {
    text: &'t str,
    variables: HashMap<String, String>,
}

impl Matcher<'_> {
    /// Matches the lines of a block within `from..end`.
    fn block(&mut self, lines: &[Directive], mut from: usize, end: usize) -> Result<(), String> {
        let mut refused: Vec<&Directive> = Vec::new();
        let mut at = 0;
        while at < lines.len() {
            let line = &lines[at];
            match line.kind {
                Kind::Not => refused.push(line),
                Kind::Dag => {
                    let count = lines[at..]
                        .iter()
                        .take_while(|d| d.kind == Kind::Dag)
                        .count();
                    let (first, last) = self.dag(&lines[at..at + count], from, end)?;
                    self.refuse(&mut refused, from, first)?;
                    from = last;
                    at += count;
                    continue;
                }
                _ => {
                    let (start, stop) = self.find(line, from, end)?;
                    self.check_gap(line, from, start)?;
                    self.refuse(&mut refused, from, start)?;
                    from = stop;
                }
            }
            at += 1;
        }
        self.refuse(&mut refused, from, end)
    }

    /// Matches a group of `-DAG` lines in any order, without overlap.
    fn dag(
        &mut self,
        lines: &[Directive],
        from: usize,
        end: usize,
    ) -> Result<(usize, usize), String> {
        let mut taken: Vec<(usize, usize)> = Vec::new();
        for line in lines {
            let mut search = from;
            let hit = loop {
                let hit = self.find(line, search, end)?;
                match taken.iter().find(|t| hit.0 < t.1 && t.0 < hit.1) {
                    Some(overlap) => search = overlap.1,
                    None => break hit,
                }
            };
            taken.push(hit);
        }
        let first = taken.iter().map(|t| t.0).min().unwrap_or(from);
        let last = taken.iter().map(|t| t.1).max().unwrap_or(from);
        Ok((first, last))
    }

    /// The first match of a line in `from..end`; binds its variables.
    fn find(
        &mut self,
        line: &Directive,
        from: usize,
        end: usize,
    ) -> Result<(usize, usize), String> {
        let (pattern, names) = self.compile(line)?;
        let window = &self.text[from..end];
        let Some(captures) = pattern.captures(window) else {
            let near: String = window.lines().take(8).collect::<Vec<_>>().join("\n");
            return Err(format!(
                "line {}: `{}` is not found in:\n{near}",
                line.line, line.pattern
            ));
        };
        for (i, name) in names.iter().enumerate() {
            if let Some(value) = captures.get(i + 1) {
                self.variables
                    .insert(name.clone(), value.as_str().to_owned());
            }
        }
        let whole = captures.get(0).expect("group 0 is the match");
        Ok((from + whole.start(), from + whole.end()))
    }

    fn check_gap(&self, line: &Directive, from: usize, start: usize) -> Result<(), String> {
        let breaks = self.text[from..start].matches('\n').count();
        let fits = match line.kind {
            Kind::Next => breaks == 1,
            Kind::Same => breaks == 0,
            _ => true,
        };
        if fits {
            return Ok(());
        }
        let wanted = if line.kind == Kind::Next {
            "on the next line"
        } else {
            "on the same line"
        };
        Err(format!(
            "line {}: `{}` is found, but not {wanted}",
            line.line, line.pattern
        ))
    }

    fn refuse(
        &mut self,
        refused: &mut Vec<&Directive>,
        from: usize,
        to: usize,
    ) -> Result<(), String> {
        for line in refused.drain(..) {
            if self.find(line, from, to).is_ok() {
                return Err(format!(
                    "line {}: `{}` is found, and should not be",
                    line.line, line.pattern
                ));
            }
        }
        Ok(())
    }

    /// The line as a regular expression, and the names of its capture groups.
    fn compile(&self, line: &Directive) -> Result<(Regex, Vec<String>), String> {
        let mut source = String::from("(?m)");
        let mut names: Vec<String> = Vec::new();
        if line.kind == Kind::Empty {
            source.push_str(r"\n[ ]?$");
        }
        let mut rest = line.pattern.as_str();
        while let Some(at) = [rest.find("{{"), rest.find("[[")]
            .into_iter()
            .flatten()
            .min()
        {
            source.push_str(&regex::escape(&rest[..at]));
            let (close, is_regex) = if rest[at..].starts_with("{{") {
                ("}}", true)
            } else {
                ("]]", false)
            };
            let body_start = at + 2;
            let Some(mut length) = rest[body_start..].find(close) else {
                return Err(format!("line {}: `{close}` is missing", line.line));
            };
            // The last of several closing brackets ends a definition; those before belong to its pattern.
            let defines = is_regex || rest[body_start..body_start + length].contains(':');
            while defines && rest[body_start + length + 1..].starts_with(close) {
                length += 1;
            }
            let body = &rest[body_start..body_start + length];
            rest = &rest[body_start + length + 2..];
            if is_regex {
                source.push_str(&format!("(?:{body})"));
                continue;
            }
            match body.split_once(':') {
                Some((name, pattern)) => {
                    names.push(name.trim_start_matches('$').to_owned());
                    source.push_str(&format!("({pattern})"));
                }
                None => {
                    let name = body.trim_start_matches('$');
                    if names.iter().any(|n| n == name) {
                        // A use on the line of its definition would need back references.
                        return Err(format!(
                            "line {}: `{name}` is defined and used on one line",
                            line.line
                        ));
                    }
                    let Some(value) = self.variables.get(name) else {
                        return Err(format!("line {}: `{name}` is not defined", line.line));
                    };
                    source.push_str(&regex::escape(value));
                }
            }
        }
        source.push_str(&regex::escape(rest));
        match Regex::new(&source) {
            Ok(pattern) => Ok((pattern, names)),
            Err(error) => Err(format!("line {}: {error}", line.line)),
        }
    }
}
