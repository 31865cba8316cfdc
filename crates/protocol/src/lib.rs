//! What goes over the wire: bodies of requests about tables, and the messages of the live channel.
//!
//! The page's types and the description of the API are generated from these; nothing is written twice.

mod error;
mod expert;
mod export;
mod hosting;
mod ids;
mod lesson;
mod live;
mod lobby;
mod patch;
mod people;
mod puzzle;
mod replay;
mod server_message;
mod text;
mod what_if;

pub use error::{ErrorBody, ErrorCode};
pub use expert::{Bearing, Hint, JudgedAction, Mark, Reason, Review, Verdict, Why};
pub use export::export_types;
pub use hosting::{SeatChange, TableChanges};
pub use ids::{Millis, PersonId, TableId};
pub use lesson::{GameLessons, LessonDone, LessonFrame, LessonInfo, LessonMark, LessonOutline, LessonQuestion, LessonStepInfo};
pub use live::{
    By, ChatLine, ClientMessage, ClockState, Decision, EventsAt, Hello, Presence, ServerMessage, State, UndoRefused, UndoRequest,
    VoteState, Welcome,
};
pub use lobby::{
    Asked, BotLevel, ClockPlan, Export, GameInfo, Halt, HaltReason, ImportPlan, Join, Leaving, NewTable, Occupant, Origin, Pace,
    PlayOnPlan, RulesChange, RulesInfo, SeatInfo, SeatPlan, StartPlan, TableInfo, TableStatus, TimeoutRule, Visibility,
};
pub use patch::{PatchError, PatchStep, ViewText, apply_patch, patch_between};
pub use people::{
    LoginPlan, Me, NewToken, Note, PasswordAdvice, PasswordSuggestion, PasswordWarning, Rename, TokenCreated, TokenInfo, TokenScope,
};
pub use puzzle::{
    ChoiceChance, DayOfPuzzles, GamePuzzles, PuzzleAnswerPlan, PuzzleInfo, PuzzleOverview, PuzzleQuestion, PuzzleResult, PuzzleStreak,
    PuzzleVerdict, SolverInfo, ThemeCount,
};
pub use replay::{Replay, ReplayEyes, ReplayView, Timeline, TimelineMoment};
pub use text::Text;
pub use what_if::{WhatIfAnswer, WhatIfAnswers, WhatIfPlan, WhatIfQuestion, WhatIfRefusal};
