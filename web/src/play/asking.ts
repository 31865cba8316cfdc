// Questions about what would happen, from many places on the page at once: one goes to the server at a time, and of each place
// only the newest waits.

import type { Told } from '$games/game';

/** Carries lines to the server; `null` if there is no answer to be had. */
export type Carry = (lines: unknown[][]) => Promise<Told[] | null>;

interface Waiting {
  lines: unknown[][];
  resolve(told: Told[] | null): void;
}

/** As many as the server takes in one question. */
const MOST_LINES = 12;
/** The server answers twenty a second, and nobody sees more. */
const PAUSE = 60;

export class Asking {
  private readonly waiting = new Map<object, Waiting>();
  private busy = false;

  constructor(
    private readonly carry: Carry,
    private readonly pause = PAUSE,
  ) {}

  /** The answers to some lines; `null` where this place has asked something newer since, or nobody answers. */
  ask(place: object, lines: unknown[][]): Promise<Told[] | null> {
    return new Promise((resolve) => {
      this.waiting.get(place)?.resolve(null);
      this.waiting.set(place, { lines: lines.slice(0, MOST_LINES), resolve });
      if (!this.busy) void this.send();
    });
  }

  private async send(): Promise<void> {
    this.busy = true;
    // Whatever is asked in one go travels together.
    await Promise.resolve();
    while (this.waiting.size > 0) {
      const together = this.next();
      const told = await this.carry(together.flatMap(({ lines }) => lines)).catch(() => null);
      let first = 0;
      for (const { lines, resolve } of together) {
        resolve(told?.slice(first, first + lines.length) ?? null);
        first += lines.length;
      }
      await new Promise((resolve) => setTimeout(resolve, this.pause));
    }
    this.busy = false;
  }

  private next(): Waiting[] {
    const together: Waiting[] = [];
    let lines = 0;
    for (const [place, waiting] of this.waiting) {
      lines += waiting.lines.length;
      if (together.length > 0 && lines > MOST_LINES) break;
      together.push(waiting);
      this.waiting.delete(place);
    }
    return together;
  }
}
