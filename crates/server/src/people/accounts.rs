//! Accounts: a login name and a password, for those who want to come back from elsewhere.

use super::Passwords;
use crate::protocol::PasswordAdvice;
use store::{Login, Person, PersonId, Store, StoreError};

pub const MIN_LOGIN_NAME: usize = 3;
pub const MAX_LOGIN_NAME: usize = 32;
pub const MIN_PASSWORD: usize = 8;
/// Longer ones would only cost time.
pub const MAX_PASSWORD: usize = 200;

#[derive(Debug, thiserror::Error)]
pub enum RegisterError {
    #[error("a login name has {MIN_LOGIN_NAME} to {MAX_LOGIN_NAME} letters, digits, dots, dashes and underscores")]
    LoginName,
    #[error("a password has {MIN_PASSWORD} to {MAX_PASSWORD} characters")]
    Password,
    #[error("the password is easy to guess")]
    Weak(PasswordAdvice),
    #[error("this person has an account already")]
    Registered,
    #[error("this login name is taken")]
    Taken,
    #[error("the display name is that of another account")]
    DisplayNameTaken,
    #[error(transparent)]
    Store(#[from] StoreError),
}

#[derive(Debug, thiserror::Error)]
pub enum LoginError {
    #[error("the login name and the password do not belong together")]
    Wrong,
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Gives a guest an account. The person stays the same, so that games, notes and tokens stay as well.
pub async fn register(
    store: &impl Store,
    passwords: &Passwords,
    person: &Person,
    login_name: &str,
    password: String,
) -> Result<(), RegisterError> {
    if !is_login_name(login_name) {
        return Err(RegisterError::LoginName);
    }
    if !(MIN_PASSWORD..=MAX_PASSWORD).contains(&password.chars().count()) {
        return Err(RegisterError::Password);
    }
    if person.registered {
        return Err(RegisterError::Registered);
    }
    let names = vec![login_name.to_owned(), person.name.clone()];
    let password_hash = passwords.hash_if_strong(password, names).await.map_err(RegisterError::Weak)?;
    let login = Login { person: person.id.clone(), login_name: login_name.to_owned(), password_hash };
    match store.add_login(&login).await {
        Ok(()) => Ok(()),
        // Either one of the names is taken, or the same person registered twice at once.
        Err(StoreError::Exists) => match store.person(&person.id).await? {
            Some(now) if now.registered => Err(RegisterError::Registered),
            _ if store.is_name_of_another(&person.id, &person.name).await? => Err(RegisterError::DisplayNameTaken),
            _ => Err(RegisterError::Taken),
        },
        Err(error) => Err(error.into()),
    }
}

/// Whose login this is. A wrong name costs the same work as a wrong password.
pub async fn log_in(store: &impl Store, passwords: &Passwords, login_name: &str, password: String) -> Result<PersonId, LoginError> {
    let login = if is_login_name(login_name) { store.login(login_name).await? } else { None };
    let password = if password.chars().count() <= MAX_PASSWORD { password } else { String::new() };
    let expected = login.as_ref().map(|login| login.password_hash.clone());
    let right = passwords.verify(password, expected).await;
    login.filter(|_| right).map(|login| login.person).ok_or(LoginError::Wrong)
}

fn is_login_name(name: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_');
    (MIN_LOGIN_NAME..=MAX_LOGIN_NAME).contains(&name.len()) && name.chars().all(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn login_names_are_plain() {
        for right in ["ada", "Ada.Lovelace", "a-b_c", &"x".repeat(32)] {
            assert!(is_login_name(right), "{right}");
        }
        for wrong in ["", "ab", "a b c", "zoë", "a/b", &"x".repeat(33)] {
            assert!(!is_login_name(wrong), "{wrong}");
        }
    }
}
