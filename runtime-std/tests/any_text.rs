//! Nothing that a user can type panics: readers of text, given any text.

use halcyon_runtime_std::arguments::ArgumentReader;
use halcyon_runtime_std::tensor::{ElementType, Tensor};
use halcyon_runtime_std::vmasm::assemble;
use halcyon_runtime_std::{Program, ValueType};
use proptest::prelude::*;

/// Literals with every separator and mark; dimensions of one digit, so that none is large.
const LITERAL: &str =
    r"[@&+*]?([0-9-]?x){0,3}(f32|i1|i8|ui16|bf16|f64|q)?=?[-+0-9xefinaN.,;\[\] é]{0,24}";

const ASSEMBLY: &str = r#"vm\.module @m version 0
vm\.func @f\(%i0: i32\) -> \(i32\) \{
\^bb0:
((%[irR][0-9]{1,2}(:[0-9])?|vm\.[a-z]{2,5}(\.[a-z0-9]{2,3}){0,2}|[\^@"=,:?\[\]()>.-]|bb0|f|[0-9]| ){0,9}
){0,5}\}
"#;

proptest! {
    #[test]
    fn literals_are_read_or_refused(text in LITERAL) {
        if let Ok(tensor) = Tensor::parse(&text) {
            // What was read prints, and reads back with the same type.
            let again = Tensor::parse(&tensor.to_string()).unwrap();
            prop_assert_eq!(again.type_text(), tensor.type_text());
        }
    }

    #[test]
    fn arguments_are_read_or_refused(text in LITERAL, scalar in ".{0,12}") {
        let mut reader = ArgumentReader::default();
        let _ = reader.read(&text, ValueType::Ref);
        for value_type in [ValueType::I32, ValueType::I64, ValueType::F32, ValueType::F64] {
            let _ = reader.read(&scalar, value_type);
        }
    }

    #[test]
    fn integers_survive_their_text(values in prop::collection::vec(any::<i64>(), 1..9)) {
        for element_type in ElementType::all() {
            let bytes: Vec<u8> = values
                .iter()
                .flat_map(|value| value.to_le_bytes()[..element_type.byte_size()].to_vec())
                .collect();
            let tensor = Tensor::new(element_type, &[values.len()], bytes).unwrap();
            let again = Tensor::parse(&tensor.to_string()).unwrap();
            // Floats print six digits, which is less than they hold.
            if !element_type.name().contains('f') {
                prop_assert_eq!(again, tensor);
            }
        }
    }

    #[test]
    fn assembly_is_read_or_refused(text in ASSEMBLY) {
        if let Ok(bytes) = assemble(&text) {
            prop_assert!(Program::from_bytes("text", &bytes).is_ok());
        }
    }

    #[test]
    fn bytes_are_a_module_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        prop_assert!(Program::from_bytes("bytes", &bytes).is_err());
        let mut marked = b"HLCM\x01\x00".to_vec();
        marked.extend(bytes);
        prop_assert!(Program::from_bytes("bytes", &marked).is_err());
    }
}
