//! A stranger asks for the chat of a table with a long opening: the whole opening is read for each request.

use crate::ground::Ground;
use crate::guest::Guest;
use crate::match_files::{MOST_PLANS, plans};
use crate::{Attack, Bounds, Finding, Trouble};
use serde_json::json;

pub(super) const ATTACK: Attack = Attack {
    name: "chat-requests",
    aim: "keep the server busy by asking for the chat of a table with a large import",
    flags: &[],
    // The import itself is what `large-imports` is about.
    bounds: Bounds { memory_added_mib: f64::INFINITY, median_ratio: f64::INFINITY },
    play: |ground| Box::pin(play(ground)),
};

/// Tried in this order; a server may refuse what is too long.
const SIZES: &[usize] = &[MOST_PLANS, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500];
/// Beside a request for the chat of an ordinary table.
const MOST_RATIO: f64 = 5.0;
/// Less than this is lost in the steps that processor time is counted in.
const SMALL_MS: f64 = 3.0;

async fn play(ground: &Ground) -> Result<Finding, Trouble> {
    let (hostile, stranger) = (ground.hostile().await?, ground.hostile().await?);
    let seats = [json!({ "kind": "me" }), json!({ "kind": "open" }), json!({ "kind": "open" })];
    let small = hostile.table(&json!({ "game": "seven-wonders", "seats": seats })).await?;
    let Some((large, size)) = import(&hostile).await? else {
        return Ok(Finding::new(true, "no import is accepted".to_owned()));
    };
    let requests = ground.length.of(40, 100);
    let (small, large) = (cost(ground, &stranger, &small, requests).await?, cost(ground, &stranger, &large, requests).await?);
    let seen = format!("a request takes {large:.1} ms of a core at a table with {size} imported inputs, {small:.1} ms at another");
    Ok(Finding::new(large <= (small * MOST_RATIO).max(SMALL_MS), seen))
}

async fn import(hostile: &Guest) -> Result<Option<(String, usize)>, Trouble> {
    for size in SIZES {
        let answer = hostile.post_text("/api/import", plans(hostile, *size).await?.into()).await?;
        if let Some(id) = answer.json()["id"].as_str().filter(|_| answer.is_ok()) {
            return Ok(Some((id.to_owned(), *size)));
        }
    }
    Ok(None)
}

/// Milliseconds of processor time for one request. Others ask for little beside it.
async fn cost(ground: &Ground, stranger: &Guest, table: &str, requests: u32) -> Result<f64, Trouble> {
    let before = ground.processor_ms();
    for _ in 0..requests {
        stranger.get(&format!("/api/tables/{table}/chat")).await?;
    }
    Ok((ground.processor_ms() - before) / f64::from(requests))
}
