//! Sessions of browsers and tokens of bots: both are a secret of which only the hash is kept.

use super::names::guest_name;
use super::{Secret, new_id};
use store::{Credential, CredentialKind, Millis, Person, PersonId, Role, Store, StoreError};

const DAY: Millis = 24 * 60 * 60 * 1000;
/// A guest has nothing but the session, so it lasts. It is exchanged at a visit once it is old.
const SESSION_LIFE: Millis = 365 * DAY;
const SESSION_OLD: Millis = 30 * DAY;
/// The most tokens one person has.
pub const MAX_TOKENS: usize = 20;

#[derive(Debug, thiserror::Error)]
pub enum TokenError {
    #[error("there are {MAX_TOKENS} tokens already")]
    Many,
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Somebody new, with a generated name.
pub async fn add_guest(store: &impl Store, now: Millis) -> Result<Person, StoreError> {
    let person = Person { id: PersonId(new_id()), name: guest_name(), role: Role::Person, registered: false, created_at: now };
    store.add_person(&person).await?;
    Ok(person)
}

/// A new session for the cookie of a browser.
pub async fn add_session(store: &impl Store, person: &PersonId, now: Millis) -> Result<Secret, StoreError> {
    let (secret, credential) = draw(person, CredentialKind::Session, String::new(), now, Some(now + SESSION_LIFE));
    store.add_credential(&credential).await?;
    Ok(secret)
}

/// A new token; its secret is never seen again.
pub async fn add_token(store: &impl Store, person: &PersonId, label: String, now: Millis) -> Result<(Secret, Credential), TokenError> {
    if tokens_of(store, person).await?.len() >= MAX_TOKENS {
        return Err(TokenError::Many);
    }
    let (secret, credential) = draw(person, CredentialKind::Token, label, now, None);
    store.add_credential(&credential).await?;
    Ok((secret, credential))
}

pub async fn tokens_of(store: &impl Store, person: &PersonId) -> Result<Vec<Credential>, StoreError> {
    let all = store.credentials_of(person).await?;
    Ok(all.into_iter().filter(|credential| credential.kind == CredentialKind::Token).collect())
}

/// Who holds this secret, if it is of this kind: a token is no cookie and a cookie no token.
pub async fn find(
    store: &impl Store,
    secret: &Secret,
    kind: CredentialKind,
    now: Millis,
) -> Result<Option<(Credential, Person)>, StoreError> {
    let found = store.credential(&secret.hash(), now).await?;
    Ok(found.filter(|(credential, _)| credential.kind == kind))
}

/// Whether a session should be exchanged for a new one.
pub fn session_is_old(credential: &Credential, now: Millis) -> bool {
    now - credential.created_at > SESSION_OLD
}

/// Ends every session of a person; tokens stay.
pub async fn revoke_sessions(store: &impl Store, person: &PersonId) -> Result<(), StoreError> {
    for credential in store.credentials_of(person).await? {
        if credential.kind == CredentialKind::Session {
            store.revoke_credential(person, &credential.id).await?;
        }
    }
    Ok(())
}

fn draw(person: &PersonId, kind: CredentialKind, label: String, now: Millis, expires_at: Option<Millis>) -> (Secret, Credential) {
    let secret = Secret::draw();
    let credential = Credential { id: new_id(), hash: secret.hash(), person: person.clone(), kind, label, created_at: now, expires_at };
    (secret, credential)
}
