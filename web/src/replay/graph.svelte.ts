// Whether the chart stands below the table, kept for the next replay.

const KEY = 'emporion-replay-graph';

export class Graph {
  shown = $state(false);

  /** Until somebody chooses, it is there where the window is at least so high: a low table needs the room. */
  constructor(leastHeight: number) {
    this.shown = (localStorage.getItem(KEY) ?? (innerHeight >= leastHeight ? 'on' : 'off')) === 'on';
  }

  turn(): void {
    this.shown = !this.shown;
    localStorage.setItem(KEY, this.shown ? 'on' : 'off');
  }
}
