//! How far people have come in lessons.

use crate::place::Place;
use crate::samples::{person, person_id};
use store::{LessonProgress, Millis, Store, StoreError};

fn progress(lesson: &str, step: Option<&str>, done_at: Option<Millis>, at: Millis) -> LessonProgress {
    LessonProgress { game: "ten".to_owned(), lesson: lesson.to_owned(), step: step.map(str::to_owned), done_at, at }
}

pub(crate) async fn how_far_somebody_has_come_is_theirs_alone(place: impl Place) {
    let store = place.open().await;
    let (ada, bob) = (person_id("ada"), person_id("bob"));
    for name in ["ada", "bob"] {
        store.add_person(&person(name)).await.unwrap();
    }
    let turn = progress("turn", Some("look"), None, 10);
    store.put_lesson(&ada, &turn).await.unwrap();
    store.put_lesson(&ada, &progress("buying", None, Some(20), 20)).await.unwrap();
    assert_eq!(store.lessons_of(&ada).await.unwrap(), [progress("buying", None, Some(20), 20), turn.clone()]);
    assert_eq!(store.lessons_of(&bob).await.unwrap(), []);
    assert_eq!(place.open().await.lessons_of(&ada).await.unwrap().len(), 2, "it is there after opening again");
    assert!(matches!(store.put_lesson(&person_id("nobody"), &turn).await, Err(StoreError::Conflict)));
}

pub(crate) async fn once_done_stays_done(place: impl Place) {
    let store = place.open().await;
    let ada = person_id("ada");
    store.add_person(&person("ada")).await.unwrap();
    for (put, kept) in [
        (progress("turn", Some("look"), None, 10), progress("turn", Some("look"), None, 10)),
        (progress("turn", Some("build"), None, 11), progress("turn", Some("build"), None, 11)),
        (progress("turn", None, Some(12), 12), progress("turn", None, Some(12), 12)),
        (progress("turn", Some("look"), None, 13), progress("turn", Some("look"), Some(12), 13)),
        (progress("turn", None, Some(14), 14), progress("turn", None, Some(12), 14)),
    ] {
        store.put_lesson(&ada, &put).await.unwrap();
        assert_eq!(store.lessons_of(&ada).await.unwrap(), [kept]);
    }
}
