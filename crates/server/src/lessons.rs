//! Lessons, played once and kept: they are the same for everybody.

use crate::games::{AnyGame, AnyMatch, Games, Past};
use crate::protocol::{LessonFrame, LessonInfo, Text};
use engine::{Lesson, Seat, Viewer};
use std::collections::HashMap;
use std::ops::Range;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// All lessons of all games.
#[derive(Default)]
pub(crate) struct Lessons {
    of_games: OnceLock<Vec<(String, Vec<Lesson>)>>,
    /// By game and lesson; there are no more than there are lessons.
    taken: Mutex<HashMap<(String, String), Arc<TakenLesson>>>,
}

/// A lesson that somebody takes.
pub(crate) struct TakenLesson {
    /// As it is sent.
    pub(crate) text: Text,
    /// With every input of its steps.
    pub(crate) game: Box<dyn AnyMatch>,
    pub(crate) seat: Seat,
    /// For each step and the end the number of inputs before it.
    pub(crate) shown_at: Vec<usize>,
}

impl Lessons {
    /// The lessons of each game. What cannot be read is nothing that a check has let through; it is told and left out.
    pub(crate) fn all(&self, games: &Games) -> &[(String, Vec<Lesson>)] {
        self.of_games.get_or_init(|| {
            let lessons = |game: &Arc<dyn AnyGame>| match game.lessons() {
                Ok(lessons) => (game.id().to_owned(), lessons),
                Err(error) => {
                    tracing::error!(game = game.id(), %error, "its lessons cannot be read");
                    (game.id().to_owned(), Vec::new())
                }
            };
            games.all().iter().map(lessons).collect()
        })
    }

    pub(crate) fn find(&self, games: &Games, game: &str, lesson: &str) -> Option<&Lesson> {
        let (_, lessons) = self.all(games).iter().find(|(id, _)| id == game)?;
        lessons.iter().find(|known| known.id == lesson)
    }

    /// A lesson played through. This takes a moment the first time.
    pub(crate) fn take(&self, games: &Games, game: &str, lesson: &str) -> Option<Arc<TakenLesson>> {
        let key = (game.to_owned(), lesson.to_owned());
        let known = self.taken.lock().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
        if known.is_some() {
            return known;
        }
        let lesson = self.find(games, game, lesson)?;
        let taken = match games.get(game)?.play_lesson(lesson) {
            Ok((played, shown_at)) => Arc::new(taken(game, lesson, played, shown_at)),
            Err(error) => {
                tracing::error!(game, lesson = lesson.id, %error, "it cannot be played");
                return None;
            }
        };
        Some(self.taken.lock().unwrap_or_else(PoisonError::into_inner).entry(key).or_insert(taken).clone())
    }
}

fn taken(game: &str, lesson: &Lesson, played: Box<dyn AnyMatch>, shown_at: Vec<usize>) -> TakenLesson {
    let viewer = Viewer::Seat(lesson.seat);
    let mut frames: Vec<LessonFrame> = Vec::new();
    let mut shown = Vec::with_capacity(shown_at.len());
    let mut before = None;
    for &step in &shown_at {
        if before != Some(step) {
            frames.push(frame(&*played, before.unwrap_or(step)..step, viewer));
        }
        before = Some(step);
        shown.push(frames.len() as u32 - 1);
    }
    let past = events(&*played, 0..shown_at.first().copied().unwrap_or_default(), viewer);
    let text = Text::of(&LessonInfo::new(game, lesson, past, frames, &shown));
    TakenLesson { text, game: played, seat: lesson.seat, shown_at }
}

/// How the table looks after some inputs.
fn frame(played: &dyn AnyMatch, inputs: Range<usize>, viewer: Viewer) -> LessonFrame {
    let Past { mut seen, awaited, outcome } = played.past(inputs.end, &[viewer]);
    let (view, _) = seen.pop().expect("one viewer sees one view");
    LessonFrame { view, awaited: awaited.iter().collect(), events: events(played, inputs, viewer), outcome }
}

/// What some inputs brought about, as somebody saw it.
fn events(played: &dyn AnyMatch, inputs: Range<usize>, viewer: Viewer) -> Vec<Text> {
    inputs.flat_map(|input| played.events(input, viewer).values()).map(|event| Text::of(&event)).collect()
}
