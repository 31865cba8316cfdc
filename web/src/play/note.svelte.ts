// A private note is saved while it is written, and kept here until the server has it.

import { api } from '$lib/api';

const PAUSE = 700;
const AGAIN = 5_000;
const key = (table: string) => `emporion-note-${table}`;

export class PrivateNote {
  text = $state('');
  /** Whether the server has what is written. */
  saved = $state(true);

  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    stored: string,
    private readonly write: (table: string, text: string) => Promise<unknown> = api.writeNote,
  ) {
    const draft = localStorage.getItem(key(table));
    this.text = draft ?? stored;
    if (draft !== null && draft !== stored) this.later(0);
  }

  change(text: string): void {
    this.text = text;
    localStorage.setItem(key(this.table), text);
    this.later(PAUSE);
  }

  /** Saves at once, before the page goes. */
  flush(): void {
    if (!this.saved) this.later(0);
  }

  private later(wait: number): void {
    this.saved = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.save(), wait);
  }

  private async save(): Promise<void> {
    const { text } = this;
    try {
      await this.write(this.table, text);
    } catch {
      if (this.text === text) this.later(AGAIN);
      return;
    }
    if (this.text !== text) return;
    this.saved = true;
    localStorage.removeItem(key(this.table));
  }
}
