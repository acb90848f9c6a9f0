//! The arena's own promises: use lists, order, erasure, cloning, dominance, the structural verifier.

use halcyon_compiler::dialects::{arith, builtin, cf, func, registry, scf};
use halcyon_compiler::ir::{
    Block, Builder, Dominance, FloatKind, InsertPoint, Ir, Loc, Mapping, Op, Value, ValueDef,
    WalkOrder, symbols, verify,
};

const NOWHERE: Loc = Loc::UNKNOWN;

/// A module with one function `@f(i32, i32) -> i32` whose entry block is empty.
fn module_with_function(ir: &mut Ir) -> (Op, Op, Block) {
    let (body, top) = ir.new_region_with_block(&[], NOWHERE);
    let module = Builder::new(ir, InsertPoint::Detached, NOWHERE)
        .op(builtin::Module::KIND)
        .region(body)
        .build();
    let function = add_function(ir, top, "f", 2);
    let entry = ir.body_block(function);
    (module, function, entry)
}

fn add_function(ir: &mut Ir, top: Block, name: &str, arguments: usize) -> Op {
    let i32_type = ir.int_type(32);
    let (region, _) = ir.new_region_with_block(&vec![i32_type; arguments], NOWHERE);
    let ty = ir.function_type(&vec![i32_type; arguments], &[i32_type]);
    let (ty, name) = (ir.type_attr(ty), ir.string_attr(name));
    Builder::at_end(ir, top, NOWHERE)
        .op(func::Func::KIND)
        .attr("sym_name", name)
        .attr("function_type", ty)
        .region(region)
        .build()
}

fn add(ir: &mut Ir, block: Block, a: Value, b: Value) -> Value {
    Builder::at_end(ir, block, NOWHERE)
        .op(arith::AddI::KIND)
        .operands([a, b])
        .value()
}

fn constant_bit(ir: &mut Ir, block: Block, bit: i128) -> Value {
    let i1 = ir.int_type(1);
    let value = ir.int_attr(bit, i1);
    Builder::at_end(ir, block, NOWHERE)
        .op(arith::Constant::KIND)
        .attr("value", value)
        .results([i1])
        .value()
}

fn branch(ir: &mut Ir, from: Block, to: Block) {
    Builder::at_end(ir, from, NOWHERE)
        .op(cf::Branch::KIND)
        .successors([to])
        .build();
}

fn cond_branch(ir: &mut Ir, from: Block, flag: Value, to: [Block; 2]) {
    Builder::at_end(ir, from, NOWHERE)
        .op(cf::CondBranch::KIND)
        .groups(&[&[flag], &[], &[]])
        .successors(to)
        .build();
}

fn ret(ir: &mut Ir, block: Block, value: Value) -> Op {
    Builder::at_end(ir, block, NOWHERE)
        .op(func::Return::KIND)
        .operands([value])
        .build()
}

fn messages(ir: &mut Ir, root: Op) -> Vec<String> {
    verify::verify(ir, root)
        .into_iter()
        .map(|d| d.message)
        .collect()
}

#[test]
fn uses_follow_every_edit() {
    let mut ir = Ir::new(registry());
    let (_, _, entry) = module_with_function(&mut ir);
    let (a, b) = (ir.block_arg(entry, 0), ir.block_arg(entry, 1));
    let x = add(&mut ir, entry, a, a);
    let y = add(&mut ir, entry, x, b);
    assert_eq!(ir.uses(a).count(), 2);
    assert!(ir.has_one_use(x) && ir.has_one_use(b) && !ir.has_uses(y));
    assert_eq!(ir.uses(x).next().map(|u| u.operand), Some(0));

    ir.replace_all_uses(a, b);
    assert!(!ir.has_uses(a));
    assert_eq!(ir.uses(b).count(), 3);

    let op = ir.defining_op(y).expect("an op");
    ir.set_operands(op, &[b, b, b]);
    assert_eq!(
        (ir.uses(b).count(), ir.uses(x).count(), ir.operand_count(op)),
        (5, 0, 3)
    );
    ir.set_operands(op, &[x]);
    assert_eq!((ir.uses(b).count(), ir.operand_vec(op)), (2, vec![x]));

    ir.erase(op);
    assert!(!ir.has_uses(x) && !ir.is_live(op));
    let reused = add(&mut ir, entry, a, b);
    assert_eq!(
        ir.defining_op(reused),
        Some(op),
        "an erased record is used again"
    );
}

#[test]
fn order_is_right_after_insertions_in_the_middle() {
    let mut ir = Ir::new(registry());
    let (_, _, entry) = module_with_function(&mut ir);
    let a = ir.block_arg(entry, 0);
    let ops: Vec<Op> = (0..5)
        .map(|_| {
            let sum = add(&mut ir, entry, a, a);
            ir.defining_op(sum).expect("an op")
        })
        .collect();
    ir.move_before(ops[4], ops[1]);
    ir.move_after(ops[0], ops[3]);
    let order: Vec<Op> = ir.block_ops(entry).collect();
    assert_eq!(order, [ops[4], ops[1], ops[2], ops[3], ops[0]]);
    for (i, &earlier) in order.iter().enumerate() {
        for &later in &order[i + 1..] {
            assert!(ir.is_before(earlier, later) && !ir.is_before(later, earlier));
        }
    }
}

#[test]
fn a_clone_maps_values_blocks_and_uses_across_blocks() {
    let mut ir = Ir::new(registry());
    let (module, function, entry) = module_with_function(&mut ir);
    let region = ir.region(function, 0);
    let next = ir.append_block(region);
    let a = ir.block_arg(entry, 0);
    let sum = add(&mut ir, entry, a, a);
    branch(&mut ir, entry, next);
    ret(&mut ir, next, sum);
    assert_eq!(messages(&mut ir, module), [""; 0]);

    let clone = ir.clone_op(function, &mut Mapping::new());
    let name = ir.string_attr("g");
    ir.set_attr(clone, "sym_name", name);
    ir.insert_after(clone, function);
    assert_eq!(messages(&mut ir, module), [""; 0]);
    let inner = ir.walk(clone, WalkOrder::Pre);
    assert_eq!(inner.len(), 4);
    for op in inner {
        for value in ir.operand_vec(op) {
            assert!(!matches!(ir.value_def(value), ValueDef::Arg(block, _) if block == entry));
        }
    }
    ir.erase(function);
    assert_eq!(messages(&mut ir, module), [""; 0]);
}

#[test]
fn dominance_in_a_diamond_with_a_back_edge() {
    // entry -> left | right; both -> join; join -> left | exit.
    let mut ir = Ir::new(registry());
    let (_, function, entry) = module_with_function(&mut ir);
    let region = ir.region(function, 0);
    let [left, right, join, exit, unreachable] = [(); 5].map(|()| ir.append_block(region));
    let a = ir.block_arg(entry, 0);
    let flag = constant_bit(&mut ir, entry, 0);
    cond_branch(&mut ir, entry, flag, [left, right]);
    branch(&mut ir, left, join);
    branch(&mut ir, right, join);
    cond_branch(&mut ir, join, flag, [left, exit]);
    ret(&mut ir, exit, a);
    ret(&mut ir, unreachable, a);

    let mut d = Dominance::new();
    let mut row = |a: Block| [entry, left, right, join, exit].map(|b| d.block_dominates(&ir, a, b));
    assert_eq!(row(entry), [true; 5]);
    assert_eq!(row(left), [false, true, false, false, false]);
    assert_eq!(row(right), [false, false, true, false, false]);
    assert_eq!(row(join), [false, false, false, true, true]);
    assert!(!d.is_reachable(&ir, unreachable) && d.is_reachable(&ir, exit));
    assert_eq!(d.immediate_dominator(&ir, join), Some(entry));
    assert_eq!(d.immediate_dominator(&ir, exit), Some(join));
}

#[test]
fn the_verifier_names_each_fault() {
    let mut ir = Ir::new(registry());
    let (module, _, entry) = module_with_function(&mut ir);
    let a = ir.block_arg(entry, 0);
    assert_eq!(
        messages(&mut ir, module),
        ["'func.func' op has an empty block: expected a terminator"]
    );

    let sum = add(&mut ir, entry, a, a);
    assert_eq!(
        messages(&mut ir, module),
        ["'arith.addi' op ends a block but is no terminator"]
    );

    let done = ret(&mut ir, entry, sum);
    assert_eq!(messages(&mut ir, module), [""; 0]);

    let sum_op = ir.defining_op(sum).expect("an op");
    ir.move_after(sum_op, done);
    let found = messages(&mut ir, module);
    assert!(
        found
            .iter()
            .any(|m| m == "'func.return' op must be the last op of its block"),
        "{found:?}"
    );
    ir.move_before(sum_op, done);

    let early = Builder::before(&mut ir, sum_op)
        .op(arith::AddI::KIND)
        .operands([sum, a])
        .build();
    assert_eq!(
        messages(&mut ir, module),
        ["'arith.addi' op operand #0 does not dominate this use"]
    );
    ir.erase(early);

    let f32_type = ir.float_type(FloatKind::F32);
    ir.set_value_type(sum, f32_type);
    let found = messages(&mut ir, module);
    assert!(
        found
            .iter()
            .any(|m| m.contains("result `result`: expected `i32`, found `f32`")),
        "{found:?}"
    );
    assert!(
        found
            .iter()
            .any(|m| m.contains("type of return operand 0 (`f32`)")),
        "{found:?}"
    );
    let i32_type = ir.int_type(32);
    ir.set_value_type(sum, i32_type);

    ir.set_operands(sum_op, &[a]);
    assert_eq!(
        messages(&mut ir, module),
        ["'arith.addi' op expected 2 operands, found 1"]
    );
    ir.set_operands(sum_op, &[a, a]);

    let top = ir.body_block(module);
    let twin = add_function(&mut ir, top, "f", 1);
    let twin_entry = ir.body_block(twin);
    let twin_arg = ir.block_arg(twin_entry, 0);
    ret(&mut ir, twin_entry, twin_arg);
    assert_eq!(
        messages(&mut ir, module),
        ["redefinition of symbol named 'f'"]
    );
}

#[test]
fn values_do_not_cross_an_isolated_op() {
    let mut ir = Ir::new(registry());
    let (module, _, entry) = module_with_function(&mut ir);
    let a = ir.block_arg(entry, 0);
    let nested = add_function(&mut ir, entry, "inner", 0);
    let inner = ir.body_block(nested);
    ret(&mut ir, inner, a);
    ret(&mut ir, entry, a);
    assert_eq!(
        messages(&mut ir, module),
        ["'func.return' op using value defined outside the region"]
    );
}

#[test]
fn branch_operands_must_fit_the_block() {
    let mut ir = Ir::new(registry());
    let (module, function, entry) = module_with_function(&mut ir);
    let region = ir.region(function, 0);
    let next = ir.append_block(region);
    let i32_type = ir.int_type(32);
    let arg = ir.add_block_arg(next, i32_type, NOWHERE);
    branch(&mut ir, entry, next);
    ret(&mut ir, next, arg);
    assert_eq!(
        messages(&mut ir, module),
        ["'cf.br' op passes () to successor 0, whose arguments are (i32)"]
    );
}

#[test]
fn symbols_resolve_outward_and_references_are_renamed() {
    let mut ir = Ir::new(registry());
    let (module, function, entry) = module_with_function(&mut ir);
    let a = ir.block_arg(entry, 0);
    let callee = ir.symbol_attr("f");
    let i32_type = ir.int_type(32);
    let call = Builder::at_end(&mut ir, entry, NOWHERE)
        .op(func::Call::KIND)
        .operands([a, a])
        .attr("callee", callee)
        .results([i32_type])
        .build();
    let result = ir.result(call, 0);
    ret(&mut ir, entry, result);
    assert_eq!(messages(&mut ir, module), [""; 0]);
    assert_eq!(symbols::resolve(&ir, call, callee), Some(function));

    let renamed = ir.symbol_attr("h");
    symbols::rewrite_references(&mut ir, module, &mut |_, old| {
        (old == callee).then_some(renamed)
    });
    assert_eq!(symbols::resolve(&ir, call, renamed), None);
    assert_eq!(
        messages(&mut ir, module),
        ["'func.call' op 'h' does not reference a valid function"]
    );
}

#[test]
fn groups_of_operands_follow_the_segment_sizes() {
    let mut ir = Ir::new(registry());
    let (_, function, entry) = module_with_function(&mut ir);
    let region = ir.region(function, 0);
    let [left, right] = [(); 2].map(|()| ir.append_block(region));
    let a = ir.block_arg(entry, 0);
    let flag = constant_bit(&mut ir, entry, 1);
    let op = Builder::at_end(&mut ir, entry, NOWHERE)
        .op(cf::CondBranch::KIND)
        .groups(&[&[flag], &[a, a], &[a]])
        .successors([left, right])
        .build();
    assert_eq!(
        (ir.operand_range(op, 1), ir.operand_range(op, 2)),
        (1..3, 3..4)
    );
    ir.set_operand_group(op, 1, &[]);
    assert_eq!(
        (
            ir.operand_range(op, 1),
            ir.operand_range(op, 2),
            ir.operand_count(op)
        ),
        (1..1, 1..2, 2)
    );
    assert_eq!(ir.successor_operands(op, 1), 1..2);
}

#[test]
fn views_name_operands_and_reject_other_ops() {
    let mut ir = Ir::new(registry());
    let (_, _, entry) = module_with_function(&mut ir);
    let (a, b) = (ir.block_arg(entry, 0), ir.block_arg(entry, 1));
    let sum = add(&mut ir, entry, a, b);
    let op = ir.defining_op(sum).expect("an op");
    let view = arith::AddI::of(&ir, op).expect("an addi");
    assert_eq!(
        (view.lhs(&ir), view.rhs(&ir), view.result(&ir)),
        (a, b, sum)
    );
    assert!(scf::For::of(&ir, op).is_none());
}
