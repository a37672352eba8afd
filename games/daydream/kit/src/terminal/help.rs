//! What each mark means, what a cloud is part of, and the rules of a view.

use reverie_daydream::Daydream;
use reverie_daydream::board::{LineClouds, Outcome};
use reverie_daydream::folding::PolaroidScoring;
use reverie_daydream::grid::{Cloud, Digit};
use reverie_daydream::state::{Sheet, State};
use reverie_daydream::words::line_words;
use reverie_game::{Game, Phrase};

use reverie_terminal::Scene;
use reverie_terminal::typed::topic as typed_topic;

/// What there is help on. Its text is `daydream-help-NAME`, with the words for it.
pub(super) const TOPICS: &[&str] = &[
    "cloud",
    "dice",
    "line",
    "dot",
    "sun",
    "object",
    "bonus",
    "leaf",
    "forgo",
    "thorn",
    "star",
    "moon",
    "constellation",
    "garland",
    "polaroid",
    "note",
    "frame",
    "score",
];

/// Help on a mark or a cloud.
pub(super) fn help(
    game: &Daydream,
    sheet: &Sheet,
    state: &State,
    topic: &str,
    scene: &Scene<'_>,
) -> Option<String> {
    if let Ok(cloud) = topic.parse::<Cloud>() {
        return Some(about_cloud(game, sheet, state, cloud, scene));
    }
    let name = typed_topic(TOPICS, "daydream-help-", topic)?;
    let [second, third, top] = game.board().bands;
    let phrase = Phrase::new(format!("daydream-help-{name}"))
        .with("second", second)
        .with("third", third)
        .with("top", top);
    Some(scene.voice.say(&phrase))
}

fn about_cloud(game: &Daydream, sheet: &Sheet, state: &State, cloud: Cloud, scene: &Scene<'_>) -> String {
    let board = game.board();
    let named = |key: &'static str| Phrase::new(key).with("cloud", cloud.to_string());
    if !board.clouds.contains(cloud) {
        return scene.voice.say(&named("daydream-no-such-cloud"));
    }
    let mut told = vec![match sheet.grid.digit(cloud) {
        Some(digit) => named("daydream-help-cloud-written").with("digit", digit.value()),
        None if super::open(game, state, sheet).contains(cloud) => named("daydream-help-cloud-open"),
        None => named("daydream-help-cloud-blank"),
    }];
    if board.stars.contains(cloud) {
        told.push(Phrase::new("daydream-help-cloud-star"));
    }
    if board.moons.contains(cloud) {
        told.push(Phrase::new("daydream-help-cloud-moon"));
    }
    told.extend(board.lines_through(cloud).map(|line| about_line(line, sheet)));
    for note in board.notes.iter().filter(|note| note.clouds.contains(&cloud)) {
        let clouds: Vec<String> = note.clouds.iter().map(ToString::to_string).collect();
        told.push(Phrase::new("daydream-help-cloud-note").with("clouds", clouds.join(", ")));
    }
    if let Some(frames) = &board.frames {
        let families = frames.families.iter().zip(["round", "square", "oval"]);
        told.extend(families.filter(|(family, _)| family.contains(cloud)).map(|(_, name)| {
            let family = Phrase::new(format!("daydream-frames-{name}"));
            Phrase::new("daydream-help-cloud-frame").with("family", family)
        }));
    }
    told.iter().map(|phrase| scene.voice.say(phrase)).collect::<Vec<_>>().join("\n  ")
}

fn about_line(line: &LineClouds, sheet: &Sheet) -> Phrase {
    let digits: Vec<Option<Digit>> = line.along.iter().map(|&cloud| sheet.grid.digit(cloud)).collect();
    let shown: Vec<String> =
        digits.iter().map(|digit| digit.map_or_else(|| "·".to_owned(), |digit| digit.to_string())).collect();
    let written: Vec<Digit> = digits.iter().copied().flatten().collect();
    let repeats = written.iter().any(|digit| written.iter().filter(|other| *other == digit).count() > 1);
    let key = match line.outcome(&sheet.grid) {
        Some(Outcome::Sun) => "daydream-help-line-sun",
        Some(Outcome::Dot) => "daydream-help-line-dot",
        Some(Outcome::Struck) => "daydream-help-line-struck",
        None if repeats => "daydream-help-line-spoilt",
        None => "daydream-help-line-open",
    };
    Phrase::new(key)
        .with("line", line_words(line.line))
        .with("digits", shown.join(" "))
        .with("strokes", digits.len())
        .with("blank", digits.len() - written.len())
}

/// The rules of this view, paragraph by paragraph.
pub(super) fn rules(game: &Daydream) -> Vec<Phrase> {
    let folding = game.board().folding;
    let alone = game.seats() == 1;
    let mut keys = vec![
        "play-rules-daydream-goal",
        "play-rules-daydream-turn",
        "play-rules-daydream-lines",
        "play-rules-daydream-draw",
    ];
    keys.push(if alone { "play-rules-daydream-leaves-alone" } else { "play-rules-daydream-leaves" });
    let extras = [
        (folding.has_constellation(), "play-rules-daydream-constellation"),
        (folding.has_garland(), "play-rules-daydream-garland"),
        (folding.polaroids() == Some(PolaroidScoring::StarsMinusMoons), "play-rules-daydream-winter"),
        (folding.polaroids() == Some(PolaroidScoring::Distinct), "play-rules-daydream-summer"),
        (folding.has_notes(), "play-rules-daydream-notes"),
        (folding.has_frames() && alone, "play-rules-daydream-frames-alone"),
        (folding.has_frames() && !alone, "play-rules-daydream-frames"),
    ];
    keys.extend(extras.into_iter().filter_map(|(in_play, key)| in_play.then_some(key)));
    keys.push(if alone { "play-rules-daydream-end-alone" } else { "play-rules-daydream-end" });
    let [second, third, top] = game.board().bands;
    keys.into_iter()
        .map(|key| Phrase::new(key).with("second", second).with("third", third).with("top", top))
        .collect()
}
