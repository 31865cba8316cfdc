// Whose country is open in full view: chosen beside the table, shown on it.

import type { Seat } from '../game';

export const looking = $state<{ seat: Seat | null }>({ seat: null });
