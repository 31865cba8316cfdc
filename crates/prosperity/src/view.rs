//! What a viewer sees: everything, with what each choice would do before it is made.

mod figures;

pub use figures::{Crossed, Figures, Forecast, Split, Step};

use crate::action::Illegal;
use crate::data::{Decade, Effect, Kind, LEVELS, Space, Symbol, Symbols, Tile, Track};
use crate::state::{Country, Phase, Prosperity};
use engine::{BySeat, Seat, Viewer};
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct View {
    pub viewer: Viewer,
    /// The whole table: nothing of it is hidden.
    pub table: Prosperity,
    /// The decade of the next tile with the symbols that are still to come in it; everybody can count them.
    pub to_come: Option<(Decade, Vec<Symbol>)>,
    /// What each seat would get from a scoring of each symbol now; what is owed counted as polluted for,
    /// research as one number of steps.
    pub forecast: BySeat<[Forecast; 5]>,
    /// What follows from each country, by seat.
    pub figures: Vec<Figures>,
    /// What a step of research on each track would do for the viewer; nothing for the public.
    pub steps: Option<[Step; 2]>,
    /// What a tile of each level of each track costs the viewer.
    pub prices: Option<[[u16; LEVELS as usize]; 2]>,
    /// What is for sale, to the viewer; empty for the public.
    pub offers: Vec<Offer>,
    /// The decision the game waits for from the viewer.
    pub owed: Option<Owed>,
}

/// What a player is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Owed {
    /// Energy is missing: so many levels. For each number that can be paid for, from none on, what that brings.
    Settle { missing: u8, ways: Vec<Forecast> },
    /// So many steps are to be shared between the tracks: every way, by the steps on the energy track, and one that makes sense.
    Advance { steps: u8, splits: Vec<Split>, proposed: u8 },
    /// So many actions are left in this turn.
    Actions { left: u8 },
}

/// A tile for sale.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Offer {
    pub tile: Tile,
    pub price: u16,
    /// Why it cannot be bought, whoever's turn it is.
    pub why_not: Option<Illegal>,
    /// Where it can lie, with what would change.
    pub places: Vec<Place>,
    /// A place that makes sense.
    pub proposed: Option<Space>,
    /// What a special would do.
    pub special: Option<SpecialChange>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Place {
    pub space: Space,
    /// The tile it would cover; a print is no tile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub covers: Option<Tile>,
    pub change: SymbolChange,
    /// Spaces that would open.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<Space>>"))]
    pub opens: Vec<Space>,
}

impl Place {
    /// Symbols count, prosperity twice; what opens a little besides. An empty place so comes before a covered one.
    fn worth(&self) -> i32 {
        let SymbolChange { energy, ecology, capital, research, prosperity } = self.change;
        4 * [energy, ecology, capital, research, prosperity, prosperity].map(i32::from).iter().sum::<i32>() + self.opens.len() as i32
    }
}

/// Symbols that come and go. There are many places, and most symbols stay: those are left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
#[serde(default)]
pub struct SymbolChange {
    #[serde(skip_serializing_if = "stays")]
    #[cfg_attr(feature = "types", ts(as = "Option<i8>"))]
    pub energy: i8,
    #[serde(skip_serializing_if = "stays")]
    #[cfg_attr(feature = "types", ts(as = "Option<i8>"))]
    pub ecology: i8,
    #[serde(skip_serializing_if = "stays")]
    #[cfg_attr(feature = "types", ts(as = "Option<i8>"))]
    pub capital: i8,
    #[serde(skip_serializing_if = "stays")]
    #[cfg_attr(feature = "types", ts(as = "Option<i8>"))]
    pub research: i8,
    #[serde(skip_serializing_if = "stays")]
    #[cfg_attr(feature = "types", ts(as = "Option<i8>"))]
    pub prosperity: i8,
}

fn stays(change: &i8) -> bool {
    *change == 0
}

impl From<Symbols> for SymbolChange {
    fn from(Symbols { energy, ecology, capital, research, prosperity }: Symbols) -> SymbolChange {
        SymbolChange { energy, ecology, capital, research, prosperity }
    }
}

/// What a special changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SpecialChange {
    pub discs: i32,
    pub points: i32,
}

impl Prosperity {
    pub(crate) fn look(&self, viewer: Viewer) -> View {
        let symbols = |tiles: crate::data::TileSet| {
            let mut symbols: Vec<Symbol> = tiles.iter().filter_map(|tile| tile.data().scores).collect();
            symbols.sort_unstable();
            symbols
        };
        View {
            viewer,
            to_come: self.stack().map(|(decade, tiles)| (decade, symbols(tiles))),
            forecast: self.countries.map(|country| Symbol::ALL.map(|symbol| country.forecast(|after| after.score_unasked(symbol)))),
            figures: Seat::all(self.seats()).map(|seat| self.figures(seat)).collect(),
            steps: match viewer {
                Viewer::Seat(seat) => Some(Track::ALL.map(|track| self.step(seat, track))),
                Viewer::Public => None,
            },
            prices: match viewer {
                Viewer::Seat(seat) => Some(self.countries[seat].prices()),
                Viewer::Public => None,
            },
            offers: match viewer {
                Viewer::Seat(seat) => self.display.iter().map(|tile| self.offer(seat, tile)).collect(),
                Viewer::Public => Vec::new(),
            },
            owed: match viewer {
                Viewer::Seat(seat) => self.owed(seat),
                Viewer::Public => None,
            },
            table: self.clone(),
        }
    }

    fn owed(&self, seat: Seat) -> Option<Owed> {
        let country = &self.countries[seat];
        match (self.scoring(), self.phase) {
            (Some((_, owing)), _) if !owing.contains(seat) => None,
            (Some((Symbol::Energy, _)), _) => Some(Owed::Settle { missing: country.deficit(), ways: country.ways_to_settle() }),
            (Some(_), _) => Some(Owed::Advance { steps: country.steps(), splits: country.splits(), proposed: country.useful_split() }),
            (None, Phase::Actions { left }) if seat == self.active => Some(Owed::Actions { left }),
            (None, _) => None,
        }
    }

    fn offer(&self, seat: Seat, tile: Tile) -> Offer {
        let country = &self.countries[seat];
        let price = country.price(tile);
        let kind = tile.data().kind;
        let places: Vec<Place> =
            if kind == Kind::Special { Vec::new() } else { country.places(kind).map(|space| preview(country, tile, space)).collect() };
        Offer {
            tile,
            price,
            why_not: self.check_price(seat, tile).err(),
            proposed: places.iter().rev().max_by_key(|place| place.worth()).map(|place| place.space),
            places,
            special: tile.data().effect.map(|effect| self.preview_special(country, effect)),
        }
    }

    fn preview_special(&self, country: &Country, effect: Effect) -> SpecialChange {
        let (points, discs) = { *country }.use_special(effect, self.may_have_points(country));
        SpecialChange { discs: -i32::from(discs), points: points.into() }
    }
}

fn preview(country: &Country, tile: Tile, space: Space) -> Place {
    let mut after = *country;
    after.place(tile, space);
    Place {
        space,
        covers: country.tiles[space.index()],
        change: (after.symbols - country.symbols).into(),
        opens: Space::all().filter(|space| after.is_open(*space) && !country.is_open(*space)).collect(),
    }
}
