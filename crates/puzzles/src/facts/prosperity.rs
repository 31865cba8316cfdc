//! Puzzles of Prosperity.

use super::{Funnel, Puzzling, those};
use crate::Theme;
use bots::Care;
use engine::{Dice, Game, Seat, pick};
use prosperity::data::{DECADES, Effect, Side, Space, Symbols, Tile};
use prosperity::state::Phase;
use prosperity::{Action, NullActions, Options, Prosperity, Triangle};
use rand::RngExt;

impl Puzzling for Prosperity {
    const FUNNEL: Funnel = Funnel {
        play: 20,
        lost: 0,
        glanced: 9,
        first: 24,
        promising: 0.05,
        search: 40,
        second: 150,
        check: 700,
        expert: Care { search: 1_000, proposals: 6, games: 100, finals: 250, time: None },
        lead: 0.06,
        shown: 6,
        per_game: 2,
        apart: 15,
    };

    fn table(dice: &mut Dice) -> (Options, u8) {
        let seats = dice.random_range(2..=4);
        let boards = (0..seats).map(|_| *pick(&[Side::Silver, Side::Black], dice)).collect();
        (Options { boards, triangle: Triangle::All, null_actions: NullActions::Allowed }, seats)
    }

    fn themes(&self, seat: Seat, best: &Action) -> Vec<Theme> {
        let last = self.stack().is_none_or(|(decade, _)| Some(&decade) == DECADES.last());
        let mut facts = vec![(Theme::End, last)];
        match *best {
            Action::Settle { .. } => facts.extend([(Theme::Energy, true), (Theme::Pollution, true)]),
            Action::Advance { .. } => facts.push((Theme::Research, true)),
            Action::Income => facts.extend([(Theme::Money, true), (Theme::Timing, self.could_buy(seat))]),
            Action::Cleanup => facts.extend([(Theme::Pollution, true), (Theme::Timing, self.could_buy(seat))]),
            Action::Research { .. } => facts.extend([(Theme::Research, true), (Theme::Timing, self.could_buy(seat))]),
            Action::Buy { tile, space } => facts.extend(self.of_purchase(seat, tile, space)),
        }
        those(&facts)
    }
}

trait Purchases {
    fn could_buy(&self, seat: Seat) -> bool;
    fn of_purchase(&self, seat: Seat, tile: Tile, space: Option<Space>) -> Vec<(Theme, bool)>;
}

impl Purchases for Prosperity {
    fn could_buy(&self, seat: Seat) -> bool {
        let mut actions = Vec::new();
        self.candidates(seat, &mut actions);
        matches!(self.phase, Phase::Actions { .. }) && actions.iter().any(|action| matches!(action, Action::Buy { .. }))
    }

    fn of_purchase(&self, seat: Seat, tile: Tile, space: Option<Space>) -> Vec<(Theme, bool)> {
        let covered = space.map(|space| self.countries[seat].visible(space)).unwrap_or_default();
        let more = tile.data().symbols - covered;
        let (points, discs) = match tile.data().effect {
            Some(Effect::Points(_)) => (true, false),
            Some(Effect::RemoveDiscs(_)) => (false, true),
            None => (false, false),
        };
        vec![
            (Theme::Energy, more.energy > 0),
            (Theme::Pollution, more.ecology > 0 || discs),
            (Theme::Money, more.capital > 0),
            (Theme::Research, more.research > 0),
            (Theme::Points, more.prosperity > 0 || points),
            (Theme::Covering, covered != Symbols::default()),
        ]
    }
}
