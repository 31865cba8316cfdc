// Who sits where, as the games' pages want to know it.

import type { Chair, Seat } from '$games/game';
import type { SeatInfo } from '$lib/protocol/SeatInfo';
import type { TableInfo } from '$lib/protocol/TableInfo';
import { seatName } from '$lib/tables';

/** The chairs as seen from a seat, or by nobody in particular. */
export function chairsOf(table: TableInfo, viewer: Seat | null): Chair[] {
  return table.seats.map((info) => ({
    seat: info.seat,
    name: seatName(table, info),
    you: info.seat === viewer,
    bot: playsByBot(info),
  }));
}

/** Whether a bot decides there now, for whomever. */
function playsByBot({ occupant, bot_sits_in }: SeatInfo): boolean {
  return bot_sits_in || occupant.kind === 'bot' || (occupant.kind === 'left' && occupant.level !== null);
}

/** The person in a seat, if one sits there. */
export function personAt(table: TableInfo, seat: Seat): string | null {
  const occupant = table.seats.find((info) => info.seat === seat)?.occupant;
  return occupant?.kind === 'person' ? occupant.id : null;
}
