//! Facts that hold for every op of a row.

/// Facts that hold for every op of a row, as a bit set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Traits(pub u64);

macro_rules! traits {
    ($($(#[$doc:meta])* $name:ident = $bit:literal;)*) => {
        impl Traits {
            /// No trait.
            pub const NONE: Self = Self(0);
            $($(#[$doc])* pub const $name: Self = Self(1 << $bit);)*
        }
    };
}

traits! {
    /// No side effect, and defined for every operand: may be moved, merged, dropped.
    PURE = 0;
    /// The first two operands may be swapped.
    COMMUTATIVE = 1;
    /// Ends a block.
    TERMINATOR = 2;
    /// Ops inside use no value from outside.
    ISOLATED = 3;
    /// Defines a symbol.
    SYMBOL = 4;
    /// Holds symbols in region 0.
    SYMBOL_TABLE = 5;
    /// Works on scalars, and element by element on vectors and tensors.
    ELEMENTWISE = 6;
    /// Has one result, a constant: the attribute `value`, or without one what the op stands for.
    CONSTANT_LIKE = 7;
    /// Keeps the sizes of its operand groups in a property.
    ATTR_SIZED_OPERANDS = 8;
    /// Keeps the sizes of its result groups in a property.
    ATTR_SIZED_RESULTS = 9;
    /// All operands and results have one type.
    SAME_TYPE = 10;
    /// All operands have one type.
    SAME_OPERAND_TYPES = 11;
    /// Blocks of its regions need no terminator.
    NO_TERMINATOR = 12;
    /// Order of ops in its regions carries no meaning.
    GRAPH_REGION = 13;
    /// Returns from the enclosing callable.
    RETURN_LIKE = 14;
    /// Only reads memory.
    READ_ONLY = 15;
    /// Has the side effects of the ops inside it and no other.
    RECURSIVE_EFFECTS = 16;
    /// A function: `sym_name`, `function_type`, body in region 0 (empty for a declaration).
    FUNCTION = 17;
    /// A call: attribute `callee` names a function, operands are its arguments.
    CALL = 18;
    /// `op(op(x))` is `op(x)`.
    IDEMPOTENT = 19;
    /// `op(op(x))` is `x`.
    INVOLUTION = 20;
    /// Whether the op may be inlined with the function around it.
    INLINABLE = 21;
    /// A loop: `scf.for` and its like.
    LOOP = 22;
    /// Allocates: two such ops are never merged, but an unused one may be dropped.
    ALLOCATES = 23;
    /// Not to be moved out of a loop, pure or not.
    STAYS = 24;
}

impl Traits {
    /// Both sets together.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether every trait of `other` is in the set.
    pub const fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// Whether some trait of `other` is in the set.
    pub const fn intersects(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}
