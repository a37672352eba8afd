//! To be written.
use std::process::ExitCode;
/// Arguments.
#[derive(Debug, Default, clap::Args)]
pub(crate) struct Args {}
pub(crate) fn run(_args: &Args, _lang: reverie_text::Lang) -> anyhow::Result<ExitCode> {
    Ok(ExitCode::SUCCESS)
}
