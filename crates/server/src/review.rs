//! Games that are looked back at by the strongest bot. That takes its time: one game at once, decision by decision, and only
//! while no bot at a table wants to think. It stops when nobody has asked for a while, and goes on when somebody does.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use reverie_catalog::review::{Reviewed, Reviewing, Turning, turning};
use reverie_game::{Illegal, Phrase, Table};
use reverie_store::TableId;
use schemars::JsonSchema;
use serde::Serialize;
use tokio::sync::Semaphore;
use ts_rs::TS;

use crate::app::App;

/// Reviews that are remembered; a long one takes some 200 kB.
const KEPT: usize = 32;
/// Nobody has asked for so long: it stops.
const FORGOTTEN: Duration = Duration::from_secs(60);
/// How often it looks whether a thread is free.
const LOOK_AGAIN: Duration = Duration::from_millis(50);

/// A review, as far as it has come.
#[derive(Debug, Serialize, JsonSchema, TS)]
#[ts(optional_fields, export_to = "server.ts")]
pub(crate) struct Review {
    /// Who looks back.
    level: &'static str,
    /// Whom one seat alone played against without anybody deciding for them: all points are those beyond theirs.
    #[serde(skip_serializing_if = "Option::is_none")]
    rival: Option<Phrase>,
    /// Decisions looked at so far.
    done: usize,
    /// Decisions of the whole game.
    of: usize,
    /// Which of them come first here.
    from: usize,
    /// What there is to say of each, from there on.
    steps: Vec<Reviewed>,
    /// Where the game turned, as far as is known.
    turning: Vec<Turning>,
    /// The points that every seat ended with.
    ended: Vec<i32>,
}

/// The reviews of this server.
#[derive(Debug)]
pub(crate) struct Reviews {
    /// The one asked for last comes first.
    kept: Mutex<VecDeque<(TableId, Arc<Job>)>>,
    /// One at once.
    one: Arc<Semaphore>,
}

impl Default for Reviews {
    fn default() -> Self {
        Self { kept: Mutex::default(), one: Arc::new(Semaphore::new(1)) }
    }
}

/// One review.
#[derive(Debug)]
struct Job {
    level: &'static str,
    rival: Option<Phrase>,
    of: usize,
    ended: Vec<i32>,
    work: Mutex<Work>,
}

#[derive(Debug)]
struct Work {
    /// When somebody last asked; none once it was forgotten.
    asked: Option<Instant>,
    steps: Vec<Reviewed>,
    /// What is left to do, while nobody does it.
    rest: Option<Reviewing>,
    failed: bool,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Reviews {
    /// The review of this finished game from a decision on; it is begun, or gone on with, where there is more to say.
    pub(crate) async fn ask(
        &self,
        app: &Arc<App>,
        id: TableId,
        table: Box<dyn Table>,
        from: usize,
    ) -> Result<Review, Illegal> {
        let job = if let Some(job) = self.find(&id) {
            job
        } else {
            let job = tokio::task::spawn_blocking(move || Job::new(&*table)).await;
            self.keep(id, Arc::new(job.map_err(|_| Illegal::ours("table-busy"))??))
        };
        let rest = {
            let mut work = lock(&job.work);
            work.asked = Some(Instant::now());
            work.rest.take()
        };
        if let Some(rest) = rest {
            tokio::spawn(look_back(Arc::clone(app), Arc::clone(&job), rest));
        }
        job.show(from)
    }

    fn find(&self, id: &TableId) -> Option<Arc<Job>> {
        let mut kept = lock(&self.kept);
        let at = kept.iter().position(|(known, _)| known == id)?;
        let found = kept.remove(at)?;
        let job = Arc::clone(&found.1);
        kept.push_front(found);
        Some(job)
    }

    /// Whoever was faster keeps theirs.
    fn keep(&self, id: TableId, job: Arc<Job>) -> Arc<Job> {
        if let Some(job) = self.find(&id) {
            return job;
        }
        let mut kept = lock(&self.kept);
        if kept.len() == KEPT
            && let Some((_, forgotten)) = kept.pop_back()
        {
            lock(&forgotten.work).asked = None;
        }
        kept.push_front((id, Arc::clone(&job)));
        job
    }
}

impl Job {
    fn new(table: &dyn Table) -> Result<Self, Illegal> {
        if table.over().is_none() {
            return Err(Illegal::not_now("review-after-the-end"));
        }
        let rest = Reviewing::of(table)?;
        let (level, of) = (rest.level().name, rest.decisions());
        let (rival, ended) = (rest.rival().cloned(), rest.ended().to_vec());
        let work = Work { asked: None, steps: Vec::new(), rest: Some(rest), failed: false };
        Ok(Self { level, rival, of, ended, work: Mutex::new(work) })
    }

    fn show(&self, from: usize) -> Result<Review, Illegal> {
        let work = lock(&self.work);
        if work.failed {
            return Err(Illegal::ours("review-failed"));
        }
        let from = from.min(work.steps.len());
        Ok(Review {
            level: self.level,
            rival: self.rival.clone(),
            done: work.steps.len(),
            of: self.of,
            from,
            steps: work.steps[from..].to_vec(),
            turning: turning(&work.steps),
            ended: self.ended.clone(),
        })
    }

    fn is_wanted(&self) -> bool {
        lock(&self.work).asked.is_some_and(|asked| asked.elapsed() < FORGOTTEN)
    }
}

/// Looks at one decision after the other.
async fn look_back(app: Arc<App>, job: Arc<Job>, mut rest: Reviewing) {
    let _one = app.reviews.one.acquire().await;
    let within = rest.pace();
    while job.is_wanted() {
        // Whoever plays comes first: a thread is taken only where nobody waits for one.
        let Some(permit) = app.thinkers.idle_one() else {
            tokio::time::sleep(LOOK_AGAIN).await;
            continue;
        };
        let looked = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            let looked = rest.look(within);
            (rest, looked)
        });
        let looked = match looked.await {
            Ok((back, looked)) => {
                rest = back;
                looked
            }
            Err(_) => return lock(&job.work).failed = true,
        };
        match looked {
            Ok(Some(found)) => lock(&job.work).steps.push(found),
            Ok(None) => return,
            Err(reason) => {
                tracing::warn!(%reason, "a game could not be looked back at");
                return lock(&job.work).failed = true;
            }
        }
    }
    lock(&job.work).rest = Some(rest);
}
