import { eye, figure, mask } from '../parts/people';
import { bricks, column, tiles } from '../parts/stone';
import { amphora, banner, books, coins, gear, hammer, pick, scales, ship } from '../parts/things';
import type { Scenes } from '../scenes';
import { at, circle, line, oval, path, rect, times } from '../svg';

const VIOLET = '#74499c';
const GOLD = '#f0d78a';

/** The hall of a guild: its sign on a banner between two columns, its goods on the floor. */
const hall = (sign: string, ...floor: string[]): string[] => [
  path('M14 0h132v26H14z', '#2f2047'),
  tiles(96, '#4d3a63'),
  column(30, 104, 104, 11, '#d9cbe6'),
  column(134, 104, 104, 11, '#d9cbe6'),
  banner(82, 12, 64, 82, VIOLET),
  path('M54 16h56v68l-28-9-28 9z', 'none', ` stroke="${GOLD}" stroke-width="1.600"`),
  sign,
  ...floor,
];

export const PURPLE: Scenes = {
  'workers-guild': () => [
    'guild',
    ...hall(
      pick(82, 66, 40, 1.15) + hammer(82, 66, -40, 1.15),
      bricks(40, 116, 3, 2),
      rect(92, 102, 18, 12, '#e9e2d2'),
      rect(112, 106, 14, 9, '#cdbfa3'),
    ),
  ],
  'craftsmens-guild': () => [
    'guild',
    ...hall(
      amphora(82, 68, 1.7, GOLD),
      amphora(46, 116, 0.85),
      at(66, 116, path('M-9-4c4-3 14-3 18 0v4H-9z', '#a84a7c')),
      circle(112, 110, 7, '#79cfe0'),
      circle(124, 112, 5, '#d98ab0'),
    ),
  ],
  'magistrates-guild': () => [
    'guild',
    ...hall(
      scales(82, 72, 0.85, GOLD),
      at(60, 116, rect(-14, -8, 28, 8, '#f3e4c0') + rect(-10, -12, 20, 4, '#e2cb9c')),
      books(98, 116, '#2b66aa', '#cfa63c', '#2b66aa'),
    ),
  ],
  'traders-guild': () => [
    'guild',
    ...hall(
      circle(82, 44, 19, '#a87408') +
        circle(82, 43, 18, '#f0c64f') +
        circle(82, 43, 14, GOLD, ' stroke="#b98512" stroke-width="1.500"') +
        path('M82 33l9 10-9 10-9-10z', '#8a6206'),
      coins(48, 115, 4),
      coins(66, 116, 2),
      coins(104, 116, 5),
      coins(121, 115, 3),
    ),
  ],
  'spies-guild': () => [
    'guild',
    ...hall(
      eye(82, 44, 1.05, GOLD),
      mask(56, 108, 0.6, '#cfc3dd'),
      at(110, 115, path('M-2-2 16-16l2 2L2 2z', '#dfe5e9') + rect(-8, -2, 12, 3, '#c99a2e')),
    ),
  ],
  'philosophers-guild': () => [
    'guild',
    ...hall(
      at(
        82,
        46,
        path('M-13 22c0-10 2-14 1-20-4-14 4-24 15-24s17 9 14 20l4 7-4 1c0 8-3 9-9 8l-1 8z', GOLD) +
          path('M3-22c11 0 17 9 14 20l4 7-4 1c0 8-3 9-9 8l-1 8H3c4-14 6-30 0-44z', '#00000018') +
          path('M-12 4c-5-16 4-27 16-26 9 1 13 6 13 12-6-5-12-4-16 0-6-2-9 4-5 9z', '#b98a3a'),
      ),
      books(44, 116, '#2f743b', '#cfa63c', '#ad3229'),
      at(112, 116, rect(-14, -6, 28, 6, '#fff6da', 3) + circle(14, -3, 3, '#c9a55a')),
    ),
  ],
  'shipowners-guild': () => [
    'guild',
    ...hall(
      ship(82, 66, 1.0, GOLD, '#b98a3a'),
      path('M52 72q8-5 15 0t15 0 15 0 15 0v3l-30-2-30 2z', '#b9d9ea'),
      at(
        56,
        116,
        oval(0, -6, 12, 6, 'none', ' stroke="#d9ae74" stroke-width="4"') +
          oval(0, -3, 12, 3, 'none', ' stroke="#b98a58" stroke-width="3"'),
      ),
      line('M112 100v14M104 104h16M100 110c1 6 6 8 12 8s11-2 12-8', '#aeb7bf', 3),
    ),
  ],
  'scientists-guild': () => [
    'guild',
    ...hall(
      gear(66, 58, 10, GOLD) +
        circle(66, 58, 3.5, VIOLET) +
        line('M82 26 74 44M82 26l8 18M77 38q5 3 10 0', GOLD, 3) +
        circle(82, 25, 3, GOLD) +
        path('M90 50c0-3 2-5 8-5s8 2 8 5v18H90z', GOLD) +
        line('M94 53h8M94 58h8M94 63h5', VIOLET, 1.6),
      at(54, 116, path('M-4-18h8v6c5 2 7 5 7 8 0 3-3 4-11 4s-11-1-11-4c0-3 2-6 7-8z', '#5bb5a4')),
      books(100, 116, '#2f743b', '#86b7b0', '#cfa63c'),
    ),
  ],
  'decorators-guild': () => [
    'guild',
    ...hall(
      at(
        82,
        46,
        path('M-24 2c0-14 12-22 26-21 12 1 22 9 21 20-1 8-8 8-12 7-5-1-7 2-5 6 2 5-3 7-8 6-13-2-22-8-22-18z', GOLD) +
          circle(-12, 0, 4, '#ad3229') +
          circle(-3, -10, 4, '#2b66aa') +
          circle(9, -9, 4, '#2f743b') +
          circle(15, 0, 3.5, '#c8643a'),
      ),
      figure(50, 118, 0.65),
      mask(112, 108, 0.7),
    ),
  ],
  'builders-guild': () => [
    'guild',
    ...hall(
      path('M82 22 54 68h56z', GOLD) +
        path('M82 22l28 46H82z', '#b98a3a') +
        times(3, (i) => line(`M${75 - i * 7} ${34 + i * 11}h${14 + i * 14}`, VIOLET, 1.6)),
      rect(40, 102, 22, 13, '#e9e2d2'),
      rect(50, 91, 18, 11, '#d6c9ae'),
      line('M100 116V88l16 28zM106 111v-9l5 9z', '#d9ae74', 2.5),
    ),
  ],
};
