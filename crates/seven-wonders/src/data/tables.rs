//! The tables of `data/*.toml`, read and proven once, at first use.

use super::{Age, Card, CardData, CardSet, Color, Effect, MAX_STAGES, Resources, StageData, WonderData};
use serde::Deserialize;
use std::sync::LazyLock;

/// Different cards, the guilds among them; with all copies they are 148.
pub const CARDS: usize = 80;
/// Guilds in the box.
pub const GUILDS: usize = 10;

const AGES: [(&str, Age); 4] = [
    (include_str!("../../data/age-1.toml"), Age::I),
    (include_str!("../../data/age-2.toml"), Age::II),
    (include_str!("../../data/age-3.toml"), Age::III),
    (include_str!("../../data/guilds.toml"), Age::III),
];
const WONDERS: &str = include_str!("../../data/wonders.toml");

pub struct Tables {
    pub cards: [CardData; CARDS],
    pub wonders: Vec<WonderData>,
    /// Brown and grey cards that produce one resource of several: neighbours may buy from them.
    pub choices_for_sale: CardSet,
    /// Yellow cards that produce one resource of several: the owner's alone.
    pub choices_kept: CardSet,
    pub guilds: CardSet,
}

/// Why the tables are not the ones of the game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DataError {
    #[error("{0}")]
    Toml(String),
    #[error("there are {0} different cards, not {CARDS}")]
    Cards(usize),
    #[error("{0} stands there twice")]
    Twice(String),
    #[error("{card} names {other}, which is no card")]
    Unknown { card: String, other: String },
    #[error("the chain from {from} to {to} is written at one end only")]
    Chain { from: String, to: String },
    #[error("Age {age:?} has {found} cards for {players} players, not {wanted}")]
    Deck { age: Age, players: u8, found: usize, wanted: usize },
    #[error("Age {age:?} has {found} cards in all, not {wanted}")]
    Total { age: Age, found: usize, wanted: usize },
    #[error("{0} is purple where no guild belongs, or the other way round")]
    Guild(String),
    #[error("there are {0} wonders, not 7")]
    Wonders(usize),
    #[error("{0} has no stage on a side, or more than {MAX_STAGES}")]
    Stages(String),
    #[error("{0} produces for certain what neighbours could buy, and is neither brown nor grey")]
    Produces(String),
}

/// The one copy of the tables.
#[inline]
pub fn tables() -> &'static Tables {
    static TABLES: LazyLock<Tables> = LazyLock::new(|| {
        let ages = AGES.map(|(text, age)| (text.to_owned(), age));
        Tables::read(&ages, WONDERS).unwrap_or_else(|error| panic!("the tables of 7 Wonders are broken: {error}"))
    });
    &TABLES
}

/// Every card of an Age with so many players, copies included, without the guilds (p. 3).
pub fn deck(age: Age, players: u8) -> impl Iterator<Item = Card> {
    let of_age = move |data: &CardData| data.age == age && data.color != Color::Purple;
    tables().cards.iter().enumerate().filter(move |(_, data)| of_age(data)).flat_map(move |(index, data)| {
        let copies = data.copies.iter().filter(|&&from| from <= players).count();
        std::iter::repeat_n(Card(index as u8), copies)
    })
}

/// Players + 2 guilds are shuffled into Age III (p. 3; R3).
pub const fn guilds_in_play(players: u8) -> usize {
    players as usize + 2
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardFile {
    card: Vec<CardRow>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct CardRow {
    id: String,
    name: String,
    color: Color,
    #[serde(default)]
    copies: Vec<u8>,
    #[serde(default)]
    coin_cost: u8,
    #[serde(default)]
    cost: Resources,
    #[serde(default)]
    free_after: Vec<String>,
    #[serde(default)]
    opens: Vec<String>,
    effect: Effect,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WonderFile {
    wonder: Vec<WonderData>,
}

impl Tables {
    /// Reads the tables and proves what can be counted.
    pub fn read(ages: &[(String, Age)], wonders: &str) -> Result<Tables, DataError> {
        let mut rows = Vec::new();
        for (text, age) in ages {
            let file: CardFile = toml::from_str(text).map_err(|error| DataError::Toml(error.to_string()))?;
            rows.extend(file.card.into_iter().map(|row| (row, *age)));
        }
        let cards = cards(&rows)?;
        let wonders = toml::from_str::<WonderFile>(wonders).map_err(|error| DataError::Toml(error.to_string()))?.wonder;
        let choices = |for_sale: bool| {
            let wanted = |data: &CardData| !data.effect.produces_one_of.is_empty() && data.color.is_for_sale() == for_sale;
            positions(&cards, wanted)
        };
        let tables = Tables {
            choices_for_sale: choices(true),
            choices_kept: choices(false),
            guilds: positions(&cards, |data| data.color == Color::Purple),
            cards,
            wonders,
        };
        tables.check_chains()?;
        tables.check_decks()?;
        tables.check_wonders()?;
        Ok(tables)
    }

    fn check_chains(&self) -> Result<(), DataError> {
        for (index, data) in self.cards.iter().enumerate() {
            let card = Card(index as u8);
            let chain = |from: &CardData, to: &CardData| DataError::Chain { from: from.id.clone(), to: to.id.clone() };
            for other in data.opens.iter().map(|other| &self.cards[other.index()]) {
                if !other.free_after.contains(card) {
                    return Err(chain(data, other));
                }
            }
            for other in data.free_after.iter().map(|other| &self.cards[other.index()]) {
                if !other.opens.contains(card) {
                    return Err(chain(other, data));
                }
            }
        }
        Ok(())
    }

    /// Seven cards a player in every Age; 49, 49 and 50 cards in the box.
    fn check_decks(&self) -> Result<(), DataError> {
        if self.guilds.len() != GUILDS {
            return Err(DataError::Guild(format!("{} guilds", self.guilds.len())));
        }
        for (age, total) in Age::ALL.into_iter().zip([49, 49, 50]) {
            let copies = || self.cards.iter().filter(|data| data.age == age).flat_map(|data| &data.copies);
            let guilds = if age == Age::III { GUILDS } else { 0 };
            for players in 3..=7 {
                let drawn = if age == Age::III { guilds_in_play(players) } else { 0 };
                let (found, wanted) = (copies().filter(|&&from| from <= players).count() + drawn, 7 * players as usize);
                if found != wanted {
                    return Err(DataError::Deck { age, players, found, wanted });
                }
            }
            let found = copies().count() + guilds;
            if found != total {
                return Err(DataError::Total { age, found, wanted: total });
            }
        }
        Ok(())
    }

    fn check_wonders(&self) -> Result<(), DataError> {
        if self.wonders.len() != 7 {
            return Err(DataError::Wonders(self.wonders.len()));
        }
        for (index, wonder) in self.wonders.iter().enumerate() {
            if self.wonders[..index].iter().any(|other| other.id == wonder.id) {
                return Err(DataError::Twice(wonder.id.clone()));
            }
            let fits = |stages: &[StageData]| (1..=MAX_STAGES as usize).contains(&stages.len());
            if !fits(&wonder.day) || !fits(&wonder.night) {
                return Err(DataError::Stages(wonder.id.clone()));
            }
            if wonder.day.iter().chain(&wonder.night).any(|stage| !stage.effect.produces.is_none()) {
                return Err(DataError::Produces(wonder.id.clone()));
            }
        }
        Ok(())
    }
}

fn positions(cards: &[CardData], wanted: impl Fn(&CardData) -> bool) -> CardSet {
    cards.iter().enumerate().filter(|(_, data)| wanted(data)).map(|(index, _)| Card(index as u8)).collect()
}

fn cards(rows: &[(CardRow, Age)]) -> Result<[CardData; CARDS], DataError> {
    let mut cards = Vec::with_capacity(rows.len());
    for (index, (row, age)) in rows.iter().enumerate() {
        if rows[..index].iter().any(|(other, _)| other.id == row.id) {
            return Err(DataError::Twice(row.id.clone()));
        }
        if (row.color == Color::Purple) != row.copies.is_empty() || (row.color == Color::Purple && *age != Age::III) {
            return Err(DataError::Guild(row.id.clone()));
        }
        // A city keeps one sum of what it produces for certain, and sells all of it (R8).
        if !row.effect.produces.is_none() && !row.color.is_for_sale() {
            return Err(DataError::Produces(row.id.clone()));
        }
        cards.push(card(row, *age, rows)?);
    }
    let found = cards.len();
    cards.try_into().map_err(|_| DataError::Cards(found))
}

fn card(row: &CardRow, age: Age, rows: &[(CardRow, Age)]) -> Result<CardData, DataError> {
    let find = |id: &String| {
        let found = rows.iter().position(|(other, _)| other.id == *id).map(|index| Card(index as u8));
        found.ok_or_else(|| DataError::Unknown { card: row.id.clone(), other: id.clone() })
    };
    Ok(CardData {
        id: row.id.clone(),
        name: row.name.clone(),
        age,
        color: row.color,
        copies: row.copies.clone(),
        coins: row.coin_cost,
        cost: row.cost,
        free_after: row.free_after.iter().map(find).collect::<Result<_, _>>()?,
        opens: row.opens.iter().map(find).collect::<Result<_, _>>()?,
        identical: rows.iter().enumerate().filter(|(_, (other, _))| other.name == row.name).map(|(index, _)| Card(index as u8)).collect(),
        effect: row.effect.clone(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The tables with some words of one file exchanged.
    fn read_with(file: usize, from: &str, to: &str) -> Option<DataError> {
        let mut ages = AGES.map(|(text, age)| (text.to_owned(), age));
        assert!(ages[file].0.contains(from), "nothing to exchange");
        ages[file].0 = ages[file].0.replacen(from, to, 1);
        Tables::read(&ages, WONDERS).err()
    }

    #[test]
    fn the_printed_tables_are_whole() {
        assert_eq!(tables().cards.iter().map(|data| data.copies.len().max(1)).sum::<usize>(), 148);
        assert_eq!((tables().choices_for_sale.len(), tables().choices_kept.len()), (6, 2));
    }

    #[test]
    fn a_broken_table_is_refused_and_says_where() {
        let fault = |file, from, to| read_with(file, from, to).map(|error| error.to_string()).unwrap_or_default();
        assert_eq!(fault(0, "copies = [3, 4]", "copies = [3, 5]"), "Age I has 27 cards for 4 players, not 28");
        assert_eq!(fault(0, "\"stone-pit\"", "\"lumber-yard\""), "lumber-yard stands there twice");
        assert_eq!(fault(1, "opens = [\"haven\"]", "opens = [\"port\"]"), "forum names port, which is no card");
        assert_eq!(fault(1, "opens = [\"haven\"]\n", ""), "the chain from forum to haven is written at one end only");
        assert_eq!(fault(2, "free-after = [\"forum\"]\n", ""), "the chain from forum to haven is written at one end only");
        assert_eq!(fault(3, "\"purple\"", "\"blue\""), "workers-guild is purple where no guild belongs, or the other way round");
        let kept = "caravansery produces for certain what neighbours could buy, and is neither brown nor grey";
        assert_eq!(fault(1, "produces-one-of = [\"wood\", \"stone\", \"ore\", \"clay\"]", "produces = { wood = 1 }"), kept);
        assert!(fault(0, "points = 3", "poinst = 3").contains("unknown field `poinst`"));
        assert!(fault(1, "clay = 2", "brick = 2").contains("unknown variant `brick`"));
        assert_eq!(read_with(0, "[[card]]\nid = \"lumber-yard\"", "[[card]]\nid = \"lumber-camp\""), None);
    }

    #[test]
    fn boards_are_seven_with_one_to_four_stages() {
        let ages = AGES.map(|(text, age)| (text.to_owned(), age));
        let fault = |wonders: &str| Tables::read(&ages, wonders).err();
        let (without_rhodos, _) = WONDERS.split_at(WONDERS.rfind("[[wonder]]").unwrap());
        assert_eq!(fault(without_rhodos), Some(DataError::Wonders(6)));
        assert_eq!(fault(&WONDERS.replace("\"rhodos\"", "\"gizah\"")), Some(DataError::Twice("gizah".to_owned())));
        let kept = WONDERS.replacen("produces-one-of = [\"wood\", \"stone\", \"ore\", \"clay\"]", "produces = { ore = 1 }", 1);
        assert_eq!(fault(&kept), Some(DataError::Produces("alexandria".to_owned())));
        let stage = "\n[[wonder.night]]\ncost = { ore = 1 }\neffect = { points = 1 }\n";
        assert_eq!(fault(&format!("{WONDERS}{}", stage.repeat(3))), Some(DataError::Stages("rhodos".to_owned())));
    }
}
