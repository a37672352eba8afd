//! Where the rules want silence, nobody can say anything; and answers in one's own words.

use serde_json::{Value as Json, json};

use crate::common::{Guest, House, Socket, seat_both};

/// Ada and Ben at a night of Factory of Dreams.
pub(crate) async fn night(house: &House) -> (Guest, Guest, String) {
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let table = seat_both(&ada, &ben, json!({"game": "factory-of-dreams", "seats": ["me", "open"]})).await;
    (ada, ben, table)
}

/// Whoever's turn it is lays a card in every flask, then all pass: the dreams are to be written.
pub(crate) async fn connects(a: &mut Socket, b: &mut Socket) {
    for turn in 0..7_u64 {
        let n = a.n().max(b.n());
        let (seat, who) = loop {
            if !a.legal().is_empty() {
                break (0, &mut *a);
            }
            if !b.legal().is_empty() {
                break (1, &mut *b);
            }
            a.reaches(n).await;
            b.reaches(n).await;
        };
        let mv = if turn < 5 {
            json!({"do": "place", "reserve": 0, "flask": turn})
        } else {
            json!({"do": "pass"})
        };
        let n = who.does(json!({"do": "move", "seat": seat, "move": mv})).await;
        a.reaches(n).await;
        b.reaches(n).await;
    }
    assert_eq!(a.latest["view"]["phase"], "creating");
}

/// Five words that are no Thought's.
pub(crate) const DREAMS: [&str; 5] = ["quux", "zyzzyva", "xylem", "wombat", "vortex"];

#[tokio::test]
async fn the_chat_closes_while_a_night_is_silent_and_opens_when_all_dreams_are_written() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let table = ada.opens(json!({"game": "factory-of-dreams", "seats": ["me", "open"]})).await;
    let mut a = ada.sits(&table).await;
    a.does(json!({"do": "chat", "text": "ready?"})).await;
    ben.joins(&ada.invites(&table, 1).await).await.ok();
    ada.hosts(&table, json!({"do": "start"})).await.ok();
    let mut b = ben.sits(&table).await;
    let lines = b.hears("chat").await;
    assert_eq!(lines["text"], "ready?", "what was said in the lobby is still there");
    a.reaches(1).await;
    b.reaches(1).await;
    let said = json!({"do": "chat", "text": "guitar!"});
    assert_eq!(a.latest["silence"], json!({"key": "factory-silence"}));
    assert_eq!(a.refused(said.clone()).await, "factory-silence");
    connects(&mut a, &mut b).await;
    assert_eq!(b.refused(said.clone()).await, "factory-silence");
    let mut posted = said.clone();
    posted["id"] = json!("posted");
    let answer = ada.asks(&table, &posted).await.json();
    assert_eq!(answer["error"]["code"], "factory-silence");
    assert!(
        answer["error"]["message"].as_str().unwrap().contains("until all dreams are written"),
        "{answer}"
    );
    for (seat, who) in [(0, &mut a), (1, &mut b)] {
        for dream in DREAMS {
            assert_eq!(who.latest["silence"]["key"], "factory-silence");
            let n = who.does(json!({"do": "say", "seat": seat, "text": dream})).await;
            who.reaches(n).await;
        }
    }
    a.reaches(b.n()).await;
    for who in [&a, &b] {
        assert_eq!(who.latest["view"]["phase"], "waking");
        assert_eq!(who.latest.get("silence"), None);
    }
    a.does(said).await;
    assert_eq!(b.hears("chat").await["text"], "guitar!");
    assert!(!a.heard.iter().any(|text| text.contains(r#""is":"chat""#) && text.contains("posted")));
}

#[tokio::test]
async fn a_game_without_silence_says_nothing_of_it() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let table = ada.opens(json!({"game": "daydream", "seats": ["me"], "start": true})).await;
    let mut a = ada.sits(&table).await;
    a.is_awaited().await;
    assert_eq!(a.latest.get("silence"), None);
    a.does(json!({"do": "chat", "text": "hello"})).await;
}

/// The reasons, in order; "" where nothing is wrong.
fn weighed(answer: &Json) -> Vec<&str> {
    let said = answer["weighed"].as_array().unwrap_or_else(|| panic!("{answer}"));
    said.iter().map(|said| said["code"].as_str().unwrap_or_default()).collect()
}

#[tokio::test]
async fn dreams_are_weighed_while_they_are_written_and_nothing_is_decided_or_told() {
    let house = House::open().await;
    let (ada, ben, table) = night(&house).await;
    let (mut a, mut b) = (ada.sits(&table).await, ben.sits(&table).await);
    a.reaches(1).await;
    b.reaches(1).await;
    let weigh = |texts: Json| json!({"do": "weigh", "seat": 0, "texts": texts});
    let early = a.refused(weigh(json!(["quux"]))).await;
    assert!(["no-question", "not-awaited"].contains(&early.as_str()), "{early}");
    connects(&mut a, &mut b).await;
    let (n, heard) = (a.n(), b.heard.len());
    let thought = a.latest["view"]["flasks"][2]["cards"][0]["word"].as_str().unwrap().to_owned();
    // The third is too close to a Thought, the last is the first once more; the second is not there yet.
    let answer = a.ask(weigh(json!(["quux", null, thought, "wombat", " QUUX "]))).await;
    assert_eq!(answer["ok"], n);
    assert_eq!(weighed(&answer), ["", "", "factory-like-a-thought", "", "factory-dreamt-already"]);
    assert!(answer["weighed"][2]["message"].as_str().unwrap().contains(&thought), "{answer}");
    // What is refused bars nothing after it, and there are five questions.
    let answer = a.ask(weigh(json!([thought, thought, "quux", "wombat", "xylem", "vortex"]))).await;
    assert_eq!(
        weighed(&answer),
        ["factory-like-a-thought", "factory-like-a-thought", "", "", "", "no-question"]
    );
    // With one written, the next question is the first.
    a.does(json!({"do": "say", "seat": 0, "text": "quux"})).await;
    assert_eq!(weighed(&a.ask(weigh(json!(["quux", "wombat"]))).await), ["factory-dreamt-already", ""]);
    a.does(json!({"do": "undo", "seat": 0})).await;
    assert_eq!(weighed(&a.ask(weigh(json!(["quux"]))).await), [""]);
    assert_eq!(b.refused(weigh(json!(["quux"]))).await, "not-your-seat");
    assert!(!b.heard[heard..].iter().any(|text| text.contains("quux") || text.contains("wombat")));
}

#[tokio::test]
async fn hostile_words_are_weighed_with_the_reason_and_do_no_harm() {
    let house = House::open().await;
    let (ada, ben, table) = night(&house).await;
    let (mut a, mut b) = (ada.sits(&table).await, ben.sits(&table).await);
    a.reaches(1).await;
    b.reaches(1).await;
    connects(&mut a, &mut b).await;
    let weigh = |texts: Json| json!({"do": "weigh", "seat": 0, "texts": texts});
    let long = "z".repeat(4000);
    for (text, reason) in [
        ("", "unclean-empty"),
        ("   ", "unclean-empty"),
        (long.as_str(), "answer-too-long"),
        ("🐙", "unclean-symbol"),
        ("guitar\u{202e}", "unclean-direction"),
        ("<b>guitar</b>", "unclean-markup"),
        ("gui\u{0}tar", "unclean-control"),
        ("gu\u{456}tar", "unclean-alphabet"),
        ("?!", "unclean-no-letters"),
    ] {
        let answer = a.ask(weigh(json!([text, "quux"]))).await;
        assert_eq!(weighed(&answer), [reason, ""], "{text:?}");
        let message = answer["weighed"][0]["message"].as_str().unwrap();
        assert!(message.contains(' ') && message.len() < 200, "{message}");
        assert_eq!(a.refused(json!({"do": "say", "seat": 0, "text": text})).await, reason, "{text:?}");
    }
    assert_eq!(a.refused(weigh(json!(vec!["quux"; 17]))).await, "too-many-answers");
    for nonsense in [json!("quux"), json!([1]), json!([["quux"]]), json!({})] {
        assert_eq!(a.refused(weigh(nonsense)).await, "bad-message");
    }
    assert_eq!(weighed(&a.ask(weigh(json!([]))).await), [""; 0]);
}
