//! Complete random games on one core, ours and those of others.

use super::install::Peers;
use super::markdown::{Table, times};
use super::runner::{json, limited, number};
use super::spread::Spread;
use super::{REPEATS, SERVER_CORE, Section};
use figures::rate;
use serde_json::{Value, json};
use std::path::Path;

/// A game that takes part.
struct Entrant {
    name: &'static str,
    players: u8,
    maker: Maker,
}

enum Maker {
    /// Our game of this id.
    Ours(&'static str),
    /// A peer's game: the peer, the way it is played and the game, as `bench/peers/python/games.py` knows them.
    Peer(&'static str, &'static str, &'static str),
}

const HEARTS: &str = "hearts, OpenSpiel in C++";
const CATAN: &str = "Catan, catanatron";
const SEVEN_WONDERS: &str = "7 Wonders";
const PROSPERITY: &str = "Prosperity";
const WEALTH_OF_NATIONS: &str = "Wealth of Nations";

#[rustfmt::skip]
const ENTRANTS: &[Entrant] = &[
    Entrant { name: SEVEN_WONDERS, players: 4, maker: Maker::Ours("seven-wonders") },
    Entrant { name: PROSPERITY, players: 4, maker: Maker::Ours("prosperity") },
    Entrant { name: WEALTH_OF_NATIONS, players: 4, maker: Maker::Ours("wealth-of-nations") },
    Entrant { name: HEARTS, players: 4, maker: Maker::Peer("open-spiel", "openspiel-cpp", "hearts") },
    Entrant { name: "oh hell, OpenSpiel in C++", players: 4, maker: Maker::Peer("open-spiel", "openspiel-cpp", "oh_hell(players=4)") },
    Entrant { name: "goofspiel, OpenSpiel in C++", players: 4, maker: Maker::Peer("open-spiel", "openspiel-cpp", "goofspiel(players=4)") },
    Entrant { name: "backgammon, OpenSpiel in C++", players: 2, maker: Maker::Peer("open-spiel", "openspiel-cpp", "backgammon") },
    Entrant { name: "hearts, OpenSpiel in Python", players: 4, maker: Maker::Peer("open-spiel", "openspiel-python", "hearts") },
    Entrant { name: "oh hell, OpenSpiel in Python", players: 4, maker: Maker::Peer("open-spiel", "openspiel-python", "oh_hell(players=4)") },
    Entrant { name: "goofspiel, OpenSpiel in Python", players: 4, maker: Maker::Peer("open-spiel", "openspiel-python", "goofspiel(players=4)") },
    Entrant { name: "backgammon, OpenSpiel in Python", players: 2, maker: Maker::Peer("open-spiel", "openspiel-python", "backgammon") },
    Entrant { name: CATAN, players: 4, maker: Maker::Peer("catanatron", "catanatron", "catan") },
    Entrant { name: "uno, RLCard", players: 2, maker: Maker::Peer("rlcard", "rlcard", "uno") },
    Entrant { name: "dou dizhu, RLCard", players: 3, maker: Maker::Peer("rlcard", "rlcard", "doudizhu") },
    Entrant { name: "mahjong, RLCard", players: 4, maker: Maker::Peer("rlcard", "rlcard", "mahjong") },
];

/// What was measured of one of them.
struct Measured {
    entrant: &'static Entrant,
    games: Spread,
    decisions: Spread,
}

pub(super) fn run(program: &Path, peers: &Peers, seconds: u64) -> Result<Section, String> {
    let present = |entrant: &&Entrant| match entrant.maker {
        Maker::Ours(_) => true,
        Maker::Peer(peer, ..) => peers.has(peer),
    };
    let new = |entrant| Measured { entrant, games: Spread::default(), decisions: Spread::default() };
    let mut all: Vec<Measured> = ENTRANTS.iter().filter(present).map(new).collect();
    let mut failed = Vec::new();
    for repeat in 1..=REPEATS {
        for measured in &mut all {
            println!("games, round {repeat}: {}", measured.entrant.name);
            match measured.entrant.play(program, peers, seconds) {
                Ok((games, decisions)) => {
                    measured.games.add(games);
                    measured.decisions.add(decisions);
                }
                Err(why) => failed.push(format!("{}: {why}", measured.entrant.name)),
            }
        }
    }
    all.retain(|measured| !measured.games.is_empty());
    let mut markdown = table(&all);
    for why in &failed {
        markdown += &format!("\nFailed: {why}\n");
    }
    Ok(Section { markdown, figures: json!({ "games": all.iter().map(Measured::json).collect::<Vec<_>>(), "failed": failed }) })
}

impl Entrant {
    /// Games and decisions a second.
    fn play(&self, program: &Path, peers: &Peers, seconds: u64) -> Result<(f64, f64), String> {
        let seconds = seconds.to_string();
        let said = match self.maker {
            Maker::Ours(game) => {
                let mut said =
                    json(limited(SERVER_CORE, program).args(["bench", "games", "--json", "--game", game, "--seconds", &seconds]))?;
                said["games"][0].take()
            }
            Maker::Peer(peer, way, game) => {
                json(limited(SERVER_CORE, &peers.python(peer)).arg(peers.python_script()).args([way, game, &seconds]))?
            }
        };
        Ok((number(&said, "games_per_second")?, number(&said, "decisions_per_second")?))
    }
}

impl Measured {
    fn json(&self) -> Value {
        let Entrant { name, players, .. } = self.entrant;
        json!({ "name": name, "players": players, "games_per_second": self.games.json(), "decisions_per_second": self.decisions.json() })
    }
}

fn table(all: &[Measured]) -> String {
    let find = |name: &str| all.iter().find(|measured| measured.entrant.name == name);
    let hearts = find(HEARTS);
    let mut table = Table::new(&[
        "Game",
        "Players",
        "Games/s, min / median / max",
        "Decisions/s, min / median / max",
        "Decisions in a game",
        "Decisions/s beside hearts in C++",
    ]);
    for Measured { entrant, games, decisions } in all {
        let beside = hearts.map_or(f64::NAN, |hearts| decisions.ratio(&hearts.decisions));
        let long = decisions.ratio(games);
        table.row(&[
            entrant.name.to_owned(),
            entrant.players.to_string(),
            games.text(rate),
            decisions.text(rate),
            rate(long),
            times(beside),
        ]);
    }
    let mut text = table.text() + "\n";
    for (ours, theirs, what) in [
        (SEVEN_WONDERS, HEARTS, "more decisions/s than hearts in OpenSpiel's C++ loop"),
        (PROSPERITY, HEARTS, "more decisions/s than hearts in OpenSpiel's C++ loop"),
        (WEALTH_OF_NATIONS, CATAN, "100 × the games/s of catanatron at the same number of decisions, so 100 × its decisions/s"),
    ] {
        if let (Some(ours), Some(theirs)) = (find(ours), find(theirs)) {
            let ratio = times(ours.decisions.ratio(&theirs.decisions));
            text += &format!("- {}: the goal is {what}; it is {ratio}.\n", ours.entrant.name);
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measured(name: &str, games: f64, decisions: f64) -> Measured {
        let entrant = ENTRANTS.iter().find(|entrant| entrant.name == name).expect("it takes part");
        Measured { entrant, games: [games].into_iter().collect(), decisions: [decisions].into_iter().collect() }
    }

    #[test]
    fn ratios_are_of_decisions_and_not_of_games() {
        let text = table(&[measured(WEALTH_OF_NATIONS, 10.0, 6_000.0), measured(HEARTS, 100.0, 3_000.0), measured(CATAN, 2.0, 20.0)]);
        assert!(text.contains("| Wealth of Nations | 4 | 10.0 / 10.0 / 10.0 | 6,000 / 6,000 / 6,000 | 600 | 2.00 × |"), "{text}");
        assert!(text.contains("so 100 × its decisions/s; it is 300 ×."), "{text}");
        assert!(!text.contains("- Prosperity"), "nothing is said of what was not measured: {text}");
    }
}
