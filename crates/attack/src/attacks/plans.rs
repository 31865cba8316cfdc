//! Changes a plan that binds nobody, again and again: each of them earns an increment.

use crate::ground::Ground;
use crate::live::{Live, awaits};
use crate::{Attack, Finding, ORDINARY, Trouble};
use serde_json::json;

pub(super) const ATTACK: Attack =
    Attack { name: "plans", aim: "gain time by changing a plan", flags: &[], bounds: ORDINARY, play: |ground| Box::pin(play(ground)) };

const PLANS: u64 = 20;

async fn play(ground: &Ground) -> Result<Finding, Trouble> {
    let (hostile, second) = (ground.hostile().await?, ground.elsewhere().await?);
    let clock = json!({ "kind": "live", "initial": 20, "increment": 15 });
    let table = hostile.table_with(&[&second], json!({ "game": "wealth-of-nations", "clock": clock })).await?;
    let mut live = Live::open(&hostile, &table).await?;
    live.until("a first state", |_| true).await?;
    // Chance says who begins, and only whose clock runs can gain: the hostile one is whoever is awaited.
    let mut seat = 0;
    if !awaits(&live.state, seat) {
        seat = 1;
        live = Live::open(&second, &table).await?;
        live.until("a turn", |state| awaits(state, seat)).await?;
    }
    let before = live.clock_ms(seat);
    for number in 0..PLANS {
        live.act(seat, &json!({ "plan": { "flags": number % 5 } })).await?;
        live.refresh().await?;
    }
    let gained = live.clock_ms(seat) - before;
    let seen = format!("{PLANS} `plan` with 20 s and an increment of 15 s: {gained:+} ms");
    Ok(Finding::new(gained <= 0, seen))
}
