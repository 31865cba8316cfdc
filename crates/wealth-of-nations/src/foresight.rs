//! What a seat can know of its own actions before it takes them.

use crate::action::{Action, ProduceAction, Production};
use crate::data::Cubes;
use crate::state::{Phase, WealthOfNations};
use engine::{Foreseen, Game, Input, Mute, Seat};

impl WealthOfNations {
    /// Sealed productions are hidden, and money that is only roughly seen: what depends on them is not told.
    pub(crate) fn foresee(&mut self, seat: Seat, action: Action) -> Foreseen {
        if let (Phase::Produce(producing), Action::Produce(ProduceAction::Produce(production))) = (&self.phase, &action)
            && producing.asked.len() > 1
        {
            self.produce_alone(seat, *production);
            return Foreseen::OwnPart;
        }
        let before = self.nations.map(|nation| nation.money);
        self.apply(Input::Act { seat, action }, &mut Mute);
        let others = Seat::all(self.seats()).filter(|other| *other != seat);
        let counted = self.phase == Phase::Over || others.into_iter().any(|other| self.nations[other].money != before[other]);
        if self.hides_money() && counted { Foreseen::Nothing } else { Foreseen::Everything }
    }

    /// Seals a decision, pays for it and deals out what it brings; what others run brings nothing yet.
    fn produce_alone(&mut self, seat: Seat, production: Production) {
        self.fresh = false;
        let runs = self.runs(seat, &production);
        let Phase::Produce(producing) = &mut self.phase else { unreachable!("productions are tried in a Produce phase") };
        producing.sealed[seat] = Some(production);
        let cost = runs.iter().fold(Cubes::NONE, |sum, run| sum + run.cost);
        let nation = &mut self.nations[seat];
        nation.cubes -= cost;
        for run in &runs {
            nation.cubes += run.gain.cubes;
            nation.money += run.gain.money;
        }
    }
}
