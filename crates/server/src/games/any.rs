//! What a table can do with a game whose types it does not know. Everything goes in and out as JSON.

use crate::protocol::{BotLevel, GameInfo, JudgedAction, ReplayEyes, Text, Verdict, ViewText, WhatIfAnswer, Why};
use engine::{Dice, FileFault, Lesson, LessonError, MatchText, Question, Seat, SeatSet, Tally, Turn, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use std::ops::RangeInclusive;
use std::time::Duration;
use store::Json;

/// A game that can be set up.
pub trait AnyGame: Send + Sync {
    fn id(&self) -> &'static str;
    fn rules_version(&self) -> u32;
    fn info(&self) -> GameInfo;
    /// Whether the game can be played like this; gives the options with every default filled in.
    fn check_setup(&self, options: &Value, seats: u8) -> Result<Value, GameError>;
    fn begin(&self, options: &Value, seats: u8) -> Result<Box<dyn AnyMatch>, GameError>;
    /// Goes on from a state that was saved; nothing is played again.
    fn resume(&self, saved: &SavedMatch) -> Result<Box<dyn AnyMatch>, GameError>;
    /// The lessons that can be taken, in their order.
    fn lessons(&self) -> Result<Vec<Lesson>, LessonError>;
    /// Plays a lesson as its learner should: the match, and for each step and the end how many inputs come before it.
    fn play_lesson(&self, lesson: &Lesson) -> Result<(Box<dyn AnyMatch>, Vec<usize>), LessonError>;
    /// Plays a match file again, every input checked, as long as `go_on` says so.
    fn import(&self, file: &MatchText<'_>, go_on: &mut dyn FnMut() -> bool) -> Result<Box<dyn AnyMatch>, GameError>;
}

/// A match in play.
pub trait AnyMatch: Send + Sync {
    fn seats(&self) -> u8;
    /// How many inputs it has.
    fn steps(&self) -> usize;
    fn options(&self) -> Value;
    /// How many it can have.
    fn max_inputs(&self) -> usize;
    /// The first of them, as a list.
    ///
    /// # Panics
    /// Beyond the log.
    fn inputs(&self, until: usize) -> Json;
    fn turn(&self) -> Turn;
    fn may_act(&self) -> SeatSet;
    fn undo_fence(&self) -> bool;
    /// Whether it is sure to end, whatever its players do.
    fn ends(&self) -> bool;
    fn outcome(&self) -> Option<Value>;
    /// What the awaited seats are asked, which everybody may know.
    fn question(&self) -> Option<Question>;
    /// Who acted at a step; nobody where chance fell.
    fn actor(&self, step: usize) -> Option<Seat>;
    /// Whether the game waits for the same after the last input as before it, as after a plan or an offer.
    fn last_was_free(&self) -> bool;
    /// A seat acts; the input for the log comes back.
    fn act(&mut self, seat: Seat, action: &Value) -> Result<Value, Refused>;
    /// An input as the log holds it.
    fn input(&mut self, input: &Value) -> Result<(), Refused>;
    /// Plays a list of inputs as far as they are legal, and says how many are left.
    fn input_all(&mut self, inputs: &Json) -> Result<usize, Refused>;
    /// An outcome of the chance that is due, as an input.
    fn roll(&self, dice: &mut Dice) -> Value;
    /// What the game does for an awaited seat whose time is up, as an action.
    fn default_action(&self, seat: Seat) -> Value;
    /// A bot's decision to be made elsewhere. It takes the seat's view along and nothing else.
    fn bot_task(&self, seat: Seat, level: BotLevel) -> BotTask;
    /// Seats that nobody waits for whose bots may have something to say, such as an answer to an offer.
    fn may_speak(&self) -> SeatSet;
    /// What a bot says at such a seat, if anything, to be thought of elsewhere. It takes the seat's view along and nothing else.
    fn aside_task(&self, seat: Seat, level: BotLevel) -> AsideTask;
    /// What an expert would do at an awaited seat, to be thought of elsewhere. It takes the seat's view along and nothing else.
    fn hint_task(&self, seat: Seat) -> HintTask;
    /// What would happen if a seat took some lines of actions before input `step`, to be tried elsewhere. It takes the seat's view
    /// along and nothing else.
    ///
    /// # Panics
    /// Beyond the log.
    fn what_if_task(&self, step: usize, seat: Seat, lines: &[Vec<Value>]) -> Result<WhatIfTask, Refused>;
    /// Why an action of a seat is better than some others before input `step`, from what the seat sees.
    ///
    /// # Panics
    /// Beyond the log.
    fn why(&self, step: usize, seat: Seat, best: &Value, others: &[Value]) -> Result<Why, Refused>;
    /// The decisions of the match, to be looked for and judged elsewhere.
    fn review_task(&self) -> ReviewTask;
    /// What a viewer sees now.
    fn view(&self, viewer: Viewer) -> ViewText;
    /// How it was before input `step`, through some eyes.
    ///
    /// # Panics
    /// Beyond the log.
    fn past(&self, step: usize, viewers: &[Viewer]) -> Past;
    /// What this viewer may know of what input `step` made happen, as a list.
    ///
    /// # Panics
    /// Beyond the log.
    fn events(&self, step: usize, viewer: Viewer) -> Text;
    /// A part of the match, step by step, through some eyes.
    ///
    /// # Panics
    /// Beyond the log.
    fn timeline(&self, steps: RangeInclusive<usize>, eyes: ReplayEyes) -> Vec<Moment>;
    /// # Panics
    /// Beyond the log.
    fn take_back_to(&mut self, step: usize);
    fn save(&self) -> SavedMatch;
}

/// A decision of a bot.
pub struct BotTask {
    /// Whether it takes long enough to wait for a turn.
    pub looks_ahead: bool,
    pub decide: Decide,
}

/// Speaks or keeps silent; that takes no time to speak of.
pub type AsideTask = Box<dyn FnOnce(&mut Dice) -> Option<Value> + Send>;

/// Decides within a time.
pub type Decide = Box<dyn FnOnce(Duration, &mut Dice) -> Value + Send>;

/// Thinks of a hint within a time.
pub type HintTask = Box<dyn FnOnce(Duration) -> Advice + Send>;

/// What an expert would do, the most promising first, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    pub choices: Vec<JudgedAction>,
    pub why: Why,
}

/// Tries lines of actions, and answers for each of them.
pub type WhatIfTask = Box<dyn FnOnce() -> Vec<WhatIfAnswer> + Send>;

/// Looks for the decisions of a match.
pub type ReviewTask = Box<dyn FnOnce() -> Box<dyn AnyReview> + Send>;

/// A match as an expert looks back at it, part by part.
pub trait AnyReview: Send + Sync {
    fn decisions(&self) -> usize;
    fn parts(&self) -> usize;
    /// Everybody's share of the victory.
    fn end(&self) -> Vec<f32>;
    /// # Panics
    /// Beyond the last part.
    fn judge(&self, part: usize) -> Vec<Verdict>;
}

pub struct Past {
    /// For each viewer the view, and what the last input made happen, as a list.
    pub seen: Vec<(Text, Text)>,
    pub awaited: SeatSet,
    pub outcome: Option<Value>,
}

/// One step of a match.
pub struct Moment {
    pub awaited: SeatSet,
    /// What the last input made happen, as a list.
    pub events: Text,
    pub tally: Option<Vec<Tally>>,
}

/// A match with its state, for snapshots.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct SavedMatch {
    pub rules_version: u32,
    pub options: Value,
    /// As text: a long match as a tree of values would take many times the memory.
    pub inputs: Box<RawValue>,
    pub state: Box<RawValue>,
    /// How often each seat has done what nobody waited for.
    pub free: Vec<u32>,
}

/// Why an input is refused.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Refused {
    #[error("this is no action of the game: {0}")]
    Unreadable(String),
    #[error("{message}")]
    Illegal { message: String, reason: Value },
    #[error("a match of this game has at most {limit} inputs")]
    Full { limit: usize },
    #[error("in one match a seat does at most {limit} things that nobody waits for")]
    Enough { limit: usize },
}

/// Why there is no such match.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum GameError {
    #[error("{0}")]
    Setup(String),
    #[error("{why}", why = .0.why)]
    File(FileFault),
    #[error("a match of this game has at most {limit} inputs")]
    TooLong { limit: usize },
    #[error("the match takes too long to play again")]
    Budget,
    #[error("the saved match cannot be read: {0}")]
    Saved(String),
}
