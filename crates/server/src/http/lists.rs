//! Lists of tables, a page at a time.

use super::app::App;
use super::extract::{Query, malformed};
use super::identity::Caller;
use super::refused::{ApiResult, Refused};
use crate::Refusal;
use crate::hub::{ListPlan, TablePage};
use crate::protocol::{Pace, TableInfo, TableStatus};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Uri, header};
use serde::Deserialize;
use serde::de::IntoDeserializer;
use serde::de::value::Error as NotAWord;
use store::Search;

/// What the tables of a list must be like; what is not said does not matter.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct ListQuery {
    /// The id of a game
    #[serde(default)]
    game: Option<String>,
    /// Without a clock, live, or days for each decision
    #[serde(default)]
    #[param(inline)]
    pace: Option<Pace>,
    /// How many seats the table has
    #[serde(default)]
    seats: Option<u8>,
    /// How many seats are free at least
    #[serde(default)]
    free: Option<u8>,
    /// A part of the title, whatever the case
    #[serde(default)]
    title: Option<String>,
    /// Any of these statuses, with commas between; for your own tables
    #[serde(default)]
    #[param(example = "open,playing")]
    status: Option<String>,
    /// How many tables a page holds, 1 to 100
    #[serde(default)]
    limit: Option<u32>,
    /// Where the page before ended, from its `Link`
    #[serde(default)]
    cursor: Option<String>,
}

impl ListQuery {
    fn plan(self) -> Result<ListPlan, Refusal> {
        let said = |text: Option<String>| text.map(|text| text.trim().to_owned()).filter(|text| !text.is_empty());
        let search = Search {
            game: said(self.game),
            pace: self.pace,
            seats: self.seats.map(Into::into),
            free_seats: self.free.map(Into::into),
            title: said(self.title),
            statuses: said(self.status).map(|words| words.split(',').map(status).collect()).transpose()?,
        };
        Ok(ListPlan { search, cursor: said(self.cursor), limit: self.limit })
    }
}

fn status(word: &str) -> Result<store::Status, Refusal> {
    let status = TableStatus::deserialize(IntoDeserializer::<NotAWord>::into_deserializer(word.trim()));
    status.map_err(|error| malformed(error.to_string()))
}

/// A page of a list. Where there is more, a `Link` with `rel="next"` says where.
type Listed = (HeaderMap, Json<Vec<TableInfo>>);

fn listed(uri: &Uri, page: TablePage) -> Listed {
    let mut headers = HeaderMap::new();
    if let Some(link) = page.next.as_deref().and_then(|cursor| next_link(uri, cursor)) {
        headers.insert(header::LINK, link);
    }
    (headers, Json(page.tables))
}

/// The same question with another cursor.
fn next_link(uri: &Uri, cursor: &str) -> Option<HeaderValue> {
    let others = uri.query().unwrap_or_default().split('&').filter(|pair| !pair.is_empty() && !pair.starts_with("cursor="));
    let query: Vec<&str> = others.collect();
    let before = query.iter().map(|pair| format!("{pair}&")).collect::<String>();
    HeaderValue::from_str(&format!("<{}?{before}cursor={cursor}>; rel=\"next\"", uri.path())).ok()
}

/// Open tables
///
/// Public ones that wait for people: everybody's first table before anybody's second, the newest first among them. A page
/// at a time; where there is more, the header `Link` has the address of the next one.
#[utoipa::path(get, path = "/api/lists/open", tag = "lists", params(ListQuery), responses((status = OK, body = Vec<TableInfo>, headers(("link" = String, description = "The next page, with `rel=\"next\"`"))), Refused))]
pub(super) async fn open(State(app): State<App>, caller: Caller, uri: Uri, Query(query): Query<ListQuery>) -> ApiResult<Listed> {
    Ok(listed(&uri, app.hub.open_tables(&caller.person, &query.plan()?).await?))
}

/// Your tables
///
/// Those that wait for you first, then what changed last.
#[utoipa::path(get, path = "/api/lists/mine", tag = "lists", params(ListQuery), responses((status = OK, body = Vec<TableInfo>, headers(("link" = String, description = "The next page, with `rel=\"next\"`"))), Refused))]
pub(super) async fn mine(State(app): State<App>, caller: Caller, uri: Uri, Query(query): Query<ListQuery>) -> ApiResult<Listed> {
    Ok(listed(&uri, app.hub.tables_of(&caller.person, &query.plan()?).await?))
}

/// Recent results
///
/// Public tables that were played to the end, the newest first.
#[utoipa::path(get, path = "/api/lists/results", tag = "lists", params(ListQuery), responses((status = OK, body = Vec<TableInfo>, headers(("link" = String, description = "The next page, with `rel=\"next\"`"))), Refused))]
pub(super) async fn results(State(app): State<App>, caller: Caller, uri: Uri, Query(query): Query<ListQuery>) -> ApiResult<Listed> {
    Ok(listed(&uri, app.hub.results(&caller.person, &query.plan()?).await?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_page_answers_the_same_question() {
        let link = |uri: &str| next_link(&uri.parse().unwrap(), "1.2.a").unwrap();
        assert_eq!(link("/api/lists/open"), "</api/lists/open?cursor=1.2.a>; rel=\"next\"");
        assert_eq!(link("/x?title=a%20b&cursor=0.0.z&limit=3"), "</x?title=a%20b&limit=3&cursor=1.2.a>; rel=\"next\"");
    }

    #[test]
    fn statuses_are_words() {
        assert_eq!(status(" playing ").unwrap(), store::Status::Playing);
        assert!(status("sleeping").is_err());
    }
}
