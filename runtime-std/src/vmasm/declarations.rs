//! What a text declares: the module, its imports, exports, rodata and function signatures.

use std::collections::HashMap;

use halcyon_runtime_core::format::{FunctionDef, ModuleBuilder, Presence};
use halcyon_runtime_core::signature::{Kind, Part, Signature, element_kinds};

use super::AssembleError;
use super::cursor::{Cursor, Register};

/// A function and the lines of its body.
#[derive(Debug)]
pub(super) struct Function<'t> {
    pub(super) name: &'t str,
    pub(super) definition: FunctionDef,
    pub(super) arguments: Vec<Kind>,
    pub(super) results: Vec<Kind>,
    pub(super) body: Vec<Cursor<'t>>,
}

/// An import, and what its calls pass.
#[derive(Debug)]
pub(super) struct Import<'t> {
    pub(super) ordinal: u16,
    pub(super) signature: Signature<'t>,
}

/// Everything that calls may name.
#[derive(Debug, Default)]
pub(super) struct Declarations<'t> {
    pub(super) functions: Vec<Function<'t>>,
    pub(super) imports: HashMap<&'t str, Import<'t>>,
}

/// The name in `vm.module @name version N`, which must come first.
pub(super) fn module_name<'t>(lines: &[Cursor<'t>]) -> Result<&'t str, AssembleError> {
    let Some(mut line) = lines.first().copied() else {
        return Err(AssembleError {
            line: 1,
            column: 1,
            message: "expected `vm.module @name version N`, found nothing".to_string(),
        });
    };
    if !line.eat("vm.module ") {
        return Err(line.error("expected `vm.module`"));
    }
    let name = line.symbol()?;
    line.expect("version")?;
    line.integer()?;
    line.expect_end()?;
    Ok(name)
}

impl<'t> Declarations<'t> {
    pub(super) fn read(
        lines: &[Cursor<'t>],
        module: &mut ModuleBuilder,
    ) -> Result<Declarations<'t>, AssembleError> {
        let mut declarations = Declarations::default();
        let mut exports: Vec<(&str, Cursor<'t>)> = Vec::new();
        let mut lines = lines.iter().skip(1);
        while let Some(line) = lines.next() {
            let mut cursor = *line;
            match cursor.mnemonic() {
                // Types are written where they are used; the table is the encoder's.
                "vm.type" => {}
                "vm.import" => declarations.import(cursor, module)?,
                "vm.rodata" => rodata(cursor, module)?,
                "vm.export" => {
                    let at = cursor;
                    exports.push((cursor.symbol()?, at));
                    cursor.expect_end()?;
                }
                "vm.func" => {
                    let mut function = function(cursor, module)?;
                    loop {
                        match lines.next() {
                            Some(line) if line.rest() == "}" => break,
                            Some(line) => function.body.push(*line),
                            None => {
                                return Err(line.error(format!(
                                    "expected `}}` at the end of `{}`, found the end of the text",
                                    function.name
                                )));
                            }
                        }
                    }
                    declarations.functions.push(function);
                }
                directive => return Err(line.error(format!("unknown directive `{directive}`"))),
            }
        }
        for (name, at) in exports {
            match declarations.functions.iter().find(|f| f.name == name) {
                Some(function) => module.export(name, function.definition, &[]),
                None => return Err(at.error(format!("no function `@{name}` to export"))),
            }
        }
        Ok(declarations)
    }

    /// `[optional] @module.function cconv "0i_i"`
    fn import(
        &mut self,
        mut cursor: Cursor<'t>,
        module: &mut ModuleBuilder,
    ) -> Result<(), AssembleError> {
        let presence = if cursor.eat("optional ") {
            Presence::Optional
        } else {
            Presence::Required
        };
        let name = cursor.symbol()?;
        cursor.expect("cconv")?;
        let at = cursor;
        let convention = cursor.string()?;
        cursor.expect_end()?;
        // Kept from the text and not from the copy, so that it lives as long as the text.
        let convention = at.rest().trim_matches('"').get(..convention.len());
        let Some(signature) = convention.and_then(Signature::new_checked) else {
            return Err(at.expected("a calling convention like \"0ii_i\""));
        };
        let ordinal = module.import_custom(name, signature.as_str(), 0, presence);
        self.imports.insert(name, Import { ordinal, signature });
        Ok(())
    }
}

/// `[N] = hex bytes`
fn rodata(mut cursor: Cursor<'_>, module: &mut ModuleBuilder) -> Result<(), AssembleError> {
    cursor.expect("[")?;
    let at = cursor;
    let ordinal: u16 = cursor.index()?;
    cursor.expect("]")?;
    cursor.expect("=")?;
    let hex = cursor.rest().as_bytes();
    let digit = |byte: u8| char::from(byte).to_digit(16);
    let bytes: Option<Vec<u8>> = hex
        .chunks(2)
        .map(|pair| match *pair {
            [high, low] => Some((digit(high)? << 4 | digit(low)?) as u8),
            _ => None,
        })
        .collect();
    let Some(bytes) = bytes else {
        return Err(cursor.expected("hexadecimal bytes"));
    };
    // Typed loads want their data aligned; the text does not say what it is.
    if module.rodata(&bytes, 16) == ordinal {
        Ok(())
    } else {
        Err(at.error("expected rodata segments in order from 0"))
    }
}

/// `@name(%i0: i32, ...) -> (i32, ...) {`
fn function<'t>(
    mut cursor: Cursor<'t>,
    module: &mut ModuleBuilder,
) -> Result<Function<'t>, AssembleError> {
    let name = cursor.symbol()?;
    cursor.expect("(")?;
    let (mut values, mut refs) = (0, 0);
    let mut arguments = Vec::new();
    while !cursor.eat(")") {
        if !arguments.is_empty() {
            cursor.expect(",")?;
        }
        let at = cursor;
        let register = cursor.register()?;
        cursor.expect(":")?;
        let kind = kind(&mut cursor)?;
        let in_order = match (register, kind) {
            (Register::One(val), Kind::I32 | Kind::F32)
            | (Register::Pair(val), Kind::I64 | Kind::F64) => val.0 == values,
            (Register::Ref(reference), Kind::Ref) => reference.reg.0 == refs,
            _ => false,
        };
        if !in_order {
            return Err(at.error("expected arguments in the registers of their banks from 0 up"));
        }
        values += kind.slots();
        refs += u16::from(kind == Kind::Ref);
        arguments.push(kind);
    }
    cursor.expect("->")?;
    cursor.expect("(")?;
    let mut results = Vec::new();
    while !cursor.eat(")") {
        if !results.is_empty() {
            cursor.expect(",")?;
        }
        results.push(kind(&mut cursor)?);
    }
    cursor.expect("{")?;
    cursor.expect_end()?;
    let letters = |kinds: &[Kind]| -> String {
        if kinds.is_empty() {
            "v".to_string()
        } else {
            kinds.iter().map(|kind| kind.letter()).collect()
        }
    };
    let convention = format!("0{}_{}", letters(&arguments), letters(&results));
    Ok(Function {
        name,
        definition: module.declare_function(name, &convention),
        arguments,
        results,
        body: Vec::new(),
    })
}

fn kind(cursor: &mut Cursor<'_>) -> Result<Kind, AssembleError> {
    let at = *cursor;
    match cursor.type_name() {
        "i32" => Ok(Kind::I32),
        "i64" => Ok(Kind::I64),
        "f32" => Ok(Kind::F32),
        "f64" => Ok(Kind::F64),
        name if name.starts_with("!vm.") => Ok(Kind::Ref),
        name => Err(at.error(format!("unknown type `{name}`"))),
    }
}

/// The kinds of the arguments that a call of an import passes, given the element count of each span.
pub(super) fn flattened(signature: &Signature<'_>, spans: &[u16]) -> Vec<Kind> {
    let mut spans = spans.iter();
    let mut kinds = Vec::new();
    for part in signature.args() {
        match part {
            Part::One(kind) => kinds.push(kind),
            Part::Span(element) => {
                for _ in 0..spans.next().copied().unwrap_or(0) {
                    kinds.extend(element_kinds(element));
                }
            }
        }
    }
    kinds
}
