//! Thinking that can be paused: whoever lends a thread its processor may want it back for a while. Between two imagined
//! games is a good place, in whatever way a game is thought about; what is thought does not depend on it.

use std::cell::RefCell;

type Pace<'a> = Box<dyn FnMut() + 'a>;

thread_local! {
    static PACE: RefCell<Option<Pace<'static>>> = const { RefCell::new(None) };
}

/// Thinks on this thread, with `pace` called between imagined games. It returns when the thinking may go on.
pub fn paced<R>(pace: impl FnMut() + 'static, think: impl FnOnce() -> R) -> R {
    /// Takes the pace away again, also when the thinking panics.
    struct Until(Option<Pace<'static>>);
    impl Drop for Until {
        fn drop(&mut self) {
            PACE.set(self.0.take());
        }
    }
    let _until = Until(PACE.replace(Some(Box::new(pace))));
    think()
}

/// One imagined game is over and another one may begin.
pub fn between_games() {
    // Taken out while it is called, so that it may think itself.
    if let Some(mut pace) = PACE.take() {
        pace();
        PACE.set(Some(pace));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Budget, outlook};
    use engine::{Game, Viewer, dice};
    use prosperity::Prosperity;
    use std::cell::Cell;
    use std::rc::Rc;

    fn counted<R>(think: impl FnOnce() -> R) -> (R, u32) {
        let calls = Rc::new(Cell::new(0));
        let counter = calls.clone();
        let thought = paced(move || counter.set(counter.get() + 1), think);
        (thought, calls.get())
    }

    #[test]
    fn every_imagined_game_can_be_waited_for_and_changes_nothing() {
        let mut game = Prosperity::new(&Default::default(), 2).unwrap();
        let mut luck = dice(3);
        while game.turn() == engine::Turn::Chance {
            let chance = game.roll(&mut luck);
            game.apply(engine::Input::Chance(chance), &mut engine::Mute);
        }
        let engine::Turn::Seats(awaited) = game.turn() else { panic!("somebody is awaited") };
        let seat = awaited.first().unwrap();
        let (chances, calls) = counted(|| outlook(&game, 25, &mut dice(4)));
        assert_eq!((chances, calls), (outlook(&game, 25, &mut dice(4)), 25));
        let think = || {
            crate::decide::<Prosperity>(
                crate::Level::Hard,
                &game.view(Viewer::Seat(seat)),
                seat,
                Some(Budget::Iterations(12)),
                &mut dice(5),
            )
        };
        let (action, calls) = counted(think);
        assert_eq!(action, think());
        assert!(calls >= 12, "{calls} calls");
        between_games();
    }

    #[test]
    fn a_pace_ends_with_its_thinking_even_in_a_panic() {
        let failed = std::panic::catch_unwind(|| paced(|| panic!("nobody may wait here any more"), || panic!("the thinking failed")));
        assert!(failed.is_err());
        between_games();
    }
}
