//! Looks back at a match: every decision as an expert judges it.

use crate::judge::{outlook, victory};
use crate::{Care, Chances, Judged, Mind, consider};
use engine::{Explanation, Game, Input, Match, Mute, Seat, SeatSet, Turn, Viewer, dice, explain};
use std::ops::Range;

/// How many imagined games a decision has at least and at most. Of a match with more decisions than there is time for, every
/// second one is judged, or fewer.
const FEWEST: u32 = 60;
const MOST: u32 = 2_400;
/// By how much of the chance to win a great decision is better than any other.
const FAR_BETTER: f32 = 0.08;
/// Actions that are compared at each decision besides the one that was taken.
const PROPOSALS: usize = 4;

/// A match that can be judged part by part, in any order: every part has its own luck.
pub struct Review<G: Mind> {
    game: Match<G>,
    decisions: Vec<Decision<G>>,
    /// Decisions made at the same time stand together.
    groups: Vec<Range<usize>>,
    care: Care,
    end: Chances,
}

struct Decision<G: Game> {
    step: usize,
    seat: Seat,
    action: G::Action,
    /// The position it was made in, where that is not the one before the step.
    instead: Option<G>,
}

/// A decision as the expert judges it.
#[derive(Clone, PartialEq, Debug)]
pub struct Verdict<G: Mind> {
    /// The input that made it; the position it was made in is the one before that input.
    pub step: usize,
    pub seat: Seat,
    /// Everybody's chances before it, with all secrets known.
    pub chances: Chances,
    pub played: Judged<G::Action>,
    /// Other actions, the most promising first.
    pub others: Vec<Judged<G::Action>>,
    /// How much the best of the others is better; nought where the one that was taken is the best.
    pub loss: f32,
    /// How many points more one of the others would bring on average.
    pub points_lost: f32,
    /// Which of the others the mark is about; none where the one that was taken is the best.
    pub better: Option<usize>,
    pub mark: Mark,
    /// What speaks for the better one beside the one that was taken, or for the one that was taken beside the best of the others.
    pub why: Explanation<G>,
}

/// How good a decision was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Mark {
    /// The best by far, and not what one sees at a glance.
    Great,
    /// What the expert would have done, or as good.
    Best,
    Good,
    Slip,
    Mistake,
    /// A large part of the chances is gone.
    Costly,
}

impl Mark {
    /// By how many points were lost, in leads that nearly win a game: what counts where the chance is gone, or safe.
    pub fn of_points(leads: f32) -> Mark {
        match leads {
            leads if leads < 0.10 => Mark::Best,
            leads if leads < 0.25 => Mark::Good,
            leads if leads < 0.50 => Mark::Slip,
            _ => Mark::Mistake,
        }
    }

    /// By how much of the chance to win was lost.
    pub fn of(loss: f32) -> Mark {
        match loss {
            loss if loss < 0.01 => Mark::Best,
            loss if loss < 0.05 => Mark::Good,
            loss if loss < 0.10 => Mark::Slip,
            loss if loss < 0.20 => Mark::Mistake,
            _ => Mark::Costly,
        }
    }
}

impl<G: Mind> Review<G> {
    /// Finds the decisions of a match. Where there was no choice there is none, and of a sealed choice that was changed the
    /// last one counts.
    pub fn new(played: &Match<G>) -> Review<G> {
        let seats = usize::from(played.state().seats());
        let mut plan = Plan { decisions: Vec::new(), groups: Vec::new(), sealed: vec![None; seats] };
        let mut state = played.at(0);
        for (step, input) in played.log().iter().enumerate() {
            plan.input(step, input, &state);
            state.apply(input.clone(), &mut Mute);
        }
        let (decisions, groups) = plan.worth_judging(played);
        let games = (G::IMAGINED / decisions.len().max(1) as u32).clamp(FEWEST, MOST);
        Review { game: played.clone(), decisions, groups, care: Care::sharing(games, PROPOSALS), end: victory(&state) }
    }

    /// How many decisions there are.
    pub fn decisions(&self) -> usize {
        self.decisions.len()
    }

    /// How many parts it has.
    pub fn parts(&self) -> usize {
        self.groups.len()
    }

    /// How it ended: all or a share for the winners.
    pub fn end(&self) -> Chances {
        self.end
    }

    /// Judges one part.
    ///
    /// # Panics
    /// Beyond the last part.
    pub fn judge(&self, part: usize) -> Vec<Verdict<G>> {
        let decisions = &self.decisions[self.groups[part].clone()];
        let first = decisions.first().expect("a group has decisions");
        let chances = outlook(&first.before(&self.game), self.care.search, &mut dice(first.step as u64));
        decisions.iter().map(|decision| decision.judge(&self.game, chances, self.care)).collect()
    }
}

impl<G: Mind> Decision<G> {
    fn before(&self, game: &Match<G>) -> G {
        self.instead.clone().unwrap_or_else(|| game.at(self.step))
    }

    fn judge(&self, game: &Match<G>, chances: Chances, care: Care) -> Verdict<G> {
        let view = self.before(game).view(Viewer::Seat(self.seat));
        let mut others = consider::<G>(&view, self.seat, Some(&self.action), care, &mut dice(self.step as u64));
        let at = others.iter().position(|judged| judged.action == self.action).expect("what was played is judged");
        let played = others.remove(at);
        let (step, seat) = (self.step, self.seat);
        let loss = others.first().map_or(0.0, |best| best.chance(seat) - played.chance(seat)).max(0.0);
        let richest = (0..others.len()).max_by(|a, b| others[*a].points(seat).total_cmp(&others[*b].points(seat)));
        let points_lost = richest.map_or(0.0, |richest| others[richest].points(seat) - played.points(seat)).max(0.0);
        let (by_chance, by_points) = (Mark::of(loss), Mark::of_points(points_lost / G::LEAD));
        let (mark, better) = if by_points > by_chance { (by_points, richest) } else { (by_chance, (!others.is_empty()).then_some(0)) };
        let is_alone = others.first().is_none_or(|second| played.chance(seat) - second.chance(seat) >= FAR_BETTER);
        let better = better.filter(|_| mark != Mark::Best);
        let mark = if mark == Mark::Best && is_alone && self.is_hidden(game) { Mark::Great } else { mark };
        let why = match better {
            Some(better) => explain::<G>(&view, seat, &others[better].action, std::slice::from_ref(&played.action)),
            None => explain::<G>(&view, seat, &played.action, others.first().map(|other| other.action.clone()).as_slice()),
        };
        Verdict { step, seat, chances, played, others, loss, points_lost, better, mark, why }
    }

    /// Whether something else looks better at a glance.
    fn is_hidden(&self, game: &Match<G>) -> bool {
        let mut choices = Vec::new();
        self.before(game).weigh(self.seat, &mut choices);
        let obvious = choices.iter().max_by(|a, b| a.worth.total_cmp(&b.worth));
        obvious.is_some_and(|choice| choice.action != self.action)
    }

    /// Whether nothing else could sensibly be done.
    fn is_forced(&self, game: &Match<G>) -> bool {
        let mut choices = Vec::new();
        self.before(game).weigh(self.seat, &mut choices);
        choices.iter().all(|choice| choice.action == self.action)
    }
}

struct Plan<G: Mind> {
    decisions: Vec<Decision<G>>,
    /// The first decision of each group, with the seats that the game waited for after the last one.
    groups: Vec<(usize, SeatSet)>,
    /// For each seat its last decision, with the present state as it would be without it.
    sealed: Vec<Option<(usize, G)>>,
}

impl<G: Mind> Plan<G> {
    fn input(&mut self, step: usize, input: &Input<G::Action, G::Chance>, state: &G) {
        let Input::Act { seat, action } = input else {
            self.sealed.fill(None);
            return;
        };
        match state.turn() {
            Turn::Seats(awaited) if awaited.contains(*seat) => {
                self.join_group(awaited, *seat);
                self.sealed[seat.index()] = Some((self.decisions.len(), state.clone()));
                self.decisions.push(Decision { step, seat: *seat, action: action.clone(), instead: None });
            }
            _ => self.change(step, *seat, action, state),
        }
        for other in Seat::all(state.seats()).filter(|other| other != seat) {
            if let Some((_, without)) = &mut self.sealed[other.index()] {
                if awaits(without, *seat) && without.check(*seat, action).is_ok() {
                    without.apply(input.clone(), &mut Mute);
                } else {
                    self.sealed[other.index()] = None;
                }
            }
        }
    }

    /// A seat decides in the group of the one before if the game waited for both at once.
    fn join_group(&mut self, awaited: SeatSet, seat: Seat) {
        let left = awaited.without(seat);
        match self.groups.last_mut() {
            Some((_, waiting)) if *waiting == awaited => *waiting = left,
            _ => self.groups.push((self.decisions.len(), left)),
        }
    }

    /// A seat that nobody waits for acts: if all is as though it had decided like this at once, it did.
    fn change(&mut self, step: usize, seat: Seat, action: &G::Action, state: &G) {
        let Some((decision, without)) = &self.sealed[seat.index()] else { return };
        if !awaits(without, seat) || without.check(seat, action).is_err() {
            return;
        }
        let input = Input::Act { seat, action: action.clone() };
        let (mut at_once, mut changed) = (without.clone(), state.clone());
        at_once.apply(input.clone(), &mut Mute);
        changed.apply(input, &mut Mute);
        if at_once == changed {
            self.decisions[*decision] = Decision { step, seat, action: action.clone(), instead: Some(without.clone()) };
        }
    }

    /// All that were a choice, or as many of them as there is time for.
    fn worth_judging(self, game: &Match<G>) -> (Vec<Decision<G>>, Vec<Range<usize>>) {
        let every = self.decisions.len().div_ceil((G::IMAGINED / FEWEST) as usize);
        let starts: Vec<usize> = self.groups.into_iter().map(|(first, _)| first).collect();
        let (mut kept, mut groups) = (Vec::new(), Vec::new());
        let mut from = 0;
        for (index, decision) in self.decisions.into_iter().enumerate() {
            if starts.binary_search(&index).is_ok() {
                from = kept.len();
            }
            if index % every != 0 || decision.is_forced(game) {
                continue;
            }
            kept.push(decision);
            match groups.last_mut() {
                Some(Range { start, end }) if *start == from => *end = kept.len(),
                _ => groups.push(from..kept.len()),
            }
        }
        (kept, groups)
    }
}

fn awaits<G: Game>(state: &G, seat: Seat) -> bool {
    matches!(state.turn(), Turn::Seats(awaited) if awaited.contains(seat))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::greedy;
    use seven_wonders::{Action, SevenWonders};

    /// Plays a match to its end. In the middle, seat 0 seals something, changes its mind, and again; the inputs come back.
    fn fickle() -> (Match<SevenWonders>, Vec<usize>) {
        let mut dice = dice(3);
        let mut game = Match::<SevenWonders>::new(Default::default(), 3).unwrap();
        let mut sealed = Vec::new();
        loop {
            game.roll_chance(&mut dice);
            let Turn::Seats(awaited) = game.state().turn() else { return (game, sealed) };
            let seat = awaited.first().unwrap();
            let mut actions: Vec<Action> = Vec::new();
            game.state().candidates(seat, &mut actions);
            if sealed.is_empty() && game.log().len() > 30 && awaited.len() == 3 && actions.len() > 2 {
                for action in actions.into_iter().take(3) {
                    sealed.push(game.log().len());
                    game.act(seat, action).unwrap();
                }
                continue;
            }
            let action = greedy::<SevenWonders>(&game.state().view(Viewer::Seat(seat)), seat, &mut dice);
            game.act(seat, action).unwrap();
        }
    }

    #[test]
    fn of_a_sealed_choice_the_last_one_counts() {
        let (game, sealed) = fickle();
        let review = Review::new(&game);
        let found: Vec<usize> = review.decisions.iter().map(|decision| decision.step).filter(|step| sealed.contains(step)).collect();
        assert_eq!((sealed.len(), found), (3, vec![sealed[2]]));
        let decision = review.decisions.iter().find(|decision| decision.step == sealed[2]).unwrap();
        assert!(decision.before(&game) == game.at(sealed[0]), "it is judged as though it had been the first");
        let group = review.groups.iter().find(|group| review.decisions[(*group).clone()].iter().any(|one| one.step == sealed[2]));
        assert_eq!(group.map(Range::len), Some(3), "the three of them decided at once");
    }

    #[test]
    fn every_decision_is_in_one_group() {
        let review = Review::new(&fickle().0);
        assert!(review.groups.iter().all(|group| !group.is_empty()));
        assert_eq!(review.groups.iter().map(Range::len).sum::<usize>(), review.decisions());
        assert!(review.groups.is_sorted_by(|a, b| a.end == b.start), "one after the other without a gap");
    }

    #[test]
    fn the_more_is_lost_the_worse_is_the_mark() {
        let marks = [0.0, 0.009, 0.02, 0.07, 0.15, 0.5].map(Mark::of);
        assert_eq!(marks, [Mark::Best, Mark::Best, Mark::Good, Mark::Slip, Mark::Mistake, Mark::Costly]);
        assert!(marks.is_sorted());
    }
}
