//! Opening tables, looking at them, hosting them, and the links that let people in.

use std::sync::Arc;

use axum::Json as Body;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt;
use reverie_game::{Illegal, Kind, Seat, Seed};
use reverie_kit::Kit;
use reverie_store::{Guest, GuestId, Link, LinkKind, NewTable, Phase, Sitter, TableId, TeamId};
use reverie_text::{Lang, Voice};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Value as Json, json};
use ts_rs::TS;

use super::guests::{Asked, Known, MaybeKnown, Reads, lang_of, read};
use super::{Problem, Shared};
use crate::actor::{Command, HostAsk, Hosted, Lobby, Reply, playable};
use crate::app::{App, store_failed};
use crate::campaign;
use crate::clock::Clock;
use crate::limit::Limit;
use crate::node::crossing::Crosses;
use crate::secret;
use crate::wire::Refusal;

/// A table to be opened.
#[derive(Debug, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields, export_to = "server.ts")]
pub(crate) struct Opening {
    /// Which game.
    game: String,
    /// As the game lists them; what is left out is as usual.
    #[serde(default)]
    #[ts(type = "unknown", optional)]
    options: Option<Json>,
    /// Who is to sit where: `me`, `open`, or a bot's level; as many as play. A lesson knows that itself.
    #[serde(default)]
    seats: Option<Vec<String>>,
    /// How time is kept.
    #[serde(default)]
    #[ts(as = "Option<Clock>")]
    clock: Clock,
    /// Begin at once, where every seat is taken.
    #[serde(default)]
    #[ts(as = "Option<bool>")]
    start: bool,
    /// The game's own first game for somebody who learns it, in place of options and seats: it begins at once, with rolls
    /// known beforehand.
    #[serde(default)]
    #[ts(as = "Option<bool>")]
    lesson: bool,
    /// The team that plays its campaign here: only what is open to it can be played.
    #[serde(default)]
    team: Option<TeamId>,
    /// Whether hints may be asked for; if nothing is said, where only one person plays.
    #[serde(default)]
    hints: Option<bool>,
}

/// A table that was opened.
#[derive(Debug, Serialize, JsonSchema, TS)]
#[ts(export_to = "server.ts")]
pub(crate) struct Opened {
    /// Its name in its address.
    id: TableId,
}

pub(crate) async fn open(
    State(shared): State<Shared>,
    Known(guest): Known,
    Reads(lang): Reads,
    body: Result<Body<Opening>, JsonRejection>,
) -> Result<Response, Problem> {
    let opening = read(body).map_err(|problem| problem.in_lang(lang))?;
    let id = open_table(&shared.app, &guest, opening, lang).await.map_err(|problem| problem.in_lang(lang))?;
    Ok(Body(Opened { id }).into_response())
}

async fn open_table(app: &Arc<App>, guest: &Guest, opening: Opening, lang: Lang) -> Result<TableId, Problem> {
    let kit = app.config.games.find(&opening.game)?;
    let most = app.config.limits.tables_a_guest;
    if app.store.unfinished(guest.id).await.map_err(store_failed)? >= most {
        app.bites.bit(Limit::Tables);
        return Err(Illegal::new("too-many-tables").with("most", most).into());
    }
    let Opening { options, seats, clock, start, lesson, team, hints, .. } = opening;
    let plan = if lesson {
        Plan::of_lesson(kit, lang).ok_or_else(|| Illegal::new("no-lesson"))?
    } else {
        let unsaid = || Illegal::new("bad-message").with("reason", "missing field `seats`");
        Plan {
            options: options.unwrap_or_else(|| json!({})),
            seats: seats.ok_or_else(unsaid)?,
            seed: Seed::random().map_err(|_| Illegal::ours("store-failed"))?,
        }
    };
    playable(app.config.games, &opening.game, plan.seats.len(), &plan.options, clock)?;
    let team = team.filter(|_| !lesson);
    if let Some(team) = &team {
        campaign::team_for(app, team.clone(), kit.entry.name).await?;
        campaign::may_play(app, team, kit.entry.name, &plan.options).await?;
    }
    let sitters = plan
        .seats
        .iter()
        .map(|who| match who.as_str() {
            "me" => Ok(Sitter::guest(guest.id)),
            "open" => Ok(Sitter::default()),
            level => {
                let bot = app.config.visitors.bot(kit, level)?;
                Ok(Sitter::bot(bot.name().to_owned()))
            }
        })
        .collect::<Result<Vec<_>, Illegal>>()?;
    let id = TableId(secret::table()?);
    let new = NewTable {
        id: id.clone(),
        game: kit.entry.name.to_owned(),
        rules: kit.entry.rules.newest,
        options: plan.options,
        clock: json!(clock),
        seed: plan.seed.into(),
        host: guest.id,
        seats: sitters,
        lesson,
        team,
        hints,
    };
    app.store.open_table(new, app.now()).await.map_err(store_failed)?;
    metrics::counter!("reverie_tables_total").increment(1);
    if start || lesson {
        begin(app, &id, guest.id).await?;
    }
    Ok(id)
}

/// What is to be played, and with which dice.
struct Plan {
    options: Json,
    seats: Vec<String>,
    seed: Seed,
}

impl Plan {
    fn of_lesson(kit: &Kit, lang: Lang) -> Option<Self> {
        let lesson = kit.lesson?;
        Some(Self {
            options: kit.lesson_options(lang.code())?,
            seats: lesson.seats.iter().map(|&who| who.to_owned()).collect(),
            seed: Seed::named(lesson.seed),
        })
    }
}

async fn begin(app: &Arc<App>, id: &TableId, host: GuestId) -> Result<(), Illegal> {
    app.ask(id, |reply| Command::Host { guest: host, ask: HostAsk::Start, reply }).await.map(drop)
}

/// The tables of a guest.
#[derive(Debug, Serialize, JsonSchema, TS)]
#[ts(optional_fields, export_to = "server.ts")]
pub(crate) struct Tables {
    /// Those that wait for the asker first, then those under way, then those that are over; each the last changed first.
    tables: Vec<Lobby>,
    /// Those of which something stored cannot be read, and why. Their host can close them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<_>")]
    broken: Vec<BrokenTable>,
}

/// A table of which something stored cannot be read.
#[derive(Debug, Serialize, JsonSchema, TS)]
#[ts(export_to = "server.ts")]
pub(crate) struct BrokenTable {
    /// Which.
    id: TableId,
    /// Why.
    error: Refusal,
}

/// How many of them are asked at once.
const SIDE_BY_SIDE: usize = 8;

/// How many tables a guest is shown.
const SHOWN: u32 = 50;

/// The guest's tables: those that wait for them, those under way, those that are over.
pub(crate) async fn own(
    State(shared): State<Shared>,
    Known(guest): Known,
    Reads(lang): Reads,
) -> Result<Response, Problem> {
    let app = &shared.app;
    let rows = app.store.tables_of(guest.id, SHOWN).await.map_err(store_failed)?;
    let (mut tables, mut broken) = (Vec::with_capacity(rows.len()), Vec::new());
    let id = guest.id;
    let look = move |reply| Command::Look { guest: Some(id), watches: false, board: false, reply };
    let looks = rows.into_iter().map(|row| async move {
        match row {
            Ok(row) => (row.id.clone(), app.ask(&row.id, look).await),
            Err(unreadable) => (unreadable.table.clone(), Err(store_failed(unreadable.into()))),
        }
    });
    let mut looks = futures_util::stream::iter(looks).buffered(SIDE_BY_SIDE);
    while let Some((table, seen)) = looks.next().await {
        match seen {
            Ok(lobby) => tables.push(lobby),
            Err(reason) => {
                broken.push(BrokenTable { id: table, error: Refusal::new(Voice::of(lang), reason) });
            }
        }
    }
    tables.sort_by_key(|lobby: &Lobby| !lobby.your_turn);
    Ok(Body(Tables { tables, broken }).into_response())
}

/// How somebody was let in.
#[derive(Debug, Default, Deserialize, JsonSchema)]
pub(crate) struct Pass {
    /// The secret of a link to watch.
    #[serde(default)]
    watch: Option<String>,
}

/// Whether a link lets its holder watch this table.
pub(crate) async fn watches(app: &App, id: &TableId, link: Option<&str>) -> bool {
    let Some(link) = link else { return false };
    let known = app.store.link(secret::hash(link)).await;
    known.is_ok_and(|link| link.table == *id && link.kind == LinkKind::Watch)
}

/// Somebody who wants to look at a table: who, at which one, and whether a link lets them watch.
pub(crate) struct Onlooker {
    id: TableId,
    guest: Option<GuestId>,
    watches: bool,
    lang: Lang,
}

impl FromRequestParts<Shared> for Onlooker {
    type Rejection = Problem;
    async fn from_request_parts(parts: &mut Parts, shared: &Shared) -> Result<Self, Problem> {
        let MaybeKnown(guest) = MaybeKnown::from_request_parts(parts, shared).await?;
        let Asked(pass) = Asked::<Pass>::from_request_parts(parts, shared).await?;
        let id = Path::<String>::from_request_parts(parts, shared).await;
        let Path(id) = id.map_err(|_| Problem::from(Illegal::not_there("not-found")))?;
        let id = TableId(id);
        let watches = watches(&shared.app, &id, pass.watch.as_deref()).await;
        Ok(Self { id, guest: guest.map(|guest| guest.id), watches, lang: lang_of(&parts.headers) })
    }
}

impl Onlooker {
    /// Which table.
    pub(crate) fn table(&self) -> &TableId {
        &self.id
    }

    /// Asks the table what they want to know of it.
    pub(crate) async fn hear<T>(
        self,
        app: &Arc<App>,
        command: impl Fn(Option<GuestId>, bool, Reply<T>) -> Command,
    ) -> Result<T, Problem>
    where
        T: Crosses,
    {
        let Self { id, guest, watches, lang } = self;
        let heard = app.ask(&id, |reply| command(guest, watches, reply)).await;
        heard.map_err(|reason| Problem::from(reason).in_lang(lang))
    }

    /// Shows what the table answers.
    async fn ask<T: Crosses + Serialize>(
        self,
        app: &Arc<App>,
        command: impl Fn(Option<GuestId>, bool, Reply<T>) -> Command,
    ) -> Result<Response, Problem> {
        Ok(Body(self.hear(app, command).await?).into_response())
    }
}

pub(crate) async fn look(State(shared): State<Shared>, onlooker: Onlooker) -> Result<Response, Problem> {
    let look = |guest, watches, reply| Command::Look { guest, watches, board: true, reply };
    onlooker.ask(&shared.app, look).await
}

pub(crate) async fn record(State(shared): State<Shared>, onlooker: Onlooker) -> Result<Response, Problem> {
    onlooker.ask(&shared.app, |guest, watches, reply| Command::Record { guest, watches, reply }).await
}

/// It was done.
#[derive(Debug, Serialize, JsonSchema, TS)]
#[ts(optional_fields, export_to = "server.ts")]
pub(crate) struct Done {
    /// Always true: what is not done is a `Problem`.
    #[schemars(extend("const" = true))]
    #[ts(type = "true")]
    ok: bool,
    /// The table of the rematch that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<TableId>,
}

impl Done {
    pub(crate) const fn new() -> Self {
        Self { ok: true, id: None }
    }
}

/// The host asks something of the table; or somebody who sits there.
pub(crate) async fn host(
    State(shared): State<Shared>,
    Known(guest): Known,
    Path(id): Path<String>,
    Reads(lang): Reads,
    body: Result<Body<HostAsk>, JsonRejection>,
) -> Result<Response, Problem> {
    let ask = read(body).map_err(|problem| problem.in_lang(lang))?;
    let guest = guest.id;
    let worded = |reason: Illegal| Problem::from(reason).in_lang(lang);
    let app = &shared.app;
    let id = TableId(id);
    let hosted = app.ask(&id, |reply| Command::Host { guest, ask: ask.clone(), reply }).await;
    // Whatever else is wrong with a table, its host can close it.
    let hosted = match (hosted, &ask) {
        (Err(reason), HostAsk::Close) if reason.kind == Kind::Ours && reason.key() != "table-busy" => {
            let closed = app.store.close_own(id, guest, app.now()).await;
            closed.map(|()| Hosted::default()).map_err(|_| reason)
        }
        (hosted, _) => hosted,
    };
    let Hosted { next, begins } = hosted.map_err(worded)?;
    if let Some(next) = next.as_ref().filter(|_| begins) {
        begin(app, next, guest).await.map_err(worded)?;
    }
    Ok(Body(Done { ok: true, id: next }).into_response())
}

/// A link to be issued: to a seat, or to watch.
#[derive(Debug, Deserialize, JsonSchema, TS)]
#[serde(tag = "to", rename_all = "lowercase", deny_unknown_fields)]
#[ts(export_to = "server.ts")]
pub(crate) enum LinkAsk {
    /// To a seat that is free.
    Seat {
        /// Which.
        seat: Seat,
    },
    /// To watch; an earlier one is void, and whoever came by it must leave.
    Watch,
}

/// A link that was issued: its secret, and its address on this server.
#[derive(Debug, Serialize, JsonSchema, TS)]
#[schemars(rename = "Link")]
#[ts(rename = "Link", export_to = "server.ts")]
pub(crate) struct Issued {
    /// The secret.
    link: String,
    /// The page behind it.
    path: String,
}

/// Issues a link; an earlier one for the same is void. Only the host can.
pub(crate) async fn link(
    State(shared): State<Shared>,
    Known(guest): Known,
    Path(id): Path<String>,
    Reads(lang): Reads,
    body: Result<Body<LinkAsk>, JsonRejection>,
) -> Result<Response, Problem> {
    let ask = read(body).map_err(|problem| problem.in_lang(lang))?;
    issue(&shared.app, &guest, TableId(id), &ask).await.map_err(|problem| problem.in_lang(lang))
}

async fn issue(app: &App, guest: &Guest, id: TableId, ask: &LinkAsk) -> Result<Response, Problem> {
    let row = app.store.table(id.clone()).await.map_err(store_failed)?;
    if row.host != guest.id {
        return Err(Illegal::not_allowed("host-only").into());
    }
    if row.hidden {
        return Err(Illegal::not_allowed("table-hidden").into());
    }
    let (kind, path) = match ask {
        LinkAsk::Watch => (LinkKind::Watch, "watch"),
        LinkAsk::Seat { seat } => {
            let (phase, game) = (row.phase, row.game);
            let row = row.seats.iter().find(|row| row.seat == seat.number());
            let hides = phase == Phase::Play && !app.config.games.find(&game)?.entry.is_open;
            if hides && row.is_some_and(|row| row.sitter.former.is_none()) {
                return Err(Illegal::not_allowed("seat-has-secrets").with("seat", seat.number() + 1).into());
            }
            if row.is_none_or(|row| row.sitter.guest.is_some()) {
                return Err(Illegal::not_now("seat-taken").with("seat", seat.number() + 1).into());
            }
            (LinkKind::Seat(seat.number()), "join")
        }
    };
    let token = secret::token()?;
    app.store
        .issue_link(secret::hash(&token), Link { table: id.clone(), kind }, app.now())
        .await
        .map_err(store_failed)?;
    if kind == LinkKind::Watch {
        app.unwatched(&id).await;
    }
    let path = format!("/{path}/{token}");
    Ok(Body(Issued { link: token, path }).into_response())
}

/// Where a link leads: to a seat of a table, or (`null`) to watch it.
#[derive(Debug, Serialize, JsonSchema, TS)]
#[ts(export_to = "server.ts")]
pub(crate) struct Preview {
    /// The table.
    table: Lobby,
    /// The seat.
    seat: Option<u8>,
}

/// Where a link leads, before it is used.
pub(crate) async fn preview(
    State(shared): State<Shared>,
    Path(link): Path<String>,
    Reads(lang): Reads,
) -> Result<Response, Problem> {
    let worded = |reason: Illegal| Problem::from(reason).in_lang(lang);
    let found = shared.app.store.link(secret::hash(&link)).await;
    let found = found.map_err(|failure| worded(link_failed(failure)))?;
    let look = |reply| Command::Look { guest: None, watches: true, board: false, reply };
    let table = shared.app.ask(&found.table, look).await.map_err(worded)?;
    let seat = match found.kind {
        LinkKind::Seat(seat) => Some(seat),
        LinkKind::Watch => None,
    };
    Ok(Body(Preview { table, seat }).into_response())
}

/// Where somebody sits now.
#[derive(Debug, Serialize, JsonSchema, TS)]
#[ts(export_to = "server.ts")]
pub(crate) struct Joined {
    /// At which table.
    table: TableId,
    /// On which seat.
    seat: u8,
}

/// Uses a link to a seat: the guest sits, the link is spent.
pub(crate) async fn join(
    State(shared): State<Shared>,
    Known(guest): Known,
    Path(link): Path<String>,
    Reads(lang): Reads,
) -> Result<Response, Problem> {
    let app = &shared.app;
    let worded = |reason: Illegal| Problem::from(reason).in_lang(lang);
    let link = secret::hash(&link);
    let Link { table, kind } = app.store.link(link).await.map_err(|failure| worded(link_failed(failure)))?;
    let LinkKind::Seat(number) = kind else { return Err(worded(Illegal::not_there("link-void"))) };
    let seat = Seat::new(number).ok_or_else(|| worded(Illegal::not_there("link-void")))?;
    let guest = guest.id;
    app.ask(&table, |reply| Command::Sit { guest, seat, link, reply }).await.map_err(worded)?;
    Ok(Body(Joined { table, seat: number }).into_response())
}

fn link_failed(failure: reverie_store::Failure) -> Illegal {
    match failure {
        reverie_store::Failure::Missing => Illegal::not_there("link-void"),
        other => store_failed(other),
    }
}
