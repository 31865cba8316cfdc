//! Recorded matches go the same way for ever, and their scores are counted again from the events alone.

use engine::{Match, MatchFile};
use seven_wonders::data::{Board, Card, Color, Effect, Of, Per, Science, Side};
use seven_wonders::state::SevenWonders;
use seven_wonders::{Event, How, Sides, Wonders};
use std::collections::BTreeSet;
use std::path::PathBuf;

fn dir() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("fixtures")
}

fn matches() -> Vec<(String, Match<SevenWonders>)> {
    let entries = std::fs::read_dir(dir()).expect("the fixtures are there").map(|entry| entry.expect("it can be read").path());
    let mut paths: Vec<PathBuf> = entries.filter(|path| path.extension().is_some_and(|ending| ending == "json")).collect();
    paths.sort();
    let read = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).expect("it can be read");
        let played = MatchFile::parse(&text).and_then(|file| file.replay()).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        (path.file_stem().expect("it has a name").to_string_lossy().into_owned(), played)
    };
    paths.into_iter().map(read).collect()
}

fn events(played: &Match<SevenWonders>) -> Vec<Event> {
    (0..played.log().len()).flat_map(|step| played.events(step)).collect()
}

#[test]
fn recorded_matches_go_as_they_went() {
    testkit::fixtures::check_all::<SevenWonders>(&dir());
}

/// Between them the fixtures have every number of players, every option and every rare step.
#[test]
fn the_fixtures_cover_the_game() {
    let mut seen = BTreeSet::new();
    let mut note = |what: String| seen.insert(what);
    for (_, played) in matches() {
        let seats = engine::Game::seats(played.state());
        let wonders = if played.options().wonders == Wonders::Dealt { "dealt" } else { "chosen" };
        let sides = match played.options().sides {
            Sides::Chosen => "chosen",
            Sides::Day => "day",
            Sides::Night => "night",
            Sides::Random => "random",
        };
        note(format!("{seats} players"));
        note(format!("wonders {wonders}"));
        note(format!("sides {sides}"));
        let cities = Recount::of(&played);
        for event in events(&played) {
            let board = |seat: engine::Seat| cities[seat.index()].board.expect("boards come first");
            match event {
                Event::SeventhCardDue { seat } => note(format!("{} {:?} plays the seventh card", board(seat).wonder, board(seat).side)),
                Event::Picked { seat, .. } => note(format!("{} {:?} picks", board(seat).wonder, board(seat).side)),
                Event::Built { free: Some(free), .. } => note(format!("free by {}", format!("{free:?}").split('(').next().unwrap_or(""))),
                Event::Built { card, .. } if card.data().color == Color::Purple => note("a guild".to_owned()),
                Event::Traded { .. } => note("a trade".to_owned()),
                Event::CardChosen { play: Some(play), .. } if matches!(play.how, How::Stage(_)) => note("a stage".to_owned()),
                _ => false,
            };
        }
    }
    let wanted = [
        "3 players",
        "4 players",
        "5 players",
        "6 players",
        "7 players",
        "wonders dealt",
        "wonders chosen",
        "sides chosen",
        "sides day",
        "sides night",
        "sides random",
        "Babylon Night plays the seventh card",
        "Halikarnassos Night picks",
        "Halikarnassos Day picks",
        "free by Chain",
        "free by Power",
        "a guild",
        "a trade",
        "a stage",
    ];
    let missing: Vec<_> = wanted.iter().filter(|what| !seen.contains(**what)).collect();
    assert!(missing.is_empty(), "no fixture has {missing:?}; they have {seen:?}");
}

/// P. 8: all seven categories of every fixture, from what was seen to happen and nothing else.
#[test]
fn the_score_sheets_can_be_counted_from_the_events() {
    for (name, played) in matches() {
        let cities = Recount::of(&played);
        let outcome = engine::Game::outcome(played.state()).expect("it is over");
        for (seat, standing) in outcome.standings.iter().enumerate() {
            let sheet: Vec<i32> = standing.sheet.iter().map(|line| line.points).collect();
            assert_eq!(sheet, Recount::sheet(&cities, seat), "{name}, seat {seat}");
            assert_eq!(standing.points, sheet.iter().sum::<i32>());
            assert_eq!(standing.tie_breaks[0], cities[seat].coins);
            let better = |other: &&engine::Standing| (other.points, other.tie_breaks[0]) > (standing.points, standing.tie_breaks[0]);
            assert_eq!(standing.place, Some(1 + outcome.standings.iter().filter(better).count() as u8));
        }
    }
}

/// What the events tell of one city.
#[derive(Clone, Default)]
struct Recount {
    board: Option<Board>,
    built: Vec<Card>,
    stages: usize,
    coins: i32,
    military: i32,
}

impl Recount {
    fn of(played: &Match<SevenWonders>) -> Vec<Recount> {
        let start = Recount { coins: 3, ..Recount::default() };
        let mut cities = vec![start; engine::Game::seats(played.state()).into()];
        for event in events(played) {
            match event {
                Event::BoardSettled { seat, board } => cities[seat.index()].board = Some(board),
                Event::Built { seat, card, bank, .. } => {
                    cities[seat.index()].built.push(card);
                    cities[seat.index()].coins -= i32::from(bank);
                }
                Event::Picked { seat, card } => cities[seat.index()].built.push(card),
                Event::StageBuilt { seat, .. } => cities[seat.index()].stages += 1,
                Event::Traded { from, to, coins } => {
                    cities[from.index()].coins -= i32::from(coins);
                    cities[to.index()].coins += i32::from(coins);
                }
                Event::CoinsGained { seat, coins, .. } => cities[seat.index()].coins += i32::from(coins),
                Event::Conflict { seat, points, .. } => cities[seat.index()].military += i32::from(points),
                _ => {}
            }
        }
        cities
    }

    /// Wonder, treasury, military, civil, commerce, science, guilds.
    fn sheet(cities: &[Recount], seat: usize) -> Vec<i32> {
        let city = &cities[seat];
        let of = |color: Color| {
            city.built.iter().filter(|card| card.data().color == color).map(|card| points(cities, seat, &card.data().effect)).sum()
        };
        let wonder = city.stages().iter().map(|stage| i32::from(stage.points)).sum();
        vec![wonder, city.coins / 3, city.military, of(Color::Blue), of(Color::Yellow), city.science(), of(Color::Purple)]
    }

    fn stages(&self) -> Vec<&'static Effect> {
        let wonder = self.board.expect("it has a board").wonder.data();
        let side = if self.board.is_some_and(|board| board.side == Side::Day) { &wonder.day } else { &wonder.night };
        side[..self.stages].iter().map(|stage| &stage.effect).collect()
    }

    fn is_complete(&self) -> bool {
        self.stages == self.board.map_or(0, |board| board.stages().len())
    }

    fn science(&self) -> i32 {
        let cards = self.built.iter().map(|card| &card.data().effect);
        let symbols: Vec<Science> = cards.chain(self.stages()).filter_map(|effect| effect.science).collect();
        let count = |wanted: Science| symbols.iter().filter(|symbol| **symbol == wanted).count() as i32;
        let (any, fixed) = (count(Science::Any), [count(Science::Compass), count(Science::Gear), count(Science::Tablet)]);
        let splits = (0..=any).flat_map(|first| (0..=any - first).map(move |second| [first, second, any - first - second]));
        let worth = |add: [i32; 3]| {
            let all = [fixed[0] + add[0], fixed[1] + add[1], fixed[2] + add[2]];
            all.iter().map(|count| count * count).sum::<i32>() + 7 * all.iter().min().unwrap_or(&0)
        };
        splits.map(worth).max().unwrap_or(0)
    }
}

fn points(cities: &[Recount], seat: usize, effect: &Effect) -> i32 {
    let complete = if cities[seat].is_complete() { i32::from(effect.points_if_complete) } else { 0 };
    i32::from(effect.points) + complete + effect.points_per.as_ref().map_or(0, |per| counted(cities, seat, per))
}

fn counted(cities: &[Recount], seat: usize, per: &Per) -> i32 {
    let (left, right) = ((seat + 1) % cities.len(), (seat + cities.len() - 1) % cities.len());
    let whose = match per.of {
        Of::Own => vec![seat],
        Of::Neighbors => vec![left, right],
        Of::AllThree => vec![seat, left, right],
    };
    let of = |city: &Recount| {
        let cards = city.built.iter().filter(|card| per.colors.contains(&card.data().color)).count();
        (cards + if per.stages { city.stages } else { 0 }) as i32
    };
    i32::from(per.amount) * whose.into_iter().map(|seat| of(&cities[seat])).sum::<i32>()
}
