//! Behind a proxy that does not say for whom it asks, everybody looks like the machine itself.

use crate::ground::Ground;
use crate::{Attack, Finding, ORDINARY, Trouble};
use reqwest::Method;

pub(super) const ATTACK: Attack = Attack {
    name: "metrics",
    aim: "read `/metrics` through a trusted proxy that hides for whom it asks",
    flags: &["--trust-proxy"],
    bounds: ORDINARY,
    play: |ground| Box::pin(play(ground)),
};

/// What a proxy may say of a visitor at 192.0.2.7, or leave out.
const FORWARDED_FOR: &[Option<&str>] =
    &[None, Some("unknown"), Some("192.0.2.7:4711"), Some("192.0.2.7, 127.0.0.1:4711"), Some("192.0.2.7")];

async fn play(ground: &Ground) -> Result<Finding, Trouble> {
    let hostile = ground.hostile().await?;
    let mut open = Vec::new();
    for value in FORWARDED_FOR {
        let request = hostile.request(Method::GET, "/metrics");
        let request = value.iter().fold(request, |request, value| request.header("x-forwarded-for", *value));
        if hostile.send("/metrics", request).await?.is_ok() {
            open.push(value.map_or("without the header".to_owned(), |value| format!("`{value}`")));
        }
    }
    let seen = match open.is_empty() {
        true => format!("none of {} forms of the header opens it", FORWARDED_FOR.len()),
        false => format!("open for {} of {} forms of the header: {}", open.len(), FORWARDED_FOR.len(), open.join(", ")),
    };
    Ok(Finding::new(open.is_empty(), seen))
}
