//! A view that comes as a patch of the one before is that view, to the byte, for every viewer of every game.

use engine::{Game, Input, Turn, Viewer, dice};
use protocol::{Text, ViewText, apply_patch, patch_between};
use serde::Deserialize;
use serde_json::Value;
use testkit::counts::LONG_GAMES_UNDER_LAWS;

/// Lengths of all views, and of what was told of them.
#[derive(Default)]
struct Told {
    views: usize,
    patches: usize,
}

/// What one viewer has.
struct Eyes {
    viewer: Viewer,
    text: ViewText,
    view: Value,
}

impl Eyes {
    fn see<G: Game>(&mut self, game: &G, told: &mut Told) {
        let text = ViewText::of(&game.view(self.viewer));
        match patch_between(&self.text, &text) {
            None => self.view = text.text().value(),
            Some(patch) => {
                apply_patch(&mut self.view, &patch).unwrap_or_else(|error| panic!("{error}: {}", patch.json()));
                told.patches += patch.json().len();
            }
        }
        let view = G::View::deserialize(&self.view).expect("a patched view is one");
        assert_eq!(Text::of(&view), *text.text());
        told.views += text.text().json().len();
        self.text = text;
    }
}

fn follow<G: Game>(seats: u8, seed: u64, told: &mut Told) {
    let mut dice = dice(seed);
    let mut game = G::new(&G::Options::default(), seats).expect("the usual options suit every number of players");
    let begin = |viewer| {
        let text = ViewText::of(&game.view(viewer));
        Eyes { viewer, view: text.text().value(), text }
    };
    let mut eyes: Vec<Eyes> = Viewer::all(seats).map(begin).collect();
    loop {
        let input = match game.turn() {
            Turn::Over => return,
            Turn::Chance => Input::Chance(game.roll(&mut dice)),
            Turn::Seats(awaited) => {
                let seat = awaited.first().expect("a game that waits for seats names one");
                Input::Act { seat, action: game.sample(seat, &mut dice) }
            }
        };
        game.apply(input, &mut engine::Mute);
        eyes.iter_mut().for_each(|eyes| eyes.see(&game, told));
    }
}

macro_rules! each {
    ($(($module:ident, $game:ty),)*) => {
        $(
            #[test]
            fn $module() {
                let mut told = Told::default();
                for seed in 0..LONG_GAMES_UNDER_LAWS.get().min(4) {
                    follow::<$game>(*<$game>::SEATS.start(), seed, &mut told);
                    follow::<$game>(*<$game>::SEATS.end(), seed, &mut told);
                }
                assert!(told.patches * 2 < told.views, "{} of {} bytes", told.patches, told.views);
                println!("{}: {} of {} bytes", <$game>::ID, told.patches, told.views);
            }
        )*
    };
}

catalogue::games!(each);
