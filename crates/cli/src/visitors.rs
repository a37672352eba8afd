//! `--bot`: programs from outside that play, wherever bots do.

use std::time::Duration;

use reverie_text::Voice;
use reverie_visitors::{Invitation, Murmurs, Visitors};

use crate::speech::refused;

/// Programs of your own that play.
#[derive(Debug, Default, Clone, clap::Args)]
#[command(next_help_heading = "help-heading-bots")]
pub(crate) struct BotArgs {
    /// A program that plays under this name (docs/bots.md), like clever="python3 mybot.py"; NAME@GAME=COMMAND for one game
    /// only. May be given several times.
    #[arg(long, value_name = "NAME=COMMAND")]
    bot: Vec<Invitation>,
    /// Seconds that such a program may think about one decision [default: 5].
    #[arg(long, value_name = "S", value_parser = seconds)]
    bot_seconds: Option<Duration>,
}

/// A number of seconds above 0.
pub(crate) fn seconds(text: &str) -> Result<Duration, String> {
    let time = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    time.filter(|time| !time.is_zero()).ok_or_else(|| "a number of seconds above 0, like 0.5".to_owned())
}

impl BotArgs {
    /// Those who are invited, with these beside them.
    pub(crate) fn invite(
        &self,
        more: Vec<Invitation>,
        murmurs: Murmurs,
        voice: &Voice,
    ) -> anyhow::Result<Visitors> {
        let all = self.bot.iter().cloned().chain(more).map(|invitation| Invitation {
            patience: self.bot_seconds.unwrap_or(invitation.patience),
            ..invitation
        });
        Visitors::invite(all.collect(), murmurs).map_err(|no| refused(voice, &no))
    }
}
