//! The macro that turns a table of ops into rows and typed views.

/// Declares the ops of a dialect: one row an op. It makes, for each row, a typed view `Name(Op)` with `KIND`,
/// `of` and an accessor a named operand and result, and collects the rows into `OPS`.
///
/// ```text
/// dialect_ops! { dialect "arith" = 3;
///     /// Wrapping integer addition.
///     AddI "addi" (lhs: TypeRule::IntLike, rhs: TypeRule::SameAsOperand(0)) -> (result: TypeRule::SameAsOperand(0)) {
///         traits: Traits::PURE.and(Traits::COMMUTATIVE),
///         format: "$lhs `,` $rhs attr-dict `:` type($result)",
///     }
/// }
/// ```
///
/// The sign after an operand's or result's name is its arity: `:` one, `?` none or one, `*` any number. So
/// `AddI(op).lhs(&ir)` gives a [`Value`], a `?` accessor an `Option<Value>`, a `*` accessor a `Vec<Value>`.
#[macro_export]
macro_rules! dialect_ops {
    (dialect $dialect:literal = $id:literal;
     $($(#[doc = $doc:literal])* $Name:ident $text:literal
       ($($in:ident $in_arity:tt $in_rule:expr),* $(,)?) -> ($($out:ident $out_arity:tt $out_rule:expr),* $(,)?)
       { $($field:ident : $value:expr),* $(,)? })*) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms, clippy::enum_variant_names, dead_code, reason = "row numbers by name")]
        #[repr(u32)]
        enum Row { $($Name,)* }

        /// The ops of the dialect, by row.
        pub static OPS: &[$crate::ir::OpDef] = &[$(
            $crate::ir::OpDef {
                name: concat!($dialect, ".", $text),
                doc: concat!($($doc, "\n",)* ""),
                operands: &[$($crate::ir::def::ValueRow {
                    name: stringify!($in), arity: $crate::dialect_ops!(@arity $in_arity), ty: $in_rule,
                },)*],
                results: &[$($crate::ir::def::ValueRow {
                    name: stringify!($out), arity: $crate::dialect_ops!(@arity $out_arity), ty: $out_rule,
                },)*],
                $($field: $value,)*
                ..$crate::ir::OpDef::EMPTY
            },
        )*];

        $(
            $(#[doc = $doc])*
            #[derive(Clone, Copy, PartialEq, Eq, Debug)]
            pub struct $Name(pub $crate::ir::Op);

            #[allow(dead_code, unused_variables, unused_mut, unused_assignments, reason = "accessors are made for every row")]
            impl $Name {
                /// The kind of this op.
                pub const KIND: $crate::ir::OpKind = $crate::ir::OpKind::new($id, Row::$Name as u32);

                /// A view of `op`, if it is one of these.
                pub fn of(ir: &$crate::ir::Ir, op: $crate::ir::Op) -> Option<Self> {
                    (ir.kind(op) == Self::KIND).then_some(Self(op))
                }
            }

            $crate::dialect_ops!(@accessors $Name operand_group [$($in $in_arity)*]);
            $crate::dialect_ops!(@accessors $Name result_group [$($out $out_arity)*]);
        )*
    };

    (@arity :) => { $crate::ir::def::Arity::One };
    (@arity ?) => { $crate::ir::def::Arity::Optional };
    (@arity *) => { $crate::ir::def::Arity::Variadic };

    (@accessors $Name:ident $group:ident []) => {};
    (@accessors $Name:ident $group:ident [$($field:ident $arity:tt)*]) => {
        const _: () = {
            #[allow(non_camel_case_types, dead_code, reason = "group numbers by name")]
            enum Group { $($field,)* }
            #[allow(dead_code, reason = "accessors are made for every row")]
            impl $Name {
                $($crate::dialect_ops!(@accessor $group $field $arity);)*
            }
        };
    };
    (@accessor $group:ident $field:ident :) => {
        /// The value of this group.
        pub fn $field(self, ir: &$crate::ir::Ir) -> $crate::ir::Value {
            ir.$group(self.0, Group::$field as usize)[0]
        }
    };
    (@accessor $group:ident $field:ident ?) => {
        /// The value of this group, if there is one.
        pub fn $field(self, ir: &$crate::ir::Ir) -> Option<$crate::ir::Value> {
            ir.$group(self.0, Group::$field as usize).first().copied()
        }
    };
    (@accessor $group:ident $field:ident *) => {
        /// The values of this group.
        pub fn $field(self, ir: &$crate::ir::Ir) -> Vec<$crate::ir::Value> {
            ir.$group(self.0, Group::$field as usize)
        }
    };
}
