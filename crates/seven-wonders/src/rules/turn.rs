//! A turn: choices are sealed, then all of them happen at once (p. 4 and 5; R6, R24, R25).

use crate::action::{How, Payment, Play};
use crate::data::Special;
use crate::event::{CoinSource, Event};
use crate::state::{Ages, Fate, LAST_TURN, Phase, Record, TURNS};
use engine::{Mute, Seat, SeatSet, Sink, Turn};

/// What a sold card brings (p. 5).
pub const SALE: u16 = 3;

impl Ages {
    pub(crate) fn turn(&self) -> Turn {
        match self.phase {
            Phase::Deal => Turn::Chance,
            Phase::Choose => Turn::Seats(SeatSet::all(self.seats()).minus(self.chosen())),
            Phase::SeventhCard(seat) | Phase::DiscardPick(seat) => Turn::Seats(SeatSet::one(seat)),
            Phase::Over => Turn::Over,
        }
    }

    /// Seats with a sealed choice, which they may change.
    pub(crate) fn chosen(&self) -> SeatSet {
        self.sealed.iter().filter(|(_, play)| play.is_some()).map(|(seat, _)| seat).collect()
    }

    /// A choice; the last one resolves the turn. Babylon's seventh card is played at once.
    pub(crate) fn choose(&mut self, seat: Seat, play: Play, events: &mut impl Sink<Event>) {
        events.add(|| Event::CardChosen { seat, play: Some(play) });
        self.sealed[seat] = Some(play);
        match self.phase {
            Phase::SeventhCard(_) => self.resolve_seventh(seat, events),
            _ if self.sealed.values().all(Option::is_some) => self.resolve(events),
            _ => {}
        }
    }

    fn resolve(&mut self, events: &mut impl Sink<Event>) {
        let (age, turn, seats) = (self.age, self.turn, self.seats());
        events.add(|| Event::TurnResolved { age, turn });
        let plays = self.sealed.map(|play| play.expect("everybody has chosen"));
        for seat in Seat::all(seats) {
            self.place(seat, plays[seat], self.turn, events);
        }
        for seat in Seat::all(seats) {
            self.collect(seat, plays[seat], events);
        }
        self.sealed.values_mut().for_each(|play| *play = None);
        if self.turn == LAST_TURN {
            self.leave_over(events);
        } else {
            self.pick_or_go_on(events);
        }
    }

    /// Babylon's extra turn, after everybody's last (R27, R28).
    fn resolve_seventh(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let play = self.sealed[seat].take().expect("the card has just been chosen");
        self.place(seat, play, TURNS, events);
        self.collect(seat, play, events);
        self.pick_or_go_on(events);
    }

    /// Pays and puts the card where it goes. What others get of it they get after everybody has paid.
    fn place(&mut self, seat: Seat, play: Play, turn: u8, events: &mut impl Sink<Event>) {
        let bank = self.bank_cost(seat, play);
        let free = || self.free(seat, play.card);
        let card = play.card;
        match play.how {
            How::Build(payment) => events.add(|| Event::Built { seat, card, bank, payment, free: free() }),
            How::Stage(payment) => {
                let stage = self.cities[seat].stages() + 1;
                events.add(|| Event::StageBuilt { seat, stage, card: Some(card), payment });
            }
            How::Sell => events.add(|| Event::Sold { seat, card: Some(card) }),
        }
        let city = &mut self.cities[seat];
        let (fate, payment) = match play.how {
            How::Build(payment) => {
                city.build(card);
                (Fate::Built, payment)
            }
            How::Stage(payment) => {
                city.build_stage();
                (Fate::Buried, payment)
            }
            How::Sell => (Fate::Sold, Payment::NOTHING),
        };
        city.coins -= u16::from(bank) + u16::from(payment.total());
        self.hands[seat].remove(card);
        self.history.set(Record { age: self.age, turn, seat, card, fate });
    }

    /// Brings what a play earns: to the neighbours what they were paid, to the owner sales and effects.
    fn collect(&mut self, seat: Seat, play: Play, events: &mut impl Sink<Event>) {
        let seats = self.seats();
        match play.how {
            How::Build(payment) => {
                self.pay_neighbors(seat, payment, seats, events);
                self.take_coins(seat, &play.card.data().effect, CoinSource::Building(play.card), events);
            }
            How::Stage(payment) => {
                self.pay_neighbors(seat, payment, seats, events);
                let stage = self.cities[seat].stages();
                let effect = &self.cities[seat].board().stages()[stage as usize - 1].effect;
                self.take_coins(seat, effect, CoinSource::Stage(stage), events);
            }
            How::Sell => self.gain(seat, SALE, CoinSource::Sale, events),
        }
    }

    fn pay_neighbors(&mut self, seat: Seat, payment: Payment, seats: u8, events: &mut impl Sink<Event>) {
        for (to, coins) in [(seat.left(seats), payment.left), (seat.right(seats), payment.right)] {
            if coins > 0 {
                self.cities[to].coins += u16::from(coins);
                events.add(|| Event::Traded { from: seat, to, coins });
            }
        }
    }

    /// The seventh cards go to the pile without coins, but Babylon's by night is played (p. 5; R24, R29).
    fn leave_over(&mut self, events: &mut impl Sink<Event>) {
        let babylon = Seat::all(self.seats()).find(|&seat| self.cities[seat].has(Special::SeventhCard));
        for seat in Seat::all(self.seats()).filter(|&seat| Some(seat) != babylon) {
            let card = self.hands[seat].as_slice()[0];
            self.hands[seat].remove(card);
            self.history.set(Record { age: self.age, turn: TURNS, seat, card, fate: Fate::LeftOver });
            events.add(|| Event::LeftOver { seat, card: Some(card) });
        }
        match babylon {
            Some(seat) => {
                self.phase = Phase::SeventhCard(seat);
                events.add(|| Event::SeventhCardDue { seat });
            }
            None => self.pick_or_go_on(events),
        }
    }

    /// Halikarnassos' pick if one is due, else on to the next turn.
    fn pick_or_go_on(&mut self, events: &mut impl Sink<Event>) {
        if let Some(seat) = self.pick_due() {
            self.phase = Phase::DiscardPick(seat);
            events.add(|| Event::PileSearched { seat, cards: Some(self.pile()) });
        } else {
            self.go_on(events);
        }
    }

    /// Passes the hands; after the last turn war and the next Age, or the end.
    pub(crate) fn go_on(&mut self, events: &mut impl Sink<Event>) {
        if self.turn < LAST_TURN {
            self.pass_hands(events);
            self.phase = Phase::Choose;
            self.turn += 1;
            return;
        }
        self.fight(events);
        match self.age.next() {
            Some(age) => {
                self.age = age;
                self.turn = 0;
                self.phase = Phase::Deal;
            }
            None => {
                self.phase = Phase::Over;
                self.tell_scores(events);
            }
        }
    }

    /// To the left in Ages I and III, to the right in Age II (p. 5).
    fn pass_hands(&mut self, events: &mut impl Sink<Event>) {
        let hands = self.hands;
        for seat in Seat::all(self.seats()) {
            let to = self.passes_to(seat);
            self.hands[to] = hands[seat];
        }
        let to_left = self.age.passes_left();
        events.add(|| Event::HandsPassed { to_left });
    }

    /// Whom the hand of a seat goes to in this Age.
    pub(crate) fn passes_to(&self, seat: Seat) -> Seat {
        if self.age.passes_left() { seat.left(self.seats()) } else { seat.right(self.seats()) }
    }

    /// Who passes a hand on to this seat in this Age.
    pub(crate) fn came_from(&self, seat: Seat) -> Seat {
        if self.age.passes_left() { seat.right(self.seats()) } else { seat.left(self.seats()) }
    }

    /// What a seat's play alone would do: nothing is revealed of the others' plays, and nothing goes on (p. 4; R6).
    pub(crate) fn try_play(&mut self, seat: Seat, play: Play) {
        let turn = match self.phase {
            Phase::SeventhCard(_) => TURNS,
            Phase::Deal | Phase::Choose | Phase::DiscardPick(_) | Phase::Over => self.turn,
        };
        self.sealed[seat] = Some(play);
        self.place(seat, play, turn, &mut Mute);
        self.collect(seat, play, &mut Mute);
    }
}
