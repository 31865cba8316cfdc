import type { Monument } from '../monuments';
import { bush, cypress, palm, tree } from '../parts/land';
import { arch } from '../parts/stone';
import { circle, line, path, rect, times } from '../svg';
import { NIGHT, plain, ridge, rolling } from './ground';

/** A terrace with arches, greenery hanging over its edge. */
const terrace = (width: number, top: number, bottom: number, arches: number, fill: string) => {
  const left = 258 - width / 2;
  const bay = width / arches;
  return (
    rect(left, top, width, bottom - top, fill) +
    rect(258 + width * 0.1, top, width * 0.4, bottom - top, '#00000012') +
    times(arches, (i) => arch(left + bay * (i + 0.5), bottom, bay * 0.5, (bottom - top) * 0.66, '#7d4a34')) +
    rect(left - 4, top - 1, width + 8, 5, '#e9c58c') +
    times(Math.round(width / 13), (i) => {
      const x = left + 4 + i * 13;
      return path(
        `M${x - 5} ${top + 3}h11c1 5 0 ${7 + ((i * 5) % 9)}-3 ${9 + ((i * 5) % 9)}-2-2-2-4-3-4s-1 3-3 2c-2-2-3-5-2-${7 + ((i * 3) % 4)}z`,
        i % 2 ? '#5f8d46' : '#7aa556',
      );
    })
  );
};

const BLOOMS = ['#d9799a', '#f0d78a', '#c8643a'];
const garden = (width: number, top: number) =>
  times(Math.round(width / 20), (i) => {
    const x = 258 - width / 2 + 10 + i * 20;
    return (
      bush(x, top, 0.62, i % 2 ? '#6a9350' : '#557f41') +
      circle(x - 3, top - 5, 1.7, BLOOMS[i % 3]!) +
      circle(x + 4, top - 3, 1.7, BLOOMS[(i + 1) % 3]!)
    );
  });

export const BABYLON: Monument = {
  sky: { day: 'linear-gradient(#78b7cf, #f3ddb0 60%, #f1c488)', night: NIGHT },
  behind:
    ridge(132, '#d0ab7c') +
    rolling(126, '#cdb279', 8) +
    rect(-60, 106, 170, 26, '#c79a66') +
    times(8, (i) => rect(-60 + i * 22, 100, 12, 8, '#c79a66')) +
    rect(92, 84, 26, 48, '#3f7fa6') +
    times(3, (i) => rect(92 + i * 9.5, 78, 6, 8, '#3f7fa6')) +
    arch(105, 132, 12, 26, '#6b452f') +
    rect(92, 92, 26, 3, '#e9c58c'),
  solid:
    terrace(232, 112, 146, 9, '#c98f5c') +
    garden(232, 112) +
    terrace(168, 80, 112, 7, '#d39c68') +
    garden(168, 80) +
    terrace(108, 50, 80, 5, '#dda873') +
    garden(108, 50) +
    tree(236, 50, 0.62) +
    tree(282, 50, 0.62, '#6d9c52') +
    rect(246, 34, 24, 16, '#e6b47f') +
    arch(258, 50, 9, 11, '#7d4a34') +
    rect(243, 32, 30, 3, '#e9c58c') +
    palm(256, 33, 0.55) +
    line('M258 112v34M196 112v34M320 112v34', '#9fd3e6', 2, ' opacity=".9"') +
    line('M222 80v32M294 80v32', '#9fd3e6', 1.8, ' opacity=".9"'),
  outline: 'M142 146v-34h32V80h30V50h42V34h6q-6-8 6-18 12 10 6 18h6v16h42v30h30v32h32v34z',
  cuts: { 2: [146, 76, 6], 3: [146, 104, 73, 6] },
  halves: { 73: 54, 76: 54, 104: 84 },
  before:
    rolling(150, '#b9a45c', 5) +
    plain(160, '#5aa3b8') +
    path('M-400 160h1260v3H-400z', '#8cc7d3') +
    palm(60, 160, 1.1) +
    palm(82, 162, 0.8) +
    cypress(410, 160, 1) +
    palm(436, 162, 1) +
    line('M120 166q10-4 20 0M300 168q10-4 20 0M200 165q10-4 20 0', '#d7f1f5', 1.6),
  lights:
    times(9, (i) => circle(155 + i * 25.8, 138, 2.2, '#ffcf6b')) +
    times(7, (i) => circle(186 + i * 24, 105, 2.2, '#ffcf6b')) +
    times(5, (i) => circle(215 + i * 21.6, 74, 2, '#ffcf6b')) +
    circle(258, 45, 3, '#ffcf6b') +
    circle(258, 45, 10, '#ffcf6b', ' opacity=".3"'),
  lamps: circle(105, 122, 3, '#ffb347') + circle(105, 122, 10, '#ffb347', ' opacity=".25"'),
};
