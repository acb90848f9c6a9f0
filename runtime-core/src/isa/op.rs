//! Opcodes, operand kinds and shapes, derived from the table.

use super::table::for_each_op;

/// First byte of the wide prefix.
pub const WIDE_PREFIX: u8 = 0xFE;
/// First byte of a page 1 instruction.
pub const PAGE_PREFIX: u8 = 0xFF;

/// What an operand means; its place follows from the order (see the [module](super) documentation).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Operand {
    /// A 32-bit register that is written.
    Def32,
    /// A register pair that is written.
    Def64,
    /// A 32-bit register that is read.
    Use32,
    /// A register pair that is read.
    Use64,
    /// A ref register that is written; what it held is released.
    DefRef,
    /// A ref register that is read and cannot be moved.
    UseRef,
    /// A ref register that is read, or moved out.
    MoveRef,
    /// A ref register that is released and nulled.
    DropRef,
    /// A signed immediate of 8 bits.
    Imm8,
    /// A signed immediate of 16 bits.
    Imm16,
    /// 32 immediate bits.
    Imm32,
    /// 64 immediate bits.
    Imm64,
    /// A word offset into the globals, one word accessed.
    Global32,
    /// A word offset into the globals, two words accessed.
    Global64,
    /// The ordinal of a ref global.
    GlobalRef,
    /// The ordinal of a rodata segment.
    Rodata,
    /// The number of a message; `0xFFFF` is none.
    Message,
    /// A [`TypeCode`](super::TypeCode).
    Type,
    /// The ordinal of an import.
    Import,
    /// The ordinal of a function of this module.
    Function,
    /// A branch distance of 8 bits.
    Rel8,
    /// A branch distance of 16 bits.
    Rel16,
    /// A branch distance of 24 bits.
    Rel24,
    /// A branch distance of 32 bits, in a branch table.
    Rel32,
    /// The element count of a variadic span, in a call.
    Span,
    /// A tail: byte lists of a call of a function of this module.
    CallTail,
    /// A tail: 16-bit lists of a call of a function of this module.
    CallWideTail,
    /// A tail: byte lists of a call of an import.
    ImportTail,
    /// A tail: 16-bit lists of a call of an import.
    ImportWideTail,
    /// A tail: byte lists of returned registers.
    ReturnTail,
    /// A tail: 16-bit lists of returned registers.
    ReturnWideTail,
    /// A tail: a branch table, default first.
    TableTail,
    /// A tail: counted 16-bit list of 32-bit registers.
    List32Tail,
    /// A tail: counted 16-bit list of register pairs.
    List64Tail,
    /// A tail: counted 16-bit list of ref registers that may move.
    ListRefTail,
    /// A tail: counted 16-bit list of both banks: bit 15 a ref, bit 14 moved.
    MixedTail,
}

/// Whether control never falls through the instruction of a number.
pub(crate) const fn is_terminator(number: u16) -> bool {
    matches!(
        number as u32,
        code::Br | code::BrTable | code::Return | code::ReturnWide | code::Fail | code::Yield
    )
}

macro_rules! shapes {
    ($($name:ident [$($kind:ident)*])*) => {
        /// The operand list of an instruction, shared by all that have the same.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[repr(u8)]
        #[expect(missing_docs, reason = "a shape is described by its operand list")]
        pub enum Shape { $($name),* }

        /// The operand lists, by shape.
        const LISTS: &[&[Operand]] = &[$(&[$(Operand::$kind),*]),*];
    };
}

/// The highest number of the table.
const LAST: usize = Op::ALL[Op::ALL.len() - 1].number() as usize;

/// The shape of each number, plus 1; 0 where the table has none.
static SHAPES: [u8; LAST + 1] = {
    let mut shapes = [0; LAST + 1];
    let mut i = 0;
    while i < Op::ALL.len() {
        shapes[Op::ALL[i].number() as usize] = Op::ALL[i].shape() as u8 + 1;
        i += 1;
    }
    shapes
};

/// The operands of the instruction of a number, in order, if there is one. What works with numbers alone spares a small
/// image the list of instructions.
pub(crate) fn operands_of(number: u16) -> Option<&'static [Operand]> {
    let shape = *SHAPES.get(usize::from(number))?;
    let at = usize::from(shape.checked_sub(1)?);
    let (from, to) = (*STARTS.get(at)?, *STARTS.get(at + 1)?);
    KINDS.get(from.into()..to.into())
}

/// All operand lists in one, and where each begins: less than half of what a list of slices takes.
static KINDS: [Operand; starts().1] = {
    let mut kinds = [Operand::Imm8; starts().1];
    let (mut list, mut at) = (0, 0);
    while list < LISTS.len() {
        let mut i = 0;
        while i < LISTS[list].len() {
            kinds[at] = LISTS[list][i];
            i += 1;
            at += 1;
        }
        list += 1;
    }
    kinds
};
static STARTS: [u8; LISTS.len() + 1] = starts().0;

const fn starts() -> ([u8; LISTS.len() + 1], usize) {
    let mut starts = [0; LISTS.len() + 1];
    let (mut list, mut at) = (0, 0);
    while list < LISTS.len() {
        at += LISTS[list].len();
        list += 1;
        starts[list] = at as u8;
    }
    assert!(
        at <= 0xFF,
        "the lists have more operands than a byte counts"
    );
    (starts, at)
}

impl Shape {
    /// The operands, in order. A tail kind can only be last.
    #[must_use]
    pub const fn operands(self) -> &'static [Operand] {
        let (from, to) = (STARTS[self as usize], STARTS[self as usize + 1]);
        KINDS.split_at(to as usize).0.split_at(from as usize).1
    }
}

// Expands to the `Shape` enum and to the operand list of each shape. Results come first; a store lists the value
// first, as the textual form does.
shapes! {
    Nullary []
    Use32 [Use32]
    Zero32 [Def32]
    Zero64 [Def64]
    ZeroRef [DefRef]
    ConstSmall32 [Def32 Imm16]
    ConstSmall64 [Def64 Imm16]
    Const32 [Def32 Imm32]
    Const64 [Def64 Imm64]
    ConstRodata [DefRef Rodata]
    Unary32 [Def32 Use32]
    Unary64 [Def64 Use64]
    Narrow [Def32 Use64]
    Widen [Def64 Use32]
    Binary32 [Def32 Use32 Use32]
    Binary64 [Def64 Use64 Use64]
    Compare64 [Def32 Use64 Use64]
    Shift64 [Def64 Use64 Use32]
    AddImm32 [Def32 Use32 Imm8]
    AddImm64 [Def64 Use64 Imm8]
    Ternary32 [Def32 Use32 Use32 Use32]
    Ternary64 [Def64 Use64 Use64 Use64]
    Select64 [Def64 Use32 Use64 Use64]
    SelectRef [DefRef Use32 MoveRef MoveRef Type]
    CompareRef [Def32 UseRef UseRef]
    TestRef [Def32 UseRef]
    RefTo64 [Def64 UseRef]
    AssignRef [DefRef MoveRef]
    CastRef [DefRef MoveRef Type]
    Discard3 [DropRef DropRef DropRef]
    GlobalLoad32 [Def32 Global32]
    GlobalLoad64 [Def64 Global64]
    GlobalLoadRef [DefRef GlobalRef Type]
    GlobalStore32 [Use32 Global32]
    GlobalStore64 [Use64 Global64]
    GlobalStoreRef [MoveRef GlobalRef Type]
    GlobalLoadIndirectRef [DefRef Use32 Type]
    GlobalStoreIndirect32 [Use32 Use32]
    GlobalStoreIndirect64 [Use64 Use32]
    GlobalStoreIndirectRef [MoveRef Use32 Type]
    Load32 [Def32 UseRef Use64]
    Load64 [Def64 UseRef Use64]
    Store32 [Use32 UseRef Use64]
    Store64 [Use64 UseRef Use64]
    Load32X [Def32 UseRef Use32]
    Load64X [Def64 UseRef Use32]
    Store32X [Use32 UseRef Use32]
    Store64X [Use64 UseRef Use32]
    BufferAlloc [DefRef Use64 Use32]
    BufferClone [DefRef UseRef Use64 Use64 Use32]
    BufferCopy [UseRef Use64 UseRef Use64 Use64]
    BufferCompare [Def32 UseRef Use64 UseRef Use64 Use64]
    BufferFill32 [UseRef Use64 Use64 Use32]
    BufferFill64 [UseRef Use64 Use64 Use64]
    BufferHash [Def64 UseRef Use64 Use64]
    ListAlloc [DefRef Use32 Type]
    ListReserve [UseRef Use32]
    ListGet32 [Def32 UseRef Use32]
    ListGet64 [Def64 UseRef Use32]
    ListGetRef [DefRef UseRef Use32 Type]
    ListSet32 [UseRef Use32 Use32]
    ListSet64 [UseRef Use32 Use64]
    ListSetRef [UseRef Use32 MoveRef]
    Switch32 [Def32 Use32 Use32 List32Tail]
    Switch64 [Def64 Use32 Use64 List64Tail]
    SwitchRef [DefRef Use32 MoveRef Type ListRefTail]
    Br [Rel24]
    BrCond [Use32 Rel16]
    BrCmp32 [Use32 Use32 Rel8]
    BrCmp64 [Use64 Use64 Rel8]
    BrTable [Use32 TableTail]
    Call [CallTail]
    CallWide [CallWideTail]
    CallImport [ImportTail]
    CallImportWide [ImportWideTail]
    Return [ReturnTail]
    ReturnWide [ReturnWideTail]
    Fail [Use32 Message]
    ImportResolved [Def32 Import]
    Trace [Message MixedTail]
}

macro_rules! define_ops {
    ($(($number:literal $name:ident $mnemonic:literal $shape:ident $doc:literal))*) => {
        /// An instruction of the VM. The discriminant is its number in the table.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[repr(u16)]
        pub enum Op { $(#[doc = $doc] $name = $number),* }

        impl Op {
            /// Every instruction, by number.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];

            /// Its operand list.
            #[must_use]
            pub const fn shape(self) -> Shape {
                match self { $(Self::$name => Shape::$shape),* }
            }

            /// Its name in text.
            #[must_use]
            pub const fn mnemonic(self) -> &'static str {
                match self { $(Self::$name => $mnemonic),* }
            }

            /// One line on what it does.
            #[must_use]
            pub const fn doc(self) -> &'static str {
                match self { $(Self::$name => $doc),* }
            }
        }

        /// The numbers as constants, for the patterns of the dispatch loop.
        #[expect(non_upper_case_globals, reason = "the names are those of the `Op` variants")]
        pub(crate) mod code {
            $(pub(crate) const $name: u32 = $number;)*
        }
    };
}
for_each_op!(define_ops);

impl Op {
    /// The instruction of a number: below 0x100 a first byte, `0x100 | n` number `n` of page 1.
    #[must_use]
    pub fn from_number(number: u16) -> Option<Self> {
        // The list ascends.
        let at = Self::ALL.binary_search_by_key(&number, |op| op.number());
        at.ok().and_then(|at| Self::ALL.get(at).copied())
    }

    /// Its number in the table.
    #[must_use]
    pub const fn number(self) -> u16 {
        self as u16
    }

    /// Whether control never falls through to the next instruction.
    #[must_use]
    pub const fn is_terminator(self) -> bool {
        is_terminator(self.number())
    }

    /// Whether control goes on at a target or falls through, as a condition says.
    #[must_use]
    pub const fn is_conditional_branch(self) -> bool {
        matches!(
            self.shape(),
            Shape::BrCond | Shape::BrCmp32 | Shape::BrCmp64
        )
    }

    /// The form that takes the ref out of where this one reads it; in text its result is `%R0` instead of `%r0`.
    #[must_use]
    pub const fn taking(self) -> Option<Self> {
        Some(match self {
            Self::GlobalLoadRef => Self::GlobalTakeRef,
            Self::GlobalLoadIndirectRef => Self::GlobalTakeIndirectRef,
            Self::ListGetRef => Self::ListTakeRef,
            _ => return None,
        })
    }

    /// Whether this is the [taking](Self::taking) form of another.
    #[must_use]
    pub const fn is_taking(self) -> bool {
        matches!(
            self,
            Self::GlobalTakeRef | Self::GlobalTakeIndirectRef | Self::ListTakeRef
        )
    }

    /// The compare-and-branch (or conditional branch) that is taken exactly when this one is not.
    #[must_use]
    pub const fn inverted(self) -> Option<Self> {
        Some(match self {
            Self::BrNz => Self::BrZ,
            Self::BrZ => Self::BrNz,
            Self::BrEqI32 => Self::BrNeI32,
            Self::BrNeI32 => Self::BrEqI32,
            Self::BrLtI32S => Self::BrGteI32S,
            Self::BrGteI32S => Self::BrLtI32S,
            Self::BrLtI32U => Self::BrGteI32U,
            Self::BrGteI32U => Self::BrLtI32U,
            Self::BrEqI64 => Self::BrNeI64,
            Self::BrNeI64 => Self::BrEqI64,
            Self::BrLtI64S => Self::BrGteI64S,
            Self::BrGteI64S => Self::BrLtI64S,
            Self::BrLtI64U => Self::BrGteI64U,
            Self::BrGteI64U => Self::BrLtI64U,
            Self::BrAndNzI32 => Self::BrAndZI32,
            Self::BrAndZI32 => Self::BrAndNzI32,
            _ => return None,
        })
    }
}
