//! What the host of a table can change before play.

use super::{BotLevel, ClockPlan, TimeoutRule, Visibility};
use engine::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// Other settings for a table; what is not said stays as it is.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields, default)]
#[ts(optional_fields)]
pub struct TableChanges {
    /// Empty for none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// All of them; what is not named gets its default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub options: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub visibility: Option<Visibility>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spectators: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockPlan>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub timeout: Option<TimeoutRule>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shuffle: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hints: Option<bool>,
}

/// Somebody else in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case", tag = "kind", deny_unknown_fields)]
pub enum SeatChange {
    /// A bot sits where nobody does, or the one that does gets another level.
    Bot {
        #[ts(as = "u8")]
        #[schema(value_type = u8)]
        seat: Seat,
        #[serde(default)]
        level: BotLevel,
    },
    /// The seat is free again, whoever had it.
    Free {
        #[ts(as = "u8")]
        #[schema(value_type = u8)]
        seat: Seat,
    },
    /// Those in two seats change places; one of them may be free.
    Swap {
        #[ts(as = "u8")]
        #[schema(value_type = u8)]
        seat: Seat,
        #[ts(as = "u8")]
        #[schema(value_type = u8)]
        with: Seat,
    },
}
