//! How far people have come in lessons.

use crate::sql::{Query, Row, Step};
use crate::{Millis, PersonId, Result};

/// What is known of a person and a lesson. Whether there still is such a lesson is nothing the store knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonProgress {
    pub game: String,
    pub lesson: String,
    /// Where the person left off; none at the end.
    pub step: Option<String>,
    /// When the end was first reached.
    pub done_at: Option<Millis>,
    /// When the person was last there.
    pub at: Millis,
}

/// Whoever has come to the end once keeps that, whatever is repeated later.
pub(crate) fn put(person: &PersonId, progress: &LessonProgress) -> Step {
    let sql = "INSERT INTO lessons (person, game, lesson, step, done_at, at) VALUES ($1, $2, $3, $4, $5, $6) \
               ON CONFLICT (person, game, lesson) DO UPDATE SET step = excluded.step, \
               done_at = COALESCE(lessons.done_at, excluded.done_at), at = excluded.at";
    let query = Query::new(sql).text(&person.0).text(&progress.game).text(&progress.lesson).maybe_text(progress.step.clone());
    Step::new(query.maybe_number(progress.done_at).number(progress.at))
}

pub(crate) fn of(person: &PersonId) -> Query {
    Query::new("SELECT game, lesson, step, done_at, at FROM lessons WHERE person = $1 ORDER BY game, lesson").text(&person.0)
}

pub(crate) fn progress(row: &dyn Row) -> Result<LessonProgress> {
    Ok(LessonProgress {
        game: row.text("game")?,
        lesson: row.text("lesson")?,
        step: row.maybe_text("step")?,
        done_at: row.maybe_number("done_at")?,
        at: row.number("at")?,
    })
}
