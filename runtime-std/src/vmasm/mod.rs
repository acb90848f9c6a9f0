//! The assembler of VM text: modules written instruction by instruction, with physical registers.
//!
//! The syntax is that of IREE's `.vmasm` files and of `halcyon-dump --vmasm`, which writes every module as text
//! that assembles to the same bytes. Tests of the VM are written in it, so that they need no compiler. It knows
//! instructions by their table only, and runs nothing.
//!
//! ```text
//! vm.module @example version 0
//!
//! vm.export @sum
//! vm.func @sum(%i0: i32, %i1: i32) -> (i32) {
//! ^bb0:
//!   %i0 = vm.add.i32 %i0, %i1
//!   vm.return %i0
//! }
//! ```
//!
//! `%i0` is a value register, `%i2:3` a pair of them, `%r0` a ref, and `%R0` a ref whose last use this is.
//!
//! Directives, of which all but the first and `vm.func` may be missing:
//!
//! | directive | meaning |
//! |---|---|
//! | `vm.module @name version 0` | comes first |
//! | `vm.debug stripped` | no function names, locations and messages |
//! | `vm.type !custom.type` | an entry of the module's type table |
//! | `vm.message[0] = "text"` | an entry of the message table; others follow in the order of their use |
//! | `vm.loc[0] = "file.mlir":3:5` | a source location; in a body `.loc[0]` gives it to what follows |
//! | `vm.import optional @m.f cconv "0i_i" version 2 yields` | `optional`, `version`, and `yields` or `nosideeffects` as wanted |
//! | `vm.rodata[0] align 64 = 00FF` | a read-only segment |
//! | `vm.state 8 bytes, 1 refs` | the least state; naming more in a body adds it |
//! | `vm.global.i32 private mutable @g` | a value global with a name |
//! | `vm.export @name = @f {key = "value"}` | the function and its reflection, as wanted |
//! | `vm.func @f(%i0: i32) -> (i32) {` | a function, up to a line `}` |

mod body;
mod cursor;
mod declarations;
mod write;

use halcyon_runtime_core::format::DebugNames;
use thiserror::Error;

pub use write::ModuleText;
#[cfg(feature = "tools")]
pub(crate) use write::{results_text, type_name};

use cursor::Cursor;
use declarations::Declarations;

/// Text that cannot be assembled, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{line}:{column}: {message}")]
pub struct AssembleError {
    /// The line, from 1.
    pub line: usize,
    /// The character of the line, from 1.
    pub column: usize,
    /// What is wrong there.
    pub message: String,
}

/// What to make of a text beside its code.
#[derive(Clone, Copy, Debug, Default)]
pub struct AssembleOptions<'o> {
    /// The file that the text is: instructions get its lines as their source locations, unless the text
    /// states locations of its own.
    pub lines_of: Option<&'o str>,
    /// Leaves function names, source locations and messages out.
    pub strip: bool,
}

/// Assembles the text of one module to the bytes of a module file.
///
/// # Errors
///
/// The first mistake in the text.
pub fn assemble(text: &str) -> Result<Vec<u8>, AssembleError> {
    assemble_with(text, AssembleOptions::default())
}

/// Assembles the text of one module, see [`assemble`].
///
/// # Errors
///
/// The first mistake in the text.
pub fn assemble_with(text: &str, options: AssembleOptions<'_>) -> Result<Vec<u8>, AssembleError> {
    let lines: Vec<Cursor<'_>> = text
        .lines()
        .enumerate()
        .map(|(index, line)| Cursor::new(index + 1, line))
        .filter(|line| !line.is_blank())
        .collect();
    // Calls may name what comes later, so that everything is declared before any body is read.
    let mut module = declarations::module_builder(&lines)?;
    let declarations = Declarations::read(&lines, &mut module)?;
    let strip = options.strip || declarations.stripped;
    let lines_of = options
        .lines_of
        .filter(|_| declarations.locations.is_empty() && !strip);
    let mut state = body::State::new(&declarations);
    for function in &declarations.functions {
        let encoded = body::assemble(function, &declarations, lines_of, &mut state, &mut module)?;
        module.define_function(function.definition, encoded);
    }
    state.reserve(&mut module);
    let debug = if strip {
        DebugNames::Strip
    } else {
        DebugNames::Keep
    };
    module.write(debug).map_err(|error| {
        let line = lines.first().map_or(1, Cursor::line);
        AssembleError {
            line,
            column: 1,
            message: error.to_string(),
        }
    })
}

#[cfg(test)]
mod tests {
    use halcyon_runtime_core::format::{AlignedBytes, Module};
    use halcyon_runtime_core::isa::{EncodeArg, FunctionEncoder, Op, Val, disassemble};

    use super::*;

    fn disassembled(body: &str) -> String {
        let text = format!("vm.module @m version 0\nvm.func @f() -> () {{\n{body}\n}}\n");
        let bytes = AlignedBytes::copy_of(&assemble(&text).unwrap());
        let module = Module::new_checked(bytes.as_slice()).unwrap();
        let mut out = String::new();
        disassemble(module.function_code(0).unwrap(), &(), &mut out).unwrap();
        out
    }

    #[test]
    fn instructions_come_back_from_the_disassembler() {
        for line in [
            "%i0 = vm.const.i32 9  // 0x00000009",
            "%i0 = vm.const.i32.zero",
            "%i2:3 = vm.const.i64 -1  // 0xffffffffffffffff",
            "%i4 = vm.const.f32 1.5",
            "%i1 = vm.add.i32 %i2, %i3",
            "%i0 = vm.cmp.lt.i64.s %i2:3, %i4:5",
            "%i4:5 = vm.ext.i32.i64.s %i0",
            "%r0 = vm.const.ref.zero",
            "%i0 = vm.cmp.eq.ref %r0, %r1",
            "%r1 = vm.assign.ref %R0",
            "%r0 = vm.cast.any.ref %R1 : !vm.buffer",
            "%i0 = vm.select.i32 %i1 ? %i2 : %i3",
            "%r0 = vm.buffer.alloc %i0:1, %i2",
            "%i4 = vm.buffer.load.f32 %r0, %i0:1",
            "vm.buffer.store.i8 %i4, %r0, %i0:1",
            "%r0 = vm.list.alloc %i0 : i32",
            "vm.list.set.ref %r0, %i0, %R1",
            "%R1 = vm.list.get.ref %r0, %i0 : !vm.buffer",
            "%R1 = vm.global.load.ref .refs[0] : !vm.buffer",
            "%R1 = vm.global.load.indirect.ref %i0 : !vm.buffer",
            "vm.discard.refs %r0, %r1",
        ] {
            let out = disassembled(&format!("^bb0:\n  {line}\n  vm.return"));
            assert_eq!(out, format!("^bb0:\n  {line}\n  vm.return\n"));
        }
    }

    #[test]
    fn branches_carry_their_moves() {
        // The block that follows is fallen into, behind the moves of its edge.
        let blocks = "^bb1:\n  vm.return\n^bb2:\n  vm.return";
        assert_eq!(
            disassembled(&format!(
                "^bb0:\n  vm.cond_br %i0, ^bb1(%i1->%i2, %R0->%r1), ^bb2()\n{blocks}"
            )),
            "^bb0:\n  vm.cond_br %i0, ^bb1(), ^bb2()\n\
             ^bb1:\n  %i2 = vm.mov.i32 %i1\n  %r1 = vm.assign.ref %R0\n  vm.return\n\
             ^bb2:\n  vm.return\n"
        );
        // A branch that moves on its way gets a block of its own.
        assert_eq!(
            disassembled(&format!(
                "^bb0:\n  vm.cond_br %i0, ^bb2(%i1->%i2), ^bb1()\n{blocks}"
            )),
            "^bb0:\n  vm.cond_br %i0, ^bb2(), ^bb1()\n\
             ^bb1:\n  vm.br ^bb3()\n\
             ^bb2:\n  %i2 = vm.mov.i32 %i1\n  vm.br ^bb4()\n\
             ^bb3:\n  vm.return\n^bb4:\n  vm.return\n"
        );
    }

    #[test]
    fn fused_branches_are_read_too() {
        let text = "^bb0:\n  vm.br.lt.i64.s %i0:1, %i2:3, ^bb2(), ^bb1()\n^bb1:\n  vm.br ^bb2()\n\
                    ^bb2:\n  vm.return";
        assert_eq!(disassembled(text), format!("{text}\n"));
    }

    #[test]
    fn every_conditional_branch_is_read_as_it_is_written() {
        let mut branches = 0;
        for op in Op::ALL.iter().filter(|op| op.is_conditional_branch()) {
            // Far enough on both sides that the blocks are none of those that follow.
            let mut encoder = FunctionEncoder::new(4, 0);
            let (back, on) = (encoder.label(), encoder.label());
            encoder.bind(back);
            for target in [back, on] {
                let operands = op.shape().operands();
                let mut args: Vec<EncodeArg> = (0..operands.len() as u16 - 1)
                    .map(|i| Val(2 * i).into())
                    .collect();
                args.push(target.into());
                encoder.emit(*op, &args);
                encoder.unary(Op::MovI32, Val(0), Val(1));
            }
            encoder.bind(on);
            encoder.ret(&[]);
            let words = encoder.finish().unwrap().words;
            let mut body = String::new();
            disassemble(&words, &(), &mut body).unwrap();
            assert_eq!(disassembled(&body), body, "{op:?}");
            branches += 1;
        }
        assert!(branches > 15, "{branches}");
    }

    #[test]
    fn mistakes_are_placed() {
        let in_body = |line: &str| {
            format!("vm.module @m version 0\nvm.func @f() -> () {{\n^bb0:\n  {line}\n}}\n")
        };
        for (text, error) in [
            (
                "",
                "1:1: expected `vm.module @name version N`, found nothing",
            ),
            ("vm.func @f() -> () {", "1:1: expected `vm.module`"),
            (
                "vm.module @m version 0\nvm.fun @f",
                "2:1: unknown directive `vm.fun`",
            ),
            (
                "vm.module @m version 0\nvm.func @f(%i0: i31) -> () {\n}",
                "2:17: unknown type `i31`",
            ),
            (
                "vm.module @m version 0\nvm.func @f() -> () {",
                "2:1: expected `}` at the end of `f`, found the end of the text",
            ),
            (
                &in_body("vm.addd %i0"),
                "4:3: unknown instruction `vm.addd`",
            ),
            (
                &in_body("%i0 = vm.add.i32 %i1"),
                "4:3: `vm.add.i32` takes 2 operands, found 1",
            ),
            (
                &in_body("%i0 = vm.add.i32 %i1, %r0"),
                "4:25: expected a 32-bit register, found `%r0`",
            ),
            (
                &in_body("%i0 = vm.add.i64 %i1:2, %i3:4"),
                "4:3: expected a register pair, found `%i0`",
            ),
            (
                &in_body("%i0:2 = vm.const.i64 1"),
                "4:3: expected a pair like `%i2:3`, found `%i0:2`",
            ),
            (
                &in_body("%x0 = vm.const.i32 1"),
                "4:3: expected a register, found `%x0`",
            ),
            (
                &in_body("%i0 = vm.const.i32 4294967296"),
                "4:22: expected an integer of 32 bits, found `4294967296`",
            ),
            (
                &in_body("%i0 = vm.const.i32 -2147483649"),
                "4:22: expected an integer of 32 bits, found `-2147483649`",
            ),
            (&in_body("vm.call @g()"), "4:11: no function or import `@g`"),
            (&in_body("vm.br ^bb7()"), "4:9: no block `^bb7`"),
            (
                &in_body("vm.fail %i0, \"x"),
                "4:16: expected `\"` at the end of the text",
            ),
        ] {
            assert_eq!(assemble(text).unwrap_err().to_string(), error, "{text}");
        }
    }
}
