//! Boards and sides, before any card is dealt (p. 3; R2).

use crate::action::{Action, Chance, Illegal};
use crate::data::{Board, Side, Wonder};
use crate::event::Event;
use crate::options::{Options, Sides, Wonders};
use crate::state::{Ages, Setup, SevenWonders, Stage};
use arrayvec::ArrayVec;
use engine::{BySeat, Dice, Foreseen, Game, MAX_SEATS, Mute, Seat, SeatSet, Sink, Turn, pick, shuffle};

/// Some of the wonders; there are as many as seats at the largest table.
type WonderList = ArrayVec<Wonder, { MAX_SEATS as usize }>;

impl Setup {
    pub(crate) fn new(seats: u8) -> Setup {
        Setup { wonders: BySeat::filled(seats, None), sides: BySeat::filled(seats, None) }
    }

    pub(crate) fn turn(&self, options: &Options) -> Turn {
        let seats = self.wonders.seats();
        let without = |has: &dyn Fn(Seat) -> bool| Seat::all(seats).filter(|&seat| !has(seat)).collect::<SeatSet>();
        let homeless = without(&|seat| self.wonders[seat].is_some());
        match (homeless.first(), options.wonders, options.sides) {
            (Some(_), Wonders::Dealt, _) | (None, _, Sides::Random) => Turn::Chance,
            (Some(seat), Wonders::Chosen, _) => Turn::Seats(SeatSet::one(seat)),
            (None, _, Sides::Chosen | Sides::Day | Sides::Night) => Turn::Seats(without(&|seat| self.sides[seat].is_some())),
        }
    }

    /// Whether the boards have owners and the sides are chosen now.
    pub(crate) fn is_choosing_sides(&self) -> bool {
        self.wonders.values().all(Option::is_some)
    }

    /// Seats that may still choose the other side.
    pub(crate) fn may_act(&self) -> SeatSet {
        self.sides.iter().filter(|(_, side)| side.is_some()).map(|(seat, _)| seat).collect()
    }

    /// The boards nobody has.
    pub(crate) fn free_wonders(&self) -> WonderList {
        Wonder::all().filter(|wonder| !self.wonders.values().any(|taken| *taken == Some(*wonder))).collect()
    }

    pub(crate) fn check(&self, options: &Options, seat: Seat, action: &Action) -> Result<(), Illegal> {
        let Turn::Seats(awaited) = self.turn(options) else { return Err(Illegal::NotYourDecision) };
        if !awaited.union(self.may_act()).contains(seat) {
            return Err(Illegal::NotYourDecision);
        }
        match action {
            Action::TakeWonder { wonder } if !self.is_choosing_sides() => {
                if self.free_wonders().contains(wonder) {
                    Ok(())
                } else {
                    Err(Illegal::WonderTaken { wonder: *wonder })
                }
            }
            Action::ChooseSide { .. } if self.is_choosing_sides() => Ok(()),
            _ => Err(Illegal::WrongMoment),
        }
    }

    pub(crate) fn check_chance(&self, options: &Options, chance: &Chance) -> Result<(), Illegal> {
        if self.turn(options) != Turn::Chance {
            return Err(Illegal::WrongMoment);
        }
        match chance {
            Chance::Wonders(wonders) if !self.is_choosing_sides() => {
                if wonders.seats() != self.wonders.seats() {
                    return Err(Illegal::NotEverySeat);
                }
                let twice = wonders.iter().any(|(seat, wonder)| wonders.as_slice()[..seat.index()].contains(wonder));
                if twice { Err(Illegal::BoardsNotDifferent) } else { Ok(()) }
            }
            Chance::Sides(sides) if self.is_choosing_sides() => {
                if sides.seats() == self.wonders.seats() {
                    Ok(())
                } else {
                    Err(Illegal::NotEverySeat)
                }
            }
            _ => Err(Illegal::WrongMoment),
        }
    }

    pub(crate) fn roll(&self, dice: &mut Dice) -> Chance {
        let seats = self.wonders.seats();
        if self.is_choosing_sides() {
            return Chance::Sides(BySeat::from_fn(seats, |_| *pick(&[Side::Day, Side::Night], dice)));
        }
        let mut boards: WonderList = Wonder::all().collect();
        shuffle(&mut boards, dice);
        Chance::Wonders(BySeat::from_fn(seats, |seat| boards[seat.index()]))
    }
}

impl SevenWonders {
    /// A seat takes a board or seals a side.
    pub(crate) fn apply_setup(&mut self, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
        let Stage::Setup(setup) = &mut self.stage else { unreachable!("the boards are settled") };
        match action {
            Action::TakeWonder { wonder } => {
                setup.wonders[seat] = Some(wonder);
                events.add(|| Event::WonderTaken { seat, wonder });
            }
            Action::ChooseSide { side } => {
                setup.sides[seat] = Some(side);
                events.add(|| Event::SideChosen { seat, side: Some(side) });
            }
            Action::Play(_) | Action::Pick { .. } => unreachable!("no card is dealt yet"),
        }
        self.settle_setup(events);
    }

    /// The board or the side that a seat takes. The last side reveals those that others have sealed.
    pub(crate) fn try_setup(&mut self, seat: Seat, action: Action) -> Foreseen {
        self.apply_setup(seat, action, &mut Mute);
        match (action, &self.stage, self.turn()) {
            (Action::ChooseSide { .. }, Stage::Ages(_), _) => Foreseen::Nothing,
            (_, _, Turn::Seats(_)) => Foreseen::Everything,
            (_, _, Turn::Chance | Turn::Over) => Foreseen::OwnPart,
        }
    }

    pub(crate) fn apply_setup_chance(&mut self, chance: Chance, events: &mut impl Sink<Event>) {
        let Stage::Setup(setup) = &mut self.stage else { unreachable!("the boards are settled") };
        match chance {
            Chance::Wonders(wonders) => {
                setup.wonders = wonders.map(Some);
                for (seat, &wonder) in wonders.iter() {
                    events.add(|| Event::WonderTaken { seat, wonder });
                }
            }
            Chance::Sides(sides) => setup.sides = sides.map(Some),
            Chance::Deal(_) => unreachable!("the boards are not settled"),
        }
        self.settle_setup(events);
    }

    /// Goes on to the first Age once every board has an owner and a side.
    fn settle_setup(&mut self, events: &mut impl Sink<Event>) {
        let Stage::Setup(setup) = &mut self.stage else { return };
        if !setup.is_choosing_sides() {
            return;
        }
        match self.options.sides {
            Sides::Day => setup.sides = setup.sides.map(|_| Some(Side::Day)),
            Sides::Night => setup.sides = setup.sides.map(|_| Some(Side::Night)),
            Sides::Chosen | Sides::Random => {}
        }
        if setup.sides.values().all(Option::is_some) {
            let boards = BySeat::from_fn(setup.sides.seats(), |seat| Board {
                wonder: setup.wonders[seat].expect("every board has an owner"),
                side: setup.sides[seat].expect("every side is settled"),
            });
            for (seat, &board) in boards.iter() {
                events.add(|| Event::BoardSettled { seat, board });
            }
            self.stage = Stage::Ages(Ages::new(&boards));
        }
    }
}
