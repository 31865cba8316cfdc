// Measures of small charts. Everything is drawn in a square of 100 by 100 that the page stretches.

export interface Series {
  name: string;
  colour: string;
  /** A symbol besides the colour. */
  icon: string;
  /** `NaN` where nothing is known yet; nothing is drawn there. */
  values: number[];
}

/** A place on the axis with a name, such as the beginning of an Age. */
export interface Mark {
  at: number;
  name: string;
  major: boolean;
  /** What begins here, where that is more than what is named. */
  part?: string;
}

export interface Scale {
  low: number;
  high: number;
  ticks: number[];
}

/** Round numbers that hold all values, with at most `count` steps between them. */
export function scaleFor(values: number[], count = 4): Scale {
  const known = values.filter(Number.isFinite);
  const [least, most] = [Math.min(0, ...known), Math.max(1, ...known)];
  const step = niceStep((most - least) / count);
  const [low, high] = [Math.floor(least / step) * step, Math.ceil(most / step) * step];
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) => low + index * step);
  return { low, high, ticks };
}

function niceStep(rough: number): number {
  const size = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((nice) => nice * size >= rough) ?? 10;
  return Math.max(1, factor * size);
}

/** Where a value stands, from the top. */
export const yOf = (value: number, { low, high }: Scale) => 100 - ((value - low) / (high - low)) * 100;

/** Where the nth of so many stands. */
export const xOf = (index: number, length: number) => (length < 2 ? 0 : (index / (length - 1)) * 100);

export function linePath(values: number[], scale: Scale): string {
  let pen = 'M';
  return values
    .map((value, index) => {
      if (!Number.isFinite(value)) return ((pen = 'M'), '');
      const drawn = pen + point(index, values.length, value, scale);
      pen = 'L';
      return drawn;
    })
    .join('');
}

/** One band for each series, on top of those before it; what is negative hangs below nought. */
export function bands(series: number[][], scale: Scale): string[] {
  const length = series[0]?.length ?? 0;
  const above = new Array<number>(length).fill(0);
  const below = new Array<number>(length).fill(0);
  return series.map((values) => {
    const floor: number[] = [];
    const top: number[] = [];
    values.forEach((value, index) => {
      const side = value < 0 ? below : above;
      floor.push(side[index]!);
      top.push((side[index]! += value));
    });
    const there = top.map((value, index) => point(index, length, value, scale));
    const back = floor.map((value, index) => point(index, length, value, scale)).reverse();
    return `M${[...there, ...back].join('L')}Z`;
  });
}

/** The sums that stacked values reach, above and below nought. */
export function stackedExtent(series: number[][]): number[] {
  const length = series[0]?.length ?? 0;
  return Array.from({ length }, (_, index) => index).flatMap((index) => {
    const values = series.map((entry) => entry[index] ?? 0);
    const sum = (wanted: (value: number) => boolean) => values.filter(wanted).reduce((a, b) => a + b, 0);
    return [sum((value) => value > 0), sum((value) => value < 0)];
  });
}

/** Moves labels apart that would lie on each other; the order stays. */
export function spread(tops: number[], gap: number, low = 0, high = 100): number[] {
  const order = tops.map((top, index) => ({ top, index })).sort((a, b) => a.top - b.top);
  let edge = low - gap;
  for (const entry of order) edge = entry.top = Math.max(entry.top, edge + gap);
  edge = high + gap;
  for (const entry of order.toReversed()) edge = entry.top = Math.min(entry.top, edge - gap);
  const placed = new Array<number>(tops.length);
  for (const { top, index } of order) placed[index] = top;
  return placed;
}

const point = (index: number, length: number, value: number, scale: Scale) =>
  `${xOf(index, length).toFixed(2)} ${yOf(value, scale).toFixed(2)}`;
