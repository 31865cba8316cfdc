//! The lessons, in the order in which they are taken.

pub(crate) const LESSONS: &[&str] = &[
    include_str!("../lessons/01-goal.json"),
    include_str!("../lessons/02-dots.json"),
    include_str!("../lessons/03-bloc.json"),
    include_str!("../lessons/04-markets.json"),
    include_str!("../lessons/05-flags.json"),
    include_str!("../lessons/06-barter.json"),
    include_str!("../lessons/07-notes.json"),
    include_str!("../lessons/08-automate.json"),
    include_str!("../lessons/09-end.json"),
    include_str!("../lessons/10-second-edition.json"),
    include_str!("../lessons/11-war-clouds.json"),
];
