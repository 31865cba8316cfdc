//! An action is read by its name alone: the phase it belongs to is found from it.

use super::{Action, CommonAction, DevelopAction, DraftAction, MarchAction, ProduceAction, SetUpAction, TradeAction};
use serde::de::value::{EnumAccessDeserializer, StrDeserializer};
use serde::de::{Deserialize, DeserializeSeed, Deserializer, EnumAccess, Error, Visitor};
use std::fmt;

/// Every name, group by group.
const NAMES: &[&str] = &[
    "pass",
    "repay-notes",
    "plan",
    "take-industry",
    "take-commodity",
    "claim",
    "station",
    "buy",
    "sell",
    "offer",
    "accept",
    "decline",
    "withdraw",
    "take-notes",
    "place-flag",
    "build",
    "move-tiles",
    "automate",
    "build-unit",
    "transport",
    "activate",
    "defend",
    "operate",
    "halt",
    "occupy",
    "produce",
];

impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Action, D::Error> {
        deserializer.deserialize_enum("Action", NAMES, ByName)
    }
}

struct ByName;

impl<'de> Visitor<'de> for ByName {
    type Value = Action;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an action")
    }

    fn visit_enum<A: EnumAccess<'de>>(self, data: A) -> Result<Action, A::Error> {
        let (name, content) = data.variant::<String>()?;
        let group = Group::of(&name).ok_or_else(|| A::Error::unknown_variant(&name, NAMES))?;
        let rest = EnumAccessDeserializer::new(Named { name: &name, content });
        Ok(match group {
            Group::Common => Action::Common(CommonAction::deserialize(rest)?),
            Group::Draft => Action::Draft(DraftAction::deserialize(rest)?),
            Group::SetUp => Action::SetUp(SetUpAction::deserialize(rest)?),
            Group::Trade => Action::Trade(TradeAction::deserialize(rest)?),
            Group::Develop => Action::Develop(DevelopAction::deserialize(rest)?),
            Group::March => Action::March(MarchAction::deserialize(rest)?),
            Group::Produce => Action::Produce(ProduceAction::deserialize(rest)?),
        })
    }
}

#[derive(Clone, Copy)]
enum Group {
    Common,
    Draft,
    SetUp,
    Trade,
    Develop,
    March,
    Produce,
}

impl Group {
    fn of(name: &str) -> Option<Group> {
        Some(match name {
            "pass" | "repay-notes" | "plan" => Group::Common,
            "take-industry" | "take-commodity" => Group::Draft,
            "claim" | "station" => Group::SetUp,
            "buy" | "sell" | "offer" | "accept" | "decline" | "withdraw" | "take-notes" => Group::Trade,
            "place-flag" | "build" | "move-tiles" | "automate" | "build-unit" | "transport" => Group::Develop,
            "activate" | "defend" | "operate" | "halt" => Group::March,
            "occupy" | "produce" => Group::Produce,
            _ => return None,
        })
    }
}

/// An enum whose name has been read already.
struct Named<'a, C> {
    name: &'a str,
    content: C,
}

impl<'de, C: serde::de::VariantAccess<'de>> EnumAccess<'de> for Named<'_, C> {
    type Error = C::Error;
    type Variant = C;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, C), C::Error> {
        Ok((seed.deserialize(StrDeserializer::new(self.name))?, self.content))
    }
}

#[cfg(test)]
mod tests {
    use super::{Group, NAMES};

    #[test]
    fn every_name_has_its_group() {
        for name in NAMES {
            assert!(Group::of(name).is_some(), "{name}");
        }
    }
}
