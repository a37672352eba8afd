//! What other nodes post to this one.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use bytes::Bytes;
use reverie_cluster::Hearing;
use reverie_cluster::post::{CallNo, Item, LineNo};
use reverie_store::{NodeId, SecretHash};

use super::Node;
use super::crossing::{Answer, Call, Crosses, Crossing, News};
use super::far::FarLine;
use crate::actor::outbox::Outbox;
use crate::actor::{Arrival, Command};
use crate::app::App;
use crate::faults::fault;

/// Hears what is posted to this node, for as long as it runs.
pub(crate) async fn hear(node: Arc<Node>, app: Arc<App>, mut hearing: Hearing) {
    while let Some(mail) = hearing.next().await {
        node.holder().heard(&mail.from, node.moment());
        if mail.gap {
            tracing::warn!(from = %mail.from, "something of another node did not come: its lines are laid anew");
            node.breaks(&app, &mail.from);
            tokio::spawn(look_anew(Arc::clone(&app)));
        }
        for item in mail.items {
            node.came(&app, &mail.from, item);
        }
    }
}

/// Something that concerned every node may have been among what did not come.
async fn look_anew(app: Arc<App>) {
    app.reload_all().await;
    if let Some(push) = &app.push
        && let Err(failure) = push.learn(&app.store).await
    {
        fault("it could not be learned who wants to be called", &failure, None);
    }
}

impl Node {
    fn came(self: &Arc<Self>, app: &Arc<App>, from: &NodeId, item: Item) {
        match item {
            Item::Say(lines, text) => {
                self.tell(from, lines, text, Outbox::say);
            }
            Item::Show(lines, text) => {
                self.tell(from, lines, text, |out, text| {
                    out.show(text);
                    Ok(())
                });
            }
            Item::Moved(lines) => self.lines.moved(&lines),
            Item::Out(lines) => self.lines.out(&lines),
            Item::Gone(lines) => self.leave(app, from, &lines),
            Item::Call(number, text) => {
                metrics::counter!("reverie_node_calls_total", "way" => "in").increment(1);
                let (node, app, from) = (Arc::clone(self), Arc::clone(app), from.clone());
                tokio::spawn(async move { node.is_called(&app, &from, number, &text).await });
            }
            Item::Answer(number, text) => self.answered(number, text),
            Item::News(text) => match serde_json::from_slice(&text) {
                Ok(News::Left) => {
                    self.holder().left(from);
                    self.breaks(app, from);
                }
                Ok(news) => {
                    let app = Arc::clone(app);
                    tokio::spawn(async move { app.hears(news).await });
                }
                Err(error) => tracing::debug!(%error, "news of a later program"),
            },
        }
    }

    fn tell(
        &self,
        from: &NodeId,
        lines: Vec<LineNo>,
        text: Bytes,
        tell: impl Fn(&Outbox, Utf8Bytes) -> Result<(), crate::actor::outbox::Full>,
    ) {
        let Ok(text) = Utf8Bytes::try_from(text) else { return };
        let failed = self.lines.tell(lines, |out| tell(out, text.clone()));
        if !failed.is_empty() {
            self.post(from, Item::Gone(failed));
        }
    }

    /// Those of another node have gone.
    fn leave(&self, app: &Arc<App>, node: &NodeId, lines: &[LineNo]) {
        let gone = self.theirs.gone(node, lines);
        if !gone.is_empty() {
            let app = Arc::clone(app);
            tokio::spawn(async move {
                for (table, person) in gone {
                    app.left(&table, person).await;
                }
            });
        }
    }

    /// All that lies between this node and another is broken: both forget it and begin anew.
    pub(super) fn breaks(&self, app: &Arc<App>, other: &NodeId) {
        self.unanswered(other);
        let ours = self.lines.broken(other);
        let theirs = self.theirs.of(other);
        self.leave(app, other, &theirs);
        if !theirs.is_empty() {
            self.post(other, Item::Moved(theirs));
        }
        if !ours.is_empty() {
            self.post(other, Item::Gone(ours));
        }
    }

    /// Another node asks something of a table that it takes to be here.
    async fn is_called(self: &Arc<Self>, app: &Arc<App>, from: &NodeId, number: CallNo, text: &[u8]) {
        let answer = match serde_json::from_slice::<Call>(text) {
            // Nobody waits for it any more.
            Ok(call) if call.until < app.now() => return,
            Ok(call) => self.does(app, from, call).await.unwrap_or(Answer::NotHere),
            Err(error) => {
                tracing::warn!(%from, %error, "another node asks what this program does not know");
                Answer::Unknown
            }
        };
        self.post(from, Item::Answer(number, answer.written()));
    }

    async fn does(self: &Arc<Self>, app: &Arc<App>, from: &NodeId, call: Call) -> Option<Answer> {
        let Call { table, what, .. } = call;
        let id = &table;
        Some(match what {
            Crossing::Join { guest, watches, seat, have, form, line } => {
                let far = FarLine::new(self.bus.as_ref()?.line(from), LineNo(line), table.clone());
                let far = Arc::new(far);
                self.theirs.add(from, &far);
                let out = Outbox::There(Arc::clone(&far));
                let arrival = Arrival { guest, watches, seat, have, form, out };
                let join = |reply| Command::Join { arrival: arrival.clone(), reply };
                let joined = self.ask_here(app, id, join).await?;
                if let Ok(person) = &joined
                    && !far.joined(*person)
                {
                    app.left(id, *person).await;
                }
                Answer::of(joined)
            }
            Crossing::Ask { guest, person, id: name, ask } => {
                let ask = |reply| Command::Ask { guest, person, id: name.clone(), ask: ask.clone(), reply };
                answer(self.ask_here(app, id, ask).await)?
            }
            Crossing::Host { guest, ask } => {
                let ask = |reply| Command::Host { guest, ask: ask.clone(), reply };
                answer(self.ask_here(app, id, ask).await)?
            }
            Crossing::Look { guest, watches, board } => {
                let ask = |reply| Command::Look { guest, watches, board, reply };
                answer(self.ask_here(app, id, ask).await)?
            }
            Crossing::History { guest, watches, seat } => {
                let ask = |reply| Command::History { guest, watches, seat, reply };
                answer(self.ask_here(app, id, ask).await)?
            }
            Crossing::Record { guest, watches } => {
                let ask = |reply| Command::Record { guest, watches, reply };
                answer(self.ask_here(app, id, ask).await)?
            }
            Crossing::Sit { guest, seat, link } => {
                let ask = |reply| Command::Sit { guest, seat, link: SecretHash(link), reply };
                answer(self.ask_here(app, id, ask).await)?
            }
        })
    }

    /// Tells every other node.
    pub(crate) fn tell_all(&self, news: &News) {
        let Ok(text) = serde_json::to_vec(news) else { return };
        let text = Bytes::from(text);
        for other in self.others() {
            self.post(&other, Item::News(text.clone()));
        }
    }
}

fn answer<T: Crosses>(heard: Option<Result<T, reverie_game::Illegal>>) -> Option<Answer> {
    heard.map(Answer::of)
}
