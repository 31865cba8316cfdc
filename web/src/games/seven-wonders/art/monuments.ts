// The seven monuments. Each is drawn whole; what is not built yet is shown as a dashed outline.

import { GIZAH } from './monuments/gizah';

export interface Monument {
  /** CSS gradients behind everything. */
  sky: { day: string; night: string };
  /** Far away, behind the monument. */
  behind: string;
  /** The whole monument. */
  solid: string;
  /** Its outline, as a path. */
  outline: string;
  /** The heights where one stage ends and the next begins, from the ground up to the top, by how many stages there are. */
  cuts: Record<number, number[]>;
  /** Before the monument. */
  before: string;
  /** What shines at night, over everything; and only above the height that is built, if it belongs to the monument. */
  lights: string;
}

const MONUMENTS: Record<string, Monument> = { gizah: GIZAH };

export const monumentOf = (wonder: string): Monument => MONUMENTS[wonder] ?? GIZAH;

/** From which height upwards nothing stands, and the heights of the stages still to come. */
export function standing(monument: Monument, all: number, built: number): { top: number; ghosts: number[] } {
  const cuts = monument.cuts[all]!;
  return { top: cuts[built]!, ghosts: cuts.slice(built + 1, -1) };
}
