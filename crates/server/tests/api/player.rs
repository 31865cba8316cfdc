//! A client that plays with nothing but what it is sent.

use crate::test_server::Live;
use serde_json::{Value, json};

/// An action for this view: the first that is possible.
pub(crate) fn choose(view: &Value) -> Value {
    if view.get("owed").is_some() { choose_in_prosperity(view) } else { choose_in_seven_wonders(view) }
}

/// Buys what can be bought, pays nothing else.
fn choose_in_prosperity(view: &Value) -> Value {
    let owed = &view["owed"];
    if owed.get("settle").is_some() {
        return json!({ "settle": { "paid": 0 } });
    }
    if let Some(advance) = owed.get("advance") {
        return json!({ "advance": { "energy": advance["steps"], "ecology": 0 } });
    }
    let offers = view["offers"].as_array().expect("a player sees offers");
    let affordable = offers.iter().find(|offer| offer["why_not"].is_null());
    match affordable {
        Some(offer) => json!({ "buy": { "tile": offer["tile"], "space": offer["places"][0]["space"] } }),
        None => json!("income"),
    }
}

fn choose_in_seven_wonders(view: &Value) -> Value {
    let stage = &view["stage"];
    if let Some(setup) = stage.get("setup") {
        return match setup["wonders"].as_array().is_some_and(|wonders| wonders.iter().any(Value::is_null)) {
            true => json!({ "take-wonder": { "wonder": setup["free_wonders"][0] } }),
            false => json!({ "choose-side": { "side": "day" } }),
        };
    }
    let own = &stage["ages"]["own"];
    if let Some(pick) = own["pickable"].get(0) {
        return json!({ "pick": { "card": pick["card"] } });
    }
    let hand = own["hand"].as_array().expect("a player has a hand");
    let payment = |verdict: &Value| verdict["possible"]["ways"].get(0).map(|way| way["payment"].clone());
    for held in hand {
        if let Some(payment) = payment(&held["build"]) {
            return json!({ "play": { "card": held["card"], "how": { "build": payment } } });
        }
    }
    match payment(&own["stage"]) {
        Some(payment) => json!({ "play": { "card": hand[0]["card"], "how": { "stage": payment } } }),
        None => json!({ "play": { "card": hand[0]["card"], "how": "sell" } }),
    }
}

/// The action message for one of the seats in a state, if that seat is awaited.
pub(crate) fn answer(state: &Value, seat: u64, id: &str) -> Option<Value> {
    let awaited = state["awaited"].as_array()?.iter().any(|awaited| *awaited == seat);
    let decision = state["decisions"].as_array()?.iter().find(|decision| decision["seat"] == seat)?;
    (awaited && state["viewer"] == seat)
        .then(|| json!({ "type": "act", "id": id, "decision": decision["decision"], "seat": seat, "action": choose(&state["view"]) }))
}

/// Plays one seat until the game is over or `enough` actions were acknowledged. Gives the acknowledged ids and
/// the last sequence number seen.
pub(crate) async fn play(live: &mut Live, seat: u64, name: &str, enough: usize) -> (Vec<String>, u64) {
    let mut acknowledged = Vec::new();
    let (mut seq, mut asked) = (0, None::<u64>);
    while acknowledged.len() < enough {
        let message = live.next().await.expect("the channel stays open");
        match message["type"].as_str() {
            Some("state") => {
                seq = message["seq"].as_u64().expect("a state has a number");
                if message["over"] == true {
                    break;
                }
                let Some(act) = answer(&message, seat, &format!("{name}-{seq}")) else { continue };
                // The same decision is not answered twice while the acknowledgement is under way.
                let decision = act["decision"].as_u64();
                if asked != decision {
                    asked = decision;
                    live.say(&act).await;
                }
            }
            Some("ack") => acknowledged.push(message["id"].as_str().expect("an acknowledgement names its action").to_owned()),
            Some("error") => panic!("{name} was refused: {message}"),
            _ => {}
        }
    }
    (acknowledged, seq)
}
