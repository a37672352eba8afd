//! What a visitor is asked, and what it may answer: the referee's `choose`, one line each way.

use reverie_game::{Eyes, Illegal, Own, Question, Seat, Table};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

/// A decision that is wanted.
#[derive(Debug, Serialize)]
pub(crate) struct Request {
    id: u64,
    r#do: &'static str,
    game: &'static str,
    seats: u8,
    options: Json,
    seat: Seat,
    view: Own,
    moves: Vec<Own>,
    question: Option<Question>,
    /// For whoever wants to be the same twice. Below 2^53, so that JavaScript can read it.
    seed: u64,
}

impl Request {
    /// What this seat of this table has to decide.
    pub(crate) fn of(table: &dyn Table, seat: Seat, seed: u64) -> Result<Self, Illegal> {
        let legal = table.legal(seat)?;
        Ok(Self {
            id: 0,
            r#do: "choose",
            game: table.setting().game,
            seats: table.setting().seats,
            options: table.options(),
            seat,
            view: table.view(Eyes::Seat(seat))?,
            moves: legal.moves,
            question: legal.question,
            seed: seed >> 11,
        })
    }

    /// As a line, under this number.
    pub(crate) fn line(&mut self, id: u64) -> Vec<u8> {
        self.id = id;
        let mut line = serde_json::to_vec(self).expect("plain data always has a JSON form");
        line.push(b'\n');
        line
    }
}

/// What came back.
#[derive(Debug, Deserialize)]
pub(crate) struct Reply {
    #[serde(default)]
    id: Json,
    #[serde(flatten)]
    outcome: Outcome,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Outcome {
    Ok(Decision),
    Error(Complaint),
}

/// A decision.
#[derive(Debug, Deserialize)]
pub(crate) struct Decision {
    #[serde(flatten)]
    pub(crate) what: What,
    #[serde(default)]
    pub(crate) why: Option<String>,
}

/// One of the moves, or, where a question is open, words of one's own.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum What {
    Move(Json),
    Say(String),
}

#[derive(Debug, Deserialize)]
struct Complaint {
    #[serde(default)]
    message: String,
}

impl Reply {
    /// The decision in this line, or what is wrong with it.
    pub(crate) fn read(line: &[u8], id: u64) -> Result<Decision, String> {
        let reply: Self = serde_json::from_slice(line).map_err(|error| error.to_string())?;
        if reply.id.as_u64() != Some(id) {
            return Err(format!("the id is {}, not {id}", reply.id));
        }
        match reply.outcome {
            Outcome::Ok(answer) => Ok(answer),
            Outcome::Error(complaint) => Err(complaint.message),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_or_words_with_a_reason_or_without() {
        let answer = Reply::read(br#"{"id":3,"ok":{"move":{"do":"pass"},"why":"tired"}}"#, 3).unwrap();
        assert!(matches!(answer.what, What::Move(mv) if mv["do"] == "pass"));
        assert_eq!(answer.why.as_deref(), Some("tired"));
        let answer = Reply::read(br#"{"ok":{"say":"a boat"},"id":4}"#, 4).unwrap();
        assert!(matches!(answer.what, What::Say(text) if text == "a boat"));
        assert_eq!(answer.why, None);
    }

    #[test]
    fn anything_else_is_no_answer() {
        for line in [
            "hello",
            "[]",
            r#"{"id":3}"#,
            r#"{"id":3,"ok":{}}"#,
            r#"{"ok":{"move":1}}"#,
            r#"{"id":2,"ok":{"move":1}}"#,
            r#"{"id":3,"error":{"code":"tired","message":"not today"}}"#,
        ] {
            assert!(Reply::read(line.as_bytes(), 3).is_err(), "{line}");
        }
    }
}
