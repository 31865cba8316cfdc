//! Wealth of Nations: an action is carried out as it is. A sealed production is set against others who run nothing, and what it
//! brings is read from what happens.

use crate::{Found, Recounted, States, recount};
use engine::{Game, Input, Mute, Seat, Viewer};
use testkit::counts::EXPLAINED_GAMES;
use wealth_of_nations::data::{Commodity, Cubes, Industry, Market, NOTE_REPAYMENT};
use wealth_of_nations::state::{Bundle, EndTrigger, Phase};
use wealth_of_nations::{
    Action, Category, DevelopAction, Edition, Event, Nudge, ProduceAction, Production, Reason, TradeAction, WealthOfNations,
};

/// Money that a bank's dot is.
const BANK_DOT: u32 = 30;

#[test]
fn every_reason_of_wealth_of_nations_is_true() {
    let mut found = Found::default();
    for seed in 0..EXPLAINED_GAMES.get() {
        recount::<WealthOfNations>(seed, &mut found);
    }
    let met: Vec<&str> = found.sorts.iter().map(String::as_str).collect();
    let all = [
        "barter",
        "cubes",
        "dots",
        "ends",
        "flags",
        "idle",
        "interest",
        "last-tile",
        "missing",
        "money",
        "next-pays",
        "notes",
        "points",
        "price",
        "units",
        "upkeep",
    ];
    assert_eq!(met, all, "every sort of fact was met");
    assert!(found.facts > 1_000 && found.nudges > 100, "{} facts, {} nudges", found.facts, found.nudges);
}

/// What the seat's own production brings, as the events of the rules tell it.
fn produced(game: &WealthOfNations, seat: Seat, production: Production) -> WealthOfNations {
    let mut played = game.clone();
    let Phase::Produce(producing) = &mut played.phase else { panic!("productions are for a Produce phase") };
    producing.sealed.values_mut().for_each(|sealed| *sealed = None);
    let asked = producing.asked;
    let mut events = Vec::new();
    for other in asked.iter().filter(|other| *other != seat) {
        let nothing = Action::Produce(ProduceAction::Produce(Production::default()));
        played.apply(Input::Act { seat: other, action: nothing }, &mut events);
    }
    played.apply(Input::Act { seat, action: Action::Produce(ProduceAction::Produce(production)) }, &mut events);
    let mut after = game.clone();
    let nation = &mut after.nations[seat];
    let mut add = |industry: Industry, dots: u32| match industry.commodity() {
        Some(commodity) => nation.cubes += Cubes::of(commodity, dots),
        None => nation.money += BANK_DOT * dots,
    };
    let mut stolen: Vec<(Industry, u32)> = Vec::new();
    let mut paid = Cubes::NONE;
    for event in &events {
        match event {
            Event::Produced { seat: by, industry, dots, .. } if *by == seat => add(*industry, *dots),
            Event::Stolen { from, industry, dots, .. } if *from == seat => stolen.push((*industry, *dots)),
            Event::Ran { seat: by, cubes } if *by == seat => paid += *cubes,
            _ => {}
        }
    }
    for (industry, dots) in stolen {
        match industry.commodity() {
            Some(commodity) => nation.cubes -= Cubes::of(commodity, dots),
            None => nation.money -= BANK_DOT * dots,
        }
    }
    nation.cubes -= paid;
    after
}

/// Full dots of a seat's tiles, spot by spot as the board shows them. Only where a dot has one owner.
fn dots(game: &WealthOfNations, seat: Seat, industry: Industry) -> u32 {
    let full = game.view(Viewer::Public).spots.full;
    let of = |(hex, place): (wealth_of_nations::board::Hex, u8)| {
        let dots = game.map.tile(hex)?.dots();
        match place {
            0 => dots.center,
            1..=6 => dots.sides[usize::from(place) - 1],
            _ => dots.corners[usize::from(place) - 7],
        }
    };
    full.into_iter().filter(|spot| game.owner(spot.0) == Some(seat) && of(*spot) == Some(industry)).count() as u32
}

/// What running everything takes, each bloc the cheaper way.
fn upkeep(game: &WealthOfNations, seat: Seat) -> Cubes {
    let mut sum = Cubes::NONE;
    for bloc in game.blocs(seat) {
        let energy = Cubes::of(Commodity::Energy, u32::from(bloc.industry != Industry::Generator));
        let food = if bloc.industry == Industry::Farm { 0 } else { u32::from(bloc.hexes.len()) };
        let (fed, ore) = (energy.and(Commodity::Food, food), energy.and(Commodity::Ore, 1));
        let automated = game.is_automated(seat, &bloc);
        sum += if automated && game.purchase_price(&ore) < game.purchase_price(&fed) { ore } else { fed };
    }
    sum
}

fn missing(game: &WealthOfNations, seat: Seat) -> Cubes {
    game.nations[seat].cubes.missing(&upkeep(game, seat))
}

fn price(game: &WealthOfNations, commodity: Commodity) -> u32 {
    Market::of(commodity).buy_price(game.stocks[commodity.index()])
}

fn idle(game: &WealthOfNations, seat: Seat) -> u8 {
    game.nations[seat].flags.iter().filter(|hex| game.map.tile(*hex).is_none()).count() as u8
}

fn interest(game: &WealthOfNations, seat: Seat) -> u32 {
    match game.options.edition {
        Edition::First => 0,
        Edition::Second => game.nations[seat].notes,
    }
}

/// Whether the board meets an end condition.
fn ends(game: &WealthOfNations, trigger: EndTrigger) -> bool {
    match trigger {
        EndTrigger::Flags => game.nations.values().any(|nation| nation.flags_left == 0),
        EndTrigger::Board => game.playable().iter().all(|hex| game.owner(hex).is_some()),
        EndTrigger::Stacks => game.stacks[..6].iter().filter(|left| **left == 0).count() >= 5,
        EndTrigger::LastNation | EndTrigger::Stalemate => game.end == Some(trigger),
    }
}

fn bundle_at_market(game: &WealthOfNations, gets: &Bundle, gives: &Bundle) -> i64 {
    let rest = |bundle: &Bundle| i64::from(bundle.money) - i64::from(bundle.notes * NOTE_REPAYMENT);
    game.purchase_price(&gets.cubes) as i64 - game.sale_price(&gives.cubes) as i64 + rest(gets) - rest(gives)
}

impl Recounted for WealthOfNations {
    fn carried_out(&self, seat: Seat, action: &Action) -> Option<WealthOfNations> {
        if let (Phase::Produce(producing), Action::Produce(ProduceAction::Produce(production))) = (&self.phase, action)
            && producing.asked.len() > 1
        {
            return Some(produced(self, seat, *production));
        }
        let mut game = self.clone();
        game.apply(Input::Act { seat, action: action.clone() }, &mut Mute);
        Some(game)
    }

    fn holds(reason: &Reason, seat: Seat, action: &Action, states: States<'_, WealthOfNations>) -> bool {
        let States { before, from, to } = states;
        let (was, is) = (&from.nations[seat], &to.nations[seat]);
        match *reason {
            Reason::Dots { industry, from: a, to: b, hex } => {
                let synergy = before.options.synergy;
                let there = if b > a { to } else { from };
                let lies =
                    hex.is_none_or(|hex| there.owner(hex) == Some(seat) && there.map.tile(hex).is_some_and(|tile| tile.kind.has(industry)));
                lies && (synergy || (dots(from, seat, industry), dots(to, seat, industry)) == (a, b))
            }
            Reason::Points { category, from: a, to: b } => {
                let points = |game: &WealthOfNations| {
                    let score = game.view(Viewer::Seat(seat)).nations[seat.index()].score;
                    match category {
                        Category::Tiles => score.tiles,
                        Category::Money => score.money,
                        Category::Notes => score.notes,
                    }
                };
                (points(from), points(to)) == (a, b)
            }
            Reason::Money { from: a, to: b } => (was.money, is.money) == (a, b),
            Reason::Cubes { commodity, from: a, to: b, sale } => {
                let moved = Cubes::of(commodity, a.abs_diff(b));
                (was.cubes[commodity], is.cubes[commodity]) == (a, b) && from.sale_price(&moved) == u64::from(sale)
            }
            Reason::Notes { from: a, to: b } => (was.notes, is.notes) == (a, b),
            Reason::Interest { from: a, to: b } => (interest(from, seat), interest(to, seat)) == (a, b),
            Reason::Price { commodity, from: a, to: b } => (price(from, commodity), price(to, commodity)) == (a, b),
            Reason::Upkeep { commodity, from: a, to: b } => (upkeep(from, seat)[commodity], upkeep(to, seat)[commodity]) == (a, b),
            Reason::Missing { commodity, from: a, to: b } => (missing(from, seat)[commodity], missing(to, seat)[commodity]) == (a, b),
            Reason::Idle { from: a, to: b } => (idle(from, seat), idle(to, seat)) == (a, b),
            Reason::Flags { from: a, to: b } => (was.flags_left, is.flags_left) == (a, b),
            Reason::Units { from: a, to: b } => (was.units.len(), is.units.len()) == (a.into(), b.into()),
            Reason::NextPays { seat: next, from: a, to: b } => {
                let pays = |game: &WealthOfNations| game.purchase_price(&missing(game, next));
                let asked = matches!(&to.phase, Phase::Trade(trade) if trade.active == next);
                asked && next != seat && (pays(from), pays(to)) == (a.into(), b.into())
            }
            Reason::Ends { trigger } => ends(to, trigger) && !ends(from, trigger),
            Reason::LastTile { tile } => {
                let built = matches!(action, Action::Develop(DevelopAction::Build { tile: built, .. }) if *built == tile);
                built && before.stacks[tile.index()] == 1 && to.stacks[tile.index()] == 0
            }
            Reason::Barter { with, gain } => {
                let Phase::Trade(trade) = &before.phase else { return false };
                let offer = trade.offers.iter().find(|offer| offer.from == with && offer.to == seat).expect("it was offered");
                matches!(action, Action::Trade(TradeAction::Accept { from }) if *from == with)
                    && bundle_at_market(before, &offer.give, &offer.take) == i64::from(gain)
            }
        }
    }

    fn nudge_holds(&self, nudge: &Nudge, seat: Seat) -> bool {
        let nation = &self.nations[seat];
        match *nudge {
            Nudge::Idle { flags } => flags > 0 && idle(self, seat) == flags,
            Nudge::Missing { commodity, cubes } => cubes > 0 && missing(self, seat)[commodity] == cubes,
            Nudge::Market { commodity, buy, sell } => {
                let market = Market::of(commodity);
                let stock = self.stocks[commodity.index()];
                (market.buy_price(stock), market.sell_price(stock)) == (buy, sell)
            }
            Nudge::Hand { commodity, cubes } => nation.cubes[commodity] == cubes,
            Nudge::Dots { industry, dots: told } => self.options.synergy || dots(self, seat, industry) == told,
            Nudge::Money { money } => nation.money == money,
            Nudge::Notes { notes } => nation.notes == notes,
            Nudge::End { flags } => self.nations.values().map(|nation| nation.flags_left).min() == Some(flags),
            Nudge::Offer { from } => {
                matches!(&self.phase, Phase::Trade(trade) if trade.offers.iter().any(|offer| offer.from == from && offer.to == seat))
            }
        }
    }
}
