//! What every game of Emporion is made of.
//!
//! A game is a type that implements [`Game`]: pure rules over a small state, with no input or output,
//! no clock and no generator inside. [`Match`] plays one with checks and keeps its log; [`MatchFile`]
//! is that log on paper.

mod dice;
mod file;
mod file_text;
mod game;
mod matches;
mod options;
mod outcome;
mod playout;
mod seat;
mod sink;
mod snapshots;
mod view;
mod what_if;

pub use dice::{Dice, dice, dice_from_entropy, pick, shuffle};
pub use file::{FORMAT, FileError, MatchFile, VERSION};
pub use file_text::MatchText;
pub use game::{Coverage, Game, Input, SetupError, Turn, Viewer, Wire};
pub use matches::{Fault, Match, ReplayError, UndoError};
pub use options::{OptionError, OptionKind, OptionSpec, parse_options, random_options};
pub use outcome::{MAX_CATEGORIES, Outcome, ScoreLine, Standing, Tally, rank};
pub use playout::{Playout, playout};
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet};
pub use sink::{Mute, Sink};
pub use view::{History, View};
pub use what_if::{Foreseen, WhatIf, what_if, what_if_with};
