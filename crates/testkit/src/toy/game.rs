//! Haggle as the engine knows it.

use super::action::{HaggleAction, HaggleDeal, HaggleEvent, HaggleIllegal};
use super::goods::Goods;
use super::state::{Haggle, HaggleOptions, Open, Phase};
use super::view::{HaggleView, redact};
use arrayvec::ArrayVec;
use engine::{
    BySeat, Coverage, Dice, Game, Input, OptionKind, OptionSpec, Outcome, Question, ScoreLine, Seat, SeatSet, SetupError, Sink, Standing,
    Turn, Viewer, rank,
};
use std::ops::RangeInclusive;

pub(super) const COINS: u8 = 12;
pub(super) const BANK: u8 = 30;

impl Game for Haggle {
    const ID: &'static str = "haggle";
    const NAME: &'static str = "Haggle";
    const RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=4;
    const MAX_INPUTS: usize = 2_000;

    type Options = HaggleOptions;
    type Action = HaggleAction;
    type Chance = HaggleDeal;
    type Event = HaggleEvent;
    type View = HaggleView;
    type Illegal = HaggleIllegal;

    fn option_specs() -> &'static [OptionSpec] {
        &[
            OptionSpec { key: "length", kind: OptionKind::Choice(&["short", "long"]) },
            OptionSpec { key: "challenges", kind: OptionKind::Toggle },
        ]
    }

    fn new(options: &HaggleOptions, seats: u8) -> Result<Haggle, SetupError> {
        if !Haggle::SEATS.contains(&seats) {
            return Err(SetupError::Seats { game: Haggle::NAME, given: seats, range: Haggle::SEATS });
        }
        let open = Open {
            options: *options,
            round: 1,
            phase: Phase::Deal,
            start: Seat::new(0),
            active: Seat::new(0),
            coins: BySeat::filled(seats, COINS),
            bank: BANK,
            shown: BySeat::filled(seats, Goods::NONE),
            gone: Goods::NONE,
            lot: None,
            stall: None,
            offer: None,
            offered: SeatSet::EMPTY,
            revealed: false,
        };
        let none = BySeat::filled(seats, Goods::NONE);
        Ok(Haggle { open, hands: none, told: none, bids: BySeat::filled(seats, None), offered: None })
    }

    fn seats(&self) -> u8 {
        self.hands.seats()
    }

    fn turn(&self) -> Turn {
        match self.open.phase {
            Phase::Deal => Turn::Chance,
            Phase::Auction => Turn::Seats(Seat::all(self.seats()).filter(|&seat| self.bids[seat].is_none()).collect()),
            Phase::Market => Turn::Seats(SeatSet::one(self.open.active)),
            Phase::Challenge => Turn::Seats(SeatSet::one(self.next_seat())),
            Phase::Over => Turn::Over,
        }
    }

    fn may_act(&self) -> SeatSet {
        let open = &self.open;
        let may = |seat: Seat| match open.phase {
            Phase::Auction => self.bids[seat].is_some(),
            Phase::Market => seat != open.active && (open.offer.is_some_and(|offer| offer.to == seat) || self.can_offer(seat)),
            Phase::Deal | Phase::Challenge | Phase::Over => false,
        };
        Seat::all(self.seats()).filter(|&seat| may(seat)).collect()
    }

    fn check(&self, seat: Seat, action: &HaggleAction) -> Result<(), HaggleIllegal> {
        self.check_action(seat, action)
    }

    fn check_chance(&self, deal: &HaggleDeal) -> Result<(), HaggleIllegal> {
        self.check_deal(deal)
    }

    fn roll(&self, dice: &mut Dice) -> HaggleDeal {
        let mut deck = self.deck();
        HaggleDeal { goods: BySeat::from_fn(self.seats(), |_| deck.draw(dice)), lot: deck.draw(dice), stall: deck.draw(dice) }
    }

    fn apply(&mut self, input: Input<HaggleAction, HaggleDeal>, events: &mut impl Sink<HaggleEvent>) {
        match input {
            Input::Act { seat, action } => self.act(seat, action, events),
            Input::Chance(deal) => self.deal(&deal, events),
        }
    }

    fn candidates(&self, seat: Seat, out: &mut Vec<HaggleAction>) -> Coverage {
        self.each_choice(seat, |action| out.push(action));
        if self.can_offer(seat) { Coverage::Some } else { Coverage::All }
    }

    fn sample(&self, seat: Seat, dice: &mut Dice) -> HaggleAction {
        self.any_action(seat, dice)
    }

    fn default_action(&self, _seat: Seat) -> HaggleAction {
        match self.open.phase {
            Phase::Auction => HaggleAction::Bid(0),
            Phase::Challenge => HaggleAction::Yield,
            Phase::Market | Phase::Deal | Phase::Over => HaggleAction::Pass,
        }
    }

    fn view(&self, viewer: Viewer) -> HaggleView {
        self.seen_by(viewer)
    }

    fn redact(event: &HaggleEvent, viewer: Viewer) -> Option<HaggleEvent> {
        Some(redact(event, viewer))
    }

    fn determinize(view: &HaggleView, dice: &mut Dice) -> Haggle {
        view.determinize(dice)
    }

    fn undo_fence(&self) -> bool {
        self.open.revealed
    }

    fn question(&self) -> Option<Question> {
        let about = match self.open.phase {
            Phase::Auction => "auction",
            Phase::Market => "market",
            Phase::Challenge => "challenge",
            Phase::Deal | Phase::Over => return None,
        };
        Some(Question::new(about).with("round", self.open.round))
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.open.phase != Phase::Over {
            return None;
        }
        let goods = BySeat::from_fn(self.seats(), |seat| self.hands[seat].union(self.open.shown[seat]));
        let points = |seat: Seat| i32::from(self.open.coins[seat]) + i32::from(goods[seat].worth());
        let places = rank(&BySeat::from_fn(self.seats(), |seat| (points(seat), goods[seat].len())));
        let standing = |seat: Seat| Standing {
            seat,
            place: Some(places[seat]),
            points: points(seat),
            tie_breaks: ArrayVec::from_iter([i32::from(goods[seat].len())]),
            sheet: ArrayVec::from_iter([
                ScoreLine { category: "coins", points: self.open.coins[seat].into() },
                ScoreLine { category: "goods", points: goods[seat].worth().into() },
            ]),
        };
        Some(Outcome { reason: "last-round", standings: Seat::all(self.seats()).map(standing).collect() })
    }
}
