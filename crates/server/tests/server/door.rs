//! A crowd at the door: connections that want nothing, or too much, and those who sit meanwhile.

use std::time::{Duration, Instant};

use reverie_server::{Config, Limits};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;

use crate::common::{Guest, House, PATIENCE, Socket, ada_ben_and_a_bot, config, http, quick, until};

/// Ada is not disturbed: what she says is stored, answered and told.
async fn goes_on(a: &mut Socket) {
    a.does(json!({"do": "chat", "text": "still here"})).await;
    while a.hears("chat").await["text"] != "still here" {}
}

/// A connection that has sent this much.
async fn half_sent(house: &House, bytes: &str) -> TcpStream {
    let mut stream = TcpStream::connect(house.address).await.unwrap();
    stream.write_all(bytes.as_bytes()).await.unwrap();
    stream
}

/// Waits until the server has closed it; what it said before.
async fn is_closed(stream: &mut TcpStream) -> String {
    let mut said = Vec::new();
    let read = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut said)).await;
    let _ = read.expect("the server closes it");
    String::from_utf8(said).unwrap()
}

/// How often this limit has bitten, by this process' metrics.
async fn bites(house: &House, limit: &str) -> u64 {
    let metrics = house.nobody().get("/metrics").await.text;
    let name = format!("reverie_limits_total{{limit=\"{limit}\"}} ");
    metrics.lines().find_map(|line| line.strip_prefix(&name)?.parse().ok()).unwrap_or(0)
}

fn hasty() -> Limits {
    let soon = Duration::from_millis(300);
    Limits { headers: soon, body: soon, keep_alive: soon, ..quick() }
}

#[tokio::test]
async fn requests_that_never_become_whole_and_connections_that_want_nothing_are_closed() {
    let house = House::with(hasty()).await;
    let (ada, _, table) = ada_ben_and_a_bot(&house).await;
    let mut a = ada.sits(&table).await;
    for sent in ["", "GET /api/me HT", "GET /api/me HTTP/1.1\r\nhost:"] {
        let mut stream = half_sent(&house, sent).await;
        assert_eq!(is_closed(&mut stream).await, "", "{sent}");
    }
    let mut asked = half_sent(&house, "GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n").await;
    assert!(is_closed(&mut asked).await.ends_with("ok\n"));
    let long = "POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{";
    let said = is_closed(&mut half_sent(&house, long).await).await;
    assert!(said.starts_with("HTTP/1.1 408") && said.contains("too-slow"), "{said}");
    for limit in ["silent-connection", "slow-headers", "idle-connection", "slow-body"] {
        assert!(bites(&house, limit).await > 0, "{limit}");
    }
    goes_on(&mut a).await;
}

#[tokio::test]
async fn a_house_full_of_connections_that_want_nothing_is_open_to_everybody() {
    let house = House::with(Limits { connections: Some(60), ..quick() }).await;
    let (ada, ben, table) = ada_ben_and_a_bot(&house).await;
    let mut a = ada.sits(&table).await;
    let mut idle = Vec::new();
    for n in 0..200 {
        idle.push(half_sent(&house, if n % 2 == 0 { "" } else { "GET / HTTP/1.1\r\n" }).await);
        if n % 20 == 0 {
            goes_on(&mut a).await;
        }
    }
    ben.sits(&table).await.does(json!({"do": "sync", "have": 0})).await;
    house.guest("Cleo").await;
    is_closed(&mut idle[0]).await;
    assert!(bites(&house, "connections-of-an-address").await > 0);
}

#[tokio::test]
async fn who_sits_comes_in_where_strangers_have_taken_all_they_may() {
    let limits = Limits { connections: Some(40), connections_an_address: 12, ..quick() };
    let house = House::with(limits).await;
    let (ada, ben, table) = ada_ben_and_a_bot(&house).await;
    let watch = format!("watch={}", ada.shows(&table).await);
    let mut a = ada.sits(&table).await;
    let mut watchers = Vec::new();
    while let Ok(socket) = Socket::open(&house.nobody(), &table, &watch, None).await {
        watchers.push(socket);
    }
    // Ada's socket is one of the twelve.
    assert_eq!(watchers.len(), 11);
    assert_eq!(house.nobody().get("/api/games").await.refused(), (429, "too-many-connections".into()));
    let mut b = ben.sits(&table).await;
    b.does(json!({"do": "sync", "have": 0})).await;
    goes_on(&mut a).await;
    drop(watchers);
    until(|| async { house.nobody().get("/api/games").await.status == 200 }).await;
}

#[tokio::test]
async fn behind_a_proxy_the_limit_is_of_whom_it_asks_for() {
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits { connections_an_address: 2, ..quick() };
    let house = House::set(Config { behind_proxy: true, ..config(folder.path(), limits) }, folder).await;
    let (ada, _, table) = ada_ben_and_a_bot(&house).await;
    let link = ada.shows(&table).await;
    let stream = |address: &str| {
        format!(
            "GET /api/tables/{table}/stream?watch={link} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: {address}\r\n\r\n"
        )
    };
    let mut open = Vec::new();
    for (address, status) in [("192.0.2.1", 200), ("192.0.2.1", 200), ("192.0.2.1", 429), ("192.0.2.2", 200)]
    {
        let mut socket = half_sent(&house, &stream(address)).await;
        let mut head = [0; 12];
        socket.read_exact(&mut head).await.unwrap();
        assert_eq!(head, format!("HTTP/1.1 {status}").as_bytes(), "{address}");
        open.push(socket);
    }
}

#[tokio::test]
async fn a_crowd_that_storms_in_and_out_costs_nobody_who_plays_the_connection() {
    let house = House::open().await;
    let (ada, _, table) = ada_ben_and_a_bot(&house).await;
    let watch = format!("watch={}", ada.shows(&table).await);
    let mut a = ada.sits(&table).await;
    a.is_awaited().await;
    let before = a.heard.len();
    // Ada reads nothing for as long as the storms last.
    for _ in 0..5 {
        let coming = (0..80).map(|_| {
            let (nobody, table, watch) = (house.nobody(), table.clone(), watch.clone());
            tokio::spawn(async move { nobody.comes(&table, &watch).await })
        });
        let mut crowd = Vec::new();
        for watcher in coming.collect::<Vec<_>>() {
            crowd.push(watcher.await.unwrap());
        }
        drop(crowd);
    }
    while a.hears("people").await["watching"] != 0 {}
    let told = a.heard.len() - before;
    assert!(told < 400, "800 came and went, and she was told {told} times");
    goes_on(&mut a).await;
}

#[tokio::test]
async fn an_event_stream_that_nobody_reads_is_closed() {
    let house = House::with(Limits { silence: Duration::from_secs(1), ..quick() }).await;
    let (ada, _, table) = ada_ben_and_a_bot(&house).await;
    let link = ada.shows(&table).await;
    let mut a = ada.sits(&table).await;
    let ask = format!("GET /api/tables/{table}/stream?watch={link} HTTP/1.1\r\nhost: localhost\r\n\r\n");
    let deaf = half_sent(&house, &ask).await;
    while a.hears("people").await["watching"] != 1 {}
    // More than the system keeps for somebody who does not read.
    let said = "x".repeat(400);
    let began = Instant::now();
    let mut watching = true;
    while watching && began.elapsed() < PATIENCE {
        a.does(json!({"do": "chat", "text": said})).await;
        watching = ada.looks(&table).await.ok()["watching"] != 0;
    }
    assert!(!watching);
    until(|| async { bites(&house, "slow-reader").await > 0 }).await;
    goes_on(&mut a).await;
    drop(deaf);
}

#[tokio::test]
async fn whoever_floods_with_pings_or_empty_messages_is_shown_out() {
    let limits = Limits {
        messages_a_second: 20.0,
        message_burst: 20.0,
        patience: Duration::from_millis(500),
        ..quick()
    };
    let house = House::with(limits).await;
    let (ada, ben, table) = ada_ben_and_a_bot(&house).await;
    let mut a = ada.sits(&table).await;
    for message in [Message::Ping(Vec::new().into()), Message::Pong(Vec::new().into()), Message::text("")] {
        ben.sits(&table).await.floods(|_| message.clone()).await;
        goes_on(&mut a).await;
    }
    assert!(bites(&house, "messages").await > 0);
}

#[tokio::test]
async fn a_page_of_a_foreign_name_that_leads_here_is_refused() {
    let house = House::open().await;
    let ask = |host: &'static str, method: &'static str| {
        let address = house.address;
        async move {
            let origin = format!("http://{host}");
            let headers = [("host", host), ("origin", &origin), ("content-type", "application/json")];
            // The first of two names is what counts; browsers send one.
            raw(address, method, &headers).await
        }
    };
    for foreign in
        ["evil.example", "evil.example:4870", "localhost.evil.example", "127.0.0.1.evil.example", ""]
    {
        for method in ["GET", "POST"] {
            let said = ask(foreign, method).await;
            assert!(said.starts_with("HTTP/1.1 403") && said.contains("other-host"), "{foreign}: {said}");
        }
    }
    for own in ["localhost", "LOCALHOST:4870", "127.0.0.1:4870", "[::1]:4870", "192.0.2.7"] {
        assert!(ask(own, "POST").await.starts_with("HTTP/1.1 200"), "{own}");
    }
}

#[tokio::test]
async fn a_name_that_the_host_lets_in_is_let_in() {
    let folder = tempfile::tempdir().unwrap();
    let own = Config { hosts: vec!["myserver".into()], ..config(folder.path(), quick()) };
    let house = House::set(own, folder).await;
    let named =
        [("host", "MyServer:4870"), ("origin", "http://myserver:4870"), ("content-type", "application/json")];
    assert!(raw(house.address, "POST", &named).await.starts_with("HTTP/1.1 200"));
    let other =
        [("host", "myserver:4870"), ("origin", "http://evil.example"), ("content-type", "application/json")];
    assert!(raw(house.address, "POST", &other).await.contains("other-origin"));
    let foreign =
        [("host", "evil.example"), ("origin", "http://evil.example"), ("content-type", "application/json")];
    assert!(raw(house.address, "POST", &foreign).await.contains("other-host"));
}

/// A request for a name, with these headers and no others.
async fn raw(address: std::net::SocketAddr, method: &str, headers: &[(&str, &str)]) -> String {
    let body = if method == "POST" { "{\"name\":\"Eve\"}" } else { "" };
    let path = if method == "POST" { "/api/me" } else { "/api/games" };
    let headers: Vec<String> = headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
    let headers = headers.concat();
    let ask = format!(
        "{method} {path} HTTP/1.1\r\nconnection: close\r\n{headers}content-length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(ask.as_bytes()).await.unwrap();
    is_closed(&mut stream).await
}

#[tokio::test]
async fn a_request_that_is_turned_away_is_told_why_and_leaves_its_place() {
    let (house, hand) =
        House::by_hand(Limits { requests_a_second: 1.0, request_burst: 1.0, ..quick() }).await;
    let mut asks: JoinSet<_> = (0..40).map(|_| http_of(house.nobody())).collect();
    // One is let in, and the next nine wait their turn: whoever would wait ten seconds is turned away at once.
    let (mut let_in, mut refused) = (0, 0);
    while asks.len() > 9 {
        match asks.join_next().await.unwrap().unwrap() {
            (200, _) => let_in += 1,
            (429, connection) => {
                refused += 1;
                assert_eq!(connection.as_deref(), Some("close"));
            }
            other => panic!("{other:?}"),
        }
    }
    assert_eq!((let_in, refused), (1, 30));
    until(async || {
        hand.pass(Duration::from_secs(1));
        while let Some(answer) = asks.try_join_next() {
            assert_eq!(answer.unwrap().0, 200);
        }
        asks.is_empty()
    })
    .await;
}

async fn http_of(nobody: Guest) -> (u16, Option<String>) {
    let answer = http(nobody.address, "GET", "/health", &[], "").await;
    let connection = answer.header("connection").map(str::to_owned);
    (answer.status, connection)
}
