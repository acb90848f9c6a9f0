//! Functions, functions of other modules, and initializers as members of a `vm.module`.

use rustc_hash::FxHashSet;

use super::Members;
use crate::conversion::to_vm::{Converted, Declared, Lowering, Visible};
use crate::conversion::{
    arith_to_vm, cf_to_vm, func_to_vm, hal_inline_to_vm, math_to_vm, util_to_vm,
};
use crate::dialects::vm::structural;
use crate::ir::symbols::{self, SYM_NAME, SYM_VISIBILITY};
use crate::ir::{Attr, Block, Builder, Ir, Op, Region, Type};

type Rule = fn(&mut Lowering<'_>, Op) -> Converted;

/// The conversion of each dialect.
const RULES: &[(&str, Rule)] = &[
    ("arith", arith_to_vm::lower),
    ("cf", cf_to_vm::lower),
    ("func", func_to_vm::lower),
    ("hal_inline", hal_inline_to_vm::lower),
    ("math", math_to_vm::lower),
    ("util", util_to_vm::lower),
];

/// The attribute that gives the types that a function of another module really has.
const SIGNATURE: &str = "vm.signature";
/// The attribute that says how new the module of a function must be.
const VERSION: &str = "vm.version";
/// The attribute that names what to call where another module does not offer a function.
const FALLBACK: &str = "vm.fallback";
/// What is said of a function of another module and holds for the import.
const KEPT: [&str; 3] = ["nosideeffects", "vm.yield", "vm.unwind"];

impl Members<'_, '_> {
    fn converted_signature(&mut self, op: Op) -> Option<(Vec<Type>, Vec<Type>)> {
        let (inputs, results) = structural::signature(self.cx.ir, op);
        let inputs = self.convert_types(op, &inputs);
        let results = self.convert_types(op, &results);
        Some((inputs?, results?))
    }

    pub(super) fn convert_function(&mut self, op: Op) {
        let Some((inputs, results)) = self.converted_signature(op) else {
            return;
        };
        let public = symbols::is_public(self.cx.ir, op);
        let visible = if public {
            Visible::Outside
        } else {
            Visible::Inside
        };
        let Some(region) = self.convert_body(op, visible) else {
            return;
        };
        let at = self.end();
        let ir = &mut *self.cx.ir;
        let signature = ir.function_type(&inputs, &results);
        let signature = ir.type_attr(signature);
        let name = symbols::symbol_name(ir, op).unwrap_or_default().to_owned();
        let (symbol, sym_name, private) = (
            ir.symbol_attr(&name),
            ir.string_attr(&name),
            ir.string_attr("private"),
        );
        let policy = ir.attr(op, "inlining_policy");
        let reflection = ir.attr(op, "iree.reflection");
        let stub = ir.attr(op, "iree.abi.stub");
        let loc = ir.op_loc(op);
        let mut b = Builder::new(ir, at, loc);
        let mut function = b
            .op(structural::Func::KIND)
            .attr(SYM_NAME, sym_name)
            .attr(SYM_VISIBILITY, private)
            .attr("function_type", signature)
            .region(region);
        for (key, attr) in [("inlining_policy", policy), ("iree.reflection", reflection)] {
            if let Some(attr) = attr {
                function = function.attr(key, attr);
            }
        }
        function.build();
        if public {
            let mut export = b
                .op(structural::Export::KIND)
                .attr("function_ref", symbol)
                .attr("export_name", sym_name);
            for (key, attr) in [("iree.abi.stub", stub), ("iree.reflection", reflection)] {
                if let Some(attr) = attr {
                    export = export.attr(key, attr);
                }
            }
            export.build();
        }
    }

    /// Notes how a function of another module is called.
    pub(super) fn declare(&mut self, op: Op) {
        let ir = &self.cx.ir;
        let given = ir
            .attr(op, SIGNATURE)
            .and_then(|a| ir.type_value(a))
            .and_then(|ty| ir.function_parts(ty))
            .map(|(inputs, results)| (inputs.to_vec(), results.to_vec()));
        let fallback = ir.attr(op, FALLBACK);
        if ir.has_attr(op, SIGNATURE) && given.is_none() {
            self.cx
                .error_on(op, format!("expected a function type in `{SIGNATURE}`"));
            return;
        }
        let signature = match given {
            Some((inputs, results)) => {
                let inputs = self.convert_types(op, &inputs);
                let results = self.convert_types(op, &results);
                inputs.zip(results)
            }
            None => self.converted_signature(op),
        };
        let Some((inputs, results)) = signature else {
            return;
        };
        let reference = self.reference(op);
        let declared = Declared {
            inputs,
            results,
            fallback,
        };
        self.declared.insert(reference, declared);
    }

    fn reference(&mut self, op: Op) -> Attr {
        let name = symbols::symbol_name(self.cx.ir, op)
            .unwrap_or_default()
            .to_owned();
        self.cx.ir.symbol_attr(&name)
    }

    /// A function without a body is an import of the module before the first dot of its name.
    pub(super) fn convert_declaration(&mut self, op: Op) {
        let (at, reference) = (self.end(), self.reference(op));
        // One that is not there has been reported.
        let Some(declared) = self.declared.get(&reference) else {
            return;
        };
        let ir = &mut *self.cx.ir;
        let ty = ir.function_type(&declared.inputs, &declared.results);
        let ty = ir.type_attr(ty);
        let name = ir.symbol_name(reference).unwrap_or_default().to_owned();
        let (name, private, unit) = (
            ir.string_attr(&name),
            ir.string_attr("private"),
            ir.unit_attr(),
        );
        let version = ir.attr(op, VERSION);
        let kept = KEPT.map(|key| (key, ir.attr(op, key)));
        let (region, loc) = (ir.new_region(), ir.op_loc(op));
        let mut b = Builder::new(ir, at, loc);
        let mut import = b
            .op(structural::Import::KIND)
            .attr(SYM_NAME, name)
            .attr(SYM_VISIBILITY, private)
            .attr("function_type", ty)
            .region(region);
        if declared.fallback.is_some() {
            import = import.attr("is_optional", unit);
        }
        for (key, attr) in [("minimum_version", version)].into_iter().chain(kept) {
            if let Some(attr) = attr {
                import = import.attr(key, attr);
            }
        }
        import.build();
    }

    pub(super) fn convert_initializer(&mut self, op: Op) {
        let Some(region) = self.convert_body(op, Visible::Inside) else {
            return;
        };
        let at = self.end();
        let ir = &mut *self.cx.ir;
        let ty = ir.function_type(&[], &[]);
        let ty = ir.type_attr(ty);
        let loc = ir.op_loc(op);
        Builder::new(ir, at, loc)
            .op(structural::Initializer::KIND)
            .attr("function_type", ty)
            .region(region)
            .build();
    }

    /// Translates a body into a new region, block for block.
    fn convert_body(&mut self, op: Op, visible: Visible) -> Option<Region> {
        let ir = &mut *self.cx.ir;
        let body = ir.region(op, 0);
        let order = reverse_post_order(ir, body);
        let reachable: FxHashSet<Block> = order.iter().copied().collect();
        let loc = ir.op_loc(op);
        let region = ir.new_region();
        let mut blocks: Vec<(Block, Block)> = Vec::new();
        let olds: Vec<Block> = ir.region_blocks(body).collect();
        for old in olds {
            if !reachable.contains(&old) {
                continue;
            }
            let ir = &mut *self.cx.ir;
            let new = ir.append_block(region);
            let types: Vec<Type> = ir
                .block_args(old)
                .iter()
                .map(|&v| ir.value_type(v))
                .collect();
            for ty in self.convert_types(op, &types)? {
                self.cx.ir.add_block_arg(new, ty, loc);
            }
            blocks.push((old, new));
        }
        let entry = blocks.first()?.1;
        let before = self.cx.diagnostics.len();
        let mut lowering = Lowering::new(
            self.cx.ir,
            &self.target,
            &self.declared,
            self.cx.diagnostics,
            self.module,
            entry,
            visible,
        );
        for &(old, new) in &blocks {
            lowering.map_block(old, new);
            for i in 0..lowering.ir.block_args(old).len() {
                let (from, to) = (lowering.ir.block_arg(old, i), lowering.ir.block_arg(new, i));
                lowering.map(from, to);
            }
        }
        for old in order {
            lowering.block = lowering.target(old);
            for inner in lowering.ir.block_ops(old).collect::<Vec<_>>() {
                convert_op(&mut lowering, inner);
            }
        }
        (self.cx.diagnostics.len() == before).then_some(region)
    }
}

fn convert_op(lowering: &mut Lowering<'_>, op: Op) {
    lowering.loc = lowering.ir.op_loc(op);
    let name = lowering.ir.op_name(op);
    let dialect = name.split('.').next().unwrap_or(name);
    let rule = RULES
        .iter()
        .find(|(prefix, _)| *prefix == dialect)
        .map(|(_, rule)| *rule);
    let converted = match rule {
        Some(rule) => rule(lowering, op),
        None => lowering.unsupported(op),
    };
    if converted.is_err() {
        lowering.give_up(op);
    }
}

/// Reachable blocks with definitions before uses: a block comes after those that dominate it.
fn reverse_post_order(ir: &Ir, region: Region) -> Vec<Block> {
    let mut order = Vec::new();
    let mut seen: FxHashSet<Block> = FxHashSet::default();
    // (block, successors still to visit); the last successor is visited first, so that the first comes first.
    let mut stack: Vec<(Block, Vec<Block>)> = Vec::new();
    let open = |block: Block| {
        let successors = ir
            .last_op(block)
            .map(|t| ir.successors(t).collect())
            .unwrap_or_default();
        (block, successors)
    };
    if let Some(entry) = ir.first_block(region) {
        seen.insert(entry);
        stack.push(open(entry));
    }
    while let Some((block, successors)) = stack.last_mut() {
        match successors.pop() {
            Some(next) if seen.insert(next) => stack.push(open(next)),
            Some(_) => {}
            None => {
                order.push(*block);
                stack.pop();
            }
        }
    }
    order.reverse();
    order
}
