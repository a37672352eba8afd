//! The table: tonight's theme, the reserves, the tools, the flasks with their Thoughts, and what was dreamt.

use reverie_factory_of_dreams::FactoryOfDreams;
use reverie_factory_of_dreams::state::{Answer, FLASKS, Phase, State};
use reverie_factory_of_dreams::view::{Awake, View};
use reverie_factory_of_dreams::words::tool_words;
use reverie_game::{Eyes, Game, Phrase, Seat};

use reverie_terminal::Scene;
use reverie_terminal::paint::{BOLD, DIM, PLAIN, Row, flow, fold};

/// Columns of the headings at the left.
const HEADING: usize = 11;

fn heading(scene: &Scene<'_>, key: &'static str) -> Row {
    Row::plain(" ").and(DIM, scene.voice.word(key)).padded(HEADING)
}

fn say(scene: &Scene<'_>, phrase: &Phrase) -> String {
    scene.voice.say_to(scene.names, phrase)
}

/// How the answers to a flask are called while they are compared: a, b, c …
pub(super) fn letters(view: &View) -> impl Iterator<Item = (char, Answer)> {
    let answers = view.awake.last().map(|awake| awake.answers.clone()).unwrap_or_default();
    ('a'..='z').zip(answers.into_iter().map(|seen| seen.answer))
}

/// Everything that all may see.
pub(super) fn middle(game: &FactoryOfDreams, state: &State, scene: &Scene<'_>) -> Vec<Row> {
    let view = game.view(state, Eyes::Spectator);
    let mut rows = themes(&view, scene);
    rows.extend(points(game, &view, scene));
    if state.phase == Phase::Connecting {
        let top = |(n, top): (usize, &Option<_>)| match top {
            Some(card) => card_row(n + 1, card),
            None => Row::new().and(DIM, format!("{}: –", n + 1)),
        };
        let tops = view.reserves.iter().enumerate().map(top).collect();
        rows.extend(flow(heading(scene, "factory-table-reserves"), tops, "   ", scene.width - 1));
        let left =
            view.tools.iter().map(|tool| Row::plain(say(scene, &tool_words(tool)))).collect::<Vec<_>>();
        if !left.is_empty() {
            rows.extend(flow(heading(scene, "factory-table-tools"), left, " · ", scene.width - 1));
        }
    }
    for flask in 0..view.flasks.len() {
        rows.extend(flask_rows(&view, flask, scene));
    }
    rows
}

fn card_row(number: usize, card: &reverie_factory_of_dreams::view::ThoughtCard) -> Row {
    Row::new().and(DIM, format!("{number}: ")).and(BOLD, card.word.clone())
}

/// The theme cards, each with what belongs to it; or that there is none.
fn themes(view: &View, scene: &Scene<'_>) -> Vec<Row> {
    if view.themes.is_empty() && view.phase != Phase::Opening {
        return vec![
            heading(scene, "factory-table-theme").and(PLAIN, scene.voice.word("factory-table-no-theme")),
        ];
    }
    let card = |theme: &reverie_factory_of_dreams::view::ThemeCard| {
        let about = fold(&theme.about, scene.width.saturating_sub(HEADING + 1), 0);
        let name = heading(scene, "factory-table-theme").and(BOLD, theme.name.clone());
        let under =
            about.lines().map(|line| Row::plain(" ".repeat(HEADING)).and(DIM, line)).collect::<Vec<_>>();
        std::iter::once(name).chain(under).collect::<Vec<_>>()
    };
    view.themes.iter().flat_map(card).collect()
}

/// What it takes, and what there is of it.
fn points(game: &FactoryOfDreams, view: &View, scene: &Scene<'_>) -> Option<Row> {
    let waking = matches!(view.phase, Phase::Waking | Phase::Over);
    let phrase = match (waking, game.board().target) {
        (true, Some(target)) => Phrase::new("factory-table-points-of").with("target", target),
        (true, None) => Phrase::new("factory-table-points"),
        (false, Some(target)) => Phrase::new("factory-table-target").with("target", target),
        (false, None) => return None,
    };
    let said = say(scene, &phrase.with("points", view.points));
    Some(heading(scene, "factory-table-night").and(PLAIN, said))
}

/// A flask with its Thoughts; once it is revealed, with what was dreamt and what it scores.
fn flask_rows(view: &View, flask: usize, scene: &Scene<'_>) -> Vec<Row> {
    let Some(seen) = view.flasks.get(flask) else { return Vec::new() };
    let mut head = Row::plain(" ").and(BOLD, (flask + 1).to_string()).and(DIM, "  ");
    if seen.cards.is_empty() {
        head.push(DIM, "–");
    }
    for (n, card) in seen.cards.iter().enumerate() {
        if n > 0 {
            head.push(DIM, " + ");
        }
        head.push(PLAIN, if card.word.is_empty() { "…".to_owned() } else { card.word.clone() });
    }
    if let Some(tool) = seen.token {
        head.push(DIM, format!("  [{}]", say(scene, &tool_words(tool))));
    }
    let Some(awake) = view.awake.get(flask) else { return vec![head.cut(scene.width - 1)] };
    let mut rows = Vec::new();
    if awake.settled {
        let score = Phrase::new("factory-table-scored").with("points", awake.score.points());
        head.push(BOLD, format!("  {}", say(scene, &score)));
    }
    rows.push(head.cut(scene.width - 1));
    rows.extend(groups(view, awake, flask, scene));
    rows
}

/// The answers, those that match together on one row; what was struck on a row of its own.
fn groups(view: &View, awake: &Awake, flask: usize, scene: &Scene<'_>) -> Vec<Row> {
    let open = view.phase == Phase::Waking && flask + 1 == view.awake.len();
    let named: Vec<(char, Answer)> = if open { letters(view).collect() } else { Vec::new() };
    let answer = |answer: Answer, text: &str| {
        let mut row = Row::new();
        if let Some((letter, _)) = named.iter().find(|(_, known)| *known == answer) {
            row.push(DIM, format!("{letter}: "));
        }
        row.and(PLAIN, format!("“{text}” "))
            .and(DIM, format!("({})", scene.voice.name(scene.names, answer.seat)))
    };
    let mut firsts: Vec<Option<Answer>> = Vec::new();
    for seen in &awake.answers {
        if !firsts.contains(&seen.group) {
            firsts.push(seen.group);
        }
    }
    firsts.sort_by_key(Option::is_none);
    let row = |first: Option<Answer>| {
        let of_group: Vec<_> = awake.answers.iter().filter(|seen| seen.group == first).collect();
        let mut head = Row::plain("    ");
        match first {
            None => head.push(DIM, format!("{} ", scene.voice.word("factory-table-struck"))),
            Some(_) if of_group.len() > 1 => head.push(BOLD, "= "),
            Some(_) => head.push(DIM, "· "),
        }
        let texts = of_group.iter().map(|seen| answer(seen.answer, seen.text.as_str())).collect();
        flow(head, texts, "  ", scene.width - 1)
    };
    firsts.into_iter().flat_map(row).collect()
}

/// A player's dream board: all of one's own, of another's what is revealed.
pub(super) fn dreams(state: &State, seat: Seat, scene: &Scene<'_>) -> Vec<Row> {
    if state.phase != Phase::Creating {
        return Vec::new();
    }
    let Some(board) = state.boards.get(seat.index()) else { return Vec::new() };
    let own = scene.names.you == Some(seat);
    let line = |(nth, word): (usize, &Option<reverie_factory_of_dreams::text::Text>)| {
        let (flask, _) = state.question(nth);
        let text = match word {
            None => "–",
            Some(word) if own => word.as_str(),
            Some(_) => "?",
        };
        Row::new().and(DIM, format!("{}: ", flask + 1)).and(BOLD, text)
    };
    let words: Vec<Row> = board.words.iter().enumerate().map(line).collect();
    if words.is_empty() {
        return Vec::new();
    }
    flow(heading(scene, "factory-table-dreams"), words, "   ", scene.width - 1)
}

/// What somebody across the table has done in this phase.
pub(super) fn glance(state: &State, seat: Seat) -> Phrase {
    let written = state.boards.get(seat.index()).map_or(0, |board| board.words.len());
    match state.phase {
        Phase::Connecting if state.passed.contains(seat) => Phrase::new("factory-glance-passed"),
        Phase::Creating => {
            Phrase::new("factory-glance-written").with("written", written).with("of", state.questions())
        }
        Phase::Connecting if state.first == Some(seat) => Phrase::new("factory-glance-first"),
        _ => Phrase::new("factory-glance-here").with("flasks", FLASKS),
    }
}
