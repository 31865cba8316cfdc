//! What a nation is worth: what it owns, and what its blocs will bring.

use super::ledger::{Goods, LABOR, goods, net_worth, plus, purchase};
use super::outlook::{NOTE, Outlook, Style, TILE, plays};
use super::works::Works;
use engine::{BySeat, Seat};
use wealth_of_nations::WealthOfNations;
use wealth_of_nations::data::{Commodity, Market};
use wealth_of_nations::state::Phase;

/// What a flag is worth that waits for its tile.
const FLAG: f32 = 10.0;
/// A lead that a last round does not turn, in money.
const AHEAD: f32 = 60.0;
/// What is left of a nation that is out.
const RUIN: f32 = -500.0;

/// In money.
pub(super) fn worth(state: &WealthOfNations, seat: Seat, style: Style) -> f32 {
    let nation = &state.nations[seat];
    if !plays(state, seat) {
        return RUIN;
    }
    let tiles = f32::from(state.tiles_of(seat).len());
    let done = tiles * TILE + nation.money as f32;
    if state.phase == Phase::Over {
        return done - nation.notes as f32 * 30.0;
    }
    let outlook = Outlook::new(state, style);
    let goods = net_worth(&outlook.later, &goods(&nation.cubes), &[0; 5]) as f32;
    let flags = (f32::from(nation.flags.len()) - tiles) * if outlook.growing() { FLAG } else { 0.0 };
    let season = Works::of(state, seat).season(&outlook.later);
    done + goods + flags - nation.notes as f32 * (NOTE + outlook.rounds) + outlook.rounds * season.net(&outlook.later).max(0.0)
}

/// What everybody would have if this were the last round: everything runs, then everything is sold at one price.
pub(super) fn finale(state: &WealthOfNations) -> BySeat<f32> {
    let now = state.stocks.map(i32::from);
    let seasons = BySeat::from_fn(state.seats(), |seat| Works::of(state, seat).season(&now));
    let left = BySeat::from_fn(state.seats(), |seat| {
        let (have, season) = (goods(&state.nations[seat].cubes), &seasons[seat]);
        plus(&std::array::from_fn(|at| (have[at] - season.takes[at]).max(0)), &season.makes)
    });
    let total = left.values().fold([0; 5], |sum, goods: &Goods| plus(&sum, goods));
    let price: [i32; 5] = std::array::from_fn(|at| {
        let market = Market::of(Commodity::ALL[at]);
        market.sell_price((now[at] + total[at] / 2).min(market.wells().into()) as u8) as i32
    });
    BySeat::from_fn(state.seats(), |seat| {
        if !plays(state, seat) {
            return RUIN;
        }
        let (nation, season) = (&state.nations[seat], &seasons[seat]);
        let bought: i32 = (0..5).map(|at| purchase(at, now[at], (season.takes[at] - nation.cubes[Commodity::ALL[at]] as i32).max(0))).sum();
        let sold: i32 = (0..5).map(|at| left[seat][at] * price[at]).sum();
        let money = nation.money as i32 + season.money + sold - bought;
        money as f32 + f32::from(state.tiles_of(seat).len()) * TILE - nation.notes as f32 * NOTE
    })
}

impl Style {
    /// How a greedy bot plays: for the end when that wins.
    pub(super) fn plain(state: &WealthOfNations, seat: Seat) -> Style {
        Style { rush: ends_ahead(state, seat), ..Style::PLAIN }
    }
}

/// Whether a seat would win if it placed all its flags now to end the game.
pub(super) fn ends_ahead(state: &WealthOfNations, seat: Seat) -> bool {
    let nation = &state.nations[seat];
    let flags = i32::from(nation.flags_left);
    let lacking = (flags - nation.cubes[Commodity::Labor] as i32).max(0);
    let open = match state.phase {
        Phase::Trade(_) => state.end.is_none(),
        Phase::Develop(_) => lacking == 0,
        _ => false,
    };
    if !open || state.flag_hexes(seat).is_empty() {
        return false;
    }
    let cost = purchase(LABOR, state.stocks[LABOR].into(), lacking) as f32;
    let points = finale(state);
    let rival = points.iter().filter(|(other, _)| *other != seat).map(|(_, points)| *points).fold(f32::NEG_INFINITY, f32::max);
    points[seat] - cost > rival + AHEAD
}
