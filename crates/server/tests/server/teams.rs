//! Teams: the chapters of a campaign open one after the other, whoever sits down.

use serde_json::{Value as Json, json};

use crate::common::{Dice, Guest, House, quick, until};

const NIGHTS: [&str; 7] = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

async fn founds(guest: &Guest, name: &str) -> Json {
    guest.post("/api/teams", &json!({"game": "factory-of-dreams", "name": name})).await.ok()
}

fn opening(team: &Json, night: &str) -> Json {
    json!({"game": "factory-of-dreams", "seats": ["me", "open"], "options": {"night": night}, "team": team["id"]})
}

/// How far a team has come: passed, open, or not yet.
async fn progress(guest: &Guest, team: &Json) -> Vec<&'static str> {
    let team = guest.get(&format!("/api/teams/{}", team["id"].as_str().unwrap())).await.ok();
    let chapters = team["chapters"].as_array().unwrap().iter();
    chapters
        .map(|chapter| match (chapter["passed"] == true, chapter["open"] == true) {
            (true, _) => "passed",
            (false, true) => "open",
            (false, false) => "closed",
        })
        .collect()
}

/// The host plays both seats of a night, badly or so that all dream the same. Both write the same words: every flask scores.
async fn plays(host: &Guest, table: &str, well: bool) {
    let mut sockets = [host.comes(table, "seat=0").await, host.comes(table, "seat=1").await];
    let mut dice = Dice::new(7);
    let dreams = ["quux", "zyzzyva", "xylem", "wombat", "vortex", "ukulele"];
    loop {
        for (seat, socket) in sockets.iter_mut().enumerate() {
            let n = host.looks(table).await.ok()["n"].as_u64().unwrap();
            socket.reaches(n).await;
            if socket.over() {
                return;
            }
            let legal = socket.legal();
            let Some(first) = legal.first() else { continue };
            let ask = match first["do"].as_str().unwrap() {
                "dream" | "enough" => {
                    let written = socket.latest["view"]["boards"][seat]["words"].as_array().unwrap().len();
                    let word = dreams[if well { written } else { (written + seat) % dreams.len() }];
                    json!({"do": "say", "seat": seat, "text": word})
                }
                "settle" => json!({"do": "move", "seat": seat, "move": first}),
                // Cards as long as there is room: more of them, more points.
                _ => {
                    let cards: Vec<&Json> = legal.iter().filter(|mv| mv["do"] == "place").collect();
                    let mv = cards.get(dice.below(cards.len().max(1))).copied().unwrap_or(first);
                    json!({"do": "move", "seat": seat, "move": mv})
                }
            };
            socket.does(ask).await;
        }
    }
}

/// A night of the team with one guest on both seats, to its end.
async fn night(host: &Guest, opening: &Json, well: bool) -> String {
    let table = host.opens(opening.clone()).await;
    host.hosts(&table, json!({"do": "sit", "seat": 1})).await.ok();
    host.hosts(&table, json!({"do": "start"})).await.ok();
    plays(host, &table, well).await;
    until(|| async { host.looks(&table).await.ok()["phase"] == "over" }).await;
    table
}

#[tokio::test]
async fn a_trial_opens_for_a_team_when_the_one_before_it_is_passed() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let team = founds(&ada, " The\u{202e} Owls ").await;
    assert_eq!(team["name"], "The Owls");
    assert_eq!(
        progress(&ada, &team).await,
        ["open", "closed", "closed", "closed", "closed", "closed", "closed"]
    );
    let refused = |opening: Json| {
        let ada = ada.clone();
        async move { ada.post("/api/tables", &opening).await.refused() }
    };
    assert_eq!(refused(opening(&team, "tuesday")).await, (422, "chapter-closed".to_owned()));
    let answer = ada.post("/api/tables", &opening(&team, "tuesday")).await.json();
    assert!(answer["error"]["message"].as_str().unwrap().contains("Monday"), "{answer}");
    let mut drawn = opening(&team, "introductory");
    drawn["options"]["tools"] = json!("drawn");
    assert_eq!(refused(drawn).await.1, "campaign-unfinished");
    // In the lobby, too.
    let table = ada.opens(opening(&team, "monday")).await;
    let set = json!({"do": "set", "options": {"night": "sunday"}});
    assert_eq!(ada.hosts(&table, set).await.refused().1, "chapter-closed");
    ada.hosts(&table, json!({"do": "close"})).await.ok();

    // A night that is not passed opens nothing; the next try is the same night.
    let lost = night(&ada, &opening(&team, "monday"), false).await;
    assert_eq!(progress(&ada, &team).await[..2], ["open", "closed"]);
    let again = ada.hosts(&lost, json!({"do": "rematch"})).await.ok()["id"].as_str().unwrap().to_owned();
    let again = ada.looks(&again).await.ok();
    assert_eq!((&again["options"]["night"], &again["team"]), (&json!("monday"), &team["id"]));

    let won = night(&ada, &opening(&team, "monday"), true).await;
    assert_eq!(progress(&ada, &team).await[..3], ["passed", "open", "closed"]);
    let next = ada.hosts(&won, json!({"do": "rematch"})).await.ok()["id"].as_str().unwrap().to_owned();
    assert_eq!(ada.looks(&next).await.ok()["options"]["night"], "tuesday", "the next night");

    // Whoever sits down: Ben knows the team's name, and plays on for it.
    assert_eq!(progress(&ben, &team).await[..2], ["passed", "open"]);
    assert_eq!(ben.get("/api/teams").await.ok()["teams"], json!([]));
    night(&ben, &opening(&team, "tuesday"), true).await;
    assert_eq!(progress(&ada, &team).await[..3], ["passed", "passed", "open"]);
    assert_eq!(ben.get("/api/teams").await.ok()["teams"][0]["name"], "The Owls");

    // It is kept.
    let (_, folder) = house.stop().await;
    let house = House::on(folder, quick()).await;
    assert_eq!(progress(&ada.at(house.address), &team).await[..4], ["passed", "passed", "open", "closed"]);
}

#[tokio::test]
async fn a_team_that_has_passed_sunday_plays_what_it_likes() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let team = founds(&ada, "Owls").await;
    for name in NIGHTS {
        night(&ada, &opening(&team, name), true).await;
    }
    assert_eq!(progress(&ada, &team).await, ["passed"; 7]);
    assert_eq!(ada.get("/api/teams").await.ok()["teams"][0]["complete"], true);
    for (night, tools) in [("wednesday", "box"), ("2", "drawn"), ("introductory", "chosen")] {
        let mut free = opening(&team, night);
        free["options"]["tools"] = json!(tools);
        ada.opens(free).await;
    }
}

#[tokio::test]
async fn without_a_team_any_night_is_played_and_nothing_is_kept() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let team = founds(&ada, "Owls").await;
    let mut single = opening(&team, "monday");
    single.as_object_mut().unwrap().remove("team");
    let table = night(&ada, &single, true).await;
    assert_eq!(ada.looks(&table).await.ok().get("team"), None);
    assert_eq!(progress(&ada, &team).await[..2], ["open", "closed"]);
    let next = ada.hosts(&table, json!({"do": "rematch"})).await.ok()["id"].as_str().unwrap().to_owned();
    assert_eq!(ada.looks(&next).await.ok()["options"]["night"], "monday", "once more");
    single["options"]["night"] = json!("sunday");
    ada.opens(single).await;
}

#[tokio::test]
async fn what_is_no_team_is_refused_with_the_reason() {
    let house = House::open().await;
    let (ada, nobody) = (house.guest("Ada").await, house.nobody());
    let team = founds(&ada, "Owls").await;
    let found = |game: &str, name: &str| json!({"game": game, "name": name});
    for (founding, refusal) in [
        (found("chess", "Owls"), (404, "no-such-game")),
        (found("daydream", "Owls"), (422, "no-campaign")),
        (found("factory-of-dreams", " \u{200b} "), (422, "nothing-written")),
        (json!({"game": "factory-of-dreams"}), (422, "bad-message")),
    ] {
        let (status, code) = ada.post("/api/teams", &founding).await.refused();
        assert_eq!((status, code.as_str()), refusal, "{founding}");
    }
    let named = founds(&ada, &"z".repeat(500)).await;
    assert_eq!(named["name"].as_str().unwrap().len(), 40);
    assert_eq!(
        nobody.post("/api/teams", &found("factory-of-dreams", "Owls")).await.refused().1,
        "who-are-you"
    );
    assert_eq!(nobody.get("/api/teams/nosuchteam").await.refused(), (404, "not-found".to_owned()));
    let mut other = json!({"game": "daydream", "seats": ["me"], "team": team["id"]});
    assert_eq!(ada.post("/api/tables", &other).await.refused().1, "team-of-another-game");
    other["team"] = json!("nosuchteam");
    assert_eq!(ada.post("/api/tables", &other).await.refused(), (404, "not-found".to_owned()));
    // Those who only watch are not told the name that lets one play for the team.
    let table = ada.opens(opening(&team, "monday")).await;
    let watch = ada.shows(&table).await;
    assert_eq!(ada.looks(&table).await.ok()["team"], team["id"]);
    assert_eq!(nobody.get(&format!("/api/tables/{table}?watch={watch}")).await.ok().get("team"), None);
}
