//! Guests who watch take every place of a table before those who sit there have come.

use crate::ground::Ground;
use crate::live::Live;
use crate::{Attack, Finding, ORDINARY, Trouble};
use futures_util::future::join_all;
use serde_json::json;

pub(super) const ATTACK: Attack = Attack {
    name: "full-table",
    aim: "lock a seated player out by filling the table with spectators of five guests",
    flags: &[],
    bounds: ORDINARY,
    play: |ground| Box::pin(play(ground)),
};

const GUESTS: usize = 5;
const CHANNELS_EACH: usize = 45;

async fn play(ground: &Ground) -> Result<Finding, Trouble> {
    let (creator, player) = (ground.elsewhere().await?, ground.elsewhere().await?);
    let third = ground.elsewhere().await?;
    let table = creator.table_with(&[&player, &third], json!({ "game": "seven-wonders" })).await?;
    let mut watching = Vec::new();
    for _ in 0..GUESTS {
        let guest = ground.hostile().await?;
        let channels = (0..CHANNELS_EACH).map(|_| Live::open(&guest, &table));
        watching.extend(join_all(channels).await.into_iter().flatten());
    }
    let inside = watching.len();
    let (creator, player) = (Live::open(&creator, &table).await, Live::open(&player, &table).await);
    let held = creator.is_ok() && player.is_ok();
    let outcome = match (creator, player) {
        (Ok(_), Ok(_)) => "the creator and a player get in".to_owned(),
        (_, Err(Trouble::Closed { code: Some(code) })) => format!("a seated player is locked out with {code}"),
        (_, Err(why)) => format!("a seated player is locked out: {why}"),
        (Err(why), Ok(_)) => format!("the creator is locked out: {why}"),
    };
    Ok(Finding::new(held, format!("{inside} of {} spectators are in; {outcome}", GUESTS * CHANNELS_EACH)))
}
