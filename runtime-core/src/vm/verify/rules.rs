//! The rules of the verifier: their numbers, names and texts. It must not know how they are checked.

macro_rules! rules {
    ($(($number:literal $name:ident $text:literal))*) => {
        /// A rule that code can break. The numbers are those of the list in the verifier's documentation.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[repr(u8)]
        pub enum Rule {
            $(#[doc = $text] $name = $number),*
        }

        impl Rule {
            /// Every rule, by number.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];

            /// What is wrong when it is broken.
            #[must_use]
            pub const fn text(self) -> &'static str {
                match self { $(Self::$name => $text),* }
            }
        }
    };
}

// Expands to the `Rule` enum and the text of each rule.
rules! {
    (1 Opcode "unknown opcode")
    (2 Extent "instruction runs past the end of the function")
    (3 Prefix "wide prefix with nothing to extend")
    (4 Feature "instruction needs a feature that the header does not name")
    (5 End "control can run past the end of the function")
    (6 TargetRange "branch target is outside the function")
    (7 TargetStart "branch target is inside an instruction")
    (8 Value "value register is out of range")
    (9 Pair "register pair is out of range")
    (10 Ref "ref register is out of range")
    (11 Global "global is out of range")
    (12 GlobalRef "ref global is out of range")
    (13 Rodata "rodata segment is out of range")
    (14 Function "function number is out of range")
    (15 Import "import number is out of range")
    (16 Message "message is out of range")
    (17 Type "type is out of range")
    (18 TypeClass "type is not that of a ref")
    (19 Arguments "call passes other arguments than its callee takes")
    (20 Spans "call has another number of spans than its callee")
    (21 Results "call expects other results than its callee returns")
    (22 Return "return differs from the function's results")
    (23 Stack "stack bound is less than what the function and its calls need")
}

impl Rule {
    /// The number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8
    }
}
