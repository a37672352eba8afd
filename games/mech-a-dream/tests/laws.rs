//! The laws that every game keeps.

use std::path::Path;

use reverie_mech_a_dream::MechADream;

#[test]
fn the_laws_hold_in_every_view_with_every_number_of_players() {
    reverie_game::laws::uphold::<MechADream>(20);
}

#[test]
fn the_golden_games_are_played_as_ever() {
    reverie_game::laws::golden::<MechADream>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden"));
}
