//! Building ops: [`OpSpec`] says what an op is to hold, [`Builder`] makes it and puts it in place.

use smallvec::SmallVec;

use super::{Attr, Block, Ident, Ir, Loc, Op, OpKind, Region, Traits, Type, Value};

/// Everything an op is to hold, before it exists.
#[derive(Clone, Debug)]
pub struct OpSpec {
    /// What the op is.
    pub kind: OpKind,
    /// Where it came from.
    pub loc: Loc,
    /// Operands in order.
    pub operands: SmallVec<[Value; 4]>,
    /// Types of the results in order.
    pub results: SmallVec<[Type; 2]>,
    /// Inherent attributes.
    pub props: Vec<(Ident, Attr)>,
    /// Discardable attributes.
    pub attrs: Vec<(Ident, Attr)>,
    /// Successors in order.
    pub successors: SmallVec<[Block; 2]>,
    /// Detached regions in order; the op takes them.
    pub regions: SmallVec<[Region; 1]>,
}

impl OpSpec {
    /// An op without operands, results or attributes.
    pub fn new(kind: OpKind, loc: Loc) -> Self {
        Self {
            kind,
            loc,
            operands: SmallVec::new(),
            results: SmallVec::new(),
            props: Vec::new(),
            attrs: Vec::new(),
            successors: SmallVec::new(),
            regions: SmallVec::new(),
        }
    }

    /// Sets an attribute, inherent if the op's row lists the name.
    pub fn set_attr(&mut self, ir: &mut Ir, name: &str, attr: Attr) {
        let ident = ir.ident(name);
        let inherent = ir
            .registry()
            .def(self.kind)
            .is_some_and(|def| def.is_inherent(name));
        let list = if inherent {
            &mut self.props
        } else {
            &mut self.attrs
        };
        list.retain(|(n, _)| *n != ident);
        list.push((ident, attr));
    }

    /// The attribute `name`, if it was set.
    pub fn attr(&self, ir: &Ir, name: &str) -> Option<Attr> {
        let ident = ir.find_ident(name)?;
        self.props
            .iter()
            .chain(&self.attrs)
            .find(|(n, _)| *n == ident)
            .map(|(_, attr)| *attr)
    }
}

/// Where a new op goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InsertPoint {
    /// At the end of a block.
    End(Block),
    /// At the start of a block.
    Start(Block),
    /// Before an op.
    Before(Op),
    /// After an op.
    After(Op),
    /// Nowhere: the op stays detached.
    Detached,
}

/// Makes ops at an insertion point, with one location until another is set.
///
/// A builder at `After(op)` moves on to the op that it made last, so that ops come out in the order built.
pub struct Builder<'a> {
    /// The arena.
    pub ir: &'a mut Ir,
    /// Where the next op goes.
    pub at: InsertPoint,
    /// The location of the ops built.
    pub loc: Loc,
}

impl<'a> Builder<'a> {
    /// A builder at `at`.
    pub fn new(ir: &'a mut Ir, at: InsertPoint, loc: Loc) -> Self {
        Self { ir, at, loc }
    }

    /// A builder before `op`, with its location.
    pub fn before(ir: &'a mut Ir, op: Op) -> Self {
        let loc = ir.op_loc(op);
        Self::new(ir, InsertPoint::Before(op), loc)
    }

    /// A builder after `op`, with its location.
    pub fn after(ir: &'a mut Ir, op: Op) -> Self {
        let loc = ir.op_loc(op);
        Self::new(ir, InsertPoint::After(op), loc)
    }

    /// A builder at the end of `block`.
    pub fn at_end(ir: &'a mut Ir, block: Block, loc: Loc) -> Self {
        Self::new(ir, InsertPoint::End(block), loc)
    }

    /// Starts an op; [`OpBuilder::build`] makes it.
    pub fn op(&mut self, kind: OpKind) -> OpBuilder<'_, 'a> {
        let spec = OpSpec::new(kind, self.loc);
        OpBuilder {
            builder: self,
            spec,
            inferred: true,
        }
    }

    /// Makes the op that `spec` describes and puts it in place.
    pub fn insert(&mut self, spec: OpSpec) -> Op {
        let op = self.ir.create(spec);
        self.place(op);
        op
    }

    /// Puts a detached op in place.
    pub fn place(&mut self, op: Op) {
        match self.at {
            InsertPoint::End(block) => self.ir.append(block, op),
            InsertPoint::Start(block) => {
                self.ir.prepend(block, op);
                self.at = InsertPoint::After(op);
            }
            InsertPoint::Before(anchor) => self.ir.insert_before(op, anchor),
            InsertPoint::After(anchor) => {
                self.ir.insert_after(op, anchor);
                self.at = InsertPoint::After(op);
            }
            InsertPoint::Detached => {}
        }
    }
}

/// One op under construction.
pub struct OpBuilder<'b, 'a> {
    builder: &'b mut Builder<'a>,
    spec: OpSpec,
    inferred: bool,
}

impl OpBuilder<'_, '_> {
    /// Adds operands.
    #[must_use]
    pub fn operands(mut self, values: impl IntoIterator<Item = Value>) -> Self {
        // Pushing beats `extend` for the one or two operands that most ops have.
        for value in values {
            self.spec.operands.push(value);
        }
        self
    }

    /// Sets all operands by group, in the order of the op's row, and the segment sizes if the op keeps them.
    #[must_use]
    pub fn groups(mut self, groups: &[&[Value]]) -> Self {
        self.spec.operands = groups.iter().flat_map(|g| g.iter().copied()).collect();
        let ir = &mut *self.builder.ir;
        if ir
            .registry()
            .def(self.spec.kind)
            .is_some_and(|d| d.traits.contains(Traits::ATTR_SIZED_OPERANDS))
        {
            let sizes: Vec<i32> = groups
                .iter()
                .map(|g| i32::try_from(g.len()).expect("operand lists stay small"))
                .collect();
            let attr = ir.i32_array_attr(&sizes);
            self.spec.set_attr(ir, super::def::OPERAND_SEGMENTS, attr);
        }
        self
    }

    /// Adds result types. Without any, the types are inferred from the op's row where it allows that.
    #[must_use]
    pub fn results(mut self, types: impl IntoIterator<Item = Type>) -> Self {
        self.spec.results.extend(types);
        self.inferred = false;
        self
    }

    /// Sets an attribute.
    #[must_use]
    pub fn attr(mut self, name: &str, attr: Attr) -> Self {
        self.spec.set_attr(self.builder.ir, name, attr);
        self
    }

    /// Adds every entry of a dictionary.
    #[must_use]
    pub fn attrs_from(mut self, dict: Attr) -> Self {
        for (name, attr) in self.builder.ir.dict_entries(dict).to_vec() {
            let name = self.builder.ir.str(name).to_owned();
            self.spec.set_attr(self.builder.ir, &name, attr);
        }
        self
    }

    /// Adds successors.
    #[must_use]
    pub fn successors(mut self, blocks: impl IntoIterator<Item = Block>) -> Self {
        self.spec.successors.extend(blocks);
        self
    }

    /// Adds a detached region, which the op takes.
    #[must_use]
    pub fn region(mut self, region: Region) -> Self {
        self.spec.regions.push(region);
        self
    }

    /// Makes the op and puts it in place.
    pub fn build(self) -> Op {
        self.finish().0
    }

    /// Makes an op with one result and returns that.
    pub fn value(self) -> Value {
        let (op, ir) = self.finish();
        ir.result(op, 0)
    }
}

impl<'b> OpBuilder<'b, '_> {
    fn finish(mut self) -> (Op, &'b Ir) {
        if self.inferred && self.spec.results.is_empty() {
            let types = super::def::infer_results(self.builder.ir, &self.spec);
            self.spec.results = types.unwrap_or_default();
        }
        let op = self.builder.insert(self.spec);
        (op, self.builder.ir)
    }
}

impl Ir {
    /// Makes a detached op.
    pub fn create(&mut self, spec: OpSpec) -> Op {
        let props = self.dict_attr(&spec.props);
        let attrs = self.dict_attr(&spec.attrs);
        self.create_op(
            spec.kind,
            spec.loc,
            &spec.operands,
            &spec.results,
            props,
            attrs,
            &spec.successors,
            &spec.regions,
        )
    }
}
