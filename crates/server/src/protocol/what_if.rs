//! What would happen if a seat took some actions, as clients ask and are told.

use super::Text;
use engine::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// Actions that a seat might take: some lines, each tried from the present, each a few actions one after the other.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WhatIfQuestion {
    /// The client's own; the answer has it too.
    pub id: String,
    #[ts(as = "u8")]
    #[schema(value_type = u8)]
    pub seat: Seat,
    pub lines: Vec<Vec<Value>>,
}

/// The same of a step of a match that is looked back at.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WhatIfPlan {
    /// How many inputs have been played; all of them if none is said.
    #[serde(default)]
    #[ts(optional)]
    pub step: Option<u32>,
    #[ts(as = "u8")]
    #[schema(value_type = u8)]
    pub seat: Seat,
    pub lines: Vec<Vec<Value>>,
    /// Of the invitation link, for tables that need it.
    #[serde(default)]
    #[ts(optional)]
    pub secret: Option<String>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct WhatIfAnswers {
    /// How many inputs had been played.
    pub step: u32,
    /// How long the log was.
    pub seq: u64,
    /// One for each line.
    pub answers: Vec<WhatIfAnswer>,
}

/// What would happen, as far as the seat can know that.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct WhatIfAnswer {
    /// How many actions of the line are legal.
    pub taken: u32,
    /// Why the next one is not.
    pub refused: Option<WhatIfRefusal>,
    /// What the seat would see after those that are legal.
    #[ts(as = "Value")]
    #[schema(value_type = Value)]
    pub view: Text,
    /// What is other in it than now: JSON pointers.
    pub changed: Vec<String>,
    /// For each seat its points in each category, if the game ended there.
    pub tally: Option<Vec<Vec<i32>>>,
    /// Whether what comes next depends on what is hidden, or on chance.
    pub unknown: bool,
}

/// Why an action would be refused: the sentence, and the game's own reason.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct WhatIfRefusal {
    pub message: String,
    pub reason: Value,
}
