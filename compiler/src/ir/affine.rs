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

    /// Joins two expressions and simplifies as MLIR does when it builds one: constants fold, constants and symbols
    /// stand on the right, like terms merge, `x - (x floordiv q) * q` becomes `x mod q`.
    #[must_use]
    pub fn binary(op: AffineOp, a: AffineExpr, b: AffineExpr) -> AffineExpr {
        if let (Self::Constant(x), Self::Constant(y)) = (&a, &b)
            && let Some(folded) = op.apply(*x, *y)
        {
            return Self::Constant(folded);
        }
        match op {
            AffineOp::Add => Self::sum(a, b),
            AffineOp::Mul => Self::product(a, b),
            AffineOp::Mod => Self::remainder(a, b),
            AffineOp::FloorDiv => Self::floor_quotient(a, b),
            AffineOp::CeilDiv => Self::ceil_quotient(a, b),
        }
    }

    fn join(op: AffineOp, a: AffineExpr, b: AffineExpr) -> AffineExpr {
        Self::Binary(op, Box::new(a), Box::new(b))
    }

    fn sum(a: AffineExpr, b: AffineExpr) -> AffineExpr {
        use AffineOp::{Add, Mul};
        let swap = matches!(a, Self::Constant(_))
            || a.is_symbolic() && !b.is_symbolic()
            || Self::is_out_of_order(&a, &b);
        let (a, b) = if swap { (b, a) } else { (a, b) };
        if b == Self::Constant(0) {
            return a;
        }
        // (x + 2) + 3 is x + 5; (x + 2) + y is (x + y) + 2.
        if let Self::Binary(Add, x, c) = &a
            && let Self::Constant(c) = **c
        {
            match b {
                Self::Constant(d) => {
                    if let Some(both) = c.checked_add(d) {
                        return Self::binary(Add, (**x).clone(), Self::Constant(both));
                    }
                }
                b if a.factored().1 != b.factored().1 => {
                    let inner = Self::binary(Add, (**x).clone(), b);
                    return Self::binary(Add, inner, Self::Constant(c));
                }
                b => return Self::like_terms(a, b),
            }
        }
        if a.factored().1 == b.factored().1 {
            return Self::like_terms(a, b);
        }
        // x + (x floordiv q * -q), or x + (x floordiv q * q) * -1 for a symbolic q.
        if let Self::Binary(Mul, product, factor) = &b {
            let divided = match (&**product, &**factor) {
                (Self::Binary(AffineOp::FloorDiv, x, q), Self::Constant(f)) => match **q {
                    Self::Constant(c) if c > 0 && f.checked_neg() == Some(c) => Some((x, q)),
                    _ => None,
                },
                (Self::Binary(Mul, quotient, f), Self::Constant(-1)) => match &**quotient {
                    Self::Binary(AffineOp::FloorDiv, x, q) if q == f => Some((x, q)),
                    _ => None,
                },
                _ => None,
            };
            if let Some((x, q)) = divided
                && **x == a
            {
                return Self::binary(AffineOp::Mod, a, (**q).clone());
            }
        }
        Self::join(Add, a, b)
    }

    /// The constant factor of a term, and what it multiplies.
    fn factored(&self) -> (i64, &AffineExpr) {
        match self {
            Self::Binary(AffineOp::Mul, x, c) => match **c {
                Self::Constant(c) => (c, x),
                _ => (1, self),
            },
            _ => (1, self),
        }
    }

    /// `c * x + d * x` for the same `x`.
    fn like_terms(a: AffineExpr, b: AffineExpr) -> AffineExpr {
        let (c, x) = a.factored();
        match c.checked_add(b.factored().0) {
            Some(factor) => Self::binary(AffineOp::Mul, x.clone(), Self::Constant(factor)),
            None => Self::join(AffineOp::Add, a, b),
        }
    }

    fn product(a: AffineExpr, b: AffineExpr) -> AffineExpr {
        use AffineOp::Mul;
        let swap = matches!(a, Self::Constant(_))
            || a.is_symbolic() && !b.is_symbolic()
            || Self::is_out_of_order(&a, &b);
        let (a, b) = if swap { (b, a) } else { (a, b) };
        match b {
            Self::Constant(0) => return b,
            Self::Constant(1) => return a,
            _ => {}
        }
        // (x * 2) * 3 is x * 6; (x * 2) * y is (x * y) * 2.
        if let Self::Binary(Mul, x, c) = &a
            && let Self::Constant(c) = **c
        {
            match b {
                Self::Constant(d) => {
                    if let Some(both) = c.checked_mul(d) {
                        return Self::binary(Mul, (**x).clone(), Self::Constant(both));
                    }
                }
                b => {
                    let inner = Self::binary(Mul, (**x).clone(), b);
                    return Self::binary(Mul, inner, Self::Constant(c));
                }
            }
        }
        Self::join(Mul, a, b)
    }

    fn floor_quotient(a: AffineExpr, b: AffineExpr) -> AffineExpr {
        use AffineOp::{Add, FloorDiv, Mul};
        let Some(divisor) = b.positive_constant() else {
            return Self::join(FloorDiv, a, b);
        };
        if divisor == 1 {
            return a;
        }
        match &a {
            Self::Binary(Mul, x, c) => {
                if let Self::Constant(c) = **c
                    && c % divisor == 0
                {
                    return Self::binary(Mul, (**x).clone(), Self::Constant(c / divisor));
                }
            }
            Self::Binary(Add, x, y) if x.is_multiple(divisor) || y.is_multiple(divisor) => {
                let x = Self::binary(FloorDiv, (**x).clone(), Self::Constant(divisor));
                let y = Self::binary(FloorDiv, (**y).clone(), Self::Constant(divisor));
                return Self::binary(Add, x, y);
            }
            _ => {}
        }
        Self::join(FloorDiv, a, b)
    }

    fn ceil_quotient(a: AffineExpr, b: AffineExpr) -> AffineExpr {
        use AffineOp::{CeilDiv, Mul};
        let Some(divisor) = b.positive_constant() else {
            return Self::join(CeilDiv, a, b);
        };
        if divisor == 1 {
            return a;
        }
        if let Self::Binary(Mul, x, c) = &a
            && let Self::Constant(c) = **c
            && c % divisor == 0
        {
            return Self::binary(Mul, (**x).clone(), Self::Constant(c / divisor));
        }
        Self::join(CeilDiv, a, b)
    }

    fn remainder(a: AffineExpr, b: AffineExpr) -> AffineExpr {
        use AffineOp::{Add, Mod};
        let Some(divisor) = b.positive_constant() else {
            return Self::join(Mod, a, b);
        };
        if a.is_multiple(divisor) {
            return Self::Constant(0);
        }
        match &a {
            Self::Binary(Add, x, y) if x.is_multiple(divisor) => {
                return Self::binary(Mod, (**y).clone(), b);
            }
            Self::Binary(Add, x, y) if y.is_multiple(divisor) => {
                return Self::binary(Mod, (**x).clone(), b);
            }
            // (x mod 8) mod 4 is x mod 4.
            Self::Binary(Mod, x, c) => {
                if let Some(c) = c.positive_constant()
                    && c % divisor == 0
                {
                    return Self::binary(Mod, (**x).clone(), b);
                }
            }
            _ => {}
        }
        Self::join(Mod, a, b)
    }

    fn positive_constant(&self) -> Option<i64> {
        match self {
            Self::Constant(c) if *c > 0 => Some(*c),
            _ => None,
        }
    }

    /// Whether the value is known to be a multiple of `divisor`.
    fn is_multiple(&self, divisor: i64) -> bool {
        self.known_divisor().is_multiple_of(divisor.unsigned_abs())
    }

    /// A number that divides every value; 0 if the value is always 0.
    fn known_divisor(&self) -> u64 {
        use AffineOp::{Add, CeilDiv, FloorDiv, Mod, Mul};
        match self {
            Self::Dim(_) | Self::Symbol(_) => 1,
            Self::Constant(c) => c.unsigned_abs(),
            Self::Binary(Mul, a, b) => a
                .known_divisor()
                .checked_mul(b.known_divisor())
                .unwrap_or(1),
            Self::Binary(Add | Mod, a, b) => gcd(a.known_divisor(), b.known_divisor()),
            Self::Binary(FloorDiv | CeilDiv, a, b) => match b.positive_constant() {
                Some(c) if a.is_multiple(c) => a.known_divisor() / c.unsigned_abs(),
                _ => 1,
            },
        }
    }

    /// Whether no dimension occurs.
    pub fn is_symbolic(&self) -> bool {
        match self {
            Self::Dim(_) => false,
            Self::Symbol(_) | Self::Constant(_) => true,
            Self::Binary(_, a, b) => a.is_symbolic() && b.is_symbolic(),
        }
    }

    /// Whether both are plain dimensions, or both plain symbols, the later one first.
    fn is_out_of_order(a: &AffineExpr, b: &AffineExpr) -> bool {
        match (a, b) {
            (Self::Dim(x), Self::Dim(y)) | (Self::Symbol(x), Self::Symbol(y)) => x > y,
            _ => false,
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

fn gcd(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
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
