//! Barter: proposals between the active player and one other, until one of them is accepted (EN1 p.9).

use crate::action::Proposal;
use crate::data::MAX_NOTES;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Bundle, Nation, Offer, Phase, Trade, WealthOfNations};
use engine::{Seat, Sink};

/// Proposals in one Trade phase. No people come near it; it stops machines that haggle for ever (R15). Trades with
/// the markets need no limit, since each round trip loses money.
pub const PROPOSALS_A_PHASE: u32 = 1_000;
/// The most of anything that a proposal can name; nobody ever has so much.
pub const PROPOSAL_AMOUNT: u32 = 9_999;
/// Letters of a promise.
pub const PROMISE_LETTERS: usize = 280;

impl WealthOfNations {
    /// Whether players barter at all: two at a table for two do not; two survivors of more do (FRWC p.15, R3).
    pub fn has_barter(&self) -> bool {
        self.seats() > 2
    }

    /// A proposal need not be covered before it is accepted (R28).
    pub(super) fn check_offer(&self, trade: &Trade, seat: Seat, proposal: &Proposal) -> Result<(), Illegal> {
        self.check_pair(trade, seat, proposal.to)?;
        let amounts = [proposal.give, proposal.take];
        if amounts.iter().all(Bundle::is_nothing) {
            return Err(Illegal::EmptyOffer);
        }
        if amounts.iter().any(|bundle| bundle.most() > PROPOSAL_AMOUNT) {
            return Err(Illegal::OversizedOffer { most: PROPOSAL_AMOUNT });
        }
        if proposal.promise.chars().count() > PROMISE_LETTERS {
            return Err(Illegal::PromiseTooLong { most: PROMISE_LETTERS as u32 });
        }
        if trade.proposals >= PROPOSALS_A_PHASE {
            return Err(Illegal::EnoughProposals { most: PROPOSALS_A_PHASE });
        }
        Ok(())
    }

    /// One of the two is the active player, and both are in the game (EN1 p.9, R25, R29).
    pub(crate) fn check_pair(&self, trade: &Trade, seat: Seat, other: Seat) -> Result<(), Illegal> {
        if !self.has_barter() {
            Err(Illegal::NoBarter)
        } else if other.index() >= usize::from(self.seats()) {
            Err(Illegal::NoSuchSeat { seat: other })
        } else if seat == other {
            Err(Illegal::OfferToYourself)
        } else if self.nations[other].eliminated {
            Err(Illegal::PartnerEliminated { seat: other })
        } else if seat != trade.active && other != trade.active {
            Err(Illegal::NeitherIsActive { active: trade.active })
        } else {
            Ok(())
        }
    }

    pub(super) fn check_open(&self, trade: &Trade, from: Seat, to: Seat) -> Result<(), Illegal> {
        if trade.offer(from, to).is_some() { Ok(()) } else { Err(Illegal::NoOffer { from, to }) }
    }

    /// Both sides have what they give, and nobody gets more notes than allowed (R28, R31).
    pub(crate) fn check_accept(&self, trade: &Trade, seat: Seat, from: Seat) -> Result<(), Illegal> {
        let Some(offer) = trade.offer(from, seat) else { return Err(Illegal::NoOffer { from, to: seat }) };
        for (side, gives, gets) in [(from, &offer.give, &offer.take), (seat, &offer.take, &offer.give)] {
            if !self.nations[side].has(gives) {
                return Err(Illegal::NotCovered { by: side });
            }
            if self.is_second_edition() && self.nations[side].notes - gives.notes + gets.notes > MAX_NOTES {
                return Err(Illegal::TooManyNotes { seat: side, most: MAX_NOTES });
            }
        }
        Ok(())
    }

    /// A new proposal to the same player replaces the old one; one the other way round stays open (R26).
    pub(super) fn propose(&mut self, from: Seat, proposal: Proposal, events: &mut impl Sink<Event>) {
        let Proposal { to, give, take, promise } = proposal;
        let offer = Offer { from, to, give, take, promise };
        events.add(|| Event::Offered { offer: offer.clone() });
        self.close_offer(from, to);
        let trade = self.trade_mut();
        trade.proposals += 1;
        trade.offers.push(offer);
        // What the other side has is part of what it can answer, and that may be more than the proposer could see.
        self.fresh |= self.hides_money();
    }

    pub(super) fn close_offer(&mut self, from: Seat, to: Seat) -> Option<Offer> {
        let offers = &mut self.trade_mut().offers;
        let open = offers.iter().position(|offer| (offer.from, offer.to) == (from, to))?;
        Some(offers.remove(open))
    }

    /// Cubes, money and notes change hands. It is the active player's action, whoever proposed it (R25).
    pub(super) fn barter(&mut self, from: Seat, to: Seat, events: &mut impl Sink<Event>) {
        let offer = self.close_offer(from, to).expect("it was checked");
        self.nations[from].hand_over(&offer.give, &offer.take);
        self.nations[to].hand_over(&offer.take, &offer.give);
        events.add(|| Event::Bartered { offer: offer.clone() });
        self.trade_mut().last = Some(offer);
    }

    /// Proposals do not outlive the turn of the active player (R27).
    pub(super) fn lapse_offers(&mut self, events: &mut impl Sink<Event>) {
        let Phase::Trade(trade) = &mut self.phase else { unreachable!("this is a Trade phase") };
        for Offer { from, to, .. } in trade.offers.drain(..) {
            events.add(|| Event::OfferLapsed { from, to });
        }
    }
}

impl Trade {
    /// The open proposal of one player to another.
    pub fn offer(&self, from: Seat, to: Seat) -> Option<&Offer> {
        self.offers.iter().find(|offer| (offer.from, offer.to) == (from, to))
    }
}

impl Bundle {
    pub fn is_nothing(&self) -> bool {
        *self == Bundle::default()
    }

    /// The largest number in it.
    fn most(&self) -> u32 {
        self.cubes.iter().map(|(_, number)| number).chain([self.money, self.notes]).max().unwrap_or(0)
    }
}

impl Nation {
    /// Whether a player has all of this to give.
    pub fn has(&self, bundle: &Bundle) -> bool {
        self.cubes.cover(&bundle.cubes) && self.money >= bundle.money && self.notes >= bundle.notes
    }

    fn hand_over(&mut self, give: &Bundle, take: &Bundle) {
        self.cubes -= give.cubes;
        self.cubes += take.cubes;
        self.money = self.money - give.money + take.money;
        self.notes = self.notes - give.notes + take.notes;
    }
}
