//! Match files of any game.

use engine::MatchFile;
use proofs::Proven;

/// A file that can be read is of one game; where it can be played again, it is a possible match and is written as it was.
pub fn match_file(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    match MatchFile::parse(text) {
        Ok(file) => {
            macro_rules! each {
                ($(($module:ident, $game:ty),)*) => {
                    $(again::<$game>(&file);)*
                };
            }
            catalogue::games!(each);
        }
        Err(why) => assert!(!why.to_string().is_empty()),
    }
}

fn again<G: Proven>(file: &MatchFile) {
    let played = match file.replay::<G>() {
        Ok(played) => played,
        Err(why) => {
            assert!(!why.to_string().is_empty());
            return;
        }
    };
    G::invariants(played.state());
    let text = MatchFile::of(&played).to_text();
    let second = MatchFile::parse(&text).and_then(|file| file.replay::<G>()).expect("what was written can be read");
    assert!(second == played, "a file leads to another match the second time");
}
