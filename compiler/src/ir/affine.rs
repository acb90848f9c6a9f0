//! Affine expressions, maps and integer sets: plain values, held by attributes and types.

use std::fmt;

/// An affine expression over dimensions `d0..` and symbols `s0..`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AffineExpr {
    /// `dN`.
    Dim(u32),
    /// `sN`.
    Symbol(u32),
    /// An integer.
    Constant(i64),
    /// Two expressions joined by an operator.
    Binary(AffineOp, Box<AffineExpr>, Box<AffineExpr>),
}

/// The operators of an affine expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AffineOp {
    /// `+`
    Add,
    /// `*`
    Mul,
    /// `mod`: the result is never negative for a positive divisor.
    Mod,
    /// `floordiv`: rounds toward negative infinity.
    FloorDiv,
    /// `ceildiv`: rounds toward positive infinity.
    CeilDiv,
}

impl AffineExpr {
    /// The value for the given dimensions and symbols; `None` for an out-of-range position, a zero divisor or
    /// an overflow.
    pub fn eval(&self, dims: &[i64], symbols: &[i64]) -> Option<i64> {
        match self {
            Self::Dim(i) => dims.get(*i as usize).copied(),
            Self::Symbol(i) => symbols.get(*i as usize).copied(),
            Self::Constant(c) => Some(*c),
            Self::Binary(op, a, b) => {
                let (a, b) = (a.eval(dims, symbols)?, b.eval(dims, symbols)?);
                op.apply(a, b)
            }
        }
    }

    /// Joins two expressions, folding constants and the neutral elements.
    #[must_use]
    pub fn binary(op: AffineOp, a: AffineExpr, b: AffineExpr) -> AffineExpr {
        use AffineOp::{Add, CeilDiv, FloorDiv, Mod, Mul};
        if let (Self::Constant(x), Self::Constant(y)) = (&a, &b)
            && let Some(folded) = op.apply(*x, *y)
        {
            return Self::Constant(folded);
        }
        // Constants and symbols stand on the right, as MLIR prints them.
        let (a, b) = match op {
            Add | Mul if a.rank() > b.rank() => (b, a),
            _ => (a, b),
        };
        match (op, &b) {
            (Add, Self::Constant(0)) | (Mul | FloorDiv | CeilDiv, Self::Constant(1)) => a,
            (Mul, Self::Constant(0)) | (Mod, Self::Constant(1)) => Self::Constant(0),
            (Add, Self::Constant(c)) => match &a {
                Self::Binary(Add, x, y) => match **y {
                    Self::Constant(d) if c.checked_add(d).is_some() => {
                        Self::binary(Add, (**x).clone(), Self::Constant(c + d))
                    }
                    _ => Self::Binary(op, Box::new(a), Box::new(b)),
                },
                _ => Self::Binary(op, Box::new(a), Box::new(b)),
            },
            _ => Self::Binary(op, Box::new(a), Box::new(b)),
        }
    }

    /// 0 for an expression that mentions a dimension, 1 for one of symbols and constants, 2 for a constant.
    fn rank(&self) -> u8 {
        match self {
            Self::Dim(_) => 0,
            Self::Symbol(_) => 1,
            Self::Constant(_) => 2,
            Self::Binary(_, a, b) => a.rank().min(b.rank()).min(1),
        }
    }

    /// Replaces dimension `i` by `dims[i]` and symbol `i` by `symbols[i]`.
    #[must_use]
    pub fn replace(&self, dims: &[AffineExpr], symbols: &[AffineExpr]) -> AffineExpr {
        match self {
            Self::Dim(i) => dims
                .get(*i as usize)
                .cloned()
                .unwrap_or_else(|| self.clone()),
            Self::Symbol(i) => symbols
                .get(*i as usize)
                .cloned()
                .unwrap_or_else(|| self.clone()),
            Self::Constant(_) => self.clone(),
            Self::Binary(op, a, b) => {
                Self::binary(*op, a.replace(dims, symbols), b.replace(dims, symbols))
            }
        }
    }

    /// Whether dimension `i` occurs.
    pub fn uses_dim(&self, i: u32) -> bool {
        match self {
            Self::Dim(d) => *d == i,
            Self::Symbol(_) | Self::Constant(_) => false,
            Self::Binary(_, a, b) => a.uses_dim(i) || b.uses_dim(i),
        }
    }
}

impl AffineOp {
    /// The value of `a op b`; `None` for a divisor that is not positive, or an overflow.
    pub fn apply(self, a: i64, b: i64) -> Option<i64> {
        match self {
            Self::Add => a.checked_add(b),
            Self::Mul => a.checked_mul(b),
            Self::Mod if b > 0 => Some(a.rem_euclid(b)),
            Self::FloorDiv if b > 0 => Some(a.div_euclid(b)),
            Self::CeilDiv if b > 0 => {
                let quotient = a.div_euclid(b);
                Some(if a.rem_euclid(b) == 0 {
                    quotient
                } else {
                    quotient + 1
                })
            }
            _ => None,
        }
    }
}

/// An affine map `(d0, ...)[s0, ...] -> (e0, ...)`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct AffineMap {
    /// How many dimensions it takes.
    pub dims: u32,
    /// How many symbols it takes.
    pub symbols: u32,
    /// One expression a result.
    pub results: Vec<AffineExpr>,
}

impl AffineMap {
    /// `(d0, ..., dn-1) -> (d0, ..., dn-1)`.
    pub fn identity(rank: u32) -> Self {
        Self {
            dims: rank,
            symbols: 0,
            results: (0..rank).map(AffineExpr::Dim).collect(),
        }
    }

    /// Whether this is the identity without symbols.
    pub fn is_identity(&self) -> bool {
        self.symbols == 0
            && self.results.len() == self.dims as usize
            && self
                .results
                .iter()
                .zip(0..)
                .all(|(e, i)| *e == AffineExpr::Dim(i))
    }

    /// The dimension that each result is, if every result is a plain dimension and none occurs twice.
    pub fn projected_permutation(&self) -> Option<Vec<u32>> {
        let mut seen = vec![false; self.dims as usize];
        self.results
            .iter()
            .map(|e| match e {
                AffineExpr::Dim(d) if !std::mem::replace(&mut seen[*d as usize], true) => Some(*d),
                _ => None,
            })
            .collect()
    }

    /// The results for the given dimensions and symbols.
    pub fn eval(&self, dims: &[i64], symbols: &[i64]) -> Option<Vec<i64>> {
        self.results.iter().map(|e| e.eval(dims, symbols)).collect()
    }

    /// `self ∘ inner`: first `inner`, then `self`. Symbols of `inner` come after those of `self`.
    #[must_use]
    pub fn compose(&self, inner: &AffineMap) -> AffineMap {
        let shifted: Vec<_> = (0..inner.symbols)
            .map(|i| AffineExpr::Symbol(i + self.symbols))
            .collect();
        let own: Vec<_> = (0..inner.dims).map(AffineExpr::Dim).collect();
        let inner_results: Vec<_> = inner
            .results
            .iter()
            .map(|e| e.replace(&own, &shifted))
            .collect();
        let own_symbols: Vec<_> = (0..self.symbols).map(AffineExpr::Symbol).collect();
        AffineMap {
            dims: inner.dims,
            symbols: self.symbols + inner.symbols,
            results: self
                .results
                .iter()
                .map(|e| e.replace(&inner_results, &own_symbols))
                .collect(),
        }
    }
}

/// An integer set `(d0, ...)[s0, ...] : (e >= 0, f == 0)`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct IntegerSet {
    /// How many dimensions it takes.
    pub dims: u32,
    /// How many symbols it takes.
    pub symbols: u32,
    /// Each constraint, and whether it is `== 0` rather than `>= 0`.
    pub constraints: Vec<(AffineExpr, bool)>,
}

impl fmt::Display for AffineExpr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        print_expr(self, f, false)
    }
}

/// Prints as MLIR does: a sum inside another operator is put in parentheses, `x + y * -1` prints as `x - y`.
fn print_expr(expr: &AffineExpr, f: &mut fmt::Formatter<'_>, inner: bool) -> fmt::Result {
    use AffineExpr::{Binary, Constant, Dim, Symbol};
    let (op, a, b) = match expr {
        Dim(i) => return write!(f, "d{i}"),
        Symbol(i) => return write!(f, "s{i}"),
        Constant(c) => return write!(f, "{c}"),
        Binary(op, a, b) => (*op, a, b),
    };
    if inner {
        write!(f, "(")?;
    }
    match op {
        AffineOp::Add => {
            print_expr(a, f, false)?;
            match &**b {
                Constant(c) if *c < 0 => write!(f, " - {}", c.unsigned_abs())?,
                Binary(AffineOp::Mul, x, y) if **y == Constant(-1) => {
                    write!(f, " - ")?;
                    print_expr(x, f, matches!(**x, Binary(AffineOp::Add, ..)))?;
                }
                Binary(AffineOp::Mul, x, y) if matches!(**y, Constant(c) if c < -1) => {
                    let Constant(c) = **y else {
                        unreachable!("matched above")
                    };
                    write!(f, " - ")?;
                    print_expr(x, f, true)?;
                    write!(f, " * {}", c.unsigned_abs())?;
                }
                _ => {
                    write!(f, " + ")?;
                    print_expr(b, f, false)?;
                }
            }
        }
        AffineOp::Mul if **b == Constant(-1) => {
            write!(f, "-")?;
            print_expr(a, f, true)?;
        }
        _ => {
            print_expr(a, f, true)?;
            let symbol = match op {
                AffineOp::Add | AffineOp::Mul => "*",
                AffineOp::Mod => "mod",
                AffineOp::FloorDiv => "floordiv",
                AffineOp::CeilDiv => "ceildiv",
            };
            write!(f, " {symbol} ")?;
            print_expr(b, f, true)?;
        }
    }
    if inner {
        write!(f, ")")?;
    }
    Ok(())
}

fn print_inputs(dims: u32, symbols: u32, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let list = |prefix: char, n: u32| {
        (0..n)
            .map(|i| format!("{prefix}{i}"))
            .collect::<Vec<_>>()
            .join(", ")
    };
    write!(f, "({})", list('d', dims))?;
    if symbols > 0 {
        write!(f, "[{}]", list('s', symbols))?;
    }
    Ok(())
}

impl fmt::Display for AffineMap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        print_inputs(self.dims, self.symbols, f)?;
        write!(f, " -> (")?;
        for (i, e) in self.results.iter().enumerate() {
            write!(f, "{}{e}", if i == 0 { "" } else { ", " })?;
        }
        write!(f, ")")
    }
}

impl fmt::Display for IntegerSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        print_inputs(self.dims, self.symbols, f)?;
        write!(f, " : (")?;
        for (i, (e, equal)) in self.constraints.iter().enumerate() {
            let relation = if *equal { "==" } else { ">=" };
            write!(f, "{}{e} {relation} 0", if i == 0 { "" } else { ", " })?;
        }
        write!(f, ")")
    }
}
