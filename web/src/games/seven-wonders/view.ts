// What the server shows of a game of 7 Wonders, and what can be done: written by the rules themselves.

import type { Buildable } from '$lib/protocol/seven-wonders';

export type * from '$lib/protocol/seven-wonders';

/** That something can be built, and how. */
export type Possible = Extract<Buildable, { possible: unknown }>['possible'];
