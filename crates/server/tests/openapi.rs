//! The description of the addresses is true: every address is in it, nothing else is, and what the server says fits it.

#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

use std::collections::BTreeSet;
use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use reverie_server::{Config, Limits, Push, Server, Time};
use serde_json::{Value as Json, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

fn description() -> Json {
    serde_json::from_str(include_str!("../openapi.json")).unwrap()
}

/// (method, path) of every operation described.
fn described() -> BTreeSet<(String, String)> {
    let description = description();
    let paths = description["paths"].as_object().unwrap();
    let operations = paths.iter().flat_map(|(path, item)| {
        item.as_object().unwrap().keys().map(|method| (method.clone(), path.clone()))
    });
    operations.collect()
}

/// (method, path) of every route: the router itself is the list.
fn routed() -> BTreeSet<(String, String)> {
    let router = include_str!("../src/http/mod.rs");
    let lines = router.lines().filter_map(|line| line.trim().strip_prefix(".route(\""));
    lines
        .flat_map(|route| {
            let (path, handlers) = route.split_once('"').unwrap();
            let methods = ["get", "post", "put", "delete", "patch"];
            let used = methods.into_iter().filter(move |method| {
                handlers.contains(&format!(" {method}(")) || handlers.contains(&format!(".{method}("))
            });
            used.map(|method| (method.to_owned(), path.to_owned()))
        })
        .collect()
}

async fn server(folder: &std::path::Path) -> SocketAddr {
    let config = Config {
        games: reverie_catalog::Games::default(),
        visitors: reverie_visitors::Visitors::default(),
        address: "127.0.0.1:0".parse().unwrap(),
        data: folder.join("reverie.db"),
        origin: None,
        hosts: Vec::new(),
        behind_proxy: false,
        push: Some(Push::default()),
        limits: Limits { requests_a_second: 1e4, request_burst: 1e4, ..Limits::default() },
        time: Time::Machine,
    };
    let server = Server::open(config).await.unwrap();
    let address = server.address();
    tokio::spawn(server.serve(std::future::pending()));
    address
}

/// Status, headers and body of one request.
async fn request(at: SocketAddr, method: &str, path: &str, cookie: &str, body: &str) -> (u16, String, Json) {
    let mut stream = TcpStream::connect(at).await.unwrap();
    let length = body.len();
    let head = format!(
        "{} {path} HTTP/1.1\r\nHost: {at}\r\nCookie: {cookie}\r\nContent-Type: application/json\r\n\
         Content-Length: {length}\r\nConnection: close\r\n\r\n{body}",
        method.to_uppercase()
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    (status, head.to_owned(), serde_json::from_str(body).unwrap_or_default())
}

/// What does not fit, if anything: as much of JSON Schema as the description uses.
fn misfit(schema: &Json, value: &Json) -> Option<String> {
    if let Some(reference) = schema["$ref"].as_str() {
        let description = description();
        let target = description.pointer(reference.strip_prefix('#').unwrap());
        return misfit(target.unwrap_or_else(|| panic!("{reference} leads nowhere")), value);
    }
    if let Some(variants) = schema["oneOf"].as_array() {
        let fitting = variants.iter().filter(|variant| misfit(variant, value).is_none()).count();
        return (fitting != 1).then(|| format!("{fitting} variants fit {value}"));
    }
    let is = |kind: &str| match kind {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        other => panic!("what is a {other}?"),
    };
    let fits_type = match &schema["type"] {
        Json::String(kind) => is(kind),
        Json::Array(kinds) => kinds.iter().any(|kind| is(kind.as_str().unwrap())),
        _ => true,
    };
    if !fits_type {
        return Some(format!("{value} is no {}", schema["type"]));
    }
    if schema.get("const").is_some_and(|only| only != value) {
        return Some(format!("{value} is not {}", schema["const"]));
    }
    if schema["enum"].as_array().is_some_and(|known| !known.contains(value)) {
        return Some(format!("{value} is not among {}", schema["enum"]));
    }
    if let (Some(items), Some(values)) = (schema.get("items"), value.as_array()) {
        return values.iter().find_map(|value| misfit(items, value));
    }
    let fields = value.as_object()?;
    let required = schema["required"].as_array().into_iter().flatten();
    let missing = required.map(|name| name.as_str().unwrap()).find(|name| !fields.contains_key(*name));
    if let Some(name) = missing {
        return Some(format!("{name} is missing in {value}"));
    }
    fields.iter().find_map(|(name, value)| match schema["properties"].get(name) {
        Some(schema) => misfit(schema, value).map(|why| format!("{name}: {why}")),
        None if schema["additionalProperties"] == json!(false) => Some(format!("{name} is not described")),
        None => None,
    })
}

fn assert_fits(name: &str, value: &Json) {
    let schema = json!({ "$ref": format!("#/components/schemas/{name}") });
    assert_eq!(misfit(&schema, value), None, "{name}: {value}");
}

#[test]
fn every_address_is_described_and_nothing_else() {
    assert!(routed().len() >= 20, "{:?}", routed());
    assert_eq!(described(), routed());
}

#[test]
fn every_reference_leads_somewhere_and_every_operation_says_what_it_does() {
    fn references(json: &Json, found: &mut Vec<String>) {
        match json {
            Json::Object(fields) => {
                found.extend(fields.get("$ref").map(|reference| reference.as_str().unwrap().to_owned()));
                fields.values().for_each(|value| references(value, found));
            }
            Json::Array(values) => values.iter().for_each(|value| references(value, found)),
            _ => {}
        }
    }
    let description = description();
    assert_eq!(description["openapi"], "3.1.0");
    let mut found = Vec::new();
    references(&description, &mut found);
    for reference in found {
        assert!(description.pointer(&reference[1..]).is_some(), "{reference}");
    }
    let mut ids = BTreeSet::new();
    for (method, path) in described() {
        let operation = &description["paths"][&path][&method];
        assert!(operation["summary"].is_string() && operation["responses"].is_object(), "{method} {path}");
        assert!(ids.insert(operation["operationId"].as_str().unwrap().to_owned()), "{method} {path}");
    }
}

#[tokio::test]
async fn every_described_address_is_there_and_answers_with_a_described_status() {
    let folder = tempfile::tempdir().unwrap();
    let at = server(folder.path()).await;
    let description = description();
    for (method, path) in described() {
        let asked = path
            .replace("{id}", "nosuchtable")
            .replace("{link}", "nosuchlink")
            .replace("{game}", "nosuchgame");
        for body in ["", "{}", "nonsense"] {
            let (status, head, answer) = request(at, &method, &asked, "", body).await;
            assert_ne!(answer["error"]["code"], "no-such-address", "{method} {path}");
            let known = description["paths"][&path][&method]["responses"].get(status.to_string());
            assert!(known.is_some(), "{method} {path} {body:?}: {head}");
            if status >= 400 && head.contains("application/json") && !path.ends_with("/ask") {
                assert_fits("Problem", &answer);
            }
        }
    }
}

#[tokio::test]
async fn what_the_server_says_fits_its_description() {
    let folder = tempfile::tempdir().unwrap();
    let at = server(folder.path()).await;
    let (status, head, guest) = request(at, "post", "/api/me", "", r#"{"name":"Ada"}"#).await;
    assert_eq!(status, 200, "{guest}");
    assert_fits("Guest", &guest);
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
    let cookie = cookie.split(';').next().unwrap();
    let opening = json!({ "game": "daydream", "seats": ["me", "greedy", "open"], "hints": true, "clock": { "kind": "move", "seconds": 600 } });
    assert_fits("Opening", &opening);
    let (_, _, opened) = request(at, "post", "/api/tables", cookie, &opening.to_string()).await;
    assert_fits("Opened", &opened);
    let table = format!("/api/tables/{}", opened["id"].as_str().unwrap());
    for (path, schema) in [("/api/games", "Games"), ("/api/tables", "Tables"), (&table, "Table")] {
        assert_fits(schema, &request(at, "get", path, cookie, "").await.2);
    }
    let founding = json!({ "game": "factory-of-dreams", "name": "Owls" });
    assert_fits("Founding", &founding);
    let (_, _, team) = request(at, "post", "/api/teams", cookie, &founding.to_string()).await;
    assert_fits("Team", &team);
    assert_fits(
        "Team",
        &request(at, "get", &format!("/api/teams/{}", team["id"].as_str().unwrap()), "", "").await.2,
    );
    assert_fits("Teams", &request(at, "get", "/api/teams", cookie, "").await.2);
    let link = json!({ "to": "seat", "seat": 2 });
    assert_fits("LinkAsk", &link);
    let (_, _, link) = request(at, "post", &format!("{table}/links"), cookie, &link.to_string()).await;
    assert_fits("Link", &link);
    let link = format!("/api/links/{}", link["link"].as_str().unwrap());
    assert_fits("Preview", &request(at, "get", &link, "", "").await.2);
    assert_fits("Joined", &request(at, "post", &link, cookie, "").await.2);
    let begun = request(at, "post", &table, cookie, r#"{"do":"start"}"#).await;
    assert_fits("Done", &begun.2);

    assert_fits("History", &request(at, "get", &format!("{table}/history"), cookie, "").await.2);

    let mut asking = format!("ws://{at}{table}/socket").into_client_request().unwrap();
    asking.headers_mut().insert("Cookie", cookie.parse().unwrap());
    let stream = TcpStream::connect(at).await.unwrap();
    let (mut socket, _) = tokio_tungstenite::client_async(asking, stream).await.unwrap();
    let asks = [
        json!({ "id": "1", "do": "chat", "text": "Good evening" }),
        json!({ "id": "2", "do": "sync", "have": 0, "hash": "0" }),
        json!({ "id": "3", "do": "undo", "seat": 0 }),
        json!({ "id": "5", "do": "restart", "seat": 0 }),
        json!({ "id": "6", "do": "weigh", "seat": 0, "texts": ["moon", null] }),
        json!({ "id": "7", "do": "hint", "seat": 0 }),
        json!({ "id": "4", "do": "try", "seat": 0, "move": { "do": "forgo", "die": 1 } }),
    ];
    let mut kinds = BTreeSet::new();
    for ask in asks {
        assert_fits("Ask", &ask);
        socket.send(Message::text(ask.to_string())).await.unwrap();
        loop {
            let Message::Text(text) = socket.next().await.unwrap().unwrap() else { continue };
            let message: Json = serde_json::from_str(&text).unwrap();
            assert_fits("Message", &message);
            kinds.insert(message["is"].as_str().unwrap().to_owned());
            if message["is"] == "answer" {
                break;
            }
        }
    }
    assert_eq!(kinds.into_iter().collect::<Vec<_>>(), ["answer", "chat", "people", "update"]);
}
