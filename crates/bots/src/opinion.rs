//! What an expert thinks of a decision: for hints in play, and for looking back at it.

use crate::judge::compare_until;
use crate::{Budget, Mind, Prospect};
use engine::{BySeat, Dice, Seat};
use std::time::{Duration, Instant};

/// How thoroughly a decision is thought about. All of it is counted: where there is time enough, the same seed gives the same
/// opinion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Care {
    /// Imagined games of the search that proposes actions.
    pub search: u32,
    /// Proposals that are compared.
    pub proposals: usize,
    /// Imagined games for each of them.
    pub games: u32,
    /// Imagined games more for those that may be the best, and for an action that is named.
    pub finals: u32,
    /// Where somebody waits: a quarter of this time to propose, a quarter to compare, the rest for the last comparison. Then the
    /// opinion is what was found out so far.
    pub time: Option<Duration>,
}

/// As long as people wait for an expert's decision.
const HINT_PATIENCE: Duration = Duration::from_millis(2_000);

/// How many may be the best after the first comparison.
const FINALISTS: usize = 2;

impl Care {
    /// For somebody who waits: no longer than this, and earlier if there is less.
    pub fn for_hint<G: Mind>(most: Duration) -> Care {
        Care { time: Some(HINT_PATIENCE.min(most)), ..Care::sharing(G::IMAGINED / 40, 5) }
    }

    /// A quarter of so many games to propose, a quarter to compare, and half of them for the last comparison.
    pub(crate) fn sharing(games: u32, proposals: usize) -> Care {
        let (compared, last) = (proposals as u32 + 1, FINALISTS as u32 + 1);
        Care { search: games / 4, proposals, games: (games / 4 / compared).max(1), finals: (games / 2 / last).max(1), time: None }
    }
}

/// An action with what is expected after it, as far as the seat that decides can know.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged<A> {
    pub action: A,
    pub prospect: Prospect,
}

impl<A> Judged<A> {
    pub fn chance(&self, seat: Seat) -> f32 {
        self.prospect.chances[seat]
    }

    pub fn points(&self, seat: Seat) -> f32 {
        self.prospect.points[seat]
    }
}

/// Thinks about the decision that a seat owes: what it could do, the most promising first. An action that is named is among
/// them whatever is thought of it.
///
/// A search proposes, because it looks further; what it proposes is compared by games that share their luck, because only so can
/// two actions be told apart that are nearly as good.
pub fn consider<G: Mind>(view: &G::View, seat: Seat, named: Option<&G::Action>, care: Care, dice: &mut Dice) -> Vec<Judged<G::Action>> {
    let began = Instant::now();
    let until = |quarters: u32| care.time.map(|time| began + time * quarters / 4);
    let search = match care.time {
        None => Budget::Iterations(care.search),
        Some(time) => Budget::Within { iterations: care.search, time: time / 4 },
    };
    let thought = G::think(view, seat, search, dice);
    let tried = thought.lines.into_iter().filter(|line| line.visits > 0);
    let mut actions: Vec<G::Action> = tried.take(care.proposals).map(|line| line.action).collect();
    if let Some(named) = named.filter(|named| !actions.contains(named)) {
        actions.push(named.clone());
    }
    let (prospects, few) = compare_until::<G>(view, seat, &actions, care.games, until(2), dice);
    let judged = actions.into_iter().zip(prospects).map(|(action, prospect)| Judged { action, prospect }).collect();
    let mut finals = best_first(judged, seat);
    let mut rest = finals.split_off(FINALISTS.min(finals.len()));
    if let Some(at) = rest.iter().position(|judged| Some(&judged.action) == named) {
        finals.push(rest.remove(at));
    }
    let again: Vec<G::Action> = finals.iter().map(|judged| judged.action.clone()).collect();
    let (prospects, many) = compare_until::<G>(view, seat, &again, care.finals, until(4), dice);
    for (judged, prospect) in finals.iter_mut().zip(prospects) {
        judged.prospect = mean((&judged.prospect, few), (&prospect, many));
    }
    finals.append(&mut rest);
    best_first(finals, seat)
}

/// Of two with the same chance, as in a game that is lost, the one with more points comes first; else the one that did.
fn best_first<A>(mut judged: Vec<Judged<A>>, seat: Seat) -> Vec<Judged<A>> {
    judged.sort_by(|a, b| b.chance(seat).total_cmp(&a.chance(seat)).then(b.points(seat).total_cmp(&a.points(seat))));
    judged
}

/// Of two samples of so many games each.
fn mean((first, few): (&Prospect, u32), (second, many): (&Prospect, u32)) -> Prospect {
    let share = many as f32 / (few + many).max(1) as f32;
    let mix = |a: &BySeat<f32>, b: &BySeat<f32>| BySeat::from_fn(a.seats(), |seat| a[seat] * (1.0 - share) + b[seat] * share);
    Prospect { chances: mix(&first.chances, &second.chances), points: mix(&first.points, &second.points) }
}
