//! Every address: what can be asked there, by whom, and what comes of it.

use reverie_game::AnyRecord;
use reverie_game::Kind::{NotNow, NotThere, Wrong};
use reverie_store::Guest;
use serde_json::{Value as Json, json};

use super::Types;
use super::operation::{Operation, delete, get, post};
use crate::actor::{HostAsk, Lobby};
use crate::campaign::TeamFace;
use crate::http::Worded;
use crate::http::games::{Games, Setup};
use crate::http::guests::{Code, Introduction, Redemption};
use crate::http::history::{History, Look};
use crate::http::push::{PushAddress, PushBrowser, PushKey};
use crate::http::review::Since;
use crate::http::socket::Coming;
use crate::http::tables::{Done, Issued, Joined, LinkAsk, Opened, Opening, Pass, Preview, Tables};
use crate::http::teams::{Founding, Teams};
use crate::review::Review;
use crate::wire::{Message, Request};

/// What addresses are listed under.
pub(super) fn tags() -> Json {
    json!([
        { "name": "about", "description": "What runs here." },
        { "name": "guests", "description": "Who is asking." },
        { "name": "tables", "description": "Opening, hosting, inviting." },
        { "name": "play", "description": "At the table." },
    ])
}

const COOKIE: &str =
    "The guest's token: `reverie=…; HttpOnly; SameSite=Lax`, with Secure where the host's origin is https.";

/// All there is.
pub(super) fn all() -> Vec<Operation> {
    let of =
        |tag, operations: Vec<Operation>| operations.into_iter().map(move |operation| operation.under(tag));
    of("about", about())
        .chain(of("guests", guests()))
        .chain(of("tables", tables()))
        .chain(of("play", play()))
        .collect()
}

fn about() -> Vec<Operation> {
    let page = |path, id, summary| get(path, id, summary).text(200, "A page.", "text/html");
    vec![
        page("/", "front", "The front page"),
        page("/join/{link}", "joinPage", "The page behind a link to a seat"),
        page("/watch/{link}", "watchPage", "The page behind a link to watch"),
        get("/health", "health", "Whether a move could be stored").text(200, "It could.", "text/plain").text(
            503,
            "It could not.",
            "text/plain",
        ),
        get("/metrics", "metrics", "Figures for Prometheus").text(200, "In its text format.", "text/plain"),
        get("/api/openapi.json", "openapi", "This description").gives(
            200,
            "OpenAPI 3.1.",
            Some(("application/json", |_| json!({ "type": "object" }))),
        ),
        get("/api/games", "games", "Every game, with its options and bots").answers::<Games>("The games."),
        get("/api/games/{game}/board", "board", "What a game is played on, before there is any table")
            .asks::<Setup>()
            .gives(
                200,
                "In the game's own form: what is printed and never changes.",
                Some(("application/json", |_| json!({}))),
            )
            .refuses(&[NotThere, Wrong]),
    ]
}

fn guests() -> Vec<Operation> {
    let browser = json!({
        "endpoint": "https://updates.push.services.mozilla.com/wpush/v2/gAAAAA",
        "keys": { "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "auth": "BTBZMqHH6r4Tts7J_aSIgg" },
    });
    vec![
        get("/api/me", "me", "Who the asker is").by_guests().answers::<Guest>("The asker."),
        post("/api/me", "introduce", "Choose a name, or another one")
            .more("Somebody new gets the cookie that everything else asks for.")
            .by_anybody_known_or_not()
            .takes::<Introduction>(json!({ "name": "Ada", "colour": "teal" }))
            .answers::<Guest>("The asker, from now on.")
            .with_header("Set-Cookie", COOKIE),
        post("/api/me/code", "issueCode", "A code that moves the asker to another device, once")
            .by_guests()
            .answers::<Code>("The code; earlier ones are void."),
        post("/api/me/redeem", "redeemCode", "Use such a code here")
            .takes::<Redemption>(json!({ "code": "K7QM-2XWP" }))
            .answers::<Guest>("The guest, known by this device from now on and no longer by the other.")
            .with_header("Set-Cookie", COOKIE)
            .refuses(&[NotThere]),
        get("/api/push/key", "pushKey", "The key that calls are signed with, for a browser's PushManager")
            .answers::<PushKey>("The public key, base64url.")
            .refuses(&[NotThere]),
        post(
            "/api/push",
            "subscribe",
            "Call this browser when a table waits for the asker and they are away",
        )
        .more("It is called in the language of Accept-Language.")
        .by_guests()
        .takes::<PushBrowser>(browser.clone())
        .answers::<Done>("It will be called. Of one guest's browsers the latest ten are.")
        .refuses(&[NotThere]),
        delete("/api/push", "unsubscribe", "Do not call this browser any more")
            .by_guests()
            .takes::<PushAddress>(json!({ "endpoint": browser["endpoint"] }))
            .answers::<Done>("It will not be called.")
            .refuses(&[NotThere]),
    ]
}

fn tables() -> Vec<Operation> {
    let opening = json!({
        "game": reverie_catalog::GAMES[0].entry.name,
        "seats": ["me", "open", reverie_catalog::GAMES[0].levels[0].name],
        "clock": { "kind": "bank", "seconds": 259_200, "increment": 86_400 },
    });
    let record = json!({
        "format": 1, "game": reverie_catalog::GAMES[0].entry.name, "rules": 1, "seats": 2, "options": {}, "entries": [],
    });
    vec![
        get("/api/tables", "ownTables", "The asker's tables").by_guests().answers::<Tables>("At most 50, the last changed."),
        post("/api/tables", "openTable", "Open a table")
            .by_guests()
            .takes::<Opening>(opening)
            .answers::<Opened>("It is open; the asker is its host.")
            .refuses(&[NotThere, NotNow]),
        get("/api/tables/{id}", "table", "A table")
            .by_anybody_known_or_not()
            .asks::<Pass>()
            .answers::<Lobby>("As the asker sees it.")
            .refuses(&[NotThere]),
        post("/api/tables/{id}", "host", "Host a table: begin, close, seats, bots")
            .by_guests()
            .takes::<HostAsk>(json!({ "do": "bot", "seat": 2, "level": reverie_catalog::GAMES[0].levels[0].name }))
            .answers::<Done>("Done.")
            .refuses(&[NotThere, NotNow]),
        post("/api/tables/{id}/links", "issueLink", "A link to a seat, or to watch")
            .by_guests()
            .takes::<LinkAsk>(json!({ "to": "seat", "seat": 1 }))
            .answers::<Issued>("The link: shown once, kept only as a hash.")
            .refuses(&[NotThere, NotNow]),
        get("/api/tables/{id}/record", "record", "The record of a finished game")
            .by_anybody_known_or_not()
            .asks::<Pass>()
            .answers::<AnyRecord>("The whole game, with the dealer's seed.")
            .refuses(&[NotThere, NotNow, Wrong]),
        get("/api/tables/{id}/history", "history", "How a game went, step by step")
            .by_anybody_known_or_not()
            .asks::<Pass>()
            .asks::<Look>()
            .answers::<History>("As those eyes saw it; packed where the asker takes gzip.")
            .refuses(&[NotThere, NotNow, Wrong]),
        get("/api/tables/{id}/review", "review", "What the strongest bot says of a finished game")
            .more(
                "It is made while somebody asks: ask again, every second or so, until `done` is `of`. One game is looked back at \
                 at a time, and only while no bot at a table wants to think; after a minute without anybody asking it stops, and \
                 goes on when somebody does.",
            )
            .by_anybody_known_or_not()
            .asks::<Pass>()
            .asks::<Since>()
            .answers::<Review>("As far as it has come.")
            .refuses(&[NotThere, NotNow, Wrong]),
        post("/api/replay", "replay", "A record told step by step")
            .more("For a record from anywhere, at most 1 MB, that replays: every entry is checked first.")
            .asks::<Look>()
            .takes_text::<AnyRecord>(&["application/json"], record)
            .answers::<History>("How it went.")
            .refuses(&[NotThere, NotNow]),
        get("/api/links/{link}", "previewLink", "Where a link leads, before it is used")
            .answers::<Preview>("The table.")
            .refuses(&[NotThere, NotNow]),
        post("/api/links/{link}", "useLink", "Use a link to a seat: the asker sits, the link is spent")
            .by_guests()
            .answers::<Joined>("Seated.")
            .refuses(&[NotThere, NotNow, Wrong]),
        get("/api/teams", "ownTeams", "The asker's teams")
            .by_guests()
            .answers::<Teams>("Those the asker founded or played for; who played last comes first."),
        post("/api/teams", "foundTeam", "Found a team, to play the campaign of a game")
            .by_guests()
            .takes::<Founding>(json!({ "game": "a-game-with-a-campaign", "name": "Owls" }))
            .answers::<TeamFace>("It is founded.")
            .refuses(&[NotThere]),
        get("/api/teams/{id}", "team", "A team and how far it has come").answers::<TeamFace>("The team.").refuses(&[NotThere]),
    ]
}

fn play() -> Vec<Operation> {
    let request = json!({ "id": "7", "do": "chat", "text": "Good evening" });
    let socket = get("/api/tables/{id}/socket", "socket", "A table over a WebSocket")
        .more(
            "The first messages are what was said lately, the table as it is, and who is here. Pings come three times within the \
             time a silent connection is kept; 1012 means the server restarts, 1013 come back, 1008 too fast, 1009 too large.",
        )
        .by_anybody_known_or_not()
        .asks::<Coming>()
        .gives(101, "Text messages from now on: a Request one way, a Message the other.", None)
        .text(426, "Not asked as a WebSocket.", "text/plain")
        .text(400, "Not asked as a WebSocket, or a query that cannot be read.", "text/plain")
        .refuses(&[NotThere, NotNow, Wrong]);
    let stream =
        get("/api/tables/{id}/stream", "stream", "The same where sockets are blocked: server-sent events")
            .by_anybody_known_or_not()
            .asks::<Coming>()
            .gives(
                200,
                "Each event's data is a Message; answers come to the POST instead.",
                Some(("text/event-stream", Types::written::<Message<'static>>)),
            )
            .refuses(&[NotThere, NotNow, Wrong]);
    let ask = post("/api/tables/{id}/ask", "ask", "Ask something of a table")
        .more("The answer is a Message, too: an `answer`, whatever came of it.")
        .by_guests()
        .takes_text::<Request>(&["application/json", "text/plain"], request)
        .answers::<Message<'static>>("Done.");
    let ask = [
        (403, "Not the asker's to do; or as everywhere."),
        (404, "There is no such table."),
        (409, "Not now, or the table has moved on: look again."),
        (422, "The rules, or what was asked, do not allow it."),
        (503, "It could not be stored, so it did not happen; or as everywhere."),
    ]
    .into_iter()
    .fold(ask, |ask, (status, says)| ask.gives(status, says, Some(("application/json", answer_or_problem))));
    vec![socket, stream, ask]
}

/// What is asked of a table is refused in an answer of that table, unless nobody asked it.
fn answer_or_problem(types: &mut Types) -> Json {
    json!({ "anyOf": [types.written::<Message<'static>>(), types.written::<Worded>()] })
}
