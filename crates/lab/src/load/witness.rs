//! The server's process as the system sees it: processor time and memory. Nothing where the system has no `/proc`.

use std::fs;
use std::net::SocketAddr;
use std::path::PathBuf;

/// Ticks a second in `/proc`: the same on every Linux, whatever the kernel counts in.
const TICKS: f64 = 100.0;

/// A process that is looked at.
#[derive(Debug)]
pub(crate) struct Witness(PathBuf);

impl Witness {
    /// If there is such a process.
    pub(crate) fn new(pid: u32) -> Option<Self> {
        let folder = PathBuf::from(format!("/proc/{pid}"));
        folder.is_dir().then_some(Self(folder))
    }

    /// Processor time it has used so far, its own and the system's for it.
    pub(crate) fn cpu_seconds(&self) -> Option<f64> {
        let stat = fs::read_to_string(self.0.join("stat")).ok()?;
        // The name in parentheses may hold anything, spaces too.
        let (_, rest) = stat.rsplit_once(')')?;
        let ticks = |place: usize| rest.split_whitespace().nth(place)?.parse::<f64>().ok();
        Some((ticks(11)? + ticks(12)?) / TICKS)
    }

    /// Memory it holds.
    pub(crate) fn kilobytes(&self) -> Option<u64> {
        let status = fs::read_to_string(self.0.join("status")).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.split_whitespace().next()?.parse().ok()
    }
}

/// The process that listens on this port.
pub(crate) fn listener(server: SocketAddr) -> Option<u32> {
    let inode = ["/proc/net/tcp", "/proc/net/tcp6"]
        .into_iter()
        .filter_map(|table| fs::read_to_string(table).ok())
        .find_map(|table| listening(&table, server.port()))?;
    let socket = PathBuf::from(format!("socket:[{inode}]"));
    fs::read_dir("/proc").ok()?.flatten().find_map(|process| {
        let pid = process.file_name().to_str()?.parse().ok()?;
        let mut open = fs::read_dir(process.path().join("fd")).ok()?.flatten();
        open.any(|file| fs::read_link(file.path()).is_ok_and(|to| to == socket)).then_some(pid)
    })
}

/// The inode of the socket that listens on this port, in a table of the kernel's.
fn listening(table: &str, port: u16) -> Option<u64> {
    const LISTEN: &str = "0A";
    table.lines().skip(1).find_map(|line| {
        let fields: Vec<&str> = line.split_whitespace().collect();
        let (_, own) = fields.get(1)?.rsplit_once(':')?;
        let ours = u16::from_str_radix(own, 16).is_ok_and(|own| own == port) && *fields.get(3)? == LISTEN;
        ours.then(|| fields.get(9)?.parse().ok())?
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_listening_port_is_found_in_the_kernels_table() {
        let table = "  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode\n   \
            0: 0100007F:1306 00000000:0000 01 00000000:00000000 00:00000000 00000000     0        0 7 1 0 100 0 0 10 0\n   \
            1: 0100007F:1306 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 42 1 0 100 0 0 10 0\n";
        assert_eq!(listening(table, 4870), Some(42));
        assert_eq!(listening(table, 4871), None);
    }

    #[test]
    fn this_process_uses_time_and_memory() {
        let Some(own) = Witness::new(std::process::id()) else { return };
        assert!(own.cpu_seconds().is_some());
        assert!(own.kilobytes().is_some_and(|kilobytes| kilobytes > 100));
    }
}
