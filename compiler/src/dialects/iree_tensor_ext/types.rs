//! `!iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>>`: a tensor that a dispatch reads or writes.

use crate::ir::def::ExtRow;
use crate::ir::{Ir, Type};

const NAME: &str = "iree_tensor_ext.dispatch.tensor";

/// The types of the dialect.
pub(super) static TYPES: &[ExtRow] = &[ExtRow {
    name: NAME,
    doc: "A tensor outside a dispatch, with what the dispatch may do to it.",
    parse: Some(|p| {
        p.expect("<")?;
        let offset = p.offset();
        let word = p.keyword()?;
        let word = p.ir.str(word).to_owned();
        if Access::of_keyword(&word).is_none() {
            return p.error_at(
                offset,
                format!("expected `readonly`, `writeonly` or `readwrite`, found `{word}`"),
            );
        }
        p.expect(":")?;
        let tensor = p.ty()?;
        p.expect(">")?;
        Ok(vec![p.ir.string_attr(&word), p.ir.type_attr(tensor)])
    }),
    print: Some(|p, params| {
        let &[word, tensor] = params else { return };
        let word = p.ir.string_value(word).unwrap_or_default().to_owned();
        p.text("<");
        p.text(&word);
        p.text(":");
        p.attr(tensor);
        p.text(">");
    }),
}];

/// What a dispatch may do to a tensor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// It reads.
    ReadOnly,
    /// It writes every element and reads none before.
    WriteOnly,
    /// It does both.
    ReadWrite,
}

impl Access {
    const ALL: [(Self, &'static str); 3] = [
        (Self::ReadOnly, "readonly"),
        (Self::WriteOnly, "writeonly"),
        (Self::ReadWrite, "readwrite"),
    ];

    /// The word of the text form.
    pub fn keyword(self) -> &'static str {
        match self {
            Self::ReadOnly => "readonly",
            Self::WriteOnly => "writeonly",
            Self::ReadWrite => "readwrite",
        }
    }

    fn of_keyword(word: &str) -> Option<Self> {
        Self::ALL
            .iter()
            .find(|(_, w)| *w == word)
            .map(|(access, _)| *access)
    }
}

/// A dispatch tensor type taken apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DispatchTensor {
    /// What the dispatch may do.
    pub access: Access,
    /// The tensor, or a scalar type.
    pub tensor: Type,
}

impl DispatchTensor {
    /// The parts of `ty`, if it is a dispatch tensor.
    pub fn of(ir: &Ir, ty: Type) -> Option<Self> {
        let (NAME, &[word, tensor]) = ir.ext_type_parts(ty)? else {
            return None;
        };
        Some(Self {
            access: Access::of_keyword(ir.string_value(word)?)?,
            tensor: ir.type_value(tensor)?,
        })
    }

    /// The type.
    pub fn ty(self, ir: &mut Ir) -> Type {
        let params = [
            ir.string_attr(self.access.keyword()),
            ir.type_attr(self.tensor),
        ];
        ir.ext_type(NAME, &params)
    }
}
