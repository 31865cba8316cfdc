//! What an expert thinks of any game.

use super::adapter::to_json;
use super::any::{Advice, AnyReview, HintTask};
use super::reasons::told_why;
use crate::protocol::{BotLevel, JudgedAction, Mark, Verdict};
use bots::{Care, Judged, Level, Mind, Review, consider};
use engine::{Seat, dice, explain};

/// The luck of hints: where there is time enough, the same question has the same answer.
const SEED: u64 = 1;

/// So many others are set beside the best choice.
const BESIDE: usize = 2;

/// A hint to be thought of elsewhere. It takes the seat's view along and nothing else.
pub(super) fn hint_task<G: Mind>(view: G::View, seat: Seat) -> HintTask {
    Box::new(move |most| {
        let judged = consider::<G>(&view, seat, None, Care::for_hint::<G>(most), &mut dice(SEED));
        let actions: Vec<G::Action> = judged.iter().map(|judged| judged.action.clone()).collect();
        let choices = judged.iter().map(|judged| told::<G>(judged, seat)).collect();
        let why = actions
            .split_first()
            .map(|(best, others)| told_why::<G>(&explain::<G>(&view, seat, best, &others[..others.len().min(BESIDE)])));
        Advice { choices, why: why.unwrap_or_default() }
    })
}

impl<G: Mind> AnyReview for Review<G> {
    fn decisions(&self) -> usize {
        Review::decisions(self)
    }

    fn parts(&self) -> usize {
        Review::parts(self)
    }

    fn end(&self) -> Vec<f32> {
        Review::end(self).as_slice().to_vec()
    }

    fn judge(&self, part: usize) -> Vec<Verdict> {
        let verdict = |verdict: bots::Verdict<G>| Verdict {
            step: verdict.step as u32 + 1,
            seat: verdict.seat,
            chances: verdict.chances.as_slice().to_vec(),
            played: told::<G>(&verdict.played, verdict.seat),
            others: verdict.others.iter().map(|judged| told::<G>(judged, verdict.seat)).collect(),
            loss: verdict.loss,
            points_lost: verdict.points_lost,
            better: verdict.better.map(|better| better as u32),
            mark: mark_of(verdict.mark),
            why: told_why::<G>(&verdict.why),
        };
        Review::judge(self, part).into_iter().map(verdict).collect()
    }
}

fn told<G: Mind>(judged: &Judged<G::Action>, seat: Seat) -> JudgedAction {
    JudgedAction { action: to_json(&judged.action), chance: judged.chance(seat), points: judged.points(seat) }
}

pub(super) fn level_of(level: BotLevel) -> Level {
    match level {
        BotLevel::Random => Level::Random,
        BotLevel::Easy => Level::Easy,
        BotLevel::Normal => Level::Normal,
        BotLevel::Hard => Level::Hard,
        BotLevel::Expert => Level::Expert,
    }
}

fn mark_of(mark: bots::Mark) -> Mark {
    match mark {
        bots::Mark::Great => Mark::Great,
        bots::Mark::Best => Mark::Best,
        bots::Mark::Good => Mark::Good,
        bots::Mark::Slip => Mark::Slip,
        bots::Mark::Mistake => Mark::Mistake,
        bots::Mark::Costly => Mark::Costly,
    }
}
