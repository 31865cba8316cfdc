//! Every coin comes from somewhere: a ledger kept from the events alone agrees with the treasuries.

use crate::common::random_game;
use engine::{Game, Match};
use seven_wonders::data::Age;
use seven_wonders::state::{START_COINS, SevenWonders, Stage};
use seven_wonders::{CoinSource, Event, Options, Payment};

/// What the events say that every seat has.
struct Ledger {
    coins: Vec<i32>,
    /// What went from the bank to the cities, less what went back.
    from_bank: i32,
    /// Promised to the neighbours when building, and not yet seen to arrive.
    promised: i32,
}

impl Ledger {
    fn new(seats: u8) -> Ledger {
        let start = i32::from(START_COINS);
        Ledger { coins: vec![start; seats.into()], from_bank: start * i32::from(seats), promised: 0 }
    }

    fn read(&mut self, event: &Event) {
        match event {
            Event::Built { seat, bank, payment, .. } => {
                self.coins[seat.index()] -= i32::from(*bank);
                self.from_bank -= i32::from(*bank);
                self.promise(*payment);
            }
            Event::StageBuilt { payment, .. } => self.promise(*payment),
            Event::Traded { from, to, coins } => {
                self.coins[from.index()] -= i32::from(*coins);
                self.coins[to.index()] += i32::from(*coins);
                self.promised -= i32::from(*coins);
            }
            Event::CoinsGained { seat, coins, from } => {
                assert!(*from != CoinSource::Sale || *coins == 3, "a sale brings 3");
                self.coins[seat.index()] += i32::from(*coins);
                self.from_bank += i32::from(*coins);
            }
            _ => {}
        }
    }

    fn promise(&mut self, payment: Payment) {
        self.promised += i32::from(payment.left) + i32::from(payment.right);
    }
}

fn check(played: &Match<SevenWonders>) {
    let mut ledger = Ledger::new(played.state().seats());
    for step in 0..played.log().len() {
        played.events(step).iter().for_each(|event| ledger.read(event));
        let Stage::Ages(ages) = played.at(step + 1).stage else { continue };
        let told: Vec<i32> = ages.cities.values().map(|city| i32::from(city.coins)).collect();
        assert_eq!(ledger.coins, told, "after input {step}");
        assert_eq!(ledger.coins.iter().sum::<i32>(), ledger.from_bank, "after input {step}");
        assert_eq!(ledger.promised, 0, "every payment arrived");
        assert!(ages.age <= Age::III && told.iter().all(|coins| *coins >= 0));
    }
}

/// R4, R11 and R17: coins change hands by trades, and come from and go to the bank by what is printed.
#[test]
fn coins_change_only_as_the_events_say() {
    for seed in 0..60 {
        let seats = 3 + (seed % 5) as u8;
        check(&random_game(Options::default(), seats, seed));
    }
}

/// R17: a neighbour's payment is told to go from seat to seat, and both are neighbours.
#[test]
fn trades_are_between_neighbors() {
    let mut trades = 0;
    for seed in 0..40 {
        let played = random_game(Options::default(), 5, seed);
        for event in (0..played.log().len()).flat_map(|step| played.events(step)) {
            if let Event::Traded { from, to, coins } = event {
                assert!(coins > 0 && (to == from.left(5) || to == from.right(5)), "{from} paid {to}");
                trades += 1;
            }
        }
    }
    assert!(trades > 200, "{trades} trades prove little");
}
