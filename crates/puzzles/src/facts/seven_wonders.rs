//! Puzzles of 7 Wonders.

use super::{Funnel, Puzzling, those};
use crate::Theme;
use bots::Care;
use engine::{Dice, Game, Seat, pick};
use rand::RngExt;
use seven_wonders::data::{Age, Card, Color, Effect};
use seven_wonders::state::{Ages, LAST_TURN, Phase, Stage};
use seven_wonders::{Action, Free, How, Options, Play, SevenWonders, Sides, Wonders};

impl Puzzling for SevenWonders {
    const FUNNEL: Funnel = Funnel {
        play: 60,
        lost: 0,
        glanced: 24,
        first: 40,
        promising: 0.05,
        search: 60,
        second: 250,
        check: 1_200,
        expert: Care { search: 2_000, proposals: 6, games: 200, finals: 400, time: None },
        lead: 0.06,
        shown: 9,
        per_game: 2,
        apart: 12,
    };

    fn table(dice: &mut Dice) -> (Options, u8) {
        let sides = *pick(&[Sides::Day, Sides::Night, Sides::Random], dice);
        (Options { wonders: Wonders::Dealt, sides }, dice.random_range(3..=6))
    }

    /// A card that is used in the same way: to whom its coins go is no question of a puzzle.
    fn same_choice(one: &Action, other: &Action) -> bool {
        match (one, other) {
            (Action::Play(one), Action::Play(other)) => {
                one.card == other.card && std::mem::discriminant(&one.how) == std::mem::discriminant(&other.how)
            }
            _ => one == other,
        }
    }

    fn themes(&self, seat: Seat, best: &Action) -> Vec<Theme> {
        let Stage::Ages(ages) = &self.stage else { return Vec::new() };
        let last = ages.age == Age::III && ages.turn + 1 >= LAST_TURN;
        let mut facts = vec![(Theme::End, last)];
        match *best {
            Action::Play(Play { card, how }) => match how {
                How::Build(payment) => {
                    facts.extend(of_building(card));
                    facts.push((Theme::Trade, payment.total() > 0));
                    facts.push((Theme::Chain, matches!(ages.free(seat, card), Some(Free::Chain(_)))));
                }
                How::Stage(payment) => {
                    let effect = ages.next_stage(seat).map(|stage| &stage.effect);
                    facts.extend(effect.map(of_effect).into_iter().flatten());
                    facts.push((Theme::Wonder, true));
                    facts.push((Theme::Trade, payment.total() > 0));
                    facts.push((Theme::Denial, would_be_built(ages, seat, card)));
                }
                How::Sell => {
                    facts.push((Theme::Money, true));
                    facts.push((Theme::Denial, would_be_built(ages, seat, card)));
                }
            },
            Action::Pick { card } => {
                facts.extend(of_building(card));
                facts.push((Theme::Wonder, true));
            }
            Action::TakeWonder { .. } | Action::ChooseSide { .. } => {}
        }
        those(&facts)
    }
}

fn of_building(card: Card) -> Vec<(Theme, bool)> {
    let data = card.data();
    let by_colour = match data.color {
        Color::Brown | Color::Grey => Theme::Goods,
        Color::Blue => Theme::Points,
        Color::Yellow => Theme::Money,
        Color::Red => Theme::War,
        Color::Green => Theme::Science,
        Color::Purple => Theme::Guild,
    };
    let mut facts = of_effect(&data.effect).to_vec();
    facts.push((by_colour, true));
    facts
}

fn of_effect(effect: &Effect) -> [(Theme, bool); 3] {
    [
        (Theme::War, effect.shields > 0),
        (Theme::Science, effect.science.is_some()),
        (Theme::Goods, !effect.produces.is_none() || !effect.produces_one_of.is_empty()),
    ]
}

/// Whether the hand goes on and its next holder could build the card as their city stands.
fn would_be_built(ages: &Ages, seat: Seat, card: Card) -> bool {
    if ages.phase != Phase::Choose || ages.turn == LAST_TURN {
        return false;
    }
    let next = if ages.age.passes_left() { seat.left(ages.seats()) } else { seat.right(ages.seats()) };
    let mut then = ages.clone();
    then.hands[next] = seven_wonders::state::Hand::new(&[card]);
    then.sealed[next] = None;
    let mut actions = Vec::new();
    SevenWonders { options: Options::default(), stage: Stage::Ages(then) }.candidates(next, &mut actions);
    actions.iter().any(|action| matches!(action, Action::Play(Play { how: How::Build(_), .. })))
}
