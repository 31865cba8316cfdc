//! The games as the catalogue lists them, for chores that must not compile them first.

use std::path::Path;

pub(crate) const CATALOGUE: &str = "crates/catalogue/src/lib.rs";

/// The ids of all games, such as `seven-wonders`, in the order of the list.
pub(crate) fn ids(root: &Path) -> Result<Vec<String>, String> {
    let text = std::fs::read_to_string(root.join(CATALOGUE)).map_err(|error| format!("{CATALOGUE} cannot be read: {error}"))?;
    let ids = listed(&text);
    if ids.is_empty() { Err(format!("{CATALOGUE} lists no game")) } else { Ok(ids) }
}

/// A line of the list is the name of a crate and the path of a type.
fn listed(text: &str) -> Vec<String> {
    let lines = text.lines().filter_map(|line| line.trim().strip_prefix('(')?.split_once(", $crate::"));
    lines.map(|(module, _)| module.replace('_', "-")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::root;

    #[test]
    fn the_list_is_read() {
        assert_eq!(ids(&root()).expect("it is there")[..2], ["seven-wonders", "prosperity"]);
        assert!(listed("no list").is_empty());
    }
}
