//! The course of the game: whom it waits for, and what follows what (EN1 p.8).

use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Develop, EndTrigger, Phase, Step, WealthOfNations};
use engine::{Seat, SeatSet, Sink, Turn};

impl WealthOfNations {
    pub(crate) fn waits_for(&self) -> Turn {
        let seats = match &self.phase {
            Phase::FirstPlayer => return Turn::Chance,
            Phase::Over => return Turn::Over,
            Phase::Draft(draft) => SeatSet::one(self.drafter(draft)),
            Phase::Claims { seat } | Phase::Stations { seat } | Phase::Occupy { seat, .. } => SeatSet::one(*seat),
            Phase::Trade(trade) => SeatSet::one(trade.active),
            Phase::Develop(develop) => SeatSet::one(develop.decides()),
            Phase::Produce(producing) => producing.owing(),
            Phase::Repay { owing } => *owing,
        };
        Turn::Seats(seats)
    }

    /// Whoever is in the game may change a plan at any time; in Trade there are notes and offers, in Produce a
    /// sealed decision to change.
    pub(crate) fn who_may_act(&self) -> SeatSet {
        match self.waits_for() {
            Turn::Seats(awaited) => self.players().minus(awaited),
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        }
    }

    /// The first round begins after the set-up.
    pub(crate) fn begin_game(&mut self, events: &mut impl Sink<Event>) {
        self.begin_round(events);
    }

    /// The marker passes before a new Trade phase, also before the last one (CARD, R73).
    pub(crate) fn pass_marker(&mut self) {
        self.first = self.next_player(self.first);
    }

    fn begin_round(&mut self, events: &mut impl Sink<Event>) {
        self.round += 1;
        self.quiet = self.quiet.saturating_add(1);
        let (round, first) = (self.round, self.first);
        events.add(|| Event::RoundBegan { round, first });
        if self.round > 1 && self.is_second_edition() {
            self.settle_interest(events);
        }
        if self.phase != Phase::Over {
            self.begin_trade(events);
        }
    }

    pub(crate) fn begin_develop(&mut self, events: &mut impl Sink<Event>) {
        events.add(|| Event::DevelopBegan);
        self.phase = Phase::Develop(Develop { active: self.first, passes: 0, step: Step::Action });
    }

    /// All have passed in a row. End conditions are looked at now and only now (R70).
    pub(crate) fn end_develop(&mut self, events: &mut impl Sink<Event>) {
        for nation in self.nations.values_mut() {
            nation.turned = crate::board::HexSet::EMPTY;
        }
        if let Some(trigger) = self.end_trigger() {
            self.end = Some(trigger);
            events.add(|| Event::EndTriggered { trigger });
        }
        events.add(|| Event::ProduceBegan);
        self.begin_occupation(events);
    }

    /// Everything produced is dealt out: the next round, or the end.
    pub(crate) fn end_produce(&mut self, events: &mut impl Sink<Event>) {
        self.pass_marker();
        if self.end.is_none() && self.is_asleep() {
            let trigger = EndTrigger::Stalemate;
            self.end = Some(trigger);
            events.add(|| Event::EndTriggered { trigger });
        }
        if self.end.is_some() {
            self.begin_finale(events);
        } else {
            self.begin_round(events);
        }
    }

    /// That the one asked is the one who answers.
    pub(crate) fn check_asked(&self, asked: Seat, seat: Seat) -> Result<(), Illegal> {
        if asked == seat { Ok(()) } else { Err(Illegal::NotYourDecision) }
    }
}

impl Develop {
    /// Whose decision it is: the active player's, or a defender's in between.
    pub fn decides(&self) -> Seat {
        match self.step {
            Step::Defence { defender, .. } => defender,
            Step::Action | Step::March { .. } | Step::Operation { .. } => self.active,
        }
    }
}
