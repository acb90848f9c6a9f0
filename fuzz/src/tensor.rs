//! Tensors from outside: literals of a command line, and `.npy` files.

use halcyon_runtime_std::tensor::Tensor;

/// Most elements that a literal may claim here: a splat of a great shape is what the user asked for, and takes what it
/// takes.
const ELEMENTS: usize = 1 << 16;

/// Reads the bytes as a literal, and as an `.npy` file.
///
/// Asserts that what was read can be printed and written, and reads back.
pub fn tensor(data: &[u8]) {
    if let Ok(text) = str::from_utf8(data)
        && claimed(text) <= ELEMENTS
        && let Ok(tensor) = Tensor::parse(text)
    {
        let printed = tensor.print(usize::MAX);
        match Tensor::parse(&printed) {
            Ok(again) => {
                assert_eq!(again.shape(), tensor.shape());
                assert_eq!(again.element_type(), tensor.element_type());
                // Printing drops digits once.
                assert_eq!(again.print(usize::MAX), printed);
            }
            Err(error) => panic!("`{printed}` is refused: {error}"),
        }
    }
    if let Ok(tensor) = Tensor::read_npy(&mut &data[..]) {
        let mut file = Vec::new();
        if tensor.write_npy(&mut file).is_ok() {
            match Tensor::read_npy(&mut &file[..]) {
                Ok(again) => assert_eq!(again, tensor),
                Err(error) => panic!("a written file is refused: {error}"),
            }
        }
    }
}

/// Elements of the shape that the text starts with.
fn claimed(text: &str) -> usize {
    text.trim_start_matches(['@', '&', '+', '*'])
        .split('x')
        .map_while(|dim| dim.trim().parse::<usize>().ok())
        .fold(1, usize::saturating_mul)
}
