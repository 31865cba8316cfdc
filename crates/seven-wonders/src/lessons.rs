//! The lessons in their order; `lessons/*.json` says what each of them is.

pub(crate) const LESSONS: &[&str] = &[
    include_str!("../lessons/01-turn.json"),
    include_str!("../lessons/02-goods.json"),
    include_str!("../lessons/03-buying.json"),
    include_str!("../lessons/04-chains.json"),
    include_str!("../lessons/05-wonder.json"),
    include_str!("../lessons/06-war.json"),
    include_str!("../lessons/07-science.json"),
    include_str!("../lessons/08-guilds.json"),
    include_str!("../lessons/09-selling.json"),
    include_str!("../lessons/10-specials.json"),
];
