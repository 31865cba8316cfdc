//! A whole state that looks like a view: every card the viewer cannot place is put where it may be.
//!
//! The viewer knows more than the cards in sight. It remembers the hands it held (R45), so a card it
//! passed on lies either in that hand still or where one of the holders since has put it, face down.
//! Halikarnassos knows the piles it searched, everybody the card it took. Hidden places are therefore
//! filled from groups: those of one remembered hand from that hand, all others from the rest of the deck.

use crate::data::{Age, CARDS, Card, deck, guilds_in_play, tables};
use crate::state::{Ages, HAND, Hand, History, Phase, Pick, Record, Setup, SevenWonders, Stage, TURNS, holder_of};
use crate::view::{AgesView, PlayView, SetupView, StageView, View};
use engine::{BySeat, Dice, MAX_SEATS, Seat, Viewer, pick, shuffle};

impl View {
    pub(crate) fn determinize(&self, dice: &mut Dice) -> SevenWonders {
        let stage = match &self.stage {
            StageView::Setup(setup) => Stage::Setup(setup.determinize(self.viewer, dice)),
            StageView::Ages(ages) => Stage::Ages(ages.determinize(self.viewer, dice)),
        };
        SevenWonders { options: self.options, stage }
    }
}

impl SetupView {
    fn determinize(&self, viewer: Viewer, dice: &mut Dice) -> Setup {
        use crate::data::Side;
        let side = |seat: Seat, dice: &mut Dice| {
            if viewer.is(seat) { self.own_side } else { self.chosen.contains(seat).then(|| *pick(&[Side::Day, Side::Night], dice)) }
        };
        Setup { wonders: self.wonders, sides: BySeat::from_fn(self.wonders.seats(), |seat| side(seat, dice)) }
    }
}

impl AgesView {
    fn determinize(&self, viewer: Viewer, dice: &mut Dice) -> Ages {
        let mut puzzle = Puzzle::new(self, viewer, dice);
        puzzle.solve(dice);
        let mut ages = Ages {
            age: self.age,
            turn: self.turn,
            phase: self.phase,
            cities: self.cities.map(|view| view.city),
            hands: puzzle.hands(),
            sealed: BySeat::filled(self.cities.seats(), None),
            history: puzzle.history(),
            picks: self.picks.iter().map(|pick| Pick { age: pick.age, turn: pick.turn, seat: pick.seat, card: pick.card }).collect(),
        };
        for seat in self.chosen.iter() {
            let own = self.own.as_ref().filter(|_| viewer.is(seat)).and_then(|own| own.sealed);
            ages.sealed[seat] = Some(own.unwrap_or_else(|| ages.sample_play(seat, dice)));
        }
        ages
    }
}

/// A place whose card the viewer does not see.
struct Hole {
    place: Place,
    group: usize,
    card: Option<Card>,
}

#[derive(Clone, Copy)]
enum Place {
    Played(PlayView),
    Held(Seat),
}

impl Place {
    /// Whether the card lay in the discard pile at the end of that turn.
    fn is_in_pile(&self, then: (Age, u8)) -> bool {
        match self {
            Place::Played(play) => play.fate.is_discard() && was_there(play, then),
            Place::Held(_) => false,
        }
    }
}

fn was_there(play: &PlayView, then: (Age, u8)) -> bool {
    Record { age: play.age, turn: play.turn, seat: play.seat, card: Card::FIRST, fate: play.fate }.is_there(then)
}

/// Cards by number.
#[derive(Clone)]
struct Counts([i8; CARDS]);

impl Counts {
    fn new() -> Counts {
        Counts([0; CARDS])
    }

    fn of(cards: impl IntoIterator<Item = Card>) -> Counts {
        let mut counts = Counts::new();
        cards.into_iter().for_each(|card| counts.0[card.index()] += 1);
        counts
    }

    fn take(&mut self, card: Card) {
        self.0[card.index()] -= 1;
        debug_assert!(self.has(card) || self.0[card.index()] == 0, "{card:?} is known to be elsewhere");
    }

    fn take_all(&mut self, cards: impl IntoIterator<Item = Card>) {
        cards.into_iter().for_each(|card| self.take(card));
    }

    fn has(&self, card: Card) -> bool {
        self.0[card.index()] > 0
    }

    fn cards(&self) -> Vec<Card> {
        Card::all().flat_map(|card| std::iter::repeat_n(card, self.0[card.index()].max(0) as usize)).collect()
    }
}

/// A card that is known to lie in one of several hidden places.
struct Demand {
    card: Card,
    /// In the pile at this time, but not yet at that one.
    by: (Age, u8),
    after: Option<(Age, u8)>,
}

impl Demand {
    fn fits(&self, hole: &Hole) -> bool {
        hole.card.is_none() && hole.place.is_in_pile(self.by) && !self.after.is_some_and(|then| hole.place.is_in_pile(then))
    }
}

struct Puzzle<'a> {
    view: &'a AgesView,
    viewer: Viewer,
    /// What became of cards, by Age, turn and seat.
    plays: [[[Option<PlayView>; MAX_SEATS as usize]; HAND]; 3],
    holes: Vec<Hole>,
    /// What the holes of each group are filled with.
    groups: Vec<Counts>,
}

impl<'a> Puzzle<'a> {
    fn new(view: &'a AgesView, viewer: Viewer, dice: &mut Dice) -> Puzzle<'a> {
        let mut plays = [[[None; MAX_SEATS as usize]; HAND]; 3];
        for play in &view.plays {
            plays[play.age as usize][play.turn as usize][play.seat.index()] = Some(*play);
        }
        let mut puzzle = Puzzle { view, viewer, plays, holes: Vec::new(), groups: Vec::new() };
        for age in Age::ALL {
            if age < view.age || (age == view.age && view.phase != Phase::Deal) {
                puzzle.open_age(age, dice);
            }
        }
        puzzle
    }

    fn seats(&self) -> u8 {
        self.view.cities.seats()
    }

    /// Finds the hidden places of an Age and what belongs into them.
    fn open_age(&mut self, age: Age, dice: &mut Dice) {
        let pool = self.groups.len();
        let mut rest = Counts::of(deck(age, self.seats()));
        if age == Age::III {
            tables().guilds.iter().for_each(|guild| rest.0[guild.index()] = 1);
        }
        self.groups.push(Counts::new());
        for dealt_to in Seat::all(self.seats()) {
            self.open_hand(age, dealt_to, pool, &mut rest);
        }
        if age == Age::III {
            self.draw_guilds(&mut rest, dice);
        }
        self.groups[pool] = rest;
    }

    /// Follows a hand through the Age. From each time the viewer held it on, its cards are a group.
    fn open_hand(&mut self, age: Age, dealt_to: Seat, pool: usize, rest: &mut Counts) {
        let mut group = pool;
        for turn in 0..=TURNS {
            let holder = holder_of(self.seats(), age, turn, dealt_to);
            if turn < TURNS
                && self.viewer.is(holder)
                && let Some(cards) = self.held(age, turn)
            {
                let left = Counts::of(cards.iter().copied());
                if group == pool {
                    rest.take_all(cards);
                } else {
                    self.groups[group].take_all(cards);
                }
                group = self.groups.len();
                self.groups.push(left);
            }
            match self.play(age, turn, holder) {
                Some(PlayView { card: Some(card), .. }) if group == pool => rest.take(card),
                Some(PlayView { card: Some(card), .. }) => self.groups[group].take(card),
                Some(play) => self.holes.push(Hole { place: Place::Played(play), group, card: None }),
                None => {
                    // The rest of the hand is still where it was played from: hands move on later.
                    let holder = holder_of(self.seats(), age, self.view.turn, dealt_to);
                    if self.viewer.is(holder) {
                        return;
                    }
                    let size = self.view.hand_sizes[holder];
                    self.holes.extend((0..size).map(|_| Hole { place: Place::Held(holder), group, card: None }));
                    return;
                }
            }
        }
    }

    fn play(&self, age: Age, turn: u8, seat: Seat) -> Option<PlayView> {
        self.plays[age as usize][turn as usize][seat.index()]
    }

    /// What the viewer held in a turn: remembered, or in the hand now.
    fn held(&self, age: Age, turn: u8) -> Option<Vec<Card>> {
        let own = self.view.own.as_ref()?;
        let seen = own.seen.iter().find(|seen| (seen.age, seen.turn) == (age, turn)).map(|seen| seen.cards.clone());
        let now = || (age, turn) == (self.view.age, self.view.turn);
        seen.or_else(|| now().then(|| own.hand.iter().map(|held| held.card).collect()))
    }

    /// Leaves as many guilds in the deck as were drawn; those that must have been in it for certain.
    fn draw_guilds(&self, rest: &mut Counts, dice: &mut Dice) {
        let (mut unknown, known): (Vec<Card>, Vec<Card>) = tables().guilds.iter().partition(|guild| rest.has(*guild));
        let needed = guilds_in_play(self.seats()) - known.len();
        let demands = self.demands();
        shuffle(&mut unknown, dice);
        unknown.sort_by_key(|guild| !demands.iter().any(|demand| demand.card == *guild));
        rest.take_all(unknown.into_iter().skip(needed));
    }

    /// What the viewer knows of the discard pile.
    fn demands(&self) -> Vec<Demand> {
        let searches = self.searches();
        if searches.is_empty() { self.demands_of_picks() } else { demands_of_searches(&searches, self.view, self.viewer) }
    }

    /// The piles the viewer has looked through: when, the cards, the one taken.
    fn searches(&self) -> Vec<Search<'_>> {
        let past = self
            .view
            .picks
            .iter()
            .filter_map(|pick| Some(Search { when: (pick.age, pick.turn), pile: pick.pile.as_ref()?, taken: Some(pick.card) }));
        let now = self.view.own.as_ref().and_then(|own| own.pile.as_ref());
        past.chain(now.map(|pile| Search { when: (self.view.age, self.view.turn), pile, taken: None })).collect()
    }

    /// A card that another took from the pile was there, unless it was one the viewer had put there.
    fn demands_of_picks(&self) -> Vec<Demand> {
        let mut own = Counts::of(self.view.plays.iter().filter(|play| play.fate.is_discard()).filter_map(|play| play.card));
        let mut demands = Vec::new();
        for pick in &self.view.picks {
            if own.has(pick.card) && self.own_discard_was_there(pick.card, (pick.age, pick.turn)) {
                own.take(pick.card);
            } else {
                demands.push(Demand { card: pick.card, by: (pick.age, pick.turn), after: None });
            }
        }
        demands
    }

    fn own_discard_was_there(&self, card: Card, then: (Age, u8)) -> bool {
        self.view.plays.iter().any(|play| play.fate.is_discard() && play.card == Some(card) && was_there(play, then))
    }

    fn solve(&mut self, dice: &mut Dice) {
        self.meet(&self.demands(), dice);
        for group in 0..self.groups.len() {
            let mut cards = self.groups[group].cards();
            shuffle(&mut cards, dice);
            let mut cards = cards.into_iter();
            for hole in self.holes.iter_mut().filter(|hole| hole.group == group && hole.card.is_none()) {
                hole.card = cards.next();
            }
        }
    }

    /// Puts every demanded card into a hole. The search is exact for what came to the pile between two
    /// searches; with several of them in an Age it may run into a dead end, so that it starts anew.
    fn meet(&mut self, demands: &[Demand], dice: &mut Dice) {
        let mut order: Vec<usize> = (0..demands.len()).collect();
        let mut holes: Vec<usize> = (0..self.holes.len()).collect();
        let met = (0..ATTEMPTS).find_map(|_| {
            shuffle(&mut order, dice);
            shuffle(&mut holes, dice);
            let mut meeting = Meeting { puzzle: self, demands, holes: &holes, taken_by: vec![None; self.holes.len()] };
            order.iter().all(|&demand| meeting.place(demand, &mut vec![false; holes.len()])).then_some(meeting.taken_by)
        });
        for (hole, demand) in met.expect("the truth is one way to fill the holes").into_iter().enumerate() {
            if let Some(demand) = demand {
                self.holes[hole].card = Some(demands[demand].card);
                self.groups[self.holes[hole].group].take(demands[demand].card);
            }
        }
    }

    fn history(&self) -> History {
        let mut history = History::EMPTY;
        let filled = self.holes.iter().filter_map(|hole| match hole.place {
            Place::Played(play) => Some(PlayView { card: hole.card, ..play }),
            Place::Held(_) => None,
        });
        let known = self.view.plays.iter().copied().filter(|play| play.card.is_some());
        for PlayView { age, turn, seat, fate, card } in known.chain(filled) {
            history.set(Record { age, turn, seat, fate, card: card.expect("every hole is filled") });
        }
        history
    }

    fn hands(&self) -> BySeat<Hand> {
        BySeat::from_fn(self.seats(), |seat| {
            let own = self.view.own.as_ref().filter(|_| self.viewer.is(seat));
            let cards: Vec<Card> = match own {
                Some(own) => own.hand.iter().map(|held| held.card).collect(),
                None => {
                    let held = self.holes.iter().filter(|hole| matches!(hole.place, Place::Held(holder) if holder == seat));
                    held.map(|hole| hole.card.expect("every hole is filled")).collect()
                }
            };
            Hand::new(&cards)
        })
    }
}

/// How often the demands are dealt out anew before the view must be a false one.
const ATTEMPTS: usize = 1_000;

/// Demanded cards finding their holes: a matching by augmenting paths, in random order.
struct Meeting<'a> {
    puzzle: &'a Puzzle<'a>,
    demands: &'a [Demand],
    holes: &'a [usize],
    taken_by: Vec<Option<usize>>,
}

impl Meeting<'_> {
    /// Finds a hole for a demand, if need be by finding another for the one that lies there.
    fn place(&mut self, demand: usize, visited: &mut [bool]) -> bool {
        for &hole in self.holes {
            if visited[hole] || !self.demands[demand].fits(&self.puzzle.holes[hole]) || !self.can_take(hole, demand) {
                continue;
            }
            visited[hole] = true;
            let free = self.taken_by[hole].is_none_or(|other| self.place(other, visited) && self.can_take(hole, demand));
            if free {
                self.taken_by.iter_mut().filter(|taken| **taken == Some(demand)).for_each(|taken| *taken = None);
                self.taken_by[hole] = Some(demand);
                return true;
            }
        }
        false
    }

    /// Whether the group of the hole has such a card that no other demand needs there.
    fn can_take(&self, hole: usize, demand: usize) -> bool {
        let (group, card) = (self.puzzle.holes[hole].group, self.demands[demand].card);
        let needed = self.taken_by.iter().enumerate().filter(|(other, taken)| {
            let elsewhere = *other != hole && self.puzzle.holes[*other].group == group;
            elsewhere && taken.is_some_and(|taken| taken != demand && self.demands[taken].card == card)
        });
        (needed.count() as i8) < self.puzzle.groups[group].0[card.index()]
    }
}

struct Search<'a> {
    when: (Age, u8),
    pile: &'a [Card],
    taken: Option<Card>,
}

/// What came to the pile between two searches is known card by card, but not who put it there.
fn demands_of_searches(searches: &[Search<'_>], view: &AgesView, viewer: Viewer) -> Vec<Demand> {
    let mut demands = Vec::new();
    for (number, search) in searches.iter().enumerate() {
        let before = number.checked_sub(1).map(|before| &searches[before]);
        let mut new = Counts::of(search.pile.iter().copied());
        if let Some(before) = before {
            before.taken.iter().for_each(|taken| new.0[taken.index()] += 1);
            new.take_all(before.pile.iter().copied());
        }
        let after = before.map(|before| before.when);
        let own = view.plays.iter().filter(|play| {
            viewer.is(play.seat)
                && play.fate.is_discard()
                && was_there(play, search.when)
                && !after.is_some_and(|then| was_there(play, then))
        });
        new.take_all(own.filter_map(|play| play.card));
        demands.extend(new.cards().into_iter().map(|card| Demand { card, by: search.when, after }));
    }
    demands
}
