// Whether somebody need not be asked what they are called. The server knows who chose a name; who found the one they were given
// good enough is known here.

import type { Me } from './protocol/Me';

const STORED = 'emporion-named';

export const isNamed = (me: Me) => me.registered || me.named || localStorage.getItem(STORED) === me.id;

/** The name they were given is good enough. */
export const noteNamed = (me: Me) => localStorage.setItem(STORED, me.id);
