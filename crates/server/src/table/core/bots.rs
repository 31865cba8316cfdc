//! Bots decide elsewhere: from their seat's view alone, within a budget. Those that decide at the same time think at the
//! same time, so that nobody waits for one after the other.

use super::{Effect, TableCore, Think};
use crate::Refusal;
use crate::protocol::{By, Occupant};
use crate::table::chairs::{Chair, Decider};
use crate::table::play::Play;
use engine::Seat;
use serde_json::Value;

impl TableCore {
    /// Lets every bot think that the game waits for; seats of those who left pass.
    pub(super) fn drive_bots(&mut self) {
        let (Ok(play), Some(row)) = (self.playing(), &self.row) else { return };
        if self.plays_for_nobody(play) {
            return;
        }
        let pause = self.environment.config.bot_delay.max(self.setback);
        let idle = play.awaited().minus(self.thinking);
        let think = |seat: Seat| {
            let task = match play.chair(seat)?.decider() {
                Decider::Bot(level) => Some(play.game.bot_task(seat, level)),
                Decider::Default => None,
                Decider::Person | Decider::Nobody => return None,
            };
            let decision = play.decision(seat);
            self.drives(seat, decision).then(|| Think { seat, decision, creator: row.table.creator.clone(), task, pause })
        };
        let thoughts: Vec<Think> = idle.iter().filter_map(think).collect();
        for think in thoughts {
            self.thinking = self.thinking.with(think.seat);
            self.effects.push(Effect::Think(think));
        }
    }

    /// Bots alone could go on for ever where the options say so: they rest while nobody looks.
    fn plays_for_nobody(&self, play: &Play) -> bool {
        !play.game.ends() && !self.may_be_looked_at() && play.table.chairs.iter().all(|chair| !chair.is_in_hand())
    }

    /// A decision counts where it is still owed. What the rules refuse becomes the game's own harmless choice.
    pub(super) fn bot_acts(&mut self, seat: Seat, decision: u64, action: Option<&Value>) -> Result<(), Refusal> {
        let Ok(play) = self.playing() else { return Ok(()) };
        let still_due = play.awaited().contains(seat) && (play.decision(seat) == decision || planted!(self, LateThoughtCounts));
        let Some(by) = play.chair(seat).filter(|_| still_due).and_then(decided_by) else { return Ok(()) };
        let default = play.game.default_action(seat);
        self.counts.bot_decisions += 1;
        match action.map(|action| self.record_act(seat, action, by)) {
            Some(Ok(())) => Ok(()),
            Some(Err(error)) => {
                tracing::error!(table = %self.id.0, %error, "a bot chose what the rules refuse");
                self.record_act(seat, &default, by)
            }
            None => self.record_act(seat, &default, by),
        }
    }
}

/// Who decides in a chair where no person does.
fn decided_by(chair: &Chair) -> Option<By> {
    match (chair.decider(), &chair.occupant) {
        (Decider::Bot(_), Occupant::Person { .. }) => Some(By::StandIn),
        (Decider::Bot(_), _) => Some(By::Bot),
        (Decider::Default, _) => Some(By::Left),
        (Decider::Person | Decider::Nobody, _) => None,
    }
}
