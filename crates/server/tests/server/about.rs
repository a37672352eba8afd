//! Health, metrics, and the headers that keep a browser safe.

use serde_json::json;

use crate::common::{House, http, quick};

#[tokio::test]
async fn a_healthy_server_says_so_and_can_be_measured() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    ada.opens(json!({"game": "daydream", "seats": ["me", "random"], "start": true})).await;
    let health = ada.get("/health").await;
    assert_eq!((health.status, health.text.as_str()), (200, "ok\n"));
    let metrics = ada.get("/metrics").await.text;
    for name in
        ["reverie_live_tables", "reverie_entries_total", "reverie_commit_seconds", "reverie_requests_total"]
    {
        assert!(metrics.contains(name), "{name} in {metrics}");
    }
    // By pattern, never by what was in the address.
    assert!(metrics.contains("path=\"/api/tables\""));
}

#[tokio::test]
async fn every_answer_carries_the_headers_that_keep_a_browser_safe() {
    let mut limits = quick();
    (limits.requests_a_second, limits.request_burst) = (0.5, 12.0);
    let house = House::with(limits).await;
    let ask = async |method: &str, path: &str| http(house.address, method, path, &[], "").await;
    let mut statuses = Vec::new();
    for (method, path) in [
        ("GET", "/"),
        ("GET", "/join/some-link"),
        ("GET", "/health"),
        ("GET", "/api/games"),
        ("GET", "/api/openapi.json"),
        ("GET", "/api/me"),
        ("GET", "/no/such/file.txt"),
        ("GET", "/api/tables/x/socket"),
        ("GET", "/api/tables/x/stream?seat=abc"),
        ("DELETE", "/api/me"),
        ("POST", "/api/me"),
    ] {
        let answer = ask(method, path).await;
        statuses.push(answer.status);
        for header in [
            "content-security-policy",
            "x-content-type-options",
            "referrer-policy",
            "permissions-policy",
            "x-frame-options",
        ] {
            assert!(answer.header(header).is_some(), "{method} {path}: no {header}");
        }
        assert!(answer.status < 500, "{method} {path}: {}", answer.status);
    }
    assert_eq!(statuses[..7], [200, 200, 200, 200, 200, 401, 404]);
    assert_eq!(ask("GET", "/api/tables/x/stream?seat=abc").await.refused(), (400, "bad-message".into()));
}

#[tokio::test]
async fn the_games_are_listed_with_their_seats_options_and_bots() {
    let house = House::open().await;
    let games = house.nobody().get("/api/games").await.ok();
    let names: Vec<&str> =
        games["games"].as_array().unwrap().iter().filter_map(|game| game["name"].as_str()).collect();
    assert_eq!(names, ["mech-a-dream", "daydream", "mechanica", "factory-of-dreams"]);
    for game in games["games"].as_array().unwrap() {
        let bots = game["bots"].as_array().unwrap();
        assert!(!bots.is_empty(), "{game}");
        assert!(!bots.contains(&json!("partner")), "who plays along in lessons is offered nowhere else");
    }
}
