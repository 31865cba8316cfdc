//! Puzzles, and which of them are asked: the shipped sets, as far as their games are offered with the rules they were made by.

mod rating;

pub(crate) use rating::{after_answer, first_of_puzzle, first_of_solver, rounded, told};

use crate::games::{AnyMatch, Games};
use crate::protocol::{GamePuzzles, SolverInfo, Text, ThemeCount};
use engine::{MatchText, Seat, Viewer, pick};
use puzzles::{Puzzle, Set, Theme};
use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use store::{Millis, PuzzleAnswer, PuzzleDay, Strength};

const DAY: Millis = 24 * 3600 * 1000;
/// Positions that are kept, the newest last.
const KEPT: usize = 32;
/// A stream asks one of so many whose rating is nearest.
const NEAREST: usize = 6;

#[derive(Default)]
pub(crate) struct Puzzles {
    sets: OnceLock<Vec<&'static Set>>,
    posed: Mutex<VecDeque<Arc<Posed>>>,
}

/// A puzzle that somebody looks at.
pub(crate) struct Posed {
    pub(crate) set: &'static Set,
    pub(crate) puzzle: &'static Puzzle,
    pub(crate) game: Box<dyn AnyMatch>,
    pub(crate) view: Text,
    pub(crate) awaited: Vec<Seat>,
}

impl Puzzles {
    pub(crate) fn sets(&self, games: &Games) -> &[&'static Set] {
        self.sets.get_or_init(|| {
            let offered = |set: &&Set| games.get(&set.game).is_some_and(|game| game.rules_version() == set.rules_version);
            puzzles::shipped().iter().filter(|set| !set.puzzles.is_empty()).filter(offered).collect()
        })
    }

    pub(crate) fn set(&self, games: &Games, game: &str) -> Option<&'static Set> {
        self.sets(games).iter().find(|set| set.game == game).copied()
    }

    pub(crate) fn find(&self, games: &Games, id: &str) -> Option<(&'static Set, &'static Puzzle)> {
        self.sets(games).iter().find_map(|set| set.puzzle(id).map(|puzzle| (*set, puzzle)))
    }

    /// A puzzle with its position, which takes a moment to play the first time.
    pub(crate) fn pose(&self, games: &Games, id: &str) -> Option<Arc<Posed>> {
        let known = self.kept().iter().find(|posed| posed.puzzle.id == id).cloned();
        if known.is_some() {
            return known;
        }
        let (set, puzzle) = self.find(games, id)?;
        let posed = Arc::new(play(games, set, puzzle)?);
        let mut kept = self.kept();
        if kept.len() == KEPT {
            kept.pop_front();
        }
        kept.push_back(posed.clone());
        Some(posed)
    }

    fn kept(&self) -> std::sync::MutexGuard<'_, VecDeque<Arc<Posed>>> {
        self.posed.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What cannot be played is nothing that a check has let through; it is told and left out.
fn play(games: &Games, set: &'static Set, puzzle: &'static Puzzle) -> Option<Posed> {
    let text = set.position(puzzle)?.to_text();
    let played = MatchText::parse(&text).ok().and_then(|file| games.get(&set.game)?.import(&file, &mut || true).ok());
    let Some(game) = played else {
        tracing::error!(puzzle = puzzle.id, "its position cannot be played");
        return None;
    };
    let past = game.past(puzzle.step, &[Viewer::Seat(puzzle.seat)]);
    let (view, _) = past.seen.into_iter().next()?;
    Some(Posed { set, puzzle, game, view, awaited: past.awaited.iter().collect() })
}

/// The day of a time, counted from 1970.
pub(crate) fn day_of(at: Millis) -> i64 {
    at.div_euclid(DAY)
}

/// The puzzle of a day: the same for everybody, and no other one until all have been.
pub(crate) fn daily(set: &'static Set, day: i64) -> &'static Puzzle {
    let count = set.puzzles.len() as i64;
    // A step that has no divisor in common with the count visits all of them; neighbours come from different games.
    let step = (count * 5 / 8..).find(|step| *step > 0 && divisor(*step, count) == 1).unwrap_or(1);
    &set.puzzles[(day.rem_euclid(count) * step).rem_euclid(count) as usize]
}

fn divisor(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { divisor(b, a % b) }
}

/// A puzzle about this theme that the person has not answered, about as hard as they are strong. Where all are answered, one of
/// those that were answered first.
pub(crate) fn next(
    set: &'static Set,
    theme: Option<Theme>,
    strength: Strength,
    strengths: &HashMap<String, Strength>,
    answers: &[PuzzleAnswer],
    not: Option<&str>,
) -> Option<&'static Puzzle> {
    let mut fitting: Vec<&Puzzle> = set.puzzles.iter().filter(|puzzle| theme.is_none_or(|theme| puzzle.themes.contains(&theme))).collect();
    if fitting.len() > 1 {
        fitting.retain(|puzzle| Some(puzzle.id.as_str()) != not);
    }
    let answered: HashSet<&str> = answers.iter().map(|answer| answer.puzzle.as_str()).collect();
    let mut fresh: Vec<&Puzzle> = fitting.iter().filter(|puzzle| !answered.contains(puzzle.id.as_str())).copied().collect();
    if fresh.is_empty() {
        let first = |puzzle: &&Puzzle| answers.iter().position(|answer| answer.puzzle == puzzle.id);
        return fitting.into_iter().min_by_key(first);
    }
    fresh.sort_by_key(|puzzle| (strength_of(puzzle, strengths).rating - strength.rating).abs());
    fresh.truncate(NEAREST);
    Some(*pick(&fresh, &mut engine::dice_from_entropy()))
}

/// How hard a puzzle is, as answers tell, or as it was made.
pub(crate) fn strength_of(puzzle: &Puzzle, strengths: &HashMap<String, Strength>) -> Strength {
    strengths.get(&puzzle.id).copied().unwrap_or_else(|| first_of_puzzle(puzzle.rating))
}

/// How many days somebody has answered one after the other, up to today or yesterday. The newest day comes first.
pub(crate) fn days_in_a_row(days: &[PuzzleDay], today: i64) -> u32 {
    let Some(newest) = days.first().map(|day| day.day).filter(|day| today - day <= 1) else { return 0 };
    days.iter().zip(0..).take_while(|(day, back)| day.day == newest - back).count() as u32
}

pub(crate) fn of_game(set: &'static Set, today: i64, daily_solved: Option<bool>, solver: SolverInfo) -> GamePuzzles {
    let count = |theme: Theme| set.puzzles.iter().filter(|puzzle| puzzle.themes.contains(&theme)).count() as u32;
    let themes = Theme::ALL.map(|theme| ThemeCount { theme: theme.name().to_owned(), puzzles: count(theme) });
    GamePuzzles {
        game: set.game.clone(),
        puzzles: set.puzzles.len() as u32,
        daily: daily(set, today).id.clone(),
        daily_solved,
        themes: themes.into_iter().filter(|theme| theme.puzzles > 0).collect(),
        solver,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_puzzle_has_its_day_before_one_comes_again() {
        for set in puzzles::shipped() {
            let count = set.puzzles.len() as i64;
            let days: HashSet<&str> = (20_000..20_000 + count).map(|day| daily(set, day).id.as_str()).collect();
            assert_eq!(days.len() as i64, count, "{}", set.game);
            assert_eq!(daily(set, 20_000).id, daily(set, 20_000 + count).id);
        }
    }

    #[test]
    fn days_are_in_a_row_up_to_yesterday() {
        let days = |days: &[i64]| days.iter().map(|&day| PuzzleDay { day, answered: 1, solved: 0 }).collect::<Vec<_>>();
        assert_eq!(days_in_a_row(&days(&[10, 9, 8, 6]), 10), 3);
        assert_eq!(days_in_a_row(&days(&[10, 9, 8, 6]), 11), 3, "today may still come");
        assert_eq!(days_in_a_row(&days(&[10, 9, 8, 6]), 12), 0);
        assert_eq!(days_in_a_row(&[], 12), 0);
    }

    #[test]
    fn a_stream_asks_what_is_new_and_about_as_hard() {
        let set = &puzzles::shipped()[0];
        let strength = first_of_solver();
        let answer =
            |puzzle: &Puzzle| PuzzleAnswer { puzzle: puzzle.id.clone(), game: set.game.clone(), at: 0, day: 0, choice: 0, solved: true };
        let mut answers: Vec<PuzzleAnswer> = Vec::new();
        for _ in &set.puzzles {
            let next = next(set, None, strength, &HashMap::new(), &answers, None).unwrap();
            assert!(!answers.iter().any(|answer| answer.puzzle == next.id));
            answers.push(answer(next));
        }
        let again = next(set, None, strength, &HashMap::new(), &answers, None).unwrap();
        assert_eq!(again.id, answers[0].puzzle, "the one that was answered first comes again");
        let hardest = Strength { rating: 3_000_000, ..strength };
        let next = next(set, None, hardest, &HashMap::new(), &[], None).unwrap();
        let harder = set.puzzles.iter().filter(|puzzle| puzzle.rating > next.rating).count();
        assert!(harder < NEAREST, "{harder} are harder");
    }
}
