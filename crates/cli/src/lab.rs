//! To be written.
use std::process::ExitCode;
/// Studies.
#[derive(Debug, clap::Subcommand)]
pub(crate) enum Command {}
pub(crate) fn run(_command: &Command, _lang: reverie_text::Lang) -> anyhow::Result<ExitCode> {
    Ok(ExitCode::SUCCESS)
}
