//! People, their logins and their credentials.

use crate::place::Place;
use crate::samples::{credential, login, person, person_id, token};
use store::{Made, Person, Role, Store, StoreError};

const NOTHING: [&str; 0] = [];

pub(crate) async fn a_guest_gets_a_name_a_role_and_a_login(place: impl Place) {
    let store = place.open().await;
    store.ping().await.unwrap();
    assert_eq!(store.person(&person_id("ada")).await.unwrap(), None);
    store.add_person(&person("ada")).await.unwrap();
    assert_eq!(store.person(&person_id("ada")).await.unwrap(), Some(person("ada")));
    assert!(matches!(store.add_person(&person("ada")).await, Err(StoreError::Exists)));

    store.rename_person(&person_id("ada"), "Ada Ω").await.unwrap();
    store.set_role(&person_id("ada"), Role::Admin).await.unwrap();
    store.add_login(&login("ada", "ada")).await.unwrap();
    let expected = Person { name: "Ada Ω".to_owned(), role: Role::Admin, registered: true, ..person("ada") };
    assert_eq!(store.person(&person_id("ada")).await.unwrap(), Some(expected));
}

pub(crate) async fn login_names_are_compared_without_case(place: impl Place) {
    let store = place.open().await;
    for name in ["ada", "bob"] {
        store.add_person(&person(name)).await.unwrap();
    }
    store.add_login(&login("ada", "Ädä")).await.unwrap();
    assert!(matches!(store.add_login(&login("bob", "äDÄ")).await, Err(StoreError::Exists)));
    assert!(matches!(store.add_login(&login("ada", "other")).await, Err(StoreError::Exists)), "one login for each person");
    store.add_login(&login("bob", "Bob")).await.unwrap();
    assert_eq!(store.login("ÄDÄ").await.unwrap(), Some(login("ada", "Ädä")));
    assert_eq!(store.login("bob").await.unwrap(), Some(login("bob", "Bob")));
    assert_eq!(store.login("ada").await.unwrap(), None);
}

pub(crate) async fn credentials_are_held_listed_and_revoked(place: impl Place) {
    let store = place.open().await;
    for name in ["ada", "bob"] {
        store.add_person(&person(name)).await.unwrap();
    }
    let mut token = token("ada", "token", "session");
    token.created_at += 1;
    let session = credential("ada", "session", Some(10_000));
    for new in [&session, &token, &credential("bob", "bobs", None)] {
        store.add_credential(new).await.unwrap();
    }
    assert!(matches!(store.add_credential(&token).await, Err(StoreError::Exists)));
    assert_eq!(store.credential(&token.hash, 0).await.unwrap(), Some((token.clone(), person("ada"))));
    assert_eq!(store.credentials_of(&person_id("ada")).await.unwrap(), [session.clone(), token.clone()]);

    assert_eq!(store.end_credential(&person_id("bob"), "token", Made::Ends).await.unwrap(), NOTHING, "it is not Bob's");
    assert_eq!(store.end_credential(&person_id("ada"), "token", Made::Ends).await.unwrap(), ["token"]);
    assert_eq!(store.end_credential(&person_id("ada"), "token", Made::Ends).await.unwrap(), NOTHING, "it is gone already");
    assert_eq!(store.credential(&token.hash, 0).await.unwrap(), None);
    assert_eq!(store.credentials_of(&person_id("ada")).await.unwrap(), [session]);
}

pub(crate) async fn a_credential_expires(place: impl Place) {
    let store = place.open().await;
    store.add_person(&person("ada")).await.unwrap();
    store.add_credential(&credential("ada", "short", Some(10_000))).await.unwrap();
    store.add_credential(&credential("ada", "long", None)).await.unwrap();
    assert!(store.credential("hash of short", 9_999).await.unwrap().is_some());
    assert!(store.credential("hash of short", 10_000).await.unwrap().is_none());
    assert!(store.credential("hash of long", i64::MAX).await.unwrap().is_some());
    store.forget_expired(9_999).await.unwrap();
    assert_eq!(store.credentials_of(&person_id("ada")).await.unwrap().len(), 2);
    store.forget_expired(10_000).await.unwrap();
    assert_eq!(store.credentials_of(&person_id("ada")).await.unwrap(), [credential("ada", "long", None)]);
}

pub(crate) async fn what_belongs_to_nobody_is_refused(place: impl Place) {
    let store = place.open().await;
    assert!(matches!(store.rename_person(&person_id("nobody"), "x").await, Err(StoreError::Conflict)));
    assert!(matches!(store.set_role(&person_id("nobody"), Role::Admin).await, Err(StoreError::Conflict)));
    assert!(matches!(store.add_login(&login("nobody", "x")).await, Err(StoreError::Conflict)));
    assert!(matches!(store.add_credential(&credential("nobody", "x", None)).await, Err(StoreError::Conflict)));
}

pub(crate) async fn tokens_end_with_what_made_them(place: impl Place) {
    let store = place.open().await;
    let ada = person_id("ada");
    store.add_person(&person("ada")).await.unwrap();
    for session in ["home", "phone"] {
        store.add_credential(&credential("ada", session, None)).await.unwrap();
    }
    for (id, maker) in [("bot", "home"), ("bot of the bot", "bot"), ("other", "phone")] {
        store.add_credential(&token("ada", id, maker)).await.unwrap();
    }
    let keys = ["home", "phone", "bot", "bot of the bot", "other", "nothing"].map(str::to_owned);
    assert_eq!(store.valid_keys(&keys, 0).await.unwrap().len(), 5);

    // A session that ends by itself leaves what it made.
    assert_eq!(store.end_credential(&ada, "phone", Made::Stays).await.unwrap(), ["phone"]);
    assert_eq!(store.end_credential(&ada, "home", Made::Ends).await.unwrap(), ["home", "bot", "bot of the bot"]);
    assert_eq!(store.valid_keys(&keys, 0).await.unwrap(), ["other"]);
    assert!(matches!(store.add_credential(&token("ada", "late", "home")).await, Err(StoreError::Conflict)), "its maker has ended");
}

pub(crate) async fn a_session_that_is_exchanged_keeps_its_name(place: impl Place) {
    let store = place.open().await;
    let ada = person_id("ada");
    store.add_person(&person("ada")).await.unwrap();
    store.add_credential(&credential("ada", "first", Some(90_000))).await.unwrap();
    let mut second = credential("ada", "second", Some(99_000));
    (second.session, second.replaces) = (Some("first".to_owned()), Some("first".to_owned()));
    store.add_credential(&second).await.unwrap();
    assert_eq!((store.credential("hash of first", 0).await.unwrap().unwrap().0.expires_at), Some(90_000), "nobody has used the second");

    store.keep_newer_session(&second, 10_000).await.unwrap();
    second.replaces = None;
    assert_eq!(store.credential("hash of second", 0).await.unwrap().unwrap().0, second);
    assert!(store.credential("hash of first", 9_999).await.unwrap().is_some());
    assert!(store.credential("hash of first", 10_000).await.unwrap().is_none());
    store.keep_newer_session(&second, 5_000).await.unwrap();
    assert!(store.credential("hash of first", 9_999).await.unwrap().is_some(), "once is enough");

    let keys = ["first".to_owned()];
    assert_eq!(store.valid_keys(&keys, 50_000).await.unwrap(), keys, "the session goes on in the second");
    assert_eq!(store.valid_keys(&keys, 99_000).await.unwrap(), NOTHING);
    assert_eq!(store.end_credential(&ada, "first", Made::Ends).await.unwrap(), keys);
    assert_eq!(store.credentials_of(&ada).await.unwrap(), []);
    second.id = "third".to_owned();
    assert!(matches!(store.add_credential(&second).await, Err(StoreError::Conflict)), "what has ended does not go on");
}

pub(crate) async fn the_name_of_an_account_is_nobody_elses(place: impl Place) {
    let store = place.open().await;
    for name in ["Ada", "Bob", "Eve"] {
        store.add_person(&person(name)).await.unwrap();
    }
    store.rename_person(&person_id("Eve"), "Bob").await.unwrap();
    store.add_login(&login("Ada", "countess")).await.unwrap();
    for taken in ["Ada", "ADA", "\u{410}d\u{430}", "Countess", "c0untess"] {
        assert!(matches!(store.rename_person(&person_id("Bob"), taken).await, Err(StoreError::Exists)), "{taken}");
        assert!(store.is_name_of_another(&person_id("Bob"), taken).await.unwrap(), "{taken}");
        assert!(!store.is_name_of_another(&person_id("Ada"), taken).await.unwrap(), "{taken}");
        assert!(matches!(store.add_login(&login("Bob", taken)).await, Err(StoreError::Exists)), "{taken}");
    }
    assert!(matches!(store.add_person(&Person { name: "Ada".to_owned(), ..person("new") }).await, Err(StoreError::Exists)));
    assert_eq!(store.person(&person_id("new")).await.unwrap(), None);
    assert_eq!(store.person(&person_id("Bob")).await.unwrap(), Some(person("Bob")), "whatever is refused changes nothing");

    // Who changes a name lets go of the old one, but never of the login name.
    store.rename_person(&person_id("Ada"), "Countess").await.unwrap();
    store.rename_person(&person_id("Bob"), "Ada").await.unwrap();
    assert!(matches!(store.rename_person(&person_id("Ada"), "Ada L").await, Ok(())));
    assert!(matches!(store.rename_person(&person_id("Bob"), "countess").await, Err(StoreError::Exists)));
    store.rename_person(&person_id("Bob"), "Bob").await.unwrap();

    // Two guests are called Bob. Once one of them has an account, the other one is not.
    store.add_login(&login("Bob", "robert")).await.unwrap();
    assert_eq!(store.person(&person_id("Eve")).await.unwrap().unwrap().name, "Guest person");
    assert_eq!(store.person(&person_id("Bob")).await.unwrap().unwrap().name, "Bob");
}

pub(crate) async fn looks_of_older_names_are_filled_in(place: impl Place) {
    let store = place.open().await;
    for name in ["Ada", "Bob", "Carl", "Dora", "Eve"] {
        store.add_person(&person(name)).await.unwrap();
    }
    store.add_login(&login("Ada", "ada")).await.unwrap();
    store.add_login(&login("Bob", "bob")).await.unwrap();
    place
        .change(
            "UPDATE people SET skeleton = NULL, small_skeleton = NULL; UPDATE logins SET skeleton = NULL, small_skeleton = NULL; \
             DELETE FROM names; UPDATE people SET name = 'ada' WHERE name IN ('Bob', 'Eve'); \
             UPDATE people SET created_at = 9 WHERE name = 'Ada';",
        )
        .await;
    let mut rounds = 0;
    while store.fill_in_looks(2).await.unwrap() > 0 {
        rounds += 1;
    }
    assert_eq!(rounds, 5, "five people and two logins, two at a time, and the guest that got another name");
    let name = async |who: &str| store.person(&person_id(who)).await.unwrap().unwrap().name;
    assert_eq!((name("Ada").await, name("Bob").await), ("Ada".to_owned(), "ada".to_owned()), "accounts keep what they were called");
    assert_eq!(name("Eve").await, "Guest person");
    assert!(matches!(store.rename_person(&person_id("Carl"), "Ada").await, Err(StoreError::Exists)));
    assert!(matches!(store.rename_person(&person_id("Bob"), "Ada").await, Err(StoreError::Exists)), "the older account has it");
}
