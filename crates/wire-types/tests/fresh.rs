//! The types in the page are those of the code.

use std::path::Path;

#[test]
fn the_types_of_the_page_are_up_to_date() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/protocol");
    let directory = tempfile::tempdir().unwrap();
    wire_types::write(directory.path()).unwrap();
    let (now, committed) = (wire_types::read(directory.path()).unwrap(), wire_types::read(&page).unwrap());
    let differ = |path: &&std::path::PathBuf| now.get(*path) != committed.get(*path);
    let mut stale: Vec<_> = now.keys().chain(committed.keys()).filter(differ).collect();
    stale.sort();
    stale.dedup();
    assert!(stale.is_empty(), "run `cargo xtask types`: {stale:?} are not what the code says");
}
