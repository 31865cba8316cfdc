//! The Trade phase (EN1 p.8-9, FRWC p.8-9): whose action it is, passing, and the end of the phase.

mod barter;
mod interest;
mod market;
mod notes;

pub use barter::{PROMISE_LETTERS, PROPOSAL_AMOUNT, PROPOSALS_A_PHASE};
pub use notes::payout;

use crate::action::{Action, CommonAction, TradeAction};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Phase, Trade, WealthOfNations};
use engine::{Seat, SeatSet, Sink};

impl WealthOfNations {
    /// Every Trade phase begins with the first player, also the last one of the first edition.
    pub(crate) fn begin_trade(&mut self, events: &mut impl Sink<Event>) {
        events.add(|| Event::TradeBegan);
        self.phase =
            Phase::Trade(Trade { active: self.first, passes: 0, done: SeatSet::EMPTY, proposals: 0, last: None, offers: Vec::new() });
    }

    /// Trade actions are the active player's; notes, offers and answers are no actions and anybody's (EN1 p.9).
    pub(crate) fn check_trade(&self, trade: &Trade, seat: Seat, action: &Action) -> Result<(), Illegal> {
        match action {
            Action::Common(CommonAction::Pass) => self.check_asked(trade.active, seat),
            Action::Common(CommonAction::RepayNotes { notes }) => self.check_repay_notes(seat, *notes),
            Action::Trade(action) => match action {
                TradeAction::Buy { cubes } => self.check_asked(trade.active, seat).and_then(|()| self.check_purchase(seat, *cubes)),
                TradeAction::Sell { cubes } => self.check_asked(trade.active, seat).and_then(|()| self.check_sale(seat, *cubes)),
                TradeAction::Offer(proposal) => self.check_offer(trade, seat, proposal),
                TradeAction::Accept { from } => self.check_accept(trade, seat, *from),
                TradeAction::Decline { from } => self.check_open(trade, *from, seat),
                TradeAction::Withdraw { to } => self.check_open(trade, seat, *to),
                TradeAction::TakeNotes { notes } => self.check_take_notes(seat, *notes),
            },
            Action::Common(CommonAction::Plan(_))
            | Action::Draft(_)
            | Action::SetUp(_)
            | Action::Develop(_)
            | Action::March(_)
            | Action::Produce(_) => Err(Illegal::WrongMoment),
        }
    }

    pub(crate) fn apply_trade(&mut self, seat: Seat, action: TradeAction, events: &mut impl Sink<Event>) {
        match action {
            TradeAction::Buy { cubes } => {
                self.buy(seat, cubes, events);
                self.end_trade_action(events);
            }
            TradeAction::Sell { cubes } => {
                self.sell(seat, cubes, events);
                self.end_trade_action(events);
            }
            TradeAction::Offer(proposal) => self.propose(seat, proposal, events),
            TradeAction::Accept { from } => {
                self.barter(from, seat, events);
                self.end_trade_action(events);
            }
            TradeAction::Decline { from } => {
                self.close_offer(from, seat);
                events.add(|| Event::OfferDeclined { from, to: seat });
            }
            TradeAction::Withdraw { to } => {
                self.close_offer(seat, to);
                events.add(|| Event::OfferWithdrawn { from: seat, to });
            }
            TradeAction::TakeNotes { notes } => self.take_notes(seat, notes, events),
        }
    }

    /// An action interrupts the sequence of passes (EN1 p.8, R14).
    fn end_trade_action(&mut self, events: &mut impl Sink<Event>) {
        self.trade_mut().passes = 0;
        self.end_trade_turn(events);
    }

    /// The phase is over when everybody has passed in a row; with the final-pass option when everybody has passed
    /// once (EN1 p.8, FRWC p.15).
    pub(crate) fn pass_trade(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        events.add(|| Event::Passed { seat });
        let (players, final_pass) = (self.players(), self.options.final_pass);
        let trade = self.trade_mut();
        trade.passes += 1;
        if final_pass {
            trade.done = trade.done.with(seat);
        }
        let over = if final_pass { players.minus(trade.done).is_empty() } else { trade.passes == players.len() };
        if over {
            self.lapse_offers(events);
            self.end_trade(events);
        } else {
            self.end_trade_turn(events);
        }
    }

    /// All offers lapse with the turn, and the next player to the left who is not done is active (R27).
    fn end_trade_turn(&mut self, events: &mut impl Sink<Event>) {
        self.lapse_offers(events);
        let Phase::Trade(trade) = &self.phase else { unreachable!("this is a Trade phase") };
        let mut next = self.next_player(trade.active);
        while trade.done.contains(next) {
            next = self.next_player(next);
        }
        self.trade_mut().active = next;
    }

    /// Develop follows, or nothing after the last Trade phase of the first edition (EN1 p.14).
    fn end_trade(&mut self, events: &mut impl Sink<Event>) {
        match self.end {
            Some(_) => self.phase = Phase::Over,
            None => self.begin_develop(events),
        }
    }

    fn trade_mut(&mut self) -> &mut Trade {
        let Phase::Trade(trade) = &mut self.phase else { unreachable!("this is a Trade phase") };
        trade
    }
}
