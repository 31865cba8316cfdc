// People, animals, arms.

import { at, circle, line, oval, path, rect } from '../svg';

/** Someone in a long robe, standing at this place. */
export const person = (x: number, y: number, robe: string, scale = 1, skin = '#b9805a') =>
  at(
    x,
    y,
    path('M-7 0-5-15c1-4 9-4 10 0L7 0z', robe) +
      path('M0-18c3 0 5 1 5 3L7 0H1z', '#00000020') +
      circle(0, -22, 4.4, skin) +
      path('M-4.400-22a4.400 4.400 0 0 1 8.800 0c-2-2-6-3-8.800 0z', '#3f2a1c'),
    scale,
  );

export const soldier = (x: number, y: number, scale = 1, tunic = '#ad3229') =>
  at(
    x,
    y,
    rect(-4, -8, 3, 8, '#b9805a') +
      rect(1.5, -8, 3, 8, '#b9805a') +
      path('M-7-6-5-20H5L7-6z', tunic) +
      circle(0, -24.5, 4.4, '#b9805a') +
      path('M-5-24a5 5 0 0 1 10 0h-2l-1 3-1-3zM-1.500-34h3v6h-3z', '#a9863a') +
      path('M-1-35c6-1 9 2 9 6-3-2-6-3-9-2z', '#ad3229') +
      line('M10 0v-38', '#6b4420', 2) +
      path('M10-44l3 7h-6z', '#d5dade') +
      circle(-6, -13, 6.5, '#7c5a1c') +
      circle(-6, -13, 5.2, '#d0a03c') +
      circle(-6, -13, 2, '#7c5a1c'),
    scale,
  );

/** A figure of stone on its own feet. */
export const figure = (x: number, y: number, scale = 1, fill = '#f3ead6') =>
  at(
    x,
    y,
    path(
      'M-9 0c-1-12-2-18 0-28-4 2-6 8-7 14l-4-1c1-10 4-18 10-20 5-2 15-2 19 0 4 2 7-4 8-14l4 1c0 12-3 19-8 21 2 9 1 16 0 27z',
      fill,
    ) +
      path('M2-36c4 0 6 0 7 1 4 2 7-4 8-14l4 1c0 12-3 19-8 21 2 9 1 16 0 27H4z', '#00000018') +
      circle(1, -42, 5.8, fill) +
      path('M-5-43a6 6 0 0 1 12-1c-2-2-8-2-12 1z', '#cdbb93') +
      line('M-3-20c0 8-1 14 0 18M4-22c1 8 0 14 1 20', '#cdbb93', 1.2),
    scale,
  );

export const pedestal = (x: number, y: number, width: number, height: number) =>
  rect(x - width / 2, y - height, width, height, '#e6d4ac') +
  rect(x - width / 2 - 3, y - height, width + 6, 4, '#f6ead0') +
  rect(x - width / 2 - 3, y - 4, width + 6, 4, '#d0b47f') +
  rect(x + width * 0.15, y - height + 4, width * 0.35, height - 8, '#00000014');

export const horse = (x: number, y: number, scale = 1, coat = '#7a4a26', mane = '#3f2413') =>
  at(
    x,
    y,
    path(
      'M-19-22c4-6 12-6 19-4 6 1 10-2 13-8l5-9 3 2 1-3 3 5 8 9-3 5-7-2c-2 4-3 9-5 13l2 14h-4l-5-13c-6 2-11 2-15 0l-4 13h-4l2-15c-3-2-4-4-4-6z',
      coat,
    ) +
      path('M21-44c-5 1-9 7-10 13 3-3 7-9 10-13zM-18-23c-6 1-8 8-7 15 3-2 4-8 7-10z', mane) +
      circle(25, -37, 1.1, '#fff'),
    scale,
  );

export const shieldOf = (x: number, y: number, scale = 1, fill = '#ad3229', rim = '#c99a2e') =>
  at(
    x,
    y,
    circle(0, 0, 15, rim) +
      circle(0, 0, 12.5, fill) +
      circle(0, 0, 4, rim) +
      path('M0-12.500v25M-12.500 0h25', 'none', ` stroke="${rim}" stroke-width="1.600"`),
    scale,
  );

export const sword = (x: number, y: number, turn = 0, scale = 1) =>
  at(
    x,
    y,
    path('M-2.800-8 0-46 2.800-8z', '#dfe5e9') +
      path('M0-46 2.800-8H0z', '#b4bec5') +
      rect(-8, -8, 16, 3, '#c99a2e', 1.5) +
      rect(-1.8, -5, 3.6, 9, '#6b4420') +
      circle(0, 5, 2.8, '#c99a2e'),
    scale,
    turn,
  );

export const spear = (x: number, y: number, length: number, turn = 0) =>
  at(x, y, line(`M0 0v${-length}`, '#7a4a26', 2.4) + path(`M0 ${-length - 13}l4 11-4 3-4-3z`, '#d5dade'), 1, turn);

export const helmet = (x: number, y: number, scale = 1, fill = '#c99a2e') =>
  at(
    x,
    y,
    path('M-3-34c12-6 24 2 24 15l-5-1c-1-8-7-12-15-10z', '#ad3229') +
      path('M-15 0c-3-16 1-28 13-29 11 0 16 8 15 20l-1 9H6l-2-9H-5l3 9z', fill) +
      path('M4-28c7 2 10 9 9 19l-1 9H6l-2-9h5c0-8-1-14-5-19z', '#00000026'),
    scale,
  );

export const target = (x: number, y: number, r: number) =>
  circle(x, y, r, '#f7ecd4') +
  circle(x, y, r * 0.8, '#ad3229') +
  circle(x, y, r * 0.58, '#f7ecd4') +
  circle(x, y, r * 0.36, '#ad3229') +
  circle(x, y, r * 0.14, '#f7ecd4');

export const arrow = (x: number, y: number, turn = 0, length = 34) =>
  at(
    x,
    y,
    line(`M0 0h${length}`, '#6b4420', 2) +
      path('M0 0l-7-3 2 3-2 3z', '#d5dade') +
      path(`M${length} 0l6-4h-7l-5 4 5 4h7z`, '#ad3229'),
    1,
    turn,
  );

export const bow = (x: number, y: number, scale = 1) =>
  at(x, y, line('M0-30c18 12 18 48 0 60', '#7a4a26', 4) + line('M0-30V30', '#e9dcc0', 1.2), scale);

export const eye = (x: number, y: number, scale = 1, fill = '#f0d78a') =>
  at(
    x,
    y,
    path('M-22 0c10-15 34-15 44 0-10 15-34 15-44 0z', fill) +
      circle(0, 0, 9.5, '#3d2a5c') +
      circle(0, 0, 4.5, '#120a1e') +
      circle(3, -3, 2, '#fff'),
    scale,
  );

export const tent = (x: number, y: number, width: number, height: number, fill = '#f2dfb8', door = '#ad3229') =>
  path(`M${x - width / 2} ${y} ${x} ${y - height}l${width / 2} ${height}z`, fill) +
  path(`M${x} ${y - height}l${width / 2} ${height}h${-width * 0.2}z`, '#d9b77e') +
  path(`M${x} ${y - height}l${width * 0.14} ${height}h${-width * 0.28}z`, door) +
  line(`M${x} ${y - height}v-7`, '#5b371c', 2);

export const mask = (x: number, y: number, scale = 1, fill = '#f3e2b8', sad = false) =>
  at(
    x,
    y,
    path('M-16-18c10 4 22 4 32 0v16c0 10-7 17-16 21-9-4-16-11-16-21z', fill) +
      path('M0-15c6 0 11-1 16-3v16C16 8 9 15 0 19z', '#00000016') +
      oval(-7, -5, 4, 2.6, '#4a2d16') +
      oval(7, -5, 4, 2.6, '#4a2d16') +
      (sad
        ? path('M-8 11c2-8 14-8 16 0-4-3-12-3-16 0z', '#4a2d16')
        : path('M-8 4c4 3 12 3 16 0-2 9-14 9-16 0z', '#4a2d16')),
    scale,
  );
