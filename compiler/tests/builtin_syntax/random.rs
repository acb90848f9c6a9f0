//! Random types, attributes and bytes: what prints reads back as itself, and nothing panics.

use halcyon_compiler::dialects;
use halcyon_compiler::ir::float;
use halcyon_compiler::ir::{FloatKind, Ir};
use halcyon_compiler::syntax::{
    ParseOptions, PrintOptions, Unregistered, attr_text, parse_attr, parse_module, print_module,
    type_text,
};
use proptest::prelude::*;

/// The text of a random type.
fn type_strategy() -> impl Strategy<Value = String> {
    let floats: Vec<String> = FloatKind::ALL
        .iter()
        .map(|k| k.keyword().to_owned())
        .collect();
    let scalar = prop_oneof![
        (1u32..130).prop_map(|w| format!("i{w}")),
        (1u32..65).prop_map(|w| format!("si{w}")),
        (1u32..65).prop_map(|w| format!("ui{w}")),
        proptest::sample::select(floats),
        Just("index".to_owned()),
        Just("!x.opaque<[4], \">\">".to_owned()),
    ];
    let dims = proptest::collection::vec(
        prop_oneof![
            Just("?".to_owned()),
            (0u32..200).prop_map(|d| d.to_string())
        ],
        0..4,
    );
    let leaf = prop_oneof![
        scalar.clone(),
        Just("none".to_owned()),
        (dims, scalar.clone()).prop_map(|(dims, element)| {
            let dims: String = dims.iter().map(|d| format!("{d}x")).collect();
            format!("tensor<{dims}{element}>")
        }),
        (
            proptest::collection::vec((1u32..9, any::<bool>()), 0..3),
            scalar
        )
            .prop_map(|(dims, element)| {
                let dims: String = dims
                    .iter()
                    .map(|(d, scalable)| {
                        if *scalable {
                            format!("[{d}]x")
                        } else {
                            format!("{d}x")
                        }
                    })
                    .collect();
                format!("vector<{dims}{element}>")
            }),
    ];
    leaf.prop_recursive(4, 24, 3, |inner| {
        let list = proptest::collection::vec(inner, 0..3);
        prop_oneof![
            list.clone()
                .prop_map(|types| format!("tuple<{}>", types.join(", "))),
            (list.clone(), list).prop_map(|(inputs, results)| {
                format!("({}) -> ({})", inputs.join(", "), results.join(", "))
            }),
        ]
    })
}

/// The text of a random attribute.
fn attr_strategy() -> impl Strategy<Value = String> {
    let leaf = prop_oneof![
        any::<i64>().prop_map(|v| v.to_string()),
        any::<i8>().prop_map(|v| format!("{v} : i8")),
        any::<u16>().prop_map(|v| format!("{v} : ui16")),
        any::<f64>().prop_map(|v| float::literal(FloatKind::F64, v.to_bits().into())),
        any::<u32>()
            .prop_map(|bits| format!("{} : f32", float::literal(FloatKind::F32, bits.into()))),
        "[ -~]{0,12}".prop_map(|s| format!("\"{}\"", s.replace('\\', "\\\\").replace('"', "\\22"))),
        "[a-z_][a-z0-9_$.]{0,6}".prop_map(|s| format!("@{s}::@\"{s} \"")),
        type_strategy(),
        Just("unit".to_owned()),
        Just("affine_map<(d0, d1)[s0] -> (d0 + s0, d1 floordiv 4)>".to_owned()),
        proptest::collection::vec(any::<i32>(), 1..5).prop_map(|v| {
            let list: Vec<String> = v.iter().map(ToString::to_string).collect();
            format!("dense<[{}]> : tensor<{}xi32>", list.join(", "), v.len())
        }),
        proptest::collection::vec(any::<u8>(), 101..130).prop_map(|v| {
            let hex: String = v.iter().map(|b| format!("{b:02X}")).collect();
            format!("dense<\"0x{hex}\"> : tensor<{}xi8>", v.len())
        }),
        proptest::collection::vec(any::<i16>(), 0..5).prop_map(|v| {
            let list: Vec<String> = v.iter().map(ToString::to_string).collect();
            let colon = if list.is_empty() { "" } else { ": " };
            format!("array<i16{colon}{}>", list.join(", "))
        }),
        (any::<u32>(), any::<u32>()).prop_map(|(l, c)| format!("loc(\"f\":{l}:{c})")),
    ];
    leaf.prop_recursive(4, 32, 4, |inner| {
        prop_oneof![
            proptest::collection::vec(inner.clone(), 0..4)
                .prop_map(|items| format!("[{}]", items.join(", "))),
            proptest::collection::btree_map("[a-z][a-z0-9]{0,4}", inner, 0..4).prop_map(
                |entries| {
                    let list: Vec<String> = entries
                        .iter()
                        .map(|(k, v)| format!("\"{k}\" = {v}"))
                        .collect();
                    format!("{{{}}}", list.join(", "))
                }
            ),
        ]
    })
}

proptest! {
    #[test]
    fn an_attribute_reads_back_as_itself(text in attr_strategy()) {
        let mut ir = Ir::new(dialects::registry());
        let attr = match parse_attr(&mut ir, &text, Unregistered::Allow) {
            Ok(attr) => attr,
            Err(errors) => return Err(TestCaseError::fail(format!("{text}: {}", errors[0]))),
        };
        let printed = attr_text(&ir, attr);
        // Interned, so that equality is identity.
        prop_assert_eq!(parse_attr(&mut ir, &printed, Unregistered::Allow), Ok(attr), "{}", printed);
    }

    #[test]
    fn no_text_panics(text in any::<String>()) {
        read(&text);
    }

    #[test]
    fn no_mixture_of_tokens_panics(
        tokens in proptest::collection::vec(
            proptest::sample::select(TOKENS),
            0..40,
        ),
        spaced in any::<bool>(),
    ) {
        read(&tokens.join(if spaced { " " } else { "" }));
    }

    #[test]
    fn no_damage_panics(text in attr_strategy(), at in any::<proptest::sample::Index>(), with in any::<char>()) {
        let mut chars: Vec<char> = text.chars().collect();
        let at = at.index(chars.len());
        chars[at] = with;
        let damaged: String = chars.iter().collect();
        read(&damaged);
        let truncated: String = chars[..at].iter().collect();
        read(&truncated);
    }
}

const TOKENS: &[&str] = &[
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    "<",
    ">",
    ",",
    ":",
    "=",
    "->",
    "::",
    "?",
    "*",
    "+",
    "-",
    "/",
    "|",
    "...",
    "{-#",
    "#-}",
    "%0",
    "%a",
    "^bb0",
    "@s",
    "@\"s\"",
    "#map",
    "#x.y",
    "!t",
    "!x.y",
    "42",
    "0x",
    "0x8xf32",
    "1.5",
    "\"s\"",
    "\"0x00\"",
    "\"",
    "tensor",
    "vector",
    "memref",
    "dense",
    "sparse",
    "array",
    "affine_map",
    "affine_set",
    "loc",
    "fused",
    "callsite",
    "at",
    "unknown",
    "i32",
    "f32",
    "index",
    "d0",
    "mod",
    "floordiv",
    "func.func",
    "module",
    "arith.addi",
    "arith.constant",
    "scf.if",
    "util.global",
    "dialect_resources",
    "builtin",
    "attributes",
    "to",
    "distinct",
    "strided",
    "offset",
    "4x4xf32",
    "x",
    "//",
    "\n",
];

/// Reads text as a file and as an attribute; prints what is accepted.
fn read(text: &str) {
    let mut ir = Ir::new(dialects::registry());
    let options = ParseOptions {
        unregistered: Unregistered::Allow,
        ..ParseOptions::default()
    };
    let (module, errors) = parse_module(&mut ir, "f.mlir", text, &options);
    match module {
        Some(module) => {
            print_module(&ir, module, &PrintOptions::default());
        }
        None => assert!(!errors.is_empty(), "a refusal says why"),
    }
    let mut ir = Ir::new(dialects::registry());
    if let Ok(attr) = parse_attr(&mut ir, text, Unregistered::Allow) {
        let printed = attr_text(&ir, attr);
        assert!(!printed.is_empty());
        if let Some(ty) = ir.type_value(attr) {
            assert_eq!(type_text(&ir, ty), printed);
        }
    }
}

#[test]
fn no_bytes_panic() {
    // Bytes that are no UTF-8 reach the parser as replacement characters; every single byte and pair is tried.
    for a in 0..=255u8 {
        for b in 0..=255u8 {
            let text = String::from_utf8_lossy(&[a, b]).into_owned();
            let mut ir = Ir::new(dialects::registry());
            let _ = parse_attr(&mut ir, &text, Unregistered::Allow);
        }
    }
}
