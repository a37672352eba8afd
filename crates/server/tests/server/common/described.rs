//! The description of the addresses, held to all that any test asks and is answered.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use serde_json::{Value as Json, json};

use super::guest::Answered;

/// What programs read of the addresses.
pub(crate) static DESCRIPTION: LazyLock<Json> =
    LazyLock::new(|| serde_json::from_str(include_str!("../../../openapi.json")).unwrap());

/// (method, path) of every operation, with what is said of it.
pub(crate) fn operations() -> impl Iterator<Item = (&'static str, &'static str, &'static Json)> {
    let paths = DESCRIPTION["paths"].as_object().unwrap();
    paths.iter().flat_map(|(path, operations)| {
        let operations = operations.as_object().unwrap();
        operations.iter().map(move |(method, operation)| (method.as_str(), path.as_str(), operation))
    })
}

/// What was asked and answered at one of our addresses fits what is said of it.
pub(super) fn exchange(method: &str, address: &str, sent: &str, answered: &Answered) {
    let path = address.split('?').next().unwrap_or_default();
    let there =
        |(known, pattern, _): &(&str, &str, _)| method.eq_ignore_ascii_case(known) && leads(path, pattern);
    let Some((_, pattern, operation)) = operations().find(there) else { return };
    let status = answered.status;
    let response = operation["responses"].get(status.to_string());
    let response =
        response.unwrap_or_else(|| panic!("nothing is said of {status} at {method} {pattern}: {answered:?}"));
    if let Ok(answer) = serde_json::from_str(&answered.text) {
        assert_fits(&content(resolved(response))["schema"], &answer);
    }
    if let (200, Ok(sent)) = (status, serde_json::from_str(sent)) {
        // Where more may be sent than we read, no more is said of it.
        let fits = fits(&content(&operation["requestBody"])["schema"], &sent);
        assert!(fits.is_ok(), "{sent}: {:?}", fits.err());
    }
}

/// What a table says fits what is said of that.
pub(super) fn message(told: &Json) {
    assert_fits(&json!({ "$ref": "#/components/schemas/Message" }), told);
}

#[track_caller]
fn assert_fits(form: &Json, value: &Json) {
    if let Err(why) = whole(form, value) {
        panic!("{why} in {value}");
    }
}

/// Whether an address is one of these.
fn leads(path: &str, pattern: &str) -> bool {
    path.split('/').count() == pattern.split('/').count()
        && path
            .split('/')
            .zip(pattern.split('/'))
            .all(|(part, known)| known.starts_with('{') || part == known)
}

fn content(body: &Json) -> &Json {
    &body["content"]["application/json"]
}

/// What a reference leads to.
fn resolved(form: &Json) -> &Json {
    match form["$ref"].as_str() {
        None => form,
        Some(reference) => {
            let target = DESCRIPTION.pointer(reference.strip_prefix('#').unwrap());
            target.unwrap_or_else(|| panic!("{reference} leads nowhere"))
        }
    }
}

/// Which fields of a value were spoken of.
#[derive(Debug)]
enum Known {
    All,
    These(BTreeSet<String>),
}

impl Known {
    fn and(self, other: Self) -> Self {
        match (self, other) {
            (Self::These(one), Self::These(other)) => Self::These(one.into_iter().chain(other).collect()),
            _ => Self::All,
        }
    }
}

/// Whether a value fits, and nothing is in it that nothing was said of; else what does not.
fn whole(form: &Json, value: &Json) -> Result<(), String> {
    let known = fits(form, value)?;
    unknown(&known, value).map_or(Ok(()), |name| Err(format!("nothing is said of {name}")))
}

/// A field that nothing was said of.
fn unknown<'a>(known: &Known, value: &'a Json) -> Option<&'a str> {
    let Known::These(known) = known else { return None };
    value.as_object()?.keys().map(String::as_str).find(|name| !known.contains(*name))
}

/// Whether a value fits: as much of JSON Schema as the description uses.
fn fits(form: &Json, value: &Json) -> Result<Known, String> {
    let says_nothing =
        ["$ref", "type", "const", "enum", "oneOf", "anyOf"].iter().all(|key| form.get(key).is_none());
    let says_no_fields = ["$ref", "oneOf", "anyOf", "properties", "additionalProperties"];
    if says_nothing || form["type"] == "object" && says_no_fields.iter().all(|key| form.get(key).is_none()) {
        return Ok(Known::All);
    }
    let mut known = Known::These(BTreeSet::new());
    if form.get("$ref").is_some() {
        known = known.and(fits(resolved(form), value)?);
    }
    let kinds =
        form["type"].as_array().cloned().unwrap_or_else(|| form.get("type").into_iter().cloned().collect());
    if !kinds.is_empty() && !kinds.iter().any(|kind| is(kind.as_str().unwrap(), value)) {
        return Err(format!("{value} is no {}", form["type"]));
    }
    if form.get("const").is_some_and(|only| only != value) {
        return Err(format!("{value} is not {}", form["const"]));
    }
    if form["enum"].as_array().is_some_and(|known| !known.contains(value)) {
        return Err(format!("{value} is not among {}", form["enum"]));
    }
    let (least, most) = (form["minimum"].as_f64(), form["maximum"].as_f64());
    if value
        .as_f64()
        .is_some_and(|n| least.is_some_and(|least| n < least) || most.is_some_and(|most| n > most))
    {
        return Err(format!("{value} is not between {least:?} and {most:?}"));
    }
    for (key, one) in [("oneOf", true), ("anyOf", false)] {
        let Some(forms) = form[key].as_array() else { continue };
        let (fitting, not): (Vec<_>, Vec<_>) =
            forms.iter().map(|form| fits(form, value)).partition(Result::is_ok);
        if fitting.is_empty() || one && fitting.len() > 1 {
            let why: Vec<String> = not.into_iter().filter_map(Result::err).collect();
            return Err(format!("{} of {key} fit: {}", fitting.len(), why.join("; ")));
        }
        known = fitting.into_iter().flatten().fold(known, Known::and);
    }
    if let Some(values) = value.as_array() {
        let forms = form["prefixItems"].as_array().into_iter().flatten();
        let forms = forms.chain(std::iter::repeat(&form["items"]));
        values.iter().zip(forms).try_for_each(|(value, form)| whole(form, value))?;
    }
    if let Some(fields) = value.as_object() {
        let mut required = form["required"].as_array().into_iter().flatten().filter_map(Json::as_str);
        if let Some(name) = required.find(|name| !fields.contains_key(*name)) {
            return Err(format!("{name} is missing"));
        }
        for (name, value) in fields {
            let field = form["properties"].get(name).or_else(|| form.get("additionalProperties"));
            let Some(field) = field else { continue };
            if field == false {
                return Err(format!("{name} may not be there"));
            }
            whole(field, value).map_err(|why| format!("{name}: {why}"))?;
            known = known.and(Known::These([name.clone()].into()));
        }
    }
    match unknown(&known, value).filter(|_| form["unevaluatedProperties"] == false) {
        Some(name) => Err(format!("{name} may not be there")),
        None => Ok(known),
    }
}

fn is(kind: &str, value: &Json) -> bool {
    match kind {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        other => panic!("what is a {other}?"),
    }
}
