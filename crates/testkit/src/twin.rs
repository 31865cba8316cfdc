//! States that some seats cannot tell apart.

use engine::{Game, SeatSet};

/// A state that differs from another only in secrets: in what the seats outside `knows` cannot know now.
///
/// Two such states look the same to everybody else. After one more input by somebody else they still do,
/// but for the seats in `learns`: those to whom that input may show the secret.
#[derive(Clone, Debug)]
pub struct Twin<G: Game> {
    pub state: G,
    /// The seats that know the secret already.
    pub knows: SeatSet,
    /// The seats the very next input may tell it to. Where everybody knows it then, so does the public.
    pub learns: SeatSet,
}
