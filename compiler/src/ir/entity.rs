//! The handles of the IR: `u32` newtypes that index the arena or an interner.
//!
//! A handle is `Copy`, four bytes, and compares as an integer. `Option` of a handle is stored packed, with
//! `u32::MAX` for absence, inside arena records; at API edges it is a plain `Option`.

macro_rules! entity {
    ($($(#[$meta:meta])* $name:ident $prefix:literal;)*) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(pub(crate) u32);

        impl $name {
            /// The reserved handle that stands for absence in packed fields.
            pub(crate) const NONE: Self = Self(u32::MAX);

            /// The position of this entity in its table.
            pub fn index(self) -> usize {
                self.0 as usize
            }

            /// Unpacks a field in which [`Self::NONE`] stands for absence.
            #[allow(dead_code, reason = "generated for every entity")]
            pub(crate) fn some(self) -> Option<Self> {
                (self != Self::NONE).then_some(self)
            }

            /// Packs an optional handle into a field.
            #[allow(dead_code, reason = "generated for every entity")]
            pub(crate) fn pack(value: Option<Self>) -> Self {
                value.unwrap_or(Self::NONE)
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                if *self == Self::NONE {
                    write!(f, concat!($prefix, "none"))
                } else {
                    write!(f, concat!($prefix, "{}"), self.0)
                }
            }
        }
    )*};
}

entity! {
    /// An operation.
    Op "op";
    /// A block: a list of operations with arguments.
    Block "block";
    /// A region: a list of blocks.
    Region "region";
    /// An SSA value: an op result or a block argument.
    Value "v";
    /// An interned string.
    Ident "id";
    /// An interned type.
    Type "ty";
    /// An interned attribute.
    Attr "attr";
    /// An interned source location.
    Loc "loc";
    /// Interned bytes: the data of a dense constant.
    Blob "blob";
}

/// What an operation is: an op that a dialect declares, or a name that no dialect knows.
///
/// The upper eight bits are the dialect's number in the registry, the rest the row in its table. Dialect number
/// 255 is the table of unregistered names that an [`Ir`](super::Ir) keeps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct OpKind(pub(crate) u32);

impl OpKind {
    const UNREGISTERED: u32 = 0xff;

    /// The op in row `row` of dialect number `dialect`.
    pub const fn new(dialect: u8, row: u32) -> Self {
        assert!(dialect != 0xff && row < 1 << 24);
        Self((dialect as u32) << 24 | row)
    }

    pub(crate) fn unregistered(row: usize) -> Self {
        let row = u32::try_from(row).expect("fewer than 2^24 op names");
        Self(Self::UNREGISTERED << 24 | row)
    }

    /// Whether a dialect of the registry declares this op.
    pub fn is_registered(self) -> bool {
        self.0 >> 24 != Self::UNREGISTERED
    }

    pub(crate) fn dialect(self) -> usize {
        (self.0 >> 24) as usize
    }

    pub(crate) fn row(self) -> usize {
        (self.0 & 0x00ff_ffff) as usize
    }
}

impl std::fmt::Debug for OpKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "kind{}:{}", self.dialect(), self.row())
    }
}
