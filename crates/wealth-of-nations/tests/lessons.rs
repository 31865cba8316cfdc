//! Every lesson can be taken, and the numbers that its sentences name are those of the rules.

use engine::{Game, Lesson, LessonPlay, Seat, Viewer};
use std::path::Path;
use testkit::check_lessons;
use wealth_of_nations::data::{
    AUTOMATION_COST, BANK_DOT, Commodity, Cubes, FLAG_COST, FORCE_COST, Industry, MARCH_COST, MOST_MOVED, MOVE_COST, NOTE_REPAYMENT,
    TRANSPORT_COST, TileKind, UNIT_COST, UNITS, tables,
};
use wealth_of_nations::score::{MONEY_A_POINT, NOTE, TILE};
use wealth_of_nations::{Balance, View, WealthOfNations};

const YOU: usize = 0;
const SOLON: usize = 1;
const SAPPHO: usize = 2;

#[test]
fn every_lesson_can_be_taken() {
    check_lessons::<WealthOfNations>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons"));
}

/// A lesson that has been played through, with what its learner sees.
struct Taken {
    lesson: Lesson,
    play: LessonPlay<WealthOfNations>,
}

impl Taken {
    fn lesson(id: &str) -> Taken {
        let lessons = Lesson::all::<WealthOfNations>().expect("the lessons can be read");
        let lesson = lessons.into_iter().find(|lesson| lesson.id == id).expect("there is such a lesson");
        let play = lesson.play().expect("it can be played");
        Taken { lesson, play }
    }

    fn seen_at(&self, place: usize) -> View {
        self.play.played.at(self.play.shown_at[place]).view(Viewer::Seat(self.lesson.seat))
    }

    /// What the learner sees when this step is shown.
    fn at(&self, step: &str) -> View {
        self.seen_at(self.lesson.steps.iter().position(|each| each.id == step).expect("there is such a step"))
    }

    fn end(&self) -> View {
        self.seen_at(self.lesson.steps.len())
    }
}

fn cubes(amounts: &[(Commodity, u32)]) -> Cubes {
    amounts.iter().fold(Cubes::NONE, |sum, &(commodity, number)| sum + Cubes::of(commodity, number))
}

fn held(view: &View, who: usize) -> Cubes {
    view.table.nations[Seat::new(who as u8)].cubes
}

fn money(view: &View, who: usize) -> u32 {
    view.table.nations[Seat::new(who as u8)].money
}

fn points(view: &View, who: usize) -> i32 {
    view.nations[who].score.points
}

/// The dots of one's blocs of an industry, each for itself.
fn dots(view: &View, industry: Industry) -> Vec<u32> {
    view.nations[YOU].blocs.iter().filter(|bloc| bloc.industry == industry).map(|bloc| bloc.dots).collect()
}

/// What the next cubes cost, what they bring, and the advised value in half dollars.
fn market(view: &View, commodity: Commodity) -> (&[u32], &[u32], i64) {
    let market = &view.markets[commodity.index()];
    (&market.buy, &market.sell, market.barter.halves)
}

/// Dots and clashes of a tile on the one flag to build on, by rotation.
fn fits(view: &View, tile: TileKind) -> Vec<(u32, u32)> {
    let sites = &view.desk.as_ref().expect("the learner has a desk").sites;
    let [site] = sites.as_slice() else { panic!("there is one flag to build on, not {}", sites.len()) };
    let tile = site.tiles.iter().find(|each| each.tile == tile).expect("there is such a tile");
    tile.rotations.iter().map(|fit| (fit.dots, fit.conflicts)).collect()
}

#[test]
fn the_goal_counts_as_the_coach_says() {
    let taken = Taken::lesson("goal");
    assert_eq!((TILE, MONEY_A_POINT, NOTE), (4, 10, -3));
    assert_eq!(TileKind::Academy.data().cost, cubes(&[(Commodity::Ore, 1), (Commodity::Capital, 1)]));
    let view = taken.at("tiles");
    let score = view.nations[YOU].score;
    assert_eq!((view.nations[YOU].tiles, score.tiles, score.money, money(&view, YOU)), (5, 20, 20, 160));
    assert_eq!((view.table.nations[Seat::new(0)].notes, points(&view, YOU), points(&view, SAPPHO)), (0, 40, 45));
}

#[test]
fn two_of_six_turns_fill_the_corner() {
    let taken = Taken::lesson("dots");
    let view = taken.at("choose");
    assert_eq!(dots(&view, Industry::Academy), [3]);
    assert_eq!(fits(&view, TileKind::Farm), [(1, 0)]);
    // It is laid in the first of the best turns; one turn on it fills the corner no more, and with one more it does.
    assert_eq!(fits(&view, TileKind::Academy), [(1, 0), (1, 0), (1, 0), (2, 0), (1, 0), (2, 0)]);
    assert_eq!(dots(&taken.at("count"), Industry::Academy), [5]);
}

#[test]
fn a_bloc_runs_for_what_the_coach_says() {
    let taken = Taken::lesson("bloc");
    let view = taken.at("bloc");
    let bloc = view.nations[YOU].blocs.iter().find(|bloc| bloc.industry == Industry::Academy).expect("there are academies");
    assert_eq!((bloc.hexes.len(), bloc.dots, bloc.cost), (3, 5, cubes(&[(Commodity::Food, 3), (Commodity::Energy, 1)])));
    assert_eq!(dots(&view, Industry::Farm), [2]);
    assert_eq!(held(&view, YOU), cubes(&[(Commodity::Food, 3), (Commodity::Energy, 2), (Commodity::Labor, 1)]));
    let view = taken.at("count");
    assert_eq!((held(&view, YOU), view.table.round), (cubes(&[(Commodity::Food, 2), (Commodity::Labor, 6)]), 2));
}

#[test]
fn prices_move_as_the_coach_says() {
    let taken = Taken::lesson("markets");
    let view = taken.at("one");
    assert_eq!((&market(&view, Commodity::Food).0[..3], view.terms.cubes), (&[7, 7, 7][..], 3));
    let view = taken.at("back");
    assert_eq!((market(&view, Commodity::Food).0[0], market(&view, Commodity::Food).1[0], money(&view, YOU)), (8, 5, 160 - 21));
    assert_eq!(money(&taken.at("pass"), YOU), 160 - 21 + 5);
}

#[test]
fn a_farm_clashes_where_an_academy_fits() {
    let taken = Taken::lesson("flags");
    let view = taken.at("build");
    assert_eq!((FLAG_COST, FORCE_COST, BANK_DOT), (Cubes::one(Commodity::Labor), Cubes::one(Commodity::Capital), 30));
    assert_eq!(tables().flags[1][1], 16);
    assert_eq!(fits(&view, TileKind::Farm), [(1, 1)]);
    assert!(fits(&view, TileKind::Bank).iter().all(|(dots, _)| *dots == 0));
    assert_eq!(fits(&view, TileKind::Academy)[1], (2, 0));
    assert_eq!(fits(&view, TileKind::Academy)[0].0, 1);
    let left = held(&taken.at("pass"), YOU);
    assert_eq!((left[Commodity::Ore], left[Commodity::Capital]), (0, 0));
}

#[test]
fn both_gain_by_the_barter() {
    let taken = Taken::lesson("barter");
    let view = taken.at("need");
    assert_eq!((held(&view, YOU)[Commodity::Labor], held(&view, YOU)[Commodity::Food]), (3, 0));
    assert_eq!((held(&view, SOLON)[Commodity::Labor], held(&view, SOLON)[Commodity::Food]), (0, 9));
    let (buy, sell, barter) = market(&view, Commodity::Labor);
    assert_eq!((buy[0], sell[0], barter), (17, 13, 2 * 15));
    let (buy, sell, barter) = market(&view, Commodity::Food);
    assert_eq!((buy[..3].iter().sum::<u32>(), sell[..3].iter().sum::<u32>(), barter), (21, 12, 11));
    // You save 21 and forgo 13; Solon saves 17 and forgoes 12.
    assert_eq!((21 - 13, 17 - 12), (8, 5));
    assert_eq!(held(&taken.at("gain"), YOU)[Commodity::Food], 3);
    let view = taken.at("accept");
    assert_eq!(market(&view, Commodity::Ore).2, 2 * 18);
    let [answer] = view.answers.as_slice() else { panic!("there is one offer to answer") };
    let Balance { barter, market } = answer.here;
    assert_eq!((barter.halves, answer.why_not.is_none()), (2 * (18 - 15), true));
    assert!(market > 0 && answer.there.market > 0, "both gain by the second one too");
}

#[test]
fn a_note_costs_what_the_coach_says() {
    let taken = Taken::lesson("notes");
    let view = taken.at("borrow");
    assert_eq!((money(&view, YOU), market(&view, Commodity::Capital).0[0], view.nations[YOU].next_note), (19, 25, Some(20)));
    assert_eq!(NOTE_REPAYMENT, 25);
    let view = taken.at("capital");
    assert_eq!((money(&view, YOU), view.nations[YOU].next_note), (39, Some(19)));
    let view = taken.at("interest");
    assert_eq!((money(&view, YOU), view.table.round, held(&view, YOU)), (39 - 25 - 1, 2, Cubes::of(Commodity::Labor, 5)));
    assert_eq!(view.nations[YOU].tiles, taken.at("borrow").nations[YOU].tiles + 2);
    assert_eq!(market(&taken.at("labour"), Commodity::Labor).1[0], 13);
    assert_eq!(money(&taken.at("back"), YOU), 26);
    let view = taken.end();
    assert_eq!((money(&view, YOU), view.table.nations[Seat::new(0)].notes), (1, 0));
}

#[test]
fn one_ore_runs_six_academies() {
    let taken = Taken::lesson("automate");
    assert_eq!((MOVE_COST, MOST_MOVED), (Cubes::one(Commodity::Capital), 3));
    assert_eq!(AUTOMATION_COST, cubes(&[(Commodity::Energy, 1), (Commodity::Capital, 2)]));
    assert_eq!(dots(&taken.at("move"), Industry::Academy), [1, 9]);
    let view = taken.at("mode");
    assert_eq!((dots(&view, Industry::Academy), held(&view, YOU)[Commodity::Food]), (vec![12], 5));
    let view = taken.at("ore");
    let [bloc] = view.nations[YOU].blocs.as_slice() else { panic!("all of it is one bloc") };
    assert_eq!((bloc.cost[Commodity::Food], bloc.automated), (6, true));
    let sensible = view.desk.and_then(|desk| desk.sensible).expect("something makes sense");
    assert_eq!((sensible.ore.len(), sensible.power.len(), sensible.feed.len()), (1, 1, 0));
    assert_eq!(held(&taken.end(), YOU), cubes(&[(Commodity::Food, 5), (Commodity::Labor, 12)]));
}

#[test]
fn the_end_counts_as_the_coach_says() {
    let taken = Taken::lesson("end");
    assert_eq!(taken.at("near").ending.flags, 1);
    let view = taken.at("produce");
    assert_eq!((dots(&view, Industry::Farm), market(&view, Commodity::Food).1[0]), (vec![11], 4));
    let view = taken.at("sale");
    assert_eq!((money(&view, YOU), view.table.nations[Seat::new(0)].notes), (18 + 11 * 3, 2));
    let view = taken.at("score");
    assert_eq!([YOU, SOLON, SAPPHO].map(|who| points(&view, who)), [28, 44, 44]);
    let outcome = taken.play.played.state().outcome().expect("the game is over");
    assert_eq!(outcome.standings.iter().map(|standing| standing.place).collect::<Vec<_>>(), [Some(3), Some(2), Some(1)]);
}

#[test]
fn the_integrated_economy_runs_by_halves() {
    let taken = Taken::lesson("second-edition");
    let packages = &tables().second_edition;
    assert_eq!(packages.industry[5].tiles[TileKind::IntegratedEconomy.index()], 1);
    assert_eq!(packages.commodity[1].cubes, cubes(&[(Commodity::Food, 3), (Commodity::Energy, 2), (Commodity::Labor, 1)]));
    assert_eq!(packages.commodity[5].cubes, cubes(&[(Commodity::Energy, 1), (Commodity::Capital, 2)]));
    assert!([1, 5].iter().all(|place: &usize| packages.commodity[*place].money == 80));
    assert_eq!([3, 5, 6].map(|players: usize| tables().drafts[players - 2].len()), [4, 2, 2]);
    assert_eq!(tables().flags[0], [18; 5]);
    let before = taken.at("power");
    assert_eq!((dots(&before, Industry::Farm), dots(&before, Industry::Generator)), (vec![2], vec![1]));
    let sensible = before.desk.as_ref().and_then(|desk| desk.sensible).expect("something makes sense");
    assert_eq!((sensible.feed.len(), sensible.power.len()), (1, 0), "the generator is fed, the farms are not powered");
    let (had, have) = (held(&before, YOU), held(&taken.end(), YOU));
    assert_eq!((have[Commodity::Food], have[Commodity::Energy]), (had[Commodity::Food] - 1 + 2, had[Commodity::Energy] - 1 + 1));
}

#[test]
fn units_cost_and_take_what_the_coach_says() {
    let taken = Taken::lesson("war-clouds");
    assert_eq!((UNIT_COST, UNITS), (cubes(&[(Commodity::Labor, 1), (Commodity::Energy, 1)]), 8));
    assert_eq!((MARCH_COST, TRANSPORT_COST), (Cubes::one(Commodity::Food), Cubes::one(Commodity::Ore)));
    let units = |view: &View| view.desk.as_ref().map(|desk| UNITS as u8 - desk.units_left);
    assert_eq!(["mode", "march", "again"].map(|step| units(&taken.at(step))), [Some(1), Some(2), Some(1)]);
    let (before, after) = (taken.at("produce"), taken.at("spoils"));
    let gained = |who: usize, commodity: Commodity| i64::from(held(&after, who)[commodity]) - i64::from(held(&before, who)[commodity]);
    assert_eq!((gained(YOU, Commodity::Ore), gained(SOLON, Commodity::Ore), gained(YOU, Commodity::Labor)), (1, 2, 3));
}
