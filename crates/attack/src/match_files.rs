//! Match files as a hostile guest writes them: valid to the last input, and no fun to read.

use crate::Trouble;
use crate::guest::Guest;
use engine::{Dice, Game, Input, Match, MatchFile, Seat, Turn, dice};
use serde_json::{Value, json};
use seven_wonders::SevenWonders;
use wealth_of_nations::{Action, CommonAction, WealthOfNations};

/// What fits into the four megabytes that an import may have.
pub(crate) const MOST_PLANS: usize = 103_250;

/// A match of Wealth of Nations in which somebody changes a plan again and again, as the body of an import.
pub(crate) async fn plans(guest: &Guest, plans: usize) -> Result<String, Trouble> {
    let mut played = Match::<WealthOfNations>::new(<WealthOfNations as Game>::Options::default(), 2).map_err(refused)?;
    played.roll_chance(&mut dice(1));
    // The engine says that such an input is legal. Another one like it changes nothing about that.
    played.act(Seat::new(0), Action::Common(CommonAction::Plan(wealth_of_nations::state::Plan::default()))).map_err(refused)?;
    let mut file = MatchFile::of(&played);
    file.inputs.pop();
    let plan = json!({ "act": { "seat": 0, "action": { "plan": {} } } });
    file.inputs.extend(std::iter::repeat_n(plan, plans));
    body(guest, file).await
}

/// A short match that has ended, as the body of an import.
pub(crate) async fn finished(guest: &Guest) -> Result<String, Trouble> {
    let mut dice: Dice = dice(1);
    let mut played = Match::<SevenWonders>::new(<SevenWonders as Game>::Options::default(), 3).map_err(refused)?;
    loop {
        played.roll_chance(&mut dice);
        let Turn::Seats(seats) = played.state().turn() else { break };
        let Some(seat) = seats.first() else { break };
        let action = played.state().sample(seat, &mut dice);
        played.input(Input::Act { seat, action }).map_err(refused)?;
    }
    body(guest, MatchFile::of(&played)).await
}

/// The rules have the version that this server plays by: what is attacked is not how it reads versions.
async fn body(guest: &Guest, mut file: MatchFile) -> Result<String, Trouble> {
    let games = guest.get("/api/games").await?.needed()?.json();
    let mut known = games.as_array().into_iter().flatten().filter(|game| game["id"] == file.game.as_str());
    if let Some(version) = known.find_map(|game| game["rules_version"].as_u64()) {
        file.rules_version = u32::try_from(version).unwrap_or(file.rules_version);
    }
    // An older server may not know every option; what is not named has its default.
    file.options = json!({});
    let file = serde_json::to_value(file).unwrap_or(Value::Null);
    Ok(json!({ "file": file }).to_string())
}

fn refused(why: impl std::fmt::Display) -> Trouble {
    Trouble::Refused(why.to_string())
}
