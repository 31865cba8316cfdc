//! One of two others is away: the vote of one person is enough to put a bot on somebody's seat for good.

use crate::ground::Ground;
use crate::guest::Guest;
use crate::live::{Live, awaits};
use crate::wonders::choose;
use crate::{Attack, Finding, ORDINARY, Trouble};
use serde_json::{Value, json};
use std::time::Duration;

pub(super) const ATTACK: Attack = Attack {
    name: "one-yes",
    aim: "put a bot on somebody's seat with one vote of three people",
    flags: &[],
    bounds: ORDINARY,
    play: |ground| Box::pin(play(ground)),
};

/// The server has noticed by then that somebody hung up.
const UNTIL_GONE: Duration = Duration::from_millis(300);

/// A table where the time of seat 1 is up, the others have decided, and a vote runs.
pub(super) struct Vote {
    pub(super) hostile: Live,
    pub(super) third: Live,
    pub(super) hostile_id: String,
    victim: Guest,
    table: String,
}

impl Vote {
    pub(super) async fn begin(ground: &Ground) -> Result<Vote, Trouble> {
        let (hostile, victim, third) = (ground.hostile().await?, ground.elsewhere().await?, ground.elsewhere().await?);
        let plan = json!({ "game": "seven-wonders", "clock": { "kind": "live", "initial": 6 }, "timeout": "vote" });
        let table = hostile.table_with(&[&victim, &third], plan).await?;
        let mut vote = Vote {
            hostile: Live::open(&hostile, &table).await?,
            third: Live::open(&third, &table).await?,
            hostile_id: hostile.id,
            victim,
            table,
        };
        for (live, seat) in [(&mut vote.hostile, 0), (&mut vote.third, 2)] {
            live.until("a turn", |state| awaits(state, seat)).await?;
            let action = choose(&live.state["view"]);
            live.act(seat, &action).await?;
        }
        let runs = |state: &Value| state["votes"].as_array().is_some_and(|votes| !votes.is_empty());
        vote.hostile.until("a vote", runs).await?;
        Ok(vote)
    }

    pub(super) async fn say_yes(&mut self) -> Result<bool, Trouble> {
        self.hostile.ask(json!({ "type": "vote", "seat": 0, "against": 1, "yes": true })).await
    }
}

async fn play(ground: &Ground) -> Result<Finding, Trouble> {
    let mut vote = Vote::begin(ground).await?;
    vote.third.leave().await;
    vote.hostile.listen_for(UNTIL_GONE).await?;
    vote.say_yes().await?;
    vote.hostile.refresh().await?;
    let seats = vote.victim.get(&format!("/api/tables/{}", vote.table)).await?.needed()?.json()["your_seats"].clone();
    let keeps = seats.as_array().is_some_and(|seats| !seats.is_empty());
    let seen = if keeps { "one yes left the seat to its person" } else { "one yes put a bot on the seat for good" };
    Ok(Finding::new(keeps, seen.to_owned()))
}
