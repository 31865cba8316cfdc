//! Who may see a table.

use super::chairs::{Chair, Setup};
use crate::Refusal;
use store::{PersonId, Status, Table, Visibility};

/// Whether a person may know of the table and its seats.
pub(crate) fn may_see(table: &Table, setup: &Setup, chairs: &[Chair], person: &PersonId, secret: Option<&str>) -> Result<(), Refusal> {
    let member = table.creator == *person || chairs.iter().any(|chair| chair.belongs_to(person) || chair.asks(person));
    let invited = secret.is_some_and(|secret| same(secret, &setup.secret));
    match table.visibility {
        Visibility::Public | Visibility::Unlisted => Ok(()),
        Visibility::Invited if member || invited => Ok(()),
        Visibility::Invited => Err(Refusal::SecretNeeded),
    }
}

/// Whether a person may follow what happens there.
pub(crate) fn may_watch(table: &Table, setup: &Setup, chairs: &[Chair], person: &PersonId, secret: Option<&str>) -> Result<(), Refusal> {
    may_see(table, setup, chairs, person, secret)?;
    let in_lobby = matches!(table.head.status, Status::Open | Status::Cancelled | Status::Expired);
    let seated = chairs.iter().any(|chair| chair.belongs_to(person));
    if in_lobby || setup.spectators || seated { Ok(()) } else { Err(Refusal::NoSpectators) }
}

/// Takes as long for a wrong secret as for the right one.
fn same(given: &str, secret: &str) -> bool {
    given.len() == secret.len() && given.bytes().zip(secret.bytes()).fold(0, |difference, (a, b)| difference | (a ^ b)) == 0
}
