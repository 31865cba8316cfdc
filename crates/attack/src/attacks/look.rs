//! Looks at the table four times a second without ever deciding: whoever says anything is back, and has a minute of grace.

use crate::ground::Ground;
use crate::live::{Live, awaits};
use crate::{Attack, Finding, ORDINARY, Trouble};
use serde_json::json;
use std::time::{Duration, Instant};

pub(super) const ATTACK: Attack = Attack {
    name: "look",
    aim: "never decide, and never lose the seat, by looking at the table four times a second",
    flags: &[],
    bounds: ORDINARY,
    play: |ground| Box::pin(play(ground)),
};

const EVERY: Duration = Duration::from_millis(250);
/// A jump of the clock by so much is a grace.
const GRACE_MS: i64 = 30_000;

async fn play(ground: &Ground) -> Result<Finding, Trouble> {
    // One grace of a minute may be given.
    let time = ground.length.of(Duration::from_secs(8), Duration::from_secs(75));
    let (hostile, second, third) = (ground.hostile().await?, ground.elsewhere().await?, ground.elsewhere().await?);
    let plan = json!({ "game": "seven-wonders", "clock": { "kind": "live", "initial": 3 }, "timeout": "bot-sits-in" });
    let table = hostile.table_with(&[&second, &third], plan).await?;
    let mut live = Live::open(&hostile, &table).await?;
    live.until("a turn", |state| awaits(state, 0)).await?;
    let (started, decision) = (Instant::now(), live.decision(0));
    let (mut clock, mut graces) = (live.clock_ms(0), 0);
    while started.elapsed() < time && live.decision(0) == decision {
        live.say(&json!({ "type": "look", "seat": 0 })).await?;
        live.listen_for(EVERY).await?;
        graces += usize::from(live.clock_ms(0) > clock + GRACE_MS);
        clock = live.clock_ms(0);
    }
    let (kept, seconds) = (live.decision(0) == decision, started.elapsed().as_secs());
    let seen = match kept {
        true => format!("a decision with a clock of 3 s is still open after {seconds} s, with {graces} graces of a minute"),
        false => format!("a decision with a clock of 3 s was made by the bot after {seconds} s, with {graces} graces of a minute"),
    };
    let held = ground.length.of(graces <= 1, graces <= 1 && !kept);
    Ok(Finding::new(held, seen))
}
