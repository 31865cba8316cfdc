//! Prosperity as a [`Game`].

use crate::action::{Action, Chance, Illegal};
use crate::data::{Kind, SPACES, Space, Symbol, TURNS, Tile, Track};
use crate::event::Event;
use crate::lessons;
use crate::options::{Options, SPECS};
use crate::state::{Country, Phase, Prosperity};
use crate::view::View;
use arrayvec::ArrayVec;
use engine::{Coverage, Dice, Game, Input, OptionSpec, Outcome, Question, Seat, SetupError, Sink, Tally, Turn, Viewer, pick};
use rand::RngExt;
use std::ops::RangeInclusive;

impl Game for Prosperity {
    const ID: &'static str = "prosperity";
    const NAME: &'static str = "Prosperity";
    const RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=4;
    const MAX_INPUTS: usize = 2_000;
    const LESSONS: &'static [&'static str] = lessons::LESSONS;

    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn option_specs() -> &'static [OptionSpec] {
        SPECS
    }

    fn new(options: &Options, seats: u8) -> Result<Prosperity, SetupError> {
        if !Self::SEATS.contains(&seats) {
            return Err(SetupError::Seats { game: Self::NAME, given: seats, range: Self::SEATS });
        }
        if options.boards.len() > seats as usize {
            let why = format!("{} boards for {seats} players", options.boards.len());
            return Err(SetupError::Option { key: "boards", why });
        }
        Ok(Prosperity::set_up(options, seats))
    }

    fn seats(&self) -> u8 {
        self.countries.seats()
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

    fn candidates(&self, seat: Seat, out: &mut Vec<Action>) -> Coverage {
        match self.scoring() {
            Some((symbol, _)) => list_decisions(&self.countries[seat], symbol, out),
            None => {
                let simple = [Action::Income, Action::Cleanup].into_iter().chain(Track::ALL.map(|track| Action::Research { track }));
                out.extend(simple.filter(|action| self.check_action(seat, action).is_ok()));
                self.display.iter().filter(|tile| self.check_price(seat, *tile).is_ok()).for_each(|tile| self.list_places(seat, tile, out));
            }
        }
        Coverage::All
    }

    /// The kind of an action first, all alike, then a tile and a place for it.
    fn sample(&self, seat: Seat, dice: &mut Dice) -> Action {
        let country = &self.countries[seat];
        match self.scoring() {
            Some((Symbol::Energy, _)) => Action::Settle { paid: dice.random_range(0..=country.payable()) },
            Some(_) => {
                let energy = dice.random_range(0..=country.steps());
                Action::Advance { energy, ecology: country.steps() - energy }
            }
            None => loop {
                let action = match dice.random_range(0..5u32) {
                    0 => break Action::Income,
                    1 => Action::Cleanup,
                    2 => Action::Research { track: *pick(&Track::ALL, dice) },
                    _ => match self.sample_purchase(seat, dice) {
                        Some(purchase) => break purchase,
                        None => continue,
                    },
                };
                if self.check_action(seat, &action).is_ok() {
                    break action;
                }
            },
        }
    }

    /// Pays what it can and takes income: nothing that cannot be made good.
    fn default_action(&self, seat: Seat) -> Action {
        let country = &self.countries[seat];
        match self.scoring() {
            Some((Symbol::Energy, _)) => Action::Settle { paid: country.payable() },
            Some(_) => {
                let energy = country.steps() / 2;
                Action::Advance { energy, ecology: country.steps() - energy }
            }
            None => Action::Income,
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.look(viewer)
    }

    fn redact(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    /// Nothing is hidden: what is to come has not been drawn.
    fn determinize(view: &View, _dice: &mut Dice) -> Prosperity {
        view.table.clone()
    }

    /// A drawn tile cannot be put back, nor can the first player be drawn again. Nothing else is revealed:
    /// actions and scoring decisions are open and can be taken back until the next draw.
    fn undo_fence(&self) -> bool {
        self.fresh
    }

    fn question(&self) -> Option<Question> {
        let question = match (self.scoring(), self.phase) {
            (_, Phase::FinalEnergy { .. }) => Question::new("final-energy"),
            (Some((Symbol::Energy, _)), _) => Question::new("settle"),
            (Some(_), _) => Question::new("advance"),
            (None, Phase::Actions { left }) => Question::new("actions").with("left", left),
            (None, Phase::FirstPlayer | Phase::Draw | Phase::Scoring { .. } | Phase::Over) => return None,
        };
        Some(question.with("turn", self.turns_begun()).with("turns", TURNS))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.final_outcome()
    }

    fn tally(&self) -> Option<Vec<Tally>> {
        Some(self.tally_now())
    }
}

/// Every way to settle a deficit or to share steps.
fn list_decisions(country: &Country, symbol: Symbol, out: &mut Vec<Action>) {
    match symbol {
        Symbol::Energy => out.extend((0..=country.payable()).map(|paid| Action::Settle { paid })),
        _ => out.extend((0..=country.steps()).map(|energy| Action::Advance { energy, ecology: country.steps() - energy })),
    }
}

impl Prosperity {
    /// Every purchase of a tile that can be paid.
    fn list_places(&self, seat: Seat, tile: Tile, out: &mut Vec<Action>) {
        match tile.data().kind {
            Kind::Special => out.push(Action::Buy { tile, space: None }),
            kind => out.extend(self.countries[seat].places(kind).map(|space| Action::Buy { tile, space: Some(space) })),
        }
    }

    /// A random tile of the display in a random place for it, if it can be paid.
    fn sample_purchase(&self, seat: Seat, dice: &mut Dice) -> Option<Action> {
        let tiles = self.display.len();
        let tile = (tiles > 0).then(|| self.display.nth(dice.random_range(0..tiles)))?;
        // Most purchases fail for want of money: look there before any place is looked for.
        self.check_price(seat, tile).ok()?;
        let kind = tile.data().kind;
        if kind == Kind::Special {
            return Some(Action::Buy { tile, space: None });
        }
        let places: ArrayVec<Space, SPACES> = self.countries[seat].places(kind).collect();
        Some(Action::Buy { tile, space: Some(*pick(&places, dice)) })
    }
}
