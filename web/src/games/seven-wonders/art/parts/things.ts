// Things people make and carry.

import { at, circle, line, oval, path, rect, times } from '../svg';

export const ship = (x: number, y: number, scale = 1, sail = '#fffaf0', stripe = '#b3362c') =>
  at(
    x,
    y,
    line('M0 0v-42', '#6b4420', 2.5) +
      path('M2-40c15 6 19 20 17 32H2z', sail) +
      path('M2-27c12 1 17 3 18.500 6l.5 5C17-19 11-20 2-20z', stripe) +
      path('M-2-34c-9 6-13 15-13 26h13z', '#ead6ab') +
      path('M-24-3C-27-6-26-10-22-11c-1 3 0 5 3 6h44c3-1 4-4 3-7 5 2 5 6 1 10-4 7-9 10-23 10S-20 5-24-3z', '#8a5a34') +
      path('M-22 0h46l-2 3h-42z', '#b98a58'),
    scale,
  );

export const crate = (x: number, y: number, size = 18) =>
  rect(x, y - size, size, size, '#b98a58') +
  rect(x, y - size, size, 3, '#d4a873') +
  line(`M${x + 1} ${y - 1}l${size - 2} ${-size + 3}`, '#8a6035', 2) +
  rect(x, y - 3, size, 3, '#94693c') +
  rect(x, y - size, 3, size, '#94693c') +
  rect(x + size - 3, y - size, 3, size, '#94693c');

export const barrel = (x: number, y: number, scale = 1, turn = 0) =>
  at(
    x,
    y,
    path('M-8 0c-3-7-3-15 0-22H8c3 7 3 15 0 22z', '#a56f3d') +
      path('M2 0h6c3-7 3-15 0-22H2z', '#00000022') +
      path('M-9.500-5.500h19v-3h-19zM-9.500-14h19v-3h-19z', '#5a5148'),
    scale,
    turn,
  );

export const amphora = (x: number, y: number, scale = 1, fill = '#c26a43') =>
  at(
    x,
    y,
    line('M-4-23c-6 1-6 7-2 9M4-23c6 1 6 7 2 9', fill, 2) +
      path('M-3-27h6l-1 5c8 3 8 14-.500 22h-3C-10-8-10-19-2-22z', fill) +
      path('M1-27h2l-1 5c8 3 8 14-.500 22H0z', '#00000024') +
      path('M-7.500-14h15l-.5 3h-14z', '#f0d9a8'),
    scale,
  );

export const sack = (x: number, y: number, scale = 1, fill = '#dcc396') =>
  at(x, y, path('M-10 0c-4-8 1-13 6-17l-3-4H7l-3 4c5 4 10 9 6 17z', fill) + path('M-5-17H4v2h-9z', '#8f6238'), scale);

export const basket = (x: number, y: number, fruit: string, scale = 1) =>
  at(
    x,
    y,
    circle(-6, -9, 4, fruit) +
      circle(1, -11, 4.3, fruit) +
      circle(7, -9, 4, fruit) +
      path('M-12-9h24l-3 9H-9z', '#a97a45') +
      line('M-11-5.500h22', '#7d5730', 1.5),
    scale,
  );

export const jar = (x: number, y: number, fill: string, scale = 1) =>
  at(
    x,
    y,
    rect(-8, -20, 16, 20, fill, 3) + rect(-7, -24, 14, 5, '#7a4f2c', 1.5) + rect(-6, -13, 12, 7, '#fff8e0'),
    scale,
  );

export const flask = (x: number, y: number, fill: string, scale = 1) =>
  at(
    x,
    y,
    path('M-4-30h8v10c8 3 11 8 11 12 0 6-5 8-15 8s-15-2-15-8c0-4 3-9 11-12z', '#ecf8f5', ' opacity=".92"') +
      path('M-14-10c6-3 10 3 16 0 5-2 8-2 12 0 2 7-3 9-14 9s-16-2-14-9z', fill) +
      rect(-6, -33, 12, 3.5, '#d9ece7', 1),
    scale,
  );

export const mortar = (x: number, y: number, scale = 1) =>
  at(
    x,
    y,
    line('M4-20 14-38', '#8f6238', 5) +
      path('M-20-20h40c0 11-5 15-11 17v3H-9v-3c-6-2-11-6-11-17z', '#f3efe2') +
      path('M2-20h18c0 11-5 15-11 17v3H2z', '#d8d2bf'),
    scale,
  );

/** A log seen from its cut end. */
export const log = (x: number, y: number, length = 60, r = 8) =>
  path(`M${x} ${y - 2 * r}h${length}v${2 * r}H${x}a${r} ${r} 0 0 1 0-${2 * r}z`, '#8f6238') +
  line(`M${x + 4} ${y - r * 1.3}h${length * 0.5}M${x + length * 0.3} ${y - r * 0.6}h${length * 0.5}`, '#6b4420', 1.3) +
  circle(x + length, y - r, r, '#f0d3a0') +
  circle(x + length, y - r, r * 0.6, 'none', ' stroke="#b98a4e" stroke-width="1.300"') +
  circle(x + length, y - r, r * 0.2, '#b98a4e');

export const plank = (x: number, y: number, length: number, fill = '#d9ae74') =>
  rect(x, y - 5, length, 5, fill) + rect(x, y - 1.5, length, 1.5, '#a67a45');

export const saw = (x: number, y: number, scale = 1, turn = 0) =>
  at(
    x,
    y,
    path('M-24 0h44v7l-3 4-3-4-3 4-3-4-3 4-3-4-3 4-3-4-3 4-3-4-3 4-3-4-3 4-3-4-3 2z', '#d5dade') +
      path('M-24 0h44v2.500h-44z', '#f4f6f7') +
      path('M20-4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4h-8zm4 4v8h4V0z', '#7a4a26', ' fill-rule="evenodd"'),
    scale,
    turn,
  );

export const axe = (x: number, y: number, turn = 0, scale = 1) =>
  at(
    x,
    y,
    line('M0 0v-34', '#7a4a26', 3.5) +
      path('M-2-35h6c2-3 5-4 8-4-1 6-1 9 0 15-3 0-6-1-8-4h-6z', '#cfd6db') +
      path('M8-38c3 4 3 10 0 13l4 1c-1-6-1-9 0-15z', '#f4f7f8'),
    scale,
    turn,
  );

export const pick = (x: number, y: number, turn = 0, scale = 1) =>
  at(x, y, line('M0 0v-36', '#7a4a26', 3.5) + path('M-18-30c8-9 28-9 36 0-9-4-27-4-36 0z', '#c9d1d8'), scale, turn);

export const hammer = (x: number, y: number, turn = 0, scale = 1) =>
  at(
    x,
    y,
    line('M0 0v-30', '#7a4a26', 3.5) + rect(-11, -37, 22, 11, '#8d969e', 1.5) + rect(-11, -37, 22, 4, '#b6bec5', 1.5),
    scale,
    turn,
  );

export const spade = (x: number, y: number, turn = 0, scale = 1) =>
  at(x, y, line('M0 0v-30M-5-30H5', '#7a4a26', 3) + path('M-6 0H6v7c0 4-3 7-6 8-3-1-6-4-6-8z', '#c3ccd2'), scale, turn);

export const wheel = (x: number, y: number, r: number, fill = '#7a4a26') =>
  circle(x, y, r, 'none', ` stroke="${fill}" stroke-width="${r / 4}"`) +
  times(4, (i) => at(x, y, line(`M0 ${-r}v${2 * r}`, fill, r / 7), 1, i * 45)) +
  circle(x, y, r / 4, fill);

export const gear = (x: number, y: number, r: number, fill = '#8f8a7d') =>
  times(4, (i) => at(x, y, rect(-r * 0.2, -r * 1.22, r * 0.4, r * 2.44, fill), 1, i * 45)) +
  circle(x, y, r, fill) +
  circle(x, y, r * 0.42, '#00000055');

export const shelf = (x: number, y: number, width: number, fill = '#7a4f2c') =>
  rect(x, y, width, 4, fill) + rect(x, y + 4, width, 2, '#00000033');

export const rolls = (x: number, y: number, count: number) =>
  times(
    count,
    (i) =>
      circle(x + i * 13, y - 6, 6, '#f4e4bb', ' stroke="#9a7a3a" stroke-width="1.200"') +
      circle(x + i * 13, y - 6, 2, '#c9a55a'),
  );

export const books = (x: number, y: number, ...fills: string[]) =>
  fills
    .map(
      (fill, i) =>
        rect(x + i * 8, y - 20 - ((i * 5) % 4), 7, 20 + ((i * 5) % 4), fill, 1) +
        rect(x + i * 8, y - 16, 7, 2, '#ffe9b0'),
    )
    .join('');

export const scroll = (x: number, y: number, width: number, height: number) =>
  rect(x, y, width, height, '#fff6da') +
  rect(x - 3, y - 4, width + 6, 6, '#e7cf95', 3) +
  rect(x - 3, y + height - 2, width + 6, 6, '#e7cf95', 3) +
  times(Math.floor(height / 7), (i) => line(`M${x + 4} ${y + 6 + i * 6}h${width - 8 - ((i * 5) % 9)}`, '#a68642', 1.3));

export const bench = (y: number) =>
  rect(0, y, 140, 6, '#8f6238') + rect(0, y + 6, 140, 60, '#5f3c20') + rect(0, y + 6, 140, 3, '#00000033');

export const awning = (x: number, y: number, width: number, fill: string, second = '#fff3cf') => {
  const bay = width / 5;
  return (
    path(`M${x + 8} ${y}h${width - 16}l8 20H${x}z`, fill) +
    times(2, (i) => path(`M${x + bay * (1 + 2 * i) + 2} ${y}h${bay - 2}l${i ? 2 : -1} 20h${-bay - 1}z`, second)) +
    times(5, (i) => path(`M${x + bay * i} ${y + 20}a${bay / 2} ${bay / 2.4} 0 0 0 ${bay} 0z`, i % 2 ? second : fill)) +
    rect(x + 7, y - 1.5, width - 14, 3, '#00000022')
  );
};

export const stall = (x: number, y: number, width: number, fill: string) =>
  rect(x + 5, y - 50, 3.5, 50, '#6b4420') +
  rect(x + width - 8.5, y - 50, 3.5, 50, '#6b4420') +
  rect(x + 2, y - 20, width - 4, 20, '#8f6238') +
  rect(x + 2, y - 20, width - 4, 4, '#b98a58') +
  awning(x - 3, y - 64, width + 6, fill);

export const coins = (x: number, y: number, count: number) =>
  times(
    count,
    (i) => oval(x, y - i * 3.6, 8, 3.4, '#a87408') + oval(x, y - 1.4 - i * 3.6, 8, 3.2, i % 2 ? '#f0c64f' : '#e9b83a'),
  );

export const scales = (x: number, y: number, scale = 1, fill = '#c99a2e') =>
  at(
    x,
    y,
    rect(-11, -4, 22, 4, fill, 1.5) +
      line('M0-4v-44M-26-42H26', fill, 3.2) +
      circle(0, -48, 3.5, fill) +
      line('M-26-42l-8 20M-26-42l8 20M26-42l-8 20M26-42l8 20', fill, 1.4) +
      path('M-36-22h20c-1 6-4 8-10 8s-9-2-10-8zM16-22h20c-1 6-4 8-10 8s-9-2-10-8z', fill),
    scale,
  );

export const lamp = (x: number, y: number, scale = 1) =>
  at(
    x,
    y,
    path('M-14-8H6c4 0 6-1 9-4l3 2c-2 7-7 10-13 10H-4c-6 0-9-3-10-8z', '#c99a2e') +
      path('M17-13c-4-5 0-7 0-12 5 4 6 9 3 12z', '#f6a93c'),
    scale,
  );

/** A cloth hung from a bar, with something sewn on it. */
export const banner = (x: number, y: number, width: number, height: number, fill: string, sign = '') =>
  line(`M${x - width / 2 - 5} ${y}h${width + 10}`, '#c99a2e', 3.5) +
  path(
    `M${x - width / 2} ${y}h${width}v${height}l${-width / 2} ${-height * 0.14}l${-width / 2} ${height * 0.14}z`,
    fill,
  ) +
  path(`M${x} ${y}h${width / 2}v${height}l${-width / 2} ${-height * 0.14}z`, '#00000018') +
  sign;
