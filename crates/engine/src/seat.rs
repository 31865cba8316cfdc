//! Seats around a table, sets of them, and one value for each.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::ops::{Index, IndexMut};

/// The largest table: 7 Wonders seats seven.
pub const MAX_SEATS: u8 = 7;

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "../engine/", type = "number"))]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// # Panics
    /// Where no table has such a seat; use `try_from` for numbers from outside.
    pub const fn new(index: u8) -> Seat {
        assert!(index < MAX_SEATS);
        Seat(index)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Every seat of a table, clockwise.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..seats).map(Seat::new)
    }

    /// The seat to the left: the next one clockwise.
    pub const fn left(self, seats: u8) -> Seat {
        if self.0 + 1 == seats { Seat(0) } else { Seat(self.0 + 1) }
    }

    /// The seat to the right: the next one counter-clockwise.
    pub const fn right(self, seats: u8) -> Seat {
        if self.0 == 0 { Seat(seats - 1) } else { Seat(self.0 - 1) }
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;
    fn try_from(index: u8) -> Result<Seat, String> {
        if index < MAX_SEATS { Ok(Seat(index)) } else { Err(format!("no table has a seat {index}; seats are 0 to {}", MAX_SEATS - 1)) }
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats, as one byte; in JSON the list of its seats.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "../engine/", as = "Vec<Seat>"))]
pub struct SeatSet(u8);

impl SeatSet {
    pub const EMPTY: SeatSet = SeatSet(0);

    pub const fn all(seats: u8) -> SeatSet {
        assert!(seats <= MAX_SEATS);
        SeatSet(((1u16 << seats) - 1) as u8)
    }

    pub const fn one(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    #[must_use]
    pub const fn union(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    #[must_use]
    pub const fn minus(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }

    /// The seat with the lowest number.
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..MAX_SEATS).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SeatSet, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// One value for each seat of a table, without the heap. Reading a seat that is not at the table panics.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "../engine/", type = "Array<T>", bound = "T: ts_rs::TS"))]
pub struct BySeat<T> {
    seats: u8,
    items: [T; MAX_SEATS as usize],
}

impl<T: Copy> BySeat<T> {
    /// The same value for every seat.
    pub fn filled(seats: u8, value: T) -> BySeat<T> {
        assert!((1..=MAX_SEATS).contains(&seats), "a table has 1 to {MAX_SEATS} seats");
        BySeat { seats, items: [value; MAX_SEATS as usize] }
    }

    pub fn from_fn(seats: u8, mut value: impl FnMut(Seat) -> T) -> BySeat<T> {
        let mut all = BySeat::filled(seats, value(Seat(0)));
        for seat in Seat::all(seats).skip(1) {
            all[seat] = value(seat);
        }
        all
    }

    /// `None` unless there is one value for each of 1 to [`MAX_SEATS`] seats.
    pub fn from_slice(values: &[T]) -> Option<BySeat<T>> {
        let seats = u8::try_from(values.len()).ok().filter(|seats| (1..=MAX_SEATS).contains(seats))?;
        Some(BySeat::from_fn(seats, |seat| values[seat.index()]))
    }

    pub fn map<U: Copy>(&self, mut f: impl FnMut(T) -> U) -> BySeat<U> {
        BySeat::from_fn(self.seats, |seat| f(self[seat]))
    }
}

impl<T> BySeat<T> {
    /// How many seats the table has.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    pub fn as_slice(&self) -> &[T] {
        &self.items[..self.seats as usize]
    }

    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::all(self.seats).zip(self.as_slice())
    }

    pub fn values(&self) -> std::slice::Iter<'_, T> {
        self.as_slice().iter()
    }

    pub fn values_mut(&mut self) -> std::slice::IterMut<'_, T> {
        self.items[..self.seats as usize].iter_mut()
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.items[..self.seats as usize][seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.items[..self.seats as usize][seat.index()]
    }
}

impl<T: PartialEq> PartialEq for BySeat<T> {
    fn eq(&self, other: &BySeat<T>) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Eq> Eq for BySeat<T> {}

impl<T: fmt::Debug> fmt::Debug for BySeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl<T: Serialize> Serialize for BySeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de, T: Copy + Deserialize<'de>> Deserialize<'de> for BySeat<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<BySeat<T>, D::Error> {
        let values = Vec::<T>::deserialize(deserializer)?;
        BySeat::from_slice(&values)
            .ok_or_else(|| D::Error::custom(format!("{} entries, not one for each of 1 to {MAX_SEATS} seats", values.len())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn left_is_clockwise_and_right_undoes_it() {
        for seats in 1..=MAX_SEATS {
            for seat in Seat::all(seats) {
                assert_eq!(seat.left(seats).right(seats), seat);
                assert_eq!(seat.left(seats).index(), (seat.index() + 1) % seats as usize);
            }
        }
    }

    #[test]
    fn sets_hold_what_was_put_in() {
        let set = SeatSet::EMPTY.with(Seat::new(2)).with(Seat::new(5));
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat::new(2), Seat::new(5)]);
        assert_eq!((set.len(), set.first()), (2, Some(Seat::new(2))));
        assert_eq!(set.without(Seat::new(2)), SeatSet::one(Seat::new(5)));
        assert_eq!(SeatSet::all(7).minus(set).len(), 5);
        assert_eq!(serde_json::to_string(&set).unwrap(), "[2,5]");
        assert_eq!(serde_json::from_str::<SeatSet>("[5,2]").unwrap(), set);
    }

    #[test]
    fn seats_beyond_the_table_are_refused() {
        assert!(serde_json::from_str::<Seat>("7").is_err());
        assert!(serde_json::from_str::<SeatSet>("[9]").is_err());
        assert!(serde_json::from_str::<BySeat<u8>>("[]").is_err());
        assert!(serde_json::from_str::<BySeat<u8>>("[1,2,3,4,5,6,7,8]").is_err());
        assert_eq!(serde_json::from_str::<BySeat<u8>>("[1,2,3]").unwrap(), BySeat::from_slice(&[1, 2, 3]).unwrap());
    }
}
