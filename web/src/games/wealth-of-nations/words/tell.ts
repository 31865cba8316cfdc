// Events as lines of the log.

import { rich, t, type Rich, type RichArgs } from '$lib/i18n.svelte';
import type { Event, Offer } from '../view';
import type { Line, Seat, Teller } from '../../game';
import {
  aTile,
  blocThing,
  bundleParts,
  cubeParts,
  dotParts,
  hexName,
  hexThing,
  isYou,
  listed,
  marketThing,
  money,
  nameOf,
  notes,
  seatThing,
} from './names';

/** An event as a line of the log; headings say what begins a phase, and a plan is told to nobody. */
export function tell(event: Event, { chairs }: Teller): Line | null {
  const line = (seat: Seat, name: string, args: RichArgs = {}): Line => ({
    seat,
    text: rich(`wealth-of-nations-log-${name}`, {
      who: seatThing(chairs, seat),
      you: isYou(chairs, seat) ? 'yes' : 'no',
      ...args,
    }),
  });
  /** Between two players; the one who does it has the flag. */
  const pair = (name: string, [from, to]: [Seat, Seat], does: Seat, args: RichArgs = {}): Line => ({
    seat: does,
    text: rich(`wealth-of-nations-log-${name}`, {
      from: seatThing(chairs, from),
      to: seatThing(chairs, to),
      you: isYou(chairs, from) ? 'from' : isYou(chairs, to) ? 'to' : 'no',
      ...args,
    }),
  });
  const offered = (name: string, { from, to, give, take }: Offer): Line =>
    pair(name, [from, to], from, { give: bundleParts(give), take: bundleParts(take) });

  switch (event.event) {
    case 'first-player':
      return event.mine === null
        ? line(event.seat, 'first-player')
        : line(event.seat, 'first-player-mine', { mine: seatThing(chairs, event.mine) });
    case 'industry-taken':
      return line(event.seat, event.money > 0 ? 'industry-money' : 'industry', {
        package: event.package,
        money: money(event.money),
      });
    case 'commodity-taken':
      return line(event.seat, 'commodity', {
        package: event.package,
        goods: bundleParts({ cubes: event.cubes, money: event.money, notes: 0 }),
      });
    case 'tile-placed':
      return line(event.seat, 'tile', {
        tile: { thing: `hex:${event.hex}`, label: aTile(event.tile) },
        hex: hexThing(event.hex),
      });
    case 'tile-lifted':
      return line(event.seat, 'lifted', { tile: aTile(event.tile), hex: hexThing(event.hex) });
    case 'round-began':
      return line(event.first, 'round', { round: event.round });
    case 'trade-began':
    case 'develop-began':
    case 'produce-began':
    case 'planned':
      return null;
    case 'passed':
    case 'eliminated':
    case 'march-ended':
    case 'occupation-declined':
    case 'production-sealed':
      return line(event.seat, event.event);
    case 'unit-stationed':
    case 'flag-placed':
    case 'placement-forced':
    case 'flag-returned':
    case 'token-lost':
    case 'unit-built':
    case 'defence-declined':
    case 'colonized':
      return line(event.seat, event.event, { hex: hexThing(event.hex) });
    case 'token-placed':
      return line(event.seat, event.event, { hex: { thing: `bloc:${event.hex}`, label: hexName(event.hex) } });
    case 'token-moved':
    case 'unit-moved':
    case 'unit-transported':
      return line(event.seat, event.event, { from: hexThing(event.from), to: hexThing(event.to) });
    case 'bought':
    case 'sold':
      return line(event.seat, event.event, { cubes: cubeParts(event.cubes), money: money(event.money) });
    case 'paid':
    case 'ran':
      return line(event.seat, event.event, { cubes: cubeParts(event.cubes) });
    case 'offered':
      return withPromise(offered(offerSentence(event.offer), event.offer), event.offer.promise);
    case 'bartered':
      return offered('bartered', event.offer);
    case 'offer-declined':
      return pair(event.event, [event.from, event.to], event.to);
    case 'offer-withdrawn':
    case 'offer-lapsed':
      return pair(event.event, [event.from, event.to], event.from);
    case 'notes-taken':
    case 'notes-repaid':
      return line(event.seat, event.event, {
        notes: event.notes > 0 ? notes(event.notes) : t('wealth-of-nations-nothing'),
        money: money(event.money),
      });
    case 'interest-paid':
      return line(event.seat, event.event, { money: money(event.money) });
    case 'battle':
      return pair(
        event.defence ? 'defence' : 'battle',
        [event.attacker, event.defender],
        event.defence ? event.defender : event.attacker,
        { hex: hexThing(event.hex) },
      );
    case 'conquered':
      return pair('conquered', [event.seat, event.from], event.seat, { hex: hexThing(event.hex) });
    case 'occupied':
      return line(event.seat, event.event, { bloc: blocThing(event.industry, event.hex), hex: hexThing(event.hex) });
    case 'produced':
      return line(event.seat, event.event, {
        bloc: blocThing(event.industry, event.hex),
        yield: dotParts(event.industry, event.dots),
      });
    case 'stolen':
      return pair('stolen', [event.by, event.from], event.by, {
        bloc: blocThing(event.industry, event.hex),
        yield: dotParts(event.industry, event.dots),
      });
    case 'end-triggered':
      return { seat: null, text: [t(`wealth-of-nations-log-end-${event.trigger}`)] };
    case 'sold-out':
      return {
        seat: null,
        text: rich('wealth-of-nations-log-sold-out', {
          commodity: marketThing(event.commodity),
          price: money(event.price),
          sellers: sellers(event.cubes, { chairs }),
        }),
      };
  }
}

function offerSentence({ give, take }: Offer): string {
  const nothing = (bundle: Offer['give']) => bundle.money === 0 && bundle.notes === 0 && isEmpty(bundle.cubes);
  return nothing(give) ? 'asked' : nothing(take) ? 'given' : 'offered';
}

const isEmpty = (cubes: Offer['give']['cubes']) => Object.values(cubes).every((count) => !count);

const withPromise = (line: Line, promise: string): Line =>
  promise ? { ...line, text: [...line.text, ' ', t('wealth-of-nations-quoted', { promise })] } : line;

/** Who sold how many in the final sale. */
function sellers(cubes: number[], { chairs }: Teller): Rich {
  const each = cubes.flatMap((count, seat) =>
    count > 0
      ? [
          {
            thing: `seat:${seat}`,
            label: t('wealth-of-nations-seller', {
              you: isYou(chairs, seat) ? 'yes' : 'no',
              who: nameOf(chairs, seat),
              count,
            }),
          },
        ]
      : [],
  );
  return listed(each);
}
