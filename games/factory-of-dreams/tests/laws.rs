//! The laws that every game keeps.

use std::path::Path;

use reverie_factory_of_dreams::FactoryOfDreams;

#[test]
fn the_laws_hold_with_every_option_and_every_number_of_players() {
    reverie_game::laws::uphold::<FactoryOfDreams>(1);
}

#[test]
fn the_golden_games_are_played_as_ever() {
    reverie_game::laws::golden::<FactoryOfDreams>(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden"),
    );
}
