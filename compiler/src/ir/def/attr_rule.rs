//! The inherent attributes of an op, and what each may be.

/// One inherent attribute.
#[derive(Clone, Copy)]
pub struct AttrRow {
    /// Its name.
    pub name: &'static str,
    /// What it may be.
    pub rule: AttrRule,
    /// Whether the op may lack it.
    pub optional: bool,
    /// The value that stands for absence, as text; such a value is not printed in the custom form.
    pub default: Option<&'static str>,
}

impl AttrRow {
    /// An attribute that the op must have.
    pub const fn required(name: &'static str, rule: AttrRule) -> Self {
        Self {
            name,
            rule,
            optional: false,
            default: None,
        }
    }

    /// An attribute that the op may lack.
    pub const fn optional(name: &'static str, rule: AttrRule) -> Self {
        Self {
            name,
            rule,
            optional: true,
            default: None,
        }
    }

    /// An attribute whose absence means `default`.
    pub const fn defaulted(name: &'static str, rule: AttrRule, default: &'static str) -> Self {
        Self {
            name,
            rule,
            optional: true,
            default: Some(default),
        }
    }
}

/// What an attribute may be. It also says how the attribute prints in a custom form (`$name`).
#[derive(Clone, Copy)]
pub enum AttrRule {
    /// Anything; prints in full.
    Any,
    /// Any typed constant (`3 : i32`, `dense<...>`); prints in full.
    Typed,
    /// A string; prints quoted.
    String,
    /// `unit`; prints as nothing inside an optional group.
    Unit,
    /// `true` or `false`.
    Bool,
    /// An integer of this width; prints as its value alone.
    Int(u32),
    /// `index`; prints as its value alone.
    Index,
    /// A flat symbol; prints as `@name`. Also the rule of `sym_name`, held as a string.
    SymbolName,
    /// A reference to a symbol, flat or nested.
    SymbolRef,
    /// A type.
    Type,
    /// An array of attributes.
    Array,
    /// A dictionary.
    Dict,
    /// `array<i64: ...>`; prints as `[1, 2]`.
    I64Array,
    /// `array<i32: ...>`; prints as `[1, 2]`.
    I32Array,
    /// An affine map.
    AffineMap,
    /// An integer of width `.0` that the text spells by a keyword of the list; bare keyword in custom forms.
    IntEnum(u32, &'static [(&'static str, i64)]),
    /// An attribute of the registered dialect attribute `.0` (for example `arith.fastmath`); its body prints
    /// without the `#name` prefix in custom forms.
    Ext(&'static str),
}

impl AttrRule {
    /// Whether it is a number of one type, which text need not give.
    pub fn is_number(self) -> bool {
        matches!(self, Self::Int(_) | Self::Index)
    }
}
