//! The opponent has dropped and a bot sits in for them: nobody is there to agree, so everything is taken back.

use crate::ground::Ground;
use crate::live::{Live, awaits};
use crate::wonders::take_turn;
use crate::{Attack, Finding, ORDINARY, Trouble};
use serde_json::json;
use std::time::Duration;

pub(super) const ATTACK: Attack = Attack {
    name: "undo",
    aim: "take the game back, past every reveal, while a bot sits in for the opponent",
    flags: &["--bot-delay", "0"],
    bounds: ORDINARY,
    play: |ground| Box::pin(play(ground)),
};

/// The choice of a side, and four cards.
const TURNS: usize = 5;
const UNDOS: usize = 5;

async fn play(ground: &Ground) -> Result<Finding, Trouble> {
    let (hostile, opponent, third) = (ground.hostile().await?, ground.elsewhere().await?, ground.elsewhere().await?);
    let clock = json!({ "kind": "live", "initial": 4, "increment": 4 });
    let plan = json!({ "game": "seven-wonders", "clock": clock, "timeout": "bot-sits-in" });
    let table = hostile.table_with(&[&opponent, &third], plan).await?;
    // The opponents never come: after four seconds bots sit in for them.
    let mut live = Live::open(&hostile, &table).await?;
    for _ in 0..TURNS {
        take_turn(&mut live, 0).await?;
    }
    live.until("a turn", |state| awaits(state, 0)).await?;
    let before = live.step();
    live.lowest_step = before;
    let mut refused = 0;
    for _ in 0..UNDOS {
        refused += usize::from(!live.ask(json!({ "type": "undo", "seat": 0 })).await?);
    }
    live.listen_for(Duration::from_millis(500)).await?;
    let lowest = live.lowest_step;
    let seen = match lowest < before {
        true => format!("{UNDOS} `undo` took the game from step {before} back to step {lowest}"),
        false => format!("{UNDOS} `undo` left the game at step {before}: {refused} were refused, the others wait for consent"),
    };
    Ok(Finding::new(lowest >= before, seen))
}
