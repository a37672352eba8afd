//! Somebody with a cookie, over HTTP.

use std::fmt::Write as _;
use std::net::SocketAddr;
use std::time::Duration;

use serde_json::{Value as Json, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::{Socket, described};

/// What came back.
#[derive(Debug)]
pub(crate) struct Answered {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) text: String,
}

impl Answered {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    pub(crate) fn json(&self) -> Json {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("no JSON: {self:?}"))
    }

    /// It was done.
    #[track_caller]
    pub(crate) fn ok(self) -> Json {
        assert_eq!(self.status, 200, "{self:?}");
        self.json()
    }

    /// It was refused: the status, and the reason's key.
    #[track_caller]
    pub(crate) fn refused(self) -> (u16, String) {
        assert_ne!(self.status, 200, "{self:?}");
        let error = self.json()["error"].clone();
        // A reason is worded, not only named.
        let (code, message) = (error["code"].as_str().unwrap(), error["message"].as_str().unwrap());
        assert!(message.len() > code.len() && message.contains(' '), "{code} is not worded: {message}");
        (self.status, code.to_owned())
    }
}

/// One request, one answer, one connection.
pub(crate) async fn http(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> Answered {
    let answer = try_http(address, method, path, headers, body).await;
    answer.unwrap_or_else(|| panic!("{method} {path}: no answer"))
}

/// As [`http`], of a server that may be gone at any moment.
async fn try_http(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    sent: &str,
) -> Option<Answered> {
    let mut stream = TcpStream::connect(address).await.ok()?;
    let mut request = format!("{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n");
    for (name, value) in headers {
        write!(request, "{name}: {value}\r\n").ok()?;
    }
    write!(request, "content-length: {}\r\n\r\n{sent}", sent.len()).ok()?;
    // A server may answer before it has read everything, and hang up.
    let _ = stream.write_all(request.as_bytes()).await;
    let mut bytes = Vec::new();
    let _ = tokio::time::timeout(Duration::from_secs(20), stream.read_to_end(&mut bytes)).await.unwrap();
    let text = String::from_utf8(bytes).unwrap();
    let (head, body) = text.split_once("\r\n\r\n")?;
    let mut lines = head.lines();
    let status = lines.next().unwrap().split(' ').nth(1).unwrap().parse().unwrap();
    let headers = lines.filter_map(|line| line.split_once(": "));
    let headers = headers.map(|(name, value)| (name.to_ascii_lowercase(), value.to_owned())).collect();
    let answered = Answered { status, headers, text: body.to_owned() };
    described::exchange(method, path, sent, &answered);
    Some(answered)
}

/// Somebody with a cookie.
#[derive(Debug, Clone)]
pub(crate) struct Guest {
    pub(crate) address: SocketAddr,
    pub(crate) cookie: String,
}

impl Guest {
    pub(crate) async fn welcome(address: SocketAddr, name: &str) -> Self {
        Self::try_welcome(address, name).await.unwrap()
    }

    pub(crate) async fn try_welcome(address: SocketAddr, name: &str) -> Option<Self> {
        let nobody = Self::with_cookie(address, "");
        let answer = nobody.try_post("/api/me", &json!({ "name": name })).await?;
        let cookie = answer.header("set-cookie")?.split(';').next()?.to_owned();
        Some(Self { address, cookie })
    }

    pub(crate) fn with_cookie(address: SocketAddr, cookie: &str) -> Self {
        Self { address, cookie: cookie.to_owned() }
    }

    /// The same guest, at a server that was started again.
    pub(crate) fn at(&self, address: SocketAddr) -> Self {
        Self { address, ..self.clone() }
    }

    pub(crate) async fn get(&self, path: &str) -> Answered {
        http(self.address, "GET", path, &[("cookie", &self.cookie)], "").await
    }

    pub(crate) async fn post(&self, path: &str, body: &Json) -> Answered {
        self.try_post(path, body).await.unwrap_or_else(|| panic!("{path}: no answer"))
    }

    /// As [`post`](Self::post), to a server that may be gone at any moment.
    pub(crate) async fn try_post(&self, path: &str, body: &Json) -> Option<Answered> {
        let headers = [("cookie", self.cookie.as_str()), ("content-type", "application/json")];
        try_http(self.address, "POST", path, &headers, &body.to_string()).await
    }

    pub(crate) async fn delete(&self, path: &str, body: &Json) -> Answered {
        let headers = [("cookie", self.cookie.as_str()), ("content-type", "application/json")];
        http(self.address, "DELETE", path, &headers, &body.to_string()).await
    }

    /// Opens a table.
    pub(crate) async fn opens(&self, opening: Json) -> String {
        self.post("/api/tables", &opening).await.ok()["id"].as_str().unwrap().to_owned()
    }

    /// A link to a seat.
    pub(crate) async fn invites(&self, table: &str, seat: u8) -> String {
        let ask = json!({"to": "seat", "seat": seat});
        let link = self.post(&format!("/api/tables/{table}/links"), &ask).await.ok();
        link["link"].as_str().unwrap().to_owned()
    }

    /// A link to watch.
    pub(crate) async fn shows(&self, table: &str) -> String {
        let link = self.post(&format!("/api/tables/{table}/links"), &json!({"to": "watch"})).await.ok();
        link["link"].as_str().unwrap().to_owned()
    }

    pub(crate) async fn joins(&self, link: &str) -> Answered {
        self.post(&format!("/api/links/{link}"), &json!({})).await
    }

    pub(crate) async fn hosts(&self, table: &str, ask: Json) -> Answered {
        self.post(&format!("/api/tables/{table}"), &ask).await
    }

    pub(crate) async fn looks(&self, table: &str) -> Answered {
        self.get(&format!("/api/tables/{table}")).await
    }

    /// The same message as over a socket, by POST.
    pub(crate) async fn asks(&self, table: &str, message: &Json) -> Answered {
        self.post(&format!("/api/tables/{table}/ask"), message).await
    }

    pub(crate) async fn sits(&self, table: &str) -> Socket {
        self.comes(table, "").await
    }

    /// Comes to a table with such a query.
    pub(crate) async fn comes(&self, table: &str, query: &str) -> Socket {
        Socket::open(self, table, query, None).await.unwrap()
    }
}
