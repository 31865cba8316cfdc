//! Many writers at once.

use crate::place::Place;
use crate::samples::{append, login, person, person_id, table, table_id};
use store::{Store, StoreError};
use tokio::task::JoinSet;

/// How many writes came through, were in conflict, and were there already.
#[derive(PartialEq, Eq, Debug, Default)]
struct Tally {
    done: usize,
    conflicts: usize,
    existing: usize,
}

impl Tally {
    fn add(&mut self, result: &store::Result<()>) {
        match result {
            Ok(()) => self.done += 1,
            Err(StoreError::Conflict) => self.conflicts += 1,
            Err(StoreError::Exists) => self.existing += 1,
            Err(StoreError::Unavailable(why)) => panic!("{why}"),
        }
    }
}

async fn tally(mut tasks: JoinSet<store::Result<()>>) -> Tally {
    let mut tally = Tally::default();
    while let Some(result) = tasks.join_next().await {
        tally.add(&result.unwrap());
    }
    tally
}

pub(crate) async fn of_many_appends_at_one_place_exactly_one_wins(place: impl Place) {
    let store = place.open().await;
    race(&[store]).await;
}

/// As two servers do that know nothing of each other.
pub(crate) async fn of_two_stores_on_one_database_exactly_one_wins(place: impl Place) {
    let stores = [place.open().await, place.open().await];
    race(&stores).await;
}

async fn race<S: Store>(stores: &[S]) {
    const WRITERS: usize = 24;
    stores[0].add_table(&table("a", 1)).await.unwrap();
    for after in 0..20 {
        let mut tasks = JoinSet::new();
        for writer in 0..WRITERS {
            let store = stores[writer % stores.len()].clone();
            tasks.spawn(async move { store.append(&append("a", after, Some(("ada", &format!("{after}/{writer}"))))).await });
        }
        assert_eq!(tally(tasks).await, Tally { done: 1, conflicts: WRITERS - 1, existing: 0 });
    }
    for store in stores {
        let numbers: Vec<u64> = store.entries(&table_id("a"), 0).await.unwrap().iter().map(|entry| entry.number).collect();
        assert_eq!(numbers, (0..20).collect::<Vec<u64>>());
    }
}

/// Good writes and refused ones of every kind in one commit: each gets its own answer.
pub(crate) async fn refused_writes_do_not_harm_those_beside_them(place: impl Place) {
    let store = place.open().await;
    const TABLES: usize = 40;
    for number in 0..TABLES {
        store.add_table(&table(&format!("{number}"), 1)).await.unwrap();
        store.append(&append(&format!("{number}"), 0, Some(("ada", "first")))).await.unwrap();
    }
    let (mut good, mut late, mut again) = (JoinSet::new(), JoinSet::new(), JoinSet::new());
    for number in 0..TABLES {
        let name = format!("{number}");
        let (one, two, three) = (store.clone(), store.clone(), store.clone());
        match number % 2 {
            // Whichever of these two comes first, it alone is at the right place.
            0 => {
                let other = name.clone();
                good.spawn(async move { one.append(&append(&name, 1, Some(("bob", "x")))).await });
                good.spawn(async move { two.append(&append(&other, 1, Some(("bob", "y")))).await });
            }
            _ => {
                let (other, third) = (name.clone(), name.clone());
                late.spawn(async move { one.append(&append(&name, 0, Some(("bob", "x")))).await });
                again.spawn(async move { two.append(&append(&other, 1, Some(("ada", "first")))).await });
                again.spawn(async move { three.add_table(&table(&third, 1)).await });
            }
        }
    }
    assert_eq!(tally(good).await, Tally { done: TABLES / 2, conflicts: TABLES / 2, existing: 0 });
    assert_eq!(tally(late).await, Tally { conflicts: TABLES / 2, ..Tally::default() });
    assert_eq!(tally(again).await, Tally { existing: TABLES, ..Tally::default() });
    for number in 0..TABLES {
        let length = store.entries(&table_id(&format!("{number}")), 0).await.unwrap().len();
        assert_eq!(length, if number % 2 == 0 { 2 } else { 1 }, "table {number}");
    }
}

/// A write that the database cannot carry out at all, here a count beyond its range, in one commit with good ones.
pub(crate) async fn a_broken_write_fails_alone(place: impl Place) {
    let store = place.open().await;
    let mut broken = table("broken", 1);
    broken.revision = u64::MAX;
    store.add_table(&broken).await.unwrap();
    let (mut good, mut bad) = (JoinSet::new(), JoinSet::new());
    for number in 0..40 {
        let (one, two, broken) = (store.clone(), store.clone(), broken.clone());
        good.spawn(async move { one.add_table(&table(&format!("{number}"), 1)).await });
        bad.spawn(async move { two.update_table(&broken).await });
    }
    assert_eq!(tally(good).await, Tally { done: 40, ..Tally::default() });
    for result in bad.join_all().await {
        assert!(matches!(result, Err(StoreError::Unavailable(_))), "{result:?}");
    }
    store.ping().await.unwrap();
}

pub(crate) async fn of_many_logins_with_one_name_exactly_one_wins(place: impl Place) {
    let store = place.open().await;
    let mut tasks = JoinSet::new();
    for number in 0..20 {
        store.add_person(&person(&format!("{number}"))).await.unwrap();
        let store = store.clone();
        tasks.spawn(async move { store.add_login(&login(&format!("{number}"), if number % 2 == 0 { "Same" } else { "sAME" })).await });
    }
    assert_eq!(tally(tasks).await, Tally { done: 1, conflicts: 0, existing: 19 });
    let winner = store.login("same").await.unwrap().unwrap().person;
    assert!(store.person(&winner).await.unwrap().unwrap().registered);
}

pub(crate) async fn a_table_is_changed_once_for_each_revision(place: impl Place) {
    let stores = [place.open().await, place.open().await];
    stores[0].add_table(&table("a", 1)).await.unwrap();
    let mut tasks = JoinSet::new();
    for number in 0..20 {
        let store = stores[number % 2].clone();
        let mut changed = table("a", 1);
        changed.head.people = vec![person_id(&format!("{number}"))];
        tasks.spawn(async move { store.update_table(&changed).await });
    }
    assert_eq!(tally(tasks).await, Tally { done: 1, conflicts: 19, existing: 0 });
    assert_eq!(stores[1].table(&table_id("a")).await.unwrap().unwrap().revision, 1);
}

pub(crate) async fn of_many_who_want_names_that_look_alike_exactly_one_gets_it(place: impl Place) {
    let stores = [place.open().await, place.open().await];
    let mut tasks = JoinSet::new();
    for number in 0..20 {
        let who = format!("guest {number}");
        stores[0].add_person(&person(&who)).await.unwrap();
        stores[0].add_login(&login(&who, &format!("account-{number}"))).await.unwrap();
        let (store, name) = (stores[number % 2].clone(), ["Bob", "bob", "B0B", "\u{412}\u{41E}\u{412}"][number % 4]);
        tasks.spawn(async move { store.rename_person(&person_id(&who), name).await });
    }
    assert_eq!(tally(tasks).await, Tally { done: 1, conflicts: 0, existing: 19 });
}

/// One takes the name as a guest while another one registers with it: the guest is refused or is called otherwise at the end.
pub(crate) async fn a_guest_and_an_account_never_end_with_one_name(place: impl Place) {
    let stores = [place.open().await, place.open().await];
    for round in 0..20 {
        let (guest, owner) = (format!("guest {round}"), format!("Ada {round}"));
        stores[0].add_person(&person(&guest)).await.unwrap();
        stores[0].add_person(&person(&owner)).await.unwrap();
        let login = login(&owner, &format!("login-{round}"));
        let guest_id = person_id(&guest);
        let (renamed, registered) = tokio::join!(stores[0].rename_person(&guest_id, &owner), stores[1].add_login(&login));
        registered.unwrap();
        assert!(matches!(renamed, Ok(()) | Err(StoreError::Exists)), "{renamed:?}");
        assert_ne!(stores[0].person(&guest_id).await.unwrap().unwrap().name, owner);
    }
}
