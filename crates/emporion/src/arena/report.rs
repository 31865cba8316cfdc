//! What the arena found out, for people and for programs.

use super::growth::Point;
use crate::table::Table;
use bots::{Bout, Budget, Mind, Player};
use serde::Serialize;
use serde_json::Value;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use std::time::Duration;

/// Of the normal distribution: 95 % lie within so many standard deviations.
const Z: f64 = 1.96;

#[derive(Serialize)]
pub(super) struct Report {
    game: &'static str,
    #[serde(skip)]
    name: &'static str,
    options: Value,
    seed: u64,
    games: usize,
    seconds: f64,
    /// Mean points of those who won.
    winner_points: f64,
    players: Vec<PlayerReport>,
}

#[derive(Serialize)]
struct PlayerReport {
    bot: String,
    /// A shared victory counts as its part.
    win_share: f64,
    /// With 95 % certainty the true share lies between.
    interval: [f64; 2],
    mean_place: f64,
    mean_points: f64,
    categories: Vec<(&'static str, f64)>,
    rating: f64,
    rating_uncertainty: f64,
    milliseconds_a_decision: f64,
}

impl Report {
    pub(super) fn new<G: Mind>(options: &G::Options, players: &[Player], seed: u64, bouts: &[Bout], elapsed: Duration) -> Report {
        let ratings = ratings(players.len(), bouts);
        Report {
            game: G::ID,
            name: G::NAME,
            options: serde_json::to_value(options).expect("options can be written as JSON"),
            seed,
            games: bouts.len(),
            seconds: elapsed.as_secs_f64(),
            winner_points: winner_points(bouts),
            players: players.iter().enumerate().map(|(index, player)| PlayerReport::new(index, player, bouts, ratings[index])).collect(),
        }
    }

    pub(super) fn json(&self) -> String {
        let mut text = serde_json::to_string_pretty(self).expect("a report can be written as JSON");
        text.push('\n');
        text
    }

    pub(super) fn text(&self) -> String {
        let mut table = Table::new(["bot", "wins", "95 % interval", "place", "points", "rating", "ms a decision"]);
        for player in &self.players {
            table.row([
                player.bot.clone(),
                percent(player.win_share),
                format!("{} to {}", percent(player.interval[0]), percent(player.interval[1])),
                format!("{:.2}", player.mean_place),
                format!("{:.1}", player.mean_points),
                format!("{:.1} ± {:.1}", player.rating, player.rating_uncertainty),
                format!("{:.2}", player.milliseconds_a_decision),
            ]);
        }
        let mut sheets =
            Table::new(["bot"].into_iter().chain(self.players.iter().flat_map(|p| p.categories.iter().map(|c| c.0)).take(self.width())));
        for player in &self.players {
            sheets.row([player.bot.clone()].into_iter().chain(player.categories.iter().map(|(_, points)| format!("{points:.1}"))));
        }
        format!(
            "{}: {} games in {:.1} s, seed {}; winners have {:.1} points on average\n\n{}\nMean points by category\n{}",
            self.name,
            self.games,
            self.seconds,
            self.seed,
            self.winner_points,
            table.text("  "),
            sheets.text("  ")
        )
    }

    /// What was played, in a few words.
    pub(super) fn headline(&self) -> String {
        let name = |index: usize| self.players.get(index).map_or("", |player| player.bot.split(':').next().unwrap_or(""));
        format!("{}: one {} against {} {}, {} games for each budget", self.name, name(0), self.bots() - 1, name(1), self.games)
    }

    pub(super) fn bots(&self) -> usize {
        self.players.len()
    }

    /// How the first bot did with a budget.
    pub(super) fn first(&self, iterations: u32) -> Point {
        let player = &self.players[0];
        Point {
            iterations,
            win_share: player.win_share,
            interval: player.interval,
            mean_points: player.mean_points,
            milliseconds_a_decision: player.milliseconds_a_decision,
        }
    }

    fn width(&self) -> usize {
        self.players.first().map_or(0, |player| player.categories.len())
    }
}

impl PlayerReport {
    fn new(index: usize, player: &Player, bouts: &[Bout], rating: WengLinRating) -> PlayerReport {
        let games = bouts.len() as f64;
        let (mut wins, mut places, mut points) = (0.0, 0.0, 0.0);
        let mut categories: Vec<(&'static str, f64)> = Vec::new();
        for bout in bouts {
            let outcome = bout.outcome.as_ref().expect("the arena counts finished games");
            let winners = outcome.winners().count() as f64;
            let standing = outcome.standings.iter().find(|standing| bout.seated[standing.seat.index()] == index).expect("everybody stands");
            wins += if standing.place == Some(1) { 1.0 / winners } else { 0.0 };
            places += f64::from(standing.place.unwrap_or(bout.seated.len() as u8));
            points += f64::from(standing.points);
            for line in &standing.sheet {
                match categories.iter_mut().find(|(category, _)| *category == line.category) {
                    Some((_, sum)) => *sum += f64::from(line.points) / games,
                    None => categories.push((line.category, f64::from(line.points) / games)),
                }
            }
        }
        let (time, decisions) = bouts.iter().fold((Duration::ZERO, 0u64), |(time, count), bout| {
            let (more, times) = bout.thought[index];
            (time + more, count + u64::from(times))
        });
        let win_share = wins / games;
        PlayerReport {
            bot: name(player),
            win_share,
            interval: interval(win_share, games),
            mean_place: places / games,
            mean_points: points / games,
            categories,
            rating: rating.rating,
            rating_uncertainty: rating.uncertainty,
            milliseconds_a_decision: time.as_secs_f64() * 1000.0 / decisions.max(1) as f64,
        }
    }
}

fn name(player: &Player) -> String {
    match player.budget {
        None => player.level.name().to_owned(),
        Some(Budget::Iterations(number)) => format!("{}:{number}", player.level.name()),
        Some(Budget::Time(time)) => format!("{}:{}ms", player.level.name(), time.as_millis()),
        Some(Budget::Within { iterations, time }) => format!("{}:{iterations}:{}ms", player.level.name(), time.as_millis()),
    }
}

/// Wilson's interval of a share.
fn interval(share: f64, games: f64) -> [f64; 2] {
    let middle = (share + Z * Z / (2.0 * games)) / (1.0 + Z * Z / games);
    let half = Z / (1.0 + Z * Z / games) * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    [(middle - half).max(0.0), (middle + half).min(1.0)]
}

/// Everybody begins alike and is rated game by game, by the places.
fn ratings(players: usize, bouts: &[Bout]) -> Vec<WengLinRating> {
    let mut ratings = vec![WengLinRating::new(); players];
    for bout in bouts {
        let outcome = bout.outcome.as_ref().expect("the arena counts finished games");
        let teams: Vec<[WengLinRating; 1]> = bout.seated.iter().map(|&player| [ratings[player]]).collect();
        let place =
            |seat: usize| outcome.standings.iter().find(|standing| standing.seat.index() == seat).and_then(|standing| standing.place);
        let placed: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
            .iter()
            .enumerate()
            .map(|(seat, team)| (&team[..], MultiTeamOutcome::new(usize::from(place(seat).unwrap_or(players as u8)))))
            .collect();
        let rated = weng_lin_multi_team(&placed, &WengLinConfig::new());
        for (&player, team) in bout.seated.iter().zip(rated) {
            ratings[player] = team[0];
        }
    }
    ratings
}

fn winner_points(bouts: &[Bout]) -> f64 {
    let best = |bout: &Bout| bout.outcome.as_ref().and_then(|outcome| outcome.standings.iter().map(|standing| standing.points).max());
    bouts.iter().filter_map(best).map(f64::from).sum::<f64>() / bouts.len().max(1) as f64
}

pub(super) fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_holds_the_share_and_narrows() {
        let [low, high] = interval(0.5, 100.0);
        assert!((low - 0.404).abs() < 0.001 && (high - 0.596).abs() < 0.001);
        let [low, high] = interval(1.0, 400.0);
        assert!(low > 0.99 && high == 1.0);
    }
}
