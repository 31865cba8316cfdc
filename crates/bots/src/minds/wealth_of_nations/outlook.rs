//! How long the game will last, what things will cost, and how somebody means to play.

use super::ledger::{Goods, fair};
use engine::Seat;
use wealth_of_nations::WealthOfNations;
use wealth_of_nations::data::{Commodity, Market, TileKind};
use wealth_of_nations::state::Phase;

/// Points of a tile in money.
pub(super) const TILE: f32 = 40.0;
/// What a note costs in the end: it is handed back.
pub(super) const NOTE: f32 = 25.0;
/// Flags that a nation places in a round, tiles that it builds.
const FLAGS_A_ROUND: f32 = 2.2;
const TILES_A_ROUND: f32 = 1.8;

/// A game in this round has lasted long.
const LONG: u32 = 8;
/// From this round on nobody waits for others to end the game.
pub(super) const TOO_LONG: u32 = 10;

/// How somebody means to play. Greedy bots play the plain style; searching ones try others in mind.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Style {
    /// How much what comes later counts.
    pub growth: f32,
    /// How dear a loan looks.
    pub debt: f32,
    /// How good each industry looks.
    pub taste: [f32; 6],
    /// What something new must bring beyond its cost, in money.
    pub margin: f32,
    /// All flags are placed at once, to end the game.
    pub rush: bool,
}

impl Style {
    pub(super) const PLAIN: Style = Style { growth: 1.0, debt: 2.0, taste: [1.0; 6], margin: 3.0, rush: false };
}

/// What a seat expects.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook {
    /// Productions still to come.
    pub rounds: f32,
    /// Stocks of the markets now.
    pub now: Goods,
    /// Stocks as they may be later: in between of now and what was meant.
    pub later: Goods,
    pub style: Style,
}

impl Outlook {
    pub(super) fn new(state: &WealthOfNations, style: Style) -> Outlook {
        let now = state.stocks.map(i32::from);
        let later = std::array::from_fn(|at| (2 * now[at] + i32::from(Market::of(Commodity::ALL[at]).start)) / 3);
        let rounds = if style.rush { 1.0 } else { rounds_left(state) };
        Outlook { rounds, now, later, style }
    }

    pub(super) fn growing(&self) -> bool {
        self.rounds > 1.5
    }

    /// What a cube is about worth.
    pub(super) fn value(&self, commodity: usize) -> f32 {
        fair(commodity, self.later[commodity])
    }
}

/// Productions still to come: until somebody has placed all flags, the board is full or the stacks are empty.
pub(super) fn rounds_left(state: &WealthOfNations) -> f32 {
    let production = match state.phase {
        Phase::Over | Phase::Repay { .. } => return 0.0,
        Phase::Trade(_) if state.end.is_some() => return 0.0,
        Phase::Occupy { .. } | Phase::Produce(_) if state.end.is_some() => return 1.0,
        Phase::Occupy { .. } | Phase::Produce(_) => 1.0,
        Phase::FirstPlayer | Phase::Draft(_) | Phase::Claims { .. } | Phase::Stations { .. } | Phase::Trade(_) | Phase::Develop(_) => 0.0,
    };
    let players = f32::from(state.players().len().max(1));
    let flags = state.nations.values().map(|nation| nation.flags_left).min().unwrap_or(0);
    let room = state.playable().minus(state.claimed()).len();
    let stacks = TileKind::ALL.into_iter().filter(|kind| *kind != TileKind::IntegratedEconomy).map(|kind| state.stacks[kind.index()]);
    let tiles = stacks.clone().map(u16::from).sum::<u16>() - u16::from(stacks.max().unwrap_or(0));
    let soonest = (f32::from(flags) / FLAGS_A_ROUND)
        .min(f32::from(room) / (FLAGS_A_ROUND * players))
        .min(f32::from(tiles) / (TILES_A_ROUND * players));
    // A game that has gone on for long goes on: who could end it does not want to.
    let least = if state.round >= LONG { 2.0 } else { 1.0 };
    production + soonest.max(least - production)
}

/// Whether a seat is still in the game.
pub(super) fn plays(state: &WealthOfNations, seat: Seat) -> bool {
    !state.nations[seat].eliminated
}
