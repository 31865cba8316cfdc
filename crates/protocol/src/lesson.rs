//! Lessons, as the page shows them, and how far somebody has come in them.

use super::{Millis, Text};
use engine::{Lesson, LessonStep, Seat, StepDone};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// The lessons of a game in their order, with how far the caller has come.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GameLessons {
    pub game: String,
    pub lessons: Vec<LessonOutline>,
}

/// What a list says of a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LessonOutline {
    pub id: String,
    /// About how long it takes.
    pub minutes: u8,
    /// The chapter of the rules that it shows.
    pub rules: String,
    /// How many steps it has.
    pub steps: u32,
    /// Whether you have ever come to the end.
    pub done: bool,
    /// The step you left off at, from 0; none if you have not begun or have come to the end.
    pub step: Option<u32>,
    /// When you were last there.
    pub at: Option<Millis>,
}

/// A lesson with everything that is shown in it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LessonInfo {
    pub game: String,
    pub id: String,
    pub minutes: u8,
    /// Whose eyes the learner has.
    #[ts(as = "u8")]
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// What the players are called, one for each seat; none for a bot without a name.
    pub names: Vec<Option<String>>,
    pub rules: String,
    /// Controls that rest here, each with the lesson that wakes it.
    pub sleeping: BTreeMap<String, String>,
    pub steps: Vec<LessonStepInfo>,
    /// What happened before the first frame, as the learner may know it.
    #[ts(as = "Vec<Value>")]
    #[schema(value_type = Vec<Value>)]
    pub past: Vec<Text>,
    /// How the table looks on the way. Steps between which nobody acts have the same one.
    pub frames: Vec<LessonFrame>,
    /// The frame after the last step.
    pub end: u32,
}

/// One thing that the coach says. Things and controls of the page have names such as `card:barracks`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LessonStepInfo {
    pub id: String,
    /// What stays bright.
    pub lit: Vec<String>,
    /// The one control to press.
    pub target: Option<String>,
    /// Things that have a label of their own.
    pub labels: Vec<String>,
    /// Controls whose press is answered with a sentence of its own.
    pub wrong: Vec<String>,
    pub done: LessonDone,
    pub frame: u32,
}

/// What counts as done.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum LessonDone {
    /// The sentence was read.
    Read,
    /// The target was pressed, which changes nothing but the desk.
    Press,
    /// The learner's seat has done exactly this.
    Act { action: Value },
}

/// How the table looks to the learner.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LessonFrame {
    #[ts(as = "Value")]
    #[schema(value_type = Value)]
    pub view: Text,
    #[ts(as = "Vec<u8>")]
    #[schema(value_type = Vec<u8>)]
    pub awaited: Vec<Seat>,
    /// What happened since the frame before, as the learner may know it; nothing in the first one.
    #[ts(as = "Vec<Value>")]
    #[schema(value_type = Vec<Value>)]
    pub events: Vec<Text>,
    pub outcome: Option<Value>,
}

/// How far you have come in a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum LessonMark {
    /// This step is shown now.
    Step { step: String },
    /// The end is reached.
    Done {},
}

/// Actions that the learner might take at a step: some lines, each tried from there, each a few actions one after the other.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LessonQuestion {
    pub lines: Vec<Vec<Value>>,
}

impl LessonStepInfo {
    /// A step of a lesson, which is shown on this frame.
    pub fn new(step: &LessonStep, frame: u32) -> LessonStepInfo {
        LessonStepInfo {
            id: step.id.clone(),
            lit: step.lit.clone(),
            target: step.target.clone(),
            labels: step.labels.clone(),
            wrong: step.wrong.clone(),
            done: match &step.done {
                StepDone::Read => LessonDone::Read,
                StepDone::Press => LessonDone::Press,
                StepDone::Act(action) => LessonDone::Act { action: action.clone() },
            },
            frame,
        }
    }
}

impl LessonInfo {
    /// A lesson with what happened before it and its frames; the last number is the frame at the end.
    pub fn new(game: &str, lesson: &Lesson, past: Vec<Text>, frames: Vec<LessonFrame>, shown: &[u32]) -> LessonInfo {
        LessonInfo {
            game: game.to_owned(),
            id: lesson.id.clone(),
            minutes: lesson.minutes,
            seat: lesson.seat,
            names: lesson.position.names.clone().unwrap_or_else(|| vec![None; usize::from(lesson.position.seats)]),
            rules: lesson.rules.clone(),
            sleeping: lesson.sleeping.clone(),
            steps: lesson.steps.iter().zip(shown).map(|(step, &frame)| LessonStepInfo::new(step, frame)).collect(),
            past,
            frames,
            end: shown.last().copied().unwrap_or_default(),
        }
    }
}
