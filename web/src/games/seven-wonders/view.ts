// What the server shows of a game of 7 Wonders, and what can be done: the shapes of the rules' JSON.

import type { Seat } from '../game';
import type { ResourceKind, Side, Special } from './cards';

/** Amounts that are not zero. */
export type Resources = Partial<Record<ResourceKind, number>>;

export interface Board {
  wonder: string;
  side: Side;
}

/** Coins for the neighbours, without those for the bank. */
export interface Payment {
  left: number;
  right: number;
}

export type Free = { chain: string } | { power: Special };

export type Illegal = { code: string } & Record<string, unknown>;

export interface Possible {
  free: Free | null;
  bank: number;
  /** Cheapest first. */
  payments: Payment[];
}

export type Verdict = { possible: Possible } | { impossible: Illegal };

export type How = { build: Payment } | { stage: Payment } | 'sell';

export interface Play {
  card: string;
  how: How;
}

export type Action =
  | { 'take-wonder': { wonder: string } }
  | { 'choose-side': { side: Side } }
  | { play: Play }
  | { pick: { card: string } };

export interface Score {
  wonder: number;
  treasury: number;
  military: number;
  civil: number;
  commerce: number;
  science: number;
  guilds: number;
}

export interface City {
  board: Board;
  stages: number;
  coins: number;
  tokens: { victories: number[]; defeats: number };
  built: string[];
}

export interface CityView {
  city: City;
  shields: number;
  /** Compasses, gears, tablets. */
  symbols: number[];
  any_symbols: number;
  produces: Resources;
  score: Score;
}

export type Phase = 'deal' | 'choose' | 'over' | { 'seventh-card': Seat } | { 'discard-pick': Seat };

export type Fate = 'built' | 'buried' | 'sold' | 'left-over';

export interface PlayView {
  age: number;
  turn: number;
  seat: Seat;
  fate: Fate;
  card: string | null;
}

export interface HandCard {
  card: string;
  build: Verdict;
}

export interface Own {
  hand: HandCard[];
  stage: Verdict;
  choices_for_sale: ResourceKind[][];
  choices_kept: ResourceKind[][];
  sealed: Play | null;
  pile: string[] | null;
  pickable: string[];
}

export interface AgesView {
  age: number;
  /** From 0 to 5. */
  turn: number;
  phase: Phase;
  chosen: Seat[];
  cities: CityView[];
  hand_sizes: number[];
  pile_size: number;
  plays: PlayView[];
  picks: { age: number; turn: number; seat: Seat; card: string }[];
  own: Own | null;
}

export interface SetupView {
  wonders: (string | null)[];
  free_wonders: string[];
  chosen: Seat[];
  own_side: Side | null;
}

export interface View {
  viewer: 'public' | { seat: Seat };
  options: { wonders: 'dealt' | 'chosen'; sides: 'chosen' | 'day' | 'night' | 'random' };
  turn: 'chance' | 'over' | { seats: Seat[] };
  stage: { setup: SetupView } | { ages: AgesView };
}

export type CoinSource = 'sale' | { building: string } | { stage: number };

export type Event =
  | { event: 'wonder-taken'; seat: Seat; wonder: string }
  | { event: 'side-chosen'; seat: Seat; side: Side | null }
  | { event: 'board-settled'; seat: Seat; board: Board }
  | { event: 'age-began'; age: number }
  | { event: 'hand-dealt'; seat: Seat; cards: string[] | null }
  | { event: 'card-chosen'; seat: Seat; play: Play | null }
  | { event: 'turn-resolved'; age: number; turn: number }
  | { event: 'built'; seat: Seat; card: string; bank: number; payment: Payment; free: Free | null }
  | { event: 'stage-built'; seat: Seat; stage: number; card: string | null; payment: Payment }
  | { event: 'sold'; seat: Seat; card: string | null }
  | { event: 'traded'; from: Seat; to: Seat; coins: number }
  | { event: 'coins-gained'; seat: Seat; coins: number; from: CoinSource }
  | { event: 'left-over'; seat: Seat; card: string | null }
  | { event: 'seventh-card-due'; seat: Seat }
  | { event: 'pile-searched'; seat: Seat; cards: string[] | null }
  | { event: 'picked'; seat: Seat; card: string }
  | { event: 'hands-passed'; to_left: boolean }
  | {
      event: 'conflict';
      age: number;
      seat: Seat;
      shields: number;
      against: Seat;
      their_shields: number;
      points: number;
    }
  | { event: 'scored'; seat: Seat; score: Score }
  | { event: 'game-ended'; winners: Seat[] };
