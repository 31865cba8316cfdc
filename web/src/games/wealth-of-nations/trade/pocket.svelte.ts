// What a person has in mind in Trade: the order and the offers that are being composed. Kept by table and seat, so
// that neither a new view nor another phase nor a reload loses it.

import type { Seat } from '../../game';
import { COMMODITIES } from '../tables';
import type { Bundle, Commodity, Cubes } from '../view';
import { NOTHING } from './worth';

export interface Draft {
  give: Bundle;
  take: Bundle;
  promise: string;
}

export type Order = { way: 'buy' | 'sell'; cubes: Cubes } | null;

const EMPTY: Draft = { give: NOTHING, take: NOTHING, promise: '' };

interface Kept {
  partner: Seat | null;
  drafts: Record<Seat, Draft>;
}

export class Pocket {
  /** Cubes to buy, or to sell if below zero. */
  counts = $state<Partial<Record<Commodity, number>>>({});
  partner = $state<Seat | null>(null);
  /** Grows whenever the composer is wanted. */
  called = $state(0);
  private drafts = $state.raw<Record<Seat, Draft>>({});

  constructor(private readonly key: string) {
    const kept = read(key);
    if (!kept) return;
    this.partner = kept.partner;
    this.drafts = kept.drafts;
  }

  /** Reckoned when asked: it outlives the component that asked first. */
  get order(): Order {
    const some = COMMODITIES.filter((commodity) => (this.counts[commodity] ?? 0) !== 0);
    if (some.length === 0) return null;
    const cubes = Object.fromEntries(some.map((commodity) => [commodity, Math.abs(this.counts[commodity]!)]));
    return { way: this.counts[some[0]!]! > 0 ? 'buy' : 'sell', cubes };
  }

  count(commodity: Commodity): number {
    return this.counts[commodity] ?? 0;
  }

  /** One cube more to buy, or one more to sell. */
  add(commodity: Commodity, by: 1 | -1): void {
    this.counts[commodity] = this.count(commodity) + by;
  }

  buy(cubes: Cubes): void {
    this.counts = { ...cubes };
  }

  sell(cubes: Cubes): void {
    this.counts = Object.fromEntries(Object.entries(cubes).map(([commodity, number]) => [commodity, -number]));
  }

  clear(): void {
    this.counts = {};
  }

  draft(partner: Seat): Draft {
    return this.drafts[partner] ?? EMPTY;
  }

  write(partner: Seat, draft: Draft): void {
    this.drafts = { ...this.drafts, [partner]: draft };
    this.keep();
  }

  forget(partner: Seat): void {
    this.write(partner, EMPTY);
  }

  turnTo(partner: Seat): void {
    this.partner = partner;
    this.keep();
  }

  /** Forgets everything that was in mind. */
  empty(): void {
    this.clear();
    this.partner = null;
    this.drafts = {};
    this.keep();
  }

  /** Shows this draft in the composer, whatever is open. */
  compose(partner: Seat, draft: Draft): void {
    this.write(partner, draft);
    this.turnTo(partner);
    this.called += 1;
  }

  private keep(): void {
    try {
      sessionStorage.setItem(this.key, JSON.stringify({ partner: this.partner, drafts: this.drafts } satisfies Kept));
    } catch {
      // Where nothing can be stored, it lasts as long as the page.
    }
  }
}

function read(key: string): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
const pockets = new Map<string, Pocket>();

/** The pocket of a seat at the table that is open. */
export function pocketOf(seat: Seat): Pocket {
  const key = `emporion-offers${location.pathname}#${seat}`;
  let pocket = pockets.get(key);
  if (!pocket) pockets.set(key, (pocket = new Pocket(key)));
  return pocket;
}
