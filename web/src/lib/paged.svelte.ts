// A list of tables that grows a page at a time and is asked for again while somebody looks.

import { api, type TablePage } from './api';
import { Polled } from './polled.svelte';
import type { TableInfo } from './protocol/TableInfo';
import { newest } from './tables';

/** Nobody reads further than this, and every page is asked for again. */
const MOST_PAGES = 20;

interface Found {
  tables: TableInfo[];
  next: string | null;
}

export class Paged {
  /** Whether a page or another search is on its way. */
  busy = $state(false);

  private pages = 1;
  private asked = 0;
  private waits = 0;
  private readonly polled: Polled<Found>;

  /** `address` gives the first page for what is searched now. */
  constructor(
    private readonly address: () => string,
    seconds: number,
  ) {
    this.polled = new Polled(() => this.newest(), seconds);
  }

  /** What was found, or null before there was an answer. */
  get tables(): TableInfo[] | null {
    return this.polled.value?.tables ?? null;
  }

  get error(): unknown {
    return this.polled.error;
  }

  get more(): boolean {
    return this.pages < MOST_PAGES && this.polled.value?.next != null;
  }

  start(): () => void {
    return this.polled.start();
  }

  refresh(): Promise<void> {
    return this.polled.refresh();
  }

  /** Another page. */
  async grow(): Promise<void> {
    if (!this.more || this.busy) return;
    this.pages += 1;
    await this.wait();
  }

  /** From the beginning, for another search. */
  async search(): Promise<void> {
    this.pages = 1;
    await this.wait();
  }

  private async wait(): Promise<void> {
    this.waits += 1;
    this.busy = true;
    await this.polled.refresh();
    this.waits -= 1;
    this.busy = this.waits > 0;
  }

  /** All pages that are shown; an answer that was overtaken changes nothing. */
  private async newest(): Promise<Found> {
    const asked = ++this.asked;
    const tables: TableInfo[] = [];
    let next: string | null = this.address();
    for (let page = 0; next && page < this.pages && asked === this.asked; page += 1) {
      const found: TablePage = await api.tables(next);
      tables.push(...found.tables.filter(({ id }) => !tables.some((table) => table.id === id)));
      next = found.next;
    }
    const overtaken = asked !== this.asked ? this.polled.value : null;
    return overtaken ?? { tables, next };
  }
}

/** Two lists as one, the newest first. What lies beyond the end of one of them waits until that one has grown. */
export function together(lists: Paged[]): TableInfo[] {
  const ends = lists.filter((list) => list.more).map((list) => list.tables?.at(-1)?.updated_at ?? 0);
  const horizon = Math.max(0, ...ends);
  return newest(...lists.map((list) => list.tables ?? [])).filter((table) => table.updated_at >= horizon);
}
