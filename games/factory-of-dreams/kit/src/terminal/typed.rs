//! Decisions typed in full: `moon 3`, `doubt 2`, `pass`; `a b` for two dreams that are the same, `split a`, `strike a`.

use reverie_factory_of_dreams::FactoryOfDreams;
use reverie_factory_of_dreams::moves::Move;
use reverie_factory_of_dreams::state::{Answer, FLASKS, Phase, State};
use reverie_factory_of_dreams::tool::Tool;
use reverie_game::{Eyes, Game, Illegal, Phrase, Seat};

use super::bench::letters;
use reverie_terminal::typed::{among, means, plain};

/// Where the words for each tool stand.
pub(super) const TOOLS: [(Tool, &str); Tool::COUNT] = [
    (Tool::Doubt, "factory-type-doubt"),
    (Tool::Dust, "factory-type-dust"),
    (Tool::Broom, "factory-type-broom"),
    (Tool::Upend, "factory-type-upend"),
    (Tool::Feather, "factory-type-feather"),
    (Tool::FineDust, "factory-type-fine-dust"),
];
const PASS: &str = "factory-type-pass";
const SETTLE: &str = "factory-type-settle";
const SAME: &str = "factory-type-same";
const SPLIT: &str = "factory-type-split";
const STRIKE: &str = "factory-type-strike";
const AGREE: &str = "factory-type-agree";
const DISAGREE: &str = "factory-type-disagree";
const ABSTAIN: &str = "factory-type-abstain";
const ENOUGH: &[&str] = &["", "-"];

/// A flask is right as it is.
fn settles(word: &str) -> bool {
    word.is_empty() || means(SETTLE, word)
}

/// The tool of this name.
pub(super) fn tool(word: &str) -> Option<Tool> {
    among(&TOOLS, word)
}

/// A flask by its number, counted from 1.
fn flask(word: &str) -> Option<u8> {
    let number: u8 = word.trim_start_matches(['f', '#']).parse().ok()?;
    number.checked_sub(1).filter(|&flask| usize::from(flask) < FLASKS)
}

/// The decision that these words stand for.
pub(super) fn read(
    game: &FactoryOfDreams,
    state: &State,
    seat: Seat,
    words: &[&str],
) -> Option<Result<Move, Illegal>> {
    let (first, rest) = words.split_first().map_or(("", &[][..]), |(first, rest)| (*first, rest));
    match state.phase {
        Phase::Creating => {
            let mut moves = Vec::new();
            game.moves(state, seat, &mut moves);
            let optional = moves.last() == Some(&Move::Enough);
            (optional && ENOUGH.contains(&first)).then_some(Ok(Move::Enough))
        }
        Phase::Connecting if state.pen.is_none() => turn(game, state, first, rest),
        Phase::Waking => compare(game, state, seat, first, rest),
        Phase::Opening | Phase::Connecting | Phase::Over => None,
    }
}

fn turn(game: &FactoryOfDreams, state: &State, first: &str, rest: &[&str]) -> Option<Result<Move, Illegal>> {
    if means(PASS, first) {
        return Some(Ok(Move::Pass));
    }
    let where_to = rest.last().and_then(|word| flask(word));
    let which_flask = || Illegal::new("factory-typed-which-flask");
    if let Some(tool) = tool(first) {
        if tool == Tool::Broom {
            return Some(Ok(Move::Broom));
        }
        return Some(where_to.map(|flask| Move::Token { tool, flask }).ok_or_else(which_flask));
    }
    let named =
        |(_, top): &(u8, &Option<_>)| top.is_some_and(|thought| plain(game.printed(thought)) == first);
    let by_word = (0_u8..).zip(&state.reserves).find(named).map(|(reserve, _)| reserve);
    let by_number =
        || first.parse::<u8>().ok().and_then(|number| number.checked_sub(1)).filter(|_| !rest.is_empty());
    let reserve = by_word.or_else(by_number)?;
    Some(where_to.map(|flask| Move::Place { reserve, flask }).ok_or_else(which_flask))
}

fn compare(
    game: &FactoryOfDreams,
    state: &State,
    seat: Seat,
    first: &str,
    rest: &[&str],
) -> Option<Result<Move, Illegal>> {
    if state.talk.proposal().is_some() {
        let mut votes = [Move::Agree, Move::Disagree, Move::Abstain].into_iter();
        return votes.find(|&vote| names(vote, first)).map(Ok);
    }
    if settles(first) {
        return Some(Ok(Move::Settle));
    }
    let view = game.view(state, Eyes::Seat(seat));
    let known: Vec<(char, Answer)> = letters(&view).collect();
    let answer = |word: &str| {
        let mut letters = word.chars();
        let letter = letters.next().filter(|_| letters.next().is_none())?;
        known.iter().find(|(name, _)| *name == letter).map(|(_, answer)| *answer)
    };
    let which = || Illegal::new("factory-typed-which-dream");
    let only = |words: &[&str]| words.iter().find_map(|word| answer(word)).ok_or_else(which);
    // A group is named by its first answer.
    let group = |answer: Answer| {
        let answers = view.awake.last().map(|awake| awake.answers.as_slice()).unwrap_or_default();
        answers.iter().find(|seen| seen.answer == answer).and_then(|seen| seen.group).unwrap_or(answer)
    };
    let join = |words: &[&str]| {
        let mut two = words.iter().filter_map(|word| answer(word)).map(group);
        match (two.next(), two.next()) {
            (Some(one), Some(other)) => Ok(Move::Join { one: one.min(other), other: one.max(other) }),
            _ => Err(which()),
        }
    };
    if means(SPLIT, first) {
        return Some(only(rest).map(|answer| Move::Split { answer }));
    }
    if means(STRIKE, first) {
        return Some(only(rest).map(|answer| Move::Strike { answer: group(answer) }));
    }
    if means(SAME, first) {
        return Some(join(rest));
    }
    if first.contains('=') {
        return Some(join(&first.split('=').collect::<Vec<_>>()));
    }
    answer(first)?;
    let words: Vec<&str> = std::iter::once(first).chain(rest.iter().copied()).collect();
    Some(join(&words))
}

/// Whether this word names the decision among those of one step.
pub(super) fn names(mv: Move, word: &str) -> bool {
    match mv {
        Move::Broom => tool(word) == Some(Tool::Broom),
        Move::Pass => means(PASS, word),
        Move::Place { flask: to, .. } | Move::Token { flask: to, .. } => {
            word.starts_with('f') && flask(word) == Some(to)
        }
        Move::Settle => settles(word),
        Move::Agree => means(AGREE, word),
        Move::Disagree => means(DISAGREE, word),
        Move::Abstain => means(ABSTAIN, word),
        _ => false,
    }
}

/// How to type a decision that could be made now.
pub(super) fn example(game: &FactoryOfDreams, state: &State, seat: Seat) -> Phrase {
    if game.question(state, seat).is_some() {
        return Phrase::new("factory-typed-word");
    }
    Phrase::new(match (state.phase, state.talk.proposal()) {
        (Phase::Connecting, _) => "factory-typed-turn",
        (Phase::Waking, None) => "factory-typed-groups",
        (Phase::Waking, Some(_)) => "factory-typed-vote",
        _ => "factory-typed-number",
    })
}
