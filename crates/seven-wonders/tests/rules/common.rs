//! Tables in the middle of a game, and plays in words: `build altar 2/0`, `stage altar`, `sell altar`.

use engine::{BySeat, Fault, Game, Input, Match, Seat, Turn, Viewer, dice};
use seven_wonders::data::{Age, Board, Card, RESOURCES, Resource, Resources, Side, Wonder};
use seven_wonders::state::{Ages, City, Fate, Hand, Phase, Record, SevenWonders, Stage, TURNS};
use seven_wonders::{Action, AgesView, Buildable, Event, How, Illegal, Options, Own, Payment, Play, Score, StageView, Way};

/// Fills hands where the card does not matter.
pub(crate) const FILLER: &str = "palace";

/// The way to pay of what costs nothing.
pub(crate) const FREE: Way = Way { payment: Payment::NOTHING, coins: 0, left: Resources::NONE, right: Resources::NONE };

pub(crate) fn card(id: &str) -> Card {
    Card::named(id).unwrap_or_else(|| panic!("there is no card `{id}`"))
}

pub(crate) fn cards(ids: &str) -> Vec<Card> {
    ids.split_whitespace().map(card).collect()
}

pub(crate) fn seat(index: u8) -> Seat {
    Seat::new(index)
}

/// `gizah night`.
pub(crate) fn board(words: &str) -> Board {
    let (wonder, side) = words.trim().split_once(' ').expect("a wonder and a side");
    let side = if side == "day" { Side::Day } else { Side::Night };
    Board { wonder: Wonder::named(wonder).unwrap_or_else(|| panic!("there is no wonder `{wonder}`")), side }
}

pub(crate) fn resource(word: &str) -> Resource {
    let named = RESOURCES.into_iter().find(|resource| format!("{resource:?}").to_lowercase() == word);
    named.unwrap_or_else(|| panic!("there is no resource `{word}`"))
}

/// `2 stone 1 ore`.
pub(crate) fn resources(words: &str) -> Resources {
    let words: Vec<&str> = words.split_whitespace().collect();
    words.chunks(2).fold(Resources::NONE, |mut amounts, pair| {
        amounts.set(resource(pair[1]), pair[0].parse().expect("an amount"));
        amounts
    })
}

/// `2/0`: coins to the left and to the right.
pub(crate) fn payment(words: &str) -> Payment {
    let (left, right) = words.split_once('/').expect("coins to the left / coins to the right");
    Payment { left: left.parse().expect("coins"), right: right.parse().expect("coins") }
}

/// A play in words; without coins nobody is paid.
pub(crate) fn action(words: &str) -> Action {
    let words: Vec<&str> = words.split_whitespace().collect();
    let paid = words.get(2).map_or(Payment::NOTHING, |words| payment(words));
    let card = card(words[1]);
    match words[0] {
        "build" => Action::Play(Play { card, how: How::Build(paid) }),
        "stage" => Action::Play(Play { card, how: How::Stage(paid) }),
        "sell" => Action::Play(Play { card, how: How::Sell }),
        "pick" => Action::Pick { card },
        other => panic!("`{other}` is no play"),
    }
}

/// A game somewhere in its Ages. Hands that are not given are full of [`FILLER`].
pub(crate) struct Table {
    pub(crate) game: SevenWonders,
}

impl Table {
    /// The first turn of Age I; boards are written `gizah day, rhodos night, ephesos day`.
    pub(crate) fn new(boards: &str) -> Table {
        let boards: Vec<Board> = boards.split(',').map(board).collect();
        let ages = Ages::new(&BySeat::from_slice(&boards).expect("1 to 7 boards"));
        Table { game: SevenWonders { options: Options::default(), stage: Stage::Ages(ages) } }.at(Age::I, 1)
    }

    /// Three boards that make no difference where only cards matter.
    pub(crate) fn three() -> Table {
        Table::new("gizah day, ephesos day, rhodos day")
    }

    /// A turn as players count it, 1 to 6. The hands are new.
    pub(crate) fn at(mut self, age: Age, turn: u8) -> Table {
        let ages = self.ages_mut();
        (ages.age, ages.turn, ages.phase) = (age, turn - 1, Phase::Choose);
        for index in 0..ages.seats() {
            self.give(index, "");
        }
        self
    }

    pub(crate) fn hand(mut self, index: u8, ids: &str) -> Table {
        self.give(index, ids);
        self
    }

    pub(crate) fn built(mut self, index: u8, ids: &str) -> Table {
        cards(ids).into_iter().for_each(|card| self.city_mut(index).build(card));
        self
    }

    pub(crate) fn stages(mut self, index: u8, stages: u8) -> Table {
        (0..stages).for_each(|_| self.city_mut(index).build_stage());
        self
    }

    pub(crate) fn coins(mut self, index: u8, coins: u16) -> Table {
        self.city_mut(index).coins = coins;
        self
    }

    /// Cards that were sold in Age I.
    pub(crate) fn discarded(mut self, ids: &str) -> Table {
        let seats = self.game.seats();
        for (number, card) in cards(ids).into_iter().enumerate() {
            let (turn, holder) = (number as u8 / seats, seat(number as u8 % seats));
            assert!(turn < TURNS && self.ages().age > Age::I, "they were sold before");
            self.ages_mut().history.set(Record { age: Age::I, turn, seat: holder, card, fate: Fate::Sold });
        }
        self
    }

    /// A new hand: these cards and fillers.
    pub(crate) fn give(&mut self, index: u8, ids: &str) {
        let ages = self.ages_mut();
        let mut hand = cards(ids);
        assert!(hand.len() <= 7 - ages.turn as usize, "a hand has a card less each turn");
        hand.resize(7 - ages.turn as usize, card(FILLER));
        ages.hands[seat(index)] = Hand::new(&hand);
    }

    pub(crate) fn ages(&self) -> &Ages {
        match &self.game.stage {
            Stage::Ages(ages) => ages,
            Stage::Setup(_) => panic!("the boards are not settled"),
        }
    }

    pub(crate) fn ages_mut(&mut self) -> &mut Ages {
        match &mut self.game.stage {
            Stage::Ages(ages) => ages,
            Stage::Setup(_) => panic!("the boards are not settled"),
        }
    }

    pub(crate) fn city(&self, index: u8) -> &City {
        &self.ages().cities[seat(index)]
    }

    pub(crate) fn city_mut(&mut self, index: u8) -> &mut City {
        &mut self.ages_mut().cities[seat(index)]
    }

    pub(crate) fn coins_of(&self, index: u8) -> u16 {
        self.city(index).coins
    }

    pub(crate) fn score(&self, index: u8) -> Score {
        self.ages().score(seat(index))
    }

    pub(crate) fn check(&self, index: u8, words: &str) -> Result<(), Illegal> {
        self.game.check(seat(index), &action(words))
    }

    pub(crate) fn can(&self, index: u8, words: &str) -> bool {
        self.check(index, words).is_ok()
    }

    /// One seat acts, legally.
    pub(crate) fn act(&mut self, index: u8, words: &str) -> Vec<Event> {
        self.check(index, words).unwrap_or_else(|fault| panic!("seat {index} cannot {words}: {fault}"));
        let mut events = Vec::new();
        self.game.apply(Input::Act { seat: seat(index), action: action(words) }, &mut events);
        events
    }

    /// Everybody plays; who is not named sells any card.
    pub(crate) fn turn(&mut self, plays: &[&str]) -> Vec<Event> {
        let mut events = Vec::new();
        for index in 0..self.game.seats() {
            let first = self.ages().hands[seat(index)].as_slice()[0];
            let sale = format!("sell {}", first.data().id);
            events.extend(self.act(index, plays.get(index as usize).copied().unwrap_or(&sale)));
        }
        events
    }

    pub(crate) fn awaited(&self) -> Vec<u8> {
        match self.game.turn() {
            Turn::Seats(seats) => seats.iter().map(u8::from).collect(),
            Turn::Chance | Turn::Over => Vec::new(),
        }
    }

    /// Coins to left and right for a cost, every legal way, by coins to the left.
    pub(crate) fn ways(&self, index: u8, cost: &str, budget: u16) -> Vec<(u8, u8)> {
        let ways = seven_wonders::payments(self.ages(), seat(index), &resources(cost), budget);
        ways.iter().map(|way| (way.left, way.right)).collect()
    }

    pub(crate) fn view(&self, viewer: Viewer) -> AgesView {
        match self.game.view(viewer).stage {
            StageView::Ages(ages) => *ages,
            StageView::Setup(_) => panic!("the boards are not settled"),
        }
    }

    pub(crate) fn own(&self, index: u8) -> Own {
        self.view(Viewer::Seat(seat(index))).own.expect("a seat knows its own")
    }

    /// What the hand says about a card.
    pub(crate) fn buildable(&self, index: u8, id: &str) -> Buildable {
        self.own(index).hand.into_iter().find(|held| held.card == card(id)).expect("it is in the hand").build
    }
}

/// Plays a match to the end: at each decision `choose` takes one of the legal actions.
pub(crate) fn play_match(
    options: Options,
    seats: u8,
    seed: u64,
    mut choose: impl FnMut(&SevenWonders, Seat, &[Action]) -> usize,
) -> Match<SevenWonders> {
    let mut played = Match::<SevenWonders>::new(options, seats).expect("3 to 7 seats");
    let mut dice = dice(seed);
    loop {
        played.roll_chance(&mut dice);
        let Turn::Seats(awaited) = played.state().turn() else { return played };
        let seat = awaited.first().expect("somebody is awaited");
        let mut actions = Vec::new();
        played.state().candidates(seat, &mut actions);
        let chosen = choose(played.state(), seat, &actions);
        played.act(seat, actions[chosen]).unwrap_or_else(|fault: Fault<Illegal>| panic!("{fault}"));
    }
}

/// A whole random game, one legal action as likely as another.
pub(crate) fn random_game(options: Options, seats: u8, seed: u64) -> Match<SevenWonders> {
    use rand::RngExt;
    let mut dice = dice(seed ^ 0xACE);
    play_match(options, seats, seed, move |_, _, actions| dice.random_range(0..actions.len() as u32) as usize)
}
