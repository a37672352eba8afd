//! What is told of one thing that can be asked at an address.

use std::collections::{BTreeMap, BTreeSet};

use axum::http::StatusCode;
use reverie_game::Kind;
use schemars::JsonSchema;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value as Json, json};

use super::{Types, refusals};

/// One thing that can be asked: who may, with what, and what comes of it. What every request has in common, and all with a
/// query, a body or a guest, is added to what is said here.
pub(super) struct Operation {
    pub(super) method: &'static str,
    pub(super) path: &'static str,
    id: &'static str,
    tag: &'static str,
    summary: &'static str,
    more: Option<&'static str>,
    security: Json,
    query: Vec<Made>,
    body: Option<Body>,
    answers: BTreeMap<u16, Success>,
    refuses: BTreeSet<StatusCode>,
}

/// The form of a type, made when there is somewhere to keep its parts.
type Made = fn(&mut Types) -> Json;

struct Body {
    form: Made,
    types: &'static [&'static str],
    example: Json,
}

struct Success {
    says: &'static str,
    content: Option<(&'static str, Made)>,
    headers: Option<Json>,
}

fn asked(method: &'static str, path: &'static str, id: &'static str, summary: &'static str) -> Operation {
    let of_everything = [Kind::NotAllowed, Kind::TooOften, Kind::Ours].map(refusals::status);
    Operation {
        method,
        path,
        id,
        tag: "",
        summary,
        more: None,
        security: json!([]),
        query: Vec::new(),
        body: None,
        answers: BTreeMap::new(),
        refuses: of_everything.into(),
    }
}

/// Something is looked at.
pub(super) fn get(path: &'static str, id: &'static str, summary: &'static str) -> Operation {
    asked("get", path, id, summary)
}

/// Something is done.
pub(super) fn post(path: &'static str, id: &'static str, summary: &'static str) -> Operation {
    asked("post", path, id, summary)
}

/// Something is done away with.
pub(super) fn delete(path: &'static str, id: &'static str, summary: &'static str) -> Operation {
    asked("delete", path, id, summary)
}

impl Operation {
    pub(super) fn under(mut self, tag: &'static str) -> Self {
        self.tag = tag;
        self
    }

    /// What else there is to say.
    pub(super) fn more(mut self, more: &'static str) -> Self {
        self.more = Some(more);
        self
    }

    /// Only somebody who is known may ask.
    pub(super) fn by_guests(mut self) -> Self {
        self.security = json!([{ "guest": [] }]);
        self.refuses(&[Kind::Stranger])
    }

    /// What comes of it depends on who asks, but anybody may.
    pub(super) fn by_anybody_known_or_not(mut self) -> Self {
        self.security = json!([{}, { "guest": [] }]);
        self
    }

    /// What may stand behind the question mark.
    pub(super) fn asks<Q: JsonSchema>(mut self) -> Self {
        self.query.push(Types::fields::<Q>);
        self.refuses.insert(StatusCode::BAD_REQUEST);
        self
    }

    /// What is to be sent, with an example that can be read.
    pub(super) fn takes<B: JsonSchema + DeserializeOwned>(mut self, example: Json) -> Self {
        let read = serde_json::from_value::<B>(example.clone());
        assert!(read.is_ok(), "{}: {:?}", self.id, read.err());
        self.refuses.insert(StatusCode::UNSUPPORTED_MEDIA_TYPE);
        self.reads(Types::read::<B>, &["application/json"], example)
    }

    /// The same, of whatever content type is listed here.
    pub(super) fn takes_text<B: JsonSchema>(self, types: &'static [&'static str], example: Json) -> Self {
        self.reads(Types::read::<B>, types, example)
    }

    fn reads(mut self, form: Made, types: &'static [&'static str], example: Json) -> Self {
        self.refuses.extend([
            StatusCode::BAD_REQUEST,
            StatusCode::REQUEST_TIMEOUT,
            StatusCode::PAYLOAD_TOO_LARGE,
            refusals::status(Kind::Wrong),
        ]);
        self.body = Some(Body { form, types, example });
        self
    }

    /// What is sent back.
    pub(super) fn answers<A: JsonSchema>(self, says: &'static str) -> Self {
        self.gives(200, says, Some(("application/json", Types::written::<A>)))
    }

    /// The same in other content than JSON, or with another status, or none.
    pub(super) fn gives(
        mut self,
        status: u16,
        says: &'static str,
        content: Option<(&'static str, Made)>,
    ) -> Self {
        self.answers.insert(status, Success { says, content, headers: None });
        self
    }

    /// Plain text.
    pub(super) fn text(self, status: u16, says: &'static str, content: &'static str) -> Self {
        self.gives(status, says, Some((content, |_| json!({ "type": "string" }))))
    }

    /// A header of the answer.
    pub(super) fn with_header(mut self, name: &'static str, says: &'static str) -> Self {
        for answer in self.answers.values_mut() {
            answer.headers = Some(json!({ name: { "description": says, "schema": { "type": "string" } } }));
        }
        self
    }

    /// Which kinds of refusal there are beside those that follow from the rest.
    pub(super) fn refuses(mut self, kinds: &[Kind]) -> Self {
        self.refuses.extend(kinds.iter().map(|&kind| refusals::status(kind)));
        self
    }

    /// As it is written down.
    pub(super) fn described(self, types: &mut Types) -> Described {
        let mut parameters: Vec<Json> = names_in(self.path)
            .map(|name| {
                let says = match (name, self.path) {
                    ("game", _) => "The game's name.",
                    ("link", _) => "The secret of a link.",
                    ("id", path) if path.starts_with("/api/teams/") => "A team: whoever knows its name plays for it.",
                    ("id", _) => "The table's name.",
                    _ => panic!("nothing is said of {{{name}}}"),
                };
                json!({ "name": name, "in": "path", "required": true, "description": says, "schema": { "type": "string" } })
            })
            .collect();
        for fields in self.query {
            for (name, mut form) in fields(types).as_object().cloned().unwrap_or_default() {
                let says = form.as_object_mut().and_then(|form| form.remove("description"));
                let says = says.unwrap_or_else(|| panic!("{}: nothing is said of {name}", self.id));
                parameters.push(json!({ "name": name, "in": "query", "description": says, "schema": form }));
            }
        }
        let body = self.body.map(|Body { form, types: content, example }| {
            let form = form(types);
            let of = |&content: &&'static str| (content, json!({ "schema": form, "example": example }));
            json!({ "required": true, "content": content.iter().map(of).collect::<BTreeMap<_, _>>() })
        });
        let refused = self.refuses.into_iter().map(|status| {
            let reference = format!("#/components/responses/{}", refusals::named(status));
            (status.as_u16(), json!({ "$ref": reference }))
        });
        let mut responses: BTreeMap<u16, Json> = refused.collect();
        for (status, Success { says, content, headers }) in self.answers {
            let mut told = json!({ "description": says });
            if let Some((content, form)) = content {
                told["content"] = json!({ content: { "schema": form(types) } });
            }
            if let Some(headers) = headers {
                told["headers"] = headers;
            }
            responses.insert(status, told);
        }
        Described {
            operation_id: self.id,
            tags: [self.tag],
            summary: self.summary,
            description: self.more,
            security: self.security,
            parameters,
            request_body: body,
            responses,
        }
    }
}

/// An operation as it is written down.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Described {
    operation_id: &'static str,
    tags: [&'static str; 1],
    summary: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    description: Option<&'static str>,
    security: Json,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    parameters: Vec<Json>,
    #[serde(skip_serializing_if = "Option::is_none")]
    request_body: Option<Json>,
    responses: BTreeMap<u16, Json>,
}

/// What an address leaves open.
fn names_in(path: &str) -> impl Iterator<Item = &str> {
    path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'))
}
