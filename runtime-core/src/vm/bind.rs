//! Binding of imports: by name, calling convention and version.

use super::machine::UNBOUND;
use super::native::NativeModule;
use super::status::{Error, Status};
use crate::format::Import;

/// The import table entry of an import.
pub(super) fn resolve<'a>(
    import: &Import<'a>,
    natives: &[&dyn NativeModule],
) -> Result<u32, Error<'a>> {
    let (module, name) = crate::text::split_once(import.name, b'.').unwrap_or(("", import.name));
    let about =
        |status, text: &str| Error::of_parts(status, &["import `", import.name, "`: ", text]);
    let Some((index, native)) = natives.iter().enumerate().find(|(_, n)| n.name() == module) else {
        return missing(
            import,
            about(Status::NotFound, "no native module of that name"),
        );
    };
    if native.version() < import.minimum_version {
        let mut error = about(Status::NotFound, "expected version ");
        let _ = crate::text::write_u64(&mut error.text, import.minimum_version.into());
        error.text.push_str(" or later, found ");
        let _ = crate::text::write_u64(&mut error.text, native.version().into());
        return missing(import, error);
    }
    let Some((number, cconv)) = native.find(name) else {
        return missing(
            import,
            about(Status::NotFound, "the native module has no such function"),
        );
    };
    if cconv != import.signature.as_str() {
        let mut error = about(Status::InvalidArgument, "expected signature ");
        for part in [import.signature.as_str(), ", found ", cconv] {
            error.text.push_str(part);
        }
        return Err(error);
    }
    if import.yields {
        return Err(about(
            Status::Unimplemented,
            "imports that suspend are not supported",
        ));
    }
    match u32::try_from(index) {
        Ok(index) if index < 0xFFFF => Ok(index << 16 | u32::from(number)),
        _ => Err(about(Status::ResourceExhausted, "too many native modules")),
    }
}

/// A function that is not there: no matter when the import is optional.
fn missing<'a>(import: &Import<'a>, error: Error<'a>) -> Result<u32, Error<'a>> {
    if import.optional {
        Ok(UNBOUND)
    } else {
        Err(error)
    }
}
