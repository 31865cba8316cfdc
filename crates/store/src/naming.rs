//! Who may be called what: nobody has the name of another's account, nor one that looks like it.
//!
//! Every name of an account is a row of `names`, and that row decides between those who want it. Whoever takes a name
//! changes the rows of `names` first and rows of `people` afterwards: whoever waits for a name then holds nothing that
//! the one who has it still wants to change.

use crate::names::Looks;
use crate::rows::word;
use crate::sql::{Query, Row, Step};
use crate::{Login, Person, PersonId, Result};

/// Takes a look for whoever has a login; for a guest it only makes sure that it is nobody's.
const TAKE: &str = "INSERT INTO names (skeleton, owner) VALUES ($2, (SELECT person FROM logins WHERE person = $1)) \
     ON CONFLICT (skeleton) DO UPDATE SET owner = COALESCE(excluded.owner, names.owner) \
     WHERE names.owner IS NULL OR names.owner = $1 RETURNING CAST(1 AS BIGINT)";

/// The same for accounts that were there before anybody looked: who has a look first keeps it.
const TAKE_IF_FREE: &str = "INSERT INTO names (skeleton, owner) VALUES ($2, $1) ON CONFLICT (skeleton) DO NOTHING";

/// Guests who look like an account are called by the beginning of their id.
const RENAME_GUESTS: &str = "UPDATE people SET name = 'Guest ' || substr(id, 1, 6), skeleton = NULL, small_skeleton = NULL \
     WHERE id <> $1 AND (skeleton IN (SELECT skeleton FROM names WHERE owner = $1) \
     OR small_skeleton IN (SELECT skeleton FROM names WHERE owner = $1)) \
     AND NOT EXISTS (SELECT 1 FROM logins WHERE logins.person = people.id)";

pub(crate) fn add_person(person: &Person) -> Result<Vec<Step>> {
    let looks = Looks::of(&person.name);
    let query = Query::new("INSERT INTO people (id, name, role, created_at, skeleton, small_skeleton) VALUES ($1, $2, $3, $4, $5, $6)")
        .text(&person.id.0)
        .text(&person.name)
        .text(&word(&person.role)?)
        .number(person.created_at)
        .text(&looks.written)
        .text(&looks.small);
    let mut steps = vec![Step::new(query)];
    steps.extend(take(&person.id, &looks));
    steps.push(let_go_of_free(&looks));
    Ok(steps)
}

pub(crate) fn rename_person(id: &PersonId, name: &str) -> Vec<Step> {
    let looks = Looks::of(name);
    let query =
        Query::new("UPDATE people SET name = $2, skeleton = $3, small_skeleton = $4 WHERE id = $1 RETURNING created_at").text(&id.0);
    let mut steps: Vec<Step> = take(id, &looks).collect();
    steps.push(Step::must(query.text(name).text(&looks.written).text(&looks.small)));
    steps.push(let_go_of_free(&looks));
    let former = Query::new(
        "DELETE FROM names WHERE owner = $1 AND skeleton NOT IN ($2, $3) \
         AND skeleton NOT IN (SELECT skeleton FROM logins WHERE person = $1) \
         AND skeleton NOT IN (SELECT small_skeleton FROM logins WHERE person = $1)",
    );
    steps.push(Step::new(former.text(&id.0).text(&looks.written).text(&looks.small)));
    steps.push(rename_guests(id));
    steps
}

/// The display name is the one that was read: if it is another one by now, nothing happens.
pub(crate) fn add_login(login: &Login, login_key: &str, display_name: &str) -> Vec<Step> {
    let (shown, own) = (Looks::of(display_name), Looks::of(&login.login_name));
    let person = Query::new("UPDATE people SET skeleton = $3, small_skeleton = $4 WHERE id = $1 AND name = $2 RETURNING created_at");
    let person = person.text(&login.person.0).text(display_name).text(&shown.written).text(&shown.small);
    let add = Query::new(
        "INSERT INTO logins (person, login_name, login_key, password_hash, skeleton, small_skeleton) VALUES ($1, $2, $3, $4, $5, $6)",
    )
    .text(&login.person.0)
    .text(&login.login_name)
    .text(login_key)
    .text(&login.password_hash)
    .text(&own.written)
    .text(&own.small);
    // The row of `logins` makes its person the owner of what is taken next.
    let mut steps = vec![Step::new(add)];
    steps.extend(take(&login.person, &shown));
    steps.extend(take(&login.person, &own));
    steps.push(Step::must(person));
    steps.push(rename_guests(&login.person));
    steps
}

/// One row with how many names of other accounts look like this one.
pub(crate) fn name_of_another(person: &PersonId, name: &str) -> Query {
    let looks = Looks::of(name);
    let sql = "SELECT COUNT(*) AS names FROM names WHERE skeleton IN ($2, $3) AND owner <> $1";
    Query::new(sql).text(&person.0).text(&looks.written).text(&looks.small)
}

/// Somebody whose looks are not known yet.
pub(crate) struct Named {
    person: String,
    name: String,
    login_name: String,
}

pub(crate) fn people_without_looks(limit: u32) -> Query {
    Query::new("SELECT id AS person, name FROM people WHERE skeleton IS NULL ORDER BY id LIMIT $1").number(limit.into())
}

pub(crate) fn named_person(row: &dyn Row) -> Result<Named> {
    Ok(Named { person: row.text("person")?, name: row.text("name")?, login_name: String::new() })
}

pub(crate) fn fill_in_person(named: &Named) -> Step {
    let looks = Looks::of(&named.name);
    let query = Query::new("UPDATE people SET skeleton = $3, small_skeleton = $4 WHERE id = $1 AND name = $2");
    Step::new(query.text(&named.person).text(&named.name).text(&looks.written).text(&looks.small))
}

/// Older accounts come first, so that they keep what they were called before others were.
pub(crate) fn logins_without_looks(limit: u32) -> Query {
    Query::new(
        "SELECT logins.person AS person, people.name AS name, login_name FROM logins JOIN people ON people.id = logins.person \
         WHERE logins.skeleton IS NULL ORDER BY people.created_at, people.id LIMIT $1",
    )
    .number(limit.into())
}

pub(crate) fn named_login(row: &dyn Row) -> Result<Named> {
    Ok(Named { person: row.text("person")?, name: row.text("name")?, login_name: row.text("login_name")? })
}

pub(crate) fn fill_in_login(named: &Named) -> Vec<Step> {
    let (shown, own) = (Looks::of(&named.name), Looks::of(&named.login_name));
    let query = Query::new("UPDATE logins SET skeleton = $2, small_skeleton = $3 WHERE person = $1");
    let mut steps = vec![Step::new(query.text(&named.person).text(&own.written).text(&own.small))];
    for look in own.each().chain(shown.each()) {
        steps.push(Step::new(Query::new(TAKE_IF_FREE).text(&named.person).text(look)));
    }
    steps.push(rename_guests(&PersonId(named.person.clone())));
    steps
}

fn take(person: &PersonId, looks: &Looks) -> impl Iterator<Item = Step> {
    looks.each().map(|look| Step::takes(Query::new(TAKE).text(&person.0).text(look)))
}

/// What a guest has made sure of is not kept: two guests may have the same name.
fn let_go_of_free(looks: &Looks) -> Step {
    let query = Query::new("DELETE FROM names WHERE owner IS NULL AND skeleton IN ($1, $2)");
    Step::new(query.text(&looks.written).text(&looks.small))
}

fn rename_guests(person: &PersonId) -> Step {
    Step::new(Query::new(RENAME_GUESTS).text(&person.0))
}
