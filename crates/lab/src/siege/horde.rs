//! Those who attack, in a process of their own that yields to everybody else: on a small machine they would otherwise take the
//! cores from the server and from whoever measures it, and the figures would be of the machine.

use std::collections::BTreeMap;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::SocketAddr;
use std::process::{Child, ChildStdin, Command, Stdio};

use reverie_game::Illegal;
use tokio::sync::watch;

use super::attack::Attacks;
use super::runtime;
use crate::load::trouble;

/// Attackers at work. They are gone when this is.
#[derive(Debug)]
pub(super) struct Horde {
    child: Child,
    orders: Option<ChildStdin>,
}

impl Horde {
    /// Lets them loose: this command leads to [`attack`].
    pub(super) fn loose(command: &mut Command) -> Result<Self, Illegal> {
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| trouble("attack", error))?;
        let orders = child.stdin.take();
        Ok(Self { child, orders })
    }

    /// Tells them where to watch.
    pub(super) fn may_watch(&mut self, gallery: &str) {
        if let Some(orders) = &mut self.orders {
            // Whoever has fallen is found out in the end.
            let _ = writeln!(orders, "{gallery}");
        }
    }

    /// Calls them off; how often each attack was made.
    pub(super) fn call_off(&mut self) -> Result<BTreeMap<String, u64>, Illegal> {
        self.orders = None;
        let mut said = String::new();
        if let Some(mut out) = self.child.stdout.take() {
            out.read_to_string(&mut said).map_err(|error| trouble("attack", error))?;
        }
        self.child.wait().map_err(|error| trouble("attack", error))?;
        serde_json::from_str(&said).map_err(|error| trouble("attack", error))
    }
}

impl Drop for Horde {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What the process of those who attack does: each line of its standard input says where they may watch; when that ends, so do
/// they, and say how often each attack was made.
pub fn attack(server: SocketAddr, game: &str, out: &mut dyn Write) -> Result<(), Illegal> {
    yield_to_all();
    let (gallery, watched) = watch::channel(String::new());
    let (over, called_off) = tokio::sync::oneshot::channel::<()>();
    std::thread::spawn(move || {
        let _over = over;
        let orders = BufReader::new(io::stdin()).lines().map_while(Result::ok);
        orders.for_each(|path| drop(gallery.send(path)));
    });
    let runtime = runtime()?;
    let counts = runtime.block_on(async {
        let attacks = Attacks::new(server, game).await?;
        Ok::<_, Illegal>(attacks.rage(watched, async { drop(called_off.await) }).await)
    })?;
    runtime.shutdown_background();
    serde_json::to_writer(&mut *out, &counts).map_err(|error| trouble("attack", error))?;
    out.flush().map_err(|error| trouble("attack", error))
}

/// The lowest there is: whoever else wants a core gets it at once.
#[cfg(unix)]
fn yield_to_all() {
    let _ = rustix::process::nice(19);
}

#[cfg(not(unix))]
fn yield_to_all() {}
