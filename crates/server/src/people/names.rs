//! What people may be called.

use rand::RngExt;

/// The most characters of a display name.
pub const MAX_NAME: usize = 32;
/// The most characters of a token's label.
const MAX_LABEL: usize = 60;

/// The most characters of a table's title.
pub const MAX_TITLE: usize = 60;

const QUALITIES: &[&str] = &[
    "Amber", "Azure", "Bold", "Brisk", "Bronze", "Calm", "Candid", "Cedar", "Clever", "Coral", "Copper", "Eager", "Early", "Gentle",
    "Golden", "Hardy", "Honest", "Indigo", "Ivory", "Jolly", "Keen", "Lively", "Lucky", "Merry", "Nimble", "Olive", "Patient", "Quiet",
    "Rapid", "Ruby", "Scarlet", "Silver", "Steady", "Sunny", "Swift", "Tidy", "Velvet", "Violet", "Witty", "Young",
];
const TRADES: &[&str] = &[
    "Baker", "Boatman", "Brewer", "Broker", "Carter", "Chandler", "Cooper", "Courier", "Drover", "Dyer", "Farmer", "Ferryman", "Fisher",
    "Glazier", "Grocer", "Hatter", "Mason", "Mercer", "Merchant", "Miller", "Miner", "Pedlar", "Pilot", "Porter", "Potter", "Rancher",
    "Sailor", "Shepherd", "Skipper", "Smith", "Spicer", "Tailor", "Tanner", "Tiler", "Trader", "Vintner", "Weaver", "Wright",
];

/// Why a name is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NameError {
    #[error("nothing is left of the name")]
    Empty,
    #[error("the name is longer than {max} characters")]
    Long { max: usize },
    #[error("the name has characters that cannot be seen")]
    Characters,
}

/// A friendly name for somebody who has not chosen one.
pub(super) fn guest_name() -> String {
    let mut dice = engine::dice_from_entropy();
    format!("{} {} {}", engine::pick(QUALITIES, &mut dice), engine::pick(TRADES, &mut dice), dice.random_range(10..100u32))
}

/// Whether a name may have been made up by [`guest_name`]. Whoever chose such a one is only asked once more.
pub(crate) fn is_guest_name(name: &str) -> bool {
    match name.split(' ').collect::<Vec<_>>()[..] {
        [quality, trade, number] => {
            QUALITIES.contains(&quality)
                && TRADES.contains(&trade)
                && number.len() == 2
                && number.parse::<u8>().is_ok_and(|number| number >= 10)
        }
        _ => false,
    }
}

/// A display name as it is kept: trimmed, inner spaces single.
pub fn display_name(text: &str) -> Result<String, NameError> {
    tidy(text, MAX_NAME)
}

/// The label of a token, by the same rules.
pub fn label(text: &str) -> Result<String, NameError> {
    tidy(text, MAX_LABEL)
}

/// The title of a table, by the same rules.
pub fn table_title(text: &str) -> Result<String, NameError> {
    tidy(text, MAX_TITLE)
}

fn tidy(text: &str, max: usize) -> Result<String, NameError> {
    // Nothing of a very long text is worth a closer look.
    if text.len() > max * 8 {
        return Err(NameError::Long { max });
    }
    if text.chars().any(is_invisible) {
        return Err(NameError::Characters);
    }
    let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match name.chars().count() {
        0 => Err(NameError::Empty),
        count if count > max => Err(NameError::Long { max }),
        _ => Ok(name),
    }
}

/// Characters that control, hide or turn around text: a name with them could pose as another.
fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{00AD}' | '\u{034F}' | '\u{061C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{180B}'..='\u{180F}'
            | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{3164}' | '\u{FE00}'..='\u{FE0F}'
            | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFF}' | '\u{E0000}'..='\u{E0FFF}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guest_names_can_be_display_names() {
        for quality in QUALITIES {
            for trade in TRADES {
                let name = format!("{quality} {trade} 99");
                assert_eq!(display_name(&name), Ok(name));
            }
        }
        assert_eq!(guest_name().split(' ').count(), 3);
    }

    #[test]
    fn a_name_that_was_made_up_is_known_as_such() {
        assert!((0..20).all(|_| is_guest_name(&guest_name())));
        for chosen in ["Ada", "Calm Vintner", "Calm Vintner 7", "Calm Vintner 123", "Calm Ada 12", "calm vintner 12", "Calm Vintner +1"] {
            assert!(!is_guest_name(chosen), "{chosen}");
        }
    }

    #[test]
    fn spaces_are_tidied() {
        assert_eq!(display_name("  Ada \u{a0} Lovelace "), Ok("Ada Lovelace".to_owned()));
        assert_eq!(display_name("Zoë 李"), Ok("Zoë 李".to_owned()));
    }

    #[test]
    fn long_empty_and_invisible_names_are_refused() {
        assert_eq!(display_name("   "), Err(NameError::Empty));
        assert_eq!(display_name(&"a".repeat(33)), Err(NameError::Long { max: 32 }));
        assert_eq!(display_name(&"a".repeat(100_000)), Err(NameError::Long { max: 32 }));
        for wrong in ["a\u{0}b", "a\nb", "a\u{202E}b", "\u{200B}", "a\u{1b}[31m"] {
            assert_eq!(display_name(wrong), Err(NameError::Characters), "{wrong:?}");
        }
    }
}
