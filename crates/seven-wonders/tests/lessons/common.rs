//! Lessons as they are taken, seen with the learner's eyes.

use engine::{Game, Lesson, LessonPlay, Viewer};
use seven_wonders::data::{Card, Resource};
use seven_wonders::state::City;
use seven_wonders::{AgesView, Buildable, HandCard, Own, Payment, SevenWonders, StageView};

/// The learner, and who sits beside.
pub(crate) const YOU: usize = 0;
pub(crate) const LEFT: usize = 1;

pub(crate) struct Taken {
    pub(crate) lesson: Lesson,
    play: LessonPlay<SevenWonders>,
}

/// What the learner sees at a step.
pub(crate) struct Seen {
    pub(crate) view: AgesView,
    pub(crate) own: Own,
}

impl Taken {
    pub(crate) fn all() -> Vec<Taken> {
        let taken = |lesson: Lesson| Taken { play: lesson.play().expect("it can be taken"), lesson };
        Lesson::all::<SevenWonders>().expect("they can be read").into_iter().map(taken).collect()
    }

    pub(crate) fn named(id: &str) -> Taken {
        Taken::all().into_iter().find(|taken| taken.lesson.id == id).expect("there is such a lesson")
    }

    pub(crate) fn at(&self, step: &str) -> Seen {
        let number = self.lesson.steps.iter().position(|each| each.id == step).expect("there is such a step");
        self.after(self.play.shown_at[number])
    }

    pub(crate) fn end(&self) -> Seen {
        self.after(self.play.played.log().len())
    }

    fn after(&self, inputs: usize) -> Seen {
        let state = self.play.played.at(inputs);
        let StageView::Ages(view) = state.view(Viewer::Seat(self.lesson.seat)).stage else { panic!("the boards are settled") };
        let own = view.own.clone().expect("a seat knows its own");
        Seen { view: *view, own }
    }
}

impl Seen {
    pub(crate) fn city(&self, seat: usize) -> &City {
        &self.view.cities.as_slice()[seat].city
    }

    pub(crate) fn shields(&self, seat: usize) -> u8 {
        self.view.cities.as_slice()[seat].shields
    }

    pub(crate) fn coins(&self, seat: usize) -> u16 {
        self.city(seat).coins
    }

    /// Whether a card is in the hand, or in the pile that is searched.
    pub(crate) fn holds(&self, card: Card) -> bool {
        self.own.hand.iter().any(|held| held.card == card) || self.own.pickable.iter().any(|pick| pick.card == card)
    }

    pub(crate) fn held(&self, id: &str) -> &HandCard {
        self.own.hand.iter().find(|held| held.card == card(id)).expect("it is in the hand")
    }

    /// The one way to pay for a card of the hand.
    pub(crate) fn price(&self, id: &str) -> Payment {
        way(&self.held(id).build)
    }

    /// Whether nobody near makes what a card of the hand lacks.
    pub(crate) fn is_out_of_reach(&self, id: &str) -> bool {
        matches!(&self.held(id).build, Buildable::Impossible { why: seven_wonders::Illegal::Unobtainable { .. }, .. })
    }

    pub(crate) fn is_possible(&self, id: &str) -> bool {
        matches!(self.held(id).build, Buildable::Possible { .. })
    }

    /// How much of a resource a city makes every turn without a choice.
    pub(crate) fn makes(&self, seat: usize, resource: Resource) -> u8 {
        self.view.goods[seat].fixed.of(resource)
    }
}

/// # Panics
/// Where there is none, or a choice.
pub(crate) fn way(build: &Buildable) -> Payment {
    match build {
        Buildable::Possible { ways, .. } if ways.len() == 1 => ways[0].payment,
        other => panic!("there is one way to pay: {other:?}"),
    }
}

pub(crate) fn card(id: &str) -> Card {
    Card::named(id).unwrap_or_else(|| panic!("there is no card `{id}`"))
}
