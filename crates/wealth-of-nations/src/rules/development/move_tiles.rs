//! Moving or turning one to three tiles (EN1 p.12, FRWC p.14).

use crate::action::{MovedTile, MovedToken};
use crate::board::{Hex, HexSet};
use crate::data::{Cubes, FORCE_COST, MOVE_COST, Tile};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::rules::blocs::bloc_at;
use crate::rules::placement::conflicts;
use crate::state::{Map, WealthOfNations};
use engine::{Seat, Sink};

/// What a move leads to.
pub(crate) struct Moved {
    map: Map,
    flags: HexSet,
    tokens: HexSet,
    /// Own flags that lay where a tile was set down with its own one.
    returned: HexSet,
    /// Where colours clashed when a tile was set down.
    forced: HexSet,
    cost: Cubes,
}

impl WealthOfNations {
    /// What a move leads to, if it is legal. All tiles are lifted first, with their flags; then they are set down in
    /// the order given, and each that clashes when it is set down costs one capital more (R46).
    pub(crate) fn moved(&self, seat: Seat, tiles: &[MovedTile], tokens: &[MovedToken]) -> Result<Moved, Illegal> {
        let nation = &self.nations[seat];
        let (mut map, lifted) = self.lift_tiles(seat, tiles)?;
        // With War Clouds flags stay where they are and are where tiles may go (FRWC p.14, R48).
        let mut flags = if self.options.war_clouds { nation.flags } else { nation.flags.minus(lifted) };
        let (mut returned, mut forced, mut cost) = (HexSet::EMPTY, HexSet::EMPTY, MOVE_COST);
        for moved in tiles {
            self.check_destination(flags, &map, nation.flags, moved.to)?;
            let kind = self.map.tile(moved.from).expect("it was lifted from there").kind;
            let tile = Tile::new(kind, moved.rotation);
            if conflicts(&map, moved.to, tile) > 0 {
                if !moved.force {
                    return Err(Illegal::Conflict { hex: moved.to });
                }
                forced = forced.with(moved.to);
                cost += FORCE_COST;
            }
            map.put(moved.to, tile);
            if !self.options.war_clouds {
                if flags.contains(moved.to) {
                    returned = returned.with(moved.to);
                }
                flags = flags.with(moved.to);
            }
        }
        let tokens = self.moved_tokens(seat, tiles, tokens, (&map, flags))?;
        self.check_cost(seat, cost)?;
        Ok(Moved { map, flags, tokens, returned, forced, cost })
    }

    /// The map without the tiles, and where they lay.
    fn lift_tiles(&self, seat: Seat, tiles: &[MovedTile]) -> Result<(Map, HexSet), Illegal> {
        if tiles.is_empty() {
            return Err(Illegal::MovedNone);
        }
        let (own, mut map, mut lifted) = (self.tiles_of(seat), self.map, HexSet::EMPTY);
        for &MovedTile { from, .. } in tiles {
            if !own.contains(from) {
                return Err(Illegal::NotYourTile { hex: from });
            }
            if lifted.contains(from) {
                return Err(Illegal::NamedTwice { hex: from });
            }
            map.lift(from);
            lifted = lifted.with(from);
        }
        Ok((map, lifted))
    }

    /// Any hex that nobody else has claimed and that has no tile; with War Clouds only one with an own flag.
    fn check_destination(&self, flags: HexSet, map: &Map, before: HexSet, to: Hex) -> Result<(), Illegal> {
        if !self.playable().contains(to) {
            Err(Illegal::Impassable { hex: to })
        } else if self.claimed().minus(before).contains(to) {
            Err(Illegal::Claimed { hex: to })
        } else if map.tiled().contains(to) {
            Err(Illegal::Occupied { hex: to })
        } else if self.options.war_clouds && !flags.contains(to) {
            Err(Illegal::NotYourFlag { hex: to })
        } else {
            Ok(())
        }
    }

    /// Where the tokens are after the move. A token goes with its tile, or is lost with War Clouds; of a bloc that
    /// is split, the owner may name another tile for it (EN1 p.12, R48, R51).
    fn moved_tokens(&self, seat: Seat, tiles: &[MovedTile], named: &[MovedToken], after: (&Map, HexSet)) -> Result<HexSet, Illegal> {
        let nation = &self.nations[seat];
        let (mut stay, mut put) = (nation.tokens, HexSet::EMPTY);
        for token in named {
            self.check_token(seat, tiles, *token, after)?;
            if !stay.contains(token.from) {
                return Err(Illegal::NamedTwice { hex: token.from });
            }
            let to = self.lands(tiles, token.to).expect("a named tile is on the board after the move");
            if put.contains(to) {
                return Err(Illegal::NamedTwice { hex: token.to });
            }
            stay = stay.without(token.from);
            put = put.with(to);
        }
        Ok(stay.iter().filter_map(|hex| self.lands(tiles, hex)).collect::<HexSet>().union(put))
    }

    /// Where a token on this tile is after the move; `None` if it is lost.
    fn lands(&self, tiles: &[MovedTile], hex: Hex) -> Option<Hex> {
        match tiles.iter().find(|moved| moved.from == hex) {
            Some(_) if self.options.war_clouds => None,
            Some(moved) => Some(moved.to),
            None => Some(hex),
        }
    }

    fn check_token(&self, seat: Seat, tiles: &[MovedTile], token: MovedToken, (map, flags): (&Map, HexSet)) -> Result<(), Illegal> {
        let MovedToken { from, to } = token;
        let tokens = self.nations[seat].tokens;
        if !tokens.contains(from) {
            return Err(Illegal::NoToken { hex: from });
        }
        let industry = self.map.tile(from).and_then(|tile| tile.kind.fed_section()).expect("tokens lie on tiles that are fed");
        let bloc = self.bloc(seat, industry, from);
        // A token that is lost with its tile cannot be named any more, nor can a tile that would lose it.
        let kept = self.lands(tiles, from).is_some() && self.lands(tiles, to).is_some();
        if from == to || !bloc.contains(to) || tokens.contains(to) || !kept {
            return Err(Illegal::TokenCannotMove { from, to });
        }
        let place = |hex: Hex| tiles.iter().find(|moved| moved.from == hex).map_or(hex, |moved| moved.to);
        let now: HexSet = bloc.iter().map(place).collect();
        let split = !bloc_at(map, flags, industry, place(from)).contains_all(now);
        if split { Ok(()) } else { Err(Illegal::TokenCannotMove { from, to }) }
    }

    pub(super) fn move_tiles(&mut self, seat: Seat, tiles: &[MovedTile], tokens: &[MovedToken], events: &mut impl Sink<Event>) {
        let moved = self.moved(seat, tiles, tokens).expect("it was checked");
        self.pay(seat, moved.cost, events);
        for &MovedTile { from, .. } in tiles {
            let tile = self.map.tile(from).expect("it was checked").kind;
            events.add(|| Event::TileLifted { seat, tile, hex: from });
        }
        for &MovedTile { to, .. } in tiles {
            if moved.returned.contains(to) {
                events.add(|| Event::FlagReturned { seat, hex: to });
            }
            if moved.forced.contains(to) {
                events.add(|| Event::PlacementForced { seat, hex: to });
            }
            let tile = moved.map.tile(to).expect("it was set down there");
            events.add(|| Event::TilePlaced { seat, tile: tile.kind, hex: to, rotation: tile.rotation });
        }
        self.tell_tokens(seat, tiles, tokens, events);
        self.map = moved.map;
        let nation = &mut self.nations[seat];
        nation.flags = moved.flags;
        nation.flags_left += moved.returned.len();
        nation.tokens = moved.tokens;
    }

    /// Which tokens moved or were lost; told from the state before the move.
    fn tell_tokens(&self, seat: Seat, tiles: &[MovedTile], named: &[MovedToken], events: &mut impl Sink<Event>) {
        for from in self.nations[seat].tokens {
            let tile = named.iter().find(|token| token.from == from).map_or(from, |token| token.to);
            match self.lands(tiles, tile) {
                Some(to) if to == from => {}
                Some(to) => events.add(|| Event::TokenMoved { seat, from, to }),
                None => events.add(|| Event::TokenLost { seat, hex: from }),
            }
        }
    }
}
