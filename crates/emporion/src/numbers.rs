//! Numbers as people type and read them.

pub(crate) use figures::{grouped, rate};

/// Reads a count that must not be zero.
pub(crate) fn at_least_one(word: &str) -> Result<u64, String> {
    match word.parse::<u64>() {
        Ok(0) => Err("it must be 1 or more".to_owned()),
        Ok(number) => Ok(number),
        Err(_) => Err("it must be a whole number, 1 or more".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zero_is_no_count() {
        assert_eq!(at_least_one("3"), Ok(3));
        assert!(at_least_one("0").is_err());
        assert!(at_least_one("-1").is_err());
    }
}
