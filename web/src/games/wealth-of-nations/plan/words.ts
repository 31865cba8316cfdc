// Names of what can be planned.

import { t } from '$lib/i18n.svelte';
import { tileName } from '../words/names';
import { isTile, type Deed } from './plan';

export const deedName = (deed: Deed): string => (isTile(deed) ? tileName(deed) : t(`won-trade-deed-${deed}`));
