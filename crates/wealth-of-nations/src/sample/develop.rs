//! Random Develop actions.

use super::any_hex;
use crate::action::{Action, CommonAction, DevelopAction, MarchAction, MovedTile, MovedToken};
use crate::board::HexSet;
use crate::data::{Rotation, Tile, TileKind};
use crate::layout::dots_added;
use crate::rules::placement::conflicts;
use crate::state::{Develop, Step, WealthOfNations};
use arrayvec::ArrayVec;
use engine::{Dice, Seat};
use rand::RngExt;

/// Who has less wages war seldom: units eat what the industry needs.
const WAR_CHEST: u32 = 40;
/// Places tried for a tile before it is forced or left.
const TRIES: u32 = 4;

impl WealthOfNations {
    pub(super) fn draw_development(&self, develop: &Develop, seat: Seat, dice: &mut Dice) -> Action {
        match develop.step {
            Step::Action => self.draw_develop_action(seat, dice),
            Step::March { .. } => self.draw_march(seat, dice),
            Step::Defence { .. } => Action::March(MarchAction::Defend { fight: dice.random_ratio(1, 2) }),
            Step::Operation { hex, .. } => self.draw_operation(seat, hex, dice),
        }
    }

    /// Flags and tiles whenever they can be paid, now and then something else.
    fn draw_develop_action(&self, seat: Seat, dice: &mut Dice) -> Action {
        if self.nations[seat].cubes.is_none() {
            return Action::Common(CommonAction::Pass);
        }
        let first = match dice.random_range(0..128u32) {
            0..3 => return Action::Common(CommonAction::Pass),
            3 => self.draw_move(seat, dice),
            4..8 => self.draw_automation(seat, dice),
            8 if self.options.war_clouds => self.draw_war(seat, dice),
            9..24 if self.options.war_clouds && self.nations[seat].money >= WAR_CHEST => self.draw_war(seat, dice),
            8..64 => self.draw_flag(seat, dice),
            _ => self.draw_build(seat, dice),
        };
        let first = first.or_else(|| self.draw_build(seat, dice)).or_else(|| self.draw_flag(seat, dice));
        first.or_else(|| self.draw_way_out(seat, dice)).unwrap_or(Action::Common(CommonAction::Pass))
    }

    /// Who has flags to place and no room for them breaks out: a tile that moves leaves room, a unit settles anywhere.
    fn draw_way_out(&self, seat: Seat, dice: &mut Dice) -> Option<Action> {
        if self.check_flag_price(seat).is_err() || !self.flag_hexes(seat).is_empty() {
            None
        } else if self.options.war_clouds {
            self.draw_settler(seat, dice)
        } else {
            self.draw_move(seat, dice)
        }
    }

    fn draw_flag(&self, seat: Seat, dice: &mut Dice) -> Option<Action> {
        if self.check_flag_price(seat).is_err() {
            return None;
        }
        any_hex(self.flag_hexes(seat), dice).map(|hex| Action::Develop(DevelopAction::PlaceFlag { hex }))
    }

    fn draw_build(&self, seat: Seat, dice: &mut Dice) -> Option<Action> {
        let nation = &self.nations[seat];
        let free = nation.flags.minus(self.map.tiled());
        if free.is_empty() {
            return None;
        }
        let payable = |kind: &TileKind| self.stacks[kind.index()] > 0 && nation.cubes.cover(&kind.data().cost);
        let kinds: ArrayVec<TileKind, { TileKind::ALL.len() }> = TileKind::ALL.into_iter().filter(payable).collect();
        if kinds.is_empty() {
            return None;
        }
        for left in (0..TRIES).rev() {
            let kind = kinds[dice.random_range(0..kinds.len() as u32) as usize];
            let (hex, rotation) = (any_hex(free, dice)?, Rotation::new(dice.random_range(0..6)));
            let tile = Tile::new(kind, rotation);
            let dots: u32 = dots_added(&self.map, nation.flags, self.options.synergy, hex, tile).iter().sum();
            // A tile alone seldom pays for what it eats.
            if dots < 2 && !dice.random_ratio(1, 32) {
                continue;
            }
            let clash = conflicts(&self.map, hex, tile) > 0;
            let force = dice.random_ratio(1, 8) || clash && left == 0;
            if self.build_cost(seat, kind, hex, rotation, force).is_ok() {
                return Some(Action::Develop(DevelopAction::Build { tile: kind, hex, rotation, force }));
            }
        }
        None
    }

    fn draw_automation(&self, seat: Seat, dice: &mut Dice) -> Option<Action> {
        let hex = any_hex(self.tiles_of(seat), dice)?;
        self.check_automation(seat, hex).ok().map(|()| Action::Develop(DevelopAction::Automate { hex }))
    }

    /// One to three tiles to wherever they may go, with tokens that change tiles now and then.
    fn draw_move(&self, seat: Seat, dice: &mut Dice) -> Option<Action> {
        let own = self.tiles_of(seat);
        let (mut left, mut tiles) = (own, ArrayVec::new());
        for _ in 0..dice.random_range(1..=3u32) {
            let Some(from) = any_hex(left, dice) else { break };
            left = left.without(from);
            let to = if dice.random_ratio(1, 4) { from } else { any_hex(self.destinations(seat).union(own.minus(left)), dice)? };
            tiles.push(MovedTile { from, to, rotation: Rotation::new(dice.random_range(0..6)), force: dice.random_ratio(1, 2) });
        }
        let tokens = self.draw_tokens(seat, dice);
        let action = |tokens| Action::Develop(DevelopAction::MoveTiles { tiles: tiles.clone(), tokens });
        if self.moved(seat, &tiles, &tokens).is_ok() {
            Some(action(tokens))
        } else {
            self.moved(seat, &tiles, &[]).ok().map(|_| action(ArrayVec::new()))
        }
    }

    fn draw_tokens(&self, seat: Seat, dice: &mut Dice) -> ArrayVec<MovedToken, { crate::data::MAX_FLAGS }> {
        let (tokens, tiles) = (self.nations[seat].tokens, self.tiles_of(seat));
        let mut named = ArrayVec::new();
        for from in tokens {
            if dice.random_ratio(1, 2)
                && let Some(to) = any_hex(tiles.minus(tokens), dice)
            {
                named.push(MovedToken { from, to });
            }
        }
        engine::shuffle(&mut named, dice);
        named
    }

    /// Where a tile can be set down that stays clear of others' flags and of tiles (EN1 p.12, FRWC p.14).
    pub(crate) fn destinations(&self, seat: Seat) -> HexSet {
        let own = self.nations[seat].flags.minus(self.map.tiled());
        if self.options.war_clouds { own } else { own.union(self.playable().minus(self.claimed())) }
    }
}
