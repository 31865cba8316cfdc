//! The page's types, written as TypeScript.

use super::{
    ClientMessage, ErrorBody, GameInfo, GameLessons, Hint, ImportPlan, Join, LessonInfo, LessonMark, LessonQuestion, LoginPlan, Me,
    NewTable, NewToken, Note, PasswordAdvice, PlayOnPlan, PuzzleAnswerPlan, PuzzleInfo, PuzzleOverview, PuzzleQuestion, PuzzleResult,
    Rename, Replay, Review, SeatChange, ServerMessage, StartPlan, TableChanges, TableInfo, Timeline, TokenCreated, TokenInfo,
    WhatIfAnswers, WhatIfPlan,
};
use std::path::Path;
use ts_rs::{Config, ExportError, TS};

/// Writes a file for each type the page needs into this directory.
pub fn export_types(directory: &Path) -> Result<(), ExportError> {
    let config = Config::new().with_out_dir(directory).with_large_int("number");
    ClientMessage::export_all(&config)?;
    ServerMessage::export_all(&config)?;
    ErrorBody::export_all(&config)?;
    GameInfo::export_all(&config)?;
    NewTable::export_all(&config)?;
    Join::export_all(&config)?;
    StartPlan::export_all(&config)?;
    SeatChange::export_all(&config)?;
    TableChanges::export_all(&config)?;
    PlayOnPlan::export_all(&config)?;
    ImportPlan::export_all(&config)?;
    TableInfo::export_all(&config)?;
    Replay::export_all(&config)?;
    Timeline::export_all(&config)?;
    Hint::export_all(&config)?;
    Review::export_all(&config)?;
    Me::export_all(&config)?;
    Rename::export_all(&config)?;
    LoginPlan::export_all(&config)?;
    NewToken::export_all(&config)?;
    TokenInfo::export_all(&config)?;
    TokenCreated::export_all(&config)?;
    PasswordAdvice::export_all(&config)?;
    WhatIfPlan::export_all(&config)?;
    WhatIfAnswers::export_all(&config)?;
    GameLessons::export_all(&config)?;
    LessonInfo::export_all(&config)?;
    LessonMark::export_all(&config)?;
    LessonQuestion::export_all(&config)?;
    PuzzleOverview::export_all(&config)?;
    PuzzleInfo::export_all(&config)?;
    PuzzleAnswerPlan::export_all(&config)?;
    PuzzleResult::export_all(&config)?;
    PuzzleQuestion::export_all(&config)?;
    Note::export_all(&config)
}
