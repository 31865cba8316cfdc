//! What a game is called, in every form that files need.

/// A name such as `stone-heap`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Name {
    id: String,
}

impl Name {
    pub(super) fn parse(text: &str) -> Result<Name, String> {
        let is_word = |word: &str| {
            word.starts_with(|first: char| first.is_ascii_lowercase()) && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
        };
        if text.split('-').all(is_word) {
            Ok(Name { id: text.to_owned() })
        } else {
            Err(format!("a game is named in small letters with hyphens between its words, such as stone-heap, not `{text}`"))
        }
    }

    /// As files, addresses and commands have it: `stone-heap`.
    pub(super) fn id(&self) -> &str {
        &self.id
    }

    /// As Rust's modules have it: `stone_heap`.
    pub(super) fn module(&self) -> String {
        self.id.replace('-', "_")
    }

    /// As Rust's types have it: `StoneHeap`.
    pub(super) fn type_name(&self) -> String {
        self.id.split('-').map(capital).collect()
    }

    /// For people: `Stone heap`.
    pub(super) fn title(&self) -> String {
        capital(&self.id.replace('-', " "))
    }

    /// A text of the template for this game.
    pub(super) fn fill(&self, text: &str) -> String {
        text.replace("__id__", &self.id)
            .replace("__module__", &self.module())
            .replace("__Type__", &self.type_name())
            .replace("__Name__", &self.title())
    }
}

fn capital(word: &str) -> String {
    let (first, rest) = word.split_at(1);
    first.to_uppercase() + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_has_four_forms() {
        let name = Name::parse("stone-heap").expect("this is a name");
        assert_eq!(name.fill("__id__ __module__ __Type__ __Name__"), "stone-heap stone_heap StoneHeap Stone heap");
    }

    #[test]
    fn what_no_file_could_be_called_is_refused() {
        for wrong in ["", "Stones", "stone heap", "stone_heap", "-heap", "stone-", "7-wonders", "../heap"] {
            assert!(Name::parse(wrong).is_err(), "{wrong}");
        }
    }
}
