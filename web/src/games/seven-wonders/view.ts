// What the server shows of a game of 7 Wonders, and what can be done: written by the rules themselves.

import type { Verdict } from '$lib/protocol/seven-wonders';

export type * from '$lib/protocol/seven-wonders';

/** That something can be built, and how. */
export type Possible = Extract<Verdict, { possible: unknown }>['possible'];
