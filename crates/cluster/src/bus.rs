//! NATS, which carries what goes between nodes: core publish and subscribe, so nothing is kept and anything may be lost.
//!
//! A node hears what is posted to `reverie.<house>.node.<its id>`. What it posts to another waits in a line of its own for the
//! postman, who puts together what waits: an answer, and what many are told of the same move, are one message.

use std::collections::HashMap;
use std::fmt::{Display, Formatter};
use std::str::FromStr;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use async_nats::{Client, ConnectOptions, Event, ServerAddr, Subscriber};
use bytes::Bytes;
use futures_util::StreamExt;
use tokio::sync::{mpsc, watch};

use crate::post::{Came, Incoming, Item, LineNo, Outgoing, Packet};
use reverie_store::NodeId;

/// Items that may wait for the postman before the line to that node is taken for broken.
const WAITING: usize = 8192;
/// Items that are put together at most.
const TOGETHER: usize = 512;
/// How far back something said is looked for that is said to another line, too.
const LOOK_BACK: usize = 8;
/// How often the bus is asked whether it is there.
const PING: Duration = Duration::from_secs(2);
/// How long a connection may take.
const CONNECT: Duration = Duration::from_secs(5);

/// Where the bus is: `nats://[user:password@]host[:port]`, or `tls://…`; several with commas between them.
#[derive(Clone, PartialEq, Eq)]
pub struct BusUrl(Vec<ServerAddr>);

/// That is no address of a bus.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("an address like nats://host:4222")]
pub struct NoBusUrl;

impl FromStr for BusUrl {
    type Err = NoBusUrl;
    fn from_str(text: &str) -> Result<Self, NoBusUrl> {
        let one = |text: &str| {
            let text = text.trim();
            let known = ["nats://", "tls://"].iter().any(|scheme| text.starts_with(scheme));
            text.parse::<ServerAddr>().ok().filter(|address| known && !address.host().is_empty())
        };
        text.split(',').map(one).collect::<Option<Vec<_>>>().map(Self).ok_or(NoBusUrl)
    }
}

/// Without the secrets in it.
impl Display for BusUrl {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        for (n, address) in self.0.iter().enumerate() {
            let comma = if n > 0 { "," } else { "" };
            write!(f, "{comma}{}://{}:{}", address.scheme(), address.host(), address.port())?;
        }
        Ok(())
    }
}

impl std::fmt::Debug for BusUrl {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self}")
    }
}

/// The bus could not be reached.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct CannotConnect(String);

/// What another node has posted.
#[derive(Debug)]
pub struct Mail {
    /// Which.
    pub from: NodeId,
    /// Whether something before it is missing: all that lies between the two is broken.
    pub gap: bool,
    /// What, in order.
    pub items: Vec<Item>,
}

/// The bus, as a node posts to it.
#[derive(Debug)]
pub struct Bus {
    me: NodeId,
    subjects: String,
    client: Client,
    /// To each node there ever was: whoever began to count anew would not be heard.
    lines: Mutex<HashMap<NodeId, mpsc::Sender<Item>>>,
    connected: watch::Receiver<bool>,
}

/// What a node hears.
#[derive(Debug)]
pub struct Hearing {
    subscriber: Subscriber,
    streams: HashMap<NodeId, Incoming>,
}

/// Too much waits for that node: it is taken for broken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Full;

impl Bus {
    /// Connects this node of this house, and begins to hear what is posted to it. From then on a connection that breaks is mended
    /// without end.
    pub async fn connect(url: &BusUrl, house: &str, me: NodeId) -> Result<(Self, Hearing), CannotConnect> {
        let (seen, connected) = watch::channel(true);
        let options = ConnectOptions::new()
            .name(format!("reverie {me}"))
            .ping_interval(PING)
            .connection_timeout(CONNECT)
            .max_reconnects(None)
            .reconnect_delay_callback(|tries| {
                Duration::from_millis(50)
                    .saturating_mul(u32::try_from(tries).unwrap_or(u32::MAX))
                    .min(Duration::from_secs(1))
            })
            .event_callback(move |event| {
                let seen = seen.clone();
                async move {
                    match event {
                        Event::Connected => {
                            tracing::info!("the bus is there");
                            seen.send_replace(true);
                        }
                        Event::Disconnected | Event::Closed => {
                            tracing::warn!("the bus is gone");
                            seen.send_replace(false);
                        }
                        other => tracing::debug!(event = %other, "of the bus"),
                    }
                }
            });
        let failed = |why: &dyn Display| CannotConnect(why.to_string());
        let client = options.connect(url.0.clone()).await.map_err(|why| failed(&why))?;
        let subjects = format!("reverie.{house}.node.");
        let subscriber = client.subscribe(format!("{subjects}{me}")).await.map_err(|why| failed(&why))?;
        // Whoever is asked by what is posted from now on can answer.
        client.flush().await.map_err(|why| failed(&why))?;
        let bus = Self { me, subjects, client, lines: Mutex::default(), connected };
        Ok((bus, Hearing { subscriber, streams: HashMap::new() }))
    }

    /// Who this is.
    pub const fn me(&self) -> &NodeId {
        &self.me
    }

    /// Whether the bus is there.
    pub fn is_connected(&self) -> bool {
        *self.connected.borrow()
    }

    /// Posts something to another node, after all that was posted to it before. Whether it comes, nobody knows.
    pub fn post(&self, to: &NodeId, item: Item) -> Result<(), Full> {
        self.line(to).try_send(item).map_err(|_| Full)
    }

    /// The line to another node, for whoever posts to it often.
    pub fn line(&self, to: &NodeId) -> mpsc::Sender<Item> {
        let mut lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(line) = lines.get(to).filter(|line| !line.is_closed()) {
            return line.clone();
        }
        let (line, waiting) = mpsc::channel(WAITING);
        let out = Outgoing::new(self.me.clone());
        tokio::spawn(carry(self.client.clone(), format!("{}{to}", self.subjects), out, waiting));
        lines.insert(to.clone(), line.clone());
        line
    }

    /// Says that this node is there.
    pub fn pulse(&self, to: &NodeId) {
        // What waits says so, too.
        let _ = self.post(to, Item::Moved(Vec::new()));
    }
}

/// The postman.
async fn carry(client: Client, subject: String, mut out: Outgoing, mut waiting: mpsc::Receiver<Item>) {
    let mut items = Vec::with_capacity(TOGETHER);
    while waiting.recv_many(&mut items, TOGETHER).await > 0 {
        // Whoever is telling many is not done yet: what follows at once goes along.
        tokio::task::yield_now().await;
        while items.len() < TOGETHER
            && let Ok(item) = waiting.try_recv()
        {
            items.push(item);
        }
        let together = gathered(items.drain(..));
        for packet in out.post(&together) {
            metrics::counter!("reverie_bus_messages_total", "way" => "out").increment(1);
            metrics::counter!("reverie_bus_bytes_total", "way" => "out").increment(packet.len() as u64);
            if let Err(why) = client.publish(subject.clone(), packet).await {
                // Whoever should have it finds a number missing.
                tracing::warn!(error = %why, subject, "a message could not be posted");
            }
        }
    }
}

/// What is said to several lines is said once; each line hears everything in its order.
fn gathered(items: impl Iterator<Item = Item>) -> Vec<Item> {
    let mut together: Vec<Item> = Vec::new();
    for item in items {
        match item {
            Item::Say(lines, text) => {
                let said = together.iter_mut().rev().take(LOOK_BACK);
                let same = said.take_while(|item| !concerns(item, &lines)).find_map(|item| match item {
                    Item::Say(others, other) if is_same(other, &text) => Some(others),
                    _ => None,
                });
                match same {
                    Some(others) => others.extend(lines),
                    None => together.push(Item::Say(lines, text)),
                }
            }
            Item::Show(lines, text) => {
                // Only the newest counts.
                let same = together.iter_mut().rev().take(LOOK_BACK).find_map(|item| match item {
                    Item::Show(others, other) if is_same(other, &text) => Some(others),
                    _ => None,
                });
                match same {
                    Some(others) => others.extend(lines),
                    None => together.push(Item::Show(lines, text)),
                }
            }
            // A sign of life is in whatever is posted.
            Item::Moved(lines) if lines.is_empty() => {}
            other => together.push(other),
        }
    }
    together
}

/// Whether something is about one of these lines, or could be.
fn concerns(item: &Item, lines: &[LineNo]) -> bool {
    match item {
        Item::Say(others, _) | Item::Moved(others) | Item::Out(others) | Item::Gone(others) => {
            lines.iter().any(|line| others.contains(line))
        }
        Item::Show(..) | Item::Call(..) | Item::Answer(..) | Item::News(_) => false,
    }
}

/// Whether two texts are one in memory.
fn is_same(one: &Bytes, other: &Bytes) -> bool {
    one.as_ptr() == other.as_ptr() && one.len() == other.len()
}

impl Hearing {
    /// What is heard next; none when the bus is gone for good.
    pub async fn next(&mut self) -> Option<Mail> {
        loop {
            let message = self.subscriber.next().await?;
            metrics::counter!("reverie_bus_messages_total", "way" => "in").increment(1);
            metrics::counter!("reverie_bus_bytes_total", "way" => "in")
                .increment(message.payload.len() as u64);
            let Some(packet) = Packet::read(message.payload) else {
                tracing::warn!("something on the bus cannot be read");
                continue;
            };
            let from = packet.from.clone();
            match self.streams.entry(from.clone()).or_default().take(packet) {
                Came::InOrder(items) => return Some(Mail { from, gap: false, items }),
                Came::AfterAGap(items) => {
                    metrics::counter!("reverie_bus_gaps_total").increment(1);
                    return Some(Mail { from, gap: true, items });
                }
                Came::Again => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_a_scheme_and_its_secrets_are_not_shown() {
        let url: BusUrl = "nats://ada:secret@10.0.0.1:4333".parse().unwrap();
        assert_eq!(url.to_string(), "nats://10.0.0.1:4333");
        assert_eq!(format!("{url:?}"), "nats://10.0.0.1:4333");
        let both: BusUrl = "nats://a,tls://b:4333".parse().unwrap();
        assert_eq!(both.to_string(), "nats://a:4222,tls://b:4333");
        assert!(["", "localhost", "http://a", "nats://"].iter().all(|text| text.parse::<BusUrl>().is_err()));
    }

    #[test]
    fn what_many_are_told_is_posted_once() {
        let (one, two): (Bytes, Bytes) = ("update".to_owned().into(), "other".to_owned().into());
        let line = |n| vec![LineNo(n)];
        let items = [
            Item::Say(line(1), one.clone()),
            Item::Say(line(9), two.clone()),
            Item::Say(line(2), one.clone()),
            Item::Say(line(3), one.clone()),
        ];
        let together = gathered(items.into_iter());
        let expected = [Item::Say(vec![LineNo(1), LineNo(2), LineNo(3)], one), Item::Say(line(9), two)];
        assert_eq!(together, expected);
    }

    #[test]
    fn nobody_hears_what_came_later_first() {
        let (one, two): (Bytes, Bytes) = ("one".to_owned().into(), "two".to_owned().into());
        let line = |n| vec![LineNo(n)];
        let items = vec![
            Item::Say(line(1), one.clone()),
            Item::Say(line(2), two),
            Item::Say(line(2), one),
            Item::Moved(line(1)),
        ];
        assert_eq!(gathered(items.clone().into_iter()), items);
    }
}
