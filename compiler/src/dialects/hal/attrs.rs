//! Attributes of `hal`: devices, what they run, and where work is placed.

use crate::ir::def::ExtRow;
use crate::ir::{Attr, AttrData, Ir};
use crate::syntax::{Delimiter, OpParser, OpPrinter, ParseResult};

/// The attributes.
pub(super) static ATTRS: &[ExtRow] = &[
    ExtRow {
        name: "hal.executable.target",
        doc: "What device code is made for: `<\"backend\", \"format\", {configuration}>`.",
        parse: Some(parse_executable_target),
        print: Some(print_executable_target),
    },
    ExtRow {
        name: "hal.device.target",
        doc: "A device to be: `<\"id\", {configuration}, [executable targets]> : !hal.device`.",
        parse: Some(parse_device_target),
        print: Some(print_device_target),
    },
    ExtRow {
        name: "hal.device.affinity",
        doc: "Where work runs: `<@device, [queues]>`; any queue if none is named.",
        parse: Some(parse_affinity),
        print: Some(print_affinity),
    },
    ExtRow {
        name: "hal.device.promise",
        doc: "An affinity to a device that is declared later.",
        parse: Some(parse_affinity),
        print: Some(print_affinity),
    },
    ExtRow {
        name: "hal.device.optimal",
        doc: "Whichever of some affinities suits best.",
        parse: Some(parse_list),
        print: Some(print_list),
    },
    ExtRow {
        name: "hal.device.alias",
        doc: "A device by the name that a registry knows: `<\"id\"[ordinal], {configuration}> : !hal.device`.",
        parse: Some(parse_alias),
        print: Some(print_alias),
    },
    ExtRow {
        name: "hal.device.ordinal",
        doc: "The device of a number among those that the host gives: `<0> : !hal.device`.",
        parse: Some(parse_single_typed),
        print: Some(print_single_typed),
    },
    ExtRow {
        name: "hal.device.fallback",
        doc: "The device of another global: `<@device> : !hal.device`.",
        parse: Some(parse_single_typed),
        print: Some(print_single_typed),
    },
    ExtRow {
        name: "hal.device.select",
        doc: "The first of some devices that exists: `<[...]> : !hal.device`.",
        parse: Some(parse_single_typed),
        print: Some(print_single_typed),
    },
    ExtRow {
        name: "hal.abi.convention",
        doc: "How a function is called across modules: `<synchronous>` or `<coarse_fences>`.",
        parse: Some(parse_keyword),
        print: Some(print_keyword),
    },
    ExtRow {
        name: "hal.descriptor_type",
        doc: "What a binding is: `<storage_buffer>` or `<uniform_buffer>`.",
        parse: Some(parse_keyword),
        print: Some(print_keyword),
    },
];

/// `#hal.executable.target<"backend", "format", {configuration}>`.
pub fn executable_target(ir: &mut Ir, backend: &str, format: &str, configuration: Attr) -> Attr {
    let params = [
        ir.string_attr(backend),
        ir.string_attr(format),
        configuration,
    ];
    ir.ext_attr("hal.executable.target", &params)
}

/// `#hal.device.target<"id", {configuration}, [targets]> : !hal.device`.
pub fn device_target(ir: &mut Ir, id: &str, configuration: Attr, targets: &[Attr]) -> Attr {
    let device = ir.ext_type("hal.device", &[]);
    let params = [
        ir.string_attr(id),
        configuration,
        ir.array_attr(targets),
        ir.type_attr(device),
    ];
    ir.ext_attr("hal.device.target", &params)
}

/// The backend names of a `#hal.device.target`'s executable targets; empty for any other attribute.
pub fn executable_targets(ir: &Ir, device: Attr) -> Vec<String> {
    let targets = match ir.ext_attr_parts(device) {
        Some(("hal.device.target", params)) => params.get(2).and_then(|&list| ir.array_items(list)),
        _ => None,
    };
    let backend = |&target: &Attr| {
        let (_, params) = ir.ext_attr_parts(target)?;
        Some(ir.string_value(*params.first()?)?.to_owned())
    };
    targets
        .unwrap_or_default()
        .iter()
        .filter_map(backend)
        .collect()
}

/// `#hal.device.affinity<@device>`: any queue of a device.
pub fn device_affinity(ir: &mut Ir, device: &str) -> Attr {
    let device = ir.symbol_attr(device);
    ir.ext_attr("hal.device.affinity", &[device])
}

/// The alias of an attribute: `#device_target_local`, `#executable_target_vmvx_ir`, `#pipeline_layout`.
pub(super) fn alias(ir: &Ir, attr: Attr) -> Option<String> {
    let named = |kind: &str, name: &Attr| {
        let name = ir.string_value(*name)?;
        let word = name.replace(|c: char| !c.is_ascii_alphanumeric(), "_");
        Some(format!("{kind}_{word}"))
    };
    match (ir.attr_data(attr), ir.ext_attr_parts(attr)) {
        (_, Some(("hal.device.target", [id, ..]))) => named("device_target", id),
        (_, Some(("hal.executable.target", [_, format, ..]))) => named("executable_target", format),
        (AttrData::Opaque { text, .. }, _) if ir.str(*text).starts_with("hal.pipeline.layout<") => {
            Some("pipeline_layout".into())
        }
        _ => None,
    }
}

fn parse_executable_target(p: &mut OpParser<'_>) -> ParseResult<Vec<Attr>> {
    p.expect("<")?;
    let backend = p.attr()?;
    p.expect(",")?;
    let format = p.attr()?;
    let configuration = match p.eat(",") {
        true => p.attr()?,
        false => Ir::EMPTY_DICT,
    };
    p.expect(">")?;
    Ok(vec![backend, format, configuration])
}

fn print_executable_target(p: &mut OpPrinter<'_>, params: &[Attr]) {
    p.text("<");
    let given = params.iter().filter(|&&a| a != Ir::EMPTY_DICT);
    p.separated(given, |p, &a| p.attr(a));
    p.text(">");
}

/// The type after the angle brackets; `!hal.device` if it is left out.
fn device_type(p: &mut OpParser<'_>) -> ParseResult<Attr> {
    let ty = match p.eat(":") {
        true => p.ty()?,
        false => p.ir.ext_type("hal.device", &[]),
    };
    Ok(p.ir.type_attr(ty))
}

fn print_type(p: &mut OpPrinter<'_>, ty: Attr) {
    p.text(" : ");
    p.attr(ty);
}

fn parse_device_target(p: &mut OpParser<'_>) -> ParseResult<Vec<Attr>> {
    p.expect("<")?;
    let id = p.attr()?;
    let mut configuration = Ir::EMPTY_DICT;
    let mut targets = p.ir.array_attr(&[]);
    while p.eat(",") {
        if p.at("{") {
            configuration = p.attr()?;
        } else {
            targets = p.attr()?;
        }
    }
    p.expect(">")?;
    Ok(vec![id, configuration, targets, device_type(p)?])
}

fn print_device_target(p: &mut OpPrinter<'_>, params: &[Attr]) {
    p.text("<");
    p.attr(params[0]);
    if params[1] != Ir::EMPTY_DICT {
        p.text(", ");
        p.attr(params[1]);
    }
    if p.ir.array_items(params[2]).is_some_and(|t| !t.is_empty()) {
        p.text(", ");
        p.attr(params[2]);
    }
    p.text(">");
    print_type(p, params[3]);
}

fn parse_affinity(p: &mut OpParser<'_>) -> ParseResult<Vec<Attr>> {
    p.expect("<")?;
    let mut params = vec![p.attr()?];
    if p.eat(",") {
        let queues = if p.eat("*") { None } else { Some(p.attr()?) };
        params.extend(queues);
    }
    p.expect(">")?;
    Ok(params)
}

fn print_affinity(p: &mut OpPrinter<'_>, params: &[Attr]) {
    p.text("<");
    p.attr(params[0]);
    if let Some(&queues) = params.get(1) {
        p.text(", [");
        let items = p.ir.array_items(queues).unwrap_or_default().to_vec();
        p.separated(items, OpPrinter::attr_without_type);
        p.text("]");
    }
    p.text(">");
}

fn parse_list(p: &mut OpParser<'_>) -> ParseResult<Vec<Attr>> {
    p.expect("<")?;
    let mut params = Vec::new();
    p.list(Delimiter::Square, |p| {
        params.push(p.attr()?);
        Ok(())
    })?;
    p.expect(">")?;
    Ok(params)
}

fn print_list(p: &mut OpPrinter<'_>, params: &[Attr]) {
    p.text("<[");
    p.separated(params, |p, &a| p.attr(a));
    p.text("]>");
}

fn parse_alias(p: &mut OpParser<'_>) -> ParseResult<Vec<Attr>> {
    p.expect("<")?;
    let id = p.attr()?;
    let mut ordinal = p.ir.unit_attr();
    if p.eat("[") {
        let n = p.integer()?;
        ordinal = p.ir.i64_attr(n);
        p.expect("]")?;
    }
    let configuration = match p.eat(",") {
        true => p.attr()?,
        false => Ir::EMPTY_DICT,
    };
    p.expect(">")?;
    Ok(vec![id, ordinal, configuration, device_type(p)?])
}

fn print_alias(p: &mut OpPrinter<'_>, params: &[Attr]) {
    p.text("<");
    p.attr(params[0]);
    if p.ir.int_value(params[1]).is_some() {
        p.text("[");
        p.attr_without_type(params[1]);
        p.text("]");
    }
    if params[2] != Ir::EMPTY_DICT {
        p.text(", ");
        p.attr(params[2]);
    }
    p.text(">");
    print_type(p, params[3]);
}

fn parse_single_typed(p: &mut OpParser<'_>) -> ParseResult<Vec<Attr>> {
    p.expect("<")?;
    let value = match p.optional_integer()? {
        Some(n) => p.ir.i64_attr(n),
        None => p.attr()?,
    };
    p.expect(">")?;
    Ok(vec![value, device_type(p)?])
}

fn print_single_typed(p: &mut OpPrinter<'_>, params: &[Attr]) {
    p.text("<");
    p.attr_without_type(params[0]);
    p.text(">");
    print_type(p, params[1]);
}

fn parse_keyword(p: &mut OpParser<'_>) -> ParseResult<Vec<Attr>> {
    p.expect("<")?;
    let word = p.keyword()?;
    let word = p.ir.str(word).to_owned();
    p.expect(">")?;
    Ok(vec![p.ir.string_attr(&word)])
}

fn print_keyword(p: &mut OpPrinter<'_>, params: &[Attr]) {
    p.text("<");
    let word = p.ir.string_value(params[0]).unwrap_or_default();
    p.text(word);
    p.text(">");
}
