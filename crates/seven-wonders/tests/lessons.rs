//! Every lesson can be taken to its end, and what its sentences say in numbers is what the rules say.

use seven_wonders::SevenWonders;
use std::path::Path;
use testkit::check_lessons;

#[test]
fn every_lesson_can_be_taken_to_its_end() {
    check_lessons::<SevenWonders>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons"));
}
