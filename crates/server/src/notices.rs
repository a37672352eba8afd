//! What was changed in the file beside the server (`reverie admin`): a look each second, and the tables it concerns are told.

use std::sync::Arc;

use reverie_store::{Failure, Notice};

use crate::app::App;

/// Sees to the notices that are up, and takes them down.
pub(crate) async fn heed(app: &Arc<App>) -> Result<(), Failure> {
    let notices = app.store.notices(0).await?;
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
    app.store.take_down_notices(last).await
}
