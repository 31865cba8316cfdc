//! Prosperity: nothing is hidden, so an action is carried out as it is.

use crate::{Found, Recounted, States, recount};
use engine::{Game, Input, Mute, Seat};
use prosperity::data::{BOXES_OF_LEVEL, Space, Symbol, Symbols, Tile, Track};
use prosperity::state::Country;
use prosperity::{Action, Category, Nudge, Prosperity, Reason};
use testkit::counts::EXPLAINED_GAMES;

#[test]
fn every_reason_of_prosperity_is_true() {
    let mut found = Found::default();
    for seed in 0..EXPLAINED_GAMES.get() {
        recount::<Prosperity>(seed, &mut found);
    }
    let met: Vec<&str> = found.sorts.iter().map(String::as_str).collect();
    let all = ["cheaper", "covers", "denies", "discs", "money", "opens", "points", "rank", "scoring", "step", "symbol", "triangle"];
    assert_eq!(met, all, "every sort of fact was met");
    assert!(found.facts > 1_000 && found.nudges > 100, "{} facts, {} nudges", found.facts, found.nudges);
}

/// Everything in sight, counted space by space.
fn in_sight(country: &Country) -> Symbols {
    Space::all().fold(Symbols::default(), |sum, space| sum + country.visible(space))
}

fn of(symbols: Symbols, symbol: Symbol) -> i8 {
    match symbol {
        Symbol::Energy => symbols.energy,
        Symbol::Ecology => symbols.ecology,
        Symbol::Capital => symbols.capital,
        Symbol::Research => symbols.research,
        Symbol::Prosperity => symbols.prosperity,
    }
}

fn globes(discs: u16) -> u8 {
    [1, 6, 11].iter().filter(|space| discs < **space).count() as u8
}

fn level(on: u8) -> u8 {
    let mut above = BOXES_OF_LEVEL.iter().scan(0, |first, boxes| {
        *first += boxes;
        Some(*first)
    });
    above.position(|end| on < end).map_or(6, |index| index as u8 + 1)
}

fn price(country: &Country, tile: Tile) -> u16 {
    let (of_tile, own) = (tile.data().level, level(country.research[tile.data().track as usize]));
    if of_tile < own { 50 } else { 100 + 100 * u16::from(of_tile - own) }
}

fn place(game: &Prosperity, seat: Seat, track: Track) -> u8 {
    let boxes = |country: &Country| country.research[track as usize];
    1 + game.countries.values().filter(|other| boxes(other) > boxes(&game.countries[seat])).count() as u8
}

/// Money, discs and points of a scoring; missing energy is polluted for.
fn scored(country: &Country, symbol: Symbol) -> (i32, i32, i32) {
    let shown = i32::from(of(in_sight(country), symbol));
    let discs = i32::from(country.discs);
    match symbol {
        Symbol::Energy => (50 * shown.max(0), (-shown).max(0), 0),
        Symbol::Ecology if shown < 0 => (0, -shown, 0),
        Symbol::Ecology => (50 * (shown - shown.min(discs)), -shown.min(discs), 0),
        Symbol::Capital => (100 * shown, 0, 0),
        Symbol::Research => (0, 0, 0),
        Symbol::Prosperity => (0, 0, if discs >= 16 { 0 } else { shown + i32::from(globes(country.discs)) }),
    }
}

/// How many of the tiles that are left of the decade score a symbol, and how many are left.
fn to_come(game: &Prosperity, symbol: Symbol) -> (u8, u8) {
    let (_, tiles) = game.stack().expect("there are tiles to come");
    (tiles.iter().filter(|tile| tile.data().scores == Some(symbol)).count() as u8, tiles.len())
}

impl Recounted for Prosperity {
    fn carried_out(&self, seat: Seat, action: &Action) -> Option<Prosperity> {
        let mut game = self.clone();
        game.apply(Input::Act { seat, action: *action }, &mut Mute);
        Some(game)
    }

    fn holds(reason: &Reason, seat: Seat, action: &Action, states: States<'_, Prosperity>) -> bool {
        let States { before, from, to } = states;
        let (was, is) = (&from.countries[seat], &to.countries[seat]);
        match *reason {
            Reason::Points { category, from: a, to: b } => {
                let name = match category {
                    Category::Prosperity => "prosperity",
                    Category::Specials => "specials",
                    Category::Money => "money",
                    Category::Research => "research",
                };
                let points = |game: &Prosperity| {
                    let tally = game.tally().unwrap().into_iter().find(|tally| tally.seat == seat).unwrap();
                    tally.sheet.iter().find(|line| line.category == name).unwrap().points
                };
                (points(from), points(to)) == (a, b)
            }
            Reason::Money { from: a, to: b } => (was.money, is.money) == (a, b),
            Reason::Symbol { symbol, from: a, to: b } => (of(in_sight(was), symbol), of(in_sight(is), symbol)) == (a, b),
            Reason::Discs { from: a, to: b, globes_from, globes_to } => {
                (was.discs, is.discs) == (a, b) && (globes(a), globes(b)) == (globes_from, globes_to)
            }
            Reason::Triangle { discs, reached } => is.discs == discs && reached == (discs >= 16) && reached != (was.discs >= 16),
            Reason::Step { track, from: a, to: b, level_from, level_to } => {
                let on = |country: &Country| country.research[track as usize];
                (on(was), on(is)) == (a, b) && (level(a), level(b)) == (level_from, level_to)
            }
            Reason::Cheaper { tiles, tile, from: a, to: b } => {
                let changed = from.display.iter().filter(|tile| to.display.contains(*tile) && price(was, *tile) != price(is, *tile));
                let furthest = |tile: Tile| price(was, tile).abs_diff(price(is, tile)) <= a.abs_diff(b);
                let changed: Vec<Tile> = changed.collect();
                changed.len() == usize::from(tiles)
                    && changed.iter().all(|other| furthest(*other) && (price(is, *other) < price(was, *other)) == (b < a))
                    && (price(was, tile), price(is, tile)) == (a, b)
            }
            Reason::Rank { track, from: a, to: b } => (place(from, seat, track), place(to, seat, track)) == (a, b),
            Reason::Scoring { symbol, tiles, of, money, discs, points } => {
                let (before_it, after_it) = (scored(was, symbol), scored(is, symbol));
                let more = (after_it.0 - before_it.0, after_it.1 - before_it.1, after_it.2 - before_it.2);
                more == (money, discs, points) && to_come(before, symbol) == (tiles, of)
            }
            Reason::Covers { tile } => {
                matches!(action, Action::Buy { space: Some(space), .. } if before.countries[seat].tiles[space.index()] == Some(tile))
            }
            Reason::Opens { space } => !before.countries[seat].is_open(space) && is.is_open(space),
            Reason::Denies { tile, to: other, price: told } => {
                let next = &before.countries[other];
                other == seat.left(before.seats())
                    && before.display.contains(tile)
                    && is.bought.contains(tile)
                    && price(next, tile) == told
                    && next.money >= told
            }
        }
    }

    fn nudge_holds(&self, nudge: &Nudge, seat: Seat) -> bool {
        let country = &self.countries[seat];
        match *nudge {
            Nudge::Energy { balance } => in_sight(country).energy == balance,
            Nudge::Scoring { symbol, tiles, of } => tiles > 0 && to_come(self, symbol) == (tiles, of),
            Nudge::Globe { discs, fewer } => {
                country.discs == discs && globes(discs - fewer) > globes(discs) && globes(discs - fewer + 1) == globes(discs)
            }
            Nudge::Level { track, boxes } => {
                let on = country.research[track as usize];
                level(on + boxes) > level(on) && level(on + boxes - 1) == level(on)
            }
            Nudge::Rank { track, place: told } => place(self, seat, track) == told,
            Nudge::Money { money } => country.money == money,
            Nudge::Prosperity { symbols } => {
                u16::from(in_sight(country).prosperity.unsigned_abs()) + u16::from(globes(country.discs)) == symbols
            }
        }
    }
}
