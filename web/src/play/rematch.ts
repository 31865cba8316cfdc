// The same people once more.

import { api } from '$lib/api';
import { keepNames, namesAt } from '$lib/screen-names';
import { navigate } from '../router';

/** Goes to the new table; begins at once where nobody has to be waited for. */
export async function playAgain(table: string): Promise<void> {
  const next = await api.rematch(table);
  const names = namesAt(table);
  if (names.length) keepNames(next.id, names);
  const alone = next.seats.every(({ seat, occupant }) => occupant.kind === 'bot' || next.your_seats.includes(seat));
  if (next.status === 'open' && alone) await api.start(next.id);
  await navigate('/t/:id', { params: { id: next.id } });
}
