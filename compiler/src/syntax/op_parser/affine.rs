//! Affine maps and integer sets in text, without the keyword and the angle brackets around them.

use smallvec::SmallVec;

use super::super::ParseResult;
use super::super::lexer::TokenKind;
use super::{Delimiter, OpParser};
use crate::ir::affine::{AffineExpr, AffineMap, AffineOp, IntegerSet};

/// The names that an expression may use.
#[derive(Default)]
struct Inputs<'p> {
    names: SmallVec<[(&'p str, AffineExpr); 8]>,
    dims: u32,
    symbols: u32,
}

impl<'p> OpParser<'p> {
    /// Reads `(d0, d1)[s0] -> (d0 + s0, d1)`.
    pub fn affine_map(&mut self) -> ParseResult<AffineMap> {
        let inputs = self.affine_inputs()?;
        self.expect("->")?;
        let mut results = Vec::new();
        self.list(Delimiter::Paren, |p| {
            results.push(p.affine_sum(&inputs)?);
            Ok(())
        })?;
        Ok(AffineMap {
            dims: inputs.dims,
            symbols: inputs.symbols,
            results,
        })
    }

    /// Reads `(d0)[s0] : (d0 - 1 >= 0, d0 == s0)`.
    pub fn integer_set(&mut self) -> ParseResult<IntegerSet> {
        let inputs = self.affine_inputs()?;
        self.expect(":")?;
        let mut constraints = Vec::new();
        self.list(Delimiter::Paren, |p| {
            constraints.push(p.affine_constraint(&inputs)?);
            Ok(())
        })?;
        if constraints.is_empty() {
            // The set of everything.
            constraints.push((AffineExpr::Constant(0), true));
        }
        Ok(IntegerSet {
            dims: inputs.dims,
            symbols: inputs.symbols,
            constraints,
        })
    }

    fn affine_inputs(&mut self) -> ParseResult<Inputs<'p>> {
        let mut inputs = Inputs::default();
        self.list(Delimiter::Paren, |p| {
            let dim = AffineExpr::Dim(inputs.dims);
            inputs.dims += 1;
            p.affine_name(&mut inputs, dim)
        })?;
        self.list(Delimiter::OptionalSquare, |p| {
            let symbol = AffineExpr::Symbol(inputs.symbols);
            inputs.symbols += 1;
            p.affine_name(&mut inputs, symbol)
        })?;
        Ok(inputs)
    }

    fn affine_name(&mut self, inputs: &mut Inputs<'p>, stands_for: AffineExpr) -> ParseResult<()> {
        if !self.at_kind(TokenKind::Word) {
            return self.error_expected("the name of a dimension or symbol");
        }
        let name = self.token_text();
        if inputs.names.iter().any(|(n, _)| *n == name) {
            return self.error(format!("redefinition of `{name}`"));
        }
        inputs.names.push((name, stands_for));
        self.advance();
        Ok(())
    }

    /// `e >= 0`, `e == 0`, or a comparison of two expressions, which becomes one of those.
    fn affine_constraint(&mut self, inputs: &Inputs<'p>) -> ParseResult<(AffineExpr, bool)> {
        let left = self.affine_sum(inputs)?;
        let relation = ["=", ">", "<"].into_iter().find(|r| self.at(r));
        let Some(relation) = relation else {
            return self.error_expected("`>=`, `<=` or `==`");
        };
        self.advance();
        self.expect("=")?;
        let right = self.affine_sum(inputs)?;
        Ok(match relation {
            "=" => (difference(left, right), true),
            ">" => (difference(left, right), false),
            _ => (difference(right, left), false),
        })
    }

    /// `product (+|-) product ...`
    fn affine_sum(&mut self, inputs: &Inputs<'p>) -> ParseResult<AffineExpr> {
        let mut left = self.affine_product(inputs)?;
        loop {
            if self.eat("+") {
                let right = self.affine_product(inputs)?;
                left = AffineExpr::binary(AffineOp::Add, left, right);
            } else if self.eat("-") {
                let right = self.affine_product(inputs)?;
                left = difference(left, right);
            } else {
                return Ok(left);
            }
        }
    }

    /// `operand (*|floordiv|ceildiv|mod) operand ...`
    fn affine_product(&mut self, inputs: &Inputs<'p>) -> ParseResult<AffineExpr> {
        let mut left = self.affine_operand(inputs)?;
        loop {
            let op = if self.at("*") {
                AffineOp::Mul
            } else if self.at_keyword("floordiv") {
                AffineOp::FloorDiv
            } else if self.at_keyword("ceildiv") {
                AffineOp::CeilDiv
            } else if self.at_keyword("mod") {
                AffineOp::Mod
            } else {
                return Ok(left);
            };
            let start = self.offset();
            self.advance();
            let right = self.affine_operand(inputs)?;
            if op == AffineOp::Mul {
                if !left.is_symbolic() && !right.is_symbolic() {
                    return self.error_at(start, "product of two dimensions is not affine");
                }
            } else if !right.is_symbolic() {
                return self.error_at(start, "division by a dimension is not affine");
            }
            left = AffineExpr::binary(op, left, right);
        }
    }

    fn affine_operand(&mut self, inputs: &Inputs<'p>) -> ParseResult<AffineExpr> {
        match self.token.kind {
            TokenKind::Word => {
                let name = self.token_text();
                let found = inputs.names.iter().find(|(n, _)| *n == name);
                let Some((_, expr)) = found else {
                    return self.error(format!("`{name}` is no dimension or symbol of this map"));
                };
                let expr = expr.clone();
                self.advance();
                Ok(expr)
            }
            TokenKind::Integer => Ok(AffineExpr::Constant(self.integer()?)),
            TokenKind::Punctuation if self.at("(") => self.nested(|p| {
                p.advance();
                let expr = p.affine_sum(inputs)?;
                p.expect(")")?;
                Ok(expr)
            }),
            TokenKind::Punctuation if self.at("-") => self.nested(|p| {
                p.advance();
                let expr = p.affine_operand(inputs)?;
                Ok(negation(expr))
            }),
            _ => self.error_expected("an affine expression"),
        }
    }
}

fn negation(expr: AffineExpr) -> AffineExpr {
    AffineExpr::binary(AffineOp::Mul, expr, AffineExpr::Constant(-1))
}

fn difference(left: AffineExpr, right: AffineExpr) -> AffineExpr {
    AffineExpr::binary(AffineOp::Add, left, negation(right))
}
