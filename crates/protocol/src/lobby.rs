//! Tables as requests and lists speak of them.

use super::{Millis, PersonId, TableId};
use engine::{Question, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// A game that can be played here, with its options as the game itself describes them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GameInfo {
    pub id: String,
    pub name: String,
    pub rules_version: u32,
    pub min_seats: u8,
    pub max_seats: u8,
    /// A list of `{key, kind}`; a kind is `"toggle"` or `{"choice": [words]}`, the default first.
    pub options: Value,
    /// The bots that can play it, the weakest first.
    pub bot_levels: Vec<BotLevel>,
}

/// A table somebody wants.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    pub game: String,
    /// A name for the table, if somebody wants to give it one.
    #[serde(default)]
    #[ts(optional)]
    pub title: Option<String>,
    /// What is not named keeps its default.
    #[serde(default)]
    pub options: Value,
    pub seats: Vec<SeatPlan>,
    #[serde(default)]
    pub visibility: Visibility,
    #[serde(default = "yes")]
    pub spectators: bool,
    #[serde(default)]
    pub clock: ClockPlan,
    #[serde(default)]
    pub timeout: TimeoutRule,
    /// Whether chance seats everybody when play begins.
    #[serde(default)]
    pub shuffle: bool,
    /// Whether an expert may be asked during play. If nothing is said, as long as no more than one person plays.
    #[serde(default)]
    #[ts(optional)]
    pub hints: Option<bool>,
    /// Begin at once; every seat must be taken.
    #[serde(default)]
    pub start: bool,
}

impl NewTable {
    /// A table with everything else as it is if nothing is said.
    pub fn new(game: &str, seats: Vec<SeatPlan>) -> NewTable {
        NewTable {
            game: game.to_owned(),
            title: None,
            options: Value::Null,
            seats,
            visibility: Visibility::default(),
            spectators: yes(),
            clock: ClockPlan::default(),
            timeout: TimeoutRule::default(),
            shuffle: false,
            hints: None,
            start: false,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case", tag = "kind", deny_unknown_fields)]
pub enum SeatPlan {
    /// Whoever makes the table; several times for one screen with many seats.
    Me,
    Open,
    Bot {
        #[serde(default)]
        level: BotLevel,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum BotLevel {
    /// Any legal action; for tests and experiments, not offered to people.
    Random,
    Easy,
    #[default]
    Normal,
    Hard,
    Expert,
}

impl BotLevel {
    /// The levels people choose from, the weakest first.
    pub const OFFERED: &[BotLevel] = &[BotLevel::Easy, BotLevel::Normal, BotLevel::Hard, BotLevel::Expert];
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Visibility {
    /// In the list of open tables.
    Public,
    /// For everybody with the address.
    #[default]
    Unlisted,
    /// Only with the secret of the invitation link.
    Invited,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TableStatus {
    Open,
    Playing,
    Finished,
    Cancelled,
    /// Nobody came, or nobody played on, for so long that the server called it off.
    Expired,
}

/// Tables by how long people may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// Without a clock.
    #[default]
    None,
    Live,
    Days,
}

/// How long people may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case", tag = "kind", deny_unknown_fields)]
pub enum ClockPlan {
    #[default]
    None,
    /// Seconds for the whole game, plus some for each decision; the delay is not counted.
    Live {
        initial: u32,
        #[serde(default)]
        increment: u32,
        #[serde(default)]
        delay: u32,
    },
    /// Days for each decision.
    Days { days: u32 },
}

/// What happens when somebody's time is up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TimeoutRule {
    /// The game's own harmless choice is made.
    #[default]
    DefaultAction,
    /// A bot sits in until the person returns.
    BotSitsIn,
    /// The others vote on putting a bot there for good.
    Vote,
}

/// What becomes of the seat of somebody who leaves during play, by the table's rule for time that is up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Leaving {
    BotPlaysOn,
    /// It passes by the game's own harmless choices.
    DefaultActions,
}

/// To sit down.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// Any open seat if none is named.
    #[serde(default)]
    #[ts(as = "Option<u8>")]
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    #[serde(default)]
    pub secret: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct StartPlan {
    /// Whether bots take the seats that are still open.
    #[serde(default)]
    pub fill_with_bots: bool,
    /// How well those bots play.
    #[serde(default)]
    pub level: BotLevel,
}

/// A new table from any step of a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayOnPlan {
    /// How many inputs have been played there.
    pub step: u32,
    pub seats: Vec<SeatPlan>,
}

/// A match file that becomes a table: one that has ended can be looked at, another one played on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ImportPlan {
    /// The file as JSON.
    pub file: Value,
    /// Who plays on; everything is one's own if none are named.
    #[serde(default)]
    pub seats: Option<Vec<SeatPlan>>,
}

/// A match file with a name to save it under.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Export {
    pub file_name: String,
    pub text: String,
}

/// A table as one person sees it in lists and in its lobby.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TableInfo {
    #[ts(as = "String")]
    #[schema(value_type = String)]
    pub id: TableId,
    pub game: String,
    /// The name somebody gave it.
    pub title: Option<String>,
    pub options: Value,
    #[ts(as = "String")]
    #[schema(value_type = String)]
    pub creator: PersonId,
    pub status: TableStatus,
    pub visibility: Visibility,
    pub spectators: bool,
    pub clock: ClockPlan,
    pub timeout: TimeoutRule,
    pub shuffle: bool,
    /// Whether those who play may ask an expert.
    pub hints: bool,
    pub seats: Vec<SeatInfo>,
    #[ts(as = "Vec<u8>")]
    #[schema(value_type = Vec<u8>)]
    pub your_seats: Vec<Seat>,
    /// Whether the game waits for you.
    pub awaits_you: bool,
    /// Whether a seat is kept for you: sit down, or leave it to others.
    pub asks_you: bool,
    /// What becomes of the seat of somebody who leaves during play.
    pub leaving: Leaving,
    pub created_at: Millis,
    pub updated_at: Millis,
    /// Of the invitation link; only for those who sit at the table.
    pub secret: Option<String>,
    pub origin: Option<Origin>,
    /// What the players of an imported match were called, by seat; none for a bot. They are those of seats that one person has
    /// several of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub names: Option<Vec<Option<String>>>,
    pub outcome: Option<Value>,
    /// By which rules it is played.
    #[ts(optional)]
    pub rules: Option<RulesInfo>,
}

/// By which version of its game's rules a table is played, and what an update has made of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RulesInfo {
    pub version: u32,
    /// The last time that the rules were corrected and the game went on by the new ones.
    pub changed: Option<RulesChange>,
    /// Why nothing can be played any more, if so.
    pub halt: Option<Halt>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RulesChange {
    /// The version before.
    pub from: u32,
    /// How many inputs had been played.
    pub step: u32,
}

/// A match that cannot go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Halt {
    pub why: HaltReason,
    /// How far it can be shown.
    pub step: u32,
    /// How many inputs its log has.
    pub steps: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum HaltReason {
    /// The rules were corrected, and refuse what was played.
    RulesChanged,
    /// No match of the game is longer.
    TooLong,
}

/// Where a table comes from that did not begin at the beginning.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Origin {
    Rematch {
        #[ts(as = "String")]
        #[schema(value_type = String)]
        of: TableId,
    },
    PlayedOn {
        #[ts(as = "String")]
        #[schema(value_type = String)]
        from: TableId,
        step: u32,
    },
    Imported,
    /// A puzzle that is played on.
    Puzzle {
        puzzle: String,
    },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatInfo {
    #[ts(as = "u8")]
    #[schema(value_type = u8)]
    pub seat: Seat,
    pub occupant: Occupant,
    /// A bot plays until the person returns.
    pub bot_sits_in: bool,
    /// The others put that bot there: the person must take the seat back.
    pub voted_out: bool,
    /// Whether the game waits for this seat.
    pub awaited: bool,
    /// When the time of an awaited seat is up, at a table with a clock, if the server stays up.
    pub until: Option<Millis>,
    /// Since when the game waits for the person in this seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub since: Option<Millis>,
    /// What it waits for, where the game has a word for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub asked: Option<Asked>,
}

/// A decision that is owed, as facts of the game: the page has a sentence for each.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Asked {
    /// The game's own name of the decision, such as `play-card`.
    pub about: String,
    /// Where the game is, such as its Age and turn.
    #[ts(type = "Record<string, number>")]
    pub numbers: BTreeMap<String, u32>,
}

impl From<&Question> for Asked {
    fn from(question: &Question) -> Asked {
        let numbers = question.numbers.iter().map(|(name, number)| ((*name).to_owned(), *number)).collect();
        Asked { about: question.about.to_owned(), numbers }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Occupant {
    Open,
    Person {
        #[ts(as = "String")]
        #[schema(value_type = String)]
        id: PersonId,
        name: String,
    },
    Bot {
        level: BotLevel,
    },
    /// Somebody who was asked to sit here, before play: the seat is kept for them.
    Asked {
        #[ts(as = "String")]
        #[schema(value_type = String)]
        id: PersonId,
        name: String,
    },
    /// Somebody who left during play. A bot of this level plays on; if there is none, the seat passes by the game's own harmless
    /// choices.
    Left {
        #[ts(as = "String")]
        #[schema(value_type = String)]
        id: PersonId,
        name: String,
        level: Option<BotLevel>,
    },
}

fn yes() -> bool {
    true
}

impl From<ClockPlan> for Pace {
    fn from(clock: ClockPlan) -> Pace {
        match clock {
            ClockPlan::None => Pace::None,
            ClockPlan::Live { .. } => Pace::Live,
            ClockPlan::Days { .. } => Pace::Days,
        }
    }
}
