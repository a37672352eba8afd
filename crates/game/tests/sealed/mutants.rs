//! Sealed keeps the laws; each mutant of it breaks one, and the suite says which.

use reverie_game::laws::{Breach, Rigor, uphold, uphold_game};

use crate::game::{Mutant, Options, Sealed};

#[test]
fn sealed_keeps_the_laws() {
    uphold::<Sealed>(150);
}

/// The quick laws alone, for mutants that others would stumble over too.
const QUICK: Rigor = Rigor { one_in: usize::MAX };

fn breach_of(mutant: Mutant, rigor: Rigor) -> Breach {
    let options = Options { rounds: 3, mutant: Some(mutant) };
    let breach = (0..400).find_map(|seed| uphold_game::<Sealed>(3, &options, seed, rigor).err());
    *breach.unwrap_or_else(|| panic!("{mutant:?} keeps every law"))
}

macro_rules! breaks {
    ($($test:ident: $mutant:ident, $rigor:expr, $law:expr;)+) => {$(
        #[test]
        fn $test() {
            let breach = breach_of(Mutant::$mutant, $rigor);
            assert_eq!(breach.law, $law, "{breach}");
        }
    )+};
}

const LISTED: &str = "moves is sorted, unique, and empty just for those who are not awaited";
const CHECKED: &str = "a move passes check if and only if it is listed";
const ADMITTED: &str = "a state that lies on a table is admitted";
const SAMPLED: &str = "a sampled table looks the same to whoever it was sampled for";
const SAME_MOVES: &str =
    "on two tables that eyes can't tell apart, they have the same moves and wait for the same";
const SAME_STEP: &str =
    "on two tables that eyes can't tell apart, the same step looks the same unless it reveals";
const SAME_LOG: &str = "two steps that look the same are told the same";
const COMMUTE: &str = "two answers legal together are legal in both orders and lead to the same table";
const ODD: &str = "a position with one value changed is refused or playable";
const ENDS: &str = "every game ends within longest";

breaks! {
    a_log_that_tells_a_secret_bid_is_found: LogTellsTheBid, Rigor::FULL, SAME_LOG;
    a_log_that_tells_a_hidden_card_is_found: LogTellsTheCard, Rigor::FULL, SAME_LOG;
    a_reveal_that_is_not_marked_is_found: RevealIsNotMarked, Rigor::FULL, SAME_STEP;
    an_id_by_order_of_arrival_is_found: BidsAreNumberedAsTheyArrive, Rigor::FULL, COMMUTE;
    two_answers_whose_order_matters_are_found: FirstToBidGetsAPoint, Rigor::FULL, COMMUTE;
    a_view_that_shows_a_hidden_card_is_found: ViewShowsACard, Rigor::FULL, SAMPLED;
    a_sample_that_ignores_what_the_eyes_know_is_found: SampleForgetsTheOwnCard, Rigor::FULL, SAMPLED;
    a_sample_that_cannot_lie_on_a_table_is_found: SampleDealsACardTwice, Rigor::FULL, ADMITTED;
    moves_out_of_order_are_found: MovesAreNotSorted, Rigor::FULL, LISTED;
    a_move_listed_twice_is_found: MoveIsListedTwice, Rigor::FULL, LISTED;
    a_listed_move_that_check_refuses_is_found: ListedMoveIsRefused, Rigor::FULL, CHECKED;
    an_unlisted_move_that_check_allows_is_found: UnlistedMoveIsAllowed, Rigor::FULL, CHECKED;
    moves_that_depend_on_anothers_secret_are_found: MovesDependOnAnothersCard, Rigor::FULL, SAME_MOVES;
    an_answer_that_bars_another_is_found: LastToBidMayNotBid, Rigor::FULL, COMMUTE;
    rolls_out_of_order_are_found: RollsAreNotSorted, QUICK, "rolls is sorted, unique, and can bring something";
    a_seat_awaited_with_nothing_to_decide_is_found: IdleSeatIsAwaited, QUICK, LISTED;
    a_game_that_never_ends_is_found: RoundsNeverEnd, QUICK, ENDS;
    a_deal_that_never_ends_is_found: DealingNeverEnds, QUICK, ENDS;
    a_field_that_is_not_written_down_is_found:
        FieldIsNotWrittenDown, Rigor::FULL, "what is written down is read back the same";
    a_reached_state_that_is_refused_is_found: ReachedStateIsRefused, QUICK, ADMITTED;
    an_odd_position_that_panics_is_found: OddPositionPanics, Rigor::FULL, ODD;
    an_odd_position_that_cannot_be_sampled_is_found: OddPositionCannotBeSampled, Rigor::FULL, ODD;
    a_refusal_that_tells_a_secret_is_found: RefusalTellsAnothersBid, Rigor::FULL,
        "on two tables that eyes can't tell apart, they are asked and refused the same for the same reason";
    standings_that_tell_a_secret_are_found:
        StandingsCountHiddenCards, Rigor::FULL, "standings tell no secrets";
    a_panic_in_play_is_found: PlayPanics, QUICK, "nothing panics";
}
