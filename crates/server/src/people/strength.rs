//! Whether a password is easy to guess, and what would make it better.

use crate::protocol::{PasswordAdvice, PasswordSuggestion, PasswordWarning};
use zxcvbn::feedback::{Feedback, Suggestion, Warning};
use zxcvbn::{Score, zxcvbn};

/// Below this a password falls to somebody who has its hash and some patience.
const STRONG: Score = Score::Three;
/// How much of a password is looked at. What its first characters hold out against, the whole does too. More would cost: of
/// signs that each stand for several letters, 32 take 60 ms and 100 take 700.
const LOOKED_AT: usize = 32;
/// How many words of the person's own are looked for in it.
const OWN_WORDS: usize = 12;

/// Refuses what is easy to guess for somebody who knows these names.
pub(super) fn judge(password: &str, names: &[String]) -> Result<(), PasswordAdvice> {
    let own = own_words(names);
    let own: Vec<&str> = own.iter().map(String::as_str).collect();
    let verdict = zxcvbn(&beginning(password), &own);
    if verdict.score() >= STRONG {
        return Ok(());
    }
    let feedback = verdict.feedback();
    Err(PasswordAdvice {
        warning: feedback.and_then(Feedback::warning).map(warning),
        suggestions: feedback.map_or(&[][..], Feedback::suggestions).iter().copied().map(suggestion).collect(),
    })
}

/// The names, and the words that they are made of.
fn own_words(names: &[String]) -> Vec<String> {
    let words = names.iter().flat_map(|name| name.split(|c: char| !c.is_alphanumeric())).filter(|word| word.chars().count() > 2);
    let all = names.iter().map(String::as_str).chain(words).chain(["emporion"]);
    all.take(OWN_WORDS).map(str::to_owned).collect()
}

/// The first characters. Of something that is repeated, the first two times are enough: cut in the middle of a third one, it
/// would look like more than it is.
fn beginning(password: &str) -> String {
    let letters: Vec<char> = password.chars().collect();
    let period = (1..=letters.len() / 2).find(|period| letters.iter().zip(&letters[*period..]).all(|(one, other)| one == other));
    let enough = match period {
        Some(period) if period * 2 <= LOOKED_AT => period * 2,
        Some(period) => period,
        None => letters.len(),
    };
    letters.into_iter().take(enough.min(LOOKED_AT)).collect()
}

fn warning(warning: Warning) -> PasswordWarning {
    match warning {
        Warning::StraightRowsOfKeysAreEasyToGuess => PasswordWarning::RowOfKeys,
        Warning::ShortKeyboardPatternsAreEasyToGuess => PasswordWarning::KeyboardPattern,
        Warning::RepeatsLikeAaaAreEasyToGuess => PasswordWarning::RepeatedCharacter,
        Warning::RepeatsLikeAbcAbcAreOnlySlightlyHarderToGuess => PasswordWarning::RepeatedPart,
        Warning::ThisIsATop10Password => PasswordWarning::TopTen,
        Warning::ThisIsATop100Password => PasswordWarning::TopHundred,
        Warning::ThisIsACommonPassword => PasswordWarning::Common,
        Warning::ThisIsSimilarToACommonlyUsedPassword => PasswordWarning::LikeCommon,
        Warning::SequencesLikeAbcAreEasyToGuess => PasswordWarning::Sequence,
        Warning::RecentYearsAreEasyToGuess => PasswordWarning::RecentYear,
        Warning::AWordByItselfIsEasyToGuess => PasswordWarning::OneWord,
        Warning::DatesAreOftenEasyToGuess => PasswordWarning::Date,
        Warning::NamesAndSurnamesByThemselvesAreEasyToGuess => PasswordWarning::OneName,
        Warning::CommonNamesAndSurnamesAreEasyToGuess => PasswordWarning::CommonName,
    }
}

fn suggestion(suggestion: Suggestion) -> PasswordSuggestion {
    match suggestion {
        Suggestion::UseAFewWordsAvoidCommonPhrases => PasswordSuggestion::FewWords,
        Suggestion::NoNeedForSymbolsDigitsOrUppercaseLetters => PasswordSuggestion::NoSymbolsNeeded,
        Suggestion::AddAnotherWordOrTwo => PasswordSuggestion::AddWords,
        Suggestion::CapitalizationDoesntHelpVeryMuch => PasswordSuggestion::Capitals,
        Suggestion::AllUppercaseIsAlmostAsEasyToGuessAsAllLowercase => PasswordSuggestion::AllCapitals,
        Suggestion::ReversedWordsArentMuchHarderToGuess => PasswordSuggestion::Reversed,
        Suggestion::PredictableSubstitutionsDontHelpVeryMuch => PasswordSuggestion::Substitutions,
        Suggestion::UseALongerKeyboardPatternWithMoreTurns => PasswordSuggestion::LongerPattern,
        Suggestion::AvoidRepeatedWordsAndCharacters => PasswordSuggestion::NoRepeats,
        Suggestion::AvoidSequences => PasswordSuggestion::NoSequences,
        Suggestion::AvoidRecentYears => PasswordSuggestion::NoRecentYears,
        Suggestion::AvoidYearsThatAreAssociatedWithYou => PasswordSuggestion::NoYears,
        Suggestion::AvoidDatesAndYearsThatAreAssociatedWithYou => PasswordSuggestion::NoDates,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn advice(password: &str) -> Option<PasswordAdvice> {
        judge(password, &["ada.lovelace".to_owned(), "Countess Ada".to_owned()]).err()
    }

    #[test]
    fn what_many_people_use_is_weak_and_a_few_words_are_not() {
        assert_eq!(advice("password").unwrap().warning, Some(PasswordWarning::TopTen));
        assert_eq!(advice("zxcvbnm,./").unwrap().warning, Some(PasswordWarning::RowOfKeys));
        assert!(advice("P4ssw0rd!").unwrap().suggestions.contains(&PasswordSuggestion::AddWords));
        for strong in ["analytical engine", "correct horse battery staple", "un mot de passe long"] {
            assert_eq!(advice(strong), None, "{strong}");
        }
    }

    #[test]
    fn ones_own_names_are_weak() {
        for own in ["ada.lovelace", "lovelace", "Countess Ada", "countess1", "emporion"] {
            assert!(advice(own).is_some(), "{own}");
        }
    }

    #[test]
    fn only_the_beginning_is_looked_at_and_repeats_do_not_help() {
        assert_eq!(beginning(&"abc".repeat(60)), "abcabc");
        assert_eq!(beginning(&"letmein1234".repeat(15)), "letmein1234letmein1234");
        assert_eq!(beginning("abcab"), "abcab");
        let block: String = ('a'..='t').collect();
        assert_eq!(beginning(&block.repeat(3)), block);
        let long: String = (0..200u8).map(|n| char::from(b'!' + n % 89)).collect();
        assert_eq!(beginning(&long).chars().count(), LOOKED_AT);
        assert!(advice(&"letmein1234".repeat(15)).is_some());
        assert!(advice(&"a".repeat(200)).is_some());
    }
}
