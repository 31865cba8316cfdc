//! Tables in Markdown, and numbers in them.

pub(super) struct Table {
    text: String,
    columns: usize,
}

impl Table {
    pub(super) fn new(headings: &[&str]) -> Table {
        let rule = vec!["---"; headings.len()];
        Table { text: format!("{}{}", line(headings), line(&rule)), columns: headings.len() }
    }

    pub(super) fn row(&mut self, cells: &[String]) {
        assert_eq!(cells.len(), self.columns, "every row has a cell for each heading");
        self.text += &line(cells);
    }

    pub(super) fn text(self) -> String {
        self.text
    }
}

fn line<S: AsRef<str>>(cells: &[S]) -> String {
    let cells: Vec<&str> = cells.iter().map(AsRef::as_ref).collect();
    format!("| {} |\n", cells.join(" | "))
}

/// How many times as much; as many digits as mean something, and a dash for what was not measured.
pub(super) fn times(ratio: f64) -> String {
    match ratio {
        ratio if ratio.is_nan() => "–".to_owned(),
        ratio if ratio < 0.1 => format!("{ratio:.4} ×"),
        ratio if ratio < 10.0 => format!("{ratio:.2} ×"),
        ratio => format!("{} ×", figures::rate(ratio)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_has_a_rule_below_its_headings() {
        let mut table = Table::new(&["game", "games/s"]);
        table.row(&["chess".to_owned(), "3".to_owned()]);
        assert_eq!(table.text(), "| game | games/s |\n| --- | --- |\n| chess | 3 |\n");
    }

    #[test]
    fn ratios_are_short() {
        assert_eq!([0.0123, 0.5, 9.876, 12.34, 1234.5, f64::NAN].map(times), ["0.0123 ×", "0.50 ×", "9.88 ×", "12.3 ×", "1,235 ×", "–"]);
    }
}
