//! Lists in pages, what they are searched by, and tables that are no longer needed.

use crate::place::Place;
use crate::samples::{append, head, message, person, person_id, table, table_id};
use serde_json::json;
use store::{Cursor, Filter, Json, Listing, Pace, Page, Search, Snapshot, Stale, Status, Store, StoreError, Table, Visibility, title_key};
use tokio::task::JoinSet;

async fn add(store: &impl Store, name: &str, creator: &str, at: i64, change: impl FnOnce(&mut Table)) {
    let mut table = table(name, at);
    table.creator = person_id(creator);
    change(&mut table);
    store.add_table(&table).await.unwrap();
}

fn names(page: &Page) -> Vec<&str> {
    page.tables.iter().map(|table| table.id.0.trim_start_matches("table-")).collect()
}

async fn page(store: &impl Store, filter: &Filter, after: Option<&Cursor>, limit: u32) -> Page {
    store.tables(filter, &Search::default(), after, limit).await.unwrap()
}

async fn found(store: &impl Store, filter: &Filter, search: Search) -> Vec<String> {
    let page = store.tables(filter, &search, None, 100).await.unwrap();
    names(&page).into_iter().map(str::to_owned).collect()
}

/// The whole list, page by page, with how many pages it took.
async fn walk(store: &impl Store, filter: &Filter, limit: u32) -> (Vec<String>, usize) {
    let (mut all, mut after, mut pages) = (Vec::new(), None, 0);
    loop {
        let page = page(store, filter, after.as_ref(), limit).await;
        all.extend(names(&page).into_iter().map(str::to_owned));
        pages += 1;
        after = page.next;
        if after.is_none() {
            return (all, pages);
        }
    }
}

pub(crate) async fn everybodys_first_table_comes_before_anybodys_second(place: impl Place) {
    let store = place.open().await;
    add(&store, "honest", "ada", 1, |_| ()).await;
    for number in 0..20 {
        add(&store, &format!("many{number:02}"), "eve", 10 + number, |_| ()).await;
    }
    add(&store, "late", "bob", 50, |_| ()).await;
    let first = page(&store, &Filter::Open, None, 4).await;
    assert_eq!(names(&first), ["late", "many00", "honest", "many01"]);

    // Whoever calls off and makes anew is where everybody begins, once.
    let mut gone = store.table(&table_id("many00")).await.unwrap().unwrap();
    gone.head.status = Status::Cancelled;
    store.update_table(&gone).await.unwrap();
    add(&store, "again", "eve", 60, |_| ()).await;
    assert_eq!(names(&page(&store, &Filter::Open, None, 3).await), ["late", "honest", "many01"]);

    // Whoever comes out of a crowd stands behind those who come alone.
    add(&store, "crowd", "somebody", 70, |table| table.listing.place = 2).await;
    assert_eq!(names(&page(&store, &Filter::Open, None, 3).await), ["late", "honest", "crowd"]);

    // What is not public has no place to lose.
    add(&store, "hidden", "ada", 61, |table| table.visibility = Visibility::Unlisted).await;
    add(&store, "second", "ada", 72, |_| ()).await;
    assert_eq!(names(&page(&store, &Filter::Open, None, 4).await), ["late", "honest", "second", "crowd"]);
}

pub(crate) async fn a_creator_who_makes_tables_at_once_gets_a_place_for_each(place: impl Place) {
    let stores = [place.open().await, place.open().await];
    stores[0].add_person(&person("eve")).await.unwrap();
    let mut tasks = JoinSet::new();
    for number in 0..10 {
        let store = stores[number % 2].clone();
        tasks.spawn(async move { add(&store, &format!("{number}"), "eve", 10, |_| ()).await });
    }
    tasks.join_all().await;
    add(&stores[0], "honest", "ada", 1, |_| ()).await;
    let first = page(&stores[1], &Filter::Open, None, 2).await;
    assert!(names(&first).contains(&"honest"), "{:?}", names(&first));
}

pub(crate) async fn pages_follow_one_another_while_tables_come_and_go(place: impl Place) {
    let store = place.open().await;
    for number in 0..10 {
        // Several have the same time: the id decides.
        add(&store, &format!("{number}"), &format!("creator{}", number % 5), 10 + number / 3, |_| ()).await;
    }
    let (all, pages) = walk(&store, &Filter::Open, 3).await;
    assert_eq!((all.len(), pages), (10, 4));
    assert_eq!(all, walk(&store, &Filter::Open, 100).await.0);
    assert_eq!(walk(&store, &Filter::Open, 10).await.1, 1, "a page that is just full is the last");

    let first = page(&store, &Filter::Open, None, 3).await;
    add(&store, "new", "somebody", 99, |_| ()).await;
    let mut begun = store.table(&table_id(&all[1])).await.unwrap().unwrap();
    begun.head.status = Status::Playing;
    store.update_table(&begun).await.unwrap();
    let second = page(&store, &Filter::Open, first.next.as_ref(), 3).await;
    assert_eq!(names(&second), all[3..6], "neither what came nor what went moves the rest");
    assert_eq!(page(&store, &Filter::Open, None, 0).await, Page { tables: Vec::new(), next: None });
}

pub(crate) async fn own_tables_and_results_have_pages_too(place: impl Place) {
    let store = place.open().await;
    for number in 0..7 {
        let awaited: &[&str] = if number % 3 == 0 { &["bob"] } else { &[] };
        add(&store, &format!("own{number}"), "ada", number, |table| table.head = head(Status::Playing, 5, &["bob"], awaited)).await;
        add(&store, &format!("done{number}"), "ada", number, |table| table.head = head(Status::Finished, number / 2, &["eve"], &[])).await;
    }
    let (own, pages) = walk(&store, &Filter::Of(person_id("bob")), 2).await;
    assert_eq!((own.as_slice(), pages), (["own6", "own3", "own0", "own5", "own4", "own2", "own1"].map(str::to_owned).as_slice(), 4));
    let (done, pages) = walk(&store, &Filter::Results, 2).await;
    assert_eq!(
        (done.as_slice(), pages),
        (["done6", "done5", "done4", "done3", "done2", "done1", "done0"].map(str::to_owned).as_slice(), 4)
    );
}

pub(crate) async fn lists_are_searched(place: impl Place) {
    let store = place.open().await;
    let listing =
        |title: &str, pace, seats, free_seats| Listing { title_key: title_key(title), pace, seats, free_seats, place: 1, seen_at: 0 };
    add(&store, "a", "a", 4, |table| table.listing = listing("École du Dimanche", Pace::Live, 4, 1)).await;
    add(&store, "b", "b", 3, |table| table.listing = listing("100% slow_ships", Pace::Days, 3, 2)).await;
    add(&store, "c", "c", 2, |table| (table.game, table.listing) = ("prosperity".to_owned(), listing("", Pace::None, 4, 3))).await;
    let search = Search::default;
    let open = |search| found(&store, &Filter::Open, search);
    assert_eq!(open(search()).await, ["a", "b", "c"]);
    assert_eq!(open(Search { game: Some("prosperity".to_owned()), ..search() }).await, ["c"]);
    assert_eq!(open(Search { pace: Some(Pace::Live), ..search() }).await, ["a"]);
    assert_eq!(open(Search { seats: Some(4), ..search() }).await, ["a", "c"]);
    assert_eq!(open(Search { free_seats: Some(2), ..search() }).await, ["b", "c"]);
    assert_eq!(open(Search { seats: Some(4), free_seats: Some(2), ..search() }).await, ["c"]);
    for (words, expected) in [("éCOLE", ["a"].as_slice()), ("100%", &["b"]), ("w_s", &["b"]), ("%", &["b"]), ("_", &["b"]), ("\\", &[])] {
        assert_eq!(open(Search { title: Some(words.to_owned()), ..search() }).await, expected, "{words}");
    }
    let mut joined = store.table(&table_id("a")).await.unwrap().unwrap();
    joined.listing.free_seats = 0;
    store.update_table(&joined).await.unwrap();
    assert_eq!(open(Search { free_seats: Some(1), ..search() }).await, ["b", "c"]);
}

pub(crate) async fn own_tables_are_asked_for_by_status(place: impl Place) {
    let store = place.open().await;
    for (name, status) in [
        ("open", Status::Open),
        ("playing", Status::Playing),
        ("finished", Status::Finished),
        ("cancelled", Status::Cancelled),
        ("expired", Status::Expired),
    ] {
        add(&store, name, "ada", 1, |table| table.head = head(status, 1, &["bob"], &[])).await;
    }
    let bob = Filter::Of(person_id("bob"));
    let own = |statuses: &[Status]| found(&store, &bob, Search { statuses: Some(statuses.to_vec()), ..Search::default() });
    assert_eq!(own(&[Status::Finished]).await, ["finished"]);
    assert_eq!(own(&[Status::Open, Status::Playing]).await, ["playing", "open"]);
    assert_eq!(own(&[]).await, [""; 0]);
}

pub(crate) async fn tables_nobody_needs_are_found(place: impl Place) {
    let store = place.open().await;
    for (name, status, updated_at) in [
        ("open old", Status::Open, 10),
        ("open new", Status::Open, 20),
        ("playing old", Status::Playing, 10),
        ("playing new", Status::Playing, 20),
        ("cancelled old", Status::Cancelled, 10),
        ("expired old", Status::Expired, 11),
        ("cancelled new", Status::Cancelled, 20),
        ("finished", Status::Finished, 1),
    ] {
        add(&store, name, "ada", updated_at, |table| table.head = head(status, updated_at, &[], &[])).await;
    }
    let stale = async |what, limit| store.stale_tables(what, 20, limit).await.unwrap();
    assert_eq!(stale(Stale::Unseen, 9).await, [table_id("open old")]);
    assert_eq!(stale(Stale::Unplayed, 9).await, [table_id("playing old")]);
    assert_eq!(stale(Stale::CalledOff, 9).await, [table_id("cancelled old"), table_id("expired old")]);
    assert_eq!(stale(Stale::CalledOff, 1).await, [table_id("cancelled old")]);
}

pub(crate) async fn somebody_who_looks_keeps_a_table(place: impl Place) {
    let store = place.open().await;
    add(&store, "a", "ada", 10, |_| ()).await;
    let unseen = async |before| store.stale_tables(Stale::Unseen, before, 9).await.unwrap().len();
    assert_eq!(unseen(100).await, 1);
    store.look_at(&table_id("a"), 150, 10).await.unwrap();
    assert_eq!(unseen(100).await, 1, "somebody looked not long before");
    store.look_at(&table_id("a"), 150, 11).await.unwrap();
    assert_eq!((unseen(100).await, unseen(151).await), (0, 1));
    let mut joined = store.table(&table_id("a")).await.unwrap().unwrap();
    joined.head.updated_at = 200;
    store.update_table(&joined).await.unwrap();
    assert_eq!(unseen(151).await, 0, "whoever sits down has looked");
}

pub(crate) async fn a_deleted_table_leaves_nothing_behind(place: impl Place) {
    let store = place.open().await;
    for name in ["gone", "stays"] {
        add(&store, name, "ada", 1, |_| ()).await;
        // More than one write takes.
        for after in 0..450 {
            store.append(&append(name, after, Some(("ada", &format!("{after}"))))).await.unwrap();
        }
        store.add_message(&message(name, "hello"), None, 100).await.unwrap();
        store.put_note(&table_id(name), &person_id("ada"), "note").await.unwrap();
        store.put_snapshot(&Snapshot { table: table_id(name), entries: 1, body: Json::of(&json!(1)) }).await.unwrap();
        let mut cancelled = append(name, 450, None);
        cancelled.head.status = Status::Cancelled;
        store.append(&cancelled).await.unwrap();
    }
    let gone = table_id("gone");
    store.delete_table(&gone).await.unwrap();
    assert_eq!(store.table(&gone).await.unwrap(), None);
    assert_eq!(store.entries(&gone, 0).await.unwrap(), []);
    assert_eq!(store.messages(&gone, 0, 9).await.unwrap(), []);
    assert_eq!(store.note(&gone, &person_id("ada")).await.unwrap(), None);
    assert_eq!(store.snapshot(&gone).await.unwrap(), None);
    assert_eq!(found(&store, &Filter::Of(person_id("ada")), Search::default()).await, ["stays"]);
    assert_eq!(store.entries(&table_id("stays"), 0).await.unwrap().len(), 451);
    assert_eq!(store.messages(&table_id("stays"), 0, 9).await.unwrap().len(), 1);
    assert!(matches!(store.delete_table(&gone).await, Err(StoreError::Conflict)));
    add(&store, "gone", "ada", 1, |_| ()).await;
    assert_eq!(store.entries(&gone, 0).await.unwrap(), [], "nothing is left under its name");
}

pub(crate) async fn only_what_was_called_off_is_deleted(place: impl Place) {
    let store = place.open().await;
    for (name, status) in [("open", Status::Open), ("playing", Status::Playing), ("finished", Status::Finished)] {
        add(&store, name, "ada", 1, |table| table.head.status = status).await;
        store.add_message(&message(name, "hello"), None, 100).await.unwrap();
        assert!(matches!(store.delete_table(&table_id(name)).await, Err(StoreError::Conflict)), "{name}");
        assert_eq!(store.messages(&table_id(name), 0, 9).await.unwrap().len(), 1, "{name}");
    }
    add(&store, "expired", "ada", 1, |table| table.head.status = Status::Expired).await;
    store.delete_table(&table_id("expired")).await.unwrap();
}
