//! The lessons of Prosperity, in the order in which they are taken.

/// Each as JSON: a position, a seat and steps.
pub(crate) const LESSONS: &[&str] = &[
    include_str!("../lessons/01-turn.json"),
    include_str!("../lessons/02-energy.json"),
    include_str!("../lessons/03-prices.json"),
    include_str!("../lessons/04-places.json"),
    include_str!("../lessons/05-pollution.json"),
    include_str!("../lessons/06-research.json"),
    include_str!("../lessons/07-final.json"),
];
