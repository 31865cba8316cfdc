//! Every [`Game`] as an [`AnyGame`].

use super::any::{AnyGame, AnyMatch, AsideTask, BotTask, GameError, HintTask, Moment, Past, Refused, ReviewTask, SavedMatch, WhatIfTask};
use super::expert::{hint_task, level_of};
use super::reasons::told_why;
use super::what_if::what_if_task;
use crate::protocol::{BotLevel, GameInfo, ReplayEyes, Text, ViewText, Why};
use bots::{Mind, Review, aside, decide};
use engine::{
    BySeat, Dice, Fault, FileError, Game, Input, Lesson, LessonError, LessonPlay, Match, MatchText, Question, Seat, SeatSet, Turn, Viewer,
    explain,
};
use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::ops::RangeInclusive;
use store::Json;

/// Steps whose events are kept: what happens between two states that a client gets.
const FRESH: usize = 8;

/// What a correction of the rules forbids; nothing in a game as it is.
pub type Amendment<G> = fn(&G, Seat, &<G as Game>::Action) -> bool;

/// A game under the rules of its crate, or under corrected ones.
pub(super) struct GameOf<G: Game> {
    pub(super) rules_version: u32,
    pub(super) forbids: Amendment<G>,
}

impl<G: Game> Default for GameOf<G> {
    fn default() -> GameOf<G> {
        GameOf { rules_version: G::RULES_VERSION, forbids: |_, _, _| false }
    }
}

impl<G: Mind> AnyGame for GameOf<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn rules_version(&self) -> u32 {
        self.rules_version
    }

    fn info(&self) -> GameInfo {
        GameInfo {
            id: G::ID.to_owned(),
            name: G::NAME.to_owned(),
            rules_version: self.rules_version,
            min_seats: *G::SEATS.start(),
            max_seats: *G::SEATS.end(),
            options: to_json(G::option_specs()),
            bot_levels: BotLevel::OFFERED.to_vec(),
        }
    }

    fn check_setup(&self, options: &Value, seats: u8) -> Result<Value, GameError> {
        let options = read_options::<G>(options)?;
        G::new(&options, seats).map_err(|error| GameError::Setup(error.to_string()))?;
        Ok(to_json(&options))
    }

    fn begin(&self, options: &Value, seats: u8) -> Result<Box<dyn AnyMatch>, GameError> {
        let played = Match::<G>::new(read_options::<G>(options)?, seats).map_err(|error| GameError::Setup(error.to_string()))?;
        Ok(self.play(played))
    }

    fn resume(&self, saved: &SavedMatch) -> Result<Box<dyn AnyMatch>, GameError> {
        let unreadable = |error: serde_json::Error| GameError::Saved(error.to_string());
        let inputs = serde_json::from_str(saved.inputs.get()).map_err(unreadable)?;
        let state: G = serde_json::from_str(saved.state.get()).map_err(unreadable)?;
        let free = BySeat::from_slice(&saved.free).filter(|free| free.seats() == state.seats());
        let free = free.ok_or_else(|| GameError::Saved("it does not say what each seat has done freely".to_owned()))?;
        let played = Match::<G>::resume(read_options::<G>(&saved.options)?, inputs, state, free);
        Ok(self.play(played.map_err(|error| GameError::Saved(error.to_string()))?))
    }

    fn lessons(&self) -> Result<Vec<Lesson>, LessonError> {
        Lesson::all::<G>()
    }

    fn play_lesson(&self, lesson: &Lesson) -> Result<(Box<dyn AnyMatch>, Vec<usize>), LessonError> {
        let LessonPlay { played, shown_at } = lesson.play::<G>()?;
        Ok((self.play(played), shown_at))
    }

    fn import(&self, file: &MatchText<'_>, go_on: &mut dyn FnMut() -> bool) -> Result<Box<dyn AnyMatch>, GameError> {
        let played = file.replay::<G>(go_on).map_err(|error| match error {
            FileError::TooLong { limit, .. } => GameError::TooLong { limit },
            FileError::Budget => GameError::Budget,
            error => GameError::File(error.fault()),
        })?;
        Ok(self.play(played))
    }
}

impl<G: Mind> GameOf<G> {
    fn play(&self, played: Match<G>) -> Box<dyn AnyMatch> {
        Box::new(Played { played, fresh: VecDeque::new(), rules_version: self.rules_version, forbids: self.forbids, last_was_free: false })
    }
}

/// A match with what its last steps made happen: everybody at the table is told that, each as they may know it.
struct Played<G: Game> {
    played: Match<G>,
    fresh: VecDeque<Vec<G::Event>>,
    rules_version: u32,
    forbids: Amendment<G>,
    /// Whether the last input left the game waiting for whom it waited before.
    last_was_free: bool,
}

impl<G: Mind> Played<G> {
    fn play(&mut self, input: Input<G::Action, G::Chance>) -> Result<(), Refused> {
        if let Input::Act { seat, action } = &input
            && (self.forbids)(self.played.state(), *seat, action)
        {
            let message = "the rules were corrected, and this is not possible any more".to_owned();
            return Err(Refused::Illegal { message, reason: json!({ "table": "corrected" }) });
        }
        let free = matches!(&input, Input::Act { seat, action } if self.played.state().is_free(*seat, action));
        let events = self.played.input(input).map_err(refused)?;
        if self.fresh.len() == FRESH {
            self.fresh.pop_front();
        }
        self.fresh.push_back(events);
        self.last_was_free = free;
        Ok(())
    }
}

impl<G: Mind> AnyMatch for Played<G> {
    fn seats(&self) -> u8 {
        self.played.state().seats()
    }

    fn steps(&self) -> usize {
        self.played.log().len()
    }

    fn options(&self) -> Value {
        to_json(self.played.options())
    }

    fn max_inputs(&self) -> usize {
        G::MAX_INPUTS
    }

    fn inputs(&self, until: usize) -> Json {
        Json::of(&self.played.log()[..until])
    }

    fn turn(&self) -> Turn {
        self.played.state().turn()
    }

    fn may_act(&self) -> SeatSet {
        self.played.state().may_act()
    }

    fn undo_fence(&self) -> bool {
        self.played.state().undo_fence()
    }

    fn ends(&self) -> bool {
        G::ends(self.played.options())
    }

    fn outcome(&self) -> Option<Value> {
        self.played.state().outcome().map(|outcome| to_json(&outcome))
    }

    fn question(&self) -> Option<Question> {
        self.played.state().question()
    }

    fn actor(&self, step: usize) -> Option<Seat> {
        match self.played.log().get(step)? {
            Input::Act { seat, .. } => Some(*seat),
            Input::Chance(_) => None,
        }
    }

    fn last_was_free(&self) -> bool {
        self.last_was_free
    }

    fn act(&mut self, seat: Seat, action: &Value) -> Result<Value, Refused> {
        let action = G::Action::deserialize(action).map_err(|error| Refused::Unreadable(error.to_string()))?;
        let input = Input::Act { seat, action };
        let written = to_json(&input);
        self.play(input)?;
        Ok(written)
    }

    fn input(&mut self, input: &Value) -> Result<(), Refused> {
        self.play(Input::deserialize(input).map_err(|error| Refused::Unreadable(error.to_string()))?)
    }

    fn input_all(&mut self, inputs: &Json) -> Result<usize, Refused> {
        let inputs: Vec<&RawValue> = inputs.read_in_place().map_err(|error| Refused::Unreadable(error.to_string()))?;
        for (step, input) in inputs.iter().enumerate() {
            let played = serde_json::from_str(input.get()).ok().map(|input| self.play(input));
            if !matches!(played, Some(Ok(()))) {
                return Ok(inputs.len() - step);
            }
        }
        Ok(0)
    }

    fn roll(&self, dice: &mut Dice) -> Value {
        to_json(&Input::<G::Action, G::Chance>::Chance(self.played.state().roll(dice)))
    }

    fn default_action(&self, seat: Seat) -> Value {
        to_json(&self.played.state().default_action(seat))
    }

    fn bot_task(&self, seat: Seat, level: BotLevel) -> BotTask {
        let view = self.played.state().view(Viewer::Seat(seat));
        let level = level_of(level);
        BotTask {
            looks_ahead: level.looks_ahead(),
            decide: Box::new(move |most, dice| to_json(&decide::<G>(level, &view, seat, level.budget_within::<G>(most), dice))),
        }
    }

    fn may_speak(&self) -> SeatSet {
        self.played.state().may_speak()
    }

    fn aside_task(&self, seat: Seat, level: BotLevel) -> AsideTask {
        let view = self.played.state().view(Viewer::Seat(seat));
        Box::new(move |dice| aside::<G>(level_of(level), &view, seat, dice).map(|action| to_json(&action)))
    }

    fn hint_task(&self, seat: Seat) -> HintTask {
        hint_task::<G>(self.played.state().view(Viewer::Seat(seat)), seat)
    }

    fn what_if_task(&self, step: usize, seat: Seat, lines: &[Vec<Value>]) -> Result<WhatIfTask, Refused> {
        let view =
            if step == self.steps() { self.played.state().view(Viewer::Seat(seat)) } else { self.played.at(step).view(Viewer::Seat(seat)) };
        what_if_task::<G>(view, seat, lines)
    }

    fn why(&self, step: usize, seat: Seat, best: &Value, others: &[Value]) -> Result<Why, Refused> {
        let read = |action: &Value| G::Action::deserialize(action).map_err(|error| Refused::Unreadable(error.to_string()));
        let view = self.played.at(step).view(Viewer::Seat(seat));
        let others = others.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        Ok(told_why::<G>(&explain::<G>(&view, seat, &read(best)?, &others)))
    }

    fn review_task(&self) -> ReviewTask {
        let played = self.played.clone();
        Box::new(move || Box::new(Review::new(&played)))
    }

    fn view(&self, viewer: Viewer) -> ViewText {
        ViewText::of(&self.played.state().view(viewer))
    }

    fn past(&self, step: usize, viewers: &[Viewer]) -> Past {
        let mut past = Past { seen: Vec::new(), awaited: SeatSet::EMPTY, outcome: None };
        self.played.walk(step..=step, |_, state, events| {
            past.seen = viewers.iter().map(|&viewer| (Text::of(&state.view(viewer)), tell::<G>(events, viewer))).collect();
            past.awaited = awaited(state);
            past.outcome = state.outcome().map(|outcome| to_json(&outcome));
        });
        past
    }

    fn events(&self, step: usize, viewer: Viewer) -> Text {
        let first_fresh = self.steps() - self.fresh.len();
        match step.checked_sub(first_fresh).and_then(|nth| self.fresh.get(nth)) {
            Some(events) => tell::<G>(events, viewer),
            None => tell::<G>(&self.played.events(step), viewer),
        }
    }

    fn timeline(&self, steps: RangeInclusive<usize>, eyes: ReplayEyes) -> Vec<Moment> {
        let mut moments = Vec::new();
        self.played.walk(steps, |_, state, events| {
            let events = Text::of(&events.iter().filter_map(|event| told::<G>(event, eyes, state.seats())).collect::<Vec<_>>());
            moments.push(Moment { awaited: awaited(state), events, tally: state.tally() });
        });
        moments
    }

    fn take_back_to(&mut self, step: usize) {
        self.fresh.clear();
        self.played.take_back_to(step);
    }

    fn save(&self) -> SavedMatch {
        SavedMatch {
            rules_version: self.rules_version,
            options: to_json(self.played.options()),
            inputs: to_text(self.played.log()),
            state: to_text(self.played.state()),
            free: self.played.free().as_slice().to_vec(),
        }
    }
}

fn awaited<G: Game>(state: &G) -> SeatSet {
    match state.turn() {
        Turn::Seats(seats) => seats,
        Turn::Chance | Turn::Over => SeatSet::EMPTY,
    }
}

/// What a viewer may know of what happened.
fn tell<G: Game>(events: &[G::Event], viewer: Viewer) -> Text {
    Text::of(&events.iter().filter_map(|event| G::redact(event, viewer)).collect::<Vec<_>>())
}

/// What these eyes see of an event. With the eyes of all, it is told as somebody knows it who knows all of it.
fn told<G: Game>(event: &G::Event, eyes: ReplayEyes, seats: u8) -> Option<G::Event> {
    match eyes {
        ReplayEyes::Seat(seat) => G::redact(event, Viewer::Seat(seat)),
        ReplayEyes::Public => G::redact(event, Viewer::Public),
        ReplayEyes::All => {
            let whole = |viewer| G::redact(event, viewer).filter(|told| told == event);
            Viewer::all(seats).find_map(whole).or_else(|| G::redact(event, Viewer::Public))
        }
    }
}

/// With the game's own reason, or the table's where the game was not even asked.
#[expect(clippy::needless_pass_by_value, reason = "`map_err` hands the fault over")]
pub(super) fn refused<I: Serialize + std::fmt::Display>(fault: Fault<I>) -> Refused {
    let reason = match &fault {
        Fault::Full { limit } => return Refused::Full { limit: *limit },
        Fault::Enough { limit } => return Refused::Enough { limit: *limit },
        Fault::Over => json!({ "table": "over" }),
        Fault::NoSuchSeat { .. } => json!({ "table": "no-such-seat" }),
        Fault::ChanceIsDue | Fault::ChanceNotDue => json!({ "table": "chance" }),
        Fault::Illegal(illegal) => json!({ "game": illegal }),
    };
    Refused::Illegal { message: fault.to_string(), reason }
}

/// Options that are not given at all are the default ones.
fn read_options<G: Game>(options: &Value) -> Result<G::Options, GameError> {
    if options.is_null() {
        return Ok(G::Options::default());
    }
    G::Options::deserialize(options).map_err(|error| GameError::Setup(format!("these are no options of {}: {error}", G::NAME)))
}

fn to_text<T: Serialize + ?Sized>(value: &T) -> Box<RawValue> {
    to_raw_value(value).expect("what a game is made of can be written as JSON")
}

pub(super) fn to_json<T: Serialize + ?Sized>(value: &T) -> Value {
    serde_json::to_value(value).expect("what a game is made of can be written as JSON")
}
