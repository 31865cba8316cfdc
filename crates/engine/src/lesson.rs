//! A lesson: a position, a seat to learn from, and steps that lead on from there. It is data; the rules say whether it can be
//! played, and the page what it looks like.

use crate::{FileError, Game, Input, Match, MatchFile, Seat, Turn};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// One lesson of a game, as `lessons/*.json` in the game's crate has it.
///
/// Things and controls of the page have names such as `card:barracks`; what they are is the page's affair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// In addresses and in the names of sentences.
    pub id: String,
    /// About how long it takes.
    pub minutes: u8,
    /// Whose eyes the learner has.
    pub seat: Seat,
    /// The chapter of the rules that it shows.
    pub rules: String,
    /// Controls that rest here, each with the lesson that wakes it.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub sleeping: BTreeMap<String, String>,
    pub steps: Vec<LessonStep>,
    /// The match up to where the lesson begins.
    pub position: MatchFile,
}

/// One thing that the coach says, and what the learner does then.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonStep {
    /// In the names of its sentences.
    pub id: String,
    /// What stays bright.
    #[serde(default)]
    pub lit: Vec<String>,
    /// The one control to press.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<String>,
    /// Things that have a label of their own, each with a sentence.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub labels: Vec<String>,
    /// Controls whose press is answered with a sentence of its own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub wrong: Vec<String>,
    /// What others and chance do before the step is shown.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub before: Vec<Value>,
    pub done: StepDone,
    /// What others and chance do after the learner's action.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub then: Vec<Value>,
}

/// What counts as done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StepDone {
    /// The sentence was read.
    Read,
    /// The target was pressed, which changes nothing but the desk: a card is chosen, a tile turned.
    Press,
    /// The learner's seat has done exactly this.
    Act(Value),
}

/// Why a lesson cannot be taken.
#[derive(Debug, thiserror::Error)]
pub enum LessonError {
    #[error("this is no lesson: {0}")]
    Json(#[from] serde_json::Error),
    #[error("its position: {0}")]
    Position(#[from] FileError),
    #[error("it has no steps")]
    Empty,
    #[error("seat {seat} is not at this table of {seats}")]
    NoSuchSeat { seat: Seat, seats: u8 },
    #[error("`{0}` is no name: lower-case letters, digits and hyphens")]
    Name(String),
    #[error("there are two steps `{0}`")]
    Twice(String),
    #[error("step `{step}`: {why}")]
    Step { step: String, why: String },
}

/// A lesson played through: the match with every input of its steps, and where each step is shown.
#[derive(Clone, Debug)]
pub struct LessonPlay<G: Game> {
    pub played: Match<G>,
    /// For each step the number of inputs before it, and at the end the number of all.
    pub shown_at: Vec<usize>,
}

impl Lesson {
    pub fn parse(text: &str) -> Result<Lesson, LessonError> {
        Ok(serde_json::from_str(text)?)
    }

    /// The lessons of a game in their order.
    pub fn all<G: Game>() -> Result<Vec<Lesson>, LessonError> {
        G::LESSONS.iter().map(|text| Lesson::parse(text)).collect()
    }

    /// Plays the position and every step as the learner should; whatever is not possible is named with its step.
    pub fn play<G: Game>(&self) -> Result<LessonPlay<G>, LessonError> {
        self.check_names()?;
        let mut played = self.position.replay::<G>()?;
        let seats = played.state().seats();
        if self.seat.index() >= usize::from(seats) {
            return Err(LessonError::NoSuchSeat { seat: self.seat, seats });
        }
        let mut shown_at = Vec::with_capacity(self.steps.len() + 1);
        for step in &self.steps {
            let fault = |why: String| LessonError::Step { step: step.id.clone(), why };
            follow(&mut played, &step.before).map_err(fault)?;
            shown_at.push(played.log().len());
            self.check_target(step, played.state()).map_err(fault)?;
            if let StepDone::Act(action) = &step.done {
                act(&mut played, self.seat, action).map_err(fault)?;
            }
            follow(&mut played, &step.then).map_err(fault)?;
        }
        shown_at.push(played.log().len());
        Ok(LessonPlay { played, shown_at })
    }

    fn check_names(&self) -> Result<(), LessonError> {
        if self.steps.is_empty() {
            return Err(LessonError::Empty);
        }
        let mut steps = BTreeSet::new();
        for name in std::iter::once(&self.id).chain(self.steps.iter().map(|step| &step.id)) {
            let is_name = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-');
            if !is_name {
                return Err(LessonError::Name(name.clone()));
            }
        }
        match self.steps.iter().find(|step| !steps.insert(&step.id)) {
            Some(step) => Err(LessonError::Twice(step.id.clone())),
            None => Ok(()),
        }
    }

    /// Whoever is to press something has a control to press and a decision to make.
    fn check_target<G: Game>(&self, step: &LessonStep, state: &G) -> Result<(), String> {
        let decides = match state.turn() {
            Turn::Seats(awaited) => awaited.contains(self.seat) || state.may_act().contains(self.seat),
            Turn::Chance | Turn::Over => false,
        };
        match (&step.done, &step.target) {
            (StepDone::Read, Some(_)) => Err("what is only read has no control to press".to_owned()),
            (StepDone::Read, None) => Ok(()),
            (StepDone::Press | StepDone::Act(_), None) => Err("it does not say which control to press".to_owned()),
            (StepDone::Press | StepDone::Act(_), Some(_)) if !decides => Err("the learner has nothing to decide".to_owned()),
            (StepDone::Press | StepDone::Act(_), Some(target)) if !step.lit.contains(target) => Err("its target is not lit".to_owned()),
            (StepDone::Press | StepDone::Act(_), Some(_)) => Ok(()),
        }
        .and_then(|()| match (&step.done, step.then.is_empty()) {
            (StepDone::Read | StepDone::Press, false) => Err("others act after an action alone; use `before` of the next step".to_owned()),
            (StepDone::Read | StepDone::Press, true) | (StepDone::Act(_), _) => Ok(()),
        })
    }
}

fn act<G: Game>(played: &mut Match<G>, seat: Seat, action: &Value) -> Result<(), String> {
    let action = G::Action::deserialize(action).map_err(|why| format!("its action cannot be read: {why}"))?;
    played.act(seat, action).map(drop).map_err(|fault| format!("its action is not possible: {fault}"))
}

fn follow<G: Game>(played: &mut Match<G>, inputs: &[Value]) -> Result<(), String> {
    for (number, value) in inputs.iter().enumerate() {
        let input = Input::deserialize(value).map_err(|why| format!("input {number} cannot be read: {why}"))?;
        played.input(input).map_err(|fault| format!("input {number} is not possible: {fault}"))?;
    }
    Ok(())
}
