//! A server in a process of its own, to be killed.

use std::io::{self, BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, ChildStdout, Command, Stdio};

/// A server in a process of its own; it is killed when this is dropped.
#[derive(Debug)]
pub struct Server {
    child: Child,
    address: SocketAddr,
    /// Kept open: whoever writes where nobody reads gets an error.
    _output: BufReader<ChildStdout>,
}

impl Server {
    /// Starts one, and waits until it says on its standard output where it listens.
    pub fn start(command: &mut Command) -> io::Result<Self> {
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?;
        let Some(output) = child.stdout.take() else { return Err(io::ErrorKind::BrokenPipe.into()) };
        let mut output = BufReader::new(output);
        let mut line = String::new();
        loop {
            line.clear();
            if output.read_line(&mut line)? == 0 {
                let ended = child.wait()?;
                return Err(io::Error::other(format!("the server did not start: {ended}")));
            }
            if let Some(address) = address_in(&line) {
                return Ok(Self { child, address, _output: output });
            }
        }
    }

    /// Where it listens.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// kill -9.
    pub fn kill(mut self) -> io::Result<()> {
        self.child.kill()?;
        self.child.wait().map(drop)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The address in a line of what a server says when it has started.
pub(crate) fn address_in(line: &str) -> Option<SocketAddr> {
    line.split_whitespace().find_map(|word| word.strip_prefix("http://").unwrap_or(word).parse().ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_says_where_it_is_in_any_language() {
        let here = Some(([127, 0, 0, 1], 4870).into());
        assert_eq!(address_in("La table est ouverte à http://127.0.0.1:4870"), here);
        assert_eq!(address_in("listening 127.0.0.1:4870\n"), here);
        assert_eq!(address_in("Everything is kept in /tmp/reverie.db"), None);
    }
}
