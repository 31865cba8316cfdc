//! What the server says, read as it is written.

use crate::{
    ChatLine, ErrorBody, Presence, ServerMessage, TableId, TableInfo, UndoRequest, VoteState, Welcome, WhatIfAnswer, WhatIfAnswers,
};
use serde::de::Error;
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use serde_json::value::RawValue;
use std::borrow::Cow;

/// Which message it is.
#[derive(Deserialize)]
struct Kind<'a> {
    #[serde(borrow, rename = "type")]
    kind: Cow<'a, str>,
}

/// An answer to a question.
#[derive(Deserialize)]
struct Told {
    id: String,
    step: u32,
    seq: u64,
    answers: Vec<WhatIfAnswer>,
}

/// Every other message.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", tag = "type")]
enum Plain {
    Welcome(Welcome),
    Ack {
        id: String,
        seq: u64,
    },
    Error {
        id: Option<String>,
        #[serde(flatten)]
        error: ErrorBody,
    },
    Chat(ChatLine),
    Presence(Presence),
    Lobby {
        table: TableInfo,
    },
    UndoAsked(UndoRequest),
    VoteAsked(VoteState),
    Over {
        outcome: Value,
    },
    Rematch {
        table: TableId,
    },
}

/// By hand, because a text that is kept as it came cannot be read through the tag of an enum.
impl<'de> Deserialize<'de> for ServerMessage {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ServerMessage, D::Error> {
        let raw = Box::<RawValue>::deserialize(deserializer)?;
        read(raw.get()).map_err(D::Error::custom)
    }
}

fn read(text: &str) -> serde_json::Result<ServerMessage> {
    let Kind { kind } = serde_json::from_str(text)?;
    Ok(match &*kind {
        "state" => ServerMessage::State(serde_json::from_str(text)?),
        "what-if" => {
            let Told { id, step, seq, answers } = serde_json::from_str(text)?;
            ServerMessage::WhatIf { id, answers: WhatIfAnswers { step, seq, answers } }
        }
        _ => match serde_json::from_str(text)? {
            Plain::Welcome(welcome) => ServerMessage::Welcome(welcome),
            Plain::Ack { id, seq } => ServerMessage::Ack { id, seq },
            Plain::Error { id, error } => ServerMessage::Error { id, error },
            Plain::Chat(line) => ServerMessage::Chat(line),
            Plain::Presence(presence) => ServerMessage::Presence(presence),
            Plain::Lobby { table } => ServerMessage::Lobby { table },
            Plain::UndoAsked(request) => ServerMessage::UndoAsked(request),
            Plain::VoteAsked(vote) => ServerMessage::VoteAsked(vote),
            Plain::Over { outcome } => ServerMessage::Over { outcome },
            Plain::Rematch { table } => ServerMessage::Rematch { table },
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ErrorCode, Millis, State, Text};
    use serde_json::json;

    fn state() -> State {
        State {
            seq: 3,
            step: 2,
            viewer: None,
            view: Text::of(&json!({ "coins": [1, 2] })),
            patch: None,
            decisions: Vec::new(),
            awaited: Vec::new(),
            may_act: Vec::new(),
            over: false,
            clocks: Vec::new(),
            now: 7 as Millis,
            events: Vec::new(),
            complete: true,
            undo: None,
            votes: Vec::new(),
            waited_for: Vec::new(),
        }
    }

    #[test]
    fn every_message_is_read_as_it_is_written() {
        let answer = WhatIfAnswer {
            taken: 1,
            refused: None,
            view: Text::of(&json!({ "coins": 4 })),
            changed: vec!["/coins".to_owned()],
            tally: Some(vec![vec![1, 2]]),
            unknown: true,
        };
        let error = ErrorBody { code: ErrorCode::Stale, message: "no".to_owned(), details: Some(json!({ "a": 1 })) };
        let all = [
            ServerMessage::State(state()),
            ServerMessage::WhatIf { id: "q".to_owned(), answers: WhatIfAnswers { step: 2, seq: 3, answers: vec![answer] } },
            ServerMessage::Ack { id: "a".to_owned(), seq: 4 },
            ServerMessage::Error { id: None, error },
            ServerMessage::Presence(Presence { here: Vec::new(), watching: 2 }),
            ServerMessage::Over { outcome: json!({ "reason": "end" }) },
            ServerMessage::Rematch { table: TableId("t".to_owned()) },
        ];
        for message in all {
            let text = serde_json::to_string(&message).unwrap();
            assert_eq!(serde_json::from_str::<ServerMessage>(&text).unwrap(), message, "{text}");
        }
        assert!(serde_json::from_str::<ServerMessage>(r#"{"type": "nothing"}"#).is_err());
        assert!(serde_json::from_str::<ServerMessage>("[]").is_err());
    }
}
