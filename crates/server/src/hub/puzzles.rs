//! Puzzles: asking, answering, and playing on from there.

use super::origins::{Founding, chairs, setup_of};
use super::what_if::Position;
use super::{Hub, Result};
use crate::Refusal;
use crate::protocol::{
    BotLevel, ChoiceChance, ClockPlan, DayOfPuzzles, NewTable, Origin, PuzzleInfo, PuzzleOverview, PuzzleResult, PuzzleStreak,
    PuzzleVerdict, SeatPlan, SolverInfo, StartPlan, TableInfo, TimeoutRule, Visibility, WhatIfAnswers,
};
use crate::puzzles::{Posed, after_answer, daily, day_of, days_in_a_row, next, of_game, rounded, strength_of, told};
use engine::Seat;
use puzzles::{Chosen, Puzzle, Set, Theme};
use serde_json::Value;
use std::collections::HashMap;
use std::sync::Arc;
use store::{CountedAnswer, Person, PuzzleAnswer, Solver, Status, Store, StoreError, Strength};

/// How often an answer is counted anew while others answer the same puzzle.
const TRIES: usize = 20;
/// Days that a streak is looked for in.
const MOST_DAYS: u32 = 400;
/// Choices that the best is compared with, besides the one that was chosen.
const COMPARED: usize = 2;

impl<S: Store> Hub<S> {
    /// What there is, and how the person stands.
    pub async fn puzzles(&self, person: &Person) -> Result<PuzzleOverview> {
        let solvers = self.solvers(person).await?;
        let streak = self.streak(person).await?;
        let mut games = Vec::new();
        for set in self.shared.puzzles.sets(&self.shared.games) {
            let asked = daily(set, i64::from(streak.today));
            let answer = self.shared.store.answer(&person.id, &asked.id).await?;
            let solver = told(solvers.get(&set.game).copied());
            games.push(of_game(set, i64::from(streak.today), answer.map(|answer| answer.solved), solver));
        }
        Ok(PuzzleOverview { games, streak })
    }

    /// Today's puzzle of a game.
    pub async fn daily_puzzle(&self, person: &Person, game: &str) -> Result<PuzzleInfo> {
        let today = day_of(self.shared.time.now());
        let id = &daily(self.set_of(game)?, today).id;
        self.puzzle(person, id).await
    }

    /// The next one of a stream, another one than `not`.
    pub async fn next_puzzle(&self, person: &Person, game: &str, theme: Option<&str>, not: Option<&str>) -> Result<PuzzleInfo> {
        let set = self.set_of(game)?;
        let theme = theme.map(|theme| Theme::named(theme).ok_or(Refusal::NoSuchPuzzle)).transpose()?;
        let solver = told_strength(self.solvers(person).await?.get(game).copied());
        let strengths = self.strengths(game).await?;
        let answers = self.shared.store.answers_of(&person.id, game).await?;
        let asked = next(set, theme, solver, &strengths, &answers, not).ok_or(Refusal::NoSuchPuzzle)?;
        self.puzzle(person, &asked.id).await
    }

    /// A puzzle as it is asked; whoever has answered it is told what came of that.
    pub async fn puzzle(&self, person: &Person, id: &str) -> Result<PuzzleInfo> {
        let posed = self.pose(id).await?;
        let solver = told(self.solvers(person).await?.get(&posed.set.game).copied());
        let strength = strength_of(posed.puzzle, &self.strengths(&posed.set.game).await?);
        let streak = self.streak(person).await?;
        let answer = self.shared.store.answer(&person.id, id).await?;
        let answered = match answer.map(|answer| answer.choice as usize).filter(|choice| *choice < posed.puzzle.choices.len()) {
            Some(choice) => Some(self.result(&posed, choice, false, 0, (solver, strength, streak.clone())).await?),
            None => None,
        };
        let is_daily = daily(posed.set, i64::from(streak.today)).id == id;
        Ok(PuzzleInfo {
            id: id.to_owned(),
            game: posed.set.game.clone(),
            seat: posed.puzzle.seat,
            seats: posed.game.seats(),
            view: posed.view.clone(),
            awaited: posed.awaited.clone(),
            choices: posed.puzzle.choices.iter().map(|choice| choice.action.clone()).collect(),
            rating: rounded(strength.rating),
            day: is_daily.then_some(streak.today),
            solver,
            streak,
            answered,
        })
    }

    /// An answer. The first one of a person counts; whatever is tried later is judged and changes nothing.
    pub async fn answer_puzzle(&self, person: &Person, id: &str, action: &Value) -> Result<PuzzleResult> {
        let posed = self.pose(id).await?;
        let choice = posed.puzzle.choice(action).ok_or(Refusal::NotAChoice)?;
        for _ in 0..TRIES {
            let was = self.solvers(person).await?.get(&posed.set.game).copied();
            let known = self.strengths(&posed.set.game).await?;
            let counted = counted(&posed, choice, was, known.get(id).copied(), self.shared.time.now());
            let before = told(was).rating;
            match self.shared.store.put_answer(&person.id, &counted).await {
                Ok(()) => {
                    let solver = told(Some(counted.solver));
                    let change = i64::from(solver.rating) - i64::from(before);
                    let now = (solver, counted.puzzle, self.streak(person).await?);
                    return self.result(&posed, choice, true, change as i32, now).await;
                }
                Err(StoreError::Exists) => {
                    let now = (told(was), strength_of(posed.puzzle, &known), self.streak(person).await?);
                    return self.result(&posed, choice, false, 0, now).await;
                }
                Err(StoreError::Conflict) => {}
                Err(error @ StoreError::Unavailable(_)) => return Err(error.into()),
            }
        }
        Err(Refusal::Stale)
    }

    /// What would happen if the seat that is asked took some actions.
    pub async fn what_if_in_puzzle(&self, person: &Person, id: &str, lines: &[Vec<Value>]) -> Result<WhatIfAnswers> {
        let posed = self.pose(id).await?;
        let position = Position { game: &*posed.game, step: posed.puzzle.step, seat: posed.puzzle.seat };
        self.what_if_at(&person.id, &format!("puzzle {id}"), position, lines).await
    }

    /// A table that goes on from the puzzle, the others being bots.
    pub async fn play_on_from_puzzle(&self, person: &Person, id: &str) -> Result<TableInfo> {
        let posed = self.pose(id).await?;
        let opening = posed.game.inputs(posed.puzzle.step);
        self.check_storage(person, opening.bytes() as u64).await?;
        let occupant = |seat: Seat| if seat == posed.puzzle.seat { SeatPlan::Me } else { SeatPlan::Bot { level: BotLevel::Normal } };
        let seats: Vec<SeatPlan> = Seat::all(posed.game.seats()).map(occupant).collect();
        let mut setup = setup_of(&plan(&posed));
        setup.origin = Some(Origin::Puzzle { puzzle: id.to_owned() });
        let founding = Founding {
            setup,
            game: &posed.set.game,
            visibility: Visibility::Unlisted,
            chairs: chairs(&seats, person),
            status: Status::Open,
            crowd: 0,
            opening: Some(opening),
        };
        let table = self.found(person, founding).await?;
        self.start(person, &table.id, StartPlan::default()).await
    }

    async fn pose(&self, id: &str) -> Result<Arc<Posed>> {
        let (shared, id) = (self.shared.clone(), id.to_owned());
        let posed = tokio::task::spawn_blocking(move || shared.puzzles.pose(&shared.games, &id));
        posed.await.map_err(|_| Refusal::Internal)?.ok_or(Refusal::NoSuchPuzzle)
    }

    fn set_of(&self, game: &str) -> Result<&'static Set> {
        self.shared.puzzles.set(&self.shared.games, game).ok_or(Refusal::NoSuchPuzzle)
    }

    async fn solvers(&self, person: &Person) -> Result<HashMap<String, Solver>> {
        Ok(self.shared.store.solvers_of(&person.id).await?.into_iter().collect())
    }

    async fn strengths(&self, game: &str) -> Result<HashMap<String, Strength>> {
        Ok(self.shared.store.puzzle_strengths(game).await?.into_iter().collect())
    }

    async fn streak(&self, person: &Person) -> Result<PuzzleStreak> {
        let today = day_of(self.shared.time.now());
        let days = self.shared.store.puzzle_days(&person.id, MOST_DAYS).await?;
        let week = (today - 6..=today).map(|day| {
            let done = days.iter().find(|done| done.day == day);
            let (answered, solved) = done.map_or((0, 0), |done| (done.answered, done.solved));
            DayOfPuzzles { day: day as u32, answered: answered as u32, solved: solved as u32 }
        });
        Ok(PuzzleStreak { today: today as u32, days: days_in_a_row(&days, today), week: week.collect() })
    }

    async fn result(
        &self,
        posed: &Arc<Posed>,
        choice: usize,
        counted: bool,
        change: i32,
        (solver, strength, streak): (SolverInfo, Strength, PuzzleStreak),
    ) -> Result<PuzzleResult> {
        let puzzle = posed.puzzle;
        let compared = compared(puzzle, choice);
        let (asked, others) = (posed.clone(), compared.clone());
        let why = tokio::task::spawn_blocking(move || {
            let action = |choice: usize| asked.puzzle.choices[choice].action.clone();
            let others: Vec<Value> = others.into_iter().map(action).collect();
            asked.game.why(asked.puzzle.step, asked.puzzle.seat, &action(asked.puzzle.best), &others)
        });
        let why = why.await.map_err(|_| Refusal::Internal)?.map_err(|_| Refusal::Internal)?;
        Ok(PuzzleResult {
            chosen: choice as u32,
            best: puzzle.best as u32,
            verdict: verdict(puzzle.judge(choice)),
            chances: puzzle.choices.iter().map(|choice| ChoiceChance { chance: choice.chance, error: choice.error }).collect(),
            themes: puzzle.themes.iter().map(|theme| theme.name().to_owned()).collect(),
            counted,
            change,
            solver,
            rating: rounded(strength.rating),
            streak,
            why,
            compared: compared.into_iter().map(|choice| choice as u32).collect(),
        })
    }
}

fn told_strength(solver: Option<Solver>) -> Strength {
    solver.map_or_else(crate::puzzles::first_of_solver, |solver| solver.strength)
}

fn verdict(chosen: Chosen) -> PuzzleVerdict {
    match chosen {
        Chosen::Best => PuzzleVerdict::Best,
        Chosen::GoodEnough => PuzzleVerdict::GoodEnough,
        Chosen::Worse => PuzzleVerdict::Worse,
    }
}

/// What the best is compared with: the choice that was made, and the next best.
fn compared(puzzle: &Puzzle, chosen: usize) -> Vec<usize> {
    let mut others: Vec<usize> = (0..puzzle.choices.len()).filter(|choice| *choice != puzzle.best && *choice != chosen).collect();
    others.sort_by(|a, b| puzzle.choices[*b].chance.total_cmp(&puzzle.choices[*a].chance));
    others.truncate(COMPARED);
    (chosen != puzzle.best).then_some(chosen).into_iter().chain(others).collect()
}

/// What a first answer makes of the solver and the puzzle.
fn counted(posed: &Posed, choice: usize, solver: Option<Solver>, puzzle: Option<Strength>, now: store::Millis) -> CountedAnswer {
    let solved = posed.puzzle.judge(choice) != Chosen::Worse;
    let asked = puzzle.unwrap_or_else(|| crate::puzzles::first_of_puzzle(posed.puzzle.rating));
    let (solver_now, puzzle_now) = after_answer(solver, asked, solved);
    let answer = PuzzleAnswer {
        puzzle: posed.puzzle.id.clone(),
        game: posed.set.game.clone(),
        at: now,
        day: day_of(now),
        choice: choice as u64,
        solved,
    };
    CountedAnswer { answer, solver_was: solver, solver: solver_now, puzzle_was: puzzle, puzzle: puzzle_now }
}

fn plan(posed: &Posed) -> NewTable {
    NewTable {
        game: posed.set.game.clone(),
        title: None,
        options: posed.game.options(),
        seats: Vec::new(),
        visibility: Visibility::Unlisted,
        spectators: true,
        clock: ClockPlan::None,
        timeout: TimeoutRule::DefaultAction,
        shuffle: false,
        hints: None,
        start: false,
    }
}
