import type { Monument } from '../monuments';
import { fire } from '../parts/land';
import { house } from '../parts/stone';
import { ship } from '../parts/things';
import { at, circle, line, path, rect, times } from '../svg';
import { DAY, NIGHT, plain, ridge, rolling, waves } from './ground';

const BODY =
  'M-45 146l1-6 10-3 1-18 3-13 5-14 8-8-14-2-6-2-3-5 5-12q-3-8 2-15l8-6 16-3 3-4q-6-14 0-19 9-5 13 0 6 6 0 19l3 4 12 2 8-10 1-20 9-1 1 24-8 17-9 9-2 12-5 14 7 7 5 14 3 13 1 18 10 3 1 6H26l-1-9-2-18-6-12-17-8-17 8-6 12-2 18-1 9z';

const colossus =
  path(BODY, '#b9793f', ' stroke="#b9793f" stroke-width="2" stroke-linejoin="round"') +
  path(
    'M0 38l15 4 12 1 8-14 1-20 9-1 1 24-8 17-12 11-2 12-5 14 7 7 5 14 3 13 1 18 10 3 1 6H26l-1-9-2-18-6-12-12-8z',
    '#00000024',
  ) +
  line('M-14 56q7 5 13 1 7 4 13-1M-8 66h14M-7 74h12M0 58v20', '#8e5526', 1.8) +
  path('M-19 82q19 7 37 0l6 16q-12 4-16 2l-8 8-8-8q-8 2-16-2z', '#d9a865') +
  line('M-8 88l-2 10M6 88l3 10', '#a9773f', 1.5) +
  line('M0 14-1 5M-6 15-12 7M6 15l5-8M-10 20l-9-5M10 20l8-5', '#f0c64f', 2.2) +
  path('M-8 24q8 4 15 0', 'none', ' stroke="#8e5526" stroke-width="1.500"') +
  path('M-34 52q-8 34-4 62l-9 2q-4-34 4-66z', '#a84a3c') +
  path('M35 9h12l-3 5h-6z', '#8a6206') +
  at(41, 9, fire(0, 0, 0.5));

export const RHODOS: Monument = {
  sky: { day: DAY, night: NIGHT },
  behind:
    ridge(118, '#a9b39a') +
    rolling(126, '#b7b47e', 8) +
    house(60, 134, 30, 18) +
    house(96, 136, 26, 14, '#f6e6c4', '#a9563a') +
    house(396, 134, 30, 18) +
    house(430, 136, 26, 16, '#f6e6c4') +
    plain(136, '#4f9fbc') +
    path('M-400 136h1260v4H-400z', '#7fc3d6') +
    ship(259, 150, 0.4, '#fffaf0', '#2b66aa'),
  solid: at(258, 2, colossus),
  outline:
    'M213 148l1-6 10-3 1-18 3-13 5-14 8-8-14-2-9-7 5-12q-3-8 2-15l8-6 16-3 3-4q-6-14 0-19 9-5 13 0 6 6 0 19l3 4 12 2 8-10 1-20 4-10 6 10 1 23-8 17-9 9-2 12-5 14 7 7 5 14 3 13 1 18 10 3 1 6h-19l-1-9-2-18-6-12-17-8-17 8-6 12-2 18-1 9z',
  cuts: { 2: [149, 88, 0], 3: [149, 104, 60, 0] },
  halves: { 60: 22, 88: 18, 104: 30 },
  before:
    path('M206 148h36v26h-42zM274 148h36l6 26h-42z', '#b9aa8a') +
    path('M203 146h42v5h-42zM271 146h42v5h-42z', '#d9c9a4') +
    rect(-400, 150, 604, 30, '#a89877') +
    rect(-400, 148, 606, 4, '#d9c9a4') +
    rect(312, 150, 560, 30, '#a89877') +
    rect(310, 148, 560, 4, '#d9c9a4') +
    plain(164, '#3f8fae') +
    waves(164) +
    times(4, (i) => rect(60 + i * 30, 140, 12, 9, '#b98a58')) +
    ship(396, 166, 0.6, '#f6ead0', '#c2571a'),
  lights: at(299, 11, fire(0, 0, 0.5)) + circle(299, 5, 16, '#ffd257', ' opacity=".35"'),
  lamps:
    times(3, (i) => circle(56 + i * 20, 126, 1.6, '#ffcf6b')) +
    times(3, (i) => circle(392 + i * 20, 126, 1.6, '#ffcf6b')) +
    circle(190, 144, 2.4, '#ffb347') +
    circle(190, 144, 9, '#ffb347', ' opacity=".3"') +
    circle(326, 144, 2.4, '#ffb347') +
    circle(326, 144, 9, '#ffb347', ' opacity=".3"'),
};
