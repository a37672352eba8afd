//! Laws 3, 4 and 8: nobody learns what they may not know, by the view, the log, the list of moves, the reason of a
//! refusal or the standings.

use crate::laws::{Verdict, WORDS, admitted, hold};
use crate::{Eyes, Game, Happening, Log, Luck, Pending};

pub(super) fn samples_look_the_same<G: Game>(game: &G, state: &G::State, luck: &mut Luck) -> Verdict {
    const LAW: &str = "a sampled table looks the same to whoever it was sampled for";
    const SAME: &str = "at an open table every pair of eyes sees the same";
    for eyes in Eyes::all(game.seats()) {
        let view = game.view(state, eyes);
        hold!(SAME, !G::OPEN || view == game.view(state, Eyes::Spectator), "{eyes:?}: {view:?}");
        let sampled = game.sample(&view, luck);
        admitted(game, &sampled, "sampled")?;
        let again = game.view(&sampled, eyes);
        hold!(LAW, again == view, "{eyes:?}\n{again:?}\nis not\n{view:?}");
    }
    Ok(())
}

/// Something that can happen to a table: a seat's decision, or a roll.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Step<M, R> {
    Move(crate::Seat, M),
    Roll(R),
}

type StepOf<G> = Step<<G as Game>::Move, <G as Game>::Roll>;

fn steps<G: Game>(game: &G, state: &G::State) -> Vec<StepOf<G>> {
    match game.pending(state) {
        Pending::Over => Vec::new(),
        Pending::Chance(_) => {
            let mut rolls = Vec::new();
            game.rolls(state, &mut rolls);
            rolls.into_iter().map(|(roll, _)| Step::Roll(roll)).collect()
        }
        Pending::Seats(seats) => {
            let mut moves = Vec::new();
            let mut steps = Vec::new();
            for seat in seats.iter() {
                game.moves(state, seat, &mut moves);
                steps.extend(moves.iter().map(|&mv| Step::Move(seat, mv)));
            }
            steps
        }
    }
}

/// The table after a step, and what some eyes saw and were told of it.
type Seen<G> = (<G as Game>::State, <G as Game>::View, Vec<<G as Game>::Event>);

/// What these eyes make of a step: the view after it and what they were told. None if it reveals something.
fn seen<G: Game>(game: &G, state: &G::State, step: StepOf<G>, eyes: Eyes) -> Option<Seen<G>> {
    let mut after = *state;
    let mut events = Vec::new();
    let mut log = Log::to(&mut events);
    match step {
        Step::Move(seat, mv) => game.play(&mut after, seat, mv, &mut log),
        Step::Roll(roll) => game.roll(&mut after, roll, &mut log),
    }
    if events.iter().any(Happening::reveals) {
        return None;
    }
    events.retain(|event| event.audience().includes(eyes));
    Some((after, game.view(&after, eyes), events))
}

pub(super) fn what_eyes_cannot_tell_apart_stays_apart<G: Game>(
    game: &G,
    state: &G::State,
    luck: &mut Luck,
) -> Verdict {
    const MOVES: &str =
        "on two tables that eyes can't tell apart, they have the same moves and wait for the same";
    const SAME: &str =
        "on two tables that eyes can't tell apart, the same step looks the same unless it reveals";
    const LOG: &str = "two steps that look the same are told the same";
    /// How many steps of a position are looked at.
    const SAMPLE: usize = 6;
    let here = steps(game, state);
    let (mut own, mut theirs) = (Vec::new(), Vec::new());
    for eyes in Eyes::all(game.seats()) {
        let twin = game.sample(&game.view(state, eyes), luck);
        hold!(MOVES, game.pending(state) == game.pending(&twin), "{eyes:?}: {twin:?}");
        if let Eyes::Seat(seat) = eyes {
            game.moves(state, seat, &mut own);
            game.moves(&twin, seat, &mut theirs);
            hold!(MOVES, own == theirs, "{eyes:?}\n{theirs:?}\nis not\n{own:?}");
        }
        let there = if twin == *state { here.clone() } else { steps(game, &twin) };
        for _ in 0..SAMPLE {
            let Some(&step) = luck.pick(&here) else { break };
            let Some((after, view, events)) = seen(game, state, step, eyes) else { continue };
            if twin != *state
                && there.contains(&step)
                && let Some((_, twin_view, twin_events)) = seen(game, &twin, step, eyes)
            {
                hold!(SAME, twin_view == view, "{eyes:?}, {step:?}\n{twin_view:?}\nis not\n{view:?}");
                hold!(SAME, twin_events == events, "{eyes:?}, {step:?}\n{twin_events:?}\nis not\n{events:?}");
            }
            let Some(&other) = luck.pick(&here) else { break };
            if let Some((other_after, other_view, other_events)) = seen(game, state, other, eyes)
                && other_after != after
                && other_view == view
            {
                hold!(
                    LOG,
                    other_events == events,
                    "{eyes:?}, {step:?}, {other:?}\n{other_events:?}\nis not\n{events:?}"
                );
            }
        }
    }
    Ok(())
}

/// Whoever tries all kinds of things learns nothing by what is refused, and whoever looks at the standings sees what
/// all may know: they are shown at any time.
pub(super) fn refusals_and_standings_tell_no_secrets<'a, G: Game>(
    game: &G,
    state: &G::State,
    tried: &(impl Iterator<Item = &'a G::Move> + Clone),
    luck: &mut Luck,
) -> Verdict {
    const REFUSED: &str =
        "on two tables that eyes can't tell apart, they are asked and refused the same for the same reason";
    const STANDINGS: &str = "standings tell no secrets";
    for eyes in Eyes::all(game.seats()) {
        let twin = game.sample(&game.view(state, eyes), luck);
        let (own, theirs) = (game.standings(state), game.standings(&twin));
        hold!(STANDINGS, own == theirs, "{eyes:?}\n{theirs:?}\nis not\n{own:?}");
        let Eyes::Seat(seat) = eyes else { continue };
        for &mv in tried.clone() {
            let (own, theirs) = (game.check(state, seat, mv), game.check(&twin, seat, mv));
            hold!(REFUSED, own == theirs, "{eyes:?}, {mv:?}\n{theirs:?}\nis not\n{own:?}");
        }
        let (own, theirs) = (game.question(state, seat), game.question(&twin, seat));
        hold!(REFUSED, own == theirs, "{eyes:?}\n{theirs:?}\nis not\n{own:?}");
        for text in WORDS.iter().filter(|_| own.is_some()) {
            let (own, theirs) = (game.read(state, seat, text), game.read(&twin, seat, text));
            hold!(REFUSED, own == theirs, "{eyes:?}, {text:?}\n{theirs:?}\nis not\n{own:?}");
        }
    }
    Ok(())
}
