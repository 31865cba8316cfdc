//! Scoring a symbol (turn, step 1; P7 to P19).

use crate::action::{Action, Illegal};
use crate::data::{LAST_BOX, Symbol, Track};
use crate::event::Event;
use crate::options::Triangle;
use crate::state::{Country, Phase, Prosperity};
use engine::{Seat, SeatSet, Sink};
use serde::{Deserialize, Serialize};

/// Money for each level of energy to spare, and for each disc that ecology does not find.
pub const PER_SURPLUS: u16 = 50;
/// What a missing level of energy costs.
pub const PER_DEFICIT: u16 = 100;
pub const PER_CAPITAL: u16 = 100;

/// What a scoring brings or takes.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Gain {
    pub money: i32,
    pub discs: i32,
    pub points: i32,
    /// Steps on the energy and the ecology track.
    pub steps: [u8; 2],
}

impl Country {
    /// Missing levels of energy.
    pub fn deficit(&self) -> u8 {
        self.symbols.energy.min(0).unsigned_abs()
    }

    /// How many missing levels the money can pay for (P9).
    pub fn payable(&self) -> u8 {
        (self.money / PER_DEFICIT).min(u16::from(self.deficit())) as u8
    }

    /// Steps that a research scoring gives.
    pub fn steps(&self) -> u8 {
        self.symbols.research as u8
    }

    /// Whether a scoring of this symbol leaves a choice (P15).
    pub fn has_choice(&self, symbol: Symbol) -> bool {
        match symbol {
            Symbol::Energy => self.payable() > 0,
            Symbol::Research => self.steps() > 0 && self.research.iter().any(|marker| *marker < LAST_BOX),
            Symbol::Ecology | Symbol::Capital | Symbol::Prosperity => false,
        }
    }

    /// Energy: money for what is to spare; each missing level is paid for or pollutes (P8, P10).
    pub(crate) fn score_energy(&mut self, paid: u8) -> Gain {
        let surplus = self.symbols.energy.max(0) as u16;
        let cost = u16::from(paid) * PER_DEFICIT;
        let discs = u16::from(self.deficit() - paid);
        self.money = self.money + surplus * PER_SURPLUS - cost;
        self.discs += discs;
        Gain { money: i32::from(surplus * PER_SURPLUS) - i32::from(cost), discs: i32::from(discs), ..Gain::default() }
    }

    /// Ecology: discs leave or come; money for those that are not there to leave (P11).
    pub(crate) fn score_ecology(&mut self) -> Gain {
        let balance = self.symbols.ecology;
        if balance < 0 {
            let discs = u16::from(balance.unsigned_abs());
            self.discs += discs;
            return Gain { discs: i32::from(discs), ..Gain::default() };
        }
        let levels = balance as u16;
        let removed = self.remove_discs(levels);
        let money = (levels - removed) * PER_SURPLUS;
        self.money += money;
        Gain { money: i32::from(money), discs: -i32::from(removed), ..Gain::default() }
    }

    pub(crate) fn score_capital(&mut self) -> Gain {
        let money = self.symbols.capital as u16 * PER_CAPITAL;
        self.money += money;
        Gain { money: i32::from(money), ..Gain::default() }
    }

    pub(crate) fn score_research(&mut self, energy: u8, ecology: u8) -> Gain {
        self.advance(Track::Energy, energy);
        self.advance(Track::Ecology, ecology);
        Gain { steps: [energy, ecology], ..Gain::default() }
    }

    /// Prosperity: a point a symbol, unless a disc lies on the triangle (P17, under every option).
    pub(crate) fn score_prosperity(&mut self) -> Gain {
        let points = if self.is_too_polluted() { 0 } else { self.prosperity() };
        self.points.symbols += points;
        Gain { points: i32::from(points), ..Gain::default() }
    }

    /// Scores a symbol without asking: what is owed is polluted for, steps go to the energy track.
    pub(crate) fn score_unasked(&mut self, symbol: Symbol) -> Gain {
        match symbol {
            Symbol::Energy => self.score_energy(0),
            Symbol::Ecology => self.score_ecology(),
            Symbol::Capital => self.score_capital(),
            Symbol::Research => self.score_research(self.steps(), 0),
            Symbol::Prosperity => self.score_prosperity(),
        }
    }

    /// Whether this scoring decision is possible.
    pub(crate) fn check_decision(&self, symbol: Symbol, action: &Action) -> Result<(), Illegal> {
        match (symbol, *action) {
            (Symbol::Energy, Action::Settle { paid }) => {
                let most = self.payable();
                if paid <= most { Ok(()) } else { Err(Illegal::CannotSettle { paid, missing: self.deficit(), most }) }
            }
            (Symbol::Research, Action::Advance { energy, ecology }) => {
                let steps = self.steps();
                if u16::from(energy) + u16::from(ecology) == u16::from(steps) {
                    Ok(())
                } else {
                    Err(Illegal::WrongSplit { energy, ecology, steps })
                }
            }
            _ => Err(Illegal::WrongMoment),
        }
    }

    /// Scores a symbol as decided.
    pub(crate) fn score_decided(&mut self, action: &Action) -> Gain {
        match *action {
            Action::Settle { paid } => self.score_energy(paid),
            Action::Advance { energy, ecology } => self.score_research(energy, ecology),
            _ => unreachable!("the checks refuse it"),
        }
    }
}

impl Prosperity {
    /// Whether this country may be given points other than those of prosperity scorings (P18).
    pub(crate) fn may_have_points(&self, country: &Country) -> bool {
        self.rules.triangle == Triangle::Symbols || !country.is_too_polluted()
    }

    /// Everybody scores, from the active player on clockwise; who has a choice owes it. No choice touches
    /// another country, so that all may be made at the same time (P7).
    pub(crate) fn score_all(&mut self, symbol: Symbol, events: &mut impl Sink<Event>) -> SeatSet {
        let mut owing = SeatSet::EMPTY;
        for seat in self.clockwise() {
            if self.countries[seat].has_choice(symbol) {
                owing = owing.with(seat);
            } else {
                let gain = self.countries[seat].score_unasked(symbol);
                events.add(|| Event::Scored { seat, symbol, gain });
            }
        }
        owing
    }

    /// What is being scored, and who owes a decision for it.
    pub(crate) fn scoring(&self) -> Option<(Symbol, SeatSet)> {
        match self.phase {
            Phase::Scoring { tile, owing } => Some((tile.data().scores.expect("drawn tiles score"), owing)),
            Phase::FinalEnergy { owing, .. } => Some((Symbol::Energy, owing)),
            Phase::FirstPlayer | Phase::Draw | Phase::Actions { .. } | Phase::Over => None,
        }
    }

    /// A seat has decided; the last one lets the game go on.
    pub(crate) fn apply_decision(&mut self, seat: Seat, action: &Action, events: &mut impl Sink<Event>) {
        let (symbol, owing) = self.scoring().expect("the checks refuse it otherwise");
        let gain = self.countries[seat].score_decided(action);
        events.add(|| Event::Scored { seat, symbol, gain });
        let left = owing.without(seat);
        match &mut self.phase {
            Phase::Scoring { tile, owing } => {
                *owing = left;
                let tile = *tile;
                self.end_scoring(tile, left, events);
            }
            Phase::FinalEnergy { second, owing } => {
                *owing = left;
                let second = *second;
                self.end_final_energy(second, left, events);
            }
            _ => unreachable!("a symbol is being scored"),
        }
    }
}
