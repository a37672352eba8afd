//! The server's own keys.

use std::process::ExitCode;

use reverie_game::Phrase;
use reverie_text::Voice;

use super::DataArgs;
use crate::figures::whole;

/// The server's own keys.
#[derive(Debug, clap::Subcommand)]
pub(crate) enum Command {
    /// Throw the key away that calls are signed with: a new one is made when it is first needed. Browsers trust no other
    /// key, so whoever wants to be called has to say so again.
    Rotate {
        #[command(flatten)]
        data: DataArgs,
    },
}

pub(super) async fn run(command: &Command, voice: &Voice) -> anyhow::Result<ExitCode> {
    let Command::Rotate { data } = command;
    let visit = data.visit(voice).await?;
    let browsers = visit.store.rotate_keys().await.map_err(|failure| visit.failed(&failure, voice))?;
    let said = Phrase::new("admin-keys-rotated").with("browsers", whole(browsers as u64, voice.lang()));
    visit.done(&voice.say(&said), voice).await
}
