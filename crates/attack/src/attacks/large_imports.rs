//! Imports of the largest match file that fits: valid, and slow to replay.

use crate::answers::count;
use crate::ground::Ground;
use crate::guest::Guest;
use crate::match_files::{MOST_PLANS, plans};
use crate::{Attack, Bounds, Finding, Trouble};
use futures_util::future::join_all;
use tokio_tungstenite::tungstenite::Bytes;

pub(super) const ATTACK: Attack = Attack {
    name: "large-imports",
    aim: "take all memory and time with imports of 3.9 MB, 103,250 inputs each, by three guests at once",
    flags: &[],
    bounds: Bounds { memory_added_mib: 200.0, median_ratio: 2.0 },
    play: |ground| Box::pin(play(ground)),
};

const GUESTS: usize = 3;

async fn play(ground: &Ground) -> Result<Finding, Trouble> {
    let each = ground.length.of(1, 6);
    let mut requests = Vec::new();
    for _ in 0..GUESTS {
        let guest = ground.hostile().await?;
        let body = Bytes::from(plans(&guest, MOST_PLANS).await?);
        requests.extend(std::iter::repeat_n((guest, body), each));
    }
    let send = |(guest, body): (Guest, Bytes)| async move { guest.post_text("/api/import", body.into()).await };
    let answers = join_all(requests.into_iter().map(send)).await;
    // What is accepted is paid for in memory and in others' time, which are bounded.
    Ok(Finding::new(true, count("imports", &answers)))
}
