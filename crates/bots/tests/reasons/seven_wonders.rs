//! 7 Wonders: everybody else sells a card, so that what changes in the cities is the seat's own doing.

use crate::{Found, Recounted, States, recount};
use engine::{Game, Input, Mute, Seat};
use seven_wonders::data::{Card, Goods, ResourceSet};
use seven_wonders::state::{Ages, City, Hand, Phase, Stage};
use seven_wonders::{Action, How, Lasting, Nudge, Play, Reason, SevenWonders};
use testkit::counts::EXPLAINED_GAMES;

/// What a card brings whoever sells it.
const SALE: u16 = 3;

#[test]
fn every_reason_of_seven_wonders_is_true() {
    let mut found = Found::default();
    for seed in 0..EXPLAINED_GAMES.get() {
        recount::<SevenWonders>(seed, &mut found);
    }
    let met: Vec<&str> = found.sorts.iter().map(String::as_str).collect();
    let all = ["choice", "coins", "denies", "free", "goods", "leaves", "opens", "paid", "points", "power", "price", "science", "war"];
    assert_eq!(met, all, "every sort of fact was met");
    assert!(found.facts > 1_000 && found.nudges > 100, "{} facts, {} nudges", found.facts, found.nudges);
}

fn ages(game: &SevenWonders) -> &Ages {
    let Stage::Ages(ages) = &game.stage else { panic!("facts are about cities") };
    ages
}

fn ages_mut(game: &mut SevenWonders) -> &mut Ages {
    let Stage::Ages(ages) = &mut game.stage else { panic!("facts are about cities") };
    ages
}

fn play_of(action: &Action) -> Option<Play> {
    match action {
        Action::Play(play) => Some(*play),
        Action::TakeWonder { .. } | Action::ChooseSide { .. } | Action::Pick { .. } => None,
    }
}

/// By the squares of the symbols and the sets, with every way to settle those of choice.
fn symbols_worth([a, b, c]: [u8; 3], any: u8) -> u16 {
    let mut best = 0;
    for x in 0..=any {
        for y in 0..=any - x {
            let [a, b, c] = [a + x, b + y, c + any - x - y].map(u16::from);
            best = best.max(a * a + b * b + c * c + 7 * a.min(b).min(c));
        }
    }
    best
}

fn price(city: &City, goods: Goods, left: bool) -> u8 {
    if city.has_discount(goods, left) { 1 } else { 2 }
}

fn number_of(city: &City, of: ResourceSet) -> usize {
    city.choices_for_sale().chain(city.choices_kept()).filter(|set| *set == of).count()
}

fn worth(ages: &Ages, own: u8, theirs: u8) -> i8 {
    match own.cmp(&theirs) {
        std::cmp::Ordering::Greater => [1, 3, 5][ages.age as usize],
        std::cmp::Ordering::Equal => 0,
        std::cmp::Ordering::Less => -1,
    }
}

/// What a card costs a seat that holds it alone in the next turn; `None` if it cannot be built.
fn cheapest_next_turn(game: &SevenWonders, seat: Seat, card: Card) -> Option<u8> {
    let mut game = game.clone();
    let ages = ages_mut(&mut game);
    ages.turn += 1;
    ages.hands[seat] = Hand::new(&[card]);
    ages.sealed.values_mut().for_each(|play| *play = None);
    let bank = if ages.free(seat, card).is_some() { 0 } else { card.data().coins };
    let mut actions = Vec::new();
    game.candidates(seat, &mut actions);
    let ways = actions.iter().filter_map(play_of).filter_map(|play| match play.how {
        How::Build(payment) => Some(bank + payment.total()),
        How::Stage(_) | How::Sell => None,
    });
    ways.min()
}

fn points_of_building(ages: &Ages, seat: Seat, card: Card) -> i32 {
    let mut after = ages.clone();
    after.cities[seat].build(card);
    after.score(seat).total() - ages.score(seat).total()
}

impl Recounted for SevenWonders {
    fn carried_out(&self, seat: Seat, action: &Action) -> Option<SevenWonders> {
        let mut game = self.clone();
        let Stage::Ages(ages) = &mut game.stage else { return None };
        ages.sealed.values_mut().for_each(|play| *play = None);
        let (seats, choosing) = (ages.seats(), ages.phase == Phase::Choose);
        game.apply(Input::Act { seat, action: *action }, &mut Mute);
        for other in Seat::all(seats).filter(|other| choosing && *other != seat) {
            let card = ages_mut(&mut game).hands[other].as_slice()[0];
            game.apply(Input::Act { seat: other, action: Action::Play(Play { card, how: How::Sell }) }, &mut Mute);
        }
        for other in Seat::all(seats).filter(|other| choosing && *other != seat) {
            ages_mut(&mut game).cities[other].coins -= SALE;
        }
        Some(game)
    }

    fn holds(reason: &Reason, seat: Seat, action: &Action, states: States<'_, SevenWonders>) -> bool {
        let (before, from, to) = (ages(states.before), ages(states.from), ages(states.to));
        let (was, is) = (&from.cities[seat], &to.cities[seat]);
        let seats = before.seats();
        let is_left = |other: Seat| other == seat.left(seats);
        match *reason {
            Reason::Points { category, from: a, to: b } => {
                let points = |ages: &Ages| match category {
                    Lasting::Wonder => ages.score(seat).wonder,
                    Lasting::Civil => ages.score(seat).civil,
                    Lasting::Commerce => ages.score(seat).commerce,
                    Lasting::Guilds => ages.score(seat).guilds,
                };
                (points(from), points(to)) == (a, b)
            }
            Reason::Science { from: a, to: b, sets_from, sets_to } => {
                let sets = |city: &City| city.symbols().into_iter().min().unwrap();
                let points = |city: &City| symbols_worth(city.symbols(), city.any_symbols());
                (points(was), points(is), sets(was), sets(is)) == (a, b, sets_from, sets_to)
            }
            Reason::Coins { from: a, to: b } => (was.coins, is.coins) == (a, b),
            Reason::Paid { to: other, coins } => i32::from(to.cities[other].coins) - i32::from(from.cities[other].coins) == coins,
            Reason::Goods { resource, from: a, to: b } => (was.produces().of(resource), is.produces().of(resource)) == (a, b),
            Reason::Choice { of, more } => {
                let (was, is) = (number_of(was, of), number_of(is, of));
                if more { is > was } else { is < was }
            }
            Reason::Price { goods, of, from: a, to: b } => {
                (price(was, goods, is_left(of)), price(is, goods, is_left(of))) == (a, b) && (is_left(of) || of == seat.right(seats))
            }
            Reason::War { against, from: a, to: b, theirs, worth_from, worth_to } => {
                (was.shields(), is.shields(), before.cities[against].shields()) == (a, b, theirs)
                    && (worth(before, a, theirs), worth(before, b, theirs)) == (worth_from, worth_to)
                    && (is_left(against) || against == seat.right(seats))
            }
            Reason::Power { special, more } => (was.has(special), is.has(special)) == (!more, more),
            Reason::Free { card, by } => {
                let paid = matches!(play_of(action), Some(Play { card: built, how: How::Build(payment) }) if built == card && payment.total() == 0);
                paid && before.cities[seat].built().contains(by) && card.data().free_after.contains(by)
            }
            Reason::Opens { card } => {
                let opener = match action {
                    Action::Play(play) => play.card,
                    Action::Pick { card } => *card,
                    Action::TakeWonder { .. } | Action::ChooseSide { .. } => return false,
                };
                card.data().free_after.contains(opener)
                    && before.cities[seat].built().and(card.data().free_after).is_empty()
                    && is.built().contains(opener)
                    && card.data().age > opener.data().age
            }
            Reason::Denies { card, to, coins } => {
                before.passes_to_next(seat) == to
                    && play_of(action).is_some_and(|play| play.card == card)
                    && cheapest_next_turn(states.before, to, card) == Some(coins)
            }
            Reason::Leaves { card, to, points } => {
                before.passes_to_next(seat) == to
                    && before.hands[seat].contains(card)
                    && cheapest_next_turn(states.before, to, card).is_some()
                    && points_of_building(before, to, card) == points
            }
        }
    }

    fn nudge_holds(&self, nudge: &Nudge, seat: Seat) -> bool {
        let ages = ages(self);
        let city = &ages.cities[seat];
        let number = |counted: &dyn Fn(Card) -> bool| ages.hands[seat].iter().filter(|card| counted(*card)).count();
        match *nudge {
            Nudge::War { against, shields, theirs } => (city.shields(), ages.cities[against].shields()) == (shields, theirs),
            Nudge::Science { symbols, any } => (city.symbols(), city.any_symbols()) == (symbols, any),
            Nudge::Goods { resource, made } => city.produces().of(resource) == made,
            Nudge::Trade { price: told } => {
                [Goods::Raw, Goods::Manufactured].iter().any(|goods| [true, false].iter().any(|left| price(city, *goods, *left) == told))
            }
            Nudge::Coins { coins } => city.coins == coins,
            Nudge::Wonder { stages, of } => (city.stages(), city.board().stages().len()) == (stages, of.into()),
            Nudge::Chains { cards } => {
                number(&|card| card.data().free_after.iter().any(|by| city.built().contains(by))) == usize::from(cards)
            }
            Nudge::Colour { color, cards } => number(&|card| card.data().color == color) == usize::from(cards),
        }
    }
}

/// Hands go to the left in Ages I and III.
trait Passing {
    fn passes_to_next(&self, seat: Seat) -> Seat;
}

impl Passing for Ages {
    fn passes_to_next(&self, seat: Seat) -> Seat {
        if u8::from(self.age) == 2 { seat.right(self.seats()) } else { seat.left(self.seats()) }
    }
}
