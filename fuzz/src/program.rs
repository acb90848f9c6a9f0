//! Generated programs: modules that verify and get far, over the whole instruction table.
//!
//! Bytes choose everything, so that libFuzzer steers: how many functions, their signatures, each instruction, each
//! operand. What a random choice would nearly always get wrong is made likely to be right (see [`body`](self::body)).

mod body;

use arbitrary::{Arbitrary, Result, Unstructured};
use halcyon_runtime_core::format::{DebugNames, FunctionDef, ModuleBuilder, Presence};
use halcyon_runtime_core::imports::{self, Effects};
use halcyon_runtime_core::isa::{CallValue, FunctionEncoder, TypeCode, Val};
use halcyon_runtime_core::signature::Signature;

use crate::natives::{FUZZ, WAIT};
use body::Body;

/// An export of every generated program that returns [`PROBE_RESULT`], to see whether a context still works.
pub(crate) const PROBE: &str = "probe";
/// What [`PROBE`] returns.
pub(crate) const PROBE_RESULT: i32 = 42;

/// Calling conventions of generated functions.
const CCONVS: [&str; 10] = [
    "0v_v",
    "0v_i",
    "0i_i",
    "0iI_I",
    "0fF_F",
    "0r_r",
    "0rrI_ri",
    "0iIfFr_rFfIi",
    "0iiiiiiii_v",
    "0ri_rr",
];

/// Words of value globals, and ref globals.
const GLOBAL_WORDS: u32 = 8;
const GLOBAL_REFS: u16 = 4;

/// A program, and what can be said of it beforehand.
#[derive(Debug)]
pub(crate) struct Program {
    /// The module.
    pub(crate) bytes: Vec<u8>,
    /// What can outlive a call.
    pub(crate) keeps: Keeps,
    /// What it exports, for programs that import it.
    pub(crate) exports: Vec<Exported>,
}

/// What of a program can outlive a call.
#[derive(Arbitrary, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Keeps {
    /// Nothing: no ref is stored to a global or a list.
    Nothing,
    /// What globals hold.
    Globals,
    /// Lists that hold each other too, which counts never free.
    Cycles,
}

/// An export.
#[derive(Debug)]
pub(crate) struct Exported {
    name: String,
    cconv: &'static str,
}

/// The name of a program that others import.
pub(crate) const LIBRARY: &str = "library";

/// A function that calls can name.
struct Callee {
    ordinal: u16,
    cconv: &'static str,
}

/// What bodies can name by ordinal.
struct Names {
    functions: Vec<Callee>,
    imports: Vec<Callee>,
    types: Vec<TypeCode>,
    elements: Vec<TypeCode>,
    rodata: u16,
    messages: u16,
    keeps: Keeps,
}

/// A program from bytes, called `name`, that may call what `library` exports. When bytes run out, the rest is short and
/// plain.
pub(crate) fn generate(
    u: &mut Unstructured<'_>,
    name: &str,
    library: &[Exported],
) -> Result<Program> {
    let mut m = ModuleBuilder::new(name);
    m.global(GLOBAL_WORDS);
    (0..GLOBAL_REFS).for_each(|_| {
        m.global_ref();
    });
    m.rodata(&[], 1);
    m.rodata(b"a key", 1);
    let rodata = m.rodata(&(0..64).collect::<Vec<u8>>(), 16) + 1;
    m.message("a message");
    let messages = m.message("another") + 1;
    let types = vec![
        TypeCode::ANY,
        TypeCode::BUFFER,
        TypeCode::LIST,
        TypeCode::HAL_BUFFER,
        TypeCode::HAL_BUFFER_VIEW,
        TypeCode::HAL_DEVICE,
        m.type_code("!fuzz.thing"),
    ];
    let mut elements = types.clone();
    elements.extend([TypeCode::I8, TypeCode::I16, TypeCode::I32, TypeCode::I64]);
    elements.extend([TypeCode::F32, TypeCode::F64]);

    let keeps = u.arbitrary()?;
    let count = u.int_in_range(1..=4)?;
    let mut functions = Vec::new();
    let mut defined: Vec<FunctionDef> = Vec::new();
    let mut exports = Vec::new();
    for i in 0..count {
        let cconv = *u.choose(&CCONVS)?;
        let name = match (i, cconv) {
            (0, "0v_v") if u.ratio(1, 4)? => "__init".to_owned(),
            (1, "0v_v") if u.ratio(1, 4)? => "__deinit".to_owned(),
            _ => format!("f{i}"),
        };
        let function = m.declare_function(&name, cconv);
        m.export(&name, function, &[]);
        functions.push(Callee {
            ordinal: function.ordinal(),
            cconv,
        });
        defined.push(function);
        exports.push(Exported { name, cconv });
    }
    let names = Names {
        functions,
        imports: declare_imports(&mut m, library),
        types,
        elements,
        rodata,
        messages,
        keeps,
    };
    for (function, callee) in defined.iter().zip(&names.functions) {
        let signature = signature(callee.cconv);
        let body = Body::new(u, &names, &signature).generate()?;
        m.define_function(*function, body);
    }

    let probe = m.declare_function(PROBE, "0v_i");
    m.export(PROBE, probe, &[]);
    let mut e = FunctionEncoder::new(0, 0);
    e.const_i32(Val(0), PROBE_RESULT);
    e.ret(&[CallValue::One(Val(0))]);
    let encoded = e.finish().expect("the probe is right");
    m.define_function(probe, encoded);
    let debug = if u.arbitrary()? {
        DebugNames::Keep
    } else {
        DebugNames::Strip
    };
    let bytes = m
        .write(debug)
        .unwrap_or_else(|error| panic!("the generator made what cannot be written: {error}"));
    Ok(Program {
        bytes,
        keeps,
        exports,
    })
}

/// Imports all of `hal_inline`, of [`FUZZ`] and of the library, and one that nothing provides.
fn declare_imports(m: &mut ModuleBuilder, library: &[Exported]) -> Vec<Callee> {
    let mut all: Vec<Callee> = imports::HAL_INLINE
        .functions
        .iter()
        .map(|row| Callee {
            ordinal: m.import(row),
            cconv: row.cconv,
        })
        .collect();
    for function in FUZZ.functions {
        let name = format!("{}.{}", FUZZ.name, function.name);
        let effects = if function.name == WAIT {
            Effects::Yields
        } else {
            Effects::SideEffects
        };
        let (cconv, version) = (function.cconv, FUZZ.version);
        all.push(Callee {
            ordinal: m.import_with_effects(&name, cconv, version, Presence::Required, effects),
            cconv,
        });
    }
    for Exported { name, cconv } in library {
        let name = format!("{LIBRARY}.{name}");
        all.push(Callee {
            ordinal: m.import_custom(&name, cconv, 0, Presence::Required),
            cconv,
        });
    }
    all.push(Callee {
        ordinal: m.import_custom("absent.function", "0i_i", 0, Presence::Optional),
        cconv: "0i_i",
    });
    all
}

fn signature(cconv: &str) -> Signature<'_> {
    Signature::new_checked(cconv).expect("the table holds calling conventions")
}
