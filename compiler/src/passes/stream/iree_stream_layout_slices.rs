//! `iree-stream-layout-slices`: places for the slices of `stream.resource.pack`.
//!
//! Slices are placed one after the other at the lowest free offset: free of every slice whose lifetime meets.

use super::build;
use crate::dialects::stream::ResourcePack;
use crate::ir::{Builder, Ir, Op};
use crate::pass::{Anchor, Pass};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-stream-layout-slices",
    summary: "place slices of packed resources",
    anchor: Anchor::Module,
    run: |cx, module| {
        for op in cx.ir.walk_kind(module, ResourcePack::KIND) {
            if !layout(cx.ir, op) {
                return Err(cx.error_on(op, "has slices whose sizes are not known"));
            }
        }
        Ok(())
    },
};

/// Offsets and sizes are multiples of this many bytes, so that device code may rely on it.
const ALIGNMENT: u64 = 64;

fn layout(ir: &mut Ir, op: Op) -> bool {
    let sizes: Option<Vec<u64>> = ResourcePack(op)
        .dynamic_slice_sizes(ir)
        .into_iter()
        .map(|v| u64::try_from(ir.constant_int(v)?).ok())
        .collect();
    let bounds = ir
        .attr(op, "lifetime_intervals")
        .and_then(|list| ir.int_array(list))
        .unwrap_or_default();
    let Some(sizes) = sizes.filter(|s| bounds.len() == 2 * s.len()) else {
        return false;
    };
    let slices: Vec<Slice> = sizes
        .iter()
        .zip(bounds.chunks(2))
        .map(|(&size, live)| Slice {
            size,
            live: (live[0], live[1]),
        })
        .collect();
    let Some((total, offsets)) = place(&slices) else {
        return false;
    };
    let base = ResourcePack(op).offset(ir);
    let mut b = Builder::before(ir, op);
    let mut values = vec![build::index(&mut b, total)];
    for offset in offsets {
        let offset = build::index(&mut b, offset);
        values.push(match base {
            Some(base) => build::add(&mut b, base, offset),
            None => offset,
        });
    }
    ir.replace_op(op, &values);
    true
}

struct Slice {
    size: u64,
    live: (i64, i64),
}

/// The total size and the offset of each slice; `None` if they pass the range of an index.
fn place(slices: &[Slice]) -> Option<(i64, Vec<i64>)> {
    let mut placed: Vec<(u64, u64, (i64, i64))> = Vec::new();
    let mut offsets = Vec::new();
    let mut total = 0u64;
    for slice in slices {
        let size = slice.size.checked_next_multiple_of(ALIGNMENT)?;
        let meets = |live: (i64, i64)| slice.live.0 <= live.1 && live.0 <= slice.live.1;
        let mut taken: Vec<(u64, u64)> = placed
            .iter()
            .filter(|(_, _, live)| meets(*live))
            .map(|&(from, to, _)| (from, to))
            .collect();
        taken.sort_unstable();
        let mut offset = 0u64;
        for (from, to) in taken {
            if offset.checked_add(size)? > from && offset < to {
                offset = to;
            }
        }
        let end = offset.checked_add(size)?;
        placed.push((offset, end, slice.live));
        offsets.push(i64::try_from(offset).ok()?);
        total = total.max(end);
    }
    Some((i64::try_from(total).ok()?, offsets))
}

#[cfg(test)]
mod tests {
    use super::{Slice, place};

    fn slice(size: u64, from: i64, to: i64) -> Slice {
        Slice {
            size,
            live: (from, to),
        }
    }

    #[test]
    fn slices_whose_lifetimes_do_not_meet_share_a_place() {
        let slices = [slice(16, 0, 1), slice(100, 1, 2), slice(16, 2, 3)];
        // 16 rounds to 64 and 100 to 128; the third lies where the first was.
        assert_eq!(place(&slices), Some((192, vec![0, 64, 0])));
    }

    #[test]
    fn sizes_that_overflow_are_refused() {
        assert_eq!(place(&[slice(u64::MAX, 0, 0)]), None);
    }
}
