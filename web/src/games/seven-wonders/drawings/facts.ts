// Numbers of the rulebook that drawings name.

import { tables } from '$lib/protocol/seven-wonders/tables';

/** Points for a set of three different science symbols. */
export const SET = tables.science_set;
