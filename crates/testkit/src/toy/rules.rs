//! What is legal, and what it does.

use super::action::{HaggleAction, HaggleDeal, HaggleEvent, HaggleIllegal};
use super::goods::{Good, Goods};
use super::state::{Haggle, Offer, Phase};
use engine::{BySeat, Seat, SeatSet, Sink};

/// What the stall's good costs, and what it costs to snatch it away.
pub(super) const STALL_PRICE: u8 = 4;
pub(super) const CONTEST_PRICE: u8 = 5;

impl Haggle {
    pub(super) fn check_action(&self, seat: Seat, action: &HaggleAction) -> Result<(), HaggleIllegal> {
        let (open, active) = (&self.open, self.open.active);
        let phase = match action {
            HaggleAction::Bid(_) => Phase::Auction,
            HaggleAction::Contest | HaggleAction::Yield => Phase::Challenge,
            _ => Phase::Market,
        };
        require(open.phase == phase, HaggleIllegal::WrongMoment)?;
        match *action {
            HaggleAction::Bid(bid) => self.can_pay(seat, bid),
            HaggleAction::Buy => {
                require(seat == active, HaggleIllegal::NotYourTurn)?;
                require(open.stall.is_some(), HaggleIllegal::NothingOnTheStall)?;
                self.can_pay(seat, STALL_PRICE)
            }
            HaggleAction::Sell { good } => {
                require(seat == active, HaggleIllegal::NotYourTurn)?;
                require(self.hands[seat].union(open.shown[seat]).contains(good), HaggleIllegal::NotYourGood { good })?;
                require(open.bank >= good.worth(), HaggleIllegal::BankIsShort)
            }
            HaggleAction::Pass => require(seat == active, HaggleIllegal::NotYourTurn),
            HaggleAction::Offer { to, good, coins } => self.check_offer(seat, to, good, coins),
            HaggleAction::Accept | HaggleAction::Decline => {
                require(open.offer.is_some_and(|offer| offer.to == seat), HaggleIllegal::NoOfferToYou)
            }
            HaggleAction::Contest | HaggleAction::Yield => require(seat == self.next_seat(), HaggleIllegal::NotYourTurn),
        }
    }

    fn check_offer(&self, seat: Seat, to: Seat, good: Good, coins: u8) -> Result<(), HaggleIllegal> {
        let (open, active) = (&self.open, self.open.active);
        require(open.offer.is_none(), HaggleIllegal::OfferStands)?;
        require(!open.offered.contains(seat), HaggleIllegal::OfferedAlready)?;
        let at_the_table = to.index() < usize::from(self.hands.seats());
        require(at_the_table && to != seat && (seat == active || to == active) && coins > 0, HaggleIllegal::WrongPartner)?;
        require(self.hands[seat].contains(good), HaggleIllegal::NotYourGood { good })?;
        self.can_pay(to, coins)
    }

    fn can_pay(&self, seat: Seat, needed: u8) -> Result<(), HaggleIllegal> {
        require(self.open.coins[seat] >= needed, HaggleIllegal::NotEnoughCoins { needed })
    }

    pub(super) fn check_deal(&self, deal: &HaggleDeal) -> Result<(), HaggleIllegal> {
        require(self.open.phase == Phase::Deal, HaggleIllegal::WrongMoment)?;
        let dealt: Goods = deal.goods.values().copied().chain([deal.lot, deal.stall]).collect();
        let seats = self.hands.seats();
        let enough = deal.goods.seats() == seats && dealt.len() == seats + 2;
        require(enough && dealt.minus(self.deck()).is_empty(), HaggleIllegal::GoodsAreTaken)
    }

    pub(super) fn deal(&mut self, deal: &HaggleDeal, events: &mut impl Sink<HaggleEvent>) {
        for (seat, &good) in deal.goods.iter() {
            self.hands[seat] = self.hands[seat].union(Goods::of(good));
            events.add(|| HaggleEvent::Dealt { seat, good: Some(good) });
        }
        (self.open.lot, self.open.stall) = (Some(deal.lot), Some(deal.stall));
        events.add(|| HaggleEvent::LaidOut { lot: deal.lot, stall: deal.stall });
        self.open.phase = Phase::Auction;
        self.open.revealed = true;
    }

    pub(super) fn act(&mut self, seat: Seat, action: HaggleAction, events: &mut impl Sink<HaggleEvent>) {
        self.open.revealed = false;
        match action {
            HaggleAction::Bid(bid) => self.bid(seat, bid, events),
            HaggleAction::Buy => self.want(seat, events),
            HaggleAction::Sell { good } => self.sell(seat, good, events),
            HaggleAction::Pass => {
                events.add(|| HaggleEvent::Passed { seat });
                self.end_turn(events);
            }
            HaggleAction::Offer { to, good, coins } => {
                self.open.offer = Some(Offer { from: seat, to, coins });
                self.offered = Some(good);
                self.open.offered = self.open.offered.with(seat);
                self.told[to] = self.told[to].union(Goods::of(good));
                self.open.revealed = true;
                events.add(|| HaggleEvent::Offered { from: seat, to, coins, good: Some(good) });
            }
            HaggleAction::Accept => self.trade(events),
            HaggleAction::Decline => {
                self.offered = None;
                if let Some(Offer { from, to, .. }) = self.open.offer.take() {
                    events.add(|| HaggleEvent::Declined { from, to });
                }
            }
            HaggleAction::Contest => self.buy(seat, CONTEST_PRICE, events),
            HaggleAction::Yield => self.buy(self.open.active, STALL_PRICE, events),
        }
    }

    fn bid(&mut self, seat: Seat, bid: u8, events: &mut impl Sink<HaggleEvent>) {
        self.bids[seat] = Some(bid);
        events.add(|| HaggleEvent::Sealed { seat, bid: Some(bid) });
        let seats = self.hands.seats();
        if self.bids.values().any(Option::is_none) {
            return;
        }
        let bids = self.bids.map(|bid| bid.expect("every bid is in"));
        let distance = |seat: Seat| (seat.index() + usize::from(seats) - self.open.start.index()) % usize::from(seats);
        let best = Seat::all(seats).max_by_key(|&seat| (bids[seat], usize::MAX - distance(seat))).expect("a table has seats");
        let winner = (bids[best] > 0).then_some(best);
        let lot = self.open.lot.take().expect("an auction has a lot");
        match winner {
            Some(winner) => {
                self.pay_bank(winner, bids[winner]);
                self.open.shown[winner] = self.open.shown[winner].union(Goods::of(lot));
            }
            None => self.open.gone = self.open.gone.union(Goods::of(lot)),
        }
        events.add(|| HaggleEvent::Auctioned { lot, bids, winner });
        self.bids = BySeat::filled(seats, None);
        self.open.phase = Phase::Market;
        self.open.active = self.open.start;
        self.open.revealed = true;
    }

    /// A purchase, unless the next seat is asked first.
    fn want(&mut self, seat: Seat, events: &mut impl Sink<HaggleEvent>) {
        let good = self.open.stall.expect("there is something to buy");
        if self.open.options.challenges && good.is_even() && self.open.coins[self.next_seat()] >= CONTEST_PRICE {
            events.add(|| HaggleEvent::Wanted { seat, good });
            self.open.phase = Phase::Challenge;
        } else {
            self.buy(seat, STALL_PRICE, events);
        }
    }

    fn buy(&mut self, seat: Seat, coins: u8, events: &mut impl Sink<HaggleEvent>) {
        let good = self.open.stall.take().expect("there is something to buy");
        self.pay_bank(seat, coins);
        self.open.shown[seat] = self.open.shown[seat].union(Goods::of(good));
        events.add(|| HaggleEvent::Bought { seat, good, coins });
        self.end_turn(events);
    }

    fn sell(&mut self, seat: Seat, good: Good, events: &mut impl Sink<HaggleEvent>) {
        let coins = good.worth();
        if self.open.shown[seat].contains(good) {
            self.open.shown[seat] = self.open.shown[seat].minus(Goods::of(good));
        } else {
            self.take_from_hand(seat, good);
        }
        self.open.gone = self.open.gone.union(Goods::of(good));
        self.open.bank -= coins;
        self.open.coins[seat] += coins;
        events.add(|| HaggleEvent::Sold { seat, good, coins });
        self.end_turn(events);
    }

    fn trade(&mut self, events: &mut impl Sink<HaggleEvent>) {
        let Offer { from, to, coins } = self.open.offer.take().expect("there is an offer to accept");
        let good = self.offered.take().expect("an offer is of a good");
        self.take_from_hand(from, good);
        self.open.shown[to] = self.open.shown[to].union(Goods::of(good));
        self.open.coins[to] -= coins;
        self.open.coins[from] += coins;
        events.add(|| HaggleEvent::Accepted { from, to, coins, good });
    }

    /// A hidden good comes into the open.
    fn take_from_hand(&mut self, seat: Seat, good: Good) {
        assert!(self.hands[seat].contains(good), "seat {seat} has no good {good:?}");
        self.hands[seat] = self.hands[seat].minus(Goods::of(good));
        self.told.values_mut().for_each(|told| *told = told.minus(Goods::of(good)));
        self.open.revealed = true;
    }

    fn pay_bank(&mut self, seat: Seat, coins: u8) {
        self.open.coins[seat] -= coins;
        self.open.bank += coins;
    }

    fn end_turn(&mut self, events: &mut impl Sink<HaggleEvent>) {
        (self.open.offer, self.offered, self.open.offered) = (None, None, SeatSet::EMPTY);
        let (next, seats) = (self.next_seat(), self.hands.seats());
        self.open.active = next;
        self.open.phase = Phase::Market;
        if next != self.open.start {
            return;
        }
        self.open.gone = self.open.gone.union(self.open.stall.take().into_iter().collect());
        if self.open.round == self.open.options.length.rounds() {
            self.open.phase = Phase::Over;
            self.open.revealed = true;
            events.add(|| HaggleEvent::Ended);
        } else {
            self.open.round += 1;
            self.open.start = self.open.start.left(seats);
            self.open.phase = Phase::Deal;
        }
    }
}

fn require(condition: bool, otherwise: HaggleIllegal) -> Result<(), HaggleIllegal> {
    if condition { Ok(()) } else { Err(otherwise) }
}
