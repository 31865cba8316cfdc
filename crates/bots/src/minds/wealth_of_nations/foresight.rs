//! Looks ahead by imagining whole games: the own nation plays in one style or another, everybody else plainly. What
//! the best of these games began with is done.
//!
//! Nothing in the game is left to chance once it has begun, and nearly nothing is hidden. So one imagined game tells
//! much of a style, and a style, unlike a single action, is a plan that hangs together.

use super::outlook::Style;
use super::plan::{Plan, Planner, Shop};
use super::{barter, develop, produce, trade, war, weigh};
use crate::search::values;
use crate::{Budget, Choice, Line, Thought};
use engine::{Dice, Game, Input, Mute, Seat, Turn, pick};
use std::time::Instant;
use wealth_of_nations::data::Industry;
use wealth_of_nations::state::{Phase, Step};
use wealth_of_nations::{Action, WealthOfNations};

/// An imagined game is estimated after so many decisions.
const HORIZON: u32 = 1_500;
/// Another way must be so much better than the plain one.
const BETTER: f32 = 0.015;

/// How to play on from here.
struct Way {
    style: Style,
    first: Action,
}

/// Thinks about what a seat owes in a state that is known.
pub(super) fn think(state: &WealthOfNations, seat: Seat, budget: Budget) -> Thought<Action> {
    let began = Instant::now();
    let most = match budget {
        Budget::Iterations(iterations) | Budget::Within { iterations, .. } => iterations as usize,
        Budget::Time(_) => usize::MAX,
    };
    let ways = ways(state, seat, most);
    let mut lines: Vec<Line<Action>> = Vec::new();
    if ways.iter().all(|way| way.first == ways[0].first) {
        lines.push(Line { action: ways[0].first.clone(), visits: 1, value: 0.5 });
        return Thought { lines, iterations: 0 };
    }
    let mut iterations = 0;
    for way in ways {
        if !budget.goes_on(iterations, began) {
            break;
        }
        // What the plain way leads to is certain; that another one is better must be clear.
        let value = imagine(state, seat, &way) - if iterations == 0 { 0.0 } else { BETTER };
        iterations += 1;
        match lines.iter_mut().find(|line| line.action == way.first) {
            Some(line) => (line.visits, line.value) = (line.visits + 1, line.value.max(value)),
            None => lines.push(Line { action: way.first, visits: 1, value }),
        }
    }
    // The sort is stable: of equal lines the one that was thought of first stays first.
    lines.sort_by(|a, b| b.value.total_cmp(&a.value));
    Thought { lines, iterations }
}

/// What could be tried, the plain way first.
fn ways(state: &WealthOfNations, seat: Seat, most: usize) -> Vec<Way> {
    if matches!(state.phase, Phase::Draft(_) | Phase::Claims { .. } | Phase::Stations { .. }) {
        return packages(state, seat);
    }
    let plain = Style::plain(state, seat);
    let styles = std::iter::once(plain).chain(styles()).take(most.max(1));
    let mut ways: Vec<Way> = styles.map(|style| Way { style, first: act(state, seat, style, &mut None) }).collect();
    // A good offer is what a plain player would take first.
    if let Phase::Trade(trade) = &state.phase
        && let Some(from) = barter::welcome(state, trade, seat)
    {
        ways.insert(0, Way { style: plain, first: Action::Accept { from } });
    }
    ways
}

/// In the draft: what looks best, and the best place of every other package.
fn packages(state: &WealthOfNations, seat: Seat) -> Vec<Way> {
    let mut choices: Vec<Choice<Action>> = Vec::new();
    weigh(state, seat, Style::PLAIN, &mut choices);
    choices.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    let mut found: Vec<Way> = Vec::new();
    for Choice { action, .. } in choices {
        if found.iter().filter(|way| alike(&way.first, &action)).count() < 2 {
            found.push(Way { style: Style::PLAIN, first: action });
        }
    }
    found
}

/// The same package, wherever it lies.
fn alike(a: &Action, b: &Action) -> bool {
    match (a, b) {
        (Action::TakeIndustry { package: a, .. }, Action::TakeIndustry { package: b, .. }) => a == b,
        (Action::TakeIndustry { .. }, _) | (_, Action::TakeIndustry { .. }) => false,
        (Action::TakeCommodity { .. }, _) | (_, Action::TakeCommodity { .. }) => a == b,
        _ => true,
    }
}

/// Ways to play, the simplest first. They are always the same ones, so that what is best now can be gone on with at
/// the next decision.
fn styles() -> impl Iterator<Item = Style> {
    let plain = Style::PLAIN;
    let general = [
        Style { rush: true, ..plain },
        Style { growth: 1.5, ..plain },
        Style { growth: 0.6, ..plain },
        Style { debt: 1.0, ..plain },
        Style { margin: 25.0, ..plain },
        Style { growth: 2.0, debt: 1.0, margin: 0.0, ..plain },
        Style { debt: 4.0, ..plain },
        Style { margin: 1000.0, ..plain },
    ];
    let taste = |style: Style, industry: Industry| {
        let mut taste = style.taste;
        taste[industry.index()] *= 1.6;
        Style { taste, ..style }
    };
    let single = Industry::ALL.map(|industry| taste(plain, industry));
    let eager = Industry::ALL.map(|industry| taste(Style { growth: 1.5, debt: 1.0, ..plain }, industry));
    let sober = Industry::ALL.map(|industry| taste(Style { growth: 0.6, margin: 10.0, ..plain }, industry));
    let pairs = Industry::ALL.into_iter().flat_map(move |first| {
        Industry::ALL.into_iter().filter(move |second| *second > first).map(move |second| taste(taste(plain, first), second))
    });
    general.into_iter().chain(single).chain(eager).chain(sober).chain(pairs)
}

/// What the imagined game is worth to the seat, from 0 to 1.
fn imagine(state: &WealthOfNations, seat: Seat, way: &Way) -> f32 {
    let mut state = state.clone();
    let mut plans: Vec<Option<Plan>> = vec![None; usize::from(state.seats())];
    let mut began = (state.round, matches!(state.phase, Phase::Develop(_)));
    state.apply(Input::Act { seat, action: way.first.clone() }, &mut Mute);
    for _ in 0..HORIZON {
        let Turn::Seats(seats) = state.turn() else { break };
        let now = (state.round, matches!(state.phase, Phase::Develop(_)));
        if now != began {
            began = now;
            plans.fill(None);
        }
        let mover = seats.first().expect("a seat is awaited");
        let style = |other: Seat| if other == seat { way.style } else { Style::PLAIN };
        if matches!(state.phase, Phase::Trade(_)) && state.end.is_none() {
            for other in state.players().iter() {
                plans[other.index()].get_or_insert_with(|| plan(&state, other, style(other), Shop::Open));
            }
            if let Some(proposal) = barter::best_deal(&state, mover, &plans) {
                let to = proposal.to;
                state.apply(Input::Act { seat: mover, action: Action::Offer(proposal) }, &mut Mute);
                state.apply(Input::Act { seat: to, action: Action::Accept { from: mover } }, &mut Mute);
                continue;
            }
        }
        let action = act(&state, mover, style(mover), &mut plans[mover.index()]);
        state.apply(Input::Act { seat: mover, action }, &mut Mute);
    }
    values(&state)[seat]
}

/// The plan of a seat, which goes for the end when that wins.
fn plan(state: &WealthOfNations, seat: Seat, style: Style, shop: Shop) -> Plan {
    let style = Style { rush: style.rush || Style::plain(state, seat).rush, ..style };
    Planner::new(state, seat, style, shop).plan()
}

/// Plays on for so many decisions, everybody in a style that chance gives them.
pub(super) fn play_on(mut state: WealthOfNations, decisions: u32, dice: &mut Dice) -> WealthOfNations {
    let known: Vec<Style> = styles().collect();
    let styles: Vec<Style> = Seat::all(state.seats()).map(|_| *pick(&known, dice)).collect();
    let mut plans: Vec<Option<Plan>> = vec![None; styles.len()];
    let mut round = state.round;
    for _ in 0..decisions {
        let input = match state.turn() {
            Turn::Over => break,
            Turn::Chance => Input::Chance(state.roll(dice)),
            Turn::Seats(seats) => {
                let seat = seats.first().expect("a seat is awaited");
                let action = act(&state, seat, styles[seat.index()], &mut plans[seat.index()]);
                Input::Act { seat, action }
            }
        };
        state.apply(input, &mut Mute);
        if state.round != round {
            round = state.round;
            plans.fill(None);
        }
    }
    state
}

/// What a seat does. Within a round it keeps to its plan, which saves most of the time.
fn act(state: &WealthOfNations, seat: Seat, style: Style, known: &mut Option<Plan>) -> Action {
    match &state.phase {
        Phase::Trade(_) if state.end.is_some() => trade::liquidate(state, seat),
        Phase::Trade(_) => {
            let plan = known.get_or_insert_with(|| plan(state, seat, style, Shop::Open));
            trade::step(state, seat, plan)
        }
        Phase::Develop(now) if now.step == Step::Action => {
            let plan = known.get_or_insert_with(|| plan(state, seat, style, Shop::Closed));
            develop::follow(state, seat, plan)
        }
        Phase::Produce(_) => Action::Produce(produce::best(state, seat, style)),
        Phase::Develop(_) | Phase::Occupy { .. } => war::best(state, seat),
        Phase::Repay { .. } => Action::RepayNotes { notes: state.notes_to_repay(seat) },
        Phase::Draft(_) | Phase::Claims { .. } | Phase::Stations { .. } | Phase::FirstPlayer | Phase::Over => {
            let mut choices = Vec::new();
            weigh(state, seat, Style::PLAIN, &mut choices);
            choices.into_iter().max_by(|a, b| a.worth.total_cmp(&b.worth)).expect("a seat that is awaited has a choice").action
        }
    }
}
