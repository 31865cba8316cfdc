// Who sits where, as the games' pages want to know it.

import type { Chair, Seat } from '$games/game';
import { t } from '$lib/i18n.svelte';
import type { SeatInfo } from '$lib/protocol/SeatInfo';
import type { TableInfo } from '$lib/protocol/TableInfo';
import { occupantName } from '$lib/tables';

/** The chairs as seen from a seat, or by nobody in particular. */
export function chairsOf(table: TableInfo, viewer: Seat | null): Chair[] {
  return table.seats.map((info) => ({
    seat: info.seat,
    name: nameOf(table, info),
    you: info.seat === viewer,
    bot: info.occupant.kind === 'bot' || info.bot_sits_in,
  }));
}

function nameOf(table: TableInfo, { seat, occupant }: SeatInfo): string {
  if (occupant.kind !== 'person') return occupantName(occupant, seat);
  const seats = table.seats.filter((info) => info.occupant.kind === 'person' && info.occupant.id === occupant.id);
  if (seats.length < 2) return occupant.name;
  // Several people share this person's screen.
  const number = seats.findIndex((info) => info.seat === seat) + 1;
  return table.your_seats.includes(seat)
    ? t('frame-screen-name', { number })
    : t('frame-shared-name', { name: occupant.name, number });
}

/** The person in a seat, if one sits there. */
export function personAt(table: TableInfo, seat: Seat): string | null {
  const occupant = table.seats.find((info) => info.seat === seat)?.occupant;
  return occupant?.kind === 'person' ? occupant.id : null;
}
