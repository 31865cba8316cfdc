// The seven monuments. Each is drawn whole; what is not built yet is shown as a dashed outline.

import { ALEXANDRIA } from './monuments/alexandria';
import { BABYLON } from './monuments/babylon';
import { EPHESOS } from './monuments/ephesos';
import { GIZAH } from './monuments/gizah';
import { HALIKARNASSOS } from './monuments/halikarnassos';
import { OLYMPIA } from './monuments/olympia';
import { RHODOS } from './monuments/rhodos';

/** A monument in a room 460 wide and 172 high, with land and water far beyond both sides. */
export interface Monument {
  /** CSS gradients behind everything. */
  sky: { day: string; night: string };
  /** Far away, behind the monument. */
  behind: string;
  /** The whole monument. */
  solid: string;
  /** Its outline, as a path. */
  outline: string;
  /** The heights where one stage ends and the next begins, from the ground to the top, by how many stages there are. */
  cuts: Record<number, number[]>;
  /** How far the outline reaches from its middle at these heights. */
  halves: Record<number, number>;
  /** Before the monument. */
  before: string;
  /** What shines of the monument at night, as far as it is built. */
  lights: string;
  /** What shines around it at night. */
  lamps: string;
}

const MONUMENTS: Record<string, Monument> = {
  alexandria: ALEXANDRIA,
  babylon: BABYLON,
  ephesos: EPHESOS,
  gizah: GIZAH,
  halikarnassos: HALIKARNASSOS,
  olympia: OLYMPIA,
  rhodos: RHODOS,
};

export const hasMonument = (wonder: string) => wonder in MONUMENTS;

export const monumentOf = (wonder: string): Monument => MONUMENTS[wonder]!;

/** The middle of every outline. */
const MIDDLE = 258;

export interface Standing {
  /** Above this height nothing stands. */
  top: number;
  /** Where the stage that was built last begins. */
  below: number;
  /** Lines between the stages still to come, as paths. */
  ghosts: string[];
}

export function standing(monument: Monument, all: number, built: number): Standing {
  const cuts = monument.cuts[all]!;
  const ghosts = cuts.slice(built + 1, -1).map((y) => {
    const half = monument.halves[y]!;
    return `M${MIDDLE - half} ${y}h${2 * half}`;
  });
  return { top: cuts[built]!, below: cuts[Math.max(0, built - 1)]!, ghosts };
}
