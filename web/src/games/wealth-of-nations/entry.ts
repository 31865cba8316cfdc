import type { Entry } from '../registry';
import { agreement } from './agreement';

export const entry: Entry = { minutes: 120, agreement };
