//! Sentences for people, in the language they read. The texts are in `locales/`, where the page has its own.

use axum::http::{HeaderMap, header};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde_json::Value;
use std::sync::LazyLock;
use unic_langid::{LanguageIdentifier, langid};

/// What a sentence gets for a value that is not known, so that it can do without.
const UNKNOWN: &str = "none";

/// A language that sentences are there in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    #[default]
    English,
    French,
    Italian,
}

impl Language {
    /// The language of a tag such as `fr` or `it-CH`, if it is one of ours.
    pub fn of_tag(tag: &str) -> Option<Language> {
        match tag.trim().split('-').next().unwrap_or_default().to_ascii_lowercase().as_str() {
            "en" => Some(Language::English),
            "fr" => Some(Language::French),
            "it" => Some(Language::Italian),
            _ => None,
        }
    }

    /// The best of what `Accept-Language` asks for; English if it asks for none of ours. By hand, because `fluent-langneg` takes
    /// the languages in the order of the header and leaves out how much each is wanted.
    pub fn of_request(headers: &HeaderMap) -> Language {
        let lines = headers.get_all(header::ACCEPT_LANGUAGE).iter().filter_map(|line| line.to_str().ok());
        let mut best = (0.0, Language::default());
        for word in lines.flat_map(|line| line.split(',')) {
            let (tag, parameters) = word.split_once(';').unwrap_or((word, ""));
            let quality = parameters.trim().strip_prefix("q=").map_or(Some(1.0), |quality| quality.parse::<f32>().ok());
            // Of two that are wanted alike the first one counts.
            if let (Some(language), Some(quality)) = (Language::of_tag(tag), quality)
                && quality > best.0
            {
                best = (quality, language);
            }
        }
        best.1
    }
}

/// A sentence with the values it takes from some details.
///
/// # Panics
/// If there is no such sentence: a test looks for each.
pub fn sentence(language: Language, key: &str, details: Option<&Value>) -> String {
    let bundle = &BUNDLES[language as usize];
    let pattern = bundle.get_message(key).and_then(|message| message.value()).unwrap_or_else(|| panic!("there is no sentence {key}"));
    let mut arguments: FluentArgs =
        ["why", "seconds", "minutes", "min", "max", "of", "fault"].into_iter().map(|name| (name, FluentValue::from(UNKNOWN))).collect();
    for (name, value) in details.and_then(Value::as_object).into_iter().flatten() {
        match value {
            Value::String(text) => arguments.set(name.as_str(), text.as_str()),
            Value::Number(number) => arguments.set(name.as_str(), number.as_f64().unwrap_or_default()),
            Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_) => {}
        }
    }
    // What cannot be filled in shows as its own name; there is nothing better to do about it here.
    bundle.format_pattern(pattern, Some(&arguments), &mut Vec::new()).into_owned()
}

static BUNDLES: LazyLock<[FluentBundle<FluentResource>; 3]> = LazyLock::new(|| {
    [
        bundle(langid!("en"), include_str!("../../../locales/en/errors.ftl")),
        bundle(langid!("fr"), include_str!("../../../locales/fr/errors.ftl")),
        bundle(langid!("it"), include_str!("../../../locales/it/errors.ftl")),
    ]
});

fn bundle(language: LanguageIdentifier, text: &str) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![language]);
    // Marks around values are for mixed directions of writing, which none of ours has.
    bundle.set_use_isolating(false);
    let resource =
        FluentResource::try_new(text.to_owned()).unwrap_or_else(|(_, errors)| panic!("the sentences cannot be read: {errors:?}"));
    bundle.add_resource(resource).unwrap_or_else(|errors| panic!("a sentence is there twice: {errors:?}"));
    bundle
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn the_language_is_the_one_most_wanted_of_those_there_are() {
        for (asked, language) in [
            ("fr", Language::French),
            ("it-CH, fr;q=0.9", Language::Italian),
            ("de, fr;q=0.5, it;q=0.7", Language::Italian),
            ("en-GB,en;q=0.9,fr;q=0.8", Language::English),
            ("de, *;q=0.5", Language::English),
            ("fr;q=0, it;q=x", Language::English),
            ("", Language::English),
        ] {
            let headers = HeaderMap::from_iter([(header::ACCEPT_LANGUAGE, HeaderValue::from_static(asked))]);
            assert_eq!(Language::of_request(&headers), language, "{asked}");
        }
        assert_eq!(Language::of_request(&HeaderMap::new()), Language::English);
    }
}
