//! Values of the host to objects of the VM and back.
//!
//! Bytes are copied in and out, so that a program can neither keep nor change what the caller owns.

use std::io::{self, Write};

use halcyon_runtime_core::hal_inline::ENCODING_DENSE;
use halcyon_runtime_core::isa::TypeCode;
use halcyon_runtime_core::vm::{
    BufferView, Fault, FaultInfo, Message, ObjectRef, Objects, Status, Value as VmValue,
};

use crate::tensor::{ElementType, Tensor};
use crate::value::Value;

/// Alignment of argument buffers: that of the widest vector loads.
const ALIGNMENT: usize = 64;

const NO_VALUE: Fault = Fault::new(&FaultInfo {
    status: Status::Unimplemented,
    text: Message::new("the function returns an object that is no tensor or buffer"),
});
const NO_ELEMENT_TYPE: Fault = Fault::new(&FaultInfo {
    status: Status::Unimplemented,
    text: Message::new("the function returns a tensor of an element type without a text form"),
});
const SHORT_BUFFER: Fault = Fault::new(&FaultInfo {
    status: Status::OutOfRange,
    text: Message::new("the function returns a tensor whose buffer does not fit its shape"),
});

/// Makes arguments objects of the VM. Refs are counted for the caller, who gives them to [`release_all`].
pub(crate) fn import_all(
    objects: &mut Objects<'_>,
    arguments: &[Value],
) -> Result<Vec<VmValue>, Fault> {
    let mut imported = Vec::with_capacity(arguments.len());
    for argument in arguments {
        match import(objects, argument) {
            Ok(value) => imported.push(value),
            Err(fault) => {
                release_all(objects, &imported);
                return Err(fault);
            }
        }
    }
    Ok(imported)
}

/// Gives up the counts of refs.
pub(crate) fn release_all(objects: &mut Objects<'_>, values: &[VmValue]) {
    for value in values {
        if let VmValue::Ref(object) = value {
            objects.release(*object);
        }
    }
}

/// Copies results out of the VM. Their counts stay the caller's.
pub(crate) fn export_all(objects: &Objects<'_>, results: &[VmValue]) -> Result<Vec<Value>, Fault> {
    results
        .iter()
        .map(|result| export(objects, *result))
        .collect()
}

fn import(objects: &mut Objects<'_>, argument: &Value) -> Result<VmValue, Fault> {
    Ok(match argument {
        Value::I32(value) => VmValue::I32(*value),
        Value::I64(value) => VmValue::I64(*value),
        Value::F32(value) => VmValue::F32(*value),
        Value::F64(value) => VmValue::F64(*value),
        Value::Null => VmValue::Ref(ObjectRef::NULL),
        Value::Buffer(bytes) => VmValue::Ref(import_bytes(objects, bytes)?),
        Value::Tensor(tensor) => {
            let buffer = import_bytes(objects, tensor.bytes())?;
            let shape: Vec<u64> = tensor.shape().iter().map(|&dim| dim as u64).collect();
            let element_type = tensor.element_type().code();
            let view = objects.new_view(buffer, element_type, ENCODING_DENSE, shape.into_iter());
            objects.release(buffer);
            VmValue::Ref(view?)
        }
    })
}

fn import_bytes(objects: &mut Objects<'_>, bytes: &[u8]) -> Result<ObjectRef, Fault> {
    let storage = objects.allocate(bytes.len(), ALIGNMENT)?;
    let filled = objects
        .bytes_mut(storage)
        .map(|target| target.copy_from_slice(bytes));
    let buffer = filled.and_then(|()| objects.new_hal_buffer(storage, 0, bytes.len()));
    objects.release(storage);
    buffer
}

fn export(objects: &Objects<'_>, result: VmValue) -> Result<Value, Fault> {
    let object = match result {
        VmValue::I32(value) => return Ok(Value::I32(value)),
        VmValue::I64(value) => return Ok(Value::I64(value)),
        VmValue::F32(value) => return Ok(Value::F32(value)),
        VmValue::F64(value) => return Ok(Value::F64(value)),
        VmValue::Ref(object) => object,
    };
    match objects.type_of(object) {
        None => Ok(Value::Null),
        Some(TypeCode::BUFFER) => Ok(Value::Buffer(objects.bytes(object)?.to_vec())),
        Some(TypeCode::HAL_BUFFER) => Ok(Value::Buffer(objects.hal_bytes(object)?.to_vec())),
        Some(TypeCode::HAL_BUFFER_VIEW) => {
            export_tensor(objects, &objects.view(object)?).map(Value::Tensor)
        }
        Some(_) => Err(NO_VALUE),
    }
}

fn export_tensor(objects: &Objects<'_>, view: &BufferView) -> Result<Tensor, Fault> {
    let element_type = ElementType::from_code(view.element_type).ok_or(NO_ELEMENT_TYPE)?;
    let shape: Option<Vec<usize>> = (0..usize::from(view.rank))
        .map(|index| usize::try_from(objects.dim(view, index)?).ok())
        .collect();
    let bytes = objects.hal_bytes(view.buffer)?;
    let tensor = shape.and_then(|shape| Tensor::new(element_type, &shape, bytes.to_vec()).ok());
    tensor.ok_or(SHORT_BUFFER)
}

/// Elements of a traced tensor that are printed.
const TRACED_ELEMENTS: usize = 1024;

/// A tensor as traces print it; `None` for what is none.
pub(crate) fn traced_tensor(view: ObjectRef, objects: &Objects<'_>) -> Option<String> {
    traced(view, objects).ok()
}

fn traced(view: ObjectRef, objects: &Objects<'_>) -> Result<String, Fault> {
    let tensor = export_tensor(objects, &objects.view(view)?)?;
    Ok(tensor.print(TRACED_ELEMENTS))
}

/// Prints traced tensors to standard error.
pub(crate) fn trace(key: &str, views: &[ObjectRef], objects: &Objects<'_>) {
    let mut text = format!("=== {key} ===\n");
    for view in views {
        match traced(*view, objects) {
            Ok(tensor) => text.push_str(&tensor),
            Err(fault) => text.push_str(fault.text.as_str()),
        }
        text.push('\n');
    }
    text.push('\n');
    // A trace that no one can read is no reason to stop the program.
    let _ = io::stderr().write_all(text.as_bytes());
}
