import type { Monument } from '../monuments';
import { cypress, tree } from '../parts/land';
import { figure } from '../parts/people';
import { column, rectShade } from '../parts/stone';
import { circle, line, path, rect, times } from '../svg';
import { DAY, NIGHT, plain, ridge, rolling } from './ground';

export const EPHESOS: Monument = {
  sky: { day: DAY, night: NIGHT },
  behind:
    ridge(120, '#9fb59a') +
    rolling(118, '#a9bf8a', 10) +
    cypress(118, 142, 1) +
    cypress(96, 146, 1.3) +
    cypress(398, 144, 1.2) +
    cypress(420, 148, 0.9) +
    tree(60, 148, 1),
  solid:
    rect(146, 138, 224, 9, '#d3b684') +
    rect(152, 132, 212, 7, '#f0e2c0') +
    rect(158, 126, 200, 7, '#dcc494') +
    rect(176, 68, 164, 58, '#a9825a') +
    rectShade(258, 68, 82, 58) +
    rect(246, 88, 24, 38, '#5d3b27') +
    rect(246, 88, 24, 4, '#8a6a48') +
    times(10, (i) => column(168 + i * 20, 127, 58, 8)) +
    rect(158, 60, 200, 9, '#f3e4c0') +
    times(16, (i) => rect(164 + i * 12, 62, 6, 5, i % 2 ? '#2b66aa' : '#b3603d')) +
    path('M258 22 364 60H152z', '#c9734f') +
    path('M258 29 340 57H176z', '#efdcb2') +
    figure(258, 57, 0.42, '#c9a25c') +
    circle(226, 51, 4, '#c9a25c') +
    circle(290, 51, 4, '#c9a25c') +
    path('M252 22c0-5 2-7 6-10 4 3 6 5 6 10z', '#e9b83a') +
    path('M150 60l-2-9 9 6zM366 60l2-9-9 6z', '#e9b83a'),
  outline: 'M258 10l6 12 102 38h-8v66h4l2 6h6v6h2v9H146v-9h2v-6h6l2-6h2V60h-8L252 22z',
  cuts: { 3: [147, 126, 68, 6] },
  halves: { 68: 100, 126: 104 },
  before:
    rolling(150, '#a8b26c', 5) +
    plain(163, '#8c9a5d') +
    path('M236 147h44l18 30h-80z', '#e6d2a4') +
    line('M240 152h37M232 160h54', '#c9ad7c', 1.4) +
    tree(404, 170, 1.1, '#6d9c52') +
    cypress(52, 168, 1) +
    tree(132, 168, 0.7),
  lights:
    rect(247, 92, 22, 34, '#ffcf6b') +
    circle(258, 108, 22, '#ffcf6b', ' opacity=".25"') +
    times(4, (i) => circle(178 + i * 53.5, 116, 2, '#ffcf6b')),
  lamps:
    circle(222, 158, 2.2, '#ffb347') +
    circle(222, 158, 8, '#ffb347', ' opacity=".3"') +
    circle(294, 158, 2.2, '#ffb347') +
    circle(294, 158, 8, '#ffb347', ' opacity=".3"'),
};
