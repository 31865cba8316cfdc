import type { Monument } from '../monuments';
import { cypress } from '../parts/land';
import { horse, person } from '../parts/people';
import { arch, column, rectShade } from '../parts/stone';
import { ship, wheel } from '../parts/things';
import { circle, line, path, rect, times } from '../svg';
import { DAY, NIGHT, plain, ridge, rolling, waves } from './ground';

export const HALIKARNASSOS: Monument = {
  sky: { day: DAY, night: NIGHT },
  behind:
    ridge(112, '#b3a58c') +
    plain(122, '#6fb3c9') +
    path('M-400 122h1260v3H-400z', '#a3d3de') +
    ship(84, 128, 0.35, '#fffaf0', '#74499c') +
    rolling(134, '#b7b47e', 6) +
    cypress(150, 146, 1.1) +
    cypress(368, 146, 1.1) +
    cypress(392, 148, 0.8),
  solid:
    rect(178, 138, 160, 9, '#d3b684') +
    rect(184, 104, 148, 35, '#efe1c2') +
    rectShade(258, 104, 74, 35) +
    rect(184, 118, 148, 9, '#b3603d') +
    times(12, (i) => circle(192 + i * 12, 122.5, 2.6, '#f3e4c0')) +
    line('M184 112h148M184 132h148', '#cfae79', 1.2) +
    arch(258, 139, 12, 12, '#5d3b27') +
    rect(180, 100, 156, 5, '#d3b684') +
    rect(202, 62, 112, 38, '#9c7a55') +
    rectShade(258, 62, 56, 38) +
    times(9, (i) => column(196 + i * 15.5, 100, 38, 7)) +
    rect(188, 57, 140, 6, '#f3e4c0') +
    times(6, (i) => rect(196 + i * 10, 51 - i * 5, 124 - i * 20, 6, i % 2 ? '#e6d2a4' : '#d3b684')) +
    rect(246, 22, 24, 6, '#f3e4c0') +
    horse(268, 22, 0.42, '#c99a2e', '#8a6206') +
    horse(274, 22, 0.42, '#e2b64c', '#8a6206') +
    path('M240 14h12v7h-12z', '#e2b64c') +
    wheel(246, 19, 4, '#8a6206') +
    person(246, 15, '#e2b64c', 0.42, '#c99a2e'),
  outline:
    'M246 5l6 9 26-10 12 8-4 10h-16l2 6h10l0 5h10l0 5h10v5h10v5h10v5h6v6h-4v37h12v5h-4v34h6v9H178v-9h6v-34h-4v-5h12V63h-4v-6h6v-6h10v-5h10v-5h10v-5h10v-5h10l2-9h-8z',
  cuts: { 3: [147, 101, 57, 2] },
  halves: { 57: 70, 101: 78 },
  before:
    rolling(152, '#b59f68', 4) +
    plain(162, '#3f8fae') +
    path('M-400 162h1260v3H-400z', '#7fc3d6') +
    waves(164) +
    path('M238 147h40l8 18h-56z', '#e6d2a4') +
    cypress(70, 160, 1.1) +
    cypress(92, 160, 0.8) +
    ship(420, 166, 0.5, '#f6ead0', '#b3362c'),
  lights:
    arch(258, 139, 10, 11, '#ffcf6b') +
    times(8, (i) => rect(202 + i * 15.5, 72, 4, 22, '#ffcf6b')) +
    circle(258, 84, 30, '#ffcf6b', ' opacity=".12"'),
  lamps:
    circle(226, 152, 2.2, '#ffb347') +
    circle(226, 152, 8, '#ffb347', ' opacity=".3"') +
    circle(290, 152, 2.2, '#ffb347') +
    circle(290, 152, 8, '#ffb347', ' opacity=".3"'),
};
