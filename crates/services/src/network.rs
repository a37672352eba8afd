//! Machines of their own on this one, as far as whoever runs on them can tell: each with a network and mounts of its own
//! (namespaces of Linux), with a cable between any two of them, that can be pulled. For root only.
//!
//! A namespace lives as long as somebody lives in it, and a cable as long as both its ends: nothing is left of them when we
//! are killed.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::Ipv4Addr;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;

use crate::run::run;
use crate::user::User;
use crate::{Trouble, on, programs};

/// Where the number of this machine begins in a name: an address of ours is `198.18.NET.NUMBER`, which is set aside for trials
/// of networks.
const PREFIX: [u8; 2] = [198, 18];
/// Our own end.
const US: u8 = 254;
/// What lives on a machine for as long as we do.
const DWELLER: &str = "ip link set lo up && echo up && read -r _";

/// Where a server runs.
#[derive(Debug, Clone)]
pub enum Place {
    /// Here, on loopback.
    Here,
    /// On a machine of its own.
    Machine(Arc<Machine>),
}

/// A network of machines.
#[derive(Debug)]
pub struct Network {
    ip: PathBuf,
    net: u8,
    machines: u8,
}

/// A machine of its own.
#[derive(Debug)]
pub struct Machine {
    number: u8,
    address: Ipv4Addr,
    dweller: Child,
    /// Our end of the cable to it.
    cable: String,
}

impl Network {
    /// One without machines; an error says why there can be none here.
    pub fn new() -> Result<Self, Trouble> {
        if !cfg!(target_os = "linux") || !rustix::process::geteuid().is_root() {
            let why = "only root on Linux may make networks of machines on this one";
            return Err(Trouble::Missing(why.to_owned()));
        }
        let ip = programs::ip()?;
        let taken = run(Command::new(&ip).args(["-4", "-oneline", "address"]))?;
        let is_free = |net: &u8| !taken.contains(&format!(" {}.{}.{net}.", PREFIX[0], PREFIX[1]));
        let mut first = [0];
        let _ = getrandom::fill(&mut first);
        let net = (0..=u8::MAX).map(|n| n.wrapping_add(first[0])).find(is_free);
        let net = net.ok_or_else(|| Trouble::Missing("no addresses are left for a network".to_owned()))?;
        let mut network = Self { ip, net, machines: 0 };
        // Whether it may be done is found out by doing it.
        network.machine()?;
        Ok(network)
    }

    /// One more machine, with a cable to us.
    pub fn machine(&mut self) -> Result<Arc<Machine>, Trouble> {
        self.machines += 1;
        let number = self.machines;
        let mut unshare = Command::new("unshare");
        unshare.args(["--net", "--mount", "/bin/sh", "-c", DWELLER]).process_group(0);
        let mut dweller = on("unshare", unshare.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn())?;
        let mut line = String::new();
        if let Some(said) = dweller.stdout.take() {
            on("unshare", BufReader::new(said).read_line(&mut line))?;
        }
        if line.trim() != "up" {
            let _ = dweller.wait();
            let why = "This system does not let us make networks of machines".to_owned();
            return Err(Trouble::Missing(why));
        }
        let cable = format!("rv{}-{number}", self.net);
        let machine = Machine { number, address: self.address(number), dweller, cable };
        let process = machine.dweller.id().to_string();
        self.ip_here(&[
            "link",
            "add",
            &machine.cable,
            "type",
            "veth",
            "peer",
            "name",
            "us",
            "netns",
            &process,
        ])?;
        let (ours, theirs) = (self.address(US).to_string(), machine.address.to_string());
        self.ip_here(&["address", "add", &ours, "peer", &theirs, "dev", &machine.cable])?;
        self.ip_here(&["link", "set", &machine.cable, "up"])?;
        self.ip_at(&machine, &["address", "add", &theirs, "peer", &ours, "dev", "us"])?;
        self.ip_at(&machine, &["link", "set", "us", "up"])?;
        Ok(Arc::new(machine))
    }

    /// A cable between these two.
    pub fn connect(&self, one: &Machine, other: &Machine) -> Result<(), Trouble> {
        let (to, from) = (cable_to(other), cable_to(one));
        let there = other.dweller.id().to_string();
        self.ip_at(one, &["link", "add", &to, "type", "veth", "peer", "name", &from, "netns", &there])?;
        for (at, cable, far) in [(one, to, other), (other, from, one)] {
            let (own, far) = (at.address.to_string(), far.address.to_string());
            self.ip_at(at, &["address", "add", &own, "peer", &far, "dev", &cable])?;
            self.ip_at(at, &["link", "set", &cable, "up"])?;
        }
        Ok(())
    }

    /// Pulls the cable between these two out of the other one: what the one sends is lost without a word.
    pub fn cut(&self, one: &Machine, other: &Machine) -> Result<(), Trouble> {
        self.ip_at(other, &["link", "set", &cable_to(one), "down"])
    }

    /// Puts it back in.
    pub fn heal(&self, one: &Machine, other: &Machine) -> Result<(), Trouble> {
        self.ip_at(other, &["link", "set", &cable_to(one), "up"])
    }

    /// Pulls the cable between a machine and us out of ours.
    pub fn cut_from_us(&self, machine: &Machine) -> Result<(), Trouble> {
        self.ip_here(&["link", "set", &machine.cable, "down"])
    }

    /// Puts it back in.
    pub fn heal_to_us(&self, machine: &Machine) -> Result<(), Trouble> {
        self.ip_here(&["link", "set", &machine.cable, "up"])
    }

    fn address(&self, number: u8) -> Ipv4Addr {
        Ipv4Addr::new(PREFIX[0], PREFIX[1], self.net, number)
    }

    fn ip_here(&self, args: &[&str]) -> Result<(), Trouble> {
        run(Command::new(&self.ip).args(args)).map(drop)
    }

    fn ip_at(&self, machine: &Machine, args: &[&str]) -> Result<(), Trouble> {
        run(machine.command(&self.ip, None).args(args)).map(drop)
    }
}

fn cable_to(machine: &Machine) -> String {
    format!("to-{}", machine.number)
}

impl Machine {
    /// Its address.
    pub const fn address(&self) -> Ipv4Addr {
        self.address
    }

    /// A disk of so many megabytes, in memory, over this folder.
    pub(crate) fn mount(&self, folder: &Path, megabytes: u32, user: Option<User>) -> Result<(), Trouble> {
        let user = user.unwrap_or(User { id: 0, group: 0 });
        let how = format!("size={megabytes}m,mode=0700,uid={},gid={}", user.id, user.group);
        run(self.command("mount", None).args(["-t", "tmpfs", "-o", &how, "none"]).arg(folder)).map(drop)
    }

    /// That disk has so many megabytes from now on.
    pub(crate) fn resize(&self, folder: &Path, megabytes: u32) -> Result<(), Trouble> {
        let how = format!("remount,size={megabytes}m");
        run(self.command("mount", None).args(["-o", &how]).arg(folder)).map(drop)
    }

    fn command(&self, program: impl AsRef<Path>, user: Option<User>) -> Command {
        let mut command = Command::new("nsenter");
        command.args(["--target", &self.dweller.id().to_string(), "--net", "--mount"]);
        if let Some(User { id, group }) = user {
            command.args([format!("--setuid={id}"), format!("--setgid={group}")]);
        }
        command.arg("--").arg(program.as_ref());
        command
    }
}

impl Drop for Machine {
    fn drop(&mut self) {
        let _ = self.dweller.kill();
        let _ = self.dweller.wait();
    }
}

impl Place {
    /// The address of whoever listens here.
    pub fn address(&self) -> Ipv4Addr {
        match self {
            Self::Here => Ipv4Addr::LOCALHOST,
            Self::Machine(machine) => machine.address,
        }
    }

    /// A command that is run here; it becomes the program under the number it is started with.
    pub fn command(&self, program: impl AsRef<Path>) -> Command {
        self.command_as(program, None)
    }

    pub(crate) fn command_as(&self, program: impl AsRef<Path>, user: Option<User>) -> Command {
        match self {
            Self::Here => {
                let mut command = Command::new(program.as_ref());
                if let Some(user) = user {
                    user.runs(&mut command);
                }
                command
            }
            Self::Machine(machine) => machine.command(program, user),
        }
    }

    /// This file, as it is seen from outside.
    pub(crate) fn seen(&self, path: &Path) -> PathBuf {
        match self {
            Self::Here => path.to_owned(),
            Self::Machine(machine) => {
                let root = format!("/proc/{}/root", machine.dweller.id());
                Path::new(&root).join(path.strip_prefix("/").unwrap_or(path))
            }
        }
    }

    /// A disk of its own over this folder, if this place can have one.
    pub(crate) fn disk(&self, folder: &Path, megabytes: u32, user: Option<User>) -> Result<(), Trouble> {
        match self {
            Self::Here => Ok(()),
            Self::Machine(machine) => machine.mount(folder, megabytes, user),
        }
    }
}

/// Fills what is left of the disk that this file lies on.
pub(crate) fn fill(file: &Path) -> Result<(), Trouble> {
    let mut filler = on(file, fs::File::create(file))?;
    let block = vec![0_u8; 1 << 16];
    // Down to the last byte: what a large block has no room for, small ones have.
    for size in [block.len(), 4096, 1] {
        while std::io::Write::write_all(&mut filler, &block[..size]).is_ok() {}
    }
    Ok(())
}
