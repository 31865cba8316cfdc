//! What the program says when nothing is asked of it.

use crate::games::GAMES;
use engine::OptionKind;
use std::fmt::Write;

const COMMANDS: &str = "
Commands
  emporion simulate seven-wonders --players 4 --games 1000
      plays games with bots and shows statistics; --logs DIR keeps every game as a file
  emporion replay FILE --as 0
      checks a match file and shows it step by step, here through the eyes of seat 0
  emporion bench
      measures how fast the games run on one core
  emporion help COMMAND
      tells everything about a command

The server and the page to play on are not there yet.
";

pub(crate) fn text() -> String {
    let mut text = String::from("Emporion: economic board games to play and to study.\n\nGames\n");
    let mut line = |line: String| writeln!(text, "{line}").expect("a string takes all text");
    for game in GAMES {
        line(format!("  {}: {}, {} to {} players", game.id, game.name, game.seats.start(), game.seats.end()));
        for option in (game.options)() {
            let values = match option.kind {
                OptionKind::Toggle => "true|false".to_owned(),
                OptionKind::Choice(words) => words.join("|"),
                OptionKind::PerSeat(words) => format!("{},… for each seat", words.join("|")),
            };
            line(format!("      --option {}={values}", option.key));
        }
    }
    text + COMMANDS
}
