// What a clock shows.

import type { ClockState } from '$lib/protocol/ClockState';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds a seat has left: the delay runs first, then the time. */
export function left(clock: ClockState, stateAt: number, now: number): number {
  if (!clock.running) return Math.max(0, clock.remaining);
  const passed = Math.max(0, now - stateAt - clock.delay);
  return Math.max(0, clock.remaining - passed);
}

/** How a time is written: `1:42`, `1:05:00`, and for days a count of days and hours. */
export type Shown = { kind: 'digits'; text: string } | { kind: 'days'; days: number; hours: number };

export function shown(ms: number): Shown {
  if (ms >= DAY) return { kind: 'days', days: Math.floor(ms / DAY), hours: Math.floor((ms % DAY) / HOUR) };
  const seconds = Math.ceil(ms / SECOND);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return { kind: 'digits', text: h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}` };
}

/** Little time is worth a warmer colour. */
export const isShort = (ms: number) => ms < 30 * SECOND;
