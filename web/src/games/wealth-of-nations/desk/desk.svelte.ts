// What somebody is composing. It outlives every new state of the table: what others do takes nothing away.

import type { Hex, PlacedTile, Rotation, TileKind } from '../view';
import { NO_MOVE, type Moving } from './moving';

export type Mode = 'flag' | 'build' | 'move' | 'automate' | 'unit' | 'march' | 'transport';

export class Composing {
  mode = $state<Mode | null>(null);
  /** The one hex of a flag, a token, a unit, a claim or a station. */
  hex = $state<Hex | null>(null);
  tile = $state<TileKind | null>(null);
  /** `null`: the best one. */
  rotation = $state<Rotation | null>(null);
  moving = $state.raw<Moving>(NO_MOVE);
  /** Which tile gets the token of a bloc that is split. */
  tokens = $state.raw<Readonly<Record<Hex, Hex>>>({});
  from = $state<Hex | null>(null);
  to = $state<Hex | null>(null);
  settle = $state(false);
  /** The package that is laid out, from 1 on. */
  industry = $state<number | null>(null);
  commodity = $state<number | null>(null);
  placed = $state.raw<readonly PlacedTile[]>([]);
  /** Which of the package's tiles is in the hand. */
  next = $state<TileKind | null>(null);

  choose(mode: Mode): void {
    if (this.mode === mode) return;
    this.clear();
    this.mode = mode;
  }

  clear(): void {
    this.mode = this.hex = this.tile = this.rotation = this.from = this.to = null;
    this.moving = NO_MOVE;
    this.tokens = {};
    this.settle = false;
    this.industry = this.commodity = this.next = null;
    this.placed = [];
  }
}
