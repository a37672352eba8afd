//! Everything, from a file to a database server or back.

use std::process::ExitCode;

use anyhow::anyhow;
use reverie_game::Phrase;
use reverie_store::moving::Where;
use reverie_store::{CannotMove, Database, Moved};
use reverie_text::Voice;
use serde::Serialize;

use super::{held, print_json, there, trouble};
use crate::figures::whole;
use crate::out;

/// Copy everything into an empty place, from a file to a database server or back, and check it. No server may be using
/// either; what was there stays.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Where it is: a file, or postgres://…
    #[arg(long, value_name = "FILE|URL")]
    from: Database,
    /// Where it is to go: a file that is not there, or an empty database, postgres://…
    #[arg(long, value_name = "FILE|URL")]
    to: Database,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Printed<'a> {
    from: String,
    to: String,
    #[serde(flatten)]
    moved: &'a Moved,
}

pub(super) async fn run(args: &Args, voice: &Voice) -> anyhow::Result<ExitCode> {
    let Args { from, to, json } = args;
    if let Some(file) = from.file() {
        there(file, voice)?;
    }
    let moved = from.move_to(to).await.map_err(|no| match no {
        Where::From(cannot) => why(from, &cannot, voice),
        Where::To(cannot) => why(to, &cannot, voice),
    })?;
    if *json {
        print_json(&Printed { from: from.to_string(), to: to.to_string(), moved: &moved })?;
        return Ok(ExitCode::SUCCESS);
    }
    let figure = |figure| whole(figure, voice.lang());
    let said = Phrase::new("admin-moved")
        .with("from", from.to_string())
        .with("to", to.to_string())
        .with("tables", figure(moved.rows.get("tables").copied().unwrap_or(0)))
        .with("rows", figure(moved.rows.values().sum()))
        .with("hash", moved.hash);
    out::print(&format!("{}\n", voice.say(&said)))?;
    Ok(ExitCode::SUCCESS)
}

/// Why nothing was moved, and what to do about it.
fn why(place: &Database, cannot: &CannotMove, voice: &Voice) -> anyhow::Error {
    let path = place.to_string();
    let said = |key: &'static str| Phrase::new(key).with("path", path.as_str());
    let phrase = match cannot {
        CannotMove::Held(holder) => return held(&path, holder, "admin-stop-it", voice),
        CannotMove::Store(failure) => return trouble(place, failure, voice),
        CannotMove::NotEmpty => said("admin-move-not-empty"),
        CannotMove::Same => said("admin-move-same"),
        CannotMove::Used(nodes) => said("admin-move-used").with("count", nodes.len()),
        CannotMove::Differs(shelf) => said("admin-move-differs").with("shelf", *shelf),
        CannotMove::System(error) => said("admin-bad-data").with("reason", error.to_string()),
    };
    anyhow!(voice.say(&phrase))
}
