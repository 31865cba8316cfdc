// Times and clocks in words.

import { currentLanguage, t } from './i18n.svelte';
import type { ClockPlan } from './protocol/ClockPlan';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago something was, such as "5 min ago" or "yesterday". */
export function ago(then: number, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(currentLanguage(), { numeric: 'auto', style: 'short' });
  const past = Math.max(0, now - then);
  if (past < MINUTE) return t('just-now');
  if (past < HOUR) return words.format(-Math.floor(past / MINUTE), 'minute');
  if (past < DAY) return words.format(-Math.floor(past / HOUR), 'hour');
  if (past < 14 * DAY) return words.format(-Math.floor(past / DAY), 'day');
  return new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium' }).format(then);
}

/** What is left until a moment, such as "1:42", "5 h" or "2 d". */
export function left(until: number, now = Date.now()): string {
  const rest = Math.max(0, until - now);
  const minutes = Math.floor(rest / MINUTE);
  if (rest >= 2 * DAY) return t('left-days', { days: Math.floor(rest / DAY) });
  if (rest >= HOUR) return t('left-hours', { hours: Math.floor(rest / HOUR) });
  const seconds = Math.floor((rest % MINUTE) / 1000);
  return `${minutes}:${String(seconds).padStart(2, '0')}`;
}

/** How fast a table plays, such as "Live, 20 min". */
export function pace(clock: ClockPlan): string {
  if (clock.kind === 'none') return t('pace-none');
  if (clock.kind === 'days') return t('pace-days', { days: clock.days });
  const time = span(clock.initial);
  return clock.increment > 0 ? t('pace-live-increment', { time, seconds: clock.increment }) : t('pace-live', { time });
}

/** A short time, such as "30 s", "20 min" or "1 min 30 s". */
function span(all: number): string {
  const [minutes, seconds] = [Math.floor(all / 60), all % 60];
  if (minutes === 0) return t('time-seconds', { seconds });
  return seconds === 0 ? t('time-minutes', { minutes }) : t('time-minutes-seconds', { minutes, seconds });
}
