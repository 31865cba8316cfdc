//! Why an action: facts with their numbers, found by comparing imagined positions. Readers turn them into sentences.

use crate::{Foreseen, Game, Seat, Viewer, Wire, dice};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;

/// How a fact bears on the action that it is told of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bearing {
    /// It speaks for the action.
    For,
    /// It is what the action costs.
    Cost,
    /// Something still stands in the way, or comes of it that nobody wants.
    Warning,
}

/// What a game can say of its positions and actions. Everything is found from a seat's view alone, so nothing hidden can be told.
pub trait Reasons: Game {
    /// A fact with its numbers.
    type Reason: Wire;
    /// A fact of a position that points at what matters in it and names no action.
    type Nudge: Wire;

    /// Where two positions differ for the seat that sees both. A position is the one before an action, or the one after an
    /// action as far as it can be foreseen.
    fn differences(seat: Seat, from: &Self::View, to: &Self::View) -> Vec<Self::Reason>;

    /// What a legal action does that its position does not tell: what it keeps from others, what it opens later.
    fn prospects(view: &Self::View, seat: Seat, action: &Self::Action) -> Vec<Self::Reason>;

    fn bearing(reason: &Self::Reason) -> Bearing;

    /// How much a fact matters beside others, in tenths of a point.
    fn weight(reason: &Self::Reason) -> u32;

    /// The lesson that teaches what a fact is about, if there is one.
    fn lesson(reason: &Self::Reason) -> Option<&'static str>;

    /// What in this position points at the weightiest of these facts without naming an action.
    fn nudge(view: &Self::View, seat: Seat, reasons: &[Self::Reason]) -> Option<Self::Nudge>;
}

/// What there is to say of an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explained<R, N> {
    pub nudge: Option<N>,
    /// What it brings and costs, those that speak for it first and the weightiest of them before the others.
    pub reasons: Vec<R>,
    /// For each alternative what it lacks against the action: `from` is what the alternative would have, `to` what the action
    /// would. Those that speak for the action come first; none where no difference is found.
    pub lacks: Vec<Vec<R>>,
}

/// What a game says of an action.
pub type Explanation<G> = Explained<<G as Reasons>::Reason, <G as Reasons>::Nudge>;

/// Explains a legal action of a seat, beside other legal ones, by what the rules foresee of each. Where they foresee nothing, because
/// what the action does depends on what is hidden, positions are not compared.
pub fn explain<G: Reasons>(view: &G::View, seat: Seat, action: &G::Action, alternatives: &[G::Action]) -> Explanation<G> {
    let after = foreseen::<G>(view, seat, action);
    let compared = |from: Option<&G::View>| match (from, &after) {
        (Some(from), Some(after)) => G::differences(seat, from, after),
        (None, _) | (_, None) => Vec::new(),
    };
    let prospects = G::prospects(view, seat, action);
    let mut reasons = compared(Some(view));
    reasons.extend(prospects.iter().cloned());
    let reasons = weightiest_first::<G>(reasons);
    let lacks = alternatives.iter().map(|other| {
        let mut lacks = compared(foreseen::<G>(view, seat, other).as_ref());
        let there = G::prospects(view, seat, other);
        lacks.extend(prospects.iter().filter(|prospect| !there.contains(prospect)).cloned());
        weightiest_first::<G>(lacks)
    });
    Explained { nudge: G::nudge(view, seat, &reasons), lacks: lacks.collect(), reasons }
}

/// The weightiest of these facts: so many that speak for the action, then of what it costs, then warnings.
pub fn brief<G: Reasons>(reasons: &[G::Reason], most: [usize; 3]) -> Vec<G::Reason> {
    let told = |(bearing, most)| reasons.iter().filter(move |reason| G::bearing(reason) == bearing).take(most).cloned();
    [Bearing::For, Bearing::Cost, Bearing::Warning].into_iter().zip(most).flat_map(told).collect()
}

/// What the seat would see after a legal action, as far as that can be known.
fn foreseen<G: Game>(view: &G::View, seat: Seat, action: &G::Action) -> Option<G::View> {
    // Whatever is drawn for what is hidden, the answer is the same: a law holds every game to it.
    let mut state = G::determinize(view, &mut dice(0));
    match state.try_out(seat, action.clone()) {
        Foreseen::Nothing => None,
        Foreseen::Everything | Foreseen::OwnPart => Some(state.view(Viewer::Seat(seat))),
    }
}

fn weightiest_first<G: Reasons>(mut reasons: Vec<G::Reason>) -> Vec<G::Reason> {
    reasons.sort_by_key(|reason| (G::bearing(reason), Reverse(G::weight(reason))));
    reasons
}
