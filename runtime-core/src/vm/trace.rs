//! Trace and print points and debugger stops: what an embedder is told of them (feature `trace`).
//!
//! Without the feature they do nothing but release the refs that move into them.

use super::context::Context;
use super::frame::Frame;
use super::machine::Host;
use super::object::{ObjectRef, Objects};
use crate::format::Module;

/// Whoever wants to be told of the points that a program passes, see
/// [`Context::set_tracer`](super::Context::set_tracer).
pub trait Tracer {
    /// The program is at a point. It goes on afterwards.
    fn reach(&self, point: &Point<'_, '_>);
}

/// What kind of point it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointKind {
    /// `vm.trace`
    Trace,
    /// `vm.print`
    Print,
    /// `vm.break`, or a `vm.cond_break` whose condition holds.
    Break,
}

/// A value at a point. What type the program gives it is not known here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointValue {
    /// A 32-bit register, or half of a pair: the low half comes first.
    Word(u32),
    /// A ref. It is the program's.
    Ref(ObjectRef),
}

/// A point that a program passes.
pub struct Point<'p, 'a> {
    /// What it is.
    pub kind: PointKind,
    /// The module that it is in.
    pub module: &'p Module<'a>,
    /// The function that it is in.
    pub function: u16,
    /// The word of the function at which it is.
    pub pc: u32,
    /// Its text; `None` if it has none, or the module was stripped.
    pub text: Option<&'a str>,
    /// What refs name.
    pub objects: &'p Objects<'a>,
    frame: Frame,
    /// The operands, as the instruction lists them.
    list: List<'p>,
}

/// 16-bit halves from the second of these words on, of which the first is a count.
#[derive(Clone, Copy)]
struct List<'p>(&'p [u32]);

impl List<'_> {
    fn half(self, n: usize) -> usize {
        (self.0.get(n / 2).copied().unwrap_or(0) >> (16 * (n % 2)) & 0xFFFF) as usize
    }
}

impl Point<'_, '_> {
    /// Its values, in order.
    pub fn values(&self) -> impl Iterator<Item = PointValue> + use<'_> {
        let (frame, list) = (self.frame, self.list);
        (0..list.half(0)).map(move |i| match list.half(1 + i) {
            n if n & 0x8000 != 0 => PointValue::Ref(frame.peek(n & 0x3FFF)),
            n => PointValue::Word(frame.get32(n)),
        })
    }
}

impl<'a> Context<'a> {
    /// Who is told of trace and print points, and of debugger stops.
    pub const fn set_tracer(&mut self, tracer: &'a dyn Tracer) {
        self.tracer = Some(tracer);
    }
}

/// Tells the tracer of a point, if there is one. `words` are the extension words of the instruction, `message` the
/// number of its text.
pub(super) fn reach(
    host: &Host<'_, '_>,
    frame: Frame,
    kind: PointKind,
    words: &[u32],
    message: Option<usize>,
) {
    let Some(tracer) = host.tracer else {
        return;
    };
    let Some(module) = host.modules.get(usize::from(host.instance)) else {
        return;
    };
    // The words are part of the code, behind the first of the instruction.
    let behind = (words.as_ptr() as usize).wrapping_sub(host.code.as_ptr() as usize) / 4;
    let at = behind.saturating_sub(1) as u32;
    let function = module.function_at(at).unwrap_or(0);
    let entry = module.function(function).map_or(0, |f| f.entry);
    let list = match kind {
        PointKind::Trace | PointKind::Print => words,
        PointKind::Break => &[],
    };
    tracer.reach(&Point {
        kind,
        module,
        function,
        pc: at - entry,
        text: message.and_then(|number| module.message(number as u16)),
        objects: host.objects,
        frame,
        list: List(list),
    });
}
