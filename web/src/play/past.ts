// The past of a match, read in as many answers as it takes.

import type { Timeline } from '$lib/protocol/Timeline';
import { sendAsMe } from '$lib/session.svelte';
import type { Moment } from './book.svelte';

/** A whole timeline: the moment of step n stands at place n. */
export async function readTimeline(
  table: string,
  eyes: number | 'public' | 'all',
  secret: string | null,
): Promise<Timeline> {
  const ask = (from: number) => {
    const query = new URLSearchParams({ from: String(from), eyes: String(eyes) });
    if (secret) query.set('secret', secret);
    return sendAsMe<Timeline>('GET', `/api/tables/${encodeURIComponent(table)}/timeline?${query}`);
  };
  const whole = await ask(0);
  while (whole.moments.length <= whole.steps) {
    const more = await ask(whole.moments.length);
    if (more.moments.length === 0) break;
    whole.moments.push(...more.moments);
    whole.steps = more.steps;
    whole.outcome = more.outcome;
  }
  return whole;
}

/** What the log needs of it. */
export const momentsOf = ({ moments }: Timeline): Moment[] =>
  moments.map(({ events, actor, by }, step) => ({ step, events, actor, by }));
