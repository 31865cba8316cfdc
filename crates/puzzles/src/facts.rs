//! What a game tells about its puzzles.

mod prosperity;
mod seven_wonders;
mod wealth_of_nations;

use crate::Theme;
use bots::{Care, Mind};
use engine::{Dice, Seat};

/// How decisions are sifted: what is cheap first, and more imagined games for what is left.
#[derive(Clone, Copy, Debug)]
pub struct Funnel {
    /// Imagined games before each decision of the hard bots that play.
    pub play: u32,
    /// Imagined games after what looks best, by which a lost position is known before anything is thought of; none where
    /// thinking is cheap.
    pub lost: u32,
    /// Choices that are looked at, of those that look best at a glance.
    pub glanced: usize,
    /// Imagined games for each choice at first sight, and the lead that a decision needs to be looked at again.
    pub first: u32,
    pub promising: f32,
    /// Imagined games of the search that proposes more choices.
    pub search: u32,
    /// Imagined games for each choice of what is left.
    pub second: u32,
    /// Imagined games for each choice in the check, with other dice: its chances are those that are told.
    pub check: u32,
    /// How thoroughly the expert looks at it, who must agree.
    pub expert: Care,
    /// By how much the best choice must be better than the next.
    pub lead: f32,
    /// Choices that a puzzle shows at the most.
    pub shown: usize,
    /// Puzzles of one game at the most, and inputs between two of them at the least.
    pub per_game: usize,
    pub apart: usize,
}

pub trait Puzzling: Mind {
    const FUNNEL: Funnel;

    /// The table of one game: its options and how many play.
    fn table(dice: &mut Dice) -> (Self::Options, u8);

    /// Whether people would call both the same choice: ways to pay that hardly differ.
    fn same_choice(one: &Self::Action, other: &Self::Action) -> bool {
        one == other
    }

    /// What the puzzle is about, in the order of [`Theme`]: facts of the position before the best choice, and of that choice.
    fn themes(&self, seat: Seat, best: &Self::Action) -> Vec<Theme>;
}

/// The themes that are true.
fn those(facts: &[(Theme, bool)]) -> Vec<Theme> {
    let mut themes: Vec<Theme> = facts.iter().filter(|(_, holds)| *holds).map(|(theme, _)| *theme).collect();
    themes.sort_unstable();
    themes.dedup();
    themes
}
