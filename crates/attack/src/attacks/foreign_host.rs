//! A name of the attacker's own that leads to this address: a browser would take the server for the attacker's site.

use crate::ground::Ground;
use crate::{Attack, Finding, ORDINARY, Trouble};
use reqwest::Method;

pub(super) const ATTACK: Attack = Attack {
    name: "foreign-host",
    aim: "be served under a foreign name",
    flags: &[],
    bounds: ORDINARY,
    play: |ground| Box::pin(play(ground)),
};

const NAME: &str = "attacker.example";

async fn play(ground: &Ground) -> Result<Finding, Trouble> {
    let hostile = ground.hostile().await?;
    let mut served = Vec::new();
    for (method, path) in [(Method::GET, "/"), (Method::GET, "/api/me"), (Method::POST, "/api/session")] {
        let request = hostile.request(method, path).header("host", NAME).header("origin", format!("http://{NAME}"));
        if hostile.send(path, request).await.is_ok_and(|answer| answer.is_ok()) {
            served.push(path);
        }
    }
    Ok(Finding::new(served.is_empty(), format!("{} of 3 requests with `Host: {NAME}` are served", served.len())))
}
