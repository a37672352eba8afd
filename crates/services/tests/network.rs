//! Machines of their own on this one, and what happens to servers there. Where no networks of machines can be made (who is not
//! root, say), the tests say so and hold nothing.
#![cfg(unix)]
#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

use std::io::{ErrorKind, Read};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use reverie_services::{Nats, Network, Place, Postgres};

/// A network, where there can be one.
fn network() -> Option<Network> {
    Network::new().map_err(|trouble| eprintln!("not tried: {trouble}")).ok()
}

/// Whether somebody there says a word in this time.
fn speaks(address: SocketAddr) -> bool {
    let patience = Duration::from_millis(500);
    let Ok(mut stream) = TcpStream::connect_timeout(&address, patience) else { return false };
    stream.set_read_timeout(Some(patience)).unwrap();
    stream.read_exact(&mut [0]).is_ok()
}

fn until(what: &str, mut holds: impl FnMut() -> bool) {
    let began = Instant::now();
    while !holds() {
        assert!(began.elapsed() < Duration::from_secs(60), "{what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn a_pulled_cable_cuts_off_these_two_and_nobody_else() {
    let Some(mut network) = network() else { return };
    let (one, other) = (network.machine().unwrap(), network.machine().unwrap());
    network.connect(&one, &other).unwrap();
    let nats = Nats::start_at(Place::Machine(other.clone())).unwrap();
    let address: SocketAddr = nats.url().trim_start_matches("nats://").parse().unwrap();
    let hears = || {
        let script = format!(
            "exec 3<>/dev/tcp/{}/{} && read -r -n 4 -t 1 word <&3 && [ \"$word\" = INFO ]",
            address.ip(),
            address.port()
        );
        let mut command = Place::Machine(one.clone()).command("timeout");
        command
            .args(["1", "bash", "-c", &script])
            .stderr(std::process::Stdio::null())
            .status()
            .unwrap()
            .success()
    };
    assert!(hears() && speaks(address));
    network.cut(&one, &other).unwrap();
    assert!(!hears(), "the cable is pulled");
    assert!(speaks(address), "we have a cable of our own to it");
    network.heal(&one, &other).unwrap();
    until("the cable is back", hears);
    network.cut_from_us(&other).unwrap();
    assert!(!speaks(address));
    assert!(hears());
    network.heal_to_us(&other).unwrap();
    until("our cable is back", || speaks(address));
}

#[test]
fn a_full_disk_keeps_what_was_committed_and_takes_more_when_there_is_room() {
    let Some(mut network) = network() else { return };
    let place = Place::Machine(network.machine().unwrap());
    let mut postgres = Postgres::start_at(place, Some(150)).unwrap();
    postgres.sql("CREATE TABLE kept (n INT, filler TEXT)").unwrap();
    postgres.sql("INSERT INTO kept VALUES (0, '')").unwrap();
    postgres.fill_disk().unwrap();
    let write = "INSERT INTO kept SELECT 1, repeat(md5(n::TEXT), 30000) FROM generate_series(1, 20) n";
    assert!(postgres.sql("INSERT INTO kept VALUES (2, '')").is_err(), "nothing fits on a full disk");
    postgres.enlarge_disk(300).unwrap();
    until("it takes connections again", || {
        if !postgres.runs() {
            postgres.start_again().unwrap();
        }
        postgres.sql("SELECT 1").is_ok()
    });
    postgres.sql(write).unwrap();
    postgres.clear_disk().unwrap();
    assert_eq!(postgres.sql("SELECT n, count(*) FROM kept GROUP BY n ORDER BY n").unwrap(), "0|1\n1|20");
}

#[test]
fn a_standby_has_all_that_was_acknowledged_and_takes_over() {
    let place = |network: &mut Option<Network>| match network {
        Some(network) => Place::Machine(network.machine().unwrap()),
        None => Place::Here,
    };
    let mut network = network();
    let (here, there) = (place(&mut network), place(&mut network));
    if let (Some(network), Place::Machine(one), Place::Machine(other)) = (&network, &here, &there) {
        network.connect(one, other).unwrap();
    }
    let mut primary = Postgres::start_at(here, None).unwrap();
    let mut standby = primary.standby(there, None).unwrap();
    let both = primary.url_with(&standby, "postgres");
    assert!(both.ends_with("?target_session_attrs=read-write"), "{both}");
    primary.sql("CREATE TABLE kept (n INT)").unwrap();
    primary.sql("INSERT INTO kept VALUES (7)").unwrap();
    let refused = standby.sql("INSERT INTO kept VALUES (8)").unwrap_err().to_string();
    assert!(refused.contains("read-only"), "{refused}");
    primary.kill();
    standby.promote().unwrap();
    standby.sql("INSERT INTO kept VALUES (8)").unwrap();
    assert_eq!(standby.sql("SELECT n FROM kept ORDER BY n").unwrap(), "7\n8");
    let gone = TcpStream::connect(primary.address()).unwrap_err();
    assert!(matches!(gone.kind(), ErrorKind::ConnectionRefused | ErrorKind::TimedOut), "{gone}");
    // The roles may change again.
    primary.follow(&standby).unwrap();
    standby.sql("INSERT INTO kept VALUES (9)").unwrap();
    standby.kill();
    primary.promote().unwrap();
    assert_eq!(primary.sql("SELECT n FROM kept ORDER BY n").unwrap(), "7\n8\n9");
}
