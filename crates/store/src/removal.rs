//! How a table is deleted: its rows elsewhere first, a few at a time, so that nobody waits long for the writer.

/// Rows that go in one write.
pub(crate) const ROWS_AT_ONCE: i64 = 200;

/// Some rows of a table in this child table. The second name tells its rows of one table apart.
macro_rules! delete_some {
    ($child:literal, $key:literal) => {
        concat!(
            "DELETE FROM ",
            $child,
            " WHERE table_id = $1 AND ",
            $key,
            " IN (SELECT ",
            $key,
            " FROM ",
            $child,
            " WHERE table_id = $1 LIMIT $2) RETURNING CAST(1 AS BIGINT)"
        )
    };
}

/// Everything that belongs to a table. A new child table is a new line here.
pub(crate) const CHILDREN: &[&str] = &[
    delete_some!("entries", "number"),
    delete_some!("messages", "number"),
    delete_some!("notes", "person"),
    delete_some!("snapshots", "table_id"),
    delete_some!("openings", "table_id"),
    delete_some!("seated", "person"),
    delete_some!("due", "table_id"),
    delete_some!("archive", "table_id"),
];

/// The table itself; games that are played or finished stay.
pub(crate) const TABLE: &str = "DELETE FROM tables WHERE id = $1 AND status IN ('cancelled', 'expired') RETURNING revision";
