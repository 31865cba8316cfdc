//! People, their logins and their credentials.

use crate::place::Place;
use crate::samples::{credential, login, person, person_id};
use store::{CredentialKind, Person, Role, Store, StoreError};

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
    let mut token = credential("ada", "token", None);
    token.kind = CredentialKind::Token;
    token.created_at += 1;
    let session = credential("ada", "session", Some(10_000));
    for new in [&token, &session, &credential("bob", "bobs", None)] {
        store.add_credential(new).await.unwrap();
    }
    assert!(matches!(store.add_credential(&token).await, Err(StoreError::Exists)));
    assert_eq!(store.credential(&token.hash, 0).await.unwrap(), Some((token.clone(), person("ada"))));
    assert_eq!(store.credentials_of(&person_id("ada")).await.unwrap(), [session.clone(), token.clone()]);

    assert!(!store.revoke_credential(&person_id("bob"), "token").await.unwrap(), "it is not Bob's");
    assert!(store.revoke_credential(&person_id("ada"), "token").await.unwrap());
    assert!(!store.revoke_credential(&person_id("ada"), "token").await.unwrap(), "it is gone already");
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
