//! What a decision would bring: played on a copy of the table, and told in a few words.

use reverie_daydream::Daydream;
use reverie_daydream::board::Outcome;
use reverie_daydream::events::Event;
use reverie_daydream::folding::PolaroidScoring;
use reverie_daydream::grid::{Cloud, Digit};
use reverie_daydream::moves::Move;
use reverie_daydream::state::{Sheet, State};
use reverie_daydream::words::line_words;
use reverie_game::{Game, Log, Phrase, Seat};

use reverie_terminal::Scene;

/// What the decision brings beyond itself; none for nothing of note.
pub(super) fn effect(
    game: &Daydream,
    state: &State,
    seat: Seat,
    mv: Move,
    scene: &Scene<'_>,
) -> Option<String> {
    let mut after = *state;
    let mut events = Vec::new();
    game.play(&mut after, seat, mv, &mut Log::to(&mut events));
    let (old, new) = (state.sheets.get(seat.index())?, after.sheets.get(seat.index())?);
    let mut told: Vec<Phrase> = events.iter().filter_map(|&event| event_effect(game, event)).collect();
    if let Move::Write { digit, cloud, .. } = mv {
        told.extend(filled_frames(game, old, new));
        told.extend(spoilt(game, old, digit, cloud));
    }
    told.extend(drawn(game, old, new, &events));
    if !new.owes.lines.is_empty() && old.owes.lines.is_empty() {
        told.push(Phrase::new("daydream-effect-order"));
    }
    if events.iter().any(|event| matches!(event, Event::Ended { .. }))
        || game.finished(new) && !game.finished(old)
    {
        told.push(Phrase::new("daydream-effect-ends"));
    }
    let said: Vec<String> = told.iter().map(|phrase| scene.voice.say_to(scene.names, phrase)).collect();
    (!said.is_empty()).then(|| said.join(&scene.voice.word("daydream-effect-and")))
}

fn event_effect(game: &Daydream, event: Event) -> Option<Phrase> {
    Some(match event {
        Event::Line { line, outcome, clouds, .. } => Phrase::new(match outcome {
            Outcome::Struck => "daydream-effect-struck",
            Outcome::Dot => "daydream-effect-dot",
            Outcome::Sun => "daydream-effect-sun",
        })
        .with("line", line_words(line))
        .with("strokes", clouds),
        Event::Constellation { from, to, stars, .. } => {
            let key = if stars == 0 { "daydream-effect-strokes" } else { "daydream-effect-stars" };
            Phrase::new(key).with("strokes", to - from).with("stars", stars)
        }
        Event::Moon { digit, reward, .. } => {
            let key = if reward == 0 { "daydream-effect-moon" } else { "daydream-effect-linked" };
            Phrase::new(key).with("digit", digit.value()).with("reward", reward)
        }
        Event::Polaroid { polaroid, digit, .. } => {
            let star =
                game.board().polaroids.get(usize::from(polaroid)).is_some_and(|polaroid| polaroid.star);
            let key = match (game.board().folding.polaroids(), star) {
                (Some(PolaroidScoring::StarsMinusMoons), true) => "daydream-effect-polaroid-star",
                (Some(PolaroidScoring::StarsMinusMoons), false) => "daydream-effect-polaroid-moon",
                _ => "daydream-effect-polaroid",
            };
            Phrase::new(key).with("digit", digit.value())
        }
        Event::Note { heads, .. } => Phrase::new("daydream-effect-note").with("heads", heads),
        Event::Barred { points, .. } => Phrase::new("daydream-effect-barred").with("points", points),
        _ => return None,
    })
}

/// Families that are now filled: with others at the table the reward only comes when all have finished the roll.
fn filled_frames(game: &Daydream, old: &Sheet, new: &Sheet) -> Vec<Phrase> {
    let Some(frames) = &game.board().frames else { return Vec::new() };
    let families = frames.families.iter().zip(["round", "square", "oval"]).zip(new.frames);
    families
        .filter(|((clouds, _), _)| clouds.within(new.grid.written()) && !clouds.within(old.grid.written()))
        .map(|((_, name), points)| {
            let family = Phrase::new(format!("daydream-frames-{name}"));
            let key = if points > 0 { "daydream-effect-frame" } else { "daydream-effect-frame-filled" };
            Phrase::new(key).with("family", family).with("points", points)
        })
        .collect()
}

/// Lines still open that this digit makes worthless: a newcomer would only find out when they are full.
fn spoilt(game: &Daydream, old: &Sheet, digit: Digit, cloud: Cloud) -> Vec<Phrase> {
    let blank_elsewhere = |other: &Cloud| *other != cloud && old.grid.digit(*other).is_none();
    let lines = game.board().lines_through(cloud).filter(|line| line.along.iter().any(blank_elsewhere));
    lines
        .filter_map(|line| {
            let digits: Vec<Digit> = line.along.iter().filter_map(|&cloud| old.grid.digit(cloud)).collect();
            let times = |digit: &Digit| digits.iter().filter(|other| *other == digit).count();
            let spoilt_before = digits.iter().any(|digit| times(digit) > 1);
            (!spoilt_before && times(&digit) == 1).then(|| {
                Phrase::new("daydream-effect-spoilt")
                    .with("line", line_words(line.line))
                    .with("digit", digit.value())
            })
        })
        .collect()
}

/// What the strokes do on the shelf.
fn drawn(game: &Daydream, old: &Sheet, new: &Sheet, events: &[Event]) -> Vec<Phrase> {
    let mut told = Vec::new();
    for event in events {
        if let Event::Finished { object, .. } = *event {
            let bonus = game.board().objects.get(usize::from(object)).is_some_and(|object| object.bonus);
            let key = if bonus { "daydream-effect-finishes-bonus" } else { "daydream-effect-finishes" };
            told.push(Phrase::new(key).with("object", game.object_words(object)));
        }
    }
    if let Some(strokes) = new.owes.strokes.filter(|_| new.owes.bonus) {
        told.push(Phrase::new("daydream-effect-left").with("strokes", strokes.left));
    }
    let under_way = new.drawing;
    if under_way != old.drawing
        && under_way.segments > 0
        && let Some(object) = game.board().objects.get(usize::from(under_way.objects))
    {
        told.push(
            Phrase::new("daydream-effect-draws")
                .with("object", game.object_words(under_way.objects))
                .with("drawn", under_way.segments)
                .with("all", object.segments),
        );
    }
    told
}
