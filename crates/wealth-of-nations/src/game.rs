//! Wealth of Nations as a [`Game`].

use crate::action::{Action, Chance, CommonAction, ProduceAction, TradeAction};
use crate::determinize::whole_state;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::lessons::LESSONS;
use crate::options::{Options, SPECS, Sleeping};
use crate::state::{Phase, WealthOfNations};
use crate::view::View;
use engine::{Coverage, Dice, Foreseen, Game, Input, OptionSpec, Outcome, Question, Seat, SeatSet, SetupError, Sink, Tally, Turn, Viewer};
use std::ops::RangeInclusive;

impl Game for WealthOfNations {
    const ID: &'static str = "wealth-of-nations";
    const NAME: &'static str = "Wealth of Nations";
    const RULES_VERSION: u32 = 2;
    const SEATS: RangeInclusive<u8> = 2..=6;
    const MAX_INPUTS: usize = 20_000;
    const LESSONS: &'static [&'static str] = LESSONS;

    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn option_specs() -> &'static [OptionSpec] {
        SPECS
    }

    fn new(options: &Options, seats: u8) -> Result<WealthOfNations, SetupError> {
        if !Self::SEATS.contains(&seats) {
            return Err(SetupError::Seats { game: Self::NAME, given: seats, range: Self::SEATS });
        }
        if !options.terrain.suits(seats) {
            return Err(SetupError::Option { key: "terrain", why: format!("this terrain is not meant for {seats} players") });
        }
        Ok(WealthOfNations::set_up(options, seats))
    }

    fn ends(options: &Options) -> bool {
        match options.sleeping {
            Sleeping::Ends => true,
            Sleeping::GoesOn => false,
        }
    }

    fn seats(&self) -> u8 {
        self.nations.seats()
    }

    fn turn(&self) -> Turn {
        self.waits_for()
    }

    fn may_act(&self) -> SeatSet {
        self.who_may_act()
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        if self.nations[seat].eliminated {
            return Err(Illegal::Eliminated);
        }
        if let Action::Common(CommonAction::Plan(_)) = action {
            return self.check_going_on();
        }
        match &self.phase {
            Phase::FirstPlayer | Phase::Over => Err(Illegal::WrongMoment),
            Phase::Draft(draft) => self.check_draft(draft, seat, action),
            Phase::Claims { seat: asked } => self.check_claim(*asked, seat, action),
            Phase::Stations { seat: asked } => self.check_station(*asked, seat, action),
            Phase::Trade(trade) => self.check_trade(trade, seat, action),
            Phase::Develop(develop) => self.check_develop(develop, seat, action),
            Phase::Occupy { seat: asked, .. } => self.check_occupy(*asked, seat, action),
            Phase::Produce(producing) => self.check_produce(producing, seat, action),
            Phase::Repay { owing } => self.check_repay(*owing, seat, action),
        }
    }

    /// A plan binds nobody, and talk and notes do not end a turn; a sealed production can be changed.
    fn is_free(&self, seat: Seat, action: &Action) -> bool {
        match action {
            Action::Common(CommonAction::Plan(_)) => true,
            Action::Common(CommonAction::RepayNotes { .. }) => matches!(self.phase, Phase::Trade(_)),
            Action::Trade(action) => match action {
                TradeAction::Offer(_) | TradeAction::Decline { .. } | TradeAction::Withdraw { .. } | TradeAction::TakeNotes { .. } => true,
                TradeAction::Buy { .. } | TradeAction::Sell { .. } | TradeAction::Accept { .. } => false,
            },
            Action::Produce(_) => matches!(&self.phase, Phase::Produce(producing) if !producing.owing().contains(seat)),
            Action::Common(CommonAction::Pass) | Action::Draft(_) | Action::SetUp(_) | Action::Develop(_) | Action::March(_) => false,
        }
    }

    fn check_chance(&self, chance: &Chance) -> Result<(), Illegal> {
        self.check_first_player(chance)
    }

    fn roll(&self, dice: &mut Dice) -> Chance {
        self.roll_first_player(dice)
    }

    fn apply(&mut self, input: Input<Action, Chance>, events: &mut impl Sink<Event>) {
        self.fresh = false;
        let before = self.hides_money().then(|| self.nations.map(|nation| nation.money));
        let (seat, action) = match input {
            Input::Chance(chance) => return self.apply_first_player(chance, events),
            Input::Act { seat, action } => (seat, action),
        };
        self.keep_awake(&action);
        match action {
            Action::Common(action) => self.apply_common(seat, action, events),
            Action::Draft(action) => self.apply_draft(seat, action, events),
            Action::SetUp(action) => self.apply_set_up(seat, &action, events),
            Action::Trade(action) => self.apply_trade(seat, action, events),
            Action::Develop(action) => self.apply_develop(seat, action, events),
            Action::March(action) => self.apply_march(seat, &action, events),
            Action::Produce(ProduceAction::Occupy { units }) => self.apply_occupy(seat, &units, events),
            Action::Produce(ProduceAction::Produce(production)) => self.apply_produce(seat, production, events),
        }
        // How much is gained or spent tells something of what there was, and at the end all money is counted.
        self.fresh |= before.is_some_and(|before| self.phase == Phase::Over || before != self.nations.map(|nation| nation.money));
    }

    fn try_out(&mut self, seat: Seat, action: Action) -> Foreseen {
        self.foresee(seat, action)
    }

    fn candidates(&self, seat: Seat, out: &mut Vec<Action>) -> Coverage {
        self.list_candidates(seat, out)
    }

    fn sample(&self, seat: Seat, dice: &mut Dice) -> Action {
        self.draw_action(seat, dice)
    }

    fn default_action(&self, seat: Seat) -> Action {
        self.safe_action(seat)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.look(viewer)
    }

    /// Plans are for nobody else's eyes; all other events are seen by everybody.
    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        let told = if let Event::Planned { seat, .. } = event { viewer.is(*seat) } else { true };
        told.then(|| event.clone())
    }

    fn determinize(view: &View, dice: &mut Dice) -> WealthOfNations {
        whole_state(view, dice)
    }

    /// The draw of the first player cannot fall again, and sealed productions have been seen.
    fn undo_fence(&self) -> bool {
        self.fresh
    }

    fn question(&self) -> Option<Question> {
        self.asks()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.final_outcome()
    }

    fn tally(&self) -> Option<Vec<Tally>> {
        Some(self.tally_now())
    }
}
