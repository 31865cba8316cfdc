//! Makes a table and calls it off, again and again: each leaves a row.

use crate::answers::{accepted_of, count};
use crate::ground::Ground;
use crate::{Attack, Finding, ORDINARY, Trouble};
use serde_json::{Value, json};

pub(super) const ATTACK: Attack = Attack {
    name: "churn",
    aim: "leave rows by making tables and calling them off",
    flags: &[],
    bounds: ORDINARY,
    play: |ground| Box::pin(play(ground)),
};

const TABLES: usize = 100;

async fn play(ground: &Ground) -> Result<Finding, Trouble> {
    let guest = ground.hostile().await?;
    let seats = [json!({ "kind": "me" }), json!({ "kind": "open" }), json!({ "kind": "open" })];
    let plan = json!({ "game": "seven-wonders", "seats": seats });
    let mut answers = Vec::new();
    for _ in 0..TABLES {
        let made = guest.post("/api/tables", &plan).await;
        if let Some(id) = made.as_ref().ok().and_then(|made| made.json()["id"].as_str().map(str::to_owned)) {
            guest.post(&format!("/api/tables/{id}/cancel"), &Value::Null).await?;
        }
        answers.push(made);
    }
    Ok(Finding::new(accepted_of(&answers) * 2 <= TABLES, count("tables", &answers)))
}
