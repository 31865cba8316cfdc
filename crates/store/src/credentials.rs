//! How sessions and tokens come and go.

use crate::rows::word;
use crate::sql::{Query, Step};
use crate::{Credential, Made, Millis, PersonId, Result};

/// Whoever ends something changes its rows first, and only then looks for what it made. Whoever makes something with it
/// changes the same rows first: of the two, one waits for the other, and nothing made at that moment stays behind.
pub(crate) fn add(credential: &Credential) -> Result<Vec<Step>> {
    let mut steps = Vec::new();
    if let Some(key) = credential.rests_on() {
        let query = Query::new(
            "UPDATE credentials SET label = label WHERE person = $1 AND (session = $2 OR (session IS NULL AND id = $2)) \
             RETURNING created_at",
        );
        steps.push(Step::must(query.text(&credential.person.0).text(key)));
    }
    let query = Query::new(
        "INSERT INTO credentials (id, hash, person, kind, label, scope, session, maker, replaces, created_at, expires_at) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
    )
    .text(&credential.id)
    .text(&credential.hash)
    .text(&credential.person.0)
    .text(&word(&credential.kind)?)
    .text(&credential.label)
    .maybe_text(credential.scope.as_ref().map(word).transpose()?)
    .maybe_text(credential.session.clone())
    .maybe_text(credential.maker.clone())
    .maybe_text(credential.replaces.clone())
    .number(credential.created_at)
    .maybe_number(credential.expires_at);
    steps.push(Step::new(query));
    Ok(steps)
}

/// The keys of what ends with this one among all that a person has; none if it is not there.
pub(crate) fn ended_by(all: &[Credential], key: &str, made: Made) -> Vec<String> {
    let mut ended: Vec<String> = all.iter().find(|one| one.key() == key).map(|one| one.key().to_owned()).into_iter().collect();
    let mut looked_at = 0;
    while let Some(maker) = ended.get(looked_at).filter(|_| made == Made::Ends).cloned() {
        ended.extend(all.iter().filter(|one| one.maker.as_deref() == Some(&maker)).map(|one| one.key().to_owned()));
        looked_at += 1;
    }
    ended
}

pub(crate) fn end(person: &PersonId, key: &str, made: Made) -> Vec<Step> {
    let own = Query::new("DELETE FROM credentials WHERE person = $1 AND (session = $2 OR (session IS NULL AND id = $2))");
    let tokens = Query::new(
        "WITH RECURSIVE ended (key) AS (SELECT CAST($2 AS TEXT) UNION \
         SELECT credentials.id FROM credentials JOIN ended ON credentials.maker = ended.key WHERE credentials.person = $1) \
         DELETE FROM credentials WHERE person = $1 AND id IN (SELECT key FROM ended)",
    );
    let queries = match made {
        Made::Stays => vec![own],
        Made::Ends => vec![own, tokens],
    };
    queries.into_iter().map(|query| Step::new(query.text(&person.0).text(key))).collect()
}

pub(crate) fn keep_newer(session: &Credential, other_ends_at: Millis) -> Vec<Step> {
    let other = Query::new(
        "UPDATE credentials SET expires_at = $3 WHERE person = $1 AND (expires_at IS NULL OR expires_at > $3) \
         AND id = (SELECT replaces FROM credentials WHERE id = $2)",
    );
    let own = Query::new("UPDATE credentials SET replaces = NULL WHERE id = $1");
    vec![Step::new(other.text(&session.person.0).text(&session.id).number(other_ends_at)), Step::new(own.text(&session.id))]
}
