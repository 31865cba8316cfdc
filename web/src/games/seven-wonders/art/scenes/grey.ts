import { fire, flat, sun } from '../parts/land';
import { arch, lit, tiles } from '../parts/stone';
import { amphora, basket, bench, flask, jar, rolls, scroll, shelf } from '../parts/things';
import type { Scenes } from '../scenes';
import { at, circle, line, oval, path, rect, times } from '../svg';

/** An upright loom with its cloth half woven. */
const loom = (x: number, y: number, cloth: string, stripe: string) =>
  rect(x, y - 78, 5, 78, '#7a4a26') +
  rect(x + 61, y - 78, 5, 78, '#6b4020') +
  rect(x - 4, y - 76, 74, 6, '#9c6a3c') +
  times(15, (i) => line(`M${x + 8 + i * 3.6} ${y - 70}v58`, '#fff4dc', 1)) +
  rect(x + 7, y - 70, 52, 34, cloth) +
  path(`M${x + 7} ${y - 62}h52v4h-52zM${x + 7} ${y - 48}h52v4h-52z`, stripe) +
  times(6, (i) => path(`M${x + 9 + i * 9} ${y - 52}l4-4 4 4-4 4z`, '#ffe6f2')) +
  rect(x + 2, y - 32, 62, 3.5, '#b98a58') +
  times(7, (i) => circle(x + 9 + i * 8, y - 10, 3, '#b9ab93'));

const yarn = (x: number, y: number, fill: string) =>
  circle(x, y, 7, fill) + line(`M${x - 5} ${y - 3}q5 3 10 0M${x - 6} ${y + 1}q6 4 12 0`, '#00000033', 1.2);

const furnace = (x: number, y: number) =>
  path(`M${x - 28} ${y}v-36a28 28 0 0 1 56 0v36z`, '#8f6a55') +
  path(`M${x} ${y - 64}a28 28 0 0 1 28 28v36H${x + 8}v-36c0-12-3-22-8-28z`, '#00000022') +
  arch(x - 4, y - 4, 30, 30, '#3a1c12') +
  at(x - 4, y - 4, fire(0, 0, 1));

/** A screw press over a board. */
const press = (x: number, y: number) =>
  rect(x - 32, y - 70, 7, 70, '#7a4a26') +
  rect(x + 25, y - 70, 7, 70, '#6b4020') +
  rect(x - 36, y - 74, 72, 9, '#9c6a3c') +
  rect(x - 4, y - 80, 8, 46, '#b98a58') +
  times(6, (i) => line(`M${x - 4} ${y - 76 + i * 7}l8 4`, '#6b4420', 1.5)) +
  line(`M${x - 16} ${y - 84}h32`, '#5b371c', 4) +
  rect(x - 24, y - 36, 48, 7, '#8f6238') +
  rect(x - 26, y - 29, 52, 4, '#fff6da') +
  rect(x - 28, y - 25, 56, 4, '#f0dfae') +
  rect(x - 26, y - 21, 52, 4, '#fff6da') +
  rect(x - 34, y - 17, 68, 8, '#8f6238');

export const GREY: Scenes = {
  'loom-1': () => [
    'workshop',
    lit(26, 50, 22, 34),
    tiles(98, '#7d6a58'),
    loom(52, 106, '#a84a7c', '#7b2c59'),
    yarn(40, 110, '#a84a7c'),
    yarn(126, 112, '#cfa63c'),
    basket(20, 114, '#c77aa2'),
  ],
  'loom-2': () => [
    'hall',
    shelf(4, 40, 44),
    yarn(14, 33, '#2f6db3'),
    yarn(30, 33, '#cfa63c'),
    line('M4 14h50', '#7a4a26', 3),
    path('M10 14h16v20c-5-3-11 3-16 0z', '#3b8a4a'),
    path('M32 14h16v22c-5 3-11-3-16 0z', '#c8643a'),
    tiles(98, '#a8906c'),
    loom(58, 106, '#2f6db3', '#a84a7c'),
    yarn(44, 112, '#a84a7c'),
    yarn(30, 114, '#3b8a4a'),
  ],
  'glassworks-1': () => [
    'workshop',
    tiles(98, '#6d5a4b'),
    furnace(58, 102),
    bench(106),
    flask(104, 106, '#79cfe0', 1.05),
    at(128, 106, path('M-5-24h10l-3 10c5 2 6 6 5 14h-14c-1-8 0-12 5-14z', '#bfe9d0', ' opacity=".9"')),
    line('M64 74 96 46', '#5a5148', 3),
    circle(101, 42, 9, '#ff9d4d'),
    circle(101, 42, 6, '#ffd08a'),
  ],
  'glassworks-2': () => [
    'hall',
    lit(104, 52, 44, 48),
    shelf(74, 54, 62),
    flask(88, 54, '#5bb5a4', 0.62),
    flask(108, 54, '#d98ab0', 0.62),
    flask(127, 54, '#79cfe0', 0.62),
    tiles(96, '#a8906c'),
    furnace(44, 102),
    bench(106),
    flask(86, 106, '#2f93ab', 1.15),
    at(
      114,
      106,
      path('M-7-30H7l-4 12c7 3 8 9 7 18h-20c-1-9 0-15 7-18z', '#c9efe0', ' opacity=".9"') +
        path('M-9.500-8h19v8h-19z', '#5bb5a4', ' opacity=".8"'),
    ),
    at(132, 106, path('M-4-18h8c0 7-1 9-3 10v6h3v2h-8v-2h3v-6c-2-1-3-3-3-10z', '#e8fbff')),
  ],
  'press-1': () => [
    'hall',
    tiles(96, '#a8906c'),
    press(84, 112),
    line('M22 112c2-24-4-40 2-62M30 112c-2-22 6-36 4-56M16 112c0-20-8-30-6-44', '#6a8a44', 2.6),
    path('M24 50c-6-8-4-14 0-18 4 6 4 12 0 18zM34 56c-2-8 0-12 4-16 2 8 0 12-4 16z', '#86a558'),
    rolls(116, 112, 2),
  ],
  'press-2': () => [
    'workshop',
    sun(30, 24, 7),
    shelf(2, 52, 48),
    rolls(12, 52, 3),
    tiles(96, '#7d6a58'),
    press(72, 112),
    scroll(112, 66, 22, 40),
    oval(122, 114, 16, 3, '#00000030'),
    jar(20, 112, '#46566a', 0.9),
    amphora(40, 112, 0.7),
    flat(114, '#5e4d40'),
  ],
};
