//! A hundred imports in a second by one guest. Matches that have ended do not count as tables in play.

use crate::answers::{accepted_of, count};
use crate::ground::Ground;
use crate::match_files::finished;
use crate::{Attack, Finding, ORDINARY, Trouble};
use futures_util::future::join_all;
use std::time::Duration;
use tokio_tungstenite::tungstenite::Bytes;

pub(super) const ATTACK: Attack = Attack {
    name: "many-imports",
    aim: "fill the database with a hundred imports a second by one guest",
    flags: &[],
    bounds: ORDINARY,
    play: |ground| Box::pin(play(ground)),
};

const IMPORTS: u32 = 100;

async fn play(ground: &Ground) -> Result<Finding, Trouble> {
    let guest = ground.hostile().await?;
    let body = Bytes::from(finished(&guest).await?);
    let before = ground.database_kib();
    let import = |number: u32| {
        let (guest, body) = (guest.clone(), body.clone());
        async move {
            tokio::time::sleep(Duration::from_secs(1) * number / IMPORTS).await;
            guest.post_text("/api/import", body.into()).await
        }
    };
    let answers = join_all((0..IMPORTS).map(import)).await;
    let grown = ground.database_kib().saturating_sub(before);
    let held = accepted_of(&answers) * 2 <= answers.len();
    Ok(Finding::new(held, format!("{}; {grown} KiB on disk", count("imports", &answers))))
}
