//! What is said about types and attributes that are wrong.

use halcyon_compiler::dialects;
use halcyon_compiler::ir::Ir;
use halcyon_compiler::ir::verify::verify;
use halcyon_compiler::syntax::{
    ParseOptions, PrintOptions, Unregistered, parse_attr, parse_module, print_module,
};

const LIMIT: usize = 256;

/// `line:column+length message` of the first error.
fn error(text: &str) -> String {
    let mut ir = Ir::new(dialects::registry());
    match parse_attr(&mut ir, text, Unregistered::Refuse) {
        Ok(_) => "accepted".into(),
        Err(errors) => {
            let at = errors[0]
                .position
                .as_ref()
                .expect("an error in text has a place");
            format!(
                "{}:{}+{} {}",
                at.line, at.column, at.length, errors[0].message
            )
        }
    }
}

#[test]
fn names_what_is_wrong_and_where() {
    let cases = [
        ("", "1:1+1 expected an attribute, found the end of the file"),
        (
            "tensor<4xf32",
            "1:13+1 expected `>`, found the end of the file",
        ),
        ("tensor<4x>", "1:10+1 expected a type, found `>`"),
        (
            "tensor<4f32>",
            "1:9+3 expected `x` after a dimension, found `f32`",
        ),
        (
            "tensor<99999999999999999999xf32>",
            "1:8+20 dimension does not fit 64 bits",
        ),
        (
            "tensor<4xtuple<>>",
            "1:10+5 functions, tuples and `none` are no element types",
        ),
        (
            "vector<0xf32>",
            "1:8+5 every dimension of a vector is at least 1",
        ),
        (
            "vector<?xf32>",
            "1:8+1 the dimensions of a vector are static",
        ),
        ("vector<[4xf32>", "1:10+4 expected `]`, found `xf32`"),
        (
            "memref<4xf32, affine_map<(d0, d1) -> (d0)>>",
            "1:15+10 the layout maps 2 dimensions, the memref has 1",
        ),
        (
            "memref<4xf32, 1, strided<[1]>>",
            "1:18+7 the layout of a memref stands once, before the memory space",
        ),
        (
            "complex<index>",
            "1:9+5 a complex number is made of integers or floats",
        ),
        ("i0", "1:1+2 expected an attribute, found `i0`"),
        (
            "i16777216",
            "1:1+9 expected an attribute, found `i16777216`",
        ),
        ("f33", "1:1+3 expected an attribute, found `f33`"),
        (
            "!foo.bar",
            "1:1+8 type `!foo.bar` is of dialect `foo`, which is not registered",
        ),
        (
            "!arith.bar",
            "1:1+10 unknown type `!arith.bar` of dialect `arith`",
        ),
        (
            "!foo.bar<[>",
            "1:11+1 unbalanced brackets in the body of `foo.bar`",
        ),
        ("!none_such", "1:1+10 undefined type alias `!none_such`"),
        (
            "#none_such",
            "1:1+10 undefined attribute alias `#none_such`",
        ),
        ("(i32)", "1:6+1 expected `->`, found the end of the file"),
        ("(i32 -> i32", "1:6+2 expected `,` or `)`, found `->`"),
        ("{a = 1, a = 2}", "1:9+1 attribute `a` occurs twice"),
        (
            "{1 = 2}",
            "1:2+1 expected the name of an attribute, found `1`",
        ),
        (
            "[1, 2",
            "1:6+1 expected `,` or `]`, found the end of the file",
        ),
        ("[1 2]", "1:4+1 expected `,` or `]`, found `2`"),
        ("300 : i8", "1:1+3 `300` does not fit type `i8`"),
        ("-129 : i8", "1:1+4 `-129` does not fit type `i8`"),
        ("-1 : ui8", "1:1+2 `-1` does not fit type `ui8`"),
        ("128 : si8", "1:1+3 `128` does not fit type `si8`"),
        (
            "1 : f32",
            "1:1+1 `1` is an integer, a value of type `f32` is written `1.0`",
        ),
        (
            "1.0 : i32",
            "1:1+3 `1.0` is a float, expected a value of type `i32`",
        ),
        (
            "0x1FFFFFFFF : f32",
            "1:1+11 `0x1FFFFFFFF` has more bits than `f32`",
        ),
        (
            "-0x1 : f32",
            "1:1+4 the bits of a float in hexadecimal have no sign",
        ),
        (
            "1 : tensor<2xi32>",
            "1:1+1 a number cannot be of type `tensor<2xi32>`",
        ),
        (
            "\"abc",
            "1:1+4 expected `\"` at the end of the string literal",
        ),
        ("\"a\\q\"", "1:1+3 unknown escape in string literal"),
        ("@", "1:1+1 expected a letter, `_` or a string after `@`"),
        ("%", "1:1+1 expected a name after `%`"),
        ("$", "1:1+1 unexpected character `$`"),
        ("é", "1:1+2 unexpected character `é`"),
        (
            "dense<1> : i32",
            "1:12+3 a constant with elements has a ranked tensor or vector type",
        ),
        (
            "dense<1> : tensor<?xi32>",
            "1:7+1 a constant with elements has a type of static shape",
        ),
        (
            "dense<[1, 2]> : tensor<3xi32>",
            "1:7+1 the type has 3 elements in this dimension, the list has 2",
        ),
        (
            "dense<[1]> : tensor<1x1xi32>",
            "1:8+1 expected `[`, the type has one more dimension, found `1`",
        ),
        (
            "dense<[[1]]> : tensor<1xi32>",
            "1:8+1 expected an element of type `i32`, found `[`",
        ),
        (
            "dense<1.0> : tensor<1xi32>",
            "1:7+3 `1.0` is a float, expected a value of type `i32`",
        ),
        (
            "dense<true> : tensor<1xi8>",
            "1:7+4 expected an element of type `i8`, found `true`",
        ),
        (
            "dense<> : tensor<1xi8>",
            "1:7+1 a constant of type `tensor<1xi8>` has elements, found none",
        ),
        (
            "dense<\"0x00\"> : tensor<2xi32>",
            "1:7+6 expected 8 bytes for all elements or 4 for one, found 1",
        ),
        (
            "dense<\"00\"> : tensor<2xi32>",
            "1:7+4 expected `0x` and an even number of hexadecimal digits in the string",
        ),
        (
            "dense<[1, 2> : tensor<2xi32>",
            "1:12+1 unbalanced brackets in the elements of a constant",
        ),
        (
            "dense<1 2> : tensor<2xi32>",
            "1:9+1 expected `>`, found `2`",
        ),
        (
            "dense<\"a\"> : tensor<1xi8>",
            "1:7+3 expected `0x` and an even number of hexadecimal digits in the string",
        ),
        (
            "dense<1> : tensor<1x!foo.s>",
            "1:21+6 type `!foo.s` is of dialect `foo`, which is not registered",
        ),
        (
            "array<i7>",
            "1:7+2 the elements of an array are integers or floats of 1, 8, 16, 32 or 64 bits",
        ),
        (
            "array<i8: 1, >",
            "1:14+1 expected an element of type `i8`, found `>`",
        ),
        (
            "affine_map<(d0) -> (d1)>",
            "1:21+2 `d1` is no dimension or symbol of this map",
        ),
        (
            "affine_map<(d0, d0) -> (d0)>",
            "1:17+2 redefinition of `d0`",
        ),
        (
            "affine_map<(d0, d1) -> (d0 * d1)>",
            "1:28+1 product of two dimensions is not affine",
        ),
        (
            "affine_map<(d0, d1) -> (d0 mod d1)>",
            "1:28+3 division by a dimension is not affine",
        ),
        (
            "affine_map<(d0) -> (d0 +)>",
            "1:25+1 expected an affine expression, found `)`",
        ),
        (
            "affine_set<(d0) : (d0)>",
            "1:22+1 expected `>=`, `<=` or `==`, found `)`",
        ),
        (
            "strided<[x]>",
            "1:10+1 expected an integer or `?`, found `x`",
        ),
        (
            "distinct[-1]<>",
            "1:10+1 the number of a distinct attribute is not negative",
        ),
        ("loc(\"f\":1)", "1:10+1 expected `:`, found `)`"),
        ("loc(here)", "1:5+4 expected a location, found `here`"),
        (
            "loc(callsite(\"a\" \"b\"))",
            "1:18+3 expected `at`, found `\"b\"`",
        ),
        ("loc(#x)", "1:5+2 undefined attribute alias `#x`"),
        ("true : i1", "1:6+1 expected the end of the text, found `:`"),
        ("i32 i32", "1:5+3 expected the end of the text, found `i32`"),
        (
            "99999999999999999999999999999999999999999 : i64",
            "1:1+41 `99999999999999999999999999999999999999999` does not fit type `i64`",
        ),
        ("1 :", "1:4+1 expected a type, found the end of the file"),
        ("-", "1:2+1 expected a number, found the end of the file"),
        ("- i32", "1:3+3 expected a number, found `i32`"),
        ("tensor<*f32>", "1:8+1 expected a type, found `*`"),
    ];
    let mut wrong = Vec::new();
    for (text, expected) in cases {
        let found = error(text);
        if found != expected {
            wrong.push(format!("{text}\n  expected {expected}\n  found    {found}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn nesting_has_a_limit() {
    for (open, close) in [
        ("[", "]"),
        ("{a = ", "}"),
        ("tuple<", ">"),
        ("() -> (", ")"),
        ("(", ")"),
    ] {
        let text = open.repeat(100_000) + &close.repeat(100_000);
        assert!(
            error(&text).contains("nesting is deeper than"),
            "{open}: {}",
            error(&text)
        );
    }
    for (open, close) in [("(", ")"), ("-", "")] {
        let text = format!(
            "affine_map<(d) -> ({}d{})>",
            open.repeat(100_000),
            close.repeat(100_000)
        );
        assert!(
            error(&text).contains("nesting is deeper than"),
            "{open}: {}",
            error(&text)
        );
    }
    let text = format!(
        "loc({}\"a\"{})",
        "fused[".repeat(100_000),
        "]".repeat(100_000)
    );
    assert!(
        error(&text).contains("nesting is deeper than"),
        "{}",
        error(&text)
    );
}

#[test]
fn regions_nest_up_to_the_limit() {
    let options = ParseOptions {
        unregistered: Unregistered::Allow,
        ..ParseOptions::default()
    };
    // A generic form, and a custom form, whose reader and printer take more of the stack.
    let forms = [
        ("x.y", "\"x.y\"() ({\n", "}) : () -> ()\n", 0),
        ("scf.if", "scf.if %c {\n", "}\n", 1),
    ];
    for (name, open, close, around) in forms {
        let nest = |depth: usize| {
            let body = open.repeat(depth) + &close.repeat(depth);
            let text = match around {
                0 => body,
                _ => format!("func.func @f(%c: i1) {{\n{body}return\n}}"),
            };
            let mut ir = Ir::new(dialects::registry());
            let (module, errors) = parse_module(&mut ir, "a.mlir", &text, &options);
            match module {
                Some(module) => {
                    assert!(verify(&mut ir, module).is_empty());
                    let printed = print_module(&ir, module, &PrintOptions::default());
                    assert_eq!(printed.matches(name).count(), depth);
                    "accepted".into()
                }
                None => errors[0].message.clone(),
            }
        };
        assert_eq!(nest(LIMIT - around), "accepted");
        let refused = format!("nesting is deeper than {LIMIT} levels");
        assert_eq!(nest(LIMIT - around + 1), refused);
        assert_eq!(nest(100_000), refused);
    }
}
