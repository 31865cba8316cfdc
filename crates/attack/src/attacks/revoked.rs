//! A stolen session was ended by its owner: its live channel goes on.

use crate::ground::Ground;
use crate::live::{Live, awaits};
use crate::wonders::choose;
use crate::{Attack, Finding, ORDINARY, Trouble};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

pub(super) const ATTACK: Attack = Attack {
    name: "revoked",
    aim: "go on playing with a session that its owner has ended",
    flags: &[],
    bounds: ORDINARY,
    play: |ground| Box::pin(play(ground)),
};

/// A second is promised; a busy machine may be late.
const WITHIN: Duration = Duration::from_secs(5);

async fn play(ground: &Ground) -> Result<Finding, Trouble> {
    let mut owner = ground.elsewhere().await?;
    let login = json!({ "login_name": "almoner", "password": "nine copper kettles on a wet roof" });
    let registered = owner.post("/api/account", &login).await?.needed()?;
    owner.take_cookie(registered);
    let mut thief = ground.hostile().await?;
    let entered = thief.post("/api/account/login", &login).await?.needed()?;
    thief.take_cookie(entered);
    let seats = [json!({ "kind": "me" }), json!({ "kind": "bot", "level": "easy" }), json!({ "kind": "bot", "level": "easy" })];
    let table = owner.table(&json!({ "game": "seven-wonders", "seats": seats, "start": true })).await?;
    let mut live = Live::open(&thief, &table).await?;
    live.until("a turn", |state| awaits(state, 0)).await?;
    owner.post("/api/account/logout-everywhere", &Value::Null).await?.needed()?;
    let ended = Instant::now();
    let closed = matches!(live.listen_for(WITHIN).await, Err(Trouble::Closed { .. }));
    if closed {
        return Ok(Finding::new(true, format!("the channel is closed after {} ms", ended.elapsed().as_millis())));
    }
    let action = choose(&live.state["view"]);
    let acted = live.act(0, &action).await.unwrap_or(false);
    let then = if acted { "and an action is accepted" } else { "though an action is refused" };
    Ok(Finding::new(false, format!("the channel is open after {} s, {then}", WITHIN.as_secs())))
}
