// What lists and lobbies say about a table.

import { gameEntry } from '$games/registry';
import type { Outcome, Standing } from '$games/game';
import { has, t } from './i18n.svelte';
import type { GameInfo } from './protocol/GameInfo';
import type { Occupant } from './protocol/Occupant';
import type { SeatInfo } from './protocol/SeatInfo';
import type { TableInfo } from './protocol/TableInfo';
import { namesAt } from './screen-names';

/** Traders, travellers and thinkers of the old world lend bots their names, one for each seat. */
const BOT_NAMES = ['Hypatia', 'Solon', 'Sappho', 'Hanno', 'Zenobia', 'Pytheas', 'Aspasia'];

export const botName = (seat: number) => BOT_NAMES[seat % BOT_NAMES.length]!;

/** What somebody at this seat is called; an open seat has a name too. */
export function occupantName(occupant: Occupant, seat: number): string {
  if (occupant.kind === 'bot') return botName(seat);
  return occupant.kind === 'open' ? t('seat-open') : occupant.name;
}

/** What a seat is called; those who share a screen by the name they gave, or by a number. */
export function seatName(table: TableInfo, { seat, occupant }: SeatInfo): string {
  if (occupant.kind !== 'person') return occupantName(occupant, seat);
  const seats = table.seats.filter((info) => isPerson(info.occupant, occupant.id));
  if (seats.length < 2) return occupant.name;
  const number = seats.findIndex((info) => info.seat === seat) + 1;
  // A match that came as a file brings the names of those who played it.
  if (table.names) return table.names[seat] ?? botName(seat);
  return table.your_seats.includes(seat)
    ? namesAt(table.id)[number - 1] || t('frame-screen-name', { number })
    : t('frame-shared-name', { name: occupant.name, number });
}

/** A game's name in the reader's language; the server's own for games the page has no words for. */
export function gameName(game: string, info?: GameInfo): string {
  const id = `game-${game}`;
  return has(id) ? t(id) : (info?.name ?? game);
}

/** The table's own title, or whose table it is. */
export function titleOf(table: TableInfo): string {
  if (table.title) return table.title;
  if (table.seats.some(({ seat, occupant }) => table.your_seats.includes(seat) && isPerson(occupant, table.creator)))
    return t('table-yours');
  const host = table.seats.map((seat) => seat.occupant).find((who) => isPerson(who, table.creator));
  return host?.kind === 'person' ? t('table-of', { name: host.name }) : gameName(table.game);
}

export const isPerson = (occupant: Occupant, id: string) => occupant.kind === 'person' && occupant.id === id;

/** Whether nobody sits there yet: a free seat, or one kept for somebody who was asked. */
export const isWaiting = ({ kind }: Occupant) => kind === 'open' || kind === 'asked';

export const takenSeats = (table: TableInfo) => table.seats.filter((seat) => !isWaiting(seat.occupant)).length;

export const openSeats = (table: TableInfo): SeatInfo[] => table.seats.filter((seat) => isWaiting(seat.occupant));

/** Whether whoever looks could sit down. */
export const maySit = (table: TableInfo): boolean =>
  !sitsAt(table) && (table.asks_you || table.seats.some((seat) => seat.occupant.kind === 'open'));

export const sitsAt = (table: TableInfo) => table.your_seats.length > 0;

/** The others at a table, by name and without open seats. */
export const othersAt = (table: TableInfo): string[] =>
  table.seats
    .filter((info) => info.occupant.kind !== 'open' && !table.your_seats.includes(info.seat))
    .map((info) => seatName(table, info));

/** Those the game waits for, by name. */
export const awaitedAt = (table: TableInfo): string[] =>
  table.seats.filter((info) => info.awaited && info.occupant.kind !== 'open').map((info) => seatName(table, info));

/** The first of one's own seats that the game waits for. */
const askedSeat = (table: TableInfo) =>
  table.seats.find((info) => info.awaited && table.your_seats.includes(info.seat)) ?? null;

/** What is asked of the person who looks, and where in the game, in words; nothing where the game says no more. */
export function askedOf(table: TableInfo): string {
  const asked = askedSeat(table)?.asked;
  const id = asked ? `now-${table.game}-${asked.about}` : '';
  return asked && has(id) ? t(id, asked.numbers) : '';
}

/** Since when the game waits for the person who looks. */
export const askedSince = (table: TableInfo): number | null => askedSeat(table)?.since ?? null;

/** When the time of the person who looks is up, at a table with a clock. */
export function yourTime(table: TableInfo): number | null {
  const times = table.seats
    .filter((info) => table.your_seats.includes(info.seat) && info.until)
    .map((info) => info.until!);
  return times.length ? Math.min(...times) : null;
}

/** The result of a finished game, the best first. */
export function ranking(table: TableInfo): Standing[] {
  const outcome = table.outcome as unknown as Outcome | null;
  return [...(outcome?.standings ?? [])].sort(
    (a, b) => (a.place ?? Infinity) - (b.place ?? Infinity) || b.points - a.points,
  );
}

/** The first two of a finished game with their points, such as "Hypatia 61, you 57". */
export function resultLine(table: TableInfo): string {
  return ranking(table)
    .slice(0, 2)
    .map(({ seat, points }, index) => {
      const info = table.seats[seat]!;
      const yours = table.your_seats.length === 1 && table.your_seats.includes(seat);
      if (!yours) return t('result-other', { name: seatName(table, info), points });
      return t(index === 0 ? 'result-you-first' : 'result-you', { points });
    })
    .join(', ');
}

/** One's own place in a finished game, such as "You came 2nd of 4"; nothing where there is none, or several. */
export function placeLine(table: TableInfo): string {
  const [mine, ...more] = table.your_seats;
  const place = more.length === 0 ? ranking(table).find(({ seat }) => seat === mine)?.place : null;
  return place ? t('result-place', { place, count: table.seats.length }) : '';
}

/** Those of games that have a page here. */
export const knownTables = (tables: TableInfo[]) => tables.filter((table) => gameEntry(table.game));

/** Lists put together without doubles, the newest first. */
export function newest(...lists: TableInfo[][]): TableInfo[] {
  const byId = new Map(lists.flat().map((table) => [table.id, table]));
  return [...byId.values()].sort((a, b) => b.updated_at - a.updated_at);
}

/** The address others open to come to a table. */
export const inviteLink = (table: TableInfo, origin = window.location.origin) =>
  `${origin}/t/${table.id}${table.visibility === 'invited' && table.secret ? `?secret=${table.secret}` : ''}`;
