//! A command, run to its end.

use std::process::{Command, Stdio};

use crate::{Trouble, on};

/// What it says on its standard output; if it fails, what it says of that is the trouble.
pub(crate) fn run(command: &mut Command) -> Result<String, Trouble> {
    let program = command.get_program().to_owned();
    let output = on(&program, command.stdin(Stdio::null()).output())?;
    let said = |bytes: &[u8]| String::from_utf8_lossy(bytes).trim().to_owned();
    if output.status.success() {
        return Ok(said(&output.stdout));
    }
    let args = command.get_args().map(|arg| arg.to_string_lossy().into_owned()).collect::<Vec<_>>();
    let command = format!("{} {}", program.to_string_lossy(), args.join(" "));
    Err(Trouble::Command { command, said: said(&output.stderr) })
}
