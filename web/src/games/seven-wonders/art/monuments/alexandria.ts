import type { Monument } from '../monuments';
import { fire } from '../parts/land';
import { arch, merlons, rectShade } from '../parts/stone';
import { ship } from '../parts/things';
import { circle, line, path, rect, times } from '../svg';
import { DAY, NIGHT, plain, rolling, waves } from './ground';

export const ALEXANDRIA: Monument = {
  sky: { day: DAY, night: NIGHT },
  behind:
    rolling(128, '#c7c08c', 8) +
    times(9, (i) => rect(-20 + i * 24, 112 - ((i * 7) % 12), 17, 24, i % 2 ? '#efe1c2' : '#e0cda2')) +
    times(5, (i) => rect(356 + i * 26, 114 - ((i * 5) % 10), 18, 22, i % 2 ? '#e0cda2' : '#efe1c2')) +
    plain(132, '#4f9fbc') +
    path('M-400 132h1260v5H-400z', '#7fc3d6') +
    path('M150 152q30-16 108-16t112 16l20 20H130z', '#8f8268'),
  solid:
    rect(196, 128, 124, 22, '#d9c096') +
    merlons(196, 128, 124, 12, '#d9c096', 4) +
    path('M226 104h64l4 46h-72z', '#f0e2c0') +
    rectShade(262, 104, 30, 46) +
    rect(222, 100, 72, 5, '#d3b684') +
    merlons(222, 100, 72, 8, '#e6d2a4', 4) +
    arch(258, 150, 16, 24, '#6b452f') +
    arch(240, 124, 6, 10, '#8a6a48') +
    arch(276, 124, 6, 10, '#8a6a48') +
    path('M238 58h40l4 42h-48z', '#f6ead0') +
    rectShade(262, 58, 18, 42) +
    rect(234, 54, 48, 5, '#d3b684') +
    arch(258, 88, 7, 12, '#8a6a48') +
    arch(258, 72, 6, 9, '#8a6a48') +
    path('M247 32h22l2 22h-26z', '#f0e2c0') +
    rectShade(260, 32, 10, 22) +
    rect(244, 29, 28, 4, '#d3b684') +
    rect(248, 18, 3, 12, '#cfae79') +
    rect(265, 18, 3, 12, '#cfae79') +
    fire(258, 30, 0.62) +
    path('M244 19h28l-14-9z', '#b3603d') +
    circle(258, 9, 2.5, '#e9b83a'),
  outline:
    'M258 8l15 11h-5v11h4v3h-3l2 21h11v4h-4l4 42h12v5h-4l4 22h26v22H196v-22h26l4-22h-4v-5h12l4-42h-4v-4h11l2-21h-3v-3h4V19h-5z',
  cuts: { 3: [150, 101, 55, 6] },
  halves: { 55: 24, 101: 36 },
  before:
    path('M150 150h216l24 22H126z', '#9c8d70') +
    path('M150 150h216l6 5H144z', '#b9aa8a') +
    plain(160, '#3f8fae') +
    waves(160) +
    ship(72, 160, 0.7, '#fffaf0', '#c2571a') +
    ship(404, 156, 0.45, '#f6ead0', '#2b66aa'),
  lights:
    path('M258 24 -60-14v70zM258 24l320-38v70z', '#ffe9a8', ' opacity=".22"') +
    circle(258, 24, 15, '#ffd257', ' opacity=".4"') +
    fire(258, 30, 0.62) +
    times(3, (i) => arch(240 + i * 18, 124, 5, 9, i === 1 ? 'none' : '#ffcf6b')) +
    arch(258, 88, 6, 11, '#ffcf6b'),
  lamps:
    times(6, (i) => circle(-8 + i * 34, 124 - ((i * 5) % 9), 1.4, '#ffcf6b')) +
    times(4, (i) => circle(366 + i * 25, 126 - ((i * 5) % 8), 1.4, '#ffcf6b')) +
    line('M78 150h1', '#ffcf6b', 3),
};
