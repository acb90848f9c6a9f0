//! `iree-flow-deduplicate-executables`: executables with the same code become one.

use rustc_hash::FxHashMap;

use crate::dialects::flow;
use crate::ir::{Attr, Ir, Op, OpKind, Region, Type, Value, symbols};
use crate::pass::{Anchor, Pass, PassContext, PassResult};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-flow-deduplicate-executables",
    summary: "merge executables with the same code",
    anchor: Anchor::Module,
    run,
};

fn run(cx: &mut PassContext<'_>, module: Op) -> PassResult {
    let ir = &mut *cx.ir;
    let mut first_of: FxHashMap<Vec<Word>, Op> = FxHashMap::default();
    let mut renames: FxHashMap<(String, String), (String, String)> = FxHashMap::default();
    let mut duplicates = Vec::new();
    for executable in ir.body_ops(module) {
        if flow::Executable::of(ir, executable).is_none() {
            continue;
        }
        let print = fingerprint(ir, executable);
        if let Some(&original) = first_of.get(&print) {
            renames.extend(
                entry_points(ir, executable)
                    .into_iter()
                    .zip(entry_points(ir, original)),
            );
            duplicates.push(executable);
        } else {
            first_of.insert(print, executable);
        }
    }
    symbols::rewrite_references(ir, module, &mut |ir, reference| {
        let (root, nested) = ir.symbol_parts(reference)?;
        let &[entry] = nested else { return None };
        let key = (ir.str(root).to_owned(), ir.str(entry).to_owned());
        let (root, entry) = renames.get(&key)?;
        Some(ir.symbol_path_attr(&[root, entry]))
    });
    for executable in duplicates {
        ir.erase(executable);
    }
    Ok(())
}

fn entry_points(ir: &Ir, executable: Op) -> Vec<(String, String)> {
    let name = |op| symbols::symbol_name(ir, op).unwrap_or_default().to_owned();
    ir.walk_kind(executable, flow::ExecutableExport::KIND)
        .into_iter()
        .map(|export| (name(executable), name(export)))
        .collect()
}

/// One fact of a piece of code. Two pieces with the same list of facts do the same, whatever their symbols are
/// called and wherever they came from.
#[derive(PartialEq, Eq, Hash)]
enum Word {
    Op(OpKind, Attr, Attr),
    Operand(usize),
    Type(Type),
    Region(usize),
    Block(usize),
}

fn fingerprint(ir: &mut Ir, executable: Op) -> Vec<Word> {
    let mut print = Fingerprint::default();
    let body = ir.region(executable, 0);
    print.region(ir, body);
    print.words
}

#[derive(Default)]
struct Fingerprint {
    words: Vec<Word>,
    values: FxHashMap<Value, usize>,
}

impl Fingerprint {
    fn define(&mut self, ir: &Ir, value: Value) {
        let number = self.values.len();
        self.values.insert(value, number);
        self.words.push(Word::Type(ir.value_type(value)));
    }

    fn region(&mut self, ir: &mut Ir, region: Region) {
        let blocks: Vec<_> = ir.region_blocks(region).collect();
        self.words.push(Word::Region(blocks.len()));
        for &block in &blocks {
            for argument in ir.block_args(block).to_vec() {
                self.define(ir, argument);
            }
        }
        for &block in &blocks {
            let ops: Vec<Op> = ir.block_ops(block).collect();
            self.words.push(Word::Block(ops.len()));
            for op in ops {
                self.op(ir, op, &blocks);
            }
        }
    }

    fn op(&mut self, ir: &mut Ir, op: Op, blocks: &[crate::ir::Block]) {
        // Names differ between copies; what refers to them inside an executable differs in the same way.
        let mut props = ir.props(op);
        for name in [symbols::SYM_NAME, "function_ref"] {
            if ir.dict_entry(props, name).is_some() {
                props = ir.dict_with(props, name, None);
            }
        }
        self.words.push(Word::Op(ir.kind(op), props, ir.attrs(op)));
        for value in ir.operand_vec(op) {
            // A value that a later block defines has no number yet; two such uses are kept apart by position.
            let number = self.values.get(&value).copied().unwrap_or(usize::MAX);
            self.words.push(Word::Operand(number));
        }
        for successor in ir.successors(op).collect::<Vec<_>>() {
            let position = blocks.iter().position(|&b| b == successor);
            self.words.push(Word::Block(position.unwrap_or(usize::MAX)));
        }
        for region in ir.regions(op).to_vec() {
            self.region(ir, region);
        }
        for result in ir.results(op) {
            self.define(ir, result);
        }
    }
}
