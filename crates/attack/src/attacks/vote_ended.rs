//! An accomplice of somebody whose time is up acts and takes it back: the vote that runs begins anew, without its votes.

use super::one_yes::Vote;
use crate::ground::Ground;
use crate::live::awaits;
use crate::wonders::choose;
use crate::{Attack, Finding, ORDINARY, Trouble};
use serde_json::{Value, json};
use std::time::Duration;

pub(super) const ATTACK: Attack = Attack {
    name: "vote-ended",
    aim: "end a running vote by messages of another person",
    flags: &[],
    bounds: ORDINARY,
    play: |ground| Box::pin(play(ground)),
};

/// The server looks for those whose time is up once a second.
const UNTIL_ASKED_AGAIN: Duration = Duration::from_millis(2500);

async fn play(ground: &Ground) -> Result<Finding, Trouble> {
    let mut vote = Vote::begin(ground).await?;
    vote.say_yes().await?;
    vote.third.ask(json!({ "type": "undo", "seat": 2 })).await?;
    vote.third.refresh().await?;
    if awaits(&vote.third.state, 2) {
        let action = choose(&vote.third.state["view"]);
        vote.third.act(2, &action).await?;
    }
    vote.hostile.listen_for(UNTIL_ASKED_AGAIN).await?;
    vote.hostile.refresh().await?;
    let id = json!(vote.hostile_id);
    let said_yes = |vote: &Value| vote["yes"].as_array().is_some_and(|yes| yes.contains(&id));
    let kept = vote.hostile.state["votes"].as_array().is_some_and(|votes| votes.iter().any(said_yes));
    let seen = if kept { "the yes that was given still counts" } else { "the yes that was given is gone" };
    Ok(Finding::new(kept, format!("after another person's `undo` and `act` {seen}")))
}
