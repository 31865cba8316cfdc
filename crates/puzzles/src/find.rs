//! Looks for puzzles in one game of bots. What it finds depends on the seed and the number of the game alone.

use crate::{Choice, Funnel, GOOD_ENOUGH, Margin, Played, Puzzle, Puzzling, Sample, Theme, Tries, rate, rating, sample};
use bots::{Budget, Level, aside, consider, decide};
use engine::{Dice, Match, Seat, Turn, Viewer, dice, pick};
use rand::RngExt;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The lead must be so many of its standard errors above what counts as equally good.
const ERRORS: f32 = 2.0;
/// Whoever cannot win any more, or has won, has no puzzle to solve.
const LOWEST: f32 = 0.2;
/// Fewer choices are no puzzle.
const FEWEST_CHOICES: usize = 3;
/// Of what is seen at once, one in so many is looked at further: easy puzzles are wanted too.
const SEEN_AT_ONCE: u8 = 4;
/// No game of bots comes near it.
const MOST_INPUTS: usize = 5_000;
/// Who plays the games that puzzles are found in: mostly those whose games look like people's.
const PLAYERS: [Level; 6] = [Level::Easy, Level::Normal, Level::Normal, Level::Hard, Level::Hard, Level::Hard];

/// What came of one game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Found {
    pub number: u64,
    /// Decisions that were looked at.
    pub decisions: u64,
    /// The game, where there is a puzzle in it.
    pub played: Option<Played>,
    pub puzzles: Vec<Puzzle>,
}

/// Plays game `number` and looks at every decision of it.
pub fn find<G: Puzzling>(seed: u64, number: u64) -> Found {
    let mut table = stream(seed, number, 0);
    let (options, seats) = G::table(&mut table);
    let levels: Vec<Level> = (0..seats).map(|_| *pick(&PLAYERS, &mut table)).collect();
    let mut game = Match::<G>::new(options, seats).expect("a table of puzzles can be set up");
    let mut found = Found { number, decisions: 0, played: None, puzzles: Vec::new() };
    let (mut chance, mut minds) = (stream(seed, number, 1), stream(seed, number, 2));
    while game.log().len() < MOST_INPUTS {
        game.roll_chance(&mut chance);
        let Turn::Seats(awaited) = game.state().turn() else { break };
        let seat = awaited.first().expect("a seat is awaited");
        let step = game.log().len();
        let early = found.puzzles.last().is_some_and(|last| step < last.step + G::FUNNEL.apart);
        if !early && found.puzzles.len() < G::FUNNEL.per_game {
            found.decisions += 1;
            let mut dice = stream(seed, number, 3 + step as u64);
            found.puzzles.extend(look::<G>(game.state(), seat, &mut dice).map(|asked| asked.puzzle::<G>(number, step, seat)));
        }
        let view = game.state().view(Viewer::Seat(seat));
        let action = decide::<G>(levels[seat.index()], &view, seat, Some(Budget::Iterations(G::FUNNEL.play)), &mut minds);
        game.act(seat, action).expect("a bot does what is legal");
        let_speak(&mut game, &levels, &mut minds);
    }
    found.played = found.puzzles.last().map(|last| Played::of(number, &game, last.step));
    found
}

/// Whoever has something to say out of turn says it.
fn let_speak<G: Puzzling>(game: &mut Match<G>, levels: &[Level], minds: &mut Dice) {
    for seat in game.state().may_speak().iter() {
        if game.state().may_speak().contains(seat)
            && let Some(action) = aside::<G>(levels[seat.index()], &game.state().view(Viewer::Seat(seat)), seat, minds)
        {
            game.act(seat, action).expect("a bot says what is legal");
        }
    }
}

/// A decision that is a puzzle.
struct Asked<A> {
    actions: Vec<A>,
    /// For each action the legal ones that are the same choice.
    alike: Vec<Vec<A>>,
    sample: Sample,
    themes: Vec<Theme>,
    tries: Tries,
}

/// Sifts one decision, the cheapest questions first.
fn look<G: Puzzling>(state: &G, seat: Seat, dice: &mut Dice) -> Option<Asked<G::Action>> {
    let funnel = G::FUNNEL;
    let view = state.view(Viewer::Seat(seat));
    if is_lost::<G>(&view, seat, dice) {
        return None;
    }
    let mut actions = at_first::<G>(state, &view, seat, dice);
    if actions.len() < FEWEST_CHOICES || !is_promising(&sample::<G>(&view, seat, &actions, funnel.first, dice), funnel) {
        return None;
    }
    propose::<G>(&view, seat, funnel.search, &mut actions, dice);
    let second = sample::<G>(&view, seat, &actions, funnel.second, dice);
    let (best, margin) = second.best();
    if !is_clear(margin, funnel) || G::themes(state, seat, &actions[best]).is_empty() {
        return None;
    }
    let best = actions[best].clone();
    if is_seen_at_once::<G>(&view, seat, &best, dice) && dice.random_range(0..SEEN_AT_ONCE) > 0 {
        return None;
    }
    let proposed = agreed::<G>(&view, seat, &best, dice)?;
    proposed.into_iter().for_each(|action| add::<G>(&mut actions, action));
    let actions = shown::<G>(actions, &second, &best, funnel.shown);
    let check = sample::<G>(&view, seat, &actions, funnel.check, dice);
    let (found, margin) = check.best();
    if actions[found] != best || !is_clear(margin, funnel) || check.chance(found).0 < LOWEST {
        return None;
    }
    let tries = attempts::<G>(&view, seat, &best, dice);
    if tries.is_trivial() {
        return None;
    }
    let alike = ways::<G>(state, seat, &actions);
    Some(Asked { themes: G::themes(state, seat, &best), alike, actions, sample: check, tries })
}

/// Whether a few games already tell that nothing is left to win. Where none are imagined, no dice fall either.
fn is_lost<G: Puzzling>(view: &G::View, seat: Seat, dice: &mut Dice) -> bool {
    if G::FUNNEL.lost == 0 {
        return false;
    }
    let glance = decide::<G>(Level::Normal, view, seat, None, dice);
    sample::<G>(view, seat, &[glance], G::FUNNEL.lost, dice).chance(0).0 < LOWEST * 0.5
}

/// What looks best at a glance; where a game sees little at a glance, what a short search proposes.
fn at_first<G: Puzzling>(state: &G, view: &G::View, seat: Seat, dice: &mut Dice) -> Vec<G::Action> {
    let mut choices = Vec::new();
    state.weigh(seat, &mut choices);
    choices.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    let mut actions = Vec::new();
    for choice in choices {
        if actions.len() < G::FUNNEL.glanced {
            add::<G>(&mut actions, choice.action);
        }
    }
    if actions.len() < FEWEST_CHOICES {
        propose::<G>(view, seat, G::FUNNEL.search / 2, &mut actions, dice);
    }
    actions
}

/// What a short search proposes, and what weak levels would do, belongs to the choices too.
fn propose<G: Puzzling>(view: &G::View, seat: Seat, search: u32, actions: &mut Vec<G::Action>, dice: &mut Dice) {
    let thought = G::think(view, seat, Budget::Iterations(search), dice);
    thought.lines.into_iter().take(G::FUNNEL.glanced).for_each(|line| add::<G>(actions, line.action));
    for level in [Level::Normal, Level::Easy, Level::Easy] {
        add::<G>(actions, decide::<G>(level, view, seat, None, dice));
    }
}

/// Whether a glance finds it again and again.
fn is_seen_at_once<G: Puzzling>(view: &G::View, seat: Seat, best: &G::Action, dice: &mut Dice) -> bool {
    (0..3).all(|_| G::same_choice(&decide::<G>(Level::Normal, view, seat, None, dice), best))
}

/// What the expert thinks of, where the expert would do the same: both by a long search, and by comparing games that share
/// their luck.
fn agreed<G: Puzzling>(view: &G::View, seat: Seat, best: &G::Action, dice: &mut Dice) -> Option<Vec<G::Action>> {
    let expert = G::FUNNEL.expert;
    let thought = G::think(view, seat, Budget::Iterations(expert.search), dice);
    if !G::same_choice(&thought.lines.first()?.action, best) {
        return None;
    }
    let opinion = consider::<G>(view, seat, Some(best), expert, dice);
    let agrees = G::same_choice(&opinion.first()?.action, best);
    agrees.then(|| opinion.into_iter().map(|judged| judged.action).collect())
}

fn add<G: Puzzling>(actions: &mut Vec<G::Action>, action: G::Action) {
    if !actions.iter().any(|known| G::same_choice(known, &action)) {
        actions.push(action);
    }
}

fn is_promising(sample: &Sample, funnel: Funnel) -> bool {
    let (best, margin) = sample.best();
    margin.lead >= funnel.promising.max(margin.error) && sample.chance(best).0 >= LOWEST * 0.8
}

fn is_clear(margin: Margin, funnel: Funnel) -> bool {
    margin.lead >= funnel.lead && margin.lead - ERRORS * margin.error >= GOOD_ENOUGH
}

/// The most promising of the choices, the best among them. Those that nothing is known of yet are kept.
fn shown<G: Puzzling>(actions: Vec<G::Action>, sample: &Sample, best: &G::Action, most: usize) -> Vec<G::Action> {
    let known = sample.choices();
    let mut order: Vec<(f32, G::Action)> =
        actions.into_iter().enumerate().map(|(index, action)| (if index < known { sample.chance(index).0 } else { 1.0 }, action)).collect();
    order.sort_by(|a, b| (b.1 == *best).cmp(&(a.1 == *best)).then(b.0.total_cmp(&a.0)));
    order.into_iter().take(most).map(|(_, action)| action).collect()
}

/// How often each level finds the best choice.
fn attempts<G: Puzzling>(view: &G::View, seat: Seat, best: &G::Action, dice: &mut Dice) -> Tries {
    Tries::of(
        rate::LEVELS.map(|(level, _, times)| {
            (0..times).filter(|_| G::same_choice(&decide::<G>(level, view, seat, None, dice), best)).count() as u32
        }),
    )
}

/// For each choice the other legal actions that are the same.
fn ways<G: Puzzling>(state: &G, seat: Seat, actions: &[G::Action]) -> Vec<Vec<G::Action>> {
    let mut legal = Vec::new();
    state.candidates(seat, &mut legal);
    let others =
        |action: &G::Action| legal.iter().filter(|other| *other != action && G::same_choice(other, action)).cloned().collect::<Vec<_>>();
    actions.iter().map(others).collect()
}

impl<A: Serialize + Clone> Asked<A> {
    /// The choices in an order that does not tell which of them was thought of first.
    fn puzzle<G: Puzzling<Action = A>>(self, number: u64, step: usize, seat: Seat) -> Puzzle {
        let (best, margin) = self.sample.best();
        let mut choices: Vec<(bool, Choice)> = (0..self.actions.len())
            .map(|index| {
                let (chance, error) = self.sample.chance(index);
                let alike = self.alike[index].iter().map(json).collect();
                (index == best, Choice { action: json(&self.actions[index]), alike, chance: rounded(chance), error: rounded(error) })
            })
            .collect();
        choices.sort_by_cached_key(|(_, choice)| choice.action.to_string());
        Puzzle {
            id: format!("{}-{number}-{step}", G::ID),
            game: number,
            step,
            seat,
            best: choices.iter().position(|(best, _)| *best).expect("the best is one of them"),
            choices: choices.into_iter().map(|(_, choice)| choice).collect(),
            lead: rounded(margin.lead),
            lead_error: rounded(margin.error),
            themes: self.themes,
            rating: rating(self.tries),
            tries: self.tries,
        }
    }
}

fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("an action can be written as JSON")
}

/// To a thousandth: what is told needs no more, and files stay small.
fn rounded(value: f32) -> f32 {
    (value * 1_000.0).round() / 1_000.0
}

/// Dice for one purpose in one game.
fn stream(seed: u64, number: u64, purpose: u64) -> Dice {
    let mut mixed = dice(seed);
    let mut next = |by: u64| dice(mixed.random::<u64>() ^ by.wrapping_mul(0x9E37_79B9_7F4A_7C15));
    let mut of_game = next(number);
    dice(of_game.random::<u64>() ^ purpose.wrapping_mul(0xBF58_476D_1CE4_E5B9))
}
