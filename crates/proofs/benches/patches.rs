//! How long it takes to find what is other in a view: `cargo bench --package proofs`.

use divan::{Bencher, black_box};
use engine::{Game, Input, Mute, Turn, Viewer, dice};
use protocol::{ViewText, patch_between};

fn main() {
    divan::main();
}

/// Decisions made before those that are measured, and how many are.
const BEFORE: usize = 40;
const MEASURED: usize = 60;

/// What one seat sees in the middle of a random game of four, decision by decision.
fn views<G: Game>() -> Vec<ViewText> {
    let mut dice = dice(1);
    let mut game = G::new(&G::Options::default(), 4).expect("four can play");
    let (mut views, mut decisions) = (Vec::new(), 0);
    while decisions < BEFORE + MEASURED {
        let input = match game.turn() {
            Turn::Over => break,
            Turn::Chance => Input::Chance(game.roll(&mut dice)),
            Turn::Seats(awaited) => {
                decisions += 1;
                let seat = awaited.first().expect("a game that waits for seats names one");
                Input::Act { seat, action: game.sample(seat, &mut dice) }
            }
        };
        game.apply(input, &mut Mute);
        if decisions >= BEFORE {
            views.push(ViewText::of(&game.view(Viewer::Seat(engine::Seat::new(0)))));
        }
    }
    views
}

fn patches<G: Game>(bencher: Bencher<'_, '_>) {
    let views = views::<G>();
    let pairs = || views.windows(2).map(|pair| (&pair[0], &pair[1]));
    let bytes = pairs().map(|(_, after)| after.text().json().len()).sum::<usize>();
    let told = pairs().filter_map(|(before, after)| patch_between(before, after)).map(|patch| patch.json().len()).sum::<usize>();
    println!("{}: {} views of {} bytes, patches of {}", G::ID, views.len() - 1, bytes / (views.len() - 1), told / (views.len() - 1));
    bencher
        .counter(divan::counter::BytesCount::new(bytes))
        .bench(|| pairs().filter_map(|(before, after)| patch_between(black_box(before), after)).count());
}

/// A view read over for where its parts end, as it is before it can be compared.
fn texts<G: Game>(bencher: Bencher<'_, '_>) {
    let views: Vec<G::View> = views::<G>().iter().map(|view| serde_json::from_str(view.text().json()).expect("it is a view")).collect();
    bencher.bench(|| views.iter().map(|view| ViewText::of(black_box(view))).filter(|text| text.text().json().len() > 2).count());
}

/// The same views written, and no more.
fn writing<G: Game>(bencher: Bencher<'_, '_>) {
    let views: Vec<G::View> = views::<G>().iter().map(|view| serde_json::from_str(view.text().json()).expect("it is a view")).collect();
    bencher.bench(|| views.iter().map(|view| protocol::Text::of(black_box(view))).filter(|text| text.json().len() > 2).count());
}

macro_rules! each {
    ($(($module:ident, $game:ty),)*) => {
        $(
            mod $module {
                use super::*;

                #[divan::bench]
                fn patches(bencher: Bencher<'_, '_>) {
                    super::patches::<$game>(bencher);
                }

                #[divan::bench]
                fn texts(bencher: Bencher<'_, '_>) {
                    super::texts::<$game>(bencher);
                }

                #[divan::bench]
                fn writing(bencher: Bencher<'_, '_>) {
                    super::writing::<$game>(bencher);
                }
            }
        )*
    };
}

catalogue::games!(each);
