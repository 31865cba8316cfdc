//! Whatever is stated as a reason is true. Bots play; at each decision the action they take and some others are explained, and
//! every fact is counted again on the real state, by carrying the actions out.

mod prosperity;
mod seven_wonders;
mod wealth_of_nations;

use bots::{Mind, greedy};
use engine::{Bearing, Dice, Explanation, Game, Match, Seat, Turn, Viewer, dice, explain, pick, random_options};

/// Others that are set beside an action.
const BESIDE: usize = 2;

/// A game whose reasons can be counted again.
trait Recounted: Mind {
    /// The state after an action, as far as it is the seat's own doing. `None` where the rules do not let it be told apart from what
    /// others do.
    fn carried_out(&self, seat: Seat, action: &Self::Action) -> Option<Self>;

    /// Whether a fact about two states is true. `before` is the state that the action is taken in.
    fn holds(reason: &Self::Reason, seat: Seat, action: &Self::Action, states: States<'_, Self>) -> bool;

    fn nudge_holds(&self, nudge: &Self::Nudge, seat: Seat) -> bool;

    /// The sort of a fact, to see that all sorts were met.
    fn sort(reason: &Self::Reason) -> String {
        let value = serde_json::to_value(reason).unwrap();
        value["kind"].as_str().unwrap().to_owned()
    }
}

/// What a fact is about: the state before, what `from` counts and what `to` does.
struct States<'a, G> {
    before: &'a G,
    from: &'a G,
    to: &'a G,
}

/// What was found in all games.
#[derive(Default)]
struct Found {
    facts: usize,
    sorts: std::collections::BTreeSet<String>,
    nudges: usize,
}

/// Plays a game of bots, and counts again what is said at each decision.
fn recount<G: Recounted>(seed: u64, found: &mut Found) {
    let mut dice = dice(seed);
    let seats = *pick(&G::SEATS.collect::<Vec<_>>(), &mut dice);
    let options = if seed % 2 == 0 { G::Options::default() } else { drawn_options::<G>(&mut dice) };
    let Ok(mut game) = Match::<G>::new(options, seats) else { return };
    loop {
        game.roll_chance(&mut dice);
        let Turn::Seats(awaited) = game.state().turn() else { return };
        let seat = *pick(&awaited.iter().collect::<Vec<_>>(), &mut dice);
        // Whoever plays at random gets where bots do not go.
        let action = match seed % 3 {
            2 => game.state().sample(seat, &mut dice),
            _ => greedy::<G>(&game.state().view(Viewer::Seat(seat)), seat, &mut dice),
        };
        take(&mut game, seat, action, found, &mut dice);
        for seat in game.state().may_speak().iter() {
            if let Some(action) = game.state().aside(seat).filter(|action| game.state().check(seat, action).is_ok()) {
                take(&mut game, seat, action, found, &mut dice);
            }
        }
    }
}

/// An action is explained beside others, everything said of it counted again, and then it is taken.
fn take<G: Recounted>(game: &mut Match<G>, seat: Seat, action: G::Action, found: &mut Found, dice: &mut Dice) {
    let state = game.state();
    let others: Vec<G::Action> = (0..BESIDE).map(|_| state.sample(seat, dice)).collect();
    let explained = explain::<G>(&state.view(Viewer::Seat(seat)), seat, &action, &others);
    recount_decision::<G>(state, seat, (&action, &others), &explained, found);
    game.act(seat, action).unwrap();
}

fn drawn_options<G: Game>(dice: &mut Dice) -> G::Options {
    let written = random_options(G::option_specs(), dice);
    serde_json::from_value::<G::Options>(written.into()).ok().filter(G::ends).unwrap_or_default()
}

fn recount_decision<G: Recounted>(
    state: &G,
    seat: Seat,
    (action, others): (&G::Action, &[G::Action]),
    explained: &Explanation<G>,
    found: &mut Found,
) {
    if let Some(nudge) = &explained.nudge {
        found.nudges += 1;
        assert!(state.nudge_holds(nudge, seat), "{nudge:?} for {seat} in {state:?}");
    }
    let Some(after) = state.carried_out(seat, action) else { return };
    let mut check = |reason: &G::Reason, from: &G, what: &str| {
        found.facts += 1;
        found.sorts.insert(G::sort(reason));
        let states = States { before: state, from, to: &after };
        assert!(G::holds(reason, seat, action, states), "{what}: {reason:?} of {action:?} by {seat} in {state:?}");
    };
    for reason in &explained.reasons {
        check(reason, state, "a reason");
    }
    for (other, lacks) in others.iter().zip(&explained.lacks) {
        let Some(there) = state.carried_out(seat, other) else { continue };
        for lack in lacks {
            check(lack, &there, &format!("what {other:?} lacks"));
        }
    }
    let orders = |reasons: &[G::Reason]| reasons.iter().map(G::bearing).collect::<Vec<Bearing>>().is_sorted();
    assert!(orders(&explained.reasons) && explained.lacks.iter().all(|lacks| orders(lacks)), "what speaks for it comes first");
}
