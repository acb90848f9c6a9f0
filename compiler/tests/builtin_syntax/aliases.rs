//! Aliases and resources of whole files: read, numbered and printed.

use halcyon_compiler::dialects;
use halcyon_compiler::ir::Ir;
use halcyon_compiler::syntax::{
    Locations, ParseOptions, PrintOptions, Show, Unregistered, parse_module, print_module,
};

fn reprint_with(text: &str, locations: Locations) -> String {
    let mut ir = Ir::new(dialects::registry());
    let options = ParseOptions {
        unregistered: Unregistered::Allow,
        ..ParseOptions::default()
    };
    let (module, errors) = parse_module(&mut ir, "a.mlir", text, &options);
    let Some(module) = module else {
        panic!("{}", errors[0]);
    };
    let options = PrintOptions {
        aliases: Show::Yes,
        locations,
        ..PrintOptions::default()
    };
    print_module(&ir, module, &options)
}

fn reprint(text: &str) -> String {
    reprint_with(text, Locations::Omit)
}

fn errors(text: &str) -> Vec<String> {
    let mut ir = Ir::new(dialects::registry());
    let (_, errors) = parse_module(&mut ir, "a.mlir", text, &ParseOptions::default());
    errors.iter().map(ToString::to_string).collect()
}

/// As `iree-opt` 3.13 prints it: by depth, then by name, then in the order of use.
#[test]
fn names_are_given_by_depth_and_name() {
    let text = r#"
module attributes {x.a = affine_map<(d0) -> (d0)>, x.b = affine_set<(d0) : (d0 >= 0)>,
  x.c = loc(callsite("a" at fused<"m">["b", unknown])), x.d = memref<2xf32, affine_map<(d0) -> (d0 * 2)>>,
  x.e = [affine_map<(d0) -> (d0)>], x.f = distinct[0]<"x">, x.g = loc("n"("f":1:2))} {}
"#;
    assert_eq!(
        reprint(text),
        r#"#distinct = distinct[0]<"x">
#loc = loc("a")
#loc1 = loc("b")
#loc2 = loc("f":1:2)
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0 * 2)>
#set = affine_set<(d0) : (d0 >= 0)>
#loc3 = loc(fused<"m">[#loc1])
#loc4 = loc("n"(#loc2))
#loc5 = loc(callsite(#loc at #loc3))
module attributes {x.a = #map, x.b = #set, x.c = #loc5, x.d = memref<2xf32, #map1>, x.e = [#map], x.f = #distinct, x.g = #loc4} {
}
"#
    );
}

/// As `iree-opt --mlir-print-debuginfo` 3.13 prints it.
#[test]
fn locations_behind_ops_are_defined_behind_them() {
    let text = r#"#map = affine_map<(d0) -> (d0)>
module {
  func.func @f(%arg0: i32 loc("argname")) -> i32 {
    %0 = arith.addi %arg0, %arg0 {x.a = #map, x.b = loc("inattr")} : i32 loc("n"("f":1:2))
    return %0 : i32 loc(fused<#map>["a", "b"])
  } loc("e":1:1)
} loc(unknown)
"#;
    assert_eq!(
        reprint_with(text, Locations::Print),
        r#"#loc2 = loc("argname")
#loc4 = loc("inattr")
#map = affine_map<(d0) -> (d0)>
module {
  func.func @f(%arg0: i32 loc("argname")) -> i32 {
    %0 = arith.addi %arg0, %arg0 {x.a = #map, x.b = #loc4} : i32 loc(#loc7)
    return %0 : i32 loc(#loc8)
  } loc(#loc1)
} loc(#loc)
#loc = loc(unknown)
#loc1 = loc("e":1:1)
#loc3 = loc("f":1:2)
#loc5 = loc("a")
#loc6 = loc("b")
#loc7 = loc("n"(#loc3))
#loc8 = loc(fused<#map>[#loc5, #loc6])
"#
    );
}

#[test]
fn what_is_printed_with_locations_reads_back() {
    let text = "module {\n  func.func private @f(i32)\n}\n";
    let once = reprint_with(text, Locations::Print);
    assert_eq!(reprint_with(&once, Locations::Print), once);
    assert!(once.contains("loc(\"a.mlir\":2:3)"), "{once}");
}

/// A definition may stand behind its uses, as MLIR prints locations.
#[test]
fn aliases_may_be_used_before_their_definition() {
    let text =
        "module attributes {x.a = #late, x.b = #early} {}\n#early = 1 : i8\n#late = [#early, 2]\n";
    assert_eq!(
        reprint(text),
        "module attributes {x.a = [1 : i8, 2], x.b = 1 : i8} {\n}\n"
    );
}

#[test]
fn aliases_in_the_text_of_unknown_dialects_are_written_out() {
    let text = "#m = affine_map<(d0) -> (d0)>\n!t = tensor<2xf32>\nmodule attributes {x.a = #y.z<#m, !t, \"#m !t\", #m.n, #unknown>} {}\n";
    assert_eq!(
        reprint(text),
        "module attributes {x.a = #y.z<affine_map<(d0) -> (d0)>, tensor<2xf32>, \"#m !t\", #m.n, #unknown>} {\n}\n"
    );
}

#[test]
fn resources_are_kept() {
    let text = r#"module attributes {x.a = dense_resource<k1> : tensor<1xi32>, x.b = dense_resource<"a b"> : tensor<1xi32>} {
}

{-#
  dialect_resources: {
    builtin: {
      k1: "0x0400000001000000",
      "a b": "0x0400000002000000"
    }
  }
#-}
"#;
    assert_eq!(reprint(text), text);
    let with_external = text.replace(
        "\n#-}",
        ",\n  external_resources: {\n    mlir_reproducer: {\n      pipeline: \"x\",\n      threading: true\n    }\n  }\n#-}",
    );
    assert_eq!(reprint(&with_external), text);
}

#[test]
fn broken_definitions_are_named() {
    assert_eq!(
        errors("#a = #b\n#b = #a\nmodule attributes {x.a = #a} {}\n"),
        [
            "a.mlir:1:6: error: undefined attribute alias `#b`",
            "a.mlir:2:6: error: undefined attribute alias `#a`",
            "a.mlir:3:26: error: undefined attribute alias `#a`",
        ]
    );
    assert_eq!(
        errors("#a = 1\n#a = 2\nmodule {}\n"),
        ["a.mlir:2:1: error: redefinition of attribute alias `#a`"]
    );
    assert_eq!(
        errors("!a = i32\n!a = i32\nmodule {}\n"),
        ["a.mlir:2:1: error: redefinition of type alias `!a`"]
    );
    assert_eq!(
        errors("!a.b = i32\n"),
        ["a.mlir:1:1: error: the name of an alias has no dot, `!a.b` names a dialect"]
    );
    assert_eq!(
        errors("module {}\n{-# other: {} #-}\n"),
        ["a.mlir:2:5: error: unknown section `other` in the file's metadata"]
    );
    assert_eq!(
        errors("{-# dialect_resources: { builtin: { k: \"0x0\" } } #-}\n"),
        [
            "a.mlir:1:40: error: expected `0x` and an even number of hexadecimal digits in the string"
        ]
    );
}

/// As IREE prints a module behind its `preprocessing` phase.
#[test]
fn dialects_name_their_attributes() {
    let text = r#"#executable_target_vmvx_ir = #hal.executable.target<"vmvx-inline", "vmvx-ir", {iree.encoding.resolver = #iree_cpu.vmvx_encoding_resolver<>, ukernels = "none"}>
#device_target_local = #hal.device.target<"local", [#executable_target_vmvx_ir]> : !hal.device
module attributes {stream.affinity.default = #hal.device.affinity<@__device_0>} {
  util.global private @__device_0 = #device_target_local
}
"#;
    assert_eq!(reprint(text), text);
}
