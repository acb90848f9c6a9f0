//! The signatures of the native modules that compiled code can import: one row a function.
//!
//! The compiler declares `vm.import` from a row and the runtime binds against the same row. This file holds no
//! implementation, and says nothing of how a function works.

/// What a caller may assume of an import.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effects {
    /// The call may be removed when its results are unused, and repeated calls may be merged.
    NoSideEffects,
    /// The call must be kept.
    SideEffects,
    /// The call must be kept, and may suspend the caller.
    Yields,
}

/// One function of a native module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImportSignature {
    /// The native module.
    pub module: &'static str,
    /// The function, without its module.
    pub name: &'static str,
    /// Calling convention, see [`signature`](crate::signature).
    pub cconv: &'static str,
    /// The version of the native module that brought the function.
    pub minimum_version: u16,
    /// What a caller may assume.
    pub effects: Effects,
    /// Whether a module that lacks it still loads.
    pub optional: bool,
    /// Parameters and results as `vm.import` writes them.
    pub declaration: &'static str,
}

/// A native module: its version and its functions, sorted by name.
#[derive(Clone, Copy, Debug)]
pub struct ImportModule {
    /// The name.
    pub name: &'static str,
    /// The version that this table describes.
    pub version: u16,
    /// The functions, sorted by name.
    pub functions: &'static [ImportSignature],
}

impl ImportModule {
    /// The function of a name.
    #[must_use]
    pub fn function(&self, name: &str) -> Option<&'static ImportSignature> {
        self.functions
            .binary_search_by(|f| f.name.cmp(name))
            .ok()
            .map(|i| &self.functions[i])
    }
}

macro_rules! import_module {
    ($(#[$doc:meta])* $table:ident $module:literal version $version:literal $optional:ident
     $(($name:literal $cconv:literal $min:literal $effects:ident $declaration:literal))*) => {
        $(#[$doc])*
        pub const $table: ImportModule = ImportModule {
            name: $module,
            version: $version,
            functions: &[$(ImportSignature {
                module: $module,
                name: $name,
                cconv: $cconv,
                minimum_version: $min,
                effects: Effects::$effects,
                optional: import_module!(@ $optional),
                declaration: $declaration,
            }),*],
        };
    };
    (@ required) => { false };
    (@ optional) => { true };
}

// Each expands to one `ImportModule` constant.
import_module! {
    /// Buffers and buffer views in host memory, for the inline execution models.
    HAL_INLINE "hal_inline" version 0 required
    ("buffer.allocate" "0iI_rr" 0 NoSideEffects
     "(%minimum_alignment : i32, %allocation_size : i64) -> (!vm.ref<!hal.buffer>, !vm.buffer)")
    ("buffer.allocate.initialized" "0irII_rr" 0 NoSideEffects
     "(%minimum_alignment : i32, %source : !vm.buffer, %offset : i64, %length : i64) -> (!vm.ref<!hal.buffer>, !vm.buffer)")
    ("buffer.length" "0r_I" 0 NoSideEffects "(%buffer : !vm.ref<!hal.buffer>) -> i64")
    ("buffer.storage" "0r_r" 0 NoSideEffects "(%buffer : !vm.ref<!hal.buffer>) -> !vm.buffer")
    ("buffer.subspan" "0rII_r" 0 NoSideEffects
     "(%source_buffer : !vm.ref<!hal.buffer>, %source_offset : i64, %length : i64) -> !vm.ref<!hal.buffer>")
    ("buffer.wrap" "0rII_r" 0 NoSideEffects "(%source : !vm.buffer, %offset : i64, %length : i64) -> !vm.ref<!hal.buffer>")
    ("buffer_view.assert" "0rriiCID_v" 0 SideEffects
     "(%buffer_view : !vm.ref<!hal.buffer_view>, %message : !vm.buffer, %element_type : i32, %encoding_type : i32, %shape : i64 ...)")
    ("buffer_view.buffer" "0r_r" 0 NoSideEffects "(%buffer_view : !vm.ref<!hal.buffer_view>) -> !vm.ref<!hal.buffer>")
    ("buffer_view.create" "0rIIiiCID_r" 0 NoSideEffects
     "(%source_buffer : !vm.ref<!hal.buffer>, %source_offset : i64, %source_length : i64, %element_type : i32, %encoding_type : i32, %shape : i64 ...) -> !vm.ref<!hal.buffer_view>")
    ("buffer_view.dim" "0ri_I" 0 NoSideEffects "(%buffer_view : !vm.ref<!hal.buffer_view>, %index : i32) -> i64")
    ("buffer_view.element_type" "0r_i" 0 NoSideEffects "(%buffer_view : !vm.ref<!hal.buffer_view>) -> i32")
    ("buffer_view.encoding_type" "0r_i" 0 NoSideEffects "(%buffer_view : !vm.ref<!hal.buffer_view>) -> i32")
    ("buffer_view.rank" "0r_i" 0 NoSideEffects "(%buffer_view : !vm.ref<!hal.buffer_view>) -> i32")
    ("buffer_view.trace" "0rCrD_v" 0 SideEffects "(%key : !vm.buffer, %operands : !vm.ref<!hal.buffer_view> ...)")
    ("device.query.i64" "0rr_iI" 0 NoSideEffects "(%category : !vm.buffer, %key : !vm.buffer) -> (i32, i64)")
}

import_module! {
    /// Loading and inline dispatch of executables.
    HAL_LOADER "hal_loader" version 1 required
    ("executable.dispatch" "0rIiiiCiDCrIID_v" 1 SideEffects
     "(%executable : !vm.ref<!hal.executable>, %function_id : i64, %workgroup_x : i32, %workgroup_y : i32, %workgroup_z : i32, %constants : i32 ..., %bindings : tuple<!vm.buffer, i64, i64> ...)")
    ("executable.load" "0rrr_r" 0 NoSideEffects
     "(%executable_format : !vm.buffer, %executable_data : !vm.buffer, %constants : !vm.buffer) -> !vm.ref<!hal.executable>")
    ("executable.lookup.function" "0rr_I" 1 NoSideEffects
     "(%executable : !vm.ref<!hal.executable>, %function_name : !vm.buffer) -> i64")
    ("executable.query_support" "0r_i" 0 NoSideEffects "(%executable_format : !vm.buffer) -> i32")
}

import_module! {
    /// Expectations of test programs.
    CHECK "check" version 0 optional
    ("expect_all_true" "0rr_v" 0 SideEffects "(%device : !vm.ref<!hal.device>, %operand : !vm.ref<!hal.buffer_view>)")
    ("expect_almost_eq" "0rrrff_v" 0 SideEffects
     "(%device : !vm.ref<!hal.device>, %lhs : !vm.ref<!hal.buffer_view>, %rhs : !vm.ref<!hal.buffer_view>, %atol : f32, %rtol : f32)")
    ("expect_eq" "0rrr_v" 0 SideEffects
     "(%device : !vm.ref<!hal.device>, %lhs : !vm.ref<!hal.buffer_view>, %rhs : !vm.ref<!hal.buffer_view>)")
    ("expect_false" "0i_v" 0 SideEffects "(%operand : i32)")
    ("expect_true" "0i_v" 0 SideEffects "(%operand : i32)")
}

/// Every native module that compiled code can import.
pub const MODULES: &[ImportModule] = &[HAL_INLINE, HAL_LOADER, CHECK];

/// The row of a full name such as `hal_inline.buffer.allocate`.
#[must_use]
pub fn find(full_name: &str) -> Option<&'static ImportSignature> {
    let (module, function) = full_name.split_once('.')?;
    MODULES
        .iter()
        .find(|m| m.name == module)?
        .function(function)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::String;

    /// The calling convention that a declaration implies.
    fn cconv(declaration: &str) -> String {
        let letter = |ty: &str| match ty.trim() {
            "i32" => 'i',
            "i64" => 'I',
            "f32" => 'f',
            "f64" => 'F',
            t if t.starts_with("!vm.") => 'r',
            t => panic!("type {t}"),
        };
        let (params, results) = declaration.split_once(')').unwrap();
        let mut out = String::from("0");
        for param in params[1..].replace(", i64, i64>", "; i64; i64>").split(',') {
            let ty = param.split_once(':').unwrap().1.trim();
            match ty.strip_suffix("...") {
                Some(element) => {
                    out.push('C');
                    let element = element.trim();
                    let inner = element
                        .strip_prefix("tuple<")
                        .map_or(element, |e| &e[..e.len() - 1]);
                    out.extend(inner.split(';').map(letter));
                    out.push('D');
                }
                None => out.push(letter(ty)),
            }
        }
        out.push('_');
        match results.strip_prefix(" -> ") {
            Some(r) => out.extend(r.trim_matches(['(', ')']).split(',').map(letter)),
            None => out.push('v'),
        }
        out
    }

    #[test]
    fn rows_are_sorted_and_agree_with_their_declarations() {
        for module in MODULES {
            assert!(
                module.functions.is_sorted_by(|a, b| a.name < b.name),
                "{}",
                module.name
            );
            for f in module.functions {
                assert_eq!(f.cconv, cconv(f.declaration), "{}.{}", f.module, f.name);
                assert!(crate::signature::Signature::new_checked(f.cconv).is_some());
                assert!(f.minimum_version <= module.version);
            }
        }
        assert_eq!(HAL_INLINE.functions.len(), 15);
    }

    #[test]
    fn rows_are_found_by_full_name() {
        assert_eq!(
            find("hal_inline.buffer_view.create").unwrap().cconv,
            "0rIIiiCID_r"
        );
        assert_eq!(find("hal_inline.nope"), None);
        assert_eq!(find("nope"), None);
    }
}
