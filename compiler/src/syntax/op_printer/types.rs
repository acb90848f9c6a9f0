//! Types as printed.

use super::OpPrinter;
use crate::ir::{Attr, DYNAMIC, Signedness, Type, TypeData, Value};

impl OpPrinter<'_> {
    /// Prints a type.
    pub fn ty(&mut self, ty: Type) {
        if self.alias_of_type(ty) {
            return;
        }
        self.type_in_full(ty);
    }

    /// Prints a type without an alias for the type itself.
    pub(super) fn type_in_full(&mut self, ty: Type) {
        let ir = self.ir;
        match ir.type_data(ty) {
            TypeData::None => self.text("none"),
            TypeData::Index => self.text("index"),
            TypeData::Integer { width, signedness } => {
                self.text(match signedness {
                    Signedness::Signless => "i",
                    Signedness::Signed => "si",
                    Signedness::Unsigned => "ui",
                });
                self.number((*width).into());
            }
            TypeData::Float(kind) => self.text(kind.keyword()),
            TypeData::Complex(part) => {
                self.text("complex<");
                self.ty(*part);
                self.text(">");
            }
            TypeData::Vector {
                shape,
                scalable,
                element,
            } => {
                self.text("vector<");
                for (i, &extent) in shape.iter().enumerate() {
                    if scalable.get(i) == Some(&true) {
                        self.text("[");
                        self.extent(extent);
                        self.text("]x");
                    } else {
                        self.extent(extent);
                        self.text("x");
                    }
                }
                self.ty(*element);
                self.text(">");
            }
            TypeData::Tensor {
                shape,
                element,
                encoding,
            } => {
                self.text("tensor<");
                self.extents(shape);
                self.ty(*element);
                self.optional_part(*encoding);
                self.text(">");
            }
            TypeData::UnrankedTensor(element) => {
                self.text("tensor<*x");
                self.ty(*element);
                self.text(">");
            }
            TypeData::MemRef {
                shape,
                element,
                layout,
                space,
            } => {
                self.text("memref<");
                self.extents(shape);
                self.ty(*element);
                self.optional_part(*layout);
                self.optional_part(*space);
                self.text(">");
            }
            TypeData::UnrankedMemRef { element, space } => {
                self.text("memref<*x");
                self.ty(*element);
                self.optional_part(*space);
                self.text(">");
            }
            TypeData::Tuple(types) => {
                self.text("tuple<");
                self.types(types.iter().copied());
                self.text(">");
            }
            TypeData::Function { inputs, results } => self.function_type(inputs, results),
            TypeData::Ext { name, params } => {
                self.text("!");
                let name = ir.str(*name);
                self.text(name);
                if let Some(print) = ir.registry().find_type(name).and_then(|row| row.print) {
                    print(self, params);
                }
            }
            TypeData::Opaque { text } => {
                self.text("!");
                self.text(ir.str(*text));
            }
        }
    }

    fn optional_part(&mut self, attr: Option<Attr>) {
        if let Some(attr) = attr {
            self.text(", ");
            self.attr_in_list(attr);
        }
    }

    /// `4x?x`.
    fn extents(&mut self, shape: &[i64]) {
        for &extent in shape {
            self.extent(extent);
            self.text("x");
        }
    }

    /// Prints an extent, stride or offset: a number, or `?`.
    pub fn extent(&mut self, extent: i64) {
        if extent == DYNAMIC {
            self.text("?");
        } else {
            self.number(extent);
        }
    }

    /// Prints `4x?x8`: a dimension list on its own.
    pub fn dimension_list(&mut self, shape: &[i64]) {
        for (i, &extent) in shape.iter().enumerate() {
            if i > 0 {
                self.text("x");
            }
            self.extent(extent);
        }
    }

    /// Prints types with `, ` between them.
    pub fn types(&mut self, types: impl IntoIterator<Item = Type>) {
        self.separated(types, Self::ty);
    }

    /// Prints the types of values with `, ` between them.
    pub fn types_of(&mut self, values: impl IntoIterator<Item = Value>) {
        self.separated(values, |p, value| p.ty(p.ir.value_type(value)));
    }

    /// Prints ` -> type` or ` -> (types)`, or nothing for no type.
    pub fn optional_arrow_types(&mut self, types: &[Type]) {
        if !types.is_empty() {
            self.text(" -> ");
            self.type_or_types(types);
        }
    }

    /// Prints `(types) -> type` or `(types) -> (types)`.
    pub fn function_type(&mut self, inputs: &[Type], results: &[Type]) {
        self.text("(");
        self.types(inputs.iter().copied());
        self.text(") -> ");
        self.type_or_types(results);
    }

    /// `type` for one that is no function, `(types)` otherwise.
    fn type_or_types(&mut self, types: &[Type]) {
        if let [ty] = types
            && self.ir.function_parts(*ty).is_none()
        {
            return self.ty(*ty);
        }
        self.text("(");
        self.types(types.iter().copied());
        self.text(")");
    }
}
