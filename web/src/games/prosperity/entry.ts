import type { Entry } from '../registry';

export const entry: Entry = { minutes: 45, open: true };
