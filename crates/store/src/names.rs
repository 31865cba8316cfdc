//! Whether two names look alike: by their skeletons, as Unicode TR39 makes them.

use unicode_normalization::UnicodeNormalization;
use unicode_security::confusable_detection::skeleton;

/// What a name looks like. Two names look alike if one of these is the same for both, whichever it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Looks {
    /// As it is written: a capital I passes for a small L, and a Cyrillic capital for a Latin one.
    pub(crate) written: String,
    /// In small letters: people take names that differ in case alone for one.
    pub(crate) small: String,
}

impl Looks {
    pub(crate) fn of(name: &str) -> Looks {
        // Letters that are wide, round or raised are letters all the same.
        let name: String = name.nfkc().collect();
        Looks { written: plain(&name), small: plain(&name.to_lowercase()) }
    }

    /// Both, or one if they are the same.
    pub(crate) fn each(&self) -> impl Iterator<Item = &str> {
        [self.written.as_str(), self.small.as_str()].into_iter().take(if self.written == self.small { 1 } else { 2 })
    }
}

/// The skeleton, with what is left of case taken away: that of a zero is a capital O.
fn plain(name: &str) -> String {
    skeleton(name).collect::<String>().to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn alike(one: &str, other: &str) -> bool {
        let (one, other) = (Looks::of(one), Looks::of(other));
        one.each().any(|look| other.each().any(|found| look == found))
    }

    #[test]
    fn names_that_look_alike_are_found() {
        for (one, other) in [
            ("Ada", "ada"),
            ("Ada", "ADA"),
            ("LISA", "lisa"),
            // A capital I for a small L, a one, a zero.
            ("lisa", "Iisa"),
            ("Paul", "Pau1"),
            ("Bob", "b0b"),
            // Cyrillic for Latin, small and capital, alone and mixed.
            ("Ada", "\u{410}d\u{430}"),
            ("BOB", "\u{412}\u{41E}\u{412}"),
            ("Bob", "\u{412}\u{43E}b"),
            ("\u{432}\u{430}\u{441}\u{44F}", "\u{412}\u{410}\u{421}\u{42F}"),
            // Wide, bold and composed letters.
            ("Ada", "\u{FF21}\u{FF44}\u{FF41}"),
            ("Ada", "\u{1D400}\u{1D41D}\u{1D41A}"),
            ("Zo\u{EB}", "Zoe\u{308}"),
            ("max", "rnax"),
        ] {
            assert!(alike(one, other), "{one} and {other}: {:?} {:?}", Looks::of(one), Looks::of(other));
        }
    }

    #[test]
    fn names_that_differ_stay_apart() {
        for (one, other) in [("Ada", "Ida"), ("Zoe", "Zo\u{EB}"), ("Ada", "Ada L"), ("Anna", "Hanna"), ("李", "王"), ("Ada 1", "Ada 2")] {
            assert!(!alike(one, other), "{one} and {other}");
        }
    }
}
