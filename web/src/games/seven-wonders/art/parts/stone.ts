// What is built: columns, roofs, walls, towers, arcades, windows.

import { at, circle, line, path, rect, times } from '../svg';

export const STONE = '#efe1c2';
export const SHADE = '#cfae79';

export const column = (x: number, y: number, height: number, width = 8, fill = '#fbf3df') =>
  rect(x - width / 2, y - height, width, height, fill) +
  rect(x + width / 8, y - height, width * 0.375, height, '#c9ad7c') +
  rect(x - width / 2 - 1.5, y - height, width + 3, 3, '#e5cf9f') +
  rect(x - width / 2 - 1.5, y - 3, width + 3, 3, '#d9bd88');

export const colonnade = (x: number, y: number, width: number, height: number, count: number, thick = 8) =>
  times(count, (i) => column(x + (width * i) / (count - 1), y, height, thick));

export const pediment = (x: number, y: number, width: number, height: number, fill = '#d3ac7a', inner = '#ecd5ab') =>
  path(`M${x} ${y - height} ${x + width / 2} ${y}H${x - width / 2}z`, fill) +
  path(`M${x} ${y - height * 0.78} ${x + width * 0.36} ${y - height * 0.12}H${x - width * 0.36}z`, inner);

export const steps = (x: number, y: number, width: number, count = 2) =>
  times(count, (i) => rect(x - width / 2 - 4 * i, y + 4 * i, width + 8 * i, 4, i % 2 ? '#dcc494' : '#f3e4c0'));

/** A temple front on steps: its middle, its floor, its width and the height of its columns. */
export const temple = (x: number, y: number, width: number, height: number, count: number, roof = '#c9734f') =>
  rect(x - width / 2 + 4, y - height, width - 8, height, '#b9966a') +
  colonnade(x - width / 2 + 8, y, width - 16, height, count, Math.min(9, width / count / 2.2)) +
  rect(x - width / 2 - 2, y - height - 6, width + 4, 6, '#e8d2a2') +
  pediment(x, y - height - 6, width + 8, width * 0.24, roof) +
  rect(x - width / 2 - 3, y, width + 6, 4, '#f3e4c0') +
  rect(x - width / 2 - 8, y + 4, width + 16, 5, '#dcc494');

export const arch = (x: number, y: number, width: number, height: number, fill = '#5d3b27') =>
  path(
    `M${x - width / 2} ${y}v${width / 2 - height}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height - width / 2}z`,
    fill,
  );

export const arcade = (
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  wall: string,
  hollow: string,
) => {
  const bay = width / count;
  return (
    rect(x, y - height, width, height, wall) +
    times(count, (i) => arch(x + bay * (i + 0.5), y, bay * 0.64, height * 0.78, hollow)) +
    rect(x, y - height, width, 2.5, '#fff3d6')
  );
};

export const merlons = (x: number, y: number, width: number, count: number, fill: string, size = 7) => {
  const bay = width / (count - 0.4);
  return times(count, (i) => rect(x + bay * i, y - size, bay * 0.6, size + 1, fill));
};

export const wall = (x: number, y: number, width: number, height: number, count = 5, fill = '#cbb392') =>
  merlons(x, y - height, width, count, fill) +
  rect(x, y - height, width, height, fill) +
  rect(x, y - height + 6, width, 2.5, '#00000022') +
  times(Math.max(2, Math.round((width * height) / 700)), (i) =>
    rect(
      x + 5 + ((i * 37) % Math.max(8, width - 18)),
      y - height + 14 + ((i * 17) % Math.max(6, height - 18)),
      10,
      4,
      '#0000001f',
    ),
  );

export const tower = (x: number, y: number, width: number, height: number, fill = '#dcc6a4') =>
  path(`M${x - width / 2} ${y - height}h${width}l${width * 0.1} ${height}h${-width * 1.2}z`, fill) +
  path(`M${x + width * 0.08} ${y - height}h${width * 0.42}l${width * 0.1} ${height}h${-width * 0.52}z`, '#00000018') +
  rect(x - width / 2 - 4, y - height - 10, width + 8, 13, '#ead8b8') +
  rect(x - width / 2 - 4, y - height + 1, width + 8, 3, '#8e7350') +
  merlons(x - width / 2 - 4, y - height - 10, width + 8, 4, '#ead8b8', 6) +
  arch(x, y - height * 0.55, width * 0.24, width * 0.42, '#4a2d16');

export const flag = (x: number, y: number, height: number, fill = '#b3362c', size = 1) =>
  line(`M${x} ${y}v${-height}`, '#5d3b27', 2) + at(x + 1, y - height, path('M0 0h20l-5 5.500L20 11H0z', fill), size);

/** A tiled gable roof. */
export const roof = (x: number, y: number, width: number, height: number, fill = '#c2643f') =>
  path(`M${x - width / 2} ${y}l${width * 0.14} ${-height}h${width * 0.72}l${width * 0.14} ${height}z`, fill) +
  times(5, (i) =>
    line(
      `M${x - width * 0.3 + width * 0.15 * i} ${y - height + 1}l${(i - 2) * width * 0.03} ${height - 2}`,
      '#00000026',
      1.5,
    ),
  ) +
  rect(x - width / 2, y - 1, width, 3, '#7d3c22');

export const house = (x: number, y: number, width: number, height: number, fill = '#f1e0ba', tiles = '#c2643f') =>
  rect(x - width / 2, y - height, width, height, fill) +
  rect(x + width * 0.2, y - height, width * 0.3, height, '#00000014') +
  roof(x, y - height, width + 10, height * 0.42, tiles);

export const lit = (x: number, y: number, width: number, height: number) => {
  const frame = '#46563c';
  return (
    arch(x, y, width, height, '#f9e7b5') +
    line(`M${x} ${y}v${-height}M${x - width / 2} ${y - height * 0.45}h${width}`, frame, 2.5) +
    rect(x - width / 2 - 3, y, width + 6, 3, frame)
  );
};

export const dome = (x: number, y: number, width: number, fill = '#6fa3a0') =>
  path(`M${x - width / 2} ${y}a${width / 2} ${width / 2} 0 0 1 ${width} 0z`, fill) +
  path(
    `M${x} ${y - width / 2}a${width / 2} ${width / 2} 0 0 1 ${width / 2} ${width / 2}h${-width * 0.28}a${width * 0.7} ${width * 0.7} 0 0 0 ${-width * 0.22} ${-width / 2}z`,
    '#00000020',
  ) +
  rect(x - width / 2 - 3, y, width + 6, 4, '#f3e4c0');

export const tiles = (y: number, fill: string) =>
  path(`M0 ${y}h140v${140 - y}H0z`, fill) +
  line(`M0 ${y + 9}h140M20 ${y}l-8 30M50 ${y}l-4 30M80 ${y}l2 30M110 ${y}l8 30`, '#00000022', 1.2);

export const block = (x: number, y: number, width: number, height: number, fill = '#e9e2d2') =>
  rect(x, y - height, width, height, fill) +
  path(`M${x} ${y - height}l4-4h${width}l-4 4zM${x + width} ${y - height}l4-4v${height}l-4 4z`, '#cdbfa3');

export const bricks = (x: number, y: number, columns: number, rows: number, fill = '#c8643a') =>
  times(rows, (row) =>
    times(columns - (row % 2), (i) =>
      rect(x + i * 13 + (row % 2) * 6.5, y - 7 - row * 7.5, 12, 6.5, (row + i) % 3 ? fill : '#b4552e', 0.8),
    ),
  );

export const shrine = (x: number, y: number, fill = '#f3e4c0') =>
  rect(x - 17, y - 7, 34, 7, fill) +
  rect(x - 13, y - 22, 26, 15, '#e2cb9c') +
  rect(x - 16, y - 27, 32, 6, fill) +
  circle(x, y - 14.5, 4, '#c9a25c');

/** The side of something that lies in the shade. */
export const rectShade = (x: number, y: number, width: number, height: number) =>
  rect(x, y, width, height, '#00000014');
