//! The team-mate of Factory of Dreams' guided first night: what they lay and write is known beforehand, so that somebody
//! can say what to look at.

use reverie_factory_of_dreams::FactoryOfDreams;
use reverie_factory_of_dreams::moves::Move;
use reverie_factory_of_dreams::state::{MOST_CARDS, Phase};
use reverie_factory_of_dreams::view::{ThoughtCard, View};
use reverie_game::{Game, Luck, Phrase, Seat};
use reverie_lexicon::{Language, Thought};

use reverie_bots::{Choice, Player};

/// What is laid, one after the other, and in which flask: each as soon as it lies on a reserve.
const LAID: [(&str, u8); 4] = [("queen", 0), ("float", 4), ("champion", 1), ("young", 3)];

/// What is written for a flask, and what in doubt, in English and in French: by the names on the lists, which is all a
/// bot may say.
const DREAMS: [[(&str, &str); 2]; 5] = [
    [("carriage", "carrosse"), ("taxi", "taxi")],
    [("racing car", "voiture de course"), ("motorcycle", "moto")],
    [("car", "voiture"), ("bus", "bus")],
    [("skateboard", "skateboard"), ("bicycle", "vélo")],
    [("kayak", "kayak"), ("raft", "radeau")],
];

/// Lays and writes what the lesson tells of, and leaves all votes to whoever learns. Where that cannot be done, because
/// somebody went another way, passes or takes the first thing that can.
#[derive(Debug, Clone, Copy)]
pub struct Guide;

impl Player<FactoryOfDreams> for Guide {
    fn choose(
        &self,
        game: &FactoryOfDreams,
        view: &View,
        seat: Seat,
        luck: &mut Luck,
    ) -> Option<Choice<Move>> {
        let told = match view.phase {
            Phase::Connecting => laid(view).or_else(|| passing(view)),
            Phase::Waking if view.proposal.is_some() => Some(Move::Abstain),
            Phase::Waking => Some(Move::Settle),
            _ => None,
        };
        // Only for words is it worth while to sample the table.
        let mv = told.or_else(|| {
            let state = game.sample(view, luck);
            let written = dream(game, view, seat).and_then(|dream| game.read(&state, seat, dream).ok());
            written.filter(|&mv| game.check(&state, seat, mv).is_ok()).or_else(|| {
                let mut moves = Vec::new();
                game.moves(&state, seat, &mut moves);
                moves.first().copied()
            })
        })?;
        Some(Choice::new(mv, Phrase::new("bot-guide")))
    }
}

/// The next of the cards it tells of that lies on a reserve, if its flask has room.
fn laid(view: &View) -> Option<Move> {
    LAID.iter().find_map(|&(word, flask)| {
        let thought = Thought::by_word(word)?;
        let on_top =
            |top: &Option<ThoughtCard>| top.as_ref().is_some_and(|card| card.thought == Some(thought));
        let reserve = view.reserves.iter().position(on_top)?;
        let room = view.flasks.get(usize::from(flask))?.cards.len() < MOST_CARDS;
        room.then_some(Move::Place { reserve: u8::try_from(reserve).ok()?, flask })
    })
}

/// Passing, where one may.
fn passing(view: &View) -> Option<Move> {
    view.flasks.iter().all(|flask| !flask.cards.is_empty()).then_some(Move::Pass)
}

/// What it writes on its next line.
fn dream(game: &FactoryOfDreams, view: &View, seat: Seat) -> Option<&'static str> {
    let line = view.lines.get(view.boards.get(seat.index())?.words.len())?;
    let (en, fr) = DREAMS.get(usize::from(line.flask))?[usize::from(line.second)];
    Some(match game.language() {
        Language::En => en,
        Language::Fr => fr,
    })
}
