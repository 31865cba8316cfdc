//! Acts and takes it back, again and again: each action earns an increment, or a whole new period.

use crate::ground::Ground;
use crate::live::{Live, awaits};
use crate::wonders::choose;
use crate::{Attack, Finding, ORDINARY, Trouble};
use serde_json::{Value, json};
use std::time::Duration;

pub(super) const ATTACK: Attack = Attack {
    name: "act-and-undo",
    aim: "gain time by acting and taking it back",
    flags: &[],
    bounds: ORDINARY,
    play: |ground| Box::pin(play(ground)),
};

const ROUNDS: usize = 10;
/// What is thought over before a day's clock is wound up again.
const THOUGHT: Duration = Duration::from_secs(2);

async fn play(ground: &Ground) -> Result<Finding, Trouble> {
    let live = gained(ground, json!({ "kind": "live", "initial": 30, "increment": 30 }), Duration::ZERO, ROUNDS).await?;
    let days = gained(ground, json!({ "kind": "days", "days": 1 }), THOUGHT, 1).await?;
    let seen = format!("{ROUNDS} times with 30 s and an increment of 30 s: {live:+} ms; once with a clock of a day: {days:+} ms");
    Ok(Finding::new(live <= 0 && days <= 0, seen))
}

/// What the clock of somebody who acts and takes it back so often goes up by.
async fn gained(ground: &Ground, clock: Value, thought: Duration, rounds: usize) -> Result<i64, Trouble> {
    let (hostile, second, third) = (ground.hostile().await?, ground.elsewhere().await?, ground.elsewhere().await?);
    let table = hostile.table_with(&[&second, &third], json!({ "game": "seven-wonders", "clock": clock })).await?;
    let mut live = Live::open(&hostile, &table).await?;
    live.until("a turn", |state| awaits(state, 0)).await?;
    live.listen_for(thought).await?;
    live.refresh().await?;
    let before = live.clock_ms(0);
    for _ in 0..rounds {
        let action = choose(&live.state["view"]);
        live.act(0, &action).await?;
        live.ask(json!({ "type": "undo", "seat": 0 })).await?;
        live.refresh().await?;
    }
    Ok(live.clock_ms(0) - before)
}
