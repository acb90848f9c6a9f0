//! Custom form of `stream.cmd.dispatch`: the ranges that device code reads and writes, one a line.

use crate::dialects::assembly::sized_types;
use crate::dialects::util::{entry_points, print_entry_point_list};
use crate::ir::{Ir, Op, OpSpec, Value};
use crate::syntax::{Delimiter, OpParser, OpPrinter, ParseResult};

/// What device code does to a range, as bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Access(pub i32);

impl Access {
    /// It reads.
    pub const READ: Self = Self(1);
    /// It writes.
    pub const WRITE: Self = Self(2);
    /// It does both.
    pub const READ_WRITE: Self = Self(3);

    const ALL: [(Self, &'static str); 3] = [
        (Self::READ, "ro"),
        (Self::WRITE, "wo"),
        (Self::READ_WRITE, "rw"),
    ];

    fn of_keyword(word: &str) -> Option<Self> {
        Self::ALL
            .iter()
            .find(|(_, w)| *w == word)
            .map(|(access, _)| *access)
    }

    fn keyword(self) -> &'static str {
        Self::ALL
            .iter()
            .find(|(access, _)| *access == self)
            .map_or("rw", |(_, w)| *w)
    }
}

/// Reads ` @e::@x[%w](%c : i32) { ro %a[%o for %n] : type{%size}, ... }`.
pub(super) fn parse_dispatch(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let list = entry_points(p)?;
    spec.set_attr(p.ir, "entry_points", list);
    let workload = p.operand_list(Delimiter::OptionalSquare)?;
    let (mut uniforms, mut uniform_types) = (Vec::new(), Vec::new());
    if p.eat("(") {
        uniforms = p.operand_list(Delimiter::None)?;
        uniform_types = p.colon_type_list()?;
        p.expect(")")?;
    }
    let (mut resources, mut types, mut sizes) = (Vec::new(), Vec::new(), Vec::new());
    let (mut offsets, mut lengths, mut accesses) = (Vec::new(), Vec::new(), Vec::new());
    p.list(Delimiter::Brace, |p| {
        let at = p.offset();
        let word = p.keyword()?;
        let Some(access) = Access::of_keyword(p.ir.str(word)) else {
            return p.error_at(at, "expected `ro`, `wo` or `rw`");
        };
        accesses.push(p.ir.i32_attr(access.0));
        resources.push(p.operand()?);
        p.expect("[")?;
        offsets.push(p.operand()?);
        p.expect_keyword("for")?;
        lengths.push(p.operand()?);
        p.expect("]")?;
        p.expect(":")?;
        let (ty, own) = sized_types::parse_type(p)?;
        types.push(ty);
        sizes.extend(own);
        Ok(())
    })?;
    p.attr_dict_with_keyword(spec)?;
    p.resolve_indices(&workload, spec)?;
    p.resolve_into(&uniforms, &uniform_types, spec)?;
    p.resolve_into(&resources, &types, spec)?;
    for group in [&sizes, &offsets, &lengths] {
        p.resolve_indices(group, spec)?;
    }
    let n = resources.len();
    p.set_operand_segments(
        spec,
        &[workload.len(), uniforms.len(), n, sizes.len(), n, n],
    );
    let accesses = p.ir.array_attr(&accesses);
    spec.set_attr(p.ir, "resource_accesses", accesses);
    Ok(())
}

/// Prints what [`parse_dispatch`] reads.
pub(super) fn print_dispatch(p: &mut OpPrinter<'_>, op: Op) {
    let groups: Vec<Vec<Value>> = (0..6).map(|g| p.ir.operand_group(op, g)).collect();
    p.text(" ");
    if let Some(list) = p.ir.attr(op, "entry_points") {
        print_entry_point_list(p, list);
    }
    if !groups[0].is_empty() {
        p.text("[");
        p.operands(groups[0].iter().copied());
        p.text("]");
    }
    if !groups[1].is_empty() {
        p.text("(");
        p.operands(groups[1].iter().copied());
        p.text(" : ");
        p.types_of(groups[1].iter().copied());
        p.text(")");
    }
    p.text(" {");
    p.indent();
    let accesses = accesses(p.ir, op);
    for (i, &resource) in groups[2].iter().enumerate() {
        if i > 0 {
            p.text(",");
        }
        p.newline();
        p.text(
            accesses
                .get(i)
                .copied()
                .unwrap_or(Access::READ_WRITE)
                .keyword(),
        );
        p.text(" ");
        p.operand(resource);
        if let (Some(&offset), Some(&length)) = (groups[4].get(i), groups[5].get(i)) {
            p.text("[");
            p.operand(offset);
            p.text(" for ");
            p.operand(length);
            p.text("]");
        }
        p.text(" : ");
        let size = groups[3].get(i).map(std::slice::from_ref);
        sized_types::print_type(p, p.ir.value_type(resource), size.unwrap_or_default());
    }
    p.dedent();
    p.newline();
    p.text("}");
    p.attr_dict_with_keyword(op, &["entry_points", "resource_accesses"]);
}

/// What a dispatch does to each resource.
pub(super) fn accesses(ir: &Ir, op: Op) -> Vec<Access> {
    ir.attr(op, "resource_accesses")
        .and_then(|list| ir.int_array(list))
        .unwrap_or_default()
        .into_iter()
        .map(|bits| Access(i32::try_from(bits).unwrap_or(0)))
        .collect()
}

/// Every resource has a size, an offset, a length and an access.
pub(super) fn verify_dispatch(ir: &Ir, op: Op, faults: &mut Vec<String>) {
    let n = ir.operand_range(op, 2).len();
    let agree = (3..6).all(|g| ir.operand_range(op, g).len() == n);
    if !agree || accesses(ir, op).len() != n {
        faults.push("every resource has a size, an offset, a length and an access".into());
    }
}
