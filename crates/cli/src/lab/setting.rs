//! What the studies of play have in common: a game with its options for so many, a seed, threads.

use anyhow::Result;
use reverie_game::Illegal;
use reverie_kit::Kit;
use reverie_lab::arena::Setting;
use reverie_lab::statistics::Estimate;
use reverie_lab::studied::OptionSet;
use reverie_text::{Lang, Voice};
use reverie_visitors::{Bot, Invitation, Murmurs};
use serde_json::Value as Json;

use crate::figures::tenths;
use crate::play::options;
use crate::speech::refused;
use crate::visitors::BotArgs;

/// How it is played.
#[derive(Debug, clap::Args)]
pub(super) struct SettingArgs {
    /// An option of the game, as `reverie games` lists them: view=BC. One that is on or off is set by its name alone.
    #[arg(long, value_name = "NAME[=VALUE]", conflicts_with = "options")]
    set: Vec<String>,
    /// All options at once, by the name the lab gives them or as JSON.
    #[arg(long, value_name = "NAME|JSON")]
    options: Option<String>,
    /// What all deals follow from: the same seed gives the same games.
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// How many games are played at the same time [default: one for each core].
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    pub(super) threads: usize,
    #[command(flatten)]
    pub(super) bots: BotArgs,
    /// Print a JSON object.
    #[arg(long)]
    pub(super) json: bool,
}

impl SettingArgs {
    /// The game as it is to be played.
    pub(super) fn setting(&self, kit: &'static Kit, seats: u8, voice: &Voice) -> Result<Setting> {
        let no = |illegal| refused(voice, &illegal);
        let text = match &self.options {
            Some(text) => text.clone(),
            None => Json::Object(options::read(kit.entry, &self.set).map_err(no)?).to_string(),
        };
        let set = OptionSet::read(kit.entry, &text).map_err(no)?;
        let setting = Setting { kit, set, seats, seed: self.seed };
        setting.check().map_err(no)?;
        Ok(setting)
    }
}

/// Players by name: a level of the game, the same with so many times as much to think (`master*2`) or with a tree instead of
/// flat halving (`master+tree`), a program invited with `--bot`, or one named on the spot: `bot:COMMAND`.
pub(super) fn players(
    kit: &'static Kit,
    names: &[String],
    invited: &BotArgs,
    voice: &Voice,
) -> Result<Vec<Bot>> {
    let mut on_the_spot: Vec<Invitation> = Vec::new();
    for name in names {
        if let Some(command) = name.strip_prefix("bot:")
            && !on_the_spot.iter().any(|invitation| invitation.name == *name)
        {
            let invitation = Invitation::new("bot", command).map_err(anyhow::Error::msg)?;
            on_the_spot.push(Invitation { name: name.clone(), ..invitation });
        }
    }
    let visitors = invited.invite(on_the_spot, Murmurs::Shown, voice)?;
    let bot = |name: &String| match Studied::read(name) {
        Some(studied) => studied.bot(kit),
        None => visitors.bot(kit, name),
    };
    names.iter().map(|name| bot(name).map_err(|no| refused(voice, &no))).collect()
}

/// A level that is to search in another way: `LEVEL[+tree][*TIMES]`.
struct Studied<'a> {
    level: &'a str,
    tree: bool,
    times: Option<f64>,
}

impl<'a> Studied<'a> {
    /// None for plain names, and for programs.
    fn read(name: &'a str) -> Option<Self> {
        let (level, times) = match name.rsplit_once('*') {
            Some((level, times)) => {
                (level, Some(times.parse().ok().filter(|times| (0.001..=1000.0).contains(times))?))
            }
            None => (name, None),
        };
        let (level, tree) = level.strip_suffix("+tree").map_or((level, false), |level| (level, true));
        let plain = times.is_none() && !tree || level.starts_with("bot:");
        (!plain).then_some(Self { level, tree, times })
    }

    fn bot(&self, kit: &'static Kit) -> Result<Bot, Illegal> {
        let mut level = kit.level(self.level)?;
        let no_search = || Illegal::new("lab-no-search").with("level", self.level);
        if self.tree {
            level = level.treed().ok_or_else(no_search)?;
        }
        if let Some(times) = self.times {
            level = level.paced(times).ok_or_else(no_search)?;
        }
        Ok(Bot::House(level))
    }
}

/// A figure with its interval: "12.3 (11.8 to 12.9)".
pub(super) fn interval(estimate: &Estimate, lang: Lang) -> String {
    let mean = tenths(estimate.mean, lang);
    match (estimate.low, estimate.high) {
        (Some(low), Some(high)) => format!("{mean} ({} – {})", tenths(low, lang), tenths(high, lang)),
        _ => mean,
    }
}
