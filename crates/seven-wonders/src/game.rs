//! 7 Wonders as a [`Game`].

use crate::action::{Action, Chance, How, Illegal, Play};
use crate::data::{Card, CardSet, Side};
use crate::event::Event;
use crate::options::{Options, SPECS};
use crate::rules::build::cheapest;
use crate::state::{Ages, Phase, Setup, SevenWonders, Stage};
use crate::view::View;
use engine::{
    Coverage, Dice, Foreseen, Game, Input, Mute, OptionSpec, Outcome, Question, Seat, SeatSet, SetupError, Sink, Tally, Turn, Viewer, pick,
};
use rand::RngExt;
use std::cmp::Reverse;
use std::ops::RangeInclusive;

impl Game for SevenWonders {
    const ID: &'static str = "seven-wonders";
    const NAME: &'static str = "7 Wonders";
    const RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 3..=7;
    const MAX_INPUTS: usize = 4_000;
    const LESSONS: &'static [&'static str] = crate::lessons::LESSONS;

    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn option_specs() -> &'static [OptionSpec] {
        SPECS
    }

    fn new(options: &Options, seats: u8) -> Result<SevenWonders, SetupError> {
        if !Self::SEATS.contains(&seats) {
            return Err(SetupError::Seats { game: Self::NAME, given: seats, range: Self::SEATS });
        }
        Ok(SevenWonders { options: *options, stage: Stage::Setup(Setup::new(seats)) })
    }

    fn seats(&self) -> u8 {
        match &self.stage {
            Stage::Setup(setup) => setup.wonders.seats(),
            Stage::Ages(ages) => ages.seats(),
        }
    }

    fn turn(&self) -> Turn {
        match &self.stage {
            Stage::Setup(setup) => setup.turn(&self.options),
            Stage::Ages(ages) => ages.turn(),
        }
    }

    fn may_act(&self) -> SeatSet {
        match &self.stage {
            Stage::Setup(setup) => setup.may_act(),
            Stage::Ages(ages) => ages.chosen(),
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        match &self.stage {
            Stage::Setup(setup) => setup.check(&self.options, seat, action),
            Stage::Ages(ages) => ages.check(seat, action),
        }
    }

    fn check_chance(&self, chance: &Chance) -> Result<(), Illegal> {
        match &self.stage {
            Stage::Setup(setup) => setup.check_chance(&self.options, chance),
            Stage::Ages(ages) => ages.check_deal(chance),
        }
    }

    fn roll(&self, dice: &mut Dice) -> Chance {
        match &self.stage {
            Stage::Setup(setup) => setup.roll(dice),
            Stage::Ages(ages) => ages.roll_deal(dice),
        }
    }

    fn apply(&mut self, input: Input<Action, Chance>, events: &mut impl Sink<Event>) {
        match (&mut self.stage, input) {
            (Stage::Setup(_), Input::Act { seat, action }) => self.apply_setup(seat, action, events),
            (Stage::Setup(_), Input::Chance(chance)) => self.apply_setup_chance(chance, events),
            (Stage::Ages(ages), Input::Chance(Chance::Deal(hands))) => ages.apply_deal(&hands, events),
            (Stage::Ages(ages), Input::Act { seat, action: Action::Play(play) }) => ages.choose(seat, play, events),
            (Stage::Ages(ages), Input::Act { seat, action: Action::Pick { card } }) => ages.apply_pick(seat, card, events),
            (Stage::Ages(_), input) => unreachable!("{input:?} is refused by the checks"),
        }
    }

    /// Of a play and of a pick what they do to the own city and to whoever is paid: what others chose and the next hand are
    /// hidden.
    fn try_out(&mut self, seat: Seat, action: Action) -> Foreseen {
        match (&mut self.stage, action) {
            (Stage::Ages(ages), Action::Play(play)) => ages.try_play(seat, play),
            (Stage::Ages(ages), Action::Pick { card }) => ages.build_pick(seat, card, &mut Mute),
            (Stage::Ages(_), Action::TakeWonder { .. } | Action::ChooseSide { .. }) => unreachable!("it is refused by the checks"),
            (Stage::Setup(_), action) => return self.try_setup(seat, action),
        }
        Foreseen::OwnPart
    }

    fn candidates(&self, seat: Seat, out: &mut Vec<Action>) -> Coverage {
        match &self.stage {
            Stage::Setup(setup) if setup.is_choosing_sides() => out.extend(SIDES.map(|side| Action::ChooseSide { side })),
            Stage::Setup(setup) => out.extend(setup.free_wonders().into_iter().map(|wonder| Action::TakeWonder { wonder })),
            Stage::Ages(ages) => match ages.phase {
                Phase::DiscardPick(_) => out.extend(ages.pickable(seat).iter().map(|card| Action::Pick { card })),
                _ => ages.list_plays(seat, |play| out.push(Action::Play(play))),
            },
        }
        Coverage::All
    }

    fn sample(&self, seat: Seat, dice: &mut Dice) -> Action {
        match &self.stage {
            Stage::Setup(setup) if setup.is_choosing_sides() => Action::ChooseSide { side: *pick(&SIDES, dice) },
            Stage::Setup(setup) => Action::TakeWonder { wonder: *pick(&setup.free_wonders(), dice) },
            Stage::Ages(ages) => match ages.phase {
                Phase::DiscardPick(_) => Action::Pick { card: any_card(ages.pickable(seat), dice) },
                _ => Action::Play(ages.sample_play(seat, dice)),
            },
        }
    }

    fn default_action(&self, seat: Seat) -> Action {
        match &self.stage {
            Stage::Setup(setup) if setup.is_choosing_sides() => Action::ChooseSide { side: Side::Day },
            Stage::Setup(setup) => Action::TakeWonder { wonder: setup.free_wonders()[0] },
            Stage::Ages(ages) => match ages.phase {
                Phase::DiscardPick(_) => Action::Pick { card: ages.best(seat, ages.pickable(seat)).expect("a pick is due") },
                _ => Action::Play(ages.default_play(seat)),
            },
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.look(viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        event.redact(viewer)
    }

    fn determinize(view: &View, dice: &mut Dice) -> SevenWonders {
        view.determinize(dice)
    }

    /// A sealed choice can be taken back and so can a board, taken openly; a deal, a resolved turn and
    /// revealed sides cannot.
    fn undo_fence(&self) -> bool {
        match &self.stage {
            Stage::Setup(setup) => self.options.wonders == crate::options::Wonders::Dealt && setup.may_act().is_empty(),
            Stage::Ages(ages) => ages.chosen().is_empty(),
        }
    }

    fn question(&self) -> Option<Question> {
        let ages = match &self.stage {
            Stage::Setup(setup) if setup.is_choosing_sides() => return Some(Question::new("side")),
            Stage::Setup(_) => return Some(Question::new("wonder")),
            Stage::Ages(ages) => ages,
        };
        let about = match ages.phase {
            Phase::Choose => "play-card",
            Phase::SeventhCard(_) => "seventh-card",
            Phase::DiscardPick(_) => "discard-pick",
            Phase::Deal | Phase::Over => return None,
        };
        Some(Question::new(about).with("age", ages.age as u32 + 1).with("turn", ages.turn + 1))
    }

    fn outcome(&self) -> Option<Outcome> {
        match &self.stage {
            Stage::Setup(_) => None,
            Stage::Ages(ages) => ages.outcome(),
        }
    }

    /// Cities lie open; sealed choices do not count until they are revealed.
    fn tally(&self) -> Option<Vec<Tally>> {
        match &self.stage {
            Stage::Setup(_) => None,
            Stage::Ages(ages) => Some(Seat::all(ages.seats()).map(|seat| Tally::new(seat, ages.score(seat).lines())).collect()),
        }
    }
}

const SIDES: [Side; 2] = [Side::Day, Side::Night];

/// # Panics
/// Where there is none.
fn any_card(cards: CardSet, dice: &mut Dice) -> Card {
    let nth = dice.random_range(0..cards.len() as u32);
    cards.iter().nth(nth as usize).expect("the set has that many cards")
}

impl Ages {
    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        let awaited = match self.turn() {
            Turn::Seats(seats) => seats.union(self.chosen()),
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        };
        if !awaited.contains(seat) {
            return Err(Illegal::NotYourDecision);
        }
        match (self.phase, action) {
            (Phase::Choose | Phase::SeventhCard(_), Action::Play(play)) => self.check_play(seat, *play),
            (Phase::DiscardPick(_), Action::Pick { card }) => self.check_pick(seat, *card),
            _ => Err(Illegal::WrongMoment),
        }
    }

    /// Every legal play of a hand: each card built, under a stage, sold, with every way to pay.
    fn list_plays(&self, seat: Seat, mut add: impl FnMut(Play)) {
        let stages = self.ways_to_stage(seat);
        let hand = self.hands[seat].as_slice();
        for (index, &card) in hand.iter().enumerate() {
            if index > 0 && hand[index - 1] == card {
                continue;
            }
            for payment in self.ways_to_build(seat, card) {
                add(Play { card, how: How::Build(payment) });
            }
            for &payment in &stages {
                add(Play { card, how: How::Stage(payment) });
            }
            add(Play { card, how: How::Sell });
        }
    }

    /// A random play: one of the three uses of a card, all possible pairs alike, then one way to pay.
    pub(crate) fn sample_play(&self, seat: Seat, dice: &mut Dice) -> Play {
        let hand = self.hands[seat].as_slice();
        loop {
            let drawn = dice.random_range(0..hand.len() as u32 * 3);
            let card = hand[drawn as usize / 3];
            let (ways, how): (_, fn(_) -> How) = match drawn % 3 {
                0 => (self.ways_to_build(seat, card), How::Build),
                1 => (self.ways_to_stage(seat), How::Stage),
                _ => return Play { card, how: How::Sell },
            };
            match ways.as_slice() {
                [] => {}
                [payment] => return Play { card, how: how(*payment) },
                several => return Play { card, how: how(*pick(several, dice)) },
            }
        }
    }

    /// What costs least, and of that what is worth most; if nothing can be built, the first card is sold.
    fn default_play(&self, seat: Seat) -> Play {
        let priced = self.hands[seat].iter().filter_map(|card| Some((card, cheapest(&self.ways_to_build(seat, card))?)));
        let cost = |card, payment: crate::action::Payment| payment.total() + self.bank_cost(seat, Play { card, how: How::Build(payment) });
        let best = priced.min_by_key(|&(card, payment)| (cost(card, payment), Reverse(self.worth(seat, card))));
        match best {
            Some((card, payment)) => Play { card, how: How::Build(payment) },
            None => Play { card: self.hands[seat].as_slice()[0], how: How::Sell },
        }
    }

    /// The card that is worth most in this city now.
    fn best(&self, seat: Seat, cards: CardSet) -> Option<Card> {
        cards.iter().max_by_key(|&card| self.worth(seat, card))
    }

    fn worth(&self, seat: Seat, card: Card) -> i32 {
        let mut after = self.clone();
        after.cities[seat].build(card);
        after.score(seat).total() - self.score(seat).total()
    }
}
