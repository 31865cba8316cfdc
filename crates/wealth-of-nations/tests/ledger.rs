//! Cubes, money, notes, flags, tiles, units, tokens and wells change only as events tell, and nothing comes from
//! nowhere: a book kept from the events alone has at every step what the state has.

use engine::{BySeat, Game, Input, Seat, Turn, dice, random_options};
use rand::RngExt;
use serde::Deserialize;
use std::path::Path;
use testkit::counts::BOOKED_GAMES;
use testkit::fixtures;
use wealth_of_nations::board::HexSet;
use wealth_of_nations::data::{Commodity, Cubes, Industry, Market, TileKind};
use wealth_of_nations::state::{Bundle, Offer};
use wealth_of_nations::{Event, Options, WealthOfNations};

/// What the events say a nation has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Account {
    cubes: Cubes,
    money: i64,
    notes: i64,
    flags: HexSet,
    flags_left: i64,
    tokens: HexSet,
    units: [u8; 61],
}

/// What the events say there is on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Totals {
    accounts: BySeat<Account>,
    stocks: [u8; 5],
    stacks: [i64; 7],
    tiles: BySeat<[i64; 7]>,
}

impl Totals {
    fn of(game: &WealthOfNations) -> Totals {
        let account = |seat: Seat| {
            let nation = &game.nations[seat];
            let mut units = [0; 61];
            nation.units.as_slice().iter().for_each(|hex| units[hex.index()] += 1);
            Account {
                cubes: nation.cubes,
                money: nation.money.into(),
                notes: nation.notes.into(),
                flags: nation.flags,
                flags_left: nation.flags_left.into(),
                tokens: nation.tokens,
                units,
            }
        };
        let tiles = |seat: Seat| {
            let mut tiles = [0; 7];
            game.map.iter().filter(|(hex, _)| game.nations[seat].flags.contains(*hex)).for_each(|(_, tile)| tiles[tile.kind.index()] += 1);
            tiles
        };
        Totals {
            accounts: BySeat::from_fn(game.seats(), account),
            stocks: game.stocks,
            stacks: game.stacks.map(i64::from),
            tiles: BySeat::from_fn(game.seats(), tiles),
        }
    }

    fn enter(&mut self, event: &Event, lifted: &mut Vec<TileKind>) {
        match event {
            Event::IndustryTaken { seat, money, .. } => self.accounts[*seat].money += i64::from(*money),
            Event::CommodityTaken { seat, cubes, money, .. } => self.gain(*seat, *cubes, i64::from(*money)),
            Event::TilePlaced { seat, tile, .. } => {
                self.tiles[*seat][tile.index()] += 1;
                match lifted.iter().position(|other| other == tile) {
                    Some(place) => drop(lifted.swap_remove(place)),
                    None => self.stacks[tile.index()] -= 1,
                }
            }
            Event::TileLifted { seat, tile, .. } => {
                self.tiles[*seat][tile.index()] -= 1;
                lifted.push(*tile);
            }
            Event::FlagPlaced { seat, hex } => {
                let account = &mut self.accounts[*seat];
                account.flags = account.flags.with(*hex);
                account.flags_left -= 1;
            }
            Event::FlagReturned { seat, .. } => self.accounts[*seat].flags_left += 1,
            Event::Conquered { seat, from, hex } => {
                let theirs = &mut self.accounts[*from];
                theirs.flags = theirs.flags.without(*hex);
                theirs.flags_left += 1;
                self.accounts[*seat].units[hex.index()] -= 1;
            }
            Event::Colonized { seat, hex } => self.accounts[*seat].units[hex.index()] -= 1,
            Event::UnitStationed { seat, hex } | Event::UnitBuilt { seat, hex } => self.accounts[*seat].units[hex.index()] += 1,
            Event::UnitMoved { seat, from, to } | Event::UnitTransported { seat, from, to } => {
                self.accounts[*seat].units[from.index()] -= 1;
                self.accounts[*seat].units[to.index()] += 1;
            }
            Event::Battle { attacker, defender, hex, .. } => {
                self.accounts[*attacker].units[hex.index()] -= 1;
                self.accounts[*defender].units[hex.index()] -= 1;
            }
            Event::TokenPlaced { seat, hex } => self.accounts[*seat].tokens = self.accounts[*seat].tokens.with(*hex),
            Event::TokenLost { seat, hex } => self.accounts[*seat].tokens = self.accounts[*seat].tokens.without(*hex),
            other => self.enter_goods(other),
        }
    }

    /// Cubes, money and notes.
    fn enter_goods(&mut self, event: &Event) {
        match event {
            Event::Paid { seat, cubes } | Event::Ran { seat, cubes } => self.accounts[*seat].cubes -= *cubes,
            Event::Bought { seat, cubes, money } => {
                for (commodity, number) in cubes.iter() {
                    let stock = &mut self.stocks[commodity.index()];
                    *stock = stock.saturating_sub(number as u8);
                }
                self.gain(*seat, *cubes, -i64::from(*money));
            }
            Event::Sold { seat, cubes, money } => {
                for (commodity, number) in cubes.iter() {
                    self.fill(commodity, number);
                }
                self.accounts[*seat].cubes -= *cubes;
                self.accounts[*seat].money += i64::from(*money);
            }
            Event::Bartered { offer: Offer { from, to, give, take, .. } } => {
                self.hand_over(*from, *to, give);
                self.hand_over(*to, *from, take);
            }
            Event::NotesTaken { seat, notes, money } => {
                self.accounts[*seat].notes += i64::from(*notes);
                self.accounts[*seat].money += i64::from(*money);
            }
            Event::NotesRepaid { seat, notes, money } => {
                self.accounts[*seat].notes -= i64::from(*notes);
                self.accounts[*seat].money -= i64::from(*money);
            }
            Event::InterestPaid { seat, money } => self.accounts[*seat].money -= i64::from(*money),
            Event::Eliminated { seat } => {
                let account = &mut self.accounts[*seat];
                (account.cubes, account.money, account.notes) = (Cubes::NONE, 0, 0);
            }
            Event::Produced { seat, industry, dots, .. } => self.yields(*seat, *industry, i64::from(*dots)),
            Event::Stolen { by, from, industry, dots, .. } => {
                self.yields(*by, *industry, i64::from(*dots));
                self.yields(*from, *industry, -i64::from(*dots));
            }
            Event::SoldOut { commodity, price, cubes } => {
                self.fill(*commodity, cubes.values().sum::<u32>() / 2);
                for (seat, number) in cubes.iter() {
                    self.accounts[seat].cubes -= Cubes::of(*commodity, *number);
                    self.accounts[seat].money += i64::from(number * price);
                }
            }
            _ => {}
        }
    }

    fn gain(&mut self, seat: Seat, cubes: Cubes, money: i64) {
        self.accounts[seat].cubes += cubes;
        self.accounts[seat].money += money;
    }

    /// Cubes go into the wells; what finds none goes to the supply.
    fn fill(&mut self, commodity: Commodity, number: u32) {
        let stock = &mut self.stocks[commodity.index()];
        *stock = (u32::from(*stock) + number).min(Market::of(commodity).wells().into()) as u8;
    }

    fn hand_over(&mut self, from: Seat, to: Seat, goods: &Bundle) {
        self.accounts[from].cubes -= goods.cubes;
        self.gain(to, goods.cubes, i64::from(goods.money));
        self.accounts[from].money -= i64::from(goods.money);
        self.accounts[from].notes -= i64::from(goods.notes);
        self.accounts[to].notes += i64::from(goods.notes);
    }

    fn yields(&mut self, seat: Seat, industry: Industry, dots: i64) {
        let account = &mut self.accounts[seat];
        match industry.commodity() {
            Some(commodity) => account.cubes[commodity] = (i64::from(account.cubes[commodity]) + dots) as u32,
            None => account.money += 30 * dots,
        }
    }
}

#[test]
fn recorded_matches_go_as_recorded() {
    fixtures::check_all::<WealthOfNations>(Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures").as_path());
}

#[test]
fn a_book_kept_from_the_events_has_what_the_state_has() {
    let mut kinds = std::collections::BTreeSet::new();
    for seed in 0..BOOKED_GAMES.get() {
        let mut dice = dice(seed);
        let mut game = loop {
            let options = Options::deserialize(random_options(WealthOfNations::option_specs(), &mut dice)).expect("these are its options");
            if let Ok(game) = WealthOfNations::new(&options, 2 + (seed % 5) as u8) {
                break game;
            }
        };
        let mut book = Totals::of(&game);
        for step in 0..3_000 {
            let input = match game.turn() {
                Turn::Over => break,
                Turn::Chance => Input::Chance(game.roll(&mut dice)),
                Turn::Seats(awaited) => {
                    let others = game.may_act();
                    let among = if !others.is_empty() && dice.random_ratio(1, 8) { others } else { awaited };
                    let seat = among.iter().nth(dice.random_range(0..u32::from(among.len())) as usize).expect("it is one of them");
                    Input::Act { seat, action: game.sample(seat, &mut dice) }
                }
            };
            let (text, mut events, mut lifted) = (format!("{input:?}"), Vec::new(), Vec::new());
            game.apply(input, &mut events);
            for event in &events {
                book.enter(event, &mut lifted);
                let value = serde_json::to_value(event).expect("events can be written");
                kinds.insert(value["event"].as_str().expect("events have a name").to_owned());
            }
            assert!(lifted.is_empty(), "what is lifted is set down");
            let now = Totals::of(&game);
            // Where a tile was moved, its flag went along and so did its token: only their numbers are told.
            if events.iter().any(|event| matches!(event, Event::TileLifted { .. })) {
                for (seat, account) in now.accounts.iter() {
                    let booked = &mut book.accounts[seat];
                    assert_eq!(booked.tokens.len(), account.tokens.len(), "seed {seed}, step {step}: {text}");
                    assert_eq!(booked.flags_left, account.flags_left, "seed {seed}, step {step}: {text}");
                    (booked.flags, booked.tokens) = (account.flags, account.tokens);
                }
            }
            assert_eq!(book, now, "seed {seed}, step {step}: {text}: {events:?}");
        }
    }
    for kind in ["bartered", "stolen", "conquered", "colonized", "sold-out", "interest-paid", "token-placed", "unit-transported"] {
        assert!(kinds.contains(kind), "no game had {kind}; there were {kinds:?}");
    }
}
