//! So many public tables that nobody finds an honest one.

use crate::answers::count;
use crate::ground::Ground;
use crate::{Attack, Finding, ORDINARY, Trouble};
use futures_util::future::join_all;
use serde_json::{Value, json};

pub(super) const ATTACK: Attack = Attack {
    name: "full-lobby",
    aim: "hide an honest table behind a hundred public tables of ten guests",
    flags: &[],
    bounds: ORDINARY,
    play: |ground| Box::pin(play(ground)),
};

const GUESTS: usize = 10;
const TABLES_EACH: usize = 10;

async fn play(ground: &Ground) -> Result<Finding, Trouble> {
    let honest = ground.elsewhere().await?;
    let table = honest.table(&plan("an honest table")).await?;
    let mut answers = Vec::new();
    for _ in 0..GUESTS {
        let guest = ground.hostile().await?;
        let plan = plan("come here");
        answers.extend(join_all((0..TABLES_EACH).map(|_| guest.post("/api/tables", &plan))).await);
    }
    let shown = ground.elsewhere().await?.get("/api/lists/open").await?.needed()?.text.contains(&table);
    let place = if shown { "is on" } else { "is not on" };
    Ok(Finding::new(shown, format!("{}; the honest one {place} the first page", count("tables", &answers))))
}

fn plan(title: &str) -> Value {
    let seats = [json!({ "kind": "me" }), json!({ "kind": "open" }), json!({ "kind": "open" })];
    json!({ "game": "seven-wonders", "title": title, "seats": seats, "visibility": "public" })
}
