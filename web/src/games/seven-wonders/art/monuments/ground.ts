// Land and water that reach far beyond both sides of a monument.

import { line, path } from '../svg';

export const plain = (y: number, fill: string) => path(`M-400 ${y}h1260v90H-400z`, fill);

export const rolling = (y: number, fill: string, swing = 10) =>
  path(
    `M-400 ${y}q100-${swing * 2} 200-${swing / 2}t200 0 160-${swing / 2} 160 ${swing / 2} 180-${swing} 360 ${swing}v90H-400z`,
    fill,
  );

export const ridge = (y: number, fill: string) =>
  path(
    `M-400 ${y}l90-34 70 24 90-40 80 30 70-26 60 30 80-44 90 40 70-26 80 34 90-40 100 36 90-20 100 36v90H-400z`,
    fill,
  );

export const waves = (y: number) =>
  line(
    `M-60 ${y + 4}q10-4 20 0M30 ${y + 5}q10-4 20 0t20 0M150 ${y + 9}q10-4 20 0M330 ${y + 6}q10-4 20 0t20 0M420 ${y + 11}q10-4 20 0M500 ${y + 5}q10-4 20 0`,
    '#d7f1f5',
    1.6,
    ' opacity=".8"',
  );

export const DAY = 'linear-gradient(#6fb4d2, #d9e6d4 60%, #f3dfb0)';
export const NIGHT = 'linear-gradient(#1f2d5c, #4a5b98 55%, #b795b4)';
