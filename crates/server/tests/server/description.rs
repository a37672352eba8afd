//! The description of the addresses is true: every address is in it, nothing else is. That what is asked and answered fits it,
//! every test here sees to (`common/described.rs`).

use std::collections::BTreeSet;

use serde_json::{Value as Json, json};

use crate::common::described::{DESCRIPTION, operations};
use crate::common::{House, http};

/// (method, path) of every route: the router itself is the list.
fn routed() -> BTreeSet<(String, String)> {
    let router = include_str!("../../src/http/mod.rs");
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

#[test]
fn every_address_is_described_and_nothing_else() {
    let described: BTreeSet<_> =
        operations().map(|(method, path, _)| (method.to_owned(), path.to_owned())).collect();
    assert!(routed().len() >= 20, "{:?}", routed());
    assert_eq!(described, routed());
}

#[test]
fn every_reference_leads_somewhere_and_every_operation_has_a_name_of_its_own() {
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
    let mut found = Vec::new();
    references(&DESCRIPTION, &mut found);
    for reference in found {
        assert!(DESCRIPTION.pointer(&reference[1..]).is_some(), "{reference}");
    }
    let ids: BTreeSet<_> =
        operations().map(|(_, _, operation)| operation["operationId"].to_string()).collect();
    assert_eq!(ids.len(), operations().count());
}

#[tokio::test]
async fn every_described_address_is_there() {
    let house = House::open().await;
    for (method, path, _) in operations() {
        let asked = path.replace("{id}", "nothing").replace("{link}", "nothing").replace("{game}", "nothing");
        for body in ["", "{}", "nonsense"] {
            let answer = http(house.address, &method.to_uppercase(), &asked, &[], body).await;
            // What is no JSON is a page, a figure, or WebSockets' own refusal.
            let answer: Json = serde_json::from_str(&answer.text).unwrap_or_default();
            assert_ne!(answer["error"]["code"], "no-such-address", "{method} {path}");
        }
    }
}

#[tokio::test]
async fn a_table_can_be_found_filled_and_begun_with_the_examples_of_the_description() {
    let house = House::open().await;
    let example = |id: &str| {
        let named = operations().find(|(_, _, operation)| operation["operationId"] == id);
        named.unwrap().2["requestBody"]["content"]["application/json"]["example"].clone()
    };
    let ada = house.guest("Somebody").await;
    ada.post("/api/me", &example("introduce")).await.ok();
    ada.post("/api/push", &example("subscribe")).await.ok();
    ada.delete("/api/push", &example("unsubscribe")).await.ok();
    let table = ada.opens(example("openTable")).await;
    ada.hosts(&table, example("host")).await.ok();
    let link = ada.post(&format!("/api/tables/{table}/links"), &example("issueLink")).await.ok();
    let link = format!("/api/links/{}", link["link"].as_str().unwrap());
    let ben = house.guest("Ben").await;
    assert_eq!(ben.get(&link).await.ok()["seat"], 1);
    ben.post(&link, &json!({})).await.ok();
    ada.hosts(&table, json!({"do": "start"})).await.ok();
    ada.sits(&table).await.hears("update").await;
    ada.asks(&table, &example("ask")).await.ok();
    ada.post("/api/replay", &example("replay")).await.ok();
}
