//! What the file of a module holds: read-only data as bytes, imports with their versions, exports with what is said
//! of them, the layout of globals. Expected bytes are those of the formats (IEEE 754, little endian), by hand.

#[path = "support/vm.rs"]
mod vm;

use halcyon_runtime_core::format::{AlignedBytes, Module};

fn module_of(source: &str) -> AlignedBytes {
    let bytes = vm::compiled(&format!("// FROM: vm\n{source}")).expect("the module compiles");
    AlignedBytes::copy_of(&bytes)
}

/// The bytes of the only segment, of a constant in text.
fn bytes_of(constant: &str) -> Vec<u8> {
    let source = format!("vm.module @m {{\n  vm.rodata public @r {constant}\n}}\n");
    let bytes = module_of(&source);
    let module = Module::new_checked(bytes.as_slice()).expect("the module is well formed");
    assert_eq!(module.rodata_count(), 1, "{constant}");
    module.rodata(0).expect("there is one").to_vec()
}

#[test]
fn constants_are_their_bytes() {
    for (constant, bytes) in [
        ("dense<[1, 2, -3]> : tensor<3xi8>", &[1, 2, 253][..]),
        ("dense<7> : tensor<3xi8>", &[7, 7, 7]),
        ("dense<[true, false]> : tensor<2xi1>", &[1, 0]),
        ("dense<[258, -2]> : tensor<2xi16>", &[2, 1, 254, 255]),
        ("dense<[[16909060]]> : tensor<1x1xi32>", &[4, 3, 2, 1]),
        (
            "dense<-2> : tensor<1xi64>",
            &[254, 255, 255, 255, 255, 255, 255, 255],
        ),
        (
            "dense<[1.0, 2.0, 3.0]> : tensor<3xf16>",
            &[0, 60, 0, 64, 0, 66],
        ),
        ("dense<1.0> : tensor<3xf16>", &[0, 60, 0, 60, 0, 60]),
        ("dense<[1.0, -2.0]> : tensor<2xbf16>", &[128, 63, 0, 192]),
        (
            "dense<[1.0, 2.0]> : vector<2xf32>",
            &[0, 0, 128, 63, 0, 0, 0, 64],
        ),
        ("dense<1.0> : tensor<1xf64>", &[0, 0, 0, 0, 0, 0, 240, 63]),
        (
            "dense<\"0x0000803F000000400000404000008040\"> : tensor<2xcomplex<f32>>",
            &[0, 0, 128, 63, 0, 0, 0, 64, 0, 0, 64, 64, 0, 0, 128, 64],
        ),
        ("\"hé\"", &[104, 195, 169]),
        ("dense<> : tensor<0xi32>", &[]),
        (
            "#util.composite<4xi8, [dense<[1, 2]> : tensor<2xi8>, dense<3> : tensor<1xi16>]>",
            &[1, 2, 3, 0],
        ),
        ("#util.byte_pattern<1> : tensor<3xi16>", &[1, 1, 1, 1, 1, 1]),
        ("#util.uninitialized : tensor<3xi8>", &[0, 0, 0]),
    ] {
        assert_eq!(bytes_of(constant), bytes, "{constant}");
    }
}

#[test]
fn imports_say_what_they_need() {
    let bytes = module_of(
        "vm.module @m attributes {version = 100 : i32} {
  vm.import private @required.f0() attributes {minimum_version = 4 : i32}
  vm.import private @required.f1(%a: i32, %b: !vm.buffer, %c: i64 ...) -> f64 attributes {minimum_version = 5 : i32, nosideeffects}
  vm.import private optional @other.f0() attributes {vm.yield}
}",
    );
    let module = Module::new_checked(bytes.as_slice()).expect("the module is well formed");
    assert_eq!((module.name(), module.version()), ("m", 100));
    let imports: Vec<_> = module
        .imports()
        .map(|i| {
            (
                i.name,
                i.signature.as_str(),
                i.minimum_version,
                (i.optional, i.nosideeffects, i.yields),
            )
        })
        .collect();
    assert_eq!(
        imports,
        [
            ("required.f0", "0v_v", 4, (false, false, false)),
            ("required.f1", "0irCID_F", 5, (false, true, false)),
            ("other.f0", "0v_v", 0, (true, false, true)),
        ]
    );
}

#[test]
fn exports_carry_what_is_said_of_their_functions() {
    let bytes = module_of(
        "vm.module @m {
  vm.export @f as(\"g\") attributes {iree.reflection = {abi = \"x\"}}
  vm.export @f
  vm.func private @f(%a: i32) -> i32 attributes {iree.reflection = {one = \"1\", two = \"2\"}} {
    vm.return %a : i32
  }
}",
    );
    let module = Module::new_checked(bytes.as_slice()).expect("the module is well formed");
    let exports: Vec<_> = module
        .exports()
        .map(|e| {
            let attrs: Vec<_> = e.attrs().map(|a| (a.key, a.value)).collect();
            (e.name, e.signature.as_str(), e.function, attrs)
        })
        .collect();
    assert_eq!(
        exports,
        [
            ("g", "0i_i", 0, vec![("abi", "x")]),
            ("f", "0i_i", 0, vec![("one", "1"), ("two", "2")]),
        ]
    );
}

#[test]
fn globals_take_the_words_of_their_layout() {
    // 4 bytes, then 8 at a multiple of 8: four words.
    let bytes = module_of(
        "vm.module @m {
  vm.global.i64 private mutable @wide : i64
  vm.global.i32 private mutable @narrow : i32
  vm.global.ref private mutable @ref : !vm.buffer
  vm.export @f
  vm.func private @f(%a: i64, %b: i32, %c: !vm.buffer) {
    vm.global.store.i64 %a, @wide : i64
    vm.global.store.i32 %b, @narrow : i32
    vm.global.store.ref %c, @ref : !vm.buffer
    vm.return
  }
}",
    );
    let module = Module::new_checked(bytes.as_slice()).expect("the module is well formed");
    assert_eq!((module.global_words(), module.global_refs()), (4, 1));
}

#[test]
fn what_has_no_bytes_is_refused() {
    let told = vm::compiled("// FROM: vm\nvm.module @m {\n  vm.rodata public @r @name\n}\n")
        .expect_err("a symbol has no bytes");
    assert!(
        told.contains("'vm.rodata' op has a value that has no bytes"),
        "{told}"
    );
}
