//! Guests without accounts.

use serde_json::json;

use crate::common::{Guest, House};

#[tokio::test]
async fn a_welcome_sets_a_cookie_that_scripts_and_other_sites_cannot_use() {
    let house = House::open().await;
    let answer = house.nobody().post("/api/me", &json!({"name": "Ada"})).await;
    let cookie = answer.header("set-cookie").unwrap().to_owned();
    assert!(cookie.contains("; HttpOnly") && cookie.contains("; SameSite=Lax"), "{cookie}");
    let token = cookie.split(';').next().unwrap().strip_prefix("reverie=").unwrap();
    // 26 letters out of 32: 130 bits.
    assert_eq!(token.len(), 26);
    assert_eq!(answer.ok()["name"], "Ada");
}

#[tokio::test]
async fn a_token_is_nowhere_in_the_file() {
    let house = House::open().await;
    let ada = house.guest("Ada-in-the-clear").await;
    let token = ada.cookie.strip_prefix("reverie=").unwrap().to_owned();
    let code = ada.post("/api/me/code", &json!({})).await.ok()["code"].as_str().unwrap().to_owned();
    // The file and its write-ahead log.
    let mut found = std::fs::read(house.file()).unwrap();
    found.extend(std::fs::read(house.file().with_extension("db-wal")).unwrap());
    let holds = |text: &str| found.windows(text.len()).any(|window| window == text.as_bytes());
    assert!(holds("Ada-in-the-clear"), "the search finds what is there");
    assert!(!holds(&token) && !holds(&code));
}

#[tokio::test]
async fn a_name_is_cleaned_and_cut_and_cannot_be_empty() {
    let house = House::open().await;
    let nobody = house.nobody();
    let name = json!({"name": "  E\u{301}lise\u{202e} \n of a very, very long house ", "colour": "teal"});
    let guest = nobody.post("/api/me", &name).await.ok();
    assert_eq!(guest["name"], "Élise of a very, very lo");
    assert_eq!(guest["colour"], "teal");
    let empty = nobody.post("/api/me", &json!({"name": "\u{200b}"})).await;
    assert_eq!(empty.refused(), (422, "nothing-written".into()));
    let colour = nobody.post("/api/me", &json!({"name": "Ada", "colour": "puce"})).await;
    assert_eq!(colour.refused(), (422, "no-such-colour".into()));
    assert_eq!(nobody.post("/api/me", &json!({"nom": "Ada"})).await.refused(), (422, "bad-message".into()));
}

#[tokio::test]
async fn a_guest_can_take_another_name_and_stays_the_same() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let before = ada.get("/api/me").await.ok();
    let renamed = ada.post("/api/me", &json!({"name": "Ada L."})).await;
    assert_eq!(renamed.header("set-cookie"), None);
    let after = ada.get("/api/me").await.ok();
    assert_eq!((&after["id"], &after["name"]), (&before["id"], &json!("Ada L.")));
}

#[tokio::test]
async fn an_unknown_cookie_is_nobody() {
    let house = House::open().await;
    for cookie in ["", "reverie=", "reverie=aaaaaaaaaaaaaaaaaaaaaaaaaa", "other=1; reverie"] {
        let guest = Guest::with_cookie(house.address, cookie);
        assert_eq!(guest.get("/api/me").await.refused(), (401, "who-are-you".into()), "{cookie}");
    }
}

#[tokio::test]
async fn a_code_moves_a_guest_to_another_device_once_and_the_old_cookie_is_void() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let id = ada.get("/api/me").await.ok()["id"].clone();
    let void = ada.post("/api/me/code", &json!({})).await.ok()["code"].clone();
    let code = ada.post("/api/me/code", &json!({})).await.ok()["code"].clone();
    let nobody = house.nobody();
    let redeem = |code: serde_json::Value| json!({ "code": code });
    let replaced = nobody.post("/api/me/redeem", &redeem(void)).await;
    assert_eq!(replaced.refused(), (404, "code-void".into()), "a newer code voids the older");
    // Typed by hand, in capitals.
    let typed = code.as_str().unwrap().to_uppercase();
    let moved = nobody.post("/api/me/redeem", &redeem(json!(typed))).await;
    let cookie = moved.header("set-cookie").unwrap().split(';').next().unwrap().to_owned();
    let phone = Guest::with_cookie(house.address, &cookie);
    assert_eq!(phone.get("/api/me").await.ok()["id"], id);
    assert_eq!(ada.get("/api/me").await.refused().0, 401);
    assert_eq!(nobody.post("/api/me/redeem", &redeem(code)).await.refused(), (404, "code-void".into()));
}

#[tokio::test]
async fn refusals_are_worded_in_the_readers_language() {
    let house = House::open().await;
    let french = [("accept-language", "fr-FR,fr;q=0.9,en;q=0.5")];
    let answer = crate::common::http(house.address, "GET", "/api/me", &french, "").await;
    assert!(answer.json()["error"]["message"].as_str().unwrap().starts_with("Nous ne vous connaissons"));
}
