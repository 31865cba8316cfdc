//! What an expert thinks: a hint in play, and a review of a game that is over.

use engine::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// What an expert would do at a seat, from what that seat may know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Hint {
    #[ts(as = "u8")]
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The decision it is about, as in the state; a later one needs another hint.
    pub decision: u64,
    /// How long the log was. Whatever has happened since may ask for another hint about the same decision, such as an offer.
    pub seq: u64,
    /// What could be done, the most promising first; never nothing.
    pub choices: Vec<JudgedAction>,
    /// Why the first of them; what the next ones lack stands in their order.
    pub why: Why,
}

/// What speaks for an action: facts that follow from the rules and from what the seat can see.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct Why {
    /// A fact of the position that points at what matters and names no action: a nudge of the game.
    pub nudge: Option<Value>,
    /// What the action brings, then what it costs, then what it leaves open.
    pub reasons: Vec<Reason>,
    /// For each of some other actions what it lacks. `from` is then what the other one would leave, `to` what this one would.
    pub lacks: Vec<Vec<Reason>>,
}

/// A fact with its numbers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Reason {
    /// A reason of the game.
    pub fact: Value,
    pub bearing: Bearing,
    /// The lesson of the game that teaches what it is about.
    pub lesson: Option<String>,
}

/// How a fact bears on the action that it is told of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Bearing {
    For,
    Cost,
    Warning,
}

/// An action with the chance of winning after it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct JudgedAction {
    /// An action of the game.
    pub action: Value,
    /// The share of imagined games that the seat wins after it, from 0 to 1.
    pub chance: f32,
    /// The seat's points at the end of them, on average.
    pub points: f32,
}

/// A review, as far as it has come.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Review {
    /// How many decisions there are to judge.
    pub decisions: u32,
    /// How many are judged; ask again from here while it is less.
    pub judged: u32,
    /// Those judged since the one that was asked for, in the order they were judged in.
    pub verdicts: Vec<Verdict>,
    /// How it ended: all for the winner, shares for several.
    pub end: Vec<f32>,
}

/// A decision as the expert judges it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Verdict {
    /// How many inputs had been played after it. It was made in the position one step before.
    pub step: u32,
    #[ts(as = "u8")]
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// Everybody's chance of winning before it, with all secrets known.
    pub chances: Vec<f32>,
    /// What was done; like the others judged by what the seat could know.
    pub played: JudgedAction,
    /// What else could have been done, the most promising first.
    pub others: Vec<JudgedAction>,
    /// How much of the chance to win the best of the others would have saved.
    pub loss: f32,
    /// How many points more one of the others would have brought on average.
    pub points_lost: f32,
    /// Which of the others the mark is about: its place among them. None where the one that was taken is the best.
    pub better: Option<u32>,
    pub mark: Mark,
    /// Why the better one beats the one that was taken; or why the one that was taken beats the best of the others.
    pub why: Why,
}

/// How good a decision was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// Better than anything else by 8 % and more, and not what one sees at a glance.
    Great,
    /// What the expert would have done, or less than 1 % worse.
    Best,
    /// Less than 5 % worse, or a few points.
    Good,
    /// Less than 10 % worse, or a quarter of a lead that nearly wins the game.
    Slip,
    /// Less than 20 % worse, or half of such a lead.
    Mistake,
    /// Worse than that.
    Costly,
}
