import type { Monument } from '../monuments';
import { cypress, tree } from '../parts/land';
import { column } from '../parts/stone';
import { at, circle, line, oval, path, rect, times } from '../svg';
import { NIGHT, plain, ridge, rolling } from './ground';

const IVORY = '#f3dfc0';
const GOLD = '#e2b64c';

/** Zeus on his throne; the middle of the figure is at 0. */
const zeus =
  rect(-38, 52, 76, 66, '#8a5a34') +
  rect(-38, 52, 76, 5, GOLD) +
  rect(-42, 44, 8, 74, '#a9773f') +
  rect(34, 44, 8, 74, '#7a4a26') +
  circle(-38, 42, 4.5, GOLD) +
  circle(38, 42, 4.5, GOLD) +
  rect(-44, 84, 16, 6, GOLD) +
  rect(28, 84, 16, 6, GOLD) +
  // The staff with the eagle, and the arm that holds it.
  line('M46 24v94', '#c99a2e', 3) +
  path('M46 25c-8-1-10-7-10-7s6 1 8 3c0-4 4-4 4 0 2-2 8-3 8-3s-2 6-10 7z', GOLD) +
  line('M18 52 34 60 45 54', IVORY, 9) +
  // The arm that bears the winged figure.
  line('M-18 52-34 66-46 60', IVORY, 9) +
  path('M-50 56c-4-6-2-12 0-16 2 4 4 10 0 16zM-50 46l-9-6 3 9zM-50 46l9-6-3 9z', GOLD) +
  circle(-50, 37, 3, GOLD) +
  // The body, the cloak over lap and legs.
  path('M-20 48q20-8 40 0l-5 32h-30z', IVORY) +
  path('M2 45q10 0 18 3l-5 32H2z', '#00000014') +
  path('M-24 78q24-8 48 0l6 14-4 26H-26l-4-26z', '#2f8079') +
  path('M-24 78q24-8 48 0l1 4q-24-7-50 0z', GOLD) +
  line('M-14 86c-2 12-2 20-2 30M0 84v32M14 86c2 12 2 20 2 30', '#22625d', 2) +
  path('M20 48 2 78l8 1 13-22z', '#2f8079') +
  path('M-22 118c0-5 12-5 14 0zM8 118c2-5 14-5 14 0z', IVORY) +
  // The head with beard and wreath.
  rect(-5, 38, 10, 9, IVORY) +
  oval(0, 30, 9, 11, IVORY) +
  path('M-9 30c-1 14 4 20 9 20s10-6 9-20c-3 5-6 4-9 4s-6 1-9-4z', '#c9b48e') +
  path('M-10 29c-2-12 4-17 10-17s12 5 10 17c-3-7-6-8-10-8s-7 1-10 8z', '#c9b48e') +
  line('M-9 22q9-7 18 0', GOLD, 3);

export const OLYMPIA: Monument = {
  sky: { day: 'linear-gradient(#7ab4d0, #e6e3c0 60%, #f1d79a)', night: NIGHT },
  behind:
    ridge(116, '#a3b48f') +
    rolling(120, '#a9bf8a', 10) +
    tree(60, 144, 1.1) +
    tree(92, 146, 0.8, '#6d9c52') +
    cypress(424, 146, 1.2) +
    rect(156, 132, 204, 14, '#dcc494') +
    times(2, (i) => column(170 + i * 26, 134, 92, 11) + column(320 + i * 26, 134, 92, 11)) +
    rect(158, 34, 56, 8, '#e8d2a2') +
    rect(302, 34, 56, 8, '#e8d2a2'),
  solid:
    rect(196, 138, 124, 9, '#b98f5f') +
    rect(204, 118, 108, 21, '#46465a') +
    rect(204, 118, 108, 4, GOLD) +
    times(7, (i) => circle(214 + i * 14.7, 130, 3, GOLD)) +
    at(258, 0, zeus),
  outline:
    'M196 147v-9h8v-20h12V92h-4v-8h4V66l-12-6-4-22q8-10 12 8l8 6h2v-6l22 2 6-4q-6-34 14-34t14 34l8 2 14 4v-6l4 4 4-6V26l-8-8q10-4 20 0l-6 8v92h6v20h8v9z',
  cuts: { 3: [147, 117, 66, 6] },
  halves: { 66: 46, 117: 46 },
  before:
    rect(140, 146, 236, 6, '#f0e2c0') +
    rect(130, 151, 256, 7, '#d3b684') +
    rolling(160, '#9fb067', 4) +
    plain(166, '#8c9a5d') +
    tree(410, 168, 1, '#6d9c52') +
    cypress(44, 168, 1.1),
  lights: circle(258, 60, 54, '#ffcf6b', ' opacity=".14"') + times(7, (i) => circle(214 + i * 14.7, 130, 2, '#ffe9a8')),
  lamps:
    circle(190, 140, 3, '#ffb347') +
    circle(190, 140, 12, '#ffb347', ' opacity=".3"') +
    circle(326, 140, 3, '#ffb347') +
    circle(326, 140, 12, '#ffb347', ' opacity=".3"'),
};
