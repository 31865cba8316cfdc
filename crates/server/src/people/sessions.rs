//! Sessions of browsers and tokens of bots: both are a secret of which only the hash is kept.

use super::names::guest_name;
use super::{Secret, new_id};
use store::{Credential, CredentialKind, Millis, Person, PersonId, Role, Scope, Store, StoreError};

const DAY: Millis = 24 * 60 * 60 * 1000;
/// A guest has nothing but the session, so it lasts. It is exchanged at a visit once it is old.
const SESSION_LIFE: Millis = 365 * DAY;
const SESSION_OLD: Millis = 30 * DAY;
/// A session that was exchanged goes on until the new one is used, and for so long afterwards: answers get lost, and browsers
/// lose what they have not written down yet.
const OVERLAP: Millis = DAY;
/// So many secrets of one session beside the one at hand. Whoever asks again and again and takes none keeps the old one.
const MAX_OTHERS: usize = 8;
/// The most tokens one person has.
pub const MAX_TOKENS: usize = 20;
/// So many names are drawn for a guest before one is made of the id: those that belong to accounts are not given.
const NAMES_DRAWN: usize = 8;

#[derive(Debug, thiserror::Error)]
pub enum TokenError {
    #[error("there are {MAX_TOKENS} tokens already")]
    Many,
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// What somebody can do with a session, and with a token if it was made for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Right {
    /// To be called otherwise.
    Rename,
    /// What is for administrators, if the person is one.
    Administer,
    /// Tokens, sessions, the login.
    Account,
}

/// Tokens that are older than scopes can do what they always could.
pub fn may(credential: &Credential, right: Right) -> bool {
    match (credential.kind, credential.scope) {
        (CredentialKind::Session, _) | (CredentialKind::Token, Some(Scope::Account)) => true,
        (CredentialKind::Token, Some(Scope::Play)) => false,
        (CredentialKind::Token, None) => right != Right::Account,
    }
}

/// Somebody new, with a generated name.
pub async fn add_guest(store: &impl Store, now: Millis) -> Result<Person, StoreError> {
    let guest = |name| Person { id: PersonId(new_id()), name, role: Role::Person, registered: false, created_at: now };
    for _ in 0..NAMES_DRAWN {
        let person = guest(guest_name());
        match store.add_person(&person).await {
            Ok(()) => return Ok(person),
            Err(StoreError::Exists) => {}
            Err(error) => return Err(error),
        }
    }
    let person = guest(format!("Guest {}", new_id()));
    store.add_person(&person).await?;
    Ok(person)
}

/// A new session for the cookie of a browser.
pub async fn add_session(store: &impl Store, person: &PersonId, now: Millis) -> Result<Secret, StoreError> {
    let (secret, mut credential) = draw(person, CredentialKind::Session, String::new(), now);
    credential.session = Some(credential.id.clone());
    store.add_credential(&credential).await?;
    Ok(secret)
}

/// A new secret for a session that is old. The old one goes on for a while, so that nothing is lost with the answer. None where
/// many were given already.
pub async fn exchange_session(store: &impl Store, old: &Credential, now: Millis) -> Result<Option<Secret>, StoreError> {
    let all = store.credentials_of(&old.person).await?;
    let is_other = |one: &&Credential| one.key() == old.key() && one.id != old.id && one.expires_at.is_none_or(|end| end > now);
    if all.iter().filter(is_other).count() >= MAX_OTHERS {
        return Ok(None);
    }
    let (secret, credential) = successor(old, now);
    store.add_credential(&credential).await?;
    Ok(Some(secret))
}

/// A new secret for a session whose old one is not to be used any more.
pub async fn replace_session(store: &impl Store, old: &Credential, now: Millis) -> Result<Secret, StoreError> {
    let (secret, credential) = successor(old, now);
    store.add_credential(&credential).await?;
    store.keep_newer_session(&credential, now).await?;
    Ok(secret)
}

/// Notes the first use of a session that was given for another one.
pub async fn note_use(store: &impl Store, session: &Credential, now: Millis) -> Result<(), StoreError> {
    match session.replaces {
        Some(_) => store.keep_newer_session(session, now + OVERLAP).await,
        None => Ok(()),
    }
}

/// A new token; its secret is never seen again.
pub async fn add_token(
    store: &impl Store,
    maker: &Credential,
    label: String,
    scope: Scope,
    now: Millis,
) -> Result<(Secret, Credential), TokenError> {
    if tokens_of(store, &maker.person).await?.len() >= MAX_TOKENS {
        return Err(TokenError::Many);
    }
    let (secret, mut credential) = draw(&maker.person, CredentialKind::Token, label, now);
    (credential.scope, credential.maker, credential.expires_at) = (Some(scope), Some(maker.key().to_owned()), None);
    store.add_credential(&credential).await?;
    Ok((secret, credential))
}

pub async fn tokens_of(store: &impl Store, person: &PersonId) -> Result<Vec<Credential>, StoreError> {
    let all = store.credentials_of(person).await?;
    Ok(all.into_iter().filter(|credential| credential.kind == CredentialKind::Token).collect())
}

/// The keys of a person's sessions.
pub async fn sessions_of(store: &impl Store, person: &PersonId) -> Result<Vec<String>, StoreError> {
    let all = store.credentials_of(person).await?;
    let sessions = all.iter().filter(|credential| credential.kind == CredentialKind::Session);
    let mut keys: Vec<String> = sessions.map(|session| session.key().to_owned()).collect();
    keys.sort_unstable();
    keys.dedup();
    Ok(keys)
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

/// The same session under a new secret.
fn successor(old: &Credential, now: Millis) -> (Secret, Credential) {
    let (secret, mut credential) = draw(&old.person, CredentialKind::Session, String::new(), now);
    (credential.session, credential.replaces) = (Some(old.key().to_owned()), Some(old.id.clone()));
    (secret, credential)
}

fn draw(person: &PersonId, kind: CredentialKind, label: String, now: Millis) -> (Secret, Credential) {
    let secret = Secret::draw();
    let credential = Credential {
        id: new_id(),
        hash: secret.hash(),
        person: person.clone(),
        kind,
        label,
        scope: None,
        session: None,
        maker: None,
        replaces: None,
        created_at: now,
        expires_at: Some(now + SESSION_LIFE),
    };
    (secret, credential)
}
