//! Fills a table's chat, and lets the server send it again and again. Strangers try to write in it too.

use crate::ground::Ground;
use crate::guest::Guest;
use crate::live::Live;
use crate::{Attack, Finding, ORDINARY, Trouble};
use serde_json::json;

pub(super) const ATTACK: Attack = Attack {
    name: "chat-flood",
    aim: "fill a chat, write in that of others, and have all of it sent again for a small `hello`",
    flags: &[],
    bounds: ORDINARY,
    play: |ground| Box::pin(play(ground)),
};

const LINES: usize = 600;
const HELLOS: usize = 50;
/// What an answer to `hello` may have: the last lines of a chat, not the whole of it.
const LARGE_KB: f64 = 100.0;

async fn play(ground: &Ground) -> Result<Finding, Trouble> {
    let (hostile, stranger) = (ground.hostile().await?, ground.hostile().await?);
    let seats = [json!({ "kind": "me" }), json!({ "kind": "open" }), json!({ "kind": "open" })];
    let table = hostile.table(&json!({ "game": "seven-wonders", "seats": seats })).await?;
    let kept = flood(&hostile, &table).await?;

    let mut watching = Live::open(&stranger, &table).await?;
    let written = watching.ask(json!({ "type": "chat", "text": "a stranger's word" })).await?;
    let (bytes, time) = (watching.received_bytes, ground.processor_ms());
    for _ in 0..HELLOS {
        watching.greet().await?;
    }
    let kb = (watching.received_bytes - bytes) as f64 / HELLOS as f64 / 1000.0;
    let ms = (ground.processor_ms() - time) / HELLOS as f64;
    let stranger = if written { "a stranger's line is accepted" } else { "a stranger's line is refused" };
    let seen = format!("{kept} of {LINES} lines kept; {stranger}; a `hello` is answered with {kb:.0} kB and takes {ms:.1} ms of a core");
    Ok(Finding::new(kept * 2 <= LINES && !written && kb < LARGE_KB, seen))
}

/// How many lines were kept before the channel was closed or all were said.
async fn flood(hostile: &Guest, table: &str) -> Result<usize, Trouble> {
    let mut live = Live::open(hostile, table).await?;
    let text = "shout ".repeat(80);
    let mut kept = 0;
    for _ in 0..LINES {
        match live.ask(json!({ "type": "chat", "text": text })).await {
            Ok(accepted) => kept += usize::from(accepted),
            Err(Trouble::Closed { .. }) => break,
            Err(trouble) => return Err(trouble),
        }
    }
    Ok(kept)
}
