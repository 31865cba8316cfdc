//! Haggle with one fault at a time.

use engine::{Coverage, Dice, Foreseen, Game, Input, Mute, OptionKind, OptionSpec, Outcome, Seat, SeatSet, SetupError, Sink, Turn, Viewer};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicU32, Ordering};
use testkit::Twin;
use testkit::toy::{self, Haggle, HaggleAction, HaggleDeal, HaggleEvent, HaggleIllegal, HaggleOptions, HaggleView, Length, Phase};

/// Gives every fault a number, in the order they are listed.
macro_rules! faults {
    ($($name:ident)*) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms, reason = "only the numbers are used")]
        #[repr(u8)]
        enum Number { $($name),* }
        $(pub(crate) const $name: u8 = Number::$name as u8;)*
    };
}

faults! {
    NONE
    VIEW_SHOWS_BIDS EVENT_SHOWS_BIDS EVENT_SHOWS_DEAL EVENT_SHOWS_HANDS REASON_SHOWS_HANDS CANDIDATES_SHOW_HANDS
    REDACTS_AGAIN REDACTS_FOR_SEATS
    CHECK_IS_GULLIBLE CHECK_FORGETS_WHOSE_TURN CHECK_CHOKES CHECK_CHANGES_STATE CHECK_IS_SILENT CHANCE_ANY_TIME
    CANDIDATE_ILLEGAL CANDIDATE_TWICE CANDIDATE_LEFT_OUT DEFAULT_ILLEGAL SAMPLE_ILLEGAL ROLL_ILLEGAL SAMPLE_MOODY VIEW_MOODY CHANCE_MOODY CHANCE_MOODY_AND_FENCED EVENTS_MOODY
    STATE_LOSES_A_FIELD
    NO_FENCE_AFTER_DEAL NO_FENCE_AFTER_AUCTION
    DETERMINIZE_OFF DETERMINIZE_IMPOSSIBLE DETERMINIZE_ENDLESS
    NOBODY_AWAITED AWAITED_MAY_ACT MAY_ACT_AT_ANY_TIME STANDING_MISSING ENDLESS PLACES_WRONG SHEET_WRONG NO_OUTCOME INVARIANT_BROKEN
    DEFAULT_FREE FREE_PASSES_ON SHORT
    WHAT_IF_KNOWS_ALL WHAT_IF_LIES
    SPECS_OUT_OF_ORDER OPTIONS_LENIENT OPTIONS_OTHER_DEFAULT OPTIONS_FORGOTTEN ANY_NUMBER_OF_SEATS
}

/// Where a moody game gets its moods from: nothing that belongs to its state.
static MOOD: AtomicU32 = AtomicU32::new(0);

fn mood() -> u32 {
    MOOD.fetch_add(1, Ordering::Relaxed)
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Faulty<const F: u8> {
    game: Haggle,
    extra: Extra<F>,
}

/// A number that even a shared reference can change.
#[derive(Default, Debug)]
struct Extra<const F: u8>(AtomicU32);

impl<const F: u8> Extra<F> {
    fn get(&self) -> u32 {
        self.0.load(Ordering::Relaxed)
    }

    fn add(&self, more: u32) {
        self.0.fetch_add(more, Ordering::Relaxed);
    }
}

impl<const F: u8> Clone for Extra<F> {
    fn clone(&self) -> Extra<F> {
        Extra(self.get().into())
    }
}

impl<const F: u8> PartialEq for Extra<F> {
    fn eq(&self, other: &Extra<F>) -> bool {
        self.get() == other.get()
    }
}

impl<const F: u8> Eq for Extra<F> {}

impl<const F: u8> Serialize for Extra<F> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u32(if F == STATE_LOSES_A_FIELD { 0 } else { self.get() })
    }
}

impl<'de, const F: u8> Deserialize<'de> for Extra<F> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Extra<F>, D::Error> {
        u32::deserialize(deserializer).map(|number| Extra(number.into()))
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Options<const F: u8>(HaggleOptions);

impl<const F: u8> Default for Options<F> {
    fn default() -> Options<F> {
        let length = if F == OPTIONS_OTHER_DEFAULT { Length::Long } else { Length::Short };
        Options(HaggleOptions { length, ..HaggleOptions::default() })
    }
}

impl<const F: u8> Serialize for Options<F> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let forgotten = HaggleOptions { challenges: false, ..self.0 };
        if F == OPTIONS_FORGOTTEN { forgotten } else { self.0 }.serialize(serializer)
    }
}

impl<'de, const F: u8> Deserialize<'de> for Options<F> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Options<F>, D::Error> {
        let mut value = Value::deserialize(deserializer)?;
        if let (OPTIONS_LENIENT, Some(fields)) = (F, value.as_object_mut()) {
            fields.retain(|key, _| Haggle::option_specs().iter().any(|spec| spec.key == key));
        }
        HaggleOptions::deserialize(value).map(Options).map_err(serde::de::Error::custom)
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Refusal(String);

impl std::error::Error for Refusal {}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

pub(crate) fn invariants<const F: u8>(faulty: &Faulty<F>) {
    toy::invariants(&faulty.game);
    assert!(F != INVARIANT_BROKEN || faulty.game.open().phase != Phase::Market, "there is a market");
    assert!(F != DETERMINIZE_IMPOSSIBLE || faulty.extra.get() == 0, "there is nothing extra");
}

pub(crate) fn twins<const F: u8>(faulty: &Faulty<F>, dice: &mut Dice) -> Option<Twin<Faulty<F>>> {
    let Twin { state, knows, learns } = toy::twins(&faulty.game, dice)?;
    Some(Twin { state: Faulty { game: state, extra: faulty.extra.clone() }, knows, learns })
}

impl<const F: u8> Faulty<F> {
    fn phase(&self) -> Phase {
        self.game.open().phase
    }

    /// What the seat after the active one holds, which only that seat knows.
    fn secret(&self) -> toy::Goods {
        let next = self.game.open().active.left(self.game.seats());
        self.game.view(Viewer::Seat(next)).hands[next].known
    }
}

impl<const F: u8> Game for Faulty<F> {
    const ID: &'static str = "faulty-haggle";
    const NAME: &'static str = "Faulty Haggle";
    const RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=4;
    const MAX_INPUTS: usize = if F == SHORT { 8 } else { 2_000 };

    type Options = Options<F>;
    type Action = HaggleAction;
    type Chance = HaggleDeal;
    type Event = HaggleEvent;
    type View = HaggleView;
    type Illegal = Refusal;

    fn option_specs() -> &'static [OptionSpec] {
        if F == SPECS_OUT_OF_ORDER {
            &[
                OptionSpec { key: "length", kind: OptionKind::Choice(&["long", "short"]) },
                OptionSpec { key: "challenges", kind: OptionKind::Toggle },
            ]
        } else {
            Haggle::option_specs()
        }
    }

    fn new(options: &Options<F>, seats: u8) -> Result<Faulty<F>, SetupError> {
        let seats = if F == ANY_NUMBER_OF_SEATS { seats.clamp(2, 4) } else { seats };
        // An endless game is one from the start, so that the law about determinized states does not find it first.
        let extra = Extra(u32::from(F == ENDLESS).into());
        Ok(Faulty { game: Haggle::new(&options.0, seats)?, extra })
    }

    fn seats(&self) -> u8 {
        self.game.seats()
    }

    fn turn(&self) -> Turn {
        match self.game.turn() {
            Turn::Seats(_) if F == NOBODY_AWAITED && self.phase() == Phase::Auction => Turn::Seats(SeatSet::EMPTY),
            turn => turn,
        }
    }

    fn may_act(&self) -> SeatSet {
        match self.turn() {
            Turn::Seats(awaited) if F == AWAITED_MAY_ACT => awaited.union(self.game.may_act()),
            Turn::Chance if F == MAY_ACT_AT_ANY_TIME => SeatSet::all(self.seats()),
            _ => self.game.may_act(),
        }
    }

    fn check(&self, seat: Seat, action: &HaggleAction) -> Result<(), Refusal> {
        match (F, action) {
            (CHECK_IS_GULLIBLE, HaggleAction::Sell { .. }) if self.phase() == Phase::Market && seat == self.game.open().active => {
                return Ok(());
            }
            (CHECK_FORGETS_WHOSE_TURN, HaggleAction::Yield) if self.phase() == Phase::Challenge => return Ok(()),
            (CHECK_CHOKES, HaggleAction::Bid(bid)) => assert!(*bid < 100, "nobody bids {bid}"),
            _ => {}
        }
        self.game.check(seat, action).map_err(|why| match F {
            CHECK_IS_SILENT => Refusal(String::new()),
            REASON_SHOWS_HANDS if why == HaggleIllegal::NotYourTurn => {
                Refusal(format!("it is not your turn, and they have {:?}", self.secret()))
            }
            CHECK_CHANGES_STATE if why == HaggleIllegal::WrongMoment => {
                self.extra.add(1);
                Refusal(why.to_string())
            }
            _ => Refusal(why.to_string()),
        })
    }

    fn is_free(&self, seat: Seat, action: &HaggleAction) -> bool {
        match (F, action) {
            (DEFAULT_FREE, HaggleAction::Bid(0)) | (FREE_PASSES_ON, HaggleAction::Sell { .. }) => true,
            _ => self.game.is_free(seat, action),
        }
    }

    fn check_chance(&self, deal: &HaggleDeal) -> Result<(), Refusal> {
        if F == CHANCE_ANY_TIME && self.phase() != Phase::Deal {
            Ok(())
        } else {
            self.game.check_chance(deal).map_err(|why| Refusal(why.to_string()))
        }
    }

    fn roll(&self, dice: &mut Dice) -> HaggleDeal {
        let deal = self.game.roll(dice);
        if F == ROLL_ILLEGAL { HaggleDeal { lot: deal.stall, ..deal } } else { deal }
    }

    fn apply(&mut self, input: Input<HaggleAction, HaggleDeal>, events: &mut impl Sink<HaggleEvent>) {
        let (before, by_chance) = (self.game.clone(), matches!(input, Input::Chance(_)));
        if let (EVENT_SHOWS_HANDS, Input::Act { seat, action: HaggleAction::Pass }) = (F, &input) {
            let (seat, secret) = (*seat, self.secret());
            if let Some(good) = secret.iter().next() {
                events.add(|| HaggleEvent::Sold { seat, good, coins: 0 });
            }
        }
        self.game.apply(input, events);
        match F {
            ENDLESS | DETERMINIZE_ENDLESS if self.phase() == Phase::Over && self.extra.get() == 1 => self.game = before,
            STATE_LOSES_A_FIELD => self.extra.add(1),
            CHANCE_MOODY | CHANCE_MOODY_AND_FENCED if by_chance => self.extra.add(mood()),
            EVENTS_MOODY if mood().is_multiple_of(2) => events.add(|| HaggleEvent::Passed { seat: Seat::new(0) }),
            _ => {}
        }
    }

    fn try_out(&mut self, seat: Seat, action: HaggleAction) -> Foreseen {
        match F {
            WHAT_IF_KNOWS_ALL => {
                self.game.apply(Input::Act { seat, action }, &mut Mute);
                Foreseen::Everything
            }
            WHAT_IF_LIES if self.phase() == Phase::Market => Foreseen::Everything,
            _ => self.game.try_out(seat, action),
        }
    }

    fn candidates(&self, seat: Seat, out: &mut Vec<HaggleAction>) -> Coverage {
        let coverage = self.game.candidates(seat, out);
        match F {
            CANDIDATE_ILLEGAL => out.push(HaggleAction::Bid(200)),
            CANDIDATE_TWICE => out.push(self.game.default_action(seat)),
            CANDIDATE_LEFT_OUT if self.phase() == Phase::Auction => drop(out.pop()),
            CANDIDATES_SHOW_HANDS if coverage == Coverage::Some && self.secret().worth().is_multiple_of(2) => drop(out.pop()),
            _ => {}
        }
        coverage
    }

    fn sample(&self, seat: Seat, dice: &mut Dice) -> HaggleAction {
        match F {
            SAMPLE_ILLEGAL if self.phase() == Phase::Auction => HaggleAction::Contest,
            SAMPLE_MOODY if self.phase() == Phase::Auction => HaggleAction::Bid((mood() % 2) as u8),
            _ => self.game.sample(seat, dice),
        }
    }

    fn default_action(&self, seat: Seat) -> HaggleAction {
        if F == DEFAULT_ILLEGAL { HaggleAction::Accept } else { self.game.default_action(seat) }
    }

    fn view(&self, viewer: Viewer) -> HaggleView {
        let mut view = self.game.view(viewer);
        match F {
            VIEW_SHOWS_BIDS => {
                for seat in Seat::all(self.seats()) {
                    view.bids[seat] = self.game.view(Viewer::Seat(seat)).bids[seat];
                }
            }
            VIEW_MOODY => view.open.round = (mood() % 2) as u8,
            _ => {}
        }
        view
    }

    fn redact(event: &HaggleEvent, viewer: Viewer) -> Option<HaggleEvent> {
        match (F, *event) {
            (EVENT_SHOWS_BIDS, HaggleEvent::Sealed { .. }) | (EVENT_SHOWS_DEAL, HaggleEvent::Dealt { .. }) => Some(*event),
            (REDACTS_AGAIN, HaggleEvent::Sold { seat, good, coins }) => Some(HaggleEvent::Sold { seat, good, coins: coins / 2 }),
            (REDACTS_FOR_SEATS, HaggleEvent::Passed { seat }) if viewer.is(seat) => None,
            _ => Haggle::redact(event, viewer),
        }
    }

    fn determinize(view: &HaggleView, dice: &mut Dice) -> Faulty<F> {
        let mut view = view.clone();
        if F == DETERMINIZE_OFF {
            view.open.coins.values_mut().for_each(|coins| *coins = 0);
        }
        let extra = Extra::default();
        extra.add(u32::from(F == DETERMINIZE_IMPOSSIBLE || F == DETERMINIZE_ENDLESS));
        Faulty { game: Haggle::determinize(&view, dice), extra }
    }

    fn undo_fence(&self) -> bool {
        let phase = match F {
            NO_FENCE_AFTER_DEAL => Phase::Auction,
            NO_FENCE_AFTER_AUCTION => Phase::Market,
            // A fence hides the fault from the law that compares what is no fence: the twins must find it.
            EVENT_SHOWS_HANDS => return true,
            // Nor does undo ever replay anything then: the log must find it.
            CHANCE_MOODY_AND_FENCED => return true,
            _ => return self.game.undo_fence(),
        };
        self.phase() != phase && self.game.undo_fence()
    }

    fn outcome(&self) -> Option<Outcome> {
        let mut outcome = self.game.outcome()?;
        if F == STANDING_MISSING {
            outcome.standings.pop();
        }
        for standing in &mut outcome.standings {
            match F {
                PLACES_WRONG => standing.place = Some(1),
                SHEET_WRONG => standing.points += 1,
                NO_OUTCOME => return None,
                _ => {}
            }
        }
        Some(outcome)
    }
}
