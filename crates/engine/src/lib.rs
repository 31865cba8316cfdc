//! What every game of Emporion is made of.
//!
//! A game is a type that implements [`Game`]: pure rules over a small state, with no input or output,
//! no clock and no generator inside. [`Match`] plays one with checks and keeps its log; [`MatchFile`]
//! is that log on paper.
//!
//! A whole game, played to its end: two count in turn, each one or two further, and who says ten wins.
//!
//! ```
//! use engine::{BySeat, Coverage, Dice, Game, Input, Match, OptionSpec, Outcome, Seat, SeatSet, SetupError, Sink, Standing, Turn, Viewer};
//! use serde::{Deserialize, Serialize};
//!
//! #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
//! struct Ten {
//!     count: u8,
//!     next: Seat,
//! }
//!
//! #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
//! enum Illegal {
//!     #[error("it is the other one's turn")]
//!     NotYourTurn,
//!     #[error("one or two, and not beyond ten")]
//!     WrongStep,
//! }
//!
//! impl Game for Ten {
//!     const ID: &'static str = "ten";
//!     const NAME: &'static str = "Ten";
//!     const RULES_VERSION: u32 = 1;
//!     const SEATS: std::ops::RangeInclusive<u8> = 2..=2;
//!     const MAX_INPUTS: usize = 10;
//!     type Options = ();
//!     type Action = u8;
//!     type Chance = ();
//!     type Event = String;
//!     type View = Ten;
//!     type Illegal = Illegal;
//!
//!     fn option_specs() -> &'static [OptionSpec] {
//!         &[]
//!     }
//!     fn new(_options: &(), _seats: u8) -> Result<Ten, SetupError> {
//!         Ok(Ten { count: 0, next: Seat::new(0) })
//!     }
//!     fn seats(&self) -> u8 {
//!         2
//!     }
//!     fn turn(&self) -> Turn {
//!         if self.count == 10 { Turn::Over } else { Turn::Seats(SeatSet::one(self.next)) }
//!     }
//!     fn check(&self, seat: Seat, step: &u8) -> Result<(), Illegal> {
//!         if seat != self.next {
//!             return Err(Illegal::NotYourTurn);
//!         }
//!         if (1..=2).contains(step) && self.count + step <= 10 { Ok(()) } else { Err(Illegal::WrongStep) }
//!     }
//!     fn apply(&mut self, input: Input<u8, ()>, events: &mut impl Sink<String>) {
//!         let Input::Act { seat, action: step } = input else { unreachable!("there is no chance in this game") };
//!         self.count += step;
//!         self.next = seat.left(2);
//!         events.add(|| format!("seat {seat} says {}", self.count));
//!     }
//!     fn outcome(&self) -> Option<Outcome> {
//!         let points = BySeat::from_fn(2, |seat| i32::from(seat != self.next));
//!         let places = engine::rank(&points);
//!         let standing = |seat| Standing {
//!             seat,
//!             place: Some(places[seat]),
//!             points: points[seat],
//!             tie_breaks: Default::default(),
//!             sheet: Default::default(),
//!         };
//!         (self.count == 10).then(|| Outcome { reason: "ten", standings: Seat::all(2).map(standing).collect() })
//!     }
//!     // What is legal, what a view shows and what is hidden: nothing is hidden here.
//!     fn candidates(&self, seat: Seat, out: &mut Vec<u8>) -> Coverage {
//!         out.extend([1, 2].into_iter().filter(|step| self.check(seat, step).is_ok()));
//!         Coverage::All
//!     }
//!     fn sample(&self, seat: Seat, dice: &mut Dice) -> u8 {
//!         let mut steps = Vec::new();
//!         self.candidates(seat, &mut steps);
//!         *engine::pick(&steps, dice)
//!     }
//!     fn default_action(&self, _seat: Seat) -> u8 {
//!         1
//!     }
//!     fn view(&self, _viewer: Viewer) -> Ten {
//!         self.clone()
//!     }
//!     fn determinize(view: &Ten, _dice: &mut Dice) -> Ten {
//!         view.clone()
//!     }
//!     fn redact(event: &String, _viewer: Viewer) -> Option<String> {
//!         Some(event.clone())
//!     }
//!     fn check_chance(&self, _chance: &()) -> Result<(), Illegal> {
//!         Err(Illegal::NotYourTurn)
//!     }
//!     fn roll(&self, _dice: &mut Dice) {}
//!     fn undo_fence(&self) -> bool {
//!         false
//!     }
//! }
//!
//! let [ada, blaise] = [0, 1].map(Seat::new);
//! let mut game = Match::<Ten>::new((), 2)?;
//! assert!(game.act(blaise, 1).is_err(), "every input is checked, and one that is refused has changed nothing");
//! for step in [2, 1, 2, 2, 2] {
//!     let seat = game.state().next;
//!     game.act(seat, step)?;
//! }
//! game.undo()?;
//! game.act(ada, 1)?;
//! game.act(blaise, 2)?;
//! let outcome = game.state().outcome().expect("somebody has said ten");
//! assert_eq!(outcome.winners().collect::<Vec<_>>(), [blaise]);
//! assert_eq!(game.log().len(), 6, "the log holds what stands, and gives the match again");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod dice;
mod file;
mod file_fault;
mod file_text;
mod game;
mod lesson;
mod matches;
mod options;
mod outcome;
mod playout;
mod question;
mod reasons;
mod seat;
mod sink;
mod snapshots;
mod what_if;

pub use dice::{Dice, dice, dice_from_entropy, pick, shuffle};
pub use file::{FORMAT, MatchFile, VERSION};
pub use file_fault::{FileError, FileFault};
pub use file_text::MatchText;
pub use game::{Coverage, Game, Input, SetupError, Turn, Viewer, Wire};
pub use lesson::{Lesson, LessonError, LessonPlay, LessonStep, StepDone};
pub use matches::{Fault, Match, ReplayError, UndoError};
pub use options::{OptionError, OptionKind, OptionSpec, parse_options, random_options};
pub use outcome::{MAX_CATEGORIES, Outcome, ScoreLine, Standing, Tally, rank};
pub use playout::{Playout, playout};
pub use question::Question;
pub use reasons::{Bearing, Explained, Explanation, Reasons, brief, explain};
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet};
pub use sink::{Mute, Sink};
pub use what_if::{Foreseen, WhatIf, what_if, what_if_with};
