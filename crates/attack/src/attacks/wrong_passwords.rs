//! Wrong passwords for somebody's login name, so that the owner cannot log in from elsewhere either.

use crate::ground::Ground;
use crate::{Attack, Finding, ORDINARY, Trouble};
use serde_json::json;

pub(super) const ATTACK: Attack = Attack {
    name: "wrong-passwords",
    aim: "lock the owner of an account out with wrong passwords from another address",
    flags: &[],
    bounds: ORDINARY,
    play: |ground| Box::pin(play(ground)),
};

const TRIES: usize = 20;
/// The answer to a password that was looked at.
const WRONG: u16 = 401;
const NAME: &str = "quartermaster";
const PASSWORD: &str = "seven lanterns over a quiet harbour";

async fn play(ground: &Ground) -> Result<Finding, Trouble> {
    let (owner, hostile) = (ground.elsewhere().await?, ground.hostile().await?);
    let right = json!({ "login_name": NAME, "password": PASSWORD });
    owner.post("/api/account", &right).await?.needed()?;
    let mut refused_at_once = 0;
    for number in 0..TRIES {
        let wrong = json!({ "login_name": NAME, "password": format!("guess number {number} of many") });
        refused_at_once += usize::from(hostile.post("/api/account/login", &wrong).await?.status != WRONG);
    }
    let answer = ground.elsewhere().await?.post("/api/account/login", &right).await?;
    let seen = match answer.is_ok() {
        true => format!("the owner logs in; {refused_at_once} of {TRIES} tries were not even looked at"),
        false => format!("the owner is refused with {}; {refused_at_once} of {TRIES} tries were not even looked at", answer.status),
    };
    Ok(Finding::new(answer.is_ok() && refused_at_once > 0, seen))
}
