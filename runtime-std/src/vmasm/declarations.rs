//! What a text declares: the module, its imports, exports, data, state and function signatures.

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};

use halcyon_runtime_core::format::{FunctionDef, ModuleBuilder, Presence};
use halcyon_runtime_core::imports::Effects;
use halcyon_runtime_core::signature::{Kind, Part, Signature, element_kinds};

use super::AssembleError;
use super::cursor::{Cursor, Register};

/// The alignment of a rodata segment whose text names none: typed loads want their data aligned.
const DEFAULT_ALIGNMENT: u32 = 16;

/// A function and the lines of its body.
#[derive(Debug)]
pub(super) struct Function<'t> {
    pub(super) name: Cow<'t, str>,
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

/// Everything that bodies may name.
#[derive(Debug, Default)]
pub(super) struct Declarations<'t> {
    pub(super) functions: Vec<Function<'t>>,
    pub(super) imports: HashMap<Cow<'t, str>, Import<'t>>,
    /// Word offsets of the value globals that have names.
    pub(super) globals: HashMap<Cow<'t, str>, u32>,
    /// Words of value globals that are declared.
    pub(super) global_words: u32,
    /// Ref globals that are declared.
    pub(super) global_refs: u16,
    /// The locations that `.loc[N]` names, as the module numbers them.
    pub(super) locations: Vec<u32>,
    /// Whether the module carries no debug section and no messages.
    pub(super) stripped: bool,
}

/// The module of `vm.module @name version N`, which must come first.
pub(super) fn module_builder(lines: &[Cursor<'_>]) -> Result<ModuleBuilder, AssembleError> {
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
    let mut module = ModuleBuilder::new(&name);
    if !line.is_blank() {
        line.expect("version")?;
        module.set_version(line.index()?);
    }
    line.expect_end()?;
    Ok(module)
}

/// The names that yieldable calls call: an import among them may suspend, whether it says so or not.
fn yieldable_callees<'t>(lines: &[Cursor<'t>]) -> HashSet<Cow<'t, str>> {
    let callee = |line: &Cursor<'t>| {
        let mut line = *line;
        let mnemonic = line.mnemonic();
        let yieldable = matches!(mnemonic, "vm.call.yieldable" | "vm.call.variadic.yieldable");
        yieldable.then(|| line.symbol().ok()).flatten()
    };
    lines.iter().filter_map(callee).collect()
}

impl<'t> Declarations<'t> {
    pub(super) fn read(
        lines: &[Cursor<'t>],
        module: &mut ModuleBuilder,
    ) -> Result<Declarations<'t>, AssembleError> {
        let mut declarations = Declarations::default();
        let mut exports = Vec::new();
        let yieldable = yieldable_callees(lines);
        let mut lines = lines.iter().skip(1);
        while let Some(line) = lines.next() {
            let mut cursor = *line;
            match cursor.mnemonic() {
                // A type that the instruction set knows has its number already.
                "vm.type" => {
                    module.type_code(cursor.rest());
                }
                "vm.message" => message(cursor, module)?,
                "vm.loc" => declarations.location(cursor, module)?,
                "vm.debug" => {
                    cursor.expect("stripped")?;
                    cursor.expect_end()?;
                    declarations.stripped = true;
                }
                "vm.import" => declarations.import(cursor, &yieldable, module)?,
                "vm.rodata" => rodata(cursor, module)?,
                "vm.state" => declarations.state(cursor)?,
                "vm.global.i32" | "vm.global.f32" => declarations.global(cursor, 1)?,
                "vm.global.i64" | "vm.global.f64" => declarations.global(cursor, 2)?,
                "vm.export" => exports.push(Export::read(cursor)?),
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
                    if declarations
                        .functions
                        .iter()
                        .any(|f| f.name == function.name)
                    {
                        return Err(line.error(format!("a second function `@{}`", function.name)));
                    }
                    declarations.functions.push(function);
                }
                directive => return Err(line.error(format!("unknown directive `{directive}`"))),
            }
        }
        for export in exports {
            declarations.export(&export, module)?;
        }
        Ok(declarations)
    }

    /// `[optional] @module.function cconv "0i_i" [version N] [nosideeffects | yields]`
    fn import(
        &mut self,
        mut cursor: Cursor<'t>,
        yieldable: &HashSet<Cow<'t, str>>,
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
        // Kept from the text and not from the copy, so that it lives as long as the text.
        let convention = at
            .rest()
            .strip_prefix('"')
            .and_then(|text| text.get(..convention.len()));
        let Some(signature) = convention.and_then(Signature::new_checked) else {
            return Err(at.expected("a calling convention like \"0ii_i\""));
        };
        let minimum_version = if cursor.eat("version") {
            cursor.index()?
        } else {
            0
        };
        let effects = match cursor.rest() {
            "" if yieldable.contains(&name) => Effects::Yields,
            "" => Effects::SideEffects,
            "nosideeffects" => Effects::NoSideEffects,
            "yields" => Effects::Yields,
            _ => return Err(cursor.expected("`version N`, `nosideeffects` or `yields`")),
        };
        let ordinal = module.import_with_effects(
            &name,
            signature.as_str(),
            minimum_version,
            presence,
            effects,
        );
        self.imports.insert(name, Import { ordinal, signature });
        Ok(())
    }

    /// `12 bytes, 3 refs`: at least this much state, whatever of it the bodies name.
    fn state(&mut self, mut cursor: Cursor<'t>) -> Result<(), AssembleError> {
        let at = cursor;
        let bytes: u32 = cursor.index()?;
        if !bytes.is_multiple_of(4) {
            return Err(at.error("expected a number of bytes that is a multiple of 4"));
        }
        cursor.expect("bytes")?;
        cursor.expect(",")?;
        self.global_words = bytes / 4;
        self.global_refs = cursor.index()?;
        cursor.expect("refs")?;
        cursor.expect_end()
    }

    /// `[private] [mutable] @name [= 0 : i32]`
    fn global(&mut self, mut cursor: Cursor<'t>, words: u32) -> Result<(), AssembleError> {
        while !cursor.rest().starts_with('@') {
            match cursor.word() {
                "private" | "public" | "mutable" => {}
                _ => return Err(cursor.expected("a name like `@g`")),
            }
        }
        let name = cursor.symbol()?;
        if cursor.eat("=") {
            let at = cursor;
            if cursor.float64()? != 0 {
                return Err(at.error("expected `0`: other values are stored by `@__init`"));
            }
            cursor.expect(":")?;
            cursor.type_name();
        }
        cursor.expect_end()?;
        // Two words lie at an even offset, as the compiler places them.
        let offset = self.global_words.next_multiple_of(words);
        self.global_words = offset + words;
        self.globals.insert(name, offset);
        Ok(())
    }

    /// `[N] = "file":line:column`
    fn location(
        &mut self,
        mut cursor: Cursor<'t>,
        module: &mut ModuleBuilder,
    ) -> Result<(), AssembleError> {
        cursor.expect("[")?;
        let at = cursor;
        if cursor.index::<usize>()? != self.locations.len() {
            return Err(at.error("expected locations in order from 0"));
        }
        cursor.expect("]")?;
        cursor.expect("=")?;
        let file = cursor.string()?;
        cursor.expect(":")?;
        let line = cursor.index()?;
        cursor.expect(":")?;
        let column = cursor.index()?;
        cursor.expect_end()?;
        self.locations.push(module.location(&file, line, column));
        Ok(())
    }

    fn export(&self, export: &Export<'t>, module: &mut ModuleBuilder) -> Result<(), AssembleError> {
        let function = self.functions.iter().find(|f| f.name == export.function);
        let Some(function) = function else {
            return Err(export
                .at
                .error(format!("no function `@{}` to export", export.function)));
        };
        let attributes: Vec<(&str, &str)> = export
            .attributes
            .iter()
            .map(|(key, value)| (key.as_str(), value.as_str()))
            .collect();
        module.export(&export.name, function.definition, &attributes);
        Ok(())
    }
}

/// `@name [= @function] [{key = "value", ...}]`
struct Export<'t> {
    name: Cow<'t, str>,
    function: Cow<'t, str>,
    attributes: Vec<(String, String)>,
    at: Cursor<'t>,
}

impl<'t> Export<'t> {
    fn read(mut cursor: Cursor<'t>) -> Result<Export<'t>, AssembleError> {
        let mut at = cursor;
        let name = cursor.symbol()?;
        let function = if cursor.eat("=") {
            at = cursor;
            cursor.symbol()?
        } else {
            name.clone()
        };
        let mut attributes = Vec::new();
        if cursor.eat("{") {
            while !cursor.eat("}") {
                if !attributes.is_empty() {
                    cursor.expect(",")?;
                }
                let key = if cursor.rest().starts_with('"') {
                    cursor.string()?
                } else {
                    cursor.word().to_string()
                };
                cursor.expect("=")?;
                attributes.push((key, cursor.string()?));
            }
        }
        cursor.expect_end()?;
        Ok(Export {
            name,
            function,
            attributes,
            at,
        })
    }
}

/// `[N] = "text"`
fn message(mut cursor: Cursor<'_>, module: &mut ModuleBuilder) -> Result<(), AssembleError> {
    cursor.expect("[")?;
    let at = cursor;
    let number: u16 = cursor.index()?;
    cursor.expect("]")?;
    cursor.expect("=")?;
    let text = cursor.string()?;
    cursor.expect_end()?;
    if module.message(&text) == number {
        Ok(())
    } else {
        Err(at.error("expected messages in order from 0, each once"))
    }
}

/// `[N] [align A] = hex bytes`
fn rodata(mut cursor: Cursor<'_>, module: &mut ModuleBuilder) -> Result<(), AssembleError> {
    cursor.expect("[")?;
    let at = cursor;
    let ordinal: u16 = cursor.index()?;
    cursor.expect("]")?;
    let mut alignment = DEFAULT_ALIGNMENT;
    if cursor.eat("align") {
        let at = cursor;
        alignment = cursor.index()?;
        if !alignment.is_power_of_two() {
            return Err(at.error("expected a power of two"));
        }
    }
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
    if module.rodata(&bytes, alignment) == ordinal {
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
        definition: module.declare_function(&name, &convention),
        name,
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
        name if name.starts_with('!') => Ok(Kind::Ref),
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
