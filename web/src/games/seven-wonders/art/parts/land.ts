// Sky, land, water and what grows.

import { at, circle, faint, line, oval, path, times } from '../svg';

export const SKIES = {
  day: 'linear-gradient(#a9d4e6, #f6ecd0)',
  warm: 'linear-gradient(#f3b678, #fdeac6)',
  dusk: 'linear-gradient(#54507f, #c9766a 60%, #f6c98a)',
  green: 'linear-gradient(#b9cfae, #eef0d8)',
  rose: 'linear-gradient(#e3a79a, #f8e6cf)',
  night: 'linear-gradient(#1f2b52, #4a5a8c 70%, #8d86a8)',
  study: 'linear-gradient(#5f7a58, #8ba383)',
  workshop: 'linear-gradient(#8b7766, #b39c84)',
  hall: 'linear-gradient(#c9b48e, #ecdcb8)',
  guild: 'linear-gradient(#3d2a5c, #7a5a9c)',
  cave: 'linear-gradient(#4b3b34, #6d5546)',
} as const;
export type Sky = keyof typeof SKIES;

export const sun = (x: number, y: number, r = 11) =>
  circle(x, y, r * 1.5, '#fff4cf', ' opacity=".35"') + circle(x, y, r, '#fff4cf');
export const moon = (x: number, y: number, r = 9) =>
  path(`M${x} ${y - r}a${r} ${r} 0 1 0 ${r} ${r * 1.3} ${r * 0.85} ${r * 0.85} 0 0 1-${r}-${r * 1.3}z`, '#fdf3cf');

export const stars = (...spots: number[]) =>
  faint(
    0.85,
    times(spots.length / 2, (i) => circle(spots[2 * i]!, spots[2 * i + 1]!, i % 2 ? 0.9 : 1.3, '#fff')),
  );

export const cloud = (x: number, y: number, scale = 1) =>
  faint(0.75, at(x, y, path('M0 8c-4-7 6-9 8-6 3-6 13-5 13 0 5-2 8 2 5 6z', '#fff'), scale));

export const birds = (x: number, y: number) =>
  line(`M${x} ${y}q3-4 5 0q3-4 5 0M${x + 14} ${y + 6}q2-3 4 0q2-3 4 0`, '#5c5a60', 1.3);

/** Rolling ground from this height down. */
export const hills = (y: number, fill: string, swing = 12) =>
  path(`M0 ${y + swing}q36-${swing * 2} 72-${swing / 2}t68-${swing}v120H0z`, fill);
export const ground = (y: number, fill: string) => path(`M0 ${y}q40-6 70 0t70-1v60H0z`, fill);
export const flat = (y: number, fill: string, edge?: string) =>
  path(`M0 ${y}h140v${140 - y}H0z`, fill) + (edge ? path(`M0 ${y}h140v3.500H0z`, edge) : '');
export const peaks = (y: number, fill: string) => path(`M0 ${y + 24} 26 ${y + 4}l20 16 28-24 30 26 36-18v120H0z`, fill);

export const sea = (y: number) =>
  path(`M0 ${y}h140v${140 - y}H0z`, '#4f9fbc') +
  path(`M0 ${y}h140v6H0z`, '#7fc3d6') +
  line(
    `M10 ${y + 13}q7-4 14 0t14 0M62 ${y + 10}q7-4 14 0t14 0M100 ${y + 18}q7-4 14 0t14 0M38 ${y + 23}q7-4 14 0`,
    '#fff',
    1.6,
    ' opacity=".65"',
  );

export const tree = (x: number, y: number, scale = 1, fill = '#5f8d46') =>
  at(
    x,
    y,
    path('M-2.500 0 -1.500-16h3L2.500 0z', '#6b4420') +
      circle(-6, -18, 8, fill) +
      circle(6, -19, 8, fill) +
      circle(0, -25, 9, fill) +
      circle(-3, -26, 4.5, '#fff', ' opacity=".14"'),
    scale,
  );

export const pine = (x: number, y: number, scale = 1, fill = '#3f6f46') =>
  at(
    x,
    y,
    path('M-2 0h4v-7h-4z', '#5b3a1e') +
      path('M0-42-8-26h4l-7 11h4L-13-5h26L7-15h4L4-26h4z', fill) +
      path('M0-42v37h13L7-15h4L4-26h4z', '#000', ' opacity=".13"'),
    scale,
  );

export const cypress = (x: number, y: number, scale = 1) =>
  at(x, y, path('M-1.500 0h3v-6h-3z', '#5b3a1e') + path('M0-40c6 12 7 26 4 36h-8c-3-10-2-24 4-36z', '#47703f'), scale);

export const palm = (x: number, y: number, scale = 1) =>
  at(
    x,
    y,
    line('M0 0c-1-12 1-22 4-30', '#6b4420', 3) +
      path(
        'M4-30c-9-6-15-2-17 4 6-3 11-3 17-4 5-7 11-6 14 0-5-2-9-1-14 0zm0 0c-3-8-9-10-14-8 6 1 10 4 14 8zm0 0c2-8 8-11 13-9-6 1-10 5-13 9z',
        '#46733a',
      ),
    scale,
  );

export const bush = (x: number, y: number, scale = 1, fill = '#6a9350') =>
  at(x, y, path('M-12 0c-3-6 2-10 6-8 1-6 10-6 11-1 5-2 10 3 7 9z', fill), scale);

export const flowers = (x: number, y: number, ...fills: string[]) =>
  fills.map((fill, i) => line(`M${x + i * 7} ${y}v-6`, '#4f7d3f', 1.4) + circle(x + i * 7, y - 8, 2.6, fill)).join('');

export const fire = (x: number, y: number, scale = 1) =>
  at(
    x,
    y,
    path('M-7 0c-3-6 1-9 1-14 4 2 5 5 5 8 2-3 2-7 0-12 8 4 11 12 7 18z', '#e2671c') +
      path('M-3.500 0c-1.500-4 1-5 1.500-8 3 2 6 4 4.500 8z', '#ffd257'),
    scale,
  );

export const smoke = (x: number, y: number) =>
  faint(0.55, circle(x, y, 4, '#fff') + circle(x + 5, y - 8, 5.5, '#fff') + circle(x + 2, y - 18, 7, '#fff'));

export const steam = (x: number, y: number) =>
  line(`M${x} ${y}c-6-6 5-9 0-16M${x + 9} ${y}c-6-6 5-9 0-16`, '#fff', 2.6, ' opacity=".75"');

export const rock = (x: number, y: number, scale = 1, fill = '#a79d8b') =>
  at(
    x,
    y,
    path('M-14 0-11-10-3-15 8-12 14-4 13 0z', fill) + path('M-3-15 8-12l6 8-1 4H3z', '#000', ' opacity=".14"'),
    scale,
  );

export const shade = (x: number, y: number, rx: number) => oval(x, y, rx, 2.5, '#000', ' opacity=".16"');
