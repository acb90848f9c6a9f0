//! How a dialect declares itself: static rows for its ops, types and attributes.
//!
//! Parser, printer, verifier, builder and documentation are ordinary functions over these rows, one copy for
//! all dialects. A row holds code only where an op's meaning differs from every other's.

use std::ops::Range;
use std::sync::OnceLock;

use rustc_hash::FxHashMap;

use super::{Attr, Builder, Ir, Op, OpKind, OpSpec, Type, TypeData, Value};
use crate::syntax::format::Format;
use crate::syntax::{FormatArg, FormatState, OpParser, OpPrinter, ParseResult};

/// The property that holds operand group sizes of an op with [`Traits::ATTR_SIZED_OPERANDS`].
pub const OPERAND_SEGMENTS: &str = "operandSegmentSizes";
/// The property that holds result group sizes of an op with [`Traits::ATTR_SIZED_RESULTS`].
pub const RESULT_SEGMENTS: &str = "resultSegmentSizes";

/// Reads the part of an op after its name, in a form that a format string cannot say.
pub type ParseFn = fn(&mut OpParser<'_>, &mut OpSpec) -> ParseResult<()>;
/// Prints the part of an op after its name.
pub type PrintFn = fn(&mut OpPrinter<'_>, Op);
/// Checks what the row's constraints cannot say; pushes one message a fault.
pub type VerifyFn = fn(&Ir, Op, &mut Vec<String>);
/// Computes the result types of an op from its operands and attributes; `None` if they do not determine them.
pub type InferFn = fn(&mut Ir, &OpSpec) -> Option<Vec<Type>>;
/// Simplifies an op to existing values or constants, without making ops.
pub type FoldFn = fn(&mut Ir, Op) -> Fold;
/// Rewrites an op in place or replaces it; says whether anything changed.
pub type PatternFn = fn(&mut Ir, Op) -> bool;
/// The operands that a terminator passes to successor `i`.
pub type SuccessorOperandsFn = fn(&Ir, Op, usize) -> Range<usize>;
/// The name that result `i` asks for when printed, without the `%`.
pub type ResultNameFn = fn(&Ir, Op, usize) -> Option<String>;
/// The name that argument `.3` of the entry block of region `.2` asks for when printed, without the `%`.
pub type ArgNameFn = fn(&Ir, Op, usize, usize) -> Option<String>;

/// What a fold found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fold {
    /// Nothing to simplify.
    No,
    /// The op was changed in place (operands swapped, an attribute reduced).
    Changed,
    /// The single result is this constant.
    Constant(Attr),
    /// The single result is this value.
    Value(Value),
    /// Each result is a constant or a value.
    Each(Vec<Folded>),
}

/// What one result folds to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Folded {
    /// A constant.
    Constant(Attr),
    /// A value.
    Value(Value),
}

/// One op of a dialect. Copyable, so that a dialect can put its table together from families.
#[derive(Clone, Copy)]
pub struct OpDef {
    /// Full name: `arith.addi`.
    pub name: &'static str,
    /// What it does, for the reference page.
    pub doc: &'static str,
    /// Operand groups in order.
    pub operands: &'static [ValueRow],
    /// Result groups in order.
    pub results: &'static [ValueRow],
    /// Inherent attributes.
    pub attrs: &'static [AttrRow],
    /// Regions in order.
    pub regions: &'static [RegionRow],
    /// Names of the successors in order; the last may stand for any number if it ends in `...`.
    pub successors: &'static [&'static str],
    /// What is known of every such op.
    pub traits: Traits,
    /// The custom assembly format; see [`crate::syntax::format`]. Empty if `parse` and `print` say it, or if
    /// the op has only the generic form.
    pub format: &'static str,
    /// Reads the custom form that no format string can say.
    pub parse: Option<ParseFn>,
    /// Prints it.
    pub print: Option<PrintFn>,
    /// Further checks.
    pub verify: Option<VerifyFn>,
    /// Result types from operands, where constraints do not say.
    pub infer: Option<InferFn>,
    /// Simplification to existing values or constants.
    pub fold: Option<FoldFn>,
    /// Rewrites that bring the op to its canonical form.
    pub canonicalize: &'static [PatternFn],
    /// Which operands go to which successor.
    pub successor_operands: Option<SuccessorOperandsFn>,
    /// Preferred names of results.
    pub result_name: Option<ResultNameFn>,
    /// Preferred names of the arguments of entry blocks.
    pub arg_name: Option<ArgNameFn>,
    /// The dialect whose prefix the names of ops directly inside this one may leave out.
    pub default_dialect: Option<&'static str>,
    /// The op that ends a block of this op's regions when the text leaves it out (`scf.yield`, ...). Full name.
    pub implicit_terminator: Option<&'static str>,
}

impl OpDef {
    /// A row with nothing in it, for `..OpDef::EMPTY`.
    pub const EMPTY: Self = Self {
        name: "",
        doc: "",
        operands: &[],
        results: &[],
        attrs: &[],
        regions: &[],
        successors: &[],
        traits: Traits::NONE,
        format: "",
        parse: None,
        print: None,
        verify: None,
        infer: None,
        fold: None,
        canonicalize: &[],
        successor_operands: None,
        result_name: None,
        arg_name: None,
        default_dialect: None,
        implicit_terminator: None,
    };

    /// Whether `name` is an inherent attribute of this op.
    pub fn is_inherent(&self, name: &str) -> bool {
        self.attrs.iter().any(|row| row.name == name)
            || name == OPERAND_SEGMENTS && self.traits.contains(Traits::ATTR_SIZED_OPERANDS)
            || name == RESULT_SEGMENTS && self.traits.contains(Traits::ATTR_SIZED_RESULTS)
    }

    /// The row of the inherent attribute `name`.
    pub fn attr_row(&self, name: &str) -> Option<&'static AttrRow> {
        self.attrs.iter().find(|row| row.name == name)
    }

    /// Whether the op has a custom form.
    pub fn has_custom_form(&self) -> bool {
        !self.format.is_empty() || self.parse.is_some()
    }
}

/// One operand or result group.
#[derive(Clone, Copy)]
pub struct ValueRow {
    /// Its name in the format and in errors.
    pub name: &'static str,
    /// How many values it holds.
    pub arity: Arity,
    /// What type each has.
    pub ty: TypeRule,
}

/// How many values a group holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arity {
    /// Exactly one.
    One,
    /// None or one.
    Optional,
    /// Any number.
    Variadic,
}

/// What type a value may have. [`TypeRule::describe`] is used verbatim in errors.
#[derive(Clone, Copy)]
pub enum TypeRule {
    /// Any type.
    Any,
    /// `index`.
    Index,
    /// The signless integer of this width.
    Int(u32),
    /// Any signless integer.
    AnyInt,
    /// Any integer, whatever its signedness.
    AnyIntOrSigned,
    /// This float type.
    Float(super::FloatKind),
    /// Any float type.
    AnyFloat,
    /// A signless integer, `index`, or a vector or tensor of them.
    IntLike,
    /// `i1`, or a vector or tensor of `i1`.
    BoolLike,
    /// A float, or a vector or tensor of floats.
    FloatLike,
    /// A ranked tensor.
    RankedTensor,
    /// A tensor, ranked or not.
    AnyTensor,
    /// A tensor, vector or memref.
    Shaped,
    /// A vector.
    Vector,
    /// A memref.
    MemRef,
    /// A function type.
    Function,
    /// A registered dialect's type of this full name, with any parameters.
    Ext(&'static str),
    /// The type of operand group `0`'s first value.
    SameAsOperand(usize),
    /// The type of result group `0`'s first value.
    SameAsResult(usize),
    /// Any of these.
    OneOf(&'static [TypeRule]),
    /// A further rule, with its description.
    Where(fn(&Ir, Type) -> bool, &'static str),
}

impl TypeRule {
    /// Whether `ty` obeys the rule; `operands` and `results` are the op's own types by group.
    pub fn accepts(&self, ir: &Ir, ty: Type, same: &dyn Fn(&TypeRule) -> Option<Type>) -> bool {
        let element = ir.element_type(ty);
        let data = ir.type_data(ty);
        let vector_or_tensor = matches!(
            data,
            TypeData::Vector { .. } | TypeData::Tensor { .. } | TypeData::UnrankedTensor(_)
        );
        let scalar_or = |ok: fn(&TypeData) -> bool| {
            ok(if vector_or_tensor {
                ir.type_data(element)
            } else {
                data
            })
        };
        let signless = |d: &TypeData| {
            matches!(
                d,
                TypeData::Integer {
                    signedness: super::Signedness::Signless,
                    ..
                }
            )
        };
        match self {
            Self::Any => true,
            Self::Index => matches!(data, TypeData::Index),
            Self::Int(w) => signless(data) && ir.int_width(ty) == Some(*w),
            Self::AnyInt => signless(data),
            Self::AnyIntOrSigned => matches!(data, TypeData::Integer { .. }),
            Self::Float(kind) => ir.float_kind(ty) == Some(*kind),
            Self::AnyFloat => matches!(data, TypeData::Float(_)),
            Self::IntLike => scalar_or(|d| {
                matches!(
                    d,
                    TypeData::Index
                        | TypeData::Integer {
                            signedness: super::Signedness::Signless,
                            ..
                        }
                )
            }),
            Self::BoolLike => scalar_or(|d| {
                matches!(
                    d,
                    TypeData::Integer {
                        width: 1,
                        signedness: super::Signedness::Signless
                    }
                )
            }),
            Self::FloatLike => scalar_or(|d| matches!(d, TypeData::Float(_))),
            Self::RankedTensor => matches!(data, TypeData::Tensor { .. }),
            Self::AnyTensor => ir.is_tensor(ty),
            Self::Shaped => element != ty,
            Self::Vector => matches!(data, TypeData::Vector { .. }),
            Self::MemRef => matches!(
                data,
                TypeData::MemRef { .. } | TypeData::UnrankedMemRef { .. }
            ),
            Self::Function => matches!(data, TypeData::Function { .. }),
            Self::Ext(name) => ir.is_ext_type(ty, name),
            Self::SameAsOperand(_) | Self::SameAsResult(_) => same(self).is_none_or(|t| t == ty),
            Self::OneOf(rules) => rules.iter().any(|r| r.accepts(ir, ty, same)),
            Self::Where(test, _) => test(ir, ty),
        }
    }

    /// The one type that the rule admits, if there is just one.
    pub fn only_type(&self, ir: &mut Ir) -> Option<Type> {
        match self {
            Self::Index => Some(ir.index_type()),
            Self::Int(w) => Some(ir.int_type(*w)),
            Self::Float(kind) => Some(ir.float_type(*kind)),
            Self::Ext(name) => {
                let plain = ir
                    .registry()
                    .find_type(name)
                    .is_some_and(|row| row.parse.is_none());
                plain.then(|| ir.ext_type(name, &[]))
            }
            _ => None,
        }
    }

    /// What the rule asks for, as an error says it.
    pub fn describe(&self) -> String {
        match self {
            Self::Any => "any type".into(),
            Self::Index => "`index`".into(),
            Self::Int(w) => format!("`i{w}`"),
            Self::AnyInt => "a signless integer".into(),
            Self::AnyIntOrSigned => "an integer".into(),
            Self::Float(kind) => format!("`{}`", kind.keyword()),
            Self::AnyFloat => "a float".into(),
            Self::IntLike => "a signless integer or index, or a vector or tensor of them".into(),
            Self::BoolLike => "`i1`, or a vector or tensor of `i1`".into(),
            Self::FloatLike => "a float, or a vector or tensor of floats".into(),
            Self::RankedTensor => "a ranked tensor".into(),
            Self::AnyTensor => "a tensor".into(),
            Self::Shaped => "a tensor, vector or memref".into(),
            Self::Vector => "a vector".into(),
            Self::MemRef => "a memref".into(),
            Self::Function => "a function type".into(),
            Self::Ext(name) => format!("`!{name}`"),
            Self::SameAsOperand(_) | Self::SameAsResult(_) => "the same type".into(),
            Self::OneOf(rules) => rules
                .iter()
                .map(TypeRule::describe)
                .collect::<Vec<_>>()
                .join(" or "),
            Self::Where(_, text) => (*text).into(),
        }
    }
}

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

/// One region of an op.
#[derive(Clone, Copy)]
pub struct RegionRow {
    /// Its name in the format and in errors.
    pub name: &'static str,
    /// How many blocks it has.
    pub blocks: RegionShape,
}

/// How many blocks a region has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RegionShape {
    /// Any number, none included.
    Any,
    /// Exactly one.
    One,
    /// One, or none.
    AtMostOne,
    /// At least one.
    AtLeastOne,
}

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
    /// Has one result, whose value is the attribute `value`.
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

/// One type or attribute of a dialect.
pub struct ExtRow {
    /// Full name without the sigil: `stream.resource`.
    pub name: &'static str,
    /// What it is.
    pub doc: &'static str,
    /// Reads everything after the name, the `<` included; `None` if there are no parameters.
    pub parse: Option<fn(&mut OpParser<'_>) -> ParseResult<Vec<Attr>>>,
    /// Prints everything after the name.
    pub print: Option<fn(&mut OpPrinter<'_>, &[Attr])>,
}

/// A named piece of a custom form that several ops share: `custom<Name>(...)` in a format.
pub struct Directive {
    /// The name between the angle brackets.
    pub name: &'static str,
    /// Reads the piece into the state of the op.
    pub parse: fn(&mut OpParser<'_>, &mut FormatState, &[FormatArg]) -> ParseResult<()>,
    /// Prints the piece.
    pub print: fn(&mut OpPrinter<'_>, Op, &[FormatArg]),
}

/// A dialect.
pub struct Dialect {
    /// Its prefix: `arith`.
    pub name: &'static str,
    /// Its number in the registry, part of every [`OpKind`] of it.
    pub id: u8,
    /// Its ops, by row.
    pub ops: &'static [OpDef],
    /// Its types.
    pub types: &'static [ExtRow],
    /// Its attributes.
    pub attrs: &'static [ExtRow],
    /// Its format directives.
    pub directives: &'static [Directive],
    /// The name that an attribute of this dialect asks for when it is printed as an alias (`#map`), without the
    /// `#` and a number; `None` to print it in full.
    pub attr_alias: Option<fn(&Ir, Attr) -> Option<String>>,
    /// Makes the op that holds a constant of a type, for folders.
    pub constant: Option<fn(&mut Builder<'_>, Attr, Type) -> Option<Op>>,
}

impl Dialect {
    /// A dialect with nothing in it, for `..Dialect::EMPTY`.
    pub const EMPTY: Self = Self {
        name: "",
        id: 0,
        ops: &[],
        types: &[],
        attrs: &[],
        directives: &[],
        attr_alias: None,
        constant: None,
    };
}

/// The dialects of a compiler, with their rows by name.
pub struct Registry {
    dialects: Vec<Option<&'static Dialect>>,
    ops: FxHashMap<&'static str, OpKind>,
    types: FxHashMap<&'static str, &'static ExtRow>,
    attrs: FxHashMap<&'static str, &'static ExtRow>,
    directives: FxHashMap<&'static str, &'static Directive>,
    /// The compiled formats by dialect and row, each made when it is first asked for.
    formats: Vec<Box<[OnceLock<Result<Format, String>>]>>,
}

impl Registry {
    /// A registry of these dialects.
    ///
    /// # Panics
    /// If two dialects share a number, or two rows a name: both are mistakes in a table.
    pub fn new(dialects: &[&'static Dialect]) -> Self {
        let mut registry = Self {
            dialects: Vec::new(),
            ops: FxHashMap::default(),
            types: FxHashMap::default(),
            attrs: FxHashMap::default(),
            directives: FxHashMap::default(),
            formats: Vec::new(),
        };
        for dialect in dialects {
            let id = dialect.id as usize;
            if registry.dialects.len() <= id {
                registry.dialects.resize(id + 1, None);
                registry.formats.resize_with(id + 1, Box::default);
            }
            assert!(
                registry.dialects[id].replace(dialect).is_none(),
                "dialect number {id} is taken"
            );
            registry.formats[id] = dialect.ops.iter().map(|_| OnceLock::new()).collect();
            for (row, def) in (0..).zip(dialect.ops) {
                let taken = registry.ops.insert(def.name, OpKind::new(dialect.id, row));
                assert!(taken.is_none(), "two rows declare `{}`", def.name);
            }
            for row in dialect.types {
                assert!(
                    registry.types.insert(row.name, row).is_none(),
                    "two rows declare `!{}`",
                    row.name
                );
            }
            for row in dialect.attrs {
                assert!(
                    registry.attrs.insert(row.name, row).is_none(),
                    "two rows declare `#{}`",
                    row.name
                );
            }
            for row in dialect.directives {
                assert!(
                    registry.directives.insert(row.name, row).is_none(),
                    "two directives `{}`",
                    row.name
                );
            }
        }
        registry
    }

    /// The row of an op kind.
    pub fn def(&self, kind: OpKind) -> Option<&'static OpDef> {
        if !kind.is_registered() {
            return None;
        }
        self.dialects
            .get(kind.dialect())
            .copied()
            .flatten()?
            .ops
            .get(kind.row())
    }

    /// The compiled format of an op kind. The error says what its row got wrong.
    pub(crate) fn format(&self, kind: OpKind) -> Result<&Format, String> {
        let slot = kind
            .is_registered()
            .then(|| self.formats.get(kind.dialect())?.get(kind.row()))
            .flatten();
        let (Some(slot), Some(def)) = (slot, self.def(kind)) else {
            return Err("the op has no row".into());
        };
        slot.get_or_init(|| Format::compile(def, self))
            .as_ref()
            .map_err(Clone::clone)
    }

    /// The full names of all ops.
    pub fn op_names(&self) -> impl Iterator<Item = &'static str> + '_ {
        self.ops.keys().copied()
    }

    /// The dialect of an op kind.
    pub fn dialect_of(&self, kind: OpKind) -> Option<&'static Dialect> {
        if !kind.is_registered() {
            return None;
        }
        self.dialects.get(kind.dialect()).copied().flatten()
    }

    /// The kind of the op of this full name.
    pub fn find_op(&self, name: &str) -> Option<OpKind> {
        self.ops.get(name).copied()
    }

    /// The row of a type by full name.
    pub fn find_type(&self, name: &str) -> Option<&'static ExtRow> {
        self.types.get(name).copied()
    }

    /// The row of an attribute by full name.
    pub fn find_attr(&self, name: &str) -> Option<&'static ExtRow> {
        self.attrs.get(name).copied()
    }

    /// The directive of this name.
    pub fn find_directive(&self, name: &str) -> Option<&'static Directive> {
        self.directives.get(name).copied()
    }

    /// Whether a dialect of this name is registered.
    pub fn has_dialect(&self, name: &str) -> bool {
        self.dialects().any(|d| d.name == name)
    }

    /// The dialects by number.
    pub fn dialects(&self) -> impl Iterator<Item = &'static Dialect> + '_ {
        self.dialects.iter().flatten().copied()
    }
}

// --- groups -------------------------------------------------------------------------------------------------

/// The ranges of `rows` in a list of `count` values: from explicit segment sizes, or from the arities, of which
/// at most one may be open then. `None` if the sizes do not fit.
pub fn group_ranges(
    rows: &[ValueRow],
    count: usize,
    segments: Option<&[i64]>,
) -> Option<Vec<Range<usize>>> {
    let mut ranges = Vec::with_capacity(rows.len());
    let mut start = 0usize;
    let open = rows.iter().filter(|r| r.arity != Arity::One).count();
    let fixed = rows.len() - open;
    for (i, row) in rows.iter().enumerate() {
        let size = match (segments, row.arity) {
            (Some(sizes), _) => usize::try_from(*sizes.get(i)?).ok()?,
            (None, Arity::One) => 1,
            (None, _) if open == 1 => count.checked_sub(fixed)?,
            (None, _) => return None,
        };
        match row.arity {
            Arity::One if size != 1 => return None,
            Arity::Optional if size > 1 => return None,
            _ => {}
        }
        let end = start.checked_add(size)?;
        ranges.push(start..end);
        start = end;
    }
    (start == count && segments.is_none_or(|s| s.len() == rows.len())).then_some(ranges)
}

impl Ir {
    fn segments(&self, op: Op, name: &str) -> Option<Vec<i64>> {
        self.attr(op, name).and_then(|a| self.int_array(a))
    }

    /// The operand range of group `i` of the op's row; empty if the segment sizes are broken.
    pub fn operand_range(&self, op: Op, i: usize) -> Range<usize> {
        let Some(def) = self.def(op) else { return 0..0 };
        let sized = def.traits.contains(Traits::ATTR_SIZED_OPERANDS);
        if !sized && i == 0 && def.operands.len() == 1 && def.operands[0].arity != Arity::One {
            return 0..self.operand_count(op);
        }
        let segments = sized.then(|| self.segments(op, OPERAND_SEGMENTS).unwrap_or_default());
        group_ranges(def.operands, self.operand_count(op), segments.as_deref())
            .and_then(|ranges| ranges.get(i).cloned())
            .unwrap_or(0..0)
    }

    /// The operands of group `i` of the op's row.
    pub fn operand_group(&self, op: Op, i: usize) -> Vec<Value> {
        self.operand_range(op, i)
            .map(|at| self.operand(op, at))
            .collect()
    }

    /// Replaces the operands of group `i`, and keeps the segment sizes in step.
    pub fn set_operand_group(&mut self, op: Op, i: usize, values: &[Value]) {
        let Some(def) = self.def(op) else { return };
        let mut groups: Vec<Vec<Value>> = (0..def.operands.len())
            .map(|g| self.operand_group(op, g))
            .collect();
        groups[i] = values.to_vec();
        let all: Vec<Value> = groups.iter().flatten().copied().collect();
        self.set_operands(op, &all);
        if def.traits.contains(Traits::ATTR_SIZED_OPERANDS) {
            let sizes: Vec<i32> = groups
                .iter()
                .map(|g| i32::try_from(g.len()).expect("operand lists stay small"))
                .collect();
            let attr = self.i32_array_attr(&sizes);
            self.set_attr(op, OPERAND_SEGMENTS, attr);
        }
    }

    /// The result range of group `i` of the op's row; empty if the segment sizes are broken.
    pub fn result_range(&self, op: Op, i: usize) -> Range<usize> {
        let Some(def) = self.def(op) else { return 0..0 };
        let segments = def
            .traits
            .contains(Traits::ATTR_SIZED_RESULTS)
            .then(|| self.segments(op, RESULT_SEGMENTS).unwrap_or_default());
        group_ranges(def.results, self.result_count(op), segments.as_deref())
            .and_then(|ranges| ranges.get(i).cloned())
            .unwrap_or(0..0)
    }

    /// The results of group `i` of the op's row.
    pub fn result_group(&self, op: Op, i: usize) -> Vec<Value> {
        self.result_range(op, i)
            .map(|at| self.result(op, at))
            .collect()
    }

    /// The operands that a terminator passes to its successor `i`.
    pub fn successor_operands(&self, op: Op, i: usize) -> Range<usize> {
        self.def(op)
            .and_then(|d| d.successor_operands)
            .map_or(0..0, |f| f(self, op, i))
    }

    /// The constant that a value holds, if a constant-like op defines it.
    pub fn constant(&self, value: Value) -> Option<Attr> {
        let op = self.defining_op(value)?;
        self.has_trait(op, Traits::CONSTANT_LIKE)
            .then(|| self.attr(op, "value"))
            .flatten()
    }

    /// The integer that a value holds, if a constant-like op defines it.
    pub fn constant_int(&self, value: Value) -> Option<i64> {
        self.constant(value).and_then(|attr| self.int_value(attr))
    }
}

/// The result types that an op's row determines: by its `infer` function, or from result rules that admit one
/// type.
pub fn infer_results(ir: &mut Ir, spec: &OpSpec) -> Option<Vec<Type>> {
    let def = ir.registry().def(spec.kind)?;
    if let Some(infer) = def.infer {
        return infer(ir, spec);
    }
    let mut types: Vec<Type> = Vec::with_capacity(def.results.len());
    for row in def.results {
        if row.arity != Arity::One {
            return None;
        }
        let ty = match row.ty {
            TypeRule::SameAsOperand(group) => {
                let open_before = def
                    .operands
                    .iter()
                    .take(group)
                    .any(|r| r.arity != Arity::One);
                if open_before {
                    return None;
                }
                ir.value_type(*spec.operands.get(group)?)
            }
            TypeRule::SameAsResult(group) => *types.get(group)?,
            rule => match rule.only_type(ir) {
                Some(ty) => ty,
                None if def.traits.contains(Traits::SAME_TYPE) => {
                    ir.value_type(*spec.operands.first()?)
                }
                None => return None,
            },
        };
        types.push(ty);
    }
    Some(types)
}

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
        #[allow(non_camel_case_types, clippy::upper_case_acronyms, dead_code, reason = "row numbers by name")]
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
