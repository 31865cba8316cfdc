//! Lessons: what there is to learn, and how far somebody has come.

use super::what_if::Position;
use super::{Hub, Result};
use crate::Refusal;
use crate::lessons::TakenLesson;
use crate::protocol::{GameLessons, LessonMark, LessonOutline, Text, WhatIfAnswers};
use engine::Lesson;
use serde_json::Value;
use std::collections::HashMap;
use std::sync::Arc;
use store::{LessonProgress, Person, Store};

impl<S: Store> Hub<S> {
    /// Every lesson with how far the person has come. What is kept of lessons that are no more is left out.
    pub async fn lessons(&self, person: &Person) -> Result<Vec<GameLessons>> {
        let progress = self.shared.store.lessons_of(&person.id).await?;
        let progress: HashMap<(&str, &str), &LessonProgress> =
            progress.iter().map(|progress| ((progress.game.as_str(), progress.lesson.as_str()), progress)).collect();
        let of_game = |(game, lessons): &(String, Vec<Lesson>)| GameLessons {
            game: game.clone(),
            lessons: lessons.iter().map(|lesson| outline(lesson, progress.get(&(game, &lesson.id)).copied())).collect(),
        };
        Ok(self.shared.lessons.all(&self.shared.games).iter().map(of_game).collect())
    }

    /// A lesson with everything that is shown in it.
    pub async fn lesson(&self, game: &str, lesson: &str) -> Result<Text> {
        Ok(self.take_lesson(game, lesson).await?.text.clone())
    }

    /// Notes how far a person has come.
    pub async fn mark_lesson(&self, person: &Person, game: &str, lesson: &str, mark: LessonMark) -> Result<()> {
        let known = self.shared.lessons.find(&self.shared.games, game, lesson).ok_or(Refusal::NoSuchLesson)?;
        let at = self.shared.time.now();
        let (step, done_at) = match mark {
            LessonMark::Step { step } => (Some(known.steps[step_number(known, &step)?].id.clone()), None),
            LessonMark::Done {} => (None, Some(at)),
        };
        let progress = LessonProgress { game: game.to_owned(), lesson: known.id.clone(), step, done_at, at };
        Ok(self.shared.store.put_lesson(&person.id, &progress).await?)
    }

    /// What would happen if the learner took some actions at a step.
    pub async fn what_if_in_lesson(
        &self,
        person: &Person,
        game: &str,
        lesson: &str,
        step: &str,
        lines: &[Vec<Value>],
    ) -> Result<WhatIfAnswers> {
        let known = self.shared.lessons.find(&self.shared.games, game, lesson).ok_or(Refusal::NoSuchLesson)?;
        let number = step_number(known, step)?;
        let taken = self.take_lesson(game, lesson).await?;
        let position = Position { game: &*taken.game, step: taken.shown_at[number], seat: taken.seat };
        self.what_if_at(&person.id, &format!("lesson {game}/{lesson}"), position, lines).await
    }

    async fn take_lesson(&self, game: &str, lesson: &str) -> Result<Arc<TakenLesson>> {
        let (shared, game, lesson) = (self.shared.clone(), game.to_owned(), lesson.to_owned());
        let taken = tokio::task::spawn_blocking(move || shared.lessons.take(&shared.games, &game, &lesson));
        taken.await.map_err(|_| Refusal::Internal)?.ok_or(Refusal::NoSuchLesson)
    }
}

fn step_number(lesson: &Lesson, step: &str) -> Result<usize> {
    let number = lesson.steps.iter().position(|known| known.id == step);
    number.ok_or(Refusal::NoSuchStep { steps: lesson.steps.len() as u32 })
}

fn outline(lesson: &Lesson, progress: Option<&LessonProgress>) -> LessonOutline {
    let step = progress.and_then(|progress| progress.step.as_deref());
    LessonOutline {
        id: lesson.id.clone(),
        minutes: lesson.minutes,
        rules: lesson.rules.clone(),
        steps: lesson.steps.len() as u32,
        done: progress.is_some_and(|progress| progress.done_at.is_some()),
        // Of a step that is no more only the beginning is known.
        step: step.map(|step| step_number(lesson, step).unwrap_or(0) as u32),
        at: progress.map(|progress| progress.at),
    }
}
