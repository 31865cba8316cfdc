//! Looking back, as requests speak of it.

use super::{By, Text};
use engine::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// Whose eyes a replay is shown to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReplayEyes {
    Seat(Seat),
    Public,
    /// Every seat's at once: open to all, only after the end.
    All,
}

/// One step of a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Replay {
    /// How many inputs have been played.
    pub step: u32,
    /// How many there are.
    pub steps: u32,
    #[ts(as = "Vec<u8>")]
    #[schema(value_type = Vec<u8>)]
    pub awaited: Vec<Seat>,
    pub views: Vec<ReplayView>,
    pub outcome: Option<Value>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ReplayView {
    /// Nobody in particular if none.
    #[ts(as = "Option<u8>")]
    #[schema(value_type = Option<u8>)]
    pub viewer: Option<Seat>,
    #[ts(as = "Value")]
    #[schema(value_type = Value)]
    pub view: Text,
    /// What the last input made happen.
    #[ts(as = "Vec<Value>")]
    #[schema(value_type = Vec<Value>)]
    pub events: Text,
}

/// A match or a part of it, step by step: what charts, chapters and the log of a replay need.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Timeline {
    /// The step the list begins with.
    pub from: u32,
    /// How many steps the match has; ask again from the end of the list if it is shorter.
    pub steps: u32,
    /// How many it has in its log: more, if the present rules refuse what came then.
    pub stored_steps: u32,
    /// What is counted, in the order of the score sheet; empty where the game does not count before the end.
    pub categories: Vec<String>,
    pub moments: Vec<TimelineMoment>,
    /// How the match ended, if it has.
    pub outcome: Option<Value>,
}

/// How it was after so many inputs.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TimelineMoment {
    /// Who made the last input; nobody where chance fell, and at the start.
    #[ts(as = "Option<u8>")]
    #[schema(value_type = Option<u8>)]
    pub actor: Option<Seat>,
    /// Who decided it, where that is known.
    pub by: Option<By>,
    #[ts(as = "Vec<u8>")]
    #[schema(value_type = Vec<u8>)]
    pub awaited: Vec<Seat>,
    /// What the last input made happen, as these eyes saw it.
    #[ts(as = "Vec<Value>")]
    #[schema(value_type = Vec<Value>)]
    pub events: Text,
    /// For each seat its points in each category if the game ended now; none before anything counts.
    pub tally: Option<Vec<Vec<i32>>>,
}
