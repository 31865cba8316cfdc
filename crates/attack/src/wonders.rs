//! Enough of 7 Wonders to play it, by what a state shows alone.

use crate::Trouble;
use crate::live::{Live, awaits};
use serde_json::{Value, json};

/// Waits for this seat's turn and takes it.
pub(crate) async fn take_turn(live: &mut Live, seat: u64) -> Result<(), Trouble> {
    live.until("a turn", |state| awaits(state, seat)).await?;
    let before = live.decision(seat);
    let action = choose(&live.state["view"]);
    if !live.act(seat, &action).await? {
        return Err(Trouble::Refused(format!("a plain action: {action}")));
    }
    live.until("a state after the turn", |state| decision(state, seat) != Some(before)).await
}

fn decision(state: &Value, seat: u64) -> Option<u64> {
    state["decisions"].as_array()?.iter().find(|decision| decision["seat"] == seat)?["decision"].as_u64()
}

/// The first choice that is possible.
pub(crate) fn choose(view: &Value) -> Value {
    if view["stage"].get("setup").is_some() {
        return json!({ "choose-side": { "side": "day" } });
    }
    let own = &view["stage"]["ages"]["own"];
    if let Some(pick) = own["pickable"].get(0) {
        return json!({ "pick": { "card": pick["card"] } });
    }
    let hand = own["hand"].as_array().map_or(&[][..], Vec::as_slice);
    let built = hand.iter().find_map(|held| {
        let payment = &held["build"]["possible"]["ways"].get(0)?["payment"];
        Some(json!({ "play": { "card": held["card"], "how": { "build": payment } } }))
    });
    let sold = || json!({ "play": { "card": hand.first().map(|held| &held["card"]), "how": "sell" } });
    built.unwrap_or_else(sold)
}
