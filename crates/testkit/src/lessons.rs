//! Every lesson of a game can be taken from its first step to its last.

use crate::broken::{Checked, ensure};
use engine::{Game, Lesson};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Plays every lesson of a game as its learner should, and compares them with the files of a directory.
///
/// # Panics
/// Where a lesson cannot be taken, and where a file is not among the lessons in the order of the names.
pub fn check_lessons<G: Game>(dir: &Path) {
    match check::<G>(dir) {
        Ok((lessons, steps)) => println!("{}: {lessons} lessons with {steps} steps", G::ID),
        Err(fault) => panic!("{}: {fault}", G::ID),
    }
}

fn check<G: Game>(dir: &Path) -> Checked<(usize, usize)> {
    let lessons = Lesson::all::<G>().map_err(|error| error.to_string())?;
    ensure!(!lessons.is_empty(), "there are no lessons");
    let ids: BTreeSet<&str> = lessons.iter().map(|lesson| lesson.id.as_str()).collect();
    ensure!(ids.len() == lessons.len(), "two lessons have one name");
    for lesson in &lessons {
        lesson.play::<G>().map_err(|error| format!("lesson `{}`: {error}", lesson.id))?;
        let stranger = lesson.sleeping.values().find(|wakes| !ids.contains(wakes.as_str()));
        ensure!(stranger.is_none(), "lesson `{}`: no lesson {stranger:?} wakes what sleeps in it", lesson.id);
    }
    let embedded: Vec<String> = lessons.iter().enumerate().map(|(index, lesson)| format!("{:02}-{}.json", index + 1, lesson.id)).collect();
    let files = files(dir)?;
    ensure!(files == embedded, "the files are {files:?}, the lessons {embedded:?}");
    Ok((lessons.len(), lessons.iter().map(|lesson| lesson.steps.len()).sum()))
}

fn files(dir: &Path) -> Checked<Vec<String>> {
    let entries = fs::read_dir(dir).map_err(|error| format!("{}: {error}", dir.display()))?;
    let mut names: Vec<String> = entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    Ok(names)
}
