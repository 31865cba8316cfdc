//! A plot of shares over budgets as SVG, to be read on light and on dark pages.

use super::growth::Point;
use crate::numbers::grouped;
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

/// Colors that differ in lightness as well, for either kind of page.
const STYLE: &str = "
  text { font: 14px system-ui, sans-serif; fill: #33383f }
  .page { fill: #ffffff } .title { font-size: 17px; font-weight: 600 } .small { font-size: 12.5px }
  .grid { stroke: #d9dde3 } .axis { stroke: #5b626c } .chance { stroke: #b3541e; stroke-dasharray: 6 5 } .chance-text { fill: #9a4516 }
  .band { fill: #2563a8; opacity: .16 } .bar { stroke: #2563a8; stroke-width: 1.5 }
  .line { fill: none; stroke: #2563a8; stroke-width: 2.5 } .dot { fill: #2563a8 } .value { font-weight: 600; fill: #1c4f8a }
  @media (prefers-color-scheme: dark) {
    text { fill: #d3d8df } .page { fill: #16191e }
    .grid { stroke: #333a43 } .axis { stroke: #8b939e } .chance { stroke: #e89a5f } .chance-text { fill: #f0ac78 }
    .band { fill: #6fb0f2; opacity: .2 } .bar { stroke: #6fb0f2 } .line { stroke: #6fb0f2 } .dot { fill: #6fb0f2 } .value { fill: #9cc9f7 }
  }
";

/// Win shares with their intervals over numbers of imagined games, the latter by their logarithm.
pub(super) fn svg(title: &str, chance: f64, points: &[Point]) -> String {
    let scale = Scale::over(points);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" width=\"{WIDTH}\" height=\"{HEIGHT}\" role=\"img\" aria-labelledby=\"title\">\n\
         <title id=\"title\">{}</title>\n<style>{STYLE}</style>\n<rect class=\"page\" width=\"{WIDTH}\" height=\"{HEIGHT}\" rx=\"8\"/>\n",
        escape(title)
    );
    text(&mut svg, "title", (WIDTH / 2.0, 34.0), "middle", title);
    axes(&mut svg, &scale, points);
    let y = scale.y(chance);
    line(&mut svg, "chance", (LEFT, y), (RIGHT, y));
    text(&mut svg, "small chance-text", (RIGHT - 6.0, y - 7.0), "end", &format!("chance: {:.0} %", chance * 100.0));
    shares(&mut svg, &scale, points);
    svg.push_str("</svg>\n");
    svg
}

struct Scale {
    /// The logarithms of the smallest and the largest budget.
    from: f64,
    to: f64,
}

impl Scale {
    fn over(points: &[Point]) -> Scale {
        let logs = || points.iter().map(|point| f64::from(point.iterations).ln());
        Scale { from: logs().fold(f64::INFINITY, f64::min), to: logs().fold(f64::NEG_INFINITY, f64::max) }
    }

    fn x(&self, iterations: u32) -> f64 {
        let part = if self.to > self.from { (f64::from(iterations).ln() - self.from) / (self.to - self.from) } else { 0.5 };
        LEFT + INSET + part * (RIGHT - LEFT - 2.0 * INSET)
    }

    fn y(&self, share: f64) -> f64 {
        BOTTOM - share * (BOTTOM - TOP)
    }
}

fn axes(svg: &mut String, scale: &Scale, points: &[Point]) {
    for step in 0..=5 {
        let share = f64::from(step) / 5.0;
        let y = scale.y(share);
        line(svg, if step == 0 { "axis" } else { "grid" }, (LEFT, y), (RIGHT, y));
        text(svg, "small", (LEFT - 10.0, y + 4.5), "end", &format!("{:.0} %", share * 100.0));
    }
    for point in points {
        let x = scale.x(point.iterations);
        line(svg, "axis", (x, BOTTOM), (x, BOTTOM + 6.0));
        text(svg, "small", (x, BOTTOM + 23.0), "middle", &grouped(point.iterations.into()));
    }
    text(svg, "", (f64::midpoint(LEFT, RIGHT), HEIGHT - 22.0), "middle", "imagined games for each decision");
    let (x, y) = (22.0, f64::midpoint(TOP, BOTTOM));
    put(svg, format_args!("<text x=\"{x}\" y=\"{y:.1}\" text-anchor=\"middle\" transform=\"rotate(-90 {x} {y:.1})\">games won</text>\n"));
}

/// The band of the intervals, the line of the shares, and every share in figures.
fn shares(svg: &mut String, scale: &Scale, points: &[Point]) {
    let path = |ends: &mut dyn Iterator<Item = (u32, f64)>| {
        ends.map(|(iterations, share)| format!("{:.1},{:.1}", scale.x(iterations), scale.y(share))).collect::<Vec<_>>().join(" ")
    };
    let lower = points.iter().map(|point| (point.iterations, point.interval[0]));
    let upper = points.iter().rev().map(|point| (point.iterations, point.interval[1]));
    put(svg, format_args!("<polygon class=\"band\" points=\"{}\"/>\n", path(&mut lower.chain(upper))));
    let middle = path(&mut points.iter().map(|point| (point.iterations, point.win_share)));
    put(svg, format_args!("<polyline class=\"line\" points=\"{middle}\"/>\n"));
    for point in points {
        let (x, y) = (scale.x(point.iterations), scale.y(point.win_share));
        line(svg, "bar", (x, scale.y(point.interval[0])), (x, scale.y(point.interval[1])));
        put(svg, format_args!("<circle class=\"dot\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4.5\"/>\n"));
        text(svg, "value", (x + 9.0, y + 19.0), "start", &format!("{:.0} %", point.win_share * 100.0));
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

    fn point(iterations: u32, win_share: f64) -> Point {
        Point { iterations, win_share, interval: [win_share - 0.1, win_share + 0.1], mean_points: 50.0, milliseconds_a_decision: 1.0 }
    }

    #[test]
    fn equal_factors_are_equal_steps_and_all_stay_in_the_field() {
        let points = [point(10, 0.2), point(100, 0.4), point(1_000, 0.7)];
        let scale = Scale::over(&points);
        let xs = points.map(|point| scale.x(point.iterations));
        assert!((xs[1] - xs[0] - (xs[2] - xs[1])).abs() < 1e-9);
        assert!(xs[0] > LEFT && xs[2] < RIGHT);
        assert_eq!([scale.y(0.0), scale.y(1.0)], [BOTTOM, TOP]);
    }

    #[test]
    fn one_budget_alone_is_drawn_in_the_middle() {
        let scale = Scale::over(&[point(300, 0.5)]);
        assert!((scale.x(300) - f64::midpoint(LEFT, RIGHT)).abs() < 1e-9);
    }

    #[test]
    fn titles_cannot_break_the_picture() {
        let svg = svg("A < B & C", 0.25, &[point(10, 0.3)]);
        assert!(svg.contains("A &lt; B &amp; C") && !svg.contains("A < B"));
        assert_eq!(svg.matches("<circle").count(), 1);
    }
}
