//! What was changed in the file beside the server (`reverie admin`): a look each second, and the tables it concerns are told.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use reverie_store::{Failure, Notice};

use crate::app::App;

/// How long a notice is up where there are many nodes: by then each has seen to it.
const UP: Duration = Duration::from_secs(60 * 60);

/// Sees to the notices that are up, and takes them down. Where there are many nodes, each sees to each.
pub(crate) async fn heed(app: &Arc<App>) -> Result<(), Failure> {
    let seen = app.node.as_ref().map_or(0, |node| node.notices.load(Ordering::Relaxed));
    let notices = app.store.notices(seen).await?;
    let Some(last) = notices.last().map(|(number, _)| *number) else { return Ok(()) };
    for (_, notice) in notices {
        tracing::info!(?notice, "changed beside the server");
        match notice {
            Notice::Table(id) => app.reload(&id).await,
            Notice::Guest(guest) => {
                if let Some(push) = &app.push {
                    push.forget(guest);
                }
                app.left_for_good(guest).await;
            }
            Notice::Keys => {
                if let Some(push) = &app.push {
                    push.forget_all().await;
                }
            }
        }
    }
    match &app.node {
        None => app.store.take_down_notices(last).await,
        Some(node) => {
            node.notices.store(last, Ordering::Relaxed);
            app.store.take_down_notices_older(UP).await
        }
    }
}
