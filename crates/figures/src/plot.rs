//! Plots as SVG, to be read on light and on dark pages.

use crate::grouped;
use std::fmt::Write;

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 420.0;
/// The field of the plot, without title, labels and margins.
const LEFT: f64 = 70.0;
const RIGHT: f64 = 690.0;
const TOP: f64 = 60.0;
const BOTTOM: f64 = 345.0;
/// Points keep this distance from the sides of the field.
const INSET: f64 = 50.0;
/// Steps of the vertical axis.
const STEPS: u32 = 5;
/// There is a color for so many series; more begin again.
const COLORS: usize = 3;

/// Colors that differ in lightness as well, for either kind of page.
const STYLE: &str = "
  text { font: 14px system-ui, sans-serif; fill: #33383f }
  .page { fill: #ffffff } .title { font-size: 17px; font-weight: 600 } .small { font-size: 12.5px }
  .grid { stroke: #d9dde3 } .axis { stroke: #5b626c } .mark { stroke: #b3541e; stroke-dasharray: 6 5 } .mark-text { fill: #9a4516 }
  .c0 { --c: #2563a8; --t: #1c4f8a } .c1 { --c: #2f7d4f; --t: #22633d } .c2 { --c: #8a4fa3; --t: #713b88 }
  .band { fill: var(--c); opacity: .16 } .bar { stroke: var(--c); stroke-width: 1.5 }
  .line { fill: none; stroke: var(--c); stroke-width: 2.5 } .dot { fill: var(--c) } .value { font-weight: 600; fill: var(--t) }
  @media (prefers-color-scheme: dark) {
    text { fill: #d3d8df } .page { fill: #16191e }
    .grid { stroke: #333a43 } .axis { stroke: #8b939e } .mark { stroke: #e89a5f } .mark-text { fill: #f0ac78 }
    .c0 { --c: #6fb0f2; --t: #9cc9f7 } .c1 { --c: #6cc495; --t: #97dab5 } .c2 { --c: #c792dd; --t: #dab5ea }
    .band { opacity: .2 }
  }
";

/// Values over numbers, the latter by their logarithm: equal factors are equal steps.
pub struct Plot<'a> {
    pub title: &'a str,
    pub across: &'a str,
    pub up: &'a str,
    /// The vertical axis ends here, and begins at 0.
    pub highest: f64,
    /// How a value is written.
    pub written: fn(f64) -> String,
    pub mark: Option<Mark>,
    pub series: Vec<Series>,
}

/// A value that the others are compared with.
pub struct Mark {
    pub value: f64,
    pub words: String,
}

pub struct Series {
    /// Written at its end; nothing if it is the only one.
    pub name: String,
    /// From the left to the right.
    pub points: Vec<Point>,
}

#[derive(Clone, Copy)]
pub struct Point {
    pub number: u32,
    pub value: f64,
    /// How far the value may be off, both ends; the value twice if that is unknown.
    pub interval: [f64; 2],
}

impl Point {
    pub fn exact(number: u32, value: f64) -> Point {
        Point { number, value, interval: [value, value] }
    }
}

impl Plot<'_> {
    pub fn svg(&self) -> String {
        let scale = Scale::of(self);
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" width=\"{WIDTH}\" height=\"{HEIGHT}\" role=\"img\" aria-labelledby=\"title\">\n\
             <title id=\"title\">{}</title>\n<style>{STYLE}</style>\n<rect class=\"page\" width=\"{WIDTH}\" height=\"{HEIGHT}\" rx=\"8\"/>\n",
            escape(self.title)
        );
        text(&mut svg, "title", (WIDTH / 2.0, 34.0), "middle", self.title);
        self.axes(&mut svg, &scale);
        if let Some(Mark { value, words }) = &self.mark {
            let y = scale.y(*value);
            line(&mut svg, "mark", (LEFT, y), (RIGHT, y));
            text(&mut svg, "small mark-text", (RIGHT - 6.0, y - 7.0), "end", words);
        }
        for (number, line) in self.series.iter().enumerate() {
            put(&mut svg, format_args!("<g class=\"c{}\">\n", number % COLORS));
            self.line(&mut svg, &scale, line, number);
            svg.push_str("</g>\n");
        }
        svg.push_str("</svg>\n");
        svg
    }

    fn axes(&self, svg: &mut String, scale: &Scale) {
        for step in 0..=STEPS {
            let value = self.highest * f64::from(step) / f64::from(STEPS);
            let y = scale.y(value);
            line(svg, if step == 0 { "axis" } else { "grid" }, (LEFT, y), (RIGHT, y));
            text(svg, "small", (LEFT - 10.0, y + 4.5), "end", &(self.written)(value));
        }
        let mut numbers: Vec<u32> = self.series.iter().flat_map(|line| &line.points).map(|point| point.number).collect();
        numbers.sort_unstable();
        numbers.dedup();
        for number in numbers {
            let x = scale.x(number);
            line(svg, "axis", (x, BOTTOM), (x, BOTTOM + 6.0));
            text(svg, "small", (x, BOTTOM + 23.0), "middle", &grouped(number.into()));
        }
        text(svg, "", (f64::midpoint(LEFT, RIGHT), HEIGHT - 22.0), "middle", self.across);
        let (x, y, up) = (18.0, f64::midpoint(TOP, BOTTOM), escape(self.up));
        put(svg, format_args!("<text x=\"{x}\" y=\"{y:.1}\" text-anchor=\"middle\" transform=\"rotate(-90 {x} {y:.1})\">{up}</text>\n"));
    }

    /// The band of the intervals, the line of the values, and every value in figures unless other series are in the way.
    fn line(&self, svg: &mut String, scale: &Scale, drawn: &Series, place: usize) {
        let points = &drawn.points;
        let path = |ends: &mut dyn Iterator<Item = (u32, f64)>| {
            ends.map(|(number, value)| format!("{:.1},{:.1}", scale.x(number), scale.y(value))).collect::<Vec<_>>().join(" ")
        };
        let lower = points.iter().map(|point| (point.number, point.interval[0]));
        let upper = points.iter().rev().map(|point| (point.number, point.interval[1]));
        put(svg, format_args!("<polygon class=\"band\" points=\"{}\"/>\n", path(&mut lower.chain(upper))));
        let middle = path(&mut points.iter().map(|point| (point.number, point.value)));
        put(svg, format_args!("<polyline class=\"line\" points=\"{middle}\"/>\n"));
        for point in points {
            let (x, y) = (scale.x(point.number), scale.y(point.value));
            line(svg, "bar", (x, scale.y(point.interval[0])), (x, scale.y(point.interval[1])));
            put(svg, format_args!("<circle class=\"dot\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4.5\"/>\n"));
            if self.series.len() == 1 {
                text(svg, "value", (x + 9.0, y + 19.0), "start", &(self.written)(point.value));
            }
        }
        if self.series.len() > 1 {
            let last = points.last().map_or_else(String::new, |point| format!("{}: {}", drawn.name, (self.written)(point.value)));
            text(svg, "value", (LEFT + 14.0, BOTTOM - 14.0 - 20.0 * (self.series.len() - 1 - place) as f64), "start", &last);
        }
    }
}

struct Scale {
    /// The logarithms of the smallest and the largest number.
    from: f64,
    to: f64,
    highest: f64,
}

impl Scale {
    fn of(plot: &Plot<'_>) -> Scale {
        let logs = || plot.series.iter().flat_map(|line| &line.points).map(|point| f64::from(point.number).ln());
        Scale { from: logs().fold(f64::INFINITY, f64::min), to: logs().fold(f64::NEG_INFINITY, f64::max), highest: plot.highest }
    }

    fn x(&self, number: u32) -> f64 {
        let part = if self.to > self.from { (f64::from(number).ln() - self.from) / (self.to - self.from) } else { 0.5 };
        LEFT + INSET + part * (RIGHT - LEFT - 2.0 * INSET)
    }

    fn y(&self, value: f64) -> f64 {
        BOTTOM - value / self.highest * (BOTTOM - TOP)
    }
}

fn line(svg: &mut String, class: &str, from: (f64, f64), to: (f64, f64)) {
    let ((x1, y1), (x2, y2)) = (from, to);
    put(svg, format_args!("<line class=\"{class}\" x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\"/>\n"));
}

fn text(svg: &mut String, class: &str, at: (f64, f64), anchor: &str, words: &str) {
    let ((x, y), words) = (at, escape(words));
    put(svg, format_args!("<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{words}</text>\n"));
}

fn escape(words: &str) -> String {
    words.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

fn put(svg: &mut String, words: std::fmt::Arguments<'_>) {
    svg.write_fmt(words).expect("a string takes all text");
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plot<'a>(title: &'a str, series: &[&[(u32, f64)]]) -> Plot<'a> {
        let line = |points: &&[(u32, f64)]| Series {
            name: "a line".to_owned(),
            points: points.iter().map(|&(number, value)| Point::exact(number, value)).collect(),
        };
        let series = series.iter().map(line).collect();
        Plot { title, across: "numbers", up: "values", highest: 1.0, written: |value| value.to_string(), mark: None, series }
    }

    #[test]
    fn equal_factors_are_equal_steps_and_all_stay_in_the_field() {
        let scale = Scale::of(&plot("", &[&[(10, 0.2), (100, 0.4), (1_000, 0.7)]]));
        let xs = [10, 100, 1_000].map(|number| scale.x(number));
        assert!((xs[1] - xs[0] - (xs[2] - xs[1])).abs() < 1e-9);
        assert!(xs[0] > LEFT && xs[2] < RIGHT);
        assert_eq!([scale.y(0.0), scale.y(1.0)], [BOTTOM, TOP]);
    }

    #[test]
    fn one_number_alone_is_drawn_in_the_middle() {
        let scale = Scale::of(&plot("", &[&[(300, 0.5)]]));
        assert!((scale.x(300) - f64::midpoint(LEFT, RIGHT)).abs() < 1e-9);
    }

    #[test]
    fn titles_cannot_break_the_picture() {
        let svg = plot("A < B & C", &[&[(10, 0.3)]]).svg();
        assert!(svg.contains("A &lt; B &amp; C") && !svg.contains("A < B"));
        assert_eq!(svg.matches("<circle").count(), 1);
    }

    #[test]
    fn several_lines_are_told_apart_by_color_and_name() {
        let svg = plot("", &[&[(1, 0.5), (2, 1.0)], &[(1, 0.4), (2, 0.8)]]).svg();
        assert!(svg.contains("class=\"c0\"") && svg.contains("class=\"c1\""));
        assert_eq!(svg.matches("a line: ").count(), 2);
        assert_eq!(svg.matches(">1</text>").count(), 2, "the axis names each number once, beside the top of the other axis");
    }
}
