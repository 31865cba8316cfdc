import { expect, test } from 'vitest';
import type { Occupant } from './protocol/Occupant';
import type { TableInfo } from './protocol/TableInfo';
import {
  askedOf,
  askedSince,
  awaitedAt,
  inviteLink,
  maySit,
  newest,
  openSeats,
  othersAt,
  ranking,
  placeLine,
  resultLine,
  seatName,
  takenSeats,
  titleOf,
} from './tables';

const ada: Occupant = { kind: 'person', id: 'a', name: 'Ada' };
const bot: Occupant = { kind: 'bot', level: 'random' };
const open: Occupant = { kind: 'open' };

function table(occupants: Occupant[], more: Partial<TableInfo> = {}): TableInfo {
  return {
    id: 't1',
    game: 'seven-wonders',
    title: null,
    options: {},
    creator: 'a',
    status: 'open',
    visibility: 'unlisted',
    spectators: true,
    clock: { kind: 'none' },
    timeout: 'default-action',
    shuffle: false,
    hints: false,
    seats: occupants.map((occupant, seat) => ({
      seat,
      occupant,
      bot_sits_in: false,
      voted_out: false,
      awaited: seat === 1,
      until: null,
    })),
    your_seats: [0],
    awaits_you: false,
    asks_you: false,
    leaving: 'bot-plays-on',
    created_at: 0,
    updated_at: 0,
    secret: null,
    origin: null,
    outcome: null,
    ...more,
  };
}

const finished = (points: number[], more: Partial<TableInfo> = {}) =>
  table([ada, bot, bot], {
    status: 'finished',
    outcome: {
      reason: 'end',
      standings: points.map((score, seat) => ({
        seat,
        points: score,
        place: 1 + points.filter((other) => other > score).length,
        sheet: [],
        tie_breaks: [],
      })),
    },
    ...more,
  });

test('a seat that is kept for somebody is not taken, and for nobody else', () => {
  const bob: Occupant = { kind: 'asked', id: 'b', name: 'Bob' };
  const asked = table([ada, bob, bot], { your_seats: [] });
  expect([takenSeats(asked), openSeats(asked).length, seatName(asked, asked.seats[1]!)]).toEqual([2, 1, 'Bob']);
  expect([maySit(asked), maySit({ ...asked, asks_you: true })]).toEqual([false, true]);
  expect([maySit(table([open], { your_seats: [] })), maySit(table([ada, open]))]).toEqual([true, false]);
});

test('a table has its own title, or is somebody’s', () => {
  expect(titleOf(table([ada], { your_seats: [] }))).toBe('Table of Ada');
  expect(titleOf(table([ada]))).toBe('Your table');
  expect(titleOf(table([ada], { title: 'Lunch' }))).toBe('Lunch');
  expect(titleOf(table([bot]))).toBe('7 Wonders');
});

test('who sits there', () => {
  const some = table([ada, bot, open]);
  expect(takenSeats(some)).toBe(2);
  expect(othersAt(some)).toEqual(['Solon']);
  expect(awaitedAt(some)).toEqual(['Solon']);
});

test('a list says what is asked of whom, as the game puts it', () => {
  const waits = table([ada, bot]);
  waits.seats[0] = {
    ...waits.seats[0]!,
    awaited: true,
    since: 5,
    asked: { about: 'play-card', numbers: { age: 2, turn: 3 } },
  };
  expect([askedOf(waits), askedSince(waits)]).toEqual(['Age II, turn 3: play a card', 5]);
  expect([askedOf(table([bot, ada])), askedSince(table([bot, ada]))]).toEqual(['', null]);
  waits.seats[0].asked = { about: 'something-new', numbers: {} };
  expect(askedOf(waits)).toBe('');
});

test('those who share a screen are told apart', () => {
  const shared = table([ada, ada, bot], { your_seats: [0, 1] });
  expect(shared.seats.map((info) => seatName(shared, info))).toEqual(['Player 1', 'Player 2', 'Sappho']);
});

test('a match that came as a file keeps the names of its players', () => {
  const imported = table([ada, ada, bot], { your_seats: [0, 1], names: ['Bea', null, 'Carl'] });
  expect(imported.seats.map((info) => seatName(imported, info))).toEqual(['Bea', 'Solon', 'Sappho']);
});

test('a result names the first two, and you as you', () => {
  expect(ranking(finished([5, 9, 7])).map((standing) => standing.seat)).toEqual([1, 2, 0]);
  expect(resultLine(finished([5, 9, 7]))).toBe('Solon 9, Sappho 7');
  expect(resultLine(finished([8, 9, 7]))).toBe('Solon 9, you 8');
  expect(resultLine(finished([10, 9, 7]))).toBe('You 10, Solon 9');
  expect(resultLine(table([ada]))).toBe('');
  expect(placeLine(finished([5, 9, 7]))).toBe('You came 3rd of 3');
  expect(placeLine(finished([5, 9, 7], { your_seats: [] }))).toBe('');
});

test('lists are put together without doubles', () => {
  const old = table([ada], { id: 'old', updated_at: 1 });
  const young = table([ada], { id: 'young', updated_at: 2 });
  expect(newest([old, young], [old]).map((one) => one.id)).toEqual(['young', 'old']);
});

test('only an invitation carries the secret', () => {
  expect(inviteLink(table([ada], { secret: 's' }), 'https://x')).toBe('https://x/t/t1');
  expect(inviteLink(table([ada], { secret: 's', visibility: 'invited' }), 'https://x')).toBe('https://x/t/t1?secret=s');
});
