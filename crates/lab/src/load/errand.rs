//! Plain requests to the server, one after the other over one connection: a name, a table, links.

use std::net::SocketAddr;

use reverie_game::Illegal;
use serde_json::Value as Json;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

use super::trouble;

/// A connection for requests.
pub(crate) struct Errands {
    server: SocketAddr,
    stream: BufReader<TcpStream>,
}

/// An answer: its body, and the cookie that came with it.
pub(crate) struct Answer {
    pub(crate) body: Json,
    pub(crate) cookie: Option<String>,
}

/// More than any answer here has.
const LONGEST: usize = 1 << 20;

impl Errands {
    pub(crate) async fn new(server: SocketAddr) -> Result<Self, Illegal> {
        let stream = TcpStream::connect(server).await.map_err(|error| trouble("connect", error))?;
        let _ = stream.set_nodelay(true);
        Ok(Self { server, stream: BufReader::new(stream) })
    }

    /// Sends a POST, and takes nothing but success for an answer.
    pub(crate) async fn post(
        &mut self,
        path: &str,
        cookie: Option<&str>,
        body: &Json,
    ) -> Result<Answer, Illegal> {
        let body = body.to_string();
        let cookie = cookie.map(|cookie| format!("Cookie: {cookie}\r\n")).unwrap_or_default();
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n{cookie}\r\n{body}",
            self.server,
            body.len(),
        );
        self.stream.write_all(request.as_bytes()).await.map_err(|error| trouble("ask", error))?;
        let (status, answer) = self.answer().await?;
        if status == 200 {
            return Ok(answer);
        }
        let why = answer.body["error"]["message"].as_str().unwrap_or_default().to_owned();
        Err(trouble("ask", format!("{path}: {status} {why}")))
    }

    async fn answer(&mut self) -> Result<(u16, Answer), Illegal> {
        let (mut status, mut length, mut cookie) = (None, 0, None);
        loop {
            let mut line = String::new();
            let read = self.stream.read_line(&mut line).await.map_err(|error| trouble("hear", error))?;
            if read == 0 {
                return Err(trouble("hear", "the server hung up"));
            }
            let line = line.trim_end();
            if line.is_empty() {
                break;
            }
            if status.is_none() {
                status = line.split(' ').nth(1).and_then(|status| status.parse().ok());
            } else if let Some((name, value)) = line.split_once(':') {
                let value = value.trim();
                if name.eq_ignore_ascii_case("content-length") {
                    length = value.parse().unwrap_or(0);
                } else if name.eq_ignore_ascii_case("set-cookie") {
                    cookie = value.split(';').next().map(str::to_owned);
                }
            }
        }
        let mut body = vec![0; length.min(LONGEST)];
        self.stream.read_exact(&mut body).await.map_err(|error| trouble("hear", error))?;
        let body = serde_json::from_slice(&body).unwrap_or_default();
        Ok((status.unwrap_or(0), Answer { body, cookie }))
    }
}
