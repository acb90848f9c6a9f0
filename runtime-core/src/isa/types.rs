//! Type codes: the numbers by which instructions and signatures name VM types. Knows no runtime object.

/// The number of a type in an instruction.
///
/// Values below 0x100 are fixed here for every module; `0x100 + i` is entry `i` of the module's own type name table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TypeCode(pub u16);

macro_rules! type_codes {
    ($(($number:literal $name:ident $text:literal $doc:literal))*) => {
        impl TypeCode {
            $(#[doc = $doc] pub const $name: Self = Self($number);)*

            const NAMED: &'static [(u16, &'static str)] = &[$(($number, $text)),*];
        }
    };
}

// Expands to one constant a row, and to the list that `name` and `from_name` search.
type_codes! {
    (0 ANY "!vm.ref<?>" "Any ref; as a list element: any value or ref")
    (1 I8 "i8" "8-bit integer (list elements only)")
    (2 I16 "i16" "16-bit integer (list elements only)")
    (3 I32 "i32" "32-bit integer")
    (4 I64 "i64" "64-bit integer")
    (5 F32 "f32" "32-bit float")
    (6 F64 "f64" "64-bit float")
    (16 BUFFER "!vm.buffer" "A byte buffer")
    (17 LIST "!vm.list" "A list of any element type")
    (32 HAL_ALLOCATOR "!hal.allocator" "A HAL allocator")
    (33 HAL_BUFFER "!hal.buffer" "A HAL buffer")
    (34 HAL_BUFFER_VIEW "!hal.buffer_view" "A HAL buffer with a shape and an element type")
    (35 HAL_CHANNEL "!hal.channel" "A HAL collective channel")
    (36 HAL_COMMAND_BUFFER "!hal.command_buffer" "A HAL command buffer")
    (37 HAL_DEVICE "!hal.device" "A HAL device")
    (38 HAL_EVENT "!hal.event" "A HAL event")
    (39 HAL_EXECUTABLE "!hal.executable" "A HAL executable")
    (40 HAL_FENCE "!hal.fence" "A HAL fence")
    (41 HAL_FILE "!hal.file" "A HAL file")
}

impl TypeCode {
    /// First code that indexes the module's own type name table.
    pub const FIRST_CUSTOM: u16 = 0x100;

    /// The name of a fixed type, as the textual IR spells it.
    #[must_use]
    pub fn name(self) -> Option<&'static str> {
        Self::NAMED
            .iter()
            .find(|(n, _)| *n == self.0)
            .map(|(_, t)| *t)
    }

    /// The fixed type of a name; `!vm.list<...>` of any element is the list type, `!vm.ref<!x>` is `!x`.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        if name == "?" {
            return Some(Self::ANY);
        }
        if name.starts_with("!vm.list<") {
            return Some(Self::LIST);
        }
        let inner = match name
            .strip_prefix("!vm.ref<")
            .and_then(|n| n.strip_suffix('>'))
        {
            Some(n) if n != "?" => n,
            _ => name,
        };
        Self::NAMED
            .iter()
            .find(|(_, t)| *t == inner)
            .map(|(n, _)| Self(*n))
    }

    /// Whether this is one of the fixed types.
    #[must_use]
    pub const fn is_known(self) -> bool {
        matches!(self.0, 0..=6 | 16 | 17 | 32..=41)
    }

    /// Whether this is a number type, which no ref has.
    #[must_use]
    pub const fn is_scalar(self) -> bool {
        matches!(self.0, 1..=6)
    }

    /// Whether this indexes the module's own table.
    #[must_use]
    pub const fn is_custom(self) -> bool {
        self.0 >= Self::FIRST_CUSTOM
    }
}

#[cfg(test)]
mod tests {
    use super::TypeCode;

    #[test]
    fn known_codes_are_those_with_a_name() {
        for n in 0..TypeCode::FIRST_CUSTOM {
            assert_eq!(TypeCode(n).is_known(), TypeCode(n).name().is_some(), "{n}");
        }
        for (n, name) in TypeCode::NAMED {
            assert_eq!(TypeCode::from_name(name), Some(TypeCode(*n)));
        }
        assert_eq!(TypeCode::from_name("!vm.list<i32>"), Some(TypeCode::LIST));
        assert_eq!(
            TypeCode::from_name("!vm.ref<!hal.buffer>"),
            Some(TypeCode::HAL_BUFFER)
        );
        assert_eq!(TypeCode::from_name("!custom.thing"), None);
    }
}
