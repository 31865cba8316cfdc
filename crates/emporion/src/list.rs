//! `emporion games`: what can be played, with every option.

use crate::games::GAMES;
use engine::OptionKind;
use std::fmt::Write;

pub(crate) fn text() -> String {
    let mut text = String::new();
    let mut line = |line: String| writeln!(text, "{line}").expect("a string takes all text");
    for game in GAMES {
        line(format!("{}: {}, {} to {} players", game.id, game.name, game.seats.start(), game.seats.end()));
        for option in (game.options)() {
            let values = match option.kind {
                OptionKind::Toggle => "true|false".to_owned(),
                OptionKind::Choice(words) => words.join("|"),
                OptionKind::PerSeat(words) => format!("{},… for each seat", words.join("|")),
            };
            line(format!("    --option {}={values}", option.key));
        }
    }
    text
}
