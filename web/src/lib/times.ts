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

/** How fast a table plays, such as "Live, 20 min". */
export function pace(clock: ClockPlan): string {
  if (clock.kind === 'none') return t('pace-none');
  if (clock.kind === 'days') return t('pace-days', { days: clock.days });
  const minutes = Math.round(clock.initial / 60);
  return clock.increment > 0
    ? t('pace-live-increment', { minutes, seconds: clock.increment })
    : t('pace-live', { minutes });
}
