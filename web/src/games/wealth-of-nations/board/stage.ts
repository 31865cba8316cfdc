// What the board lets a person choose, and what it shows that is not there yet.

import type { Action, Hex, Rotation, Spots, TileKind } from '../view';

/** A tile that would lie there. */
export interface Ghost {
  tile: TileKind;
  hex: Hex;
  rotation: Rotation;
  /** Whether its dots would touch dots of another colour. */
  clash: boolean;
}

export interface Stage {
  /** Hexes that can be chosen now; they are lit. */
  pickable: ReadonlySet<Hex>;
  /** Hexes that are chosen; they are ringed. */
  picked: ReadonlySet<Hex>;
  ghosts: readonly Ghost[];
  /** Tiles that are in the hand: drawn as a faint print where they lay. */
  lifted: ReadonlySet<Hex>;
  /** What the rules say of the dots as they would be; nothing where they were not asked. */
  told: Spots | null;
  /** What choosing a hex would be, for those that are not lit: the rules say why it cannot be. */
  tries: ((hex: Hex) => Action) | null;
  onpick: ((hex: Hex) => void) | null;
  /** Turns what is about to be laid: by R, the wheel over it, or a second click. */
  onturn: ((steps: 1 | -1) => void) | null;
}

export const EMPTY_STAGE: Stage = {
  pickable: new Set(),
  picked: new Set(),
  ghosts: [],
  lifted: new Set(),
  told: null,
  tries: null,
  onpick: null,
  onturn: null,
};

export const stageOf = (some: Partial<Stage>): Stage => ({ ...EMPTY_STAGE, ...some });
