//! A team-mate in Factory of Dreams: lays cards that people can read, and writes what most people would.
//!
//! | room | what it is for |
//! |---|---|
//! | here | the players, and what they do in each phase |
//! | `prospects` | what the flasks bring to mind, and what that is worth |
//! | `apart` | different dreams for different flasks |
//! | `connecting` | which card to lay, which tool to use, when to pass |
//! | `writing` | which dreams to write |
//! | [`guide`] | what the guided first night tells of |

mod apart;
mod connecting;
pub mod guide;
mod prospects;
mod writing;

use reverie_factory_of_dreams::FactoryOfDreams;
use reverie_factory_of_dreams::moves::Move;
use reverie_factory_of_dreams::state::Phase;
use reverie_factory_of_dreams::tool::{Kit, Tool};
use reverie_factory_of_dreams::view::View;
use reverie_game::{Luck, Phrase, Seat};

use reverie_bots::{Choice, Player};

/// The player with a mind of its own.
pub const DROWSY: Dreamer = Dreamer { strays: 1.0 };
/// The player with a thought of its own now and then.
pub const STEADY: Dreamer = Dreamer { strays: 0.5 };
/// The player who always writes the likeliest.
pub const LUCID: Dreamer = Dreamer { strays: 0.0 };

/// A player of Factory of Dreams. All build alike, so that people can read it: at any table there may be some. They
/// differ in what they write.
#[derive(Debug, Clone, Copy)]
pub struct Dreamer {
    /// How far its dreams stray from the likeliest: not at all with 0, as far as people's do with 1.
    strays: f32,
}

impl Player<FactoryOfDreams> for Dreamer {
    fn choose(
        &self,
        game: &FactoryOfDreams,
        view: &View,
        seat: Seat,
        luck: &mut Luck,
    ) -> Option<Choice<Move>> {
        let choice = |mv, why| Some(Choice::new(mv, Phrase::new(why)));
        match view.phase {
            Phase::Opening => {
                let tools: Kit = [Tool::Broom, Tool::Feather, Tool::FineDust].into_iter().collect();
                choice(Move::Choose { tools }, "bot-factory-tools")
            }
            Phase::Connecting => connecting::turn(game, view, seat, luck),
            Phase::Creating => writing::dream(game, view, seat, self.strays, luck),
            // Words are for people to judge.
            Phase::Waking if view.proposal.is_some() => choice(Move::Abstain, "bot-factory-people-judge"),
            Phase::Waking => choice(Move::Settle, "bot-factory-people-judge"),
            Phase::Over => None,
        }
    }
}
