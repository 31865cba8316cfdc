//! Every lesson can be taken, and what its sentences say in numbers is what the rules say.

mod common;

use common::{seat, space, tile};
use engine::{Game, Lesson, LessonPlay, Seat, Viewer};
use prosperity::constants::{ACTIONS, INCOME, MONEY_PER_POINT, PER_CAPITAL, PER_DEFICIT, PER_SURPLUS};
use prosperity::data::{BOXES_OF_LEVEL, GLOBES, Kind, Symbol, TRIANGLE, TURNS, Track, globes, tables};
use prosperity::state::{Country, Phase};
use prosperity::{Action, Event, Gain, Owed, Place, Prosperity, SymbolChange};
use std::path::Path;

const YOU: u8 = 0;
const SOLON: u8 = 1;

#[test]
fn every_lesson_can_be_taken() {
    testkit::check_lessons::<Prosperity>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons"));
}

/// A lesson as its learner should take it.
struct Taken {
    lesson: Lesson,
    play: LessonPlay<Prosperity>,
}

fn take(id: &str) -> Taken {
    let lessons = Lesson::all::<Prosperity>().unwrap();
    let lesson = lessons.into_iter().find(|lesson| lesson.id == id).unwrap_or_else(|| panic!("no lesson {id}"));
    let play = lesson.play().unwrap();
    Taken { lesson, play }
}

impl Taken {
    fn number(&self, step: &str) -> usize {
        self.lesson.steps.iter().position(|known| known.id == step).unwrap_or_else(|| panic!("no step {step}"))
    }

    /// The table when a step is shown.
    fn at(&self, step: &str) -> Prosperity {
        self.play.played.at(self.play.shown_at[self.number(step)])
    }

    /// The learner's country when a step is shown.
    fn land(&self, step: &str) -> Country {
        self.at(step).countries[seat(YOU)]
    }

    /// The points of both when a step is shown.
    fn points(&self, step: &str) -> [u16; 2] {
        [YOU, SOLON].map(|index| self.at(step).countries[seat(index)].points.total())
    }

    /// What happened last before a step is shown.
    fn before(&self, step: &str) -> Vec<Event> {
        self.play.played.events(self.play.shown_at[self.number(step)] - 1)
    }

    /// What the learner got from the scoring before a step is shown.
    fn gain(&self, step: &str, symbol: Symbol) -> Gain {
        gains(&self.before(step), seat(YOU), symbol)[0]
    }

    /// What a tile costs the learner when a step is shown.
    fn price(&self, step: &str, id: &str) -> u16 {
        self.land(step).price(tile(id))
    }

    /// What a tile would change on a space when a step is shown.
    fn place(&self, step: &str, id: &str, on: &str) -> Place {
        let offers = self.at(step).view(Viewer::Seat(seat(YOU))).offers;
        let offer = offers.into_iter().find(|offer| offer.tile == tile(id)).unwrap_or_else(|| panic!("{id} is not for sale"));
        offer.places.into_iter().find(|place| place.space == space(on)).unwrap_or_else(|| panic!("{id} does not go to {on}"))
    }

    /// Where the page proposes to build a tile when a step is shown.
    fn proposed(&self, step: &str, id: &str) -> String {
        let offers = self.at(step).view(Viewer::Seat(seat(YOU))).offers;
        offers.into_iter().find(|offer| offer.tile == tile(id)).unwrap().proposed.unwrap().to_string()
    }
}

fn gains(events: &[Event], of: Seat, scored: Symbol) -> Vec<Gain> {
    let gain = |event: &Event| match event {
        Event::Scored { seat, symbol, gain } if *seat == of && *symbol == scored => Some(*gain),
        _ => None,
    };
    events.iter().filter_map(gain).collect()
}

fn money(money: i32) -> Gain {
    Gain { money, ..Gain::default() }
}

fn change(energy: i8, ecology: i8) -> SymbolChange {
    SymbolChange { energy, ecology, ..SymbolChange::default() }
}

#[test]
fn a_turn_is_a_draw_a_scoring_and_two_actions() {
    let turn = take("turn");
    assert_eq!((TURNS, ACTIONS, INCOME, PER_CAPITAL), (36, 2, 100, 100));
    assert_eq!(turn.at("draw").phase, Phase::Actions { left: 2 });
    assert_eq!((turn.gain("draw", Symbol::Capital), turn.land("draw").symbols.capital, turn.land("draw").money), (money(100), 1, 200));
    assert_eq!((turn.land("research").money, turn.at("research").phase), (300, Phase::Actions { left: 1 }));
    assert_eq!((BOXES_OF_LEVEL[0], turn.land("others").research), (2, [1, 0]), "another step leads to level 2");
    assert_eq!((turn.at("others").active, globes(turn.land("others").discs)), (seat(SOLON), 1));
    assert_eq!((turn.gain("others", Symbol::Prosperity).points, turn.points("others")), (1, [1, 1]));
}

#[test]
fn energy_to_spare_pays_and_missing_energy_costs() {
    let energy = take("energy");
    assert_eq!((PER_SURPLUS, PER_DEFICIT), (50, 100));
    assert_eq!((energy.gain("surplus", Symbol::Energy), energy.land("surplus").symbols.energy), (money(100), 2));
    let institute = tile("biochemistry-institute").data().symbols;
    assert_eq!((institute.energy, institute.ecology, institute.research), (-3, 2, 1));
    assert_eq!((energy.price("buy", "biochemistry-institute"), energy.proposed("buy", "biochemistry-institute")), (100, "a2".to_owned()));
    assert_eq!((energy.land("income").symbols.energy, energy.land("income").money), (-1, 0));
    let (_, to_come) = energy.at("income").stack().unwrap();
    let scoring_energy = to_come.iter().filter(|tile| tile.data().scores == Some(Symbol::Energy)).count();
    assert_eq!((to_come.len(), scoring_energy), (5, 1), "one of the next five tiles scores energy");
    let owed = energy.at("settle").view(Viewer::Seat(seat(YOU))).owed;
    assert!(matches!(owed, Some(Owed::Settle { missing: 1, ref ways }) if ways.len() == 2), "{owed:?}");
    let discs = energy.land("settle").discs;
    assert_eq!((discs, globes(discs), globes(discs + 1)), (10, 1, 0), "the 11th disc covers the last globe");
    assert_eq!((energy.land("count").symbols.energy, energy.land("count").money), (-1, 0));
}

#[test]
fn prices_follow_the_level_of_the_marker() {
    let prices = take("prices");
    assert_eq!(prices.land("level").level(Track::Energy), 2);
    let tiles = ["car-industry", "toll-roads", "solar-power-plant"].map(|id| (tile(id).data().level, prices.price("level", id)));
    assert_eq!(tiles, [(3, 200), (2, 100), (1, 50)]);
    assert_eq!((tile("toll-roads").data().symbols.capital, prices.proposed("buy", "toll-roads")), (2, "c3".to_owned()));
    assert_eq!(prices.place("buy", "toll-roads", "c1").change.ecology, -2, "over the green space");
    assert_eq!((tile("solar-power-plant").data().symbols.energy, prices.proposed("cheap", "solar-power-plant")), (2, "b1".to_owned()));
    assert_eq!(prices.place("cheap", "solar-power-plant", "a1").change, change(0, 0), "the Coal plant gives as much");
    assert!(prices.before("level").contains(&Event::Displayed { tile: tile("solar-power-plant") }), "it was just drawn");
    let (before, after) = (prices.land("level"), prices.land("left"));
    assert_eq!((before.money, after.money, after.symbols.capital), (250, 100, 3));
}

#[test]
fn what_is_covered_counts_no_more() {
    let places = take("places");
    assert_eq!(tile("wind-turbines").data().kind, Kind::PowerPlant);
    assert_eq!(places.proposed("free", "wind-turbines"), "b1");
    assert_eq!(places.place("free", "wind-turbines", "b1").change, change(3, -1));
    assert_eq!(places.place("cover", "wind-turbines", "a1").change, change(1, 0));
    let coal = space("a1").data(places.land("cover").side).symbols;
    assert_eq!((coal.energy, coal.ecology), (2, -1));
    let green = places.place("green", "tram-lines", "c1");
    assert_eq!((green.change, green.opens), (change(-1, 0), vec![space("d1"), space("d2")]));
    let road = places.place("green", "tram-lines", "c3");
    assert_eq!((road.change, road.opens, places.proposed("green", "tram-lines")), (change(-1, 2), vec![], "c3".to_owned()));
    let kinds = |kind| tables().tiles.iter().filter(|data| data.kind == kind).count();
    let largest =
        [Kind::PowerPlant, Kind::Supply, Kind::Transport, Kind::Infrastructure, Kind::Special].into_iter().max_by_key(|kind| kinds(*kind));
    assert_eq!(largest, Some(Kind::Infrastructure));
    assert!(["d1", "d2"].iter().all(|id| places.land("opened").is_open(space(id))));
}

#[test]
fn fewer_discs_show_more_globes() {
    let pollution = take("pollution");
    assert_eq!((GLOBES, TRIANGLE), ([1, 6, 11], 16));
    assert_eq!((pollution.land("track").discs, globes(6), globes(5)), (6, 1, 2));
    assert_eq!((pollution.land("choose").discs, pollution.land("choose").symbols.ecology), (5, -1));
    let (_, to_come) = pollution.at("choose").stack().unwrap();
    assert!(to_come.iter().any(|tile| tile.data().scores == Some(Symbol::Ecology)), "ecology is still to come in this decade");
    assert_eq!(pollution.place("buy", "water-treatment-plant", "a2").change.ecology, 2);
    assert_eq!(pollution.proposed("buy", "water-treatment-plant"), "a2");
    assert_eq!((pollution.gain("points", Symbol::Prosperity).points, pollution.points("points")[0]), (2, 2));
    assert_eq!((pollution.land("ecology").symbols.ecology, pollution.gain("ecology", Symbol::Ecology).discs), (1, -1));
    assert_eq!((pollution.land("points").discs, pollution.land("ecology").discs), (5, 4));
}

#[test]
fn a_new_level_makes_tiles_cheaper() {
    let research = take("research");
    let owed = research.at("share").view(Viewer::Seat(seat(YOU))).owed;
    let Some(Owed::Advance { steps: 2, splits, proposed: 1 }) = owed else { panic!("{owed:?}") };
    let levels: Vec<[u8; 2]> = splits.iter().map(|split| split.levels).collect();
    assert_eq!(levels, [[2, 2], [2, 2], [3, 1]]);
    let land = research.land("last");
    assert_eq!((land.research, BOXES_OF_LEVEL[..2].iter().sum::<u8>() - 1), ([4, 2], 4), "the last box of level 2");
    let [energy, ecology] = research.at("climb").view(Viewer::Seat(seat(YOU))).steps.unwrap();
    assert_eq!((energy.to_level, ecology.to_level), (Some(1), Some(3)));
    let (before, after) = (research.at("climb"), research.at("choose"));
    for tile in after.display.iter().filter(|tile| tile.data().track == Track::Energy && tile.data().level >= 3) {
        let price = |table: &Prosperity| table.countries[seat(YOU)].price(tile);
        assert_eq!(price(&before) - price(&after), 100, "{tile}");
    }
    assert_eq!((research.price("climb", "car-industry"), research.price("choose", "car-industry")), (200, 100));
    assert_eq!(
        (research.place("buy", "car-industry", "d3").change.capital, research.proposed("buy", "car-industry")),
        (2, "d3".to_owned())
    );
    assert_eq!(BOXES_OF_LEVEL, [2, 3, 4, 5, 6, 7]);
}

#[test]
fn the_final_scoring_goes_as_it_is_told() {
    let last = take("final");
    assert!(last.at("last").view(Viewer::Seat(seat(YOU))).last_turn);
    assert_eq!((last.price("buy", "city-of-culture"), last.points("buy"), last.points("income")), (200, [43, 42], [44, 42]));
    assert_eq!(MONEY_PER_POINT, 300);
    let events = last.before("balances");
    let scored = |symbol| gains(&events, seat(YOU), symbol);
    assert_eq!((scored(Symbol::Energy), scored(Symbol::Ecology)), (vec![money(50); 2], vec![money(100); 2]));
    assert_eq!((scored(Symbol::Capital), scored(Symbol::Prosperity)[0].points), (vec![money(300)], 8));
    assert!(events.contains(&Event::Converted { seat: seat(YOU), points: 3, left: 50 }));
    let ranks = |of: u8| -> Vec<u16> {
        let points = |event: &Event| match event {
            Event::Ranked { seat: ranked, points, .. } if *ranked == seat(of) => Some(*points),
            _ => None,
        };
        events.iter().filter_map(points).collect()
    };
    assert_eq!((ranks(YOU), ranks(SOLON)), (vec![3, 1], vec![1, 3]));
    let land = last.land("total");
    assert_eq!((land.symbols.prosperity, globes(land.discs), last.points("total")), (5, 3, [59, 55]));
    assert_eq!(money_without_income(&last), 850, "2 points instead of 3");
}

/// What the learner would have to convert, had the last action brought no money.
fn money_without_income(last: &Taken) -> u16 {
    let mut table = last.at("take");
    let mut events: Vec<Event> = Vec::new();
    table.apply(engine::Input::Act { seat: seat(YOU), action: Action::Cleanup }, &mut events);
    let converted = events.iter().find_map(|event| match event {
        Event::Converted { seat: of, points, left } if *of == seat(YOU) => Some(points * MONEY_PER_POINT + left),
        _ => None,
    });
    converted.unwrap()
}
