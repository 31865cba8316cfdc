//! Looks ahead by imagining whole games: the own nation begins with one action or another and plays on in one style or
//! another, everybody else just as greedy bots do. What the best of these games began with is done.
//!
//! Nothing in the game is left to chance once it has begun, and nearly nothing is hidden. So one imagined game tells
//! much of a style, and a style, unlike a single action, is a plan that hangs together.

use super::memory::Memory;
use super::outlook::Style;
use super::plan::{Plan, Planner, Shop};
use super::value::ends_ahead;
use super::{barter, develop, produce, trade, war, weigh};
use crate::search::values;
use crate::{Budget, Choice, Line, Mind, Thought};
use engine::{Dice, Game, Input, Mute, Seat, Turn, pick};
use std::time::Instant;
use wealth_of_nations::data::Industry;
use wealth_of_nations::state::{Phase, Step};
use wealth_of_nations::{Action, CommonAction, DraftAction, ProduceAction, WealthOfNations};

/// An imagined game is estimated after so many decisions.
const HORIZON: u32 = 1_500;
/// One of so many imagined games is spent on a style for the rest of the game, the others on what to begin with.
const LASTING: usize = 3;

/// How to play on from here.
struct Way {
    style: Style,
    first: Action,
}

/// What was found out about a decision so far.
struct Thinking<'a> {
    state: &'a WealthOfNations,
    seat: Seat,
    budget: Budget,
    began: Instant,
    iterations: u32,
    lines: Vec<Line<Action>>,
    /// The best way so far, and what it is worth.
    best: Option<(f32, Style)>,
}

impl Thinking<'_> {
    fn goes_on(&self) -> bool {
        self.budget.goes_on(self.iterations, self.began)
    }

    /// Imagines one game more.
    fn consider(&mut self, way: Way) {
        let value = imagine(self.state, self.seat, &way);
        self.iterations += 1;
        if self.best.is_none_or(|(best, _)| value > best) {
            self.best = Some((value, way.style));
        }
        match self.lines.iter_mut().find(|line| line.action == way.first) {
            Some(line) => (line.visits, line.value) = (line.visits + 1, line.value.max(value)),
            None => self.lines.push(Line { action: way.first, visits: 1, value }),
        }
    }

    fn done(mut self) -> Thought<Action> {
        // The sort is stable: of equal lines the one that was thought of first stays first.
        self.lines.sort_by(|a, b| b.value.total_cmp(&a.value));
        Thought { lines: self.lines, iterations: self.iterations }
    }
}

/// Thinks about what a seat owes in a state of which all is known but what others have sealed.
pub(super) fn think(mut state: WealthOfNations, seat: Seat, budget: Budget) -> Thought<Action> {
    unseal(&mut state, seat);
    let state = &state;
    let mut thinking = Thinking { state, seat, budget, began: Instant::now(), iterations: 0, lines: Vec::new(), best: None };
    if matches!(state.phase, Phase::Draft(_) | Phase::Claims { .. } | Phase::Stations { .. }) {
        for way in packages(state, seat) {
            if thinking.goes_on() {
                thinking.consider(way);
            }
        }
        return thinking.done();
    }
    let firsts = firsts(state, seat);
    if let [only] = &firsts[..] {
        return Thought { lines: vec![Line { action: only.clone(), visits: 1, value: 0.5 }], iterations: 0 };
    }
    // First whole styles; with the best of them, whatever else could be done now.
    for style in lasting(budget) {
        if thinking.goes_on() {
            let first = act(state, seat, style, &mut Memory::default());
            thinking.consider(Way { style, first });
        }
    }
    let style = thinking.best.map_or(Style::PLAIN, |(_, style)| style);
    for first in firsts {
        if thinking.goes_on() && thinking.lines.iter().all(|line| line.action != first) {
            thinking.consider(Way { style, first });
        }
    }
    thinking.done()
}

/// Others are thought to have sealed what greedy bots would.
fn unseal(state: &mut WealthOfNations, seat: Seat) {
    for other in state.players().without(seat).iter() {
        let production = produce::best(state, other, Style::PLAIN);
        if let Phase::Produce(producing) = &mut state.phase
            && let Some(sealed) = &mut producing.sealed[other]
        {
            *sealed = production;
        }
    }
}

/// What could be done now: what any style would, or nothing.
fn firsts(state: &WealthOfNations, seat: Seat) -> Vec<Action> {
    let mut firsts: Vec<Action> = Vec::new();
    for style in std::iter::once(Style::PLAIN).chain(styles()) {
        let action = act(state, seat, style, &mut Memory::default());
        if !firsts.contains(&action) {
            firsts.push(action);
        }
    }
    let pauses = match &state.phase {
        Phase::Trade(_) => true,
        Phase::Develop(now) => now.step == Step::Action,
        _ => false,
    };
    if pauses && !firsts.contains(&Action::Common(CommonAction::Pass)) {
        firsts.push(Action::Common(CommonAction::Pass));
    }
    firsts
}

/// Styles that a nation may keep to for the rest of the game, the plain one first. They are always the same ones, so
/// that what is best now can be gone on with at the next decision.
fn lasting(budget: Budget) -> impl Iterator<Item = Style> {
    let most = match budget {
        Budget::Iterations(iterations) | Budget::Within { iterations, .. } => iterations as usize,
        Budget::Time(_) => usize::MAX,
    };
    std::iter::once(Style::PLAIN).chain(styles().take(most / LASTING))
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
        (Action::Draft(DraftAction::TakeIndustry { package: a, .. }), Action::Draft(DraftAction::TakeIndustry { package: b, .. })) => {
            a == b
        }
        (Action::Draft(DraftAction::TakeIndustry { .. }), _) | (_, Action::Draft(DraftAction::TakeIndustry { .. })) => false,
        (Action::Draft(DraftAction::TakeCommodity { .. }), _) | (_, Action::Draft(DraftAction::TakeCommodity { .. })) => a == b,
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

/// What the imagined game is worth to the seat, from 0 to 1. Everybody else decides just as greedy bots do, and says
/// what they say: where that differs, the imagined game soon has nothing to do with the real one.
fn imagine(state: &WealthOfNations, seat: Seat, way: &Way) -> f32 {
    let mut state = state.clone();
    let mut memory = Memory::default();
    state.apply(Input::Act { seat, action: way.first.clone() }, &mut Mute);
    for _ in 0..HORIZON {
        let_speak(&mut state, &mut memory);
        let Turn::Seats(seats) = state.turn() else { break };
        let mover = seats.first().expect("a seat is awaited");
        let style = if mover == seat { way.style } else { Style::PLAIN };
        let action = act(&state, mover, style, &mut memory);
        state.apply(Input::Act { seat: mover, action }, &mut Mute);
    }
    values(&state)[seat]
}

/// Whoever has something to say says it.
fn let_speak(state: &mut WealthOfNations, memory: &mut Memory) {
    for seat in state.may_speak().iter() {
        if state.may_speak().contains(seat)
            && let Some(action) = barter::aside(state, seat, memory)
        {
            state.apply(Input::Act { seat, action }, &mut Mute);
        }
    }
}

/// What a seat does that plays in this style, and for the end when that wins.
fn act(state: &WealthOfNations, seat: Seat, style: Style, memory: &mut Memory) -> Action {
    let style = Style { rush: style.rush || ends_ahead(state, seat), ..style };
    match &state.phase {
        Phase::Trade(_) => trade::best(state, seat, style, memory),
        Phase::Develop(now) if now.step == Step::Action => develop::best(state, seat, style),
        Phase::Produce(_) => Action::Produce(ProduceAction::Produce(produce::best(state, seat, style))),
        _ => settled(state, seat),
    }
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
                let action = keep_on(&state, seat, styles[seat.index()], &mut plans[seat.index()]);
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

/// What a seat does that keeps to its plan within a round, which saves most of the time.
fn keep_on(state: &WealthOfNations, seat: Seat, style: Style, known: &mut Option<Plan>) -> Action {
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
        Phase::Produce(_) => Action::Produce(ProduceAction::Produce(produce::best(state, seat, style))),
        _ => settled(state, seat),
    }
}

/// What is decided alike in every style.
fn settled(state: &WealthOfNations, seat: Seat) -> Action {
    match &state.phase {
        Phase::Develop(_) | Phase::Occupy { .. } => war::best(state, seat),
        Phase::Repay { .. } => Action::Common(CommonAction::RepayNotes { notes: state.notes_to_repay(seat) }),
        _ => {
            let mut choices = Vec::new();
            weigh(state, seat, Style::PLAIN, &mut choices);
            choices.into_iter().max_by(|a, b| a.worth.total_cmp(&b.worth)).expect("a seat that is awaited has a choice").action
        }
    }
}
