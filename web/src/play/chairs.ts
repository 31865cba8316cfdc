// Who sits where, as the games' pages want to know it.

import type { Chair, Seat } from '$games/game';
import type { TableInfo } from '$lib/protocol/TableInfo';
import { seatName } from '$lib/tables';

/** The chairs as seen from a seat, or by nobody in particular. */
export function chairsOf(table: TableInfo, viewer: Seat | null): Chair[] {
  return table.seats.map((info) => ({
    seat: info.seat,
    name: seatName(table, info),
    you: info.seat === viewer,
    bot: info.occupant.kind === 'bot' || info.bot_sits_in,
  }));
}

/** The person in a seat, if one sits there. */
export function personAt(table: TableInfo, seat: Seat): string | null {
  const occupant = table.seats.find((info) => info.seat === seat)?.occupant;
  return occupant?.kind === 'person' ? occupant.id : null;
}
