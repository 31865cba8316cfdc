//! A bot for 7 Wonders that takes whatever brings most points at once, by asking the server what each choice would do.
//!
//! `cargo run -p client --example greedy -- http://localhost:8080` plays one game against two of the server's bots.

use client::protocol::{BotLevel, ClientMessage, Hello, NewTable, SeatPlan, ServerMessage, State, WhatIfAnswer, WhatIfQuestion};
use client::{Client, ClientError, Live};
use engine::{Game, Seat, Viewer, dice};
use serde_json::Value;
use seven_wonders::SevenWonders;

/// As many lines as the server takes in one question.
const LINES: usize = 12;

#[tokio::main]
async fn main() -> Result<(), ClientError> {
    let address = std::env::args().nth(1).unwrap_or_else(|| "http://localhost:8080".to_owned());
    let mut client = Client::new(&address);
    client.become_guest().await?;
    let outcome = play(&client).await?;
    println!("{outcome:#}");
    Ok(())
}

/// One game from the start to the end.
pub(crate) async fn play(client: &Client) -> Result<Value, ClientError> {
    let bot = SeatPlan::Bot { level: BotLevel::Easy };
    let table = client.new_table(&NewTable { start: true, ..NewTable::new(SevenWonders::ID, vec![SeatPlan::Me, bot, bot]) }).await?;
    let mut live = client.live(&table.id, Hello::default()).await?;
    let me = Seat::new(0);
    loop {
        match live.next().await? {
            ServerMessage::Over { outcome } => return Ok(outcome),
            ServerMessage::State(state) if live.is_awaited(me) => {
                let action = best(&mut live, me, &state).await?;
                live.act(me, action).await?;
            }
            ServerMessage::Error { error, .. } => eprintln!("{}", error.message),
            _ => {}
        }
    }
}

/// The choice after which this seat would have most points more than the others, if the game ended there.
async fn best(live: &mut Live, me: Seat, state: &State) -> Result<Value, ClientError> {
    let view = serde_json::from_str(state.view.json()).map_err(|why| ClientError::NotUnderstood(why.to_string()))?;
    let mut choices = Vec::new();
    // Whatever is hidden, the seat's own choices are the same.
    let imagined = SevenWonders::determinize(&view, &mut dice(1));
    debug_assert_eq!(imagined.view(Viewer::Seat(me)), view);
    imagined.candidates(me, &mut choices);
    let choices: Vec<Value> = choices.iter().filter_map(|choice| serde_json::to_value(choice).ok()).collect();
    let mut found: Option<(i32, Value)> = None;
    for some in choices.chunks(LINES) {
        let lines = some.iter().map(|choice| vec![choice.clone()]).collect();
        for (choice, answer) in some.iter().zip(ask(live, me, lines).await?) {
            let points = lead(&answer, me);
            if found.as_ref().is_none_or(|(most, _)| points > *most) {
                found = Some((points, choice.clone()));
            }
        }
    }
    found.map(|(_, choice)| choice).ok_or_else(|| ClientError::NotUnderstood("there is nothing to choose from".to_owned()))
}

async fn ask(live: &mut Live, seat: Seat, lines: Vec<Vec<Value>>) -> Result<Vec<WhatIfAnswer>, ClientError> {
    let id = live.next_id();
    live.say(ClientMessage::WhatIf(WhatIfQuestion { id: id.clone(), seat, lines })).await?;
    loop {
        match live.next().await? {
            ServerMessage::WhatIf { id: answered, answers } if answered == id => return Ok(answers.answers),
            ServerMessage::Error { id: Some(refused), error } if refused == id => {
                return Err(ClientError::Refused { status: 0, body: Box::new(error) });
            }
            _ => {}
        }
    }
}

/// By how many points the seat would be ahead of everybody else together.
fn lead(answer: &WhatIfAnswer, me: Seat) -> i32 {
    let totals: Vec<i32> = answer.tally.iter().flatten().map(|points| points.iter().sum()).collect();
    let own = totals.get(me.index()).copied().unwrap_or_default();
    own * totals.len() as i32 - totals.iter().sum::<i32>()
}
