// Whether somebody has said what they are called; a guest gets a name that nobody chose.

import type { Me } from './protocol/Me';

const STORED = 'emporion-named';

export const isNamed = (me: Me) => me.registered || localStorage.getItem(STORED) === me.id;

/** Chosen, or found good enough. */
export const noteNamed = (me: Me) => localStorage.setItem(STORED, me.id);
