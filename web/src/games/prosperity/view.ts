// What the rules send, as `crates/prosperity` writes it.

import type { Seat } from '../game';

export type SymbolName = 'energy' | 'ecology' | 'capital' | 'research' | 'prosperity';
export type Track = 'energy' | 'ecology';
export type Kind = 'power-plant' | 'supply' | 'transport' | 'infrastructure' | 'special';
export type Side = 'silver' | 'black';
export type TileId = string;
export type SpaceId = string;
export type Symbols = Record<SymbolName, number>;

export interface Gain {
  money: number;
  discs: number;
  points: number;
  /** Steps on the energy and the ecology track. */
  steps: [number, number];
}

export interface Country {
  side: Side;
  /** The tile on top of each space; none shows the print. */
  tiles: (TileId | null)[];
  bought: TileId[];
  symbols: Symbols;
  money: number;
  discs: number;
  research: [number, number];
  points: { symbols: number; specials: number; money: number; research: number };
}

export type Phase =
  | 'first-player'
  | 'draw'
  | 'over'
  | { scoring: { tile: TileId; owing: Seat[] } }
  | { actions: { left: number } }
  | { 'final-energy': { second: boolean; owing: Seat[] } };

export interface Change {
  symbols: Symbols;
  money: number;
  discs: number;
  points: number;
}

export interface Place {
  space: SpaceId;
  /** The tile it would cover; a print is no tile. */
  covers: TileId | null;
  change: Change;
  opens: SpaceId[];
}

export interface Offer {
  tile: TileId;
  price: number;
  why_not: Illegal | null;
  places: Place[];
  special: Change | null;
}

export type Owed =
  { settle: { missing: number; most: number } } | { advance: { steps: number } } | { actions: { left: number } };

export interface View {
  viewer: 'public' | { seat: Seat };
  table: {
    rules: { triangle: 'all' | 'symbols'; 'null-actions': 'allowed' | 'forbidden' };
    phase: Phase;
    fresh: boolean;
    active: Seat;
    drawn: TileId[];
    display: TileId[];
    countries: Country[];
  };
  /** The decade of the next tile, with the symbols still to come in it. */
  to_come: [number, SymbolName[]] | null;
  /** What each seat would get from a scoring of each symbol now. */
  forecast: Gain[][];
  offers: Offer[];
  owed: Owed | null;
}

export type Action =
  | 'income'
  | 'cleanup'
  | { settle: { paid: number } }
  | { advance: { energy: number; ecology: number } }
  | { research: { track: Track } }
  | { buy: { tile: TileId; space: SpaceId | null } };

/** The variants of the rules' `Action`: the page has a control for each. */
export const ACTIONS = ['settle', 'advance', 'income', 'cleanup', 'research', 'buy'] as const;
export type ActionName = (typeof ACTIONS)[number];

export type Illegal = { code: string } & Record<string, unknown>;

export type Event =
  | { event: 'first-player'; seat: Seat }
  | { event: 'drawn'; seat: Seat; tile: TileId; symbol: SymbolName }
  | { event: 'scored'; seat: Seat; symbol: SymbolName; gain: Gain }
  | { event: 'displayed'; tile: TileId }
  | { event: 'income-taken'; seat: Seat; money: number }
  | { event: 'cleaned-up'; seat: Seat; discs: number }
  | { event: 'researched'; seat: Seat; track: Track; on: number }
  | { event: 'bought'; seat: Seat; tile: TileId; price: number }
  | { event: 'placed'; seat: Seat; tile: TileId; space: SpaceId; covered: TileId | null }
  | { event: 'special-used'; seat: Seat; tile: TileId; points: number; discs: number }
  | { event: 'turn-ended'; seat: Seat }
  | { event: 'final-scoring-began' }
  | { event: 'converted'; seat: Seat; points: number; left: number }
  | { event: 'ranked'; seat: Seat; track: Track; on: number; place: number; points: number }
  | { event: 'game-ended'; winners: Seat[] };
