//! Lists of tables, a page at a time.

use super::{Hub, Result};
use crate::Refusal;
use crate::people::MAX_TITLE;
use crate::protocol::TableInfo;
use crate::table::info;
use store::{Cursor, Filter, Millis, Person, Search, Store, TableId};

/// What somebody wants of a list.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ListPlan {
    pub search: Search,
    /// Where the page before ended, as it said itself.
    pub cursor: Option<String>,
    /// As many as there are on a page if nothing is said.
    pub limit: Option<u32>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct TablePage {
    pub tables: Vec<TableInfo>,
    /// What to ask the next page with, if there is more.
    pub next: Option<String>,
}

impl<S: Store> Hub<S> {
    /// Everybody's first table before anybody's second, the newest first among them.
    pub async fn open_tables(&self, person: &Person, plan: &ListPlan) -> Result<TablePage> {
        self.list(person, &Filter::Open, plan).await
    }

    /// Those that wait for the person first.
    pub async fn tables_of(&self, person: &Person, plan: &ListPlan) -> Result<TablePage> {
        self.list(person, &Filter::Of(person.id.clone()), plan).await
    }

    /// Finished games at public tables, the newest first.
    pub async fn results(&self, person: &Person, plan: &ListPlan) -> Result<TablePage> {
        self.list(person, &Filter::Results, plan).await
    }

    async fn list(&self, person: &Person, filter: &Filter, plan: &ListPlan) -> Result<TablePage> {
        // A longer text than any title has cannot be a part of one.
        if plan.search.title.as_ref().is_some_and(|title| title.chars().count() > MAX_TITLE) {
            return Err(Refusal::TooLong { limit: MAX_TITLE });
        }
        let most = self.shared.config.list_length;
        let limit = plan.limit.unwrap_or(most);
        if !(1..=most).contains(&limit) {
            return Err(Refusal::Malformed(format!("limit is 1 to {most}")));
        }
        let after = plan.cursor.as_deref().map(read_cursor).transpose()?;
        let page = self.shared.store.tables(filter, &plan.search, after.as_ref(), limit).await?;
        let tables = page.tables.iter().map(|row| info(row, &person.id)).collect::<Result<_>>()?;
        Ok(TablePage { tables, next: page.next.as_ref().map(write_cursor) })
    }
}

fn write_cursor(cursor: &Cursor) -> String {
    format!("{}.{}.{}", cursor.rank, cursor.at, cursor.id.0)
}

fn read_cursor(text: &str) -> Result<Cursor> {
    let read = || {
        let (rank, rest) = text.split_once('.')?;
        let (at, id) = rest.split_once('.')?;
        let plain = !id.is_empty() && id.chars().all(|c| c.is_ascii_alphanumeric());
        Some(Cursor { rank: rank.parse().ok()?, at: at.parse::<Millis>().ok()?, id: TableId(id.to_owned()) }).filter(|_| plain)
    };
    read().ok_or_else(|| Refusal::Malformed("this cursor came from no page".to_owned()))
}
