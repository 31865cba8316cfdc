//! Puzzles: a position, what could be done in it, and after an answer how good everything would have been.

use super::{Text, Why};
use engine::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// All puzzles, and how the caller stands with them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PuzzleOverview {
    pub games: Vec<GamePuzzles>,
    pub streak: PuzzleStreak,
}

/// The puzzles of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GamePuzzles {
    pub game: String,
    pub puzzles: u32,
    /// Today's.
    pub daily: String,
    /// Whether you have solved it; none if you have not answered.
    pub daily_solved: Option<bool>,
    pub themes: Vec<ThemeCount>,
    pub solver: SolverInfo,
}

/// What puzzles are about, with how many there are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ThemeCount {
    pub theme: String,
    pub puzzles: u32,
}

/// How good somebody is at the puzzles of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SolverInfo {
    pub rating: u32,
    /// How unsure it is: nearly always the true one is within twice as much.
    pub deviation: u32,
    pub answered: u32,
    /// Puzzles solved one after the other, now and at the most.
    pub in_a_row: u32,
    pub longest_row: u32,
}

/// Days with an answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PuzzleStreak {
    /// Today, counted from 1970 in universal time.
    pub today: u32,
    /// So many days one after the other, up to today or yesterday.
    pub days: u32,
    /// The last seven days, today last.
    pub week: Vec<DayOfPuzzles>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DayOfPuzzles {
    pub day: u32,
    pub answered: u32,
    pub solved: u32,
}

/// A puzzle as it is asked. What is best is told with the answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PuzzleInfo {
    pub id: String,
    pub game: String,
    /// Whose eyes you have.
    #[ts(as = "u8")]
    #[schema(value_type = u8)]
    pub seat: Seat,
    pub seats: u8,
    #[ts(as = "Value")]
    #[schema(value_type = Value)]
    pub view: Text,
    #[ts(as = "Vec<u8>")]
    #[schema(value_type = Vec<u8>)]
    pub awaited: Vec<Seat>,
    /// Actions to choose from, in an order that tells nothing.
    pub choices: Vec<Value>,
    pub rating: u32,
    /// The day whose puzzle it is, if that is today.
    pub day: Option<u32>,
    pub solver: SolverInfo,
    pub streak: PuzzleStreak,
    /// What came of your first answer, if you have answered.
    pub answered: Option<PuzzleResult>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PuzzleAnswerPlan {
    /// One of the choices, or another way to do the same.
    pub action: Value,
}

/// How good a choice was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PuzzleVerdict {
    Best,
    /// So little worse that it counts as the best.
    GoodEnough,
    Worse,
}

/// What came of an answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PuzzleResult {
    /// The place of what you chose among the choices.
    pub chosen: u32,
    pub best: u32,
    pub verdict: PuzzleVerdict,
    /// For each choice the chance to win after it.
    pub chances: Vec<ChoiceChance>,
    pub themes: Vec<String>,
    /// Whether it was your first answer, which alone counts.
    pub counted: bool,
    /// How much your rating has changed by it.
    pub change: i32,
    pub solver: SolverInfo,
    /// How hard the puzzle is, as everybody's answers tell.
    pub rating: u32,
    pub streak: PuzzleStreak,
    /// Why the best is best, and what each of `compared` lacks.
    pub why: Why,
    pub compared: Vec<u32>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ChoiceChance {
    /// From 0 to 1.
    pub chance: f32,
    /// The standard error.
    pub error: f32,
}

/// Actions that might be taken in a puzzle: some lines, each tried from there, each a few actions one after the other.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PuzzleQuestion {
    pub lines: Vec<Vec<Value>>,
}
