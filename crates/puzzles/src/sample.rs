//! Choices compared by imagined games, with how uncertain that leaves them.

use bots::{Mind, compare};
use engine::{Dice, Seat};

/// What many imagined games say of some choices. All of a row share their luck.
#[derive(Clone, Debug)]
pub struct Sample {
    /// For each imagined game the share of victory after each choice.
    games: Vec<Vec<f32>>,
}

/// How much better one choice is than another.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Margin {
    pub lead: f32,
    /// The standard error of the lead.
    pub error: f32,
}

/// Imagines so many games after each of these actions of a seat that is awaited.
pub fn sample<G: Mind>(view: &G::View, seat: Seat, actions: &[G::Action], games: u32, dice: &mut Dice) -> Sample {
    let one = |_| compare::<G>(view, seat, actions, 1, dice).iter().map(|prospect| prospect.chances[seat]).collect();
    Sample { games: (0..games).map(one).collect() }
}

impl Sample {
    /// The chance after a choice, and its standard error.
    pub fn chance(&self, choice: usize) -> (f32, f32) {
        mean_and_error(self.games.iter().map(|game| game[choice]))
    }

    /// How much better one choice is than another, game by game.
    pub fn margin(&self, one: usize, other: usize) -> Margin {
        let (lead, error) = mean_and_error(self.games.iter().map(|game| game[one] - game[other]));
        Margin { lead, error }
    }

    pub fn choices(&self) -> usize {
        self.games.first().map_or(0, Vec::len)
    }

    /// The choice with the highest chance, and by how much it is better than the next.
    pub fn best(&self) -> (usize, Margin) {
        let mut order: Vec<(usize, f32)> = (0..self.choices()).map(|choice| (choice, self.chance(choice).0)).collect();
        order.sort_by(|a, b| b.1.total_cmp(&a.1));
        match order[..] {
            [(best, _), (next, _), ..] => (best, self.margin(best, next)),
            _ => (0, Margin { lead: 0.0, error: 0.0 }),
        }
    }
}

fn mean_and_error(values: impl Iterator<Item = f32> + Clone) -> (f32, f32) {
    let (count, sum) = values.clone().fold((0u32, 0f64), |(count, sum), value| (count + 1, sum + f64::from(value)));
    if count < 2 {
        return (sum as f32, 1.0);
    }
    let mean = sum / f64::from(count);
    let squares: f64 = values.map(|value| (f64::from(value) - mean).powi(2)).sum();
    (mean as f32, (squares / f64::from(count - 1) / f64::from(count)).sqrt() as f32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_better_in_every_game_is_better_without_doubt() {
        let sample = Sample { games: (0..100).map(|game| vec![f32::from(game % 2 == 0), 0.5 + f32::from(game % 2 == 0) * 0.5]).collect() };
        let (best, margin) = sample.best();
        assert_eq!(best, 1);
        assert!((margin.lead - 0.25).abs() < 1e-6 && margin.error < 0.03, "{margin:?}");
        let (chance, error) = sample.chance(0);
        assert!((chance - 0.5).abs() < 1e-6 && (error - 0.05).abs() < 0.001, "{error}");
    }
}
