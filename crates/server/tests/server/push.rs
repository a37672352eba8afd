//! Calling people back: a push service on this machine hears what is sent, and reads it with the browser's own key.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use reverie_server::{ManualClock, Push, PushHost, Time};
use reverie_store::Store;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::SystemRandom;
use ring::signature::{self, ECDSA_P256_SHA256_FIXED};
use serde_json::{Value as Json, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

use crate::common::{Dice, Guest, House, NOON, ada_ben_and_a_bot, http, seat_both, until};

/// How soon somebody is called in these tests.
const AFTER: Duration = Duration::from_secs(30);

/// A call as the push service hears it.
#[derive(Debug, Clone)]
struct Call {
    head: String,
    body: Vec<u8>,
}

impl Call {
    fn header(&self, name: &str) -> &str {
        let found = self.head.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
        found.unwrap_or_else(|| panic!("no {name} in {}", self.head))
    }
}

/// A push service on this machine that answers everything with one status, or not at all; and the clock that says when it is
/// called.
struct Service {
    url: String,
    calls: Arc<Mutex<Vec<Call>>>,
    hand: ManualClock,
}

impl Service {
    async fn open(answer: Option<u16>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let calls = Arc::new(Mutex::new(Vec::new()));
        let heard = Arc::clone(&calls);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(hear(stream, Arc::clone(&heard), answer));
            }
        });
        Self { url, calls, hand: ManualClock::at(NOON) }
    }

    fn push(&self) -> Push {
        let here: PushHost = self.url.parse().unwrap();
        Push { after: AFTER, hosts: vec![here] }
    }

    fn calls(&self) -> Vec<Call> {
        self.calls.lock().unwrap().clone()
    }

    /// Time passes until so many calls have come.
    async fn hears(&self, calls: usize) {
        until(async || {
            self.hand.pass(AFTER);
            self.calls().len() >= calls
        })
        .await;
    }

    /// So many calls were made and no more are to come: somebody else for whom it is time later is called, and is the next.
    async fn hears_no_more_than(&self, calls: usize, house: &House) {
        self.hand.pass(AFTER);
        let (cleo, dora) = (house.guest("Cleo").await, house.guest("Dora").await);
        subscribes(&dora, &Browser::new(), &format!("{}/dora", self.url)).await;
        seat_both(&cleo, &dora, json!({"game": "daydream", "seats": ["me", "open"]})).await;
        let has_come = |calls: &[Call]| calls.iter().any(|call| call.head.starts_with("POST /dora "));
        until(async || {
            self.hand.pass(AFTER);
            has_come(&self.calls())
        })
        .await;
        let others = self.calls().into_iter().filter(|call| !call.head.starts_with("POST /dora "));
        assert_eq!(others.count(), calls);
    }

    async fn house(&self) -> House {
        House::calling(Some(self.push()), &self.hand).await
    }
}

async fn hear(mut stream: TcpStream, calls: Arc<Mutex<Vec<Call>>>, answer: Option<u16>) {
    let (mut bytes, mut piece) = (Vec::new(), [0; 4096]);
    while let Ok(length @ 1..) = stream.read(&mut piece).await {
        bytes.extend_from_slice(&piece[..length]);
        let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n") else { continue };
        // Names of headers come in any case; keys and signatures are told apart by theirs.
        let lines =
            std::str::from_utf8(&bytes[..end]).unwrap().lines().map(|line| match line.split_once(": ") {
                Some((name, value)) => format!("{}: {value}", name.to_ascii_lowercase()),
                None => line.to_owned(),
            });
        let call = Call { head: lines.collect::<Vec<_>>().join("\n"), body: bytes[end + 4..].to_vec() };
        if call.body.len() == call.header("content-length").parse::<usize>().unwrap() {
            calls.lock().unwrap().push(call);
            break;
        }
    }
    match answer {
        Some(status) => {
            let answer = format!("HTTP/1.1 {status} So\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
            stream.write_all(answer.as_bytes()).await.unwrap();
        }
        None => std::future::pending().await,
    }
}

/// A browser with keys of its own.
struct Browser {
    private: EphemeralPrivateKey,
    public: Vec<u8>,
    auth: [u8; 16],
}

impl Browser {
    fn new() -> Self {
        let private = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        let public = private.compute_public_key().unwrap().as_ref().to_vec();
        Self { private, public, auth: [7; 16] }
    }

    fn written(&self, endpoint: &str) -> Json {
        let keys = json!({ "p256dh": BASE64.encode(&self.public), "auth": BASE64.encode(self.auth) });
        json!({ "endpoint": endpoint, "expirationTime": null, "keys": keys })
    }

    /// What was said to it, as RFC 8291 has a browser read it.
    fn reads(self, body: &[u8]) -> Json {
        let (salt, rest) = body.split_at(16);
        let (record, rest) = rest.split_at(4);
        let (length, rest) = rest.split_at(1);
        let (sender, sealed) = rest.split_at(usize::from(length[0]));
        assert!(sealed.len() <= u32::from_be_bytes(record.try_into().unwrap()) as usize);
        let info = [b"WebPush: info\0", &self.public[..], sender].concat();
        let theirs = UnparsedPublicKey::new(&ECDH_P256, sender);
        let input = agree_ephemeral(self.private, &theirs, |shared| derive::<32>(&self.auth, shared, &info));
        let input = input.unwrap();
        let key: [u8; 16] = derive(salt, &input, b"Content-Encoding: aes128gcm\0");
        let nonce: [u8; 12] = derive(salt, &input, b"Content-Encoding: nonce\0");
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).unwrap());
        let mut sealed = sealed.to_vec();
        let opened =
            key.open_in_place(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut sealed).unwrap();
        let (last, message) = opened.split_last().unwrap();
        assert_eq!(*last, 2, "the last record, without padding");
        serde_json::from_slice(message).unwrap()
    }
}

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derive<const N: usize>(salt: &[u8], input: &[u8], info: &[u8]) -> [u8; N] {
    let mut derived = [0; N];
    let key = Salt::new(HKDF_SHA256, salt).extract(input);
    key.expand(&[info], Length(N)).unwrap().fill(&mut derived).unwrap();
    derived
}

async fn subscribes(guest: &Guest, browser: &Browser, endpoint: &str) {
    guest.post("/api/push", &browser.written(endpoint)).await.ok();
}

#[tokio::test]
async fn who_is_awaited_and_away_is_called_once_in_their_language_until_they_have_been_back() {
    let service = Service::open(Some(201)).await;
    let house = service.house().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let browser = Browser::new();
    let headers =
        [("cookie", ben.cookie.as_str()), ("content-type", "application/json"), ("accept-language", "fr")];
    let written = browser.written(&format!("{}/ben", service.url)).to_string();
    http(house.address, "POST", "/api/push", &headers, &written).await.ok();
    let table = seat_both(&ada, &ben, json!({"game": "daydream", "seats": ["me", "open"]})).await;
    let mut a = ada.sits(&table).await;
    service.hears(1).await;

    let call = service.calls().remove(0);
    assert!(call.head.starts_with("POST /ben "), "{}", call.head);
    assert_eq!(call.header("content-encoding"), "aes128gcm");
    assert_eq!(call.header("topic"), format!("table-{table}"));
    assert!(call.header("ttl").parse::<u32>().unwrap() > 3600);
    assert_eq!(
        browser.reads(&call.body),
        json!({
            "title": "Daydream\u{a0}: à vous de jouer",
            "body": "À la table avec Ada.",
            "url": format!("/table/{table}"),
            "tag": format!("table-{table}"),
        })
    );
    let key = house.nobody().get("/api/push/key").await.ok()["key"].as_str().unwrap().to_owned();
    assert_signed(call.header("authorization"), &key, &service);

    // Things go on at the table; once is enough.
    a.is_awaited().await;
    a.does(a.some_move(0, &mut Dice::new(5)).unwrap()).await;
    service.hears_no_more_than(1, &house).await;

    // Ben was there and has gone again without a move.
    drop(ben.sits(&table).await);
    service.hears(3).await;
    assert!(service.calls()[2].head.starts_with("POST /ben "));
}

fn assert_signed(authorization: &str, key: &str, service: &Service) {
    let (token, told) = authorization.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
    assert_eq!(told, key);
    let (signed, signed_as) = token.rsplit_once('.').unwrap();
    let key = signature::UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, BASE64.decode(key).unwrap());
    key.verify(signed.as_bytes(), &BASE64.decode(signed_as).unwrap())
        .expect("signed with the server's own key");
    let (head, claims) = signed.split_once('.').unwrap();
    let read = |part: &str| serde_json::from_slice::<Json>(&BASE64.decode(part).unwrap()).unwrap();
    assert_eq!(read(head), json!({ "typ": "JWT", "alg": "ES256" }));
    let claims = read(claims);
    assert_eq!(claims["aud"], service.url);
    let now = Time::Manual(service.hand.clone()).now().0 / 1000;
    let holds = claims["exp"].as_i64().unwrap() - now;
    assert!((3600..24 * 3600).contains(&holds), "{claims}");
}

#[tokio::test]
async fn nobody_is_called_who_is_here_or_soon_back() {
    let service = Service::open(Some(201)).await;
    let house = service.house().await;
    let (ada, ben, table) = ada_ben_and_a_bot(&house).await;
    let b = ben.sits(&table).await;
    subscribes(&ben, &Browser::new(), &format!("{}/ben", service.url)).await;
    service.hears_no_more_than(0, &house).await;
    drop(b);
    until(async || ada.looks(&table).await.ok()["seats"][1]["present"] == false).await;
    service.hand.pass(AFTER / 3);
    let _b = ben.sits(&table).await;
    assert_eq!(ada.looks(&table).await.ok()["seats"][1]["present"], true);
    service.hears_no_more_than(0, &house).await;
}

#[tokio::test]
async fn nobody_is_called_to_a_table_where_only_bots_wait() {
    let service = Service::open(Some(201)).await;
    let house = service.house().await;
    let ada = house.guest("Ada").await;
    subscribes(&ada, &Browser::new(), &format!("{}/ada", service.url)).await;
    let table = ada.opens(json!({"game": "daydream", "seats": ["me", "random"], "start": true})).await;
    drop(ada.sits(&table).await);
    service.hears_no_more_than(0, &house).await;
}

#[tokio::test]
async fn a_browser_that_is_gone_is_forgotten_and_so_is_one_that_asks_for_it() {
    for gone in [true, false] {
        let service = Service::open(Some(if gone { 410 } else { 201 })).await;
        let house = service.house().await;
        let (_, ben, table) = ada_ben_and_a_bot(&house).await;
        let endpoint = format!("{}/ben", service.url);
        subscribes(&ben, &Browser::new(), &endpoint).await;
        drop(ben.sits(&table).await);
        service.hears(1).await;
        if !gone {
            ben.delete("/api/push", &json!({ "endpoint": endpoint })).await.ok();
        }
        let store = Store::open(&house.file()).unwrap();
        until(async || store.subscribers().await.unwrap().is_empty()).await;
        drop(ben.sits(&table).await);
        service.hears_no_more_than(1, &house).await;
    }
}

#[tokio::test]
async fn a_push_service_that_does_not_answer_holds_nobody_up() {
    let service = Service::open(None).await;
    let house = service.house().await;
    let (ada, ben, table) = ada_ben_and_a_bot(&house).await;
    for browser in 0..8 {
        subscribes(&ben, &Browser::new(), &format!("{}/{browser}", service.url)).await;
    }
    let mut a = ada.sits(&table).await;
    service.hears(2).await;
    a.is_awaited().await;
    a.does(a.some_move(0, &mut Dice::new(5)).unwrap()).await;
    ada.looks(&table).await.ok();
    assert!(house.stop().await.0 < Duration::from_secs(5));
}

#[tokio::test]
async fn only_browsers_with_keys_at_services_we_know_are_called() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let good = "https://fcm.googleapis.com/fcm/send/abc";
    for elsewhere in
        ["https://example.org/x", "http://127.0.0.1:80/x", "https://fcm.googleapis.com.example.org/x", ""]
    {
        let answer = ada.post("/api/push", &Browser::new().written(elsewhere)).await;
        assert_eq!(answer.refused(), (422, "push-elsewhere".into()), "{elsewhere}");
    }
    let mut written = Browser::new().written(good);
    written["keys"]["auth"] = json!("short");
    assert_eq!(ada.post("/api/push", &written).await.refused(), (422, "push-keys".into()));
    let written = Browser::new().written(good);
    assert_eq!(house.nobody().post("/api/push", &written).await.refused(), (401, "who-are-you".into()));
    ada.post("/api/push", &written).await.ok();
}

#[tokio::test]
async fn the_servers_own_key_outlives_a_restart() {
    let house = House::open().await;
    let key = house.nobody().get("/api/push/key").await.ok();
    let (_, folder) = house.stop().await;
    let house = House::on(folder, crate::common::quick()).await;
    assert_eq!(house.nobody().get("/api/push/key").await.ok(), key);
    assert_eq!(BASE64.decode(key["key"].as_str().unwrap()).unwrap().len(), 65);
}

#[tokio::test]
async fn a_host_can_switch_calling_off() {
    let house = House::calling(None, &ManualClock::at(NOON)).await;
    let ada = house.guest("Ada").await;
    assert_eq!(ada.get("/api/push/key").await.refused(), (404, "push-off".into()));
    let written = Browser::new().written("https://fcm.googleapis.com/fcm/send/abc");
    assert_eq!(ada.post("/api/push", &written).await.refused(), (404, "push-off".into()));
}
