//! The one list of games. The program, the server, the proofs, the fuzz targets and the types of the page expand it, and
//! `cargo xtask tidy` holds the page, the sentences and the documents to it.
//!
//! Whoever does something with every game writes a macro that takes the list, and hands it over:
//!
//! ```
//! use engine::Game;
//!
//! macro_rules! ids {
//!     ($(($module:ident, $game:ty),)*) => {
//!         [$(<$game as Game>::ID),*]
//!     };
//! }
//!
//! assert!(catalogue::games!(ids).contains(&"prosperity"));
//! ```

pub use prosperity;
pub use seven_wonders;
pub use wealth_of_nations;

/// Calls a macro with the list: for each game the name of its crate, and its type.
#[macro_export]
macro_rules! games {
    ($expand:ident) => {
        $expand! {
            (seven_wonders, $crate::seven_wonders::SevenWonders),
            (prosperity, $crate::prosperity::Prosperity),
            (wealth_of_nations, $crate::wealth_of_nations::WealthOfNations),
        }
    };
}

#[cfg(test)]
mod tests {
    use engine::Game;

    #[test]
    fn a_game_is_called_as_its_crate() {
        macro_rules! compare {
            ($(($module:ident, $game:ty),)*) => {
                $(assert_eq!(<$game as Game>::ID, stringify!($module).replace('_', "-"));)*
            };
        }
        games!(compare);
    }
}
