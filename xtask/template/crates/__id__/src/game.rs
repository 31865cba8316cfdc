//! __Name__ as a [`Game`].

use crate::action::{Action, Chance, Illegal};
use crate::event::Event;
use crate::options::{Options, SPECS};
use crate::state::__Type__;
use crate::view::View;
use engine::{Coverage, Dice, Game, Input, OptionSpec, Outcome, Seat, SetupError, Sink, Tally, Turn, Viewer};
use rand::RngExt;
use std::ops::RangeInclusive;

impl Game for __Type__ {
    const ID: &'static str = "__id__";
    const NAME: &'static str = "__Name__";
    const RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=4;
    const MAX_INPUTS: usize = 200;

    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn option_specs() -> &'static [OptionSpec] {
        SPECS
    }

    fn new(options: &Options, seats: u8) -> Result<__Type__, SetupError> {
        if !Self::SEATS.contains(&seats) {
            return Err(SetupError::Seats { game: Self::NAME, given: seats, range: Self::SEATS });
        }
        Ok(__Type__::set_up(options, seats))
    }

    fn seats(&self) -> u8 {
        self.taken.seats()
    }

    fn turn(&self) -> Turn {
        self.waits_for()
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.check_action(seat, action)
    }

    fn check_chance(&self, chance: &Chance) -> Result<(), Illegal> {
        self.check_outcome(chance)
    }

    fn roll(&self, dice: &mut Dice) -> Chance {
        self.roll_chance(dice)
    }

    fn apply(&mut self, input: Input<Action, Chance>, events: &mut impl Sink<Event>) {
        self.fresh = matches!(input, Input::Chance(_));
        match input {
            Input::Chance(chance) => self.apply_outcome(chance, events),
            Input::Act { seat, action } => self.apply_action(seat, &action, events),
        }
    }

    fn candidates(&self, _seat: Seat, out: &mut Vec<Action>) -> Coverage {
        out.extend((1..=self.most()).map(|stones| Action::Take { stones }));
        Coverage::All
    }

    fn sample(&self, _seat: Seat, dice: &mut Dice) -> Action {
        Action::Take { stones: dice.random_range(1..=self.most()) }
    }

    fn default_action(&self, _seat: Seat) -> Action {
        Action::Take { stones: 1 }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.look(viewer)
    }

    fn redact(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    /// Nothing is hidden.
    fn determinize(view: &View, _dice: &mut Dice) -> __Type__ {
        view.table.clone()
    }

    /// Who begins cannot be drawn again.
    fn undo_fence(&self) -> bool {
        self.fresh
    }

    fn outcome(&self) -> Option<Outcome> {
        self.final_outcome()
    }

    fn tally(&self) -> Option<Vec<Tally>> {
        Some(self.tally_now())
    }
}
