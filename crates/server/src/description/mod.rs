//! What programs read of the addresses (`openapi.json`, served at `/api/openapi.json`): made from the types that go over the
//! wire and from the list in [`addresses`]. The file is what the code makes: a test sees to that, and to the router's having
//! just the addresses described.

mod addresses;
mod operation;
mod refusals;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use schemars::generate::SchemaSettings;
use schemars::transform::transform_subschemas;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::Serialize;
use serde_json::{Map, Value as Json, json};

use operation::{Described, Operation};

/// The whole description.
#[derive(Serialize)]
struct Document {
    openapi: &'static str,
    info: Json,
    servers: Json,
    tags: Json,
    paths: BTreeMap<&'static str, BTreeMap<&'static str, Described>>,
    components: Json,
}

impl Document {
    fn of(operations: Vec<Operation>) -> Self {
        let mut types = Types::new();
        let mut paths = BTreeMap::<_, BTreeMap<_, _>>::new();
        for operation in operations {
            let (path, method) = (operation.path, operation.method);
            let twice = paths.entry(path).or_default().insert(method, operation.described(&mut types));
            assert!(twice.is_none(), "{method} {path} is described twice");
        }
        let responses = refusals::all(&mut types);
        Self {
            openapi: "3.1.0",
            info: json!({
                "title": "Reverie",
                "version": env!("CARGO_PKG_VERSION"),
                "summary": "Tables for board games about dreams and machines.",
                "description": "People are guests with a cookie and no account. A move that anyone was shown is stored. \
                    See docs/server.md for a session from the first name to the last move.",
                "license": { "name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0" },
            }),
            servers: json!([{ "url": "/" }]),
            tags: addresses::tags(),
            paths,
            components: json!({
                "schemas": types.named(),
                "responses": responses,
                "securitySchemes": { "guest": {
                    "type": "apiKey",
                    "in": "cookie",
                    "name": "reverie",
                    "description": "A guest's token, set by POST /api/me: HttpOnly, SameSite=Lax, kept by the server only as a hash.",
                } },
            }),
        }
    }
}

/// What the types come to, one generator for what is read and one for what is written.
struct Types {
    read: SchemaGenerator,
    written: SchemaGenerator,
}

impl Types {
    fn new() -> Self {
        let settings = || {
            SchemaSettings::draft2020_12().with(|settings| {
                settings.definitions_path = "/components/schemas".into();
                settings.meta_schema = None;
                settings.transforms = vec![Box::new(left_out_rather_than_null), Box::new(in_plain_words)];
            })
        };
        Self {
            read: settings().for_deserialize().into_generator(),
            written: settings().for_serialize().into_generator(),
        }
    }

    fn read<T: JsonSchema>(&mut self) -> Json {
        self.read.subschema_for::<T>().into()
    }

    fn written<T: JsonSchema>(&mut self) -> Json {
        self.written.subschema_for::<T>().into()
    }

    /// The fields of a query, by name.
    fn fields<T: JsonSchema>(&mut self) -> Json {
        self.read.root_schema_for::<T>().as_value()["properties"].clone()
    }

    /// Every type that has a name. What goes both ways is told as it is read: more of it may be left out then.
    fn named(mut self) -> Map<String, Json> {
        let mut named = self.written.take_definitions(true);
        for (name, read) in self.read.take_definitions(true) {
            if let Some(written) = named.insert(name.clone(), read.clone()) {
                let but_for_required = |mut form: Json| {
                    form.as_object_mut().map(|form| form.remove("required"));
                    form
                };
                assert_eq!(
                    but_for_required(read),
                    but_for_required(written),
                    "{name}: two forms need two names"
                );
            }
        }
        named
    }
}

/// Links and examples are for readers of the sources, and so is where a line ends.
fn in_plain_words(schema: &mut Schema) {
    if let Some(Json::String(says)) = schema.get_mut("description") {
        let words = says.split("\n\n```").next().unwrap_or_default();
        *says = words.replace('\n', " ").replace("[`", "`").replace("`]", "`");
    }
    transform_subschemas(&mut in_plain_words, schema);
}

/// What need not be there is left out; nobody has to write null for it, and nobody is sent it.
fn left_out_rather_than_null(schema: &mut Schema) {
    let required = schema.get("required").cloned().unwrap_or_default();
    let is_required =
        |name: &str| required.as_array().is_some_and(|names| names.iter().any(|known| known == name));
    let fields = schema.get_mut("properties").and_then(Json::as_object_mut);
    for (_, field) in fields.into_iter().flatten().filter(|(name, _)| !is_required(name)) {
        let Some(field) = field.as_object_mut() else { continue };
        if field.get("default") == Some(&Json::Null) {
            field.remove("default");
        }
        if let Some(Json::Array(types)) = field.get_mut("type") {
            types.retain(|kind| kind != "null");
            if let [only] = types.as_slice() {
                let only = only.clone();
                field.insert("type".into(), only);
            }
        }
        if let Some(Json::Array(forms)) = field.get_mut("anyOf") {
            forms.retain(|form| form["type"] != "null");
            if let [Json::Object(only)] = forms.as_slice() {
                let only = only.clone();
                field.remove("anyOf");
                field.extend(only);
            }
        }
    }
    transform_subschemas(&mut left_out_rather_than_null, schema);
}

#[test]
fn the_description_is_made_from_the_types() {
    let document = Document::of(addresses::all());
    let made = serde_json::to_string_pretty(&document).unwrap() + "\n";
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("openapi.json");
    if std::env::var_os("REVERIE_BLESS").is_some() {
        fs::write(&file, &made).unwrap();
    }
    assert!(
        fs::read_to_string(&file).unwrap() == made,
        "crates/server/openapi.json is stale. If that is meant, run REVERIE_BLESS=1 cargo test -p reverie-server description"
    );
}
