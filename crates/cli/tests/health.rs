//! `reverie health`: whether a server is well, by its exit code.

#![allow(clippy::unwrap_used)] // in a test a panic is the message

mod common;

use std::io::{BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpListener};

use common::reverie;

/// A server that answers everything in this way, for as many connections.
fn server(answers: &'static str, connections: usize) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    std::thread::spawn(move || {
        for stream in listener.incoming().take(connections) {
            let mut stream = BufReader::new(stream.unwrap());
            let mut line = String::new();
            while stream.read_line(&mut line).unwrap() > 2 {
                line.clear();
            }
            stream.get_mut().write_all(answers.as_bytes()).unwrap();
        }
    });
    address
}

fn health(address: SocketAddr, more: &[&str]) -> (Option<i32>, String) {
    let output = reverie(&["health", "--address", &address.to_string()]).args(more).output().unwrap();
    let said = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8(said).unwrap())
}

#[test]
fn a_server_that_can_store_moves_is_well() {
    let address = server("HTTP/1.1 200 OK\r\ncontent-length: 3\r\n\r\nok\n", 1);
    assert_eq!(health(address, &[]), (Some(0), "It is well.\n".to_owned()));
}

#[test]
fn a_server_that_cannot_is_alive_and_not_well_and_its_words_cannot_steer_the_terminal() {
    let address = server(
        "HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain\r\n\r\nno move\x1b[2J can be stored\n",
        2,
    );
    let (code, said) = health(address, &[]);
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("503 no move\u{fffd}[2J can be stored"), "{said}");
    assert_eq!(health(address, &["--alive"]).0, Some(0));
}

#[test]
fn where_nothing_answers_or_something_else_does_nobody_is_alive() {
    let nobody = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let other = server("220 mail.example.org ESMTP\r\n", 1);
    for address in [nobody, other] {
        let (code, said) = health(address, &["--alive"]);
        assert_eq!(code, Some(1), "{said}");
        assert!(said.contains(&format!("No server answers at {address}")), "{said}");
    }
}
