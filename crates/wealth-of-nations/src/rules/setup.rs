//! Set-up: stacks, flags and markets, the draw of the first player, first flags and first units
//! (EN1 p.5-7, FRWC p.4-5, 15).

mod draft;

use crate::action::{Action, Chance, SetUpAction};
use crate::board::{Hex, HexSet};
use crate::data::{CASH_ONLY_MONEY, Commodity, Market, TileKind, tables};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::{Edition, Options};
use crate::state::{Draft, Map, Nation, Phase, Plan, WealthOfNations};
use engine::{BySeat, Dice, Seat, SeatSet, Sink};
use rand::RngExt;

impl WealthOfNations {
    /// The board is set up, the first player not yet drawn.
    pub(crate) fn set_up(options: &Options, seats: u8) -> WealthOfNations {
        let players = usize::from(seats) - 2;
        let flags_left = match options.edition {
            Edition::First => tables().flags[0][players],
            Edition::Second => tables().flags[1][players],
        };
        let money = if options.cash_only { CASH_ONLY_MONEY } else { 0 };
        let stock = |commodity| if options.cash_only { Market::of(commodity).top_rows } else { Market::of(commodity).start };
        WealthOfNations {
            options: *options,
            round: 0,
            first: Seat::new(0),
            phase: Phase::FirstPlayer,
            end: None,
            ranked: SeatSet::EMPTY,
            quiet: 0,
            fresh: false,
            stocks: Commodity::ALL.map(stock),
            stacks: TileKind::ALL.map(|kind| match options.edition {
                Edition::First => kind.data().first_edition,
                Edition::Second => kind.data().second_edition,
            }),
            map: Map::default(),
            nations: BySeat::filled(seats, Nation { money, flags_left, ..Nation::default() }),
            plans: BySeat::filled(seats, Plan::default()),
        }
    }

    /// With only money there is no draft that the mine could lead (R9).
    fn mine_is_drawn(&self) -> bool {
        self.options.mine_leads_draft && !self.options.cash_only
    }

    pub(crate) fn check_first_player(&self, chance: &Chance) -> Result<(), Illegal> {
        let Chance::FirstPlayer { seat, mine } = *chance;
        if self.phase != Phase::FirstPlayer {
            return Err(Illegal::WrongMoment);
        }
        if let Some(seat) = [Some(seat), mine].into_iter().flatten().find(|seat| seat.index() >= usize::from(self.seats())) {
            return Err(Illegal::NoSuchSeat { seat });
        }
        if mine.is_some() == self.mine_is_drawn() && mine != Some(seat) { Ok(()) } else { Err(Illegal::MineDraw) }
    }

    /// The tiles are dealt face down, one to each player (EN1 p.5, FRWC p.15).
    pub(crate) fn roll_first_player(&self, dice: &mut Dice) -> Chance {
        let seats = self.seats();
        let seat = dice.random_range(0..seats);
        let mine = self.mine_is_drawn().then(|| (seat + dice.random_range(1..seats)) % seats);
        Chance::FirstPlayer { seat: Seat::new(seat), mine: mine.map(Seat::new) }
    }

    pub(crate) fn apply_first_player(&mut self, chance: Chance, events: &mut impl Sink<Event>) {
        let Chance::FirstPlayer { seat, mine } = chance;
        events.add(|| Event::FirstPlayer { seat, mine });
        self.first = seat;
        self.fresh = true;
        self.phase = if self.options.cash_only {
            Phase::Claims { seat }
        } else {
            Phase::Draft(Draft { leader: mine.unwrap_or(seat), picks: 0, industry: self.left_out(), commodity: 0 })
        };
    }

    /// The one flag of a cash-only start goes onto any free hex (FRWC p.15).
    pub(crate) fn check_claim(&self, asked: Seat, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.check_asked(asked, seat)?;
        let Action::SetUp(SetUpAction::Claim { hex }) = *action else { return Err(Illegal::WrongMoment) };
        self.check_free(hex)
    }

    pub(crate) fn apply_set_up(&mut self, seat: Seat, action: &SetUpAction, events: &mut impl Sink<Event>) {
        match *action {
            SetUpAction::Claim { hex } => self.claim(seat, hex, events),
            SetUpAction::Station { hex } => self.station(seat, hex, events),
        }
    }

    fn claim(&mut self, seat: Seat, hex: Hex, events: &mut impl Sink<Event>) {
        self.plant_flag(seat, hex, events);
        let next = self.next_player(seat);
        if next == self.first {
            self.end_set_up(events);
        } else {
            self.phase = Phase::Claims { seat: next };
        }
    }

    /// That a hex can be claimed by anybody.
    pub(crate) fn check_free(&self, hex: Hex) -> Result<(), Illegal> {
        if !self.playable().contains(hex) {
            Err(Illegal::Impassable { hex })
        } else if self.claimed().contains(hex) {
            Err(Illegal::Claimed { hex })
        } else {
            Ok(())
        }
    }

    /// A flag of the reserve goes onto the board.
    pub(crate) fn plant_flag(&mut self, seat: Seat, hex: Hex, events: &mut impl Sink<Event>) {
        let nation = &mut self.nations[seat];
        nation.flags_left -= 1;
        nation.flags = nation.flags.with(hex);
        events.add(|| Event::FlagPlaced { seat, hex });
    }

    /// All tiles lie: with War Clouds each player stations a unit, then the first round begins (FRWC p.4).
    fn end_set_up(&mut self, events: &mut impl Sink<Event>) {
        if self.options.war_clouds {
            self.phase = Phase::Stations { seat: self.first };
        } else {
            self.begin_game(events);
        }
    }

    /// Where the first unit can go: on a tile of one's own; at a cash-only start there is only the flag (R10).
    pub(crate) fn stations(&self, seat: Seat) -> HexSet {
        if self.options.cash_only { self.nations[seat].flags } else { self.tiles_of(seat) }
    }

    pub(crate) fn check_station(&self, asked: Seat, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.check_asked(asked, seat)?;
        let Action::SetUp(SetUpAction::Station { hex }) = *action else { return Err(Illegal::WrongMoment) };
        if self.stations(seat).contains(hex) {
            Ok(())
        } else if self.options.cash_only {
            Err(Illegal::NotYourFlag { hex })
        } else {
            Err(Illegal::NotYourTile { hex })
        }
    }

    fn station(&mut self, seat: Seat, hex: Hex, events: &mut impl Sink<Event>) {
        self.nations[seat].units.add(hex);
        events.add(|| Event::UnitStationed { seat, hex });
        let next = self.next_player(seat);
        if next == self.first {
            self.begin_game(events);
        } else {
            self.phase = Phase::Stations { seat: next };
        }
    }
}
