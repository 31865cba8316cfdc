import { birds, bush, flat, ground, hills, peaks, pine, rock, sea, shade, sun, tree } from '../parts/land';
import { block, bricks, roof } from '../parts/stone';
import { axe, crate, hammer, log, pick, plank, saw, spade, wheel } from '../parts/things';
import type { Scenes } from '../scenes';
import { at, circle, line, oval, path, rect, times } from '../svg';
import { QUARRY } from './drawn';

const nugget = (x: number, y: number, scale = 1) =>
  at(
    x,
    y,
    path('M-9 0-7-8 0-12 8-9 10 0z', '#46566a') +
      path('M-7-8 0-12 8-9 1-5z', '#8fa3b8') +
      path('M1-5 8-9l2 9H2z', '#33414f'),
    scale,
  );

/** A wooden mouth of a gallery into the mountain. */
const gallery = (x: number, y: number) =>
  path(`M${x - 24} ${y}v-34l8-10h32l8 10v34z`, '#2a1f1a') +
  rect(x - 27, y - 40, 6, 40, '#8f6238') +
  rect(x + 21, y - 40, 6, 40, '#7a4f2c') +
  rect(x - 31, y - 47, 62, 8, '#a9773f') +
  line(`M${x - 18} ${y}l10-16M${x + 18} ${y}l-10-16M${x - 15} ${y - 5}h30M${x - 11} ${y - 11}h22`, '#75675a', 2);

const cart = (x: number, y: number, load: string) =>
  load +
  path(`M${x - 19} ${y - 22}h38l-6 16h-26z`, '#7a4a26') +
  path(`M${x - 19} ${y - 22}h38l-1 4h-36z`, '#9c6a3c') +
  wheel(x - 8, y - 5, 5) +
  wheel(x + 9, y - 5, 5);

const stump = (x: number, y: number) =>
  rect(x - 9, y - 12, 18, 12, '#8a5a34') + oval(x, y - 12, 9, 3.6, '#f0d3a0') + oval(x, y - 12, 4.5, 1.8, '#d0a266');

export const BROWN: Scenes = {
  'lumber-yard': () => [
    'day',
    sun(112, 24),
    hills(64, '#9dbb84'),
    pine(30, 86, 1.1),
    pine(52, 80, 0.9, '#4d7d52'),
    pine(128, 84, 1.15),
    ground(84, '#7f9f62'),
    shade(86, 113, 46),
    log(48, 113, 62, 9),
    log(62, 113, 62, 9),
    log(55, 97, 60, 9),
    log(60, 81, 52, 9),
    saw(84, 52, 0.95, -14),
  ],
  'stone-pit': () => [
    'warm',
    peaks(34, '#cdb594'),
    path('M0 62h36l8 16h30l10 16h56v30H0z', '#b9ab93'),
    path('M0 62h36l8 16H0zM44 78h30l10 16H44z', '#d9cdb4'),
    ground(100, '#a48f6c'),
    rock(64, 108, 1.1, '#bdb29d'),
    rock(118, 110, 1.2, '#aaa08c'),
    block(78, 106, 26, 17),
    pick(100, 92, 32, 1.05),
  ],
  'clay-pool': () => [
    'rose',
    hills(56, '#c99a72'),
    ground(76, '#b3774c'),
    oval(82, 98, 56, 17, '#8e4f2b'),
    oval(82, 96, 52, 14, '#c8643a'),
    oval(74, 93, 26, 5, '#de8459'),
    line('M112 82c4-10 2-18 6-26M120 82c0-8 4-14 4-22M106 84c0-8-2-14 0-20', '#6a7f42', 2.4),
    path('M118 56c-2-6 0-9 2-11 2 4 2 8 0 11zM124 60c0-6 2-8 4-9 1 4 0 7-2 10z', '#7a4a26'),
    spade(66, 84, -18, 1.1),
    bricks(90, 116, 3, 2),
  ],
  'ore-vein': () => [
    'dusk',
    path('M0 60 34 22l24 20 30-30 52 46v62H0z', '#5a5361'),
    path('M88 12l52 46v62H96z', '#474250'),
    line('M62 116 70 92 60 76l16-18-6-16 14-18', '#8fb3cf', 5),
    line('M70 92l22-8 6-16M76 58l20-4', '#8fb3cf', 3.5),
    line('M62 116 70 92 60 76l16-18-6-16 14-18M70 92l22-8M76 58l20-4', '#dbeaf5', 1.4),
    ground(106, '#3c3742'),
    nugget(104, 112, 1.3),
    nugget(122, 114, 0.9),
    nugget(48, 114, 0.9),
  ],
  'tree-farm': () => [
    'day',
    sun(28, 22, 9),
    hills(58, '#a9c48d'),
    ground(74, '#8fb06f'),
    times(4, (i) => tree(44 + i * 26, 82, 0.75, '#6d9c52')),
    path('M0 88h140v40H0z', '#b3774c'),
    line('M0 96h140M0 106h140M0 116h140', '#8e4f2b', 2.5),
    tree(58, 106, 1.15, '#5a8a44'),
    tree(100, 110, 1.25),
    spade(124, 94, 14, 1),
  ],
  excavation: () => [
    'warm',
    hills(48, '#d3b183'),
    path('M0 72h40l10 18h46l12-18h32v50H0z', '#b07c4f'),
    path('M50 90h46l4-6H46z', '#7c4a2a'),
    path('M0 72h40l4 7H0zM104 79l4-7h32v7z', '#caa06c'),
    path('M52 90h42v30H52z', '#6d4026'),
    line('M66 120V62M80 120V62M66 70h14M66 80h14M66 90h14M66 100h14M66 110h14', '#d9ae74', 2.6),
    block(104, 74, 18, 13),
    block(116, 64, 14, 11),
    bricks(14, 74, 2, 2),
    line('M106 44 92 72M106 44l14 28M106 44v10', '#6b4420', 3),
  ],
  'clay-pit': () => [
    'rose',
    peaks(30, '#c08a72'),
    path('M0 66h26c14 0 10 14 24 16h46c12 0 10-14 26-14h18v60H0z', '#b4663c'),
    path('M0 66h26c14 0 10 14 24 16h46c12 0 10-14 26-14h18v7h-16c-14 0-12 14-26 14H48C34 89 38 75 24 75H0z', '#d08a5a'),
    path('M44 100q30-10 62 0l8 20H38z', '#8e4526'),
    nugget(64, 112, 1.1),
    nugget(80, 115, 0.85),
    bricks(90, 116, 3, 2),
    spade(54, 66, 16, 1.05),
    pick(110, 70, -22, 0.95),
  ],
  'timber-yard': () => [
    'green',
    hills(50, '#a9c090'),
    pine(24, 84, 1.2),
    pine(44, 78, 0.95, '#4d7d52'),
    ground(82, '#8ea56c'),
    path('M84 92V52l30-14 20 14v40z', '#b9ab93'),
    path('M84 52l30-14 20 14-20 8z', '#ded3bb'),
    path('M114 60l20-8v40h-20z', '#9a8d76'),
    shade(76, 115, 44),
    log(36, 114, 52, 8),
    log(44, 99, 46, 8),
    stump(112, 114),
    axe(116, 104, 24, 0.95),
  ],
  'forest-cave': () => [
    'green',
    hills(40, '#86a478'),
    path('M28 110c-4-40 20-66 54-66s58 26 56 66z', '#6f6a66'),
    path('M82 44c34 0 58 26 56 66h-30c2-30-4-56-26-66z', '#5a5653'),
    path('M58 112c-2-24 8-38 26-38s26 14 24 38z', '#201a19'),
    nugget(72, 112, 0.9),
    nugget(90, 114, 1.1),
    circle(82, 92, 1.4, '#8fb3cf'),
    circle(94, 86, 1.2, '#8fb3cf'),
    pine(22, 112, 1.5),
    pine(128, 114, 1.35, '#4d7d52'),
    pine(46, 66, 0.7),
    bush(110, 112, 0.8),
    ground(110, '#5f7f4c'),
  ],
  mine: () => [
    'dusk',
    peaks(22, '#7d5c68'),
    path('M0 58q40-30 84-30t56 26v70H0z', '#5e4a4c'),
    gallery(82, 104),
    ground(104, '#77604f'),
    cart(112, 116, nugget(104, 96, 0.8) + nugget(116, 96, 0.9) + circle(111, 91, 5, '#e9e2d2')),
    block(34, 114, 16, 11),
  ],
  sawmill: () => [
    'day',
    hills(50, '#a4bf8a'),
    pine(128, 70, 0.8),
    ground(80, '#86a56c'),
    rect(44, 44, 82, 40, '#c79a5c'),
    line('M44 54h82M44 64h82M44 74h82', '#9d7440', 1.4),
    roof(85, 46, 96, 22, '#9c5a36'),
    rect(60, 56, 50, 28, '#4a3222'),
    sea(100),
    at(40, 86, wheel(0, 0, 22, '#7a4a26') + times(8, (i) => at(0, 0, rect(-5, -27, 10, 5, '#a9773f'), 1, i * 45))),
    log(66, 82, 34, 6),
    saw(88, 62, 0.7),
    log(84, 118, 44, 6),
  ],
  quarry: () => ['warm', QUARRY],
  brickyard: () => [
    'rose',
    hills(62, '#cfa07a'),
    ground(88, '#b98a5c'),
    path('M68 92c-4-30 6-56 24-56s28 26 24 56z', '#b4552e'),
    path('M92 36c18 0 28 26 24 56H98c4-24 2-44-6-56z', '#8e4022'),
    path('M82 92V80a10 10 0 0 1 20 0v12z', '#2a1512'),
    at(92, 92, path('M-6 0c-2-6 2-8 2-12 4 2 9 6 6 12z', '#ffb347')),
    rect(86, 26, 12, 12, '#8e4022'),
    at(0, 0, circle(96, 18, 5, '#fff', ' opacity=".6"') + circle(104, 10, 7, '#fff', ' opacity=".45"')),
    line('M70 76h40M72 62h38M78 50h28', '#7d3519', 1.4),
    bricks(38, 116, 4, 3),
    bricks(98, 116, 3, 2),
  ],
  foundry: () => [
    'cave',
    rect(38, 20, 60, 82, '#5a4740'),
    line('M38 36h60M38 52h60M38 68h60M54 20v16M82 20v16M68 36v16M54 52v16M82 52v16', '#46362f', 1.8),
    path('M50 102V74a18 18 0 0 1 36 0v28z', '#1d1210'),
    path('M54 102V76a14 14 0 0 1 28 0v26z', '#e2671c'),
    path('M60 102V84a8 8 0 0 1 16 0v18z', '#ffd257'),
    flat(102, '#3a2c27', '#6d5546'),
    path('M80 100q20 2 26 8h-34z', '#ffb347'),
    path('M102 108h34l-5 10h-24z', '#46566a'),
    path('M106 107h26v3h-26z', '#ffce63'),
    path('M108 88h26v8h-8l2 6h-16l2-6h-4c-6 0-9-3-12-8z', '#8d969e'),
    hammer(124, 88, 24, 0.95),
    circle(30, 40, 1.5, '#ffb347'),
    circle(108, 62, 1.5, '#ffb347'),
    circle(98, 44, 1.2, '#ffd257'),
    birds(150, 0),
    crate(8, 104, 18),
    plank(6, 86, 22),
  ],
};
