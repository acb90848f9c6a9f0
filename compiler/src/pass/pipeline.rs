//! Pipelines: which passes run, on what, in which order; and their text form,
//! `builtin.module(canonicalize, util.func(cse), inline{threshold=3})`.

use std::fmt;

use super::Pass;

/// A list of passes, some of them nested under ops of a name.
#[derive(Default)]
pub struct Pipeline {
    /// What runs, in order.
    pub items: Vec<Item>,
}

/// One step of a pipeline.
pub enum Item {
    /// A pass, with its options.
    Pass {
        /// The pass.
        pass: &'static Pass,
        /// `key=value` options as written.
        arguments: Vec<(String, String)>,
    },
    /// Steps that run on each op of a name inside the current one.
    Nested {
        /// The op's full name, or `any`.
        anchor: String,
        /// What runs on each.
        items: Vec<Item>,
    },
}

/// A fault in the text of a pipeline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PipelineError {
    /// Byte offset in the text.
    pub offset: usize,
    /// What is wrong there.
    pub message: String,
}

impl fmt::Display for PipelineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "pass pipeline, column {}: {}",
            self.offset + 1,
            self.message
        )
    }
}

impl std::error::Error for PipelineError {}

impl Pipeline {
    /// A pipeline of passes by name.
    ///
    /// # Errors
    /// If there is no pass of a name.
    pub fn of_names(names: &[&str]) -> Result<Self, PipelineError> {
        let pass = |name: &&str| {
            find(name, 0).map(|pass| Item::Pass {
                pass,
                arguments: Vec::new(),
            })
        };
        Ok(Self {
            items: names.iter().map(pass).collect::<Result<_, _>>()?,
        })
    }

    /// Reads a pipeline. An outermost `builtin.module(...)` or `any(...)` stands for the module itself.
    ///
    /// # Errors
    /// On a syntax error or an unknown pass.
    pub fn parse(text: &str) -> Result<Self, PipelineError> {
        let mut reader = Reader { text, at: 0 };
        let mut items = reader.items()?;
        reader.skip_space();
        if reader.at < text.len() {
            return Err(reader.fault(format!("unexpected `{}`", &text[reader.at..])));
        }
        if let [
            Item::Nested {
                anchor,
                items: inner,
            },
        ] = items.as_mut_slice()
            && (anchor == "builtin.module" || anchor == "any")
        {
            items = std::mem::take(inner);
        }
        Ok(Self { items })
    }
}

fn find(name: &str, offset: usize) -> Result<&'static Pass, PipelineError> {
    crate::passes::find(name).ok_or_else(|| {
        let known = crate::passes::ALL.iter().copied().flatten().map(|p| p.name);
        let hint = closest(name, known)
            .map(|k| format!("; did you mean `{k}`?"))
            .unwrap_or_default();
        PipelineError {
            offset,
            message: format!("there is no pass `{name}`{hint}"),
        }
    })
}

/// The known name nearest to a misspelt one, if any is near.
pub fn closest<'a>(name: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let limit = (name.len() / 3).max(1);
    known
        .into_iter()
        .map(|k| (distance(name, k), k))
        .filter(|(d, _)| *d <= limit)
        .min()
        .map(|(_, k)| k)
}

/// Edit distance.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, ca) in a.chars().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], i + 1);
        for (j, &cb) in b.iter().enumerate() {
            let substituted = diagonal + usize::from(ca != cb);
            diagonal = row[j + 1];
            row[j + 1] = substituted.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}

struct Reader<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Reader<'t> {
    fn fault(&self, message: impl Into<String>) -> PipelineError {
        PipelineError {
            offset: self.at,
            message: message.into(),
        }
    }

    fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    fn skip_space(&mut self) {
        self.at = self.text.len() - self.rest().trim_start().len();
    }

    fn eat(&mut self, c: char) -> bool {
        self.skip_space();
        let found = self.rest().starts_with(c);
        self.at += if found { c.len_utf8() } else { 0 };
        found
    }

    fn items(&mut self) -> Result<Vec<Item>, PipelineError> {
        let mut items = Vec::new();
        loop {
            self.skip_space();
            if self.rest().is_empty() || self.rest().starts_with(')') {
                return Ok(items);
            }
            items.push(self.item()?);
            if !self.eat(',') {
                return Ok(items);
            }
        }
    }

    fn item(&mut self) -> Result<Item, PipelineError> {
        self.skip_space();
        let start = self.at;
        let end = self
            .rest()
            .find(|c: char| c.is_whitespace() || "(){},".contains(c))
            .unwrap_or(self.rest().len());
        let name = &self.rest()[..end];
        if name.is_empty() {
            return Err(self.fault("expected the name of a pass or an op"));
        }
        self.at += end;
        if self.eat('(') {
            let items = self.items()?;
            if !self.eat(')') {
                return Err(self.fault(format!("expected `)` to close `{name}(`")));
            }
            return Ok(Item::Nested {
                anchor: name.into(),
                items,
            });
        }
        let arguments = if self.eat('{') {
            self.arguments()?
        } else {
            Vec::new()
        };
        Ok(Item::Pass {
            pass: find(name, start)?,
            arguments,
        })
    }

    /// `key=value key flag}`; braces in a value nest.
    fn arguments(&mut self) -> Result<Vec<(String, String)>, PipelineError> {
        let mut arguments = Vec::new();
        loop {
            self.skip_space();
            if self.eat('}') {
                return Ok(arguments);
            }
            let mut depth = 0usize;
            let end = self.rest().find(|c: char| match c {
                '{' => {
                    depth += 1;
                    false
                }
                '}' if depth > 0 => {
                    depth -= 1;
                    false
                }
                '}' => true,
                c => depth == 0 && c.is_whitespace(),
            });
            let Some(end) = end.filter(|&end| end > 0) else {
                return Err(self.fault("expected `}` to close the options"));
            };
            let option = &self.rest()[..end];
            let (key, value) = option.split_once('=').unwrap_or((option, "true"));
            arguments.push((key.into(), value.into()));
            self.at += end;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nested_pipelines_and_options_are_read() {
        let pipeline = Pipeline::parse(
            "builtin.module(canonicalize{a=1 b={x y}}, func.func(cse, symbol-dce))",
        )
        .unwrap();
        let [
            Item::Pass { pass, arguments },
            Item::Nested { anchor, items },
        ] = &pipeline.items[..]
        else {
            panic!("expected a pass and a nested pipeline");
        };
        assert_eq!(pass.name, "canonicalize");
        assert_eq!(
            arguments,
            &[
                ("a".to_owned(), "1".to_owned()),
                ("b".to_owned(), "{x y}".to_owned())
            ]
        );
        assert_eq!((anchor.as_str(), items.len()), ("func.func", 2));
    }

    #[test]
    fn faults_say_where() {
        let fault = |text| Pipeline::parse(text).err().expect("a fault");
        assert_eq!(fault("cse, canonicalise").offset, 5);
        assert!(
            fault("cse, canonicalise")
                .message
                .contains("did you mean `canonicalize`?")
        );
        assert!(fault("func.func(cse").message.contains("expected `)`"));
        assert!(fault("cse{a=1").message.contains("expected `}`"));
        assert!(fault("cse)").message.contains("unexpected `)`"));
    }
}
