//! Moves of many tables, stored together: those that come while some are being stored go together in the next statement, and
//! the disk is synced once for all of them. A move costs a row of its table and one for each entry.
//!
//! Whatever is not as simple, a move that was sent again, a number that is taken, a fence that has grown, is left out of it,
//! and asked for alone: the answer is the one that [`Append::run`] gives.

use std::collections::{HashSet, VecDeque};
use std::sync::Arc;

use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep, timeout};
use tokio_postgres::types::ToSql;

use crate::db::{Db, Waiting};
use crate::{Append, Appended, Failure, TableId};

use super::line::{Session, may_pass, printable};
use super::{AGAIN, BETWEEN, House, PATIENCE, Tried, no_answer};

/// Moves that may wait before askers have to wait themselves.
const QUEUE: usize = 1024;
/// Moves that go together at most.
const BATCH: usize = 256;

/// A move that somebody wants to be stored.
pub(super) struct Asked {
    append: Append,
    reply: oneshot::Sender<Result<Appended, Failure>>,
}

impl Asked {
    pub(super) fn new(append: Append) -> (Self, oneshot::Receiver<Result<Appended, Failure>>) {
        let (reply, answer) = oneshot::channel();
        (Self { append, reply }, answer)
    }
}

/// Whether it is a plain move, as nearly all are: nobody's seat changes hands, and one sender at most is to know it again.
pub(super) fn goes_with_others(append: &Append) -> bool {
    let senders = append.entries.iter().filter(|entry| entry.client.is_some()).count();
    append.seating.is_none() && senders <= 1 && !append.entries.is_empty()
}

/// A table's row says which entry is the next, and by which fence: whoever changes it has the number. The last part names
/// those that were stored.
const TOGETHER: &str = "
WITH asked AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::int[], $4::int[], $5::bigint[], $6::bigint[], $7::text[])
        AS asked (id, fence, number, count, deadline, at, client)
), grown AS (
    UPDATE tables SET changed = asked.at, deadline = asked.deadline, stale = 1,
        length = asked.number + asked.count
    FROM asked
    WHERE tables.id = asked.id AND tables.length = asked.number
        AND tables.fence = coalesce(asked.fence, tables.fence)
        AND NOT EXISTS (SELECT 1 FROM entries WHERE entries.table_id = asked.id AND entries.client = asked.client)
    RETURNING tables.id, asked.at
), stored AS (
    INSERT INTO entries (table_id, number, body, client, at)
    SELECT grown.id, new.number, new.body, new.client, grown.at
    FROM unnest($8::text[], $9::int[], $10::text[], $11::text[]) AS new (id, number, body, client)
    JOIN grown ON grown.id = new.id
)
SELECT id FROM grown";

/// Whatever a planner thinks of tables that were empty a moment ago: rows are found by their keys.
const BY_KEYS: &str =
    "SET enable_seqscan = off; SET enable_mergejoin = off; SET plan_cache_mode = force_generic_plan";

/// Stores what is asked for until nobody can ask any more.
pub(super) fn keep(house: Arc<House>) -> mpsc::Sender<Asked> {
    let (ask, mut asked) = mpsc::channel(QUEUE);
    tokio::spawn(async move {
        let mut session = None;
        let mut waiting = VecDeque::new();
        loop {
            if waiting.is_empty() {
                let Some(first) = asked.recv().await else { return };
                waiting.push_back(first);
            }
            while waiting.len() < BATCH
                && let Ok(next) = asked.try_recv()
            {
                waiting.push_back(next);
            }
            store(&house, &mut session, one_a_table(&mut waiting)).await;
        }
    });
    ask
}

/// Takes what can go together: of each table the first.
fn one_a_table(waiting: &mut VecDeque<Asked>) -> Vec<Asked> {
    let mut tables = HashSet::new();
    let (mut together, mut later) = (Vec::new(), VecDeque::new());
    for asked in waiting.drain(..) {
        if together.len() < BATCH && tables.insert(asked.append.tenure.table.clone()) {
            together.push(asked);
        } else {
            later.push_back(asked);
        }
    }
    *waiting = later;
    together
}

async fn store(house: &Arc<House>, session: &mut Option<Session>, batch: Vec<Asked>) {
    let tried = match timeout(PATIENCE, together(house, session, &batch)).await {
        Ok(tried) => tried,
        Err(_) => Tried::Unsure(no_answer()),
    };
    if !matches!(tried, Tried::Done(_)) {
        *session = None;
    }
    let (stored, unsure) = match tried {
        Tried::Done(stored) => (stored, false),
        Tried::Unsure(_) => (HashSet::new(), true),
        // One of them is the reason: each is asked for alone.
        Tried::Refused(_) | Tried::Broken(_) => (HashSet::new(), false),
    };
    for Asked { append, reply } in batch {
        if stored.contains(&append.tenure.table) {
            // Whoever asked may have gone; what was stored stays stored.
            let _ = reply.send(Ok(Appended::Stored));
        } else {
            let house = Arc::clone(house);
            tokio::spawn(async move {
                let _ = reply.send(house.append_alone(append, unsure).await);
            });
        }
    }
}

async fn together(house: &House, session: &mut Option<Session>, batch: &[Asked]) -> Tried<HashSet<TableId>> {
    let session = match session {
        Some(session) if !session.is_closed() => session,
        session => match ready(house).await {
            Ok(new) => session.insert(new),
            Err(failure) => return Tried::Broken(failure),
        },
    };
    if let Err(failure) = house.fuse.point() {
        return Tried::Broken(failure);
    }
    let columns = match Columns::of(batch) {
        Ok(columns) => columns,
        Err(failure) => return Tried::Refused(failure),
    };
    let statement = match session.statement(TOGETHER).await {
        Ok(statement) => statement,
        Err(error) => return Tried::Broken(super::line::failed(&error)),
    };
    match session.client.query(&statement, &columns.values()).await {
        Ok(_) if house.fuse.point().is_err() => Tried::Unsure(no_answer()),
        Ok(rows) => Tried::Done(rows.iter().map(|row| TableId(row.get(0))).collect()),
        // The server itself says that it did not do it.
        Err(error) if error.as_db_error().is_some() && !may_pass(&error) => {
            Tried::Refused(super::line::failed(&error))
        }
        Err(error) => Tried::Unsure(super::line::failed(&error)),
    }
}

async fn ready(house: &House) -> Result<Session, Failure> {
    let session = Session::open(&house.configs, &house.tls).await?;
    session.client.batch_execute(BY_KEYS).await.map_err(|error| super::line::failed(&error))?;
    Ok(session)
}

/// What the statement is given: a column each.
#[derive(Default)]
struct Columns<'a> {
    id: Vec<&'a str>,
    fence: Vec<Option<i64>>,
    number: Vec<i32>,
    count: Vec<i32>,
    deadline: Vec<Option<i64>>,
    at: Vec<i64>,
    client: Vec<Option<String>>,
    new_id: Vec<&'a str>,
    new_number: Vec<i32>,
    new_body: Vec<String>,
    new_client: Vec<Option<String>>,
}

impl<'a> Columns<'a> {
    fn of(batch: &'a [Asked]) -> Result<Self, Failure> {
        let whole = |number: u32| i32::try_from(number).map_err(|_| Failure::Taken);
        let mut columns = Self::default();
        for Asked { append, .. } in batch {
            let id = append.tenure.table.0.as_str();
            columns.id.push(id);
            columns.fence.push(append.tenure.fence.map(|fence| fence.0));
            columns.number.push(whole(append.number)?);
            columns.count.push(whole(append.count())?);
            columns.deadline.push(append.deadline.map(|deadline| deadline.0));
            columns.at.push(append.at.0);
            columns.client.push(None);
            for (number, entry) in (append.number..).zip(&append.entries) {
                let client = entry.client.as_deref().map(|client| printable(client).into_owned());
                if client.is_some() {
                    columns.client.pop();
                    columns.client.push(client.clone());
                }
                columns.new_id.push(id);
                columns.new_number.push(whole(number)?);
                columns.new_body.push(entry.body()?);
                columns.new_client.push(client);
            }
        }
        Ok(columns)
    }

    fn values(&self) -> [&(dyn ToSql + Sync); 11] {
        [
            &self.id,
            &self.fence,
            &self.number,
            &self.count,
            &self.deadline,
            &self.at,
            &self.client,
            &self.new_id,
            &self.new_number,
            &self.new_body,
            &self.new_client,
        ]
    }
}

impl House {
    /// Stores a move in a transaction of its own. Where nobody said whether an earlier try was kept, it is looked for first.
    pub(super) async fn append_alone(&self, append: Append, unsure: bool) -> Result<Appended, Failure> {
        let began = Instant::now();
        let mut given = (append, unsure);
        loop {
            let attempt = async { self.transact(self.line().await, &given, &looked_for).await };
            let tried = match timeout(PATIENCE, attempt).await {
                Ok(tried) => tried,
                Err(_) => Tried::Unsure(no_answer()),
            };
            match tried {
                Tried::Done(appended) => return Ok(appended),
                Tried::Refused(failure) => return Err(failure),
                Tried::Broken(failure) | Tried::Unsure(failure) if began.elapsed() > AGAIN => {
                    return Err(failure);
                }
                Tried::Broken(_) => {}
                Tried::Unsure(_) => given.1 = true,
            }
            sleep(BETWEEN).await;
        }
    }
}

fn looked_for<'a>(db: &'a Db, (append, unsure): &'a (Append, bool)) -> Waiting<'a, Appended> {
    Box::pin(async move {
        if *unsure && append.is_stored(db).await? {
            return Ok(Appended::Stored);
        }
        append.run(db).await
    })
}
