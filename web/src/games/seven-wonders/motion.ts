// What moved, moves: cards fly from the hand to the city, hands pass to the side, coins change owners.
// Nothing waits for it, and nothing of it happens for those who asked for less motion.

import './motion.css';
import type { News, Seat } from '../game';
import { cardData } from './cards';
import { leftOf, rightOf } from './logic/city';
import type { Event } from './view';

const CARD = 380;
const COIN = 400;
const HAND = 320;
const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
/** More than this at once is a leap through the game, which needs no film. */
const MANY = 80;

type Places = Map<string, DOMRect>;

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export class Motion {
  private seen = -1;
  private places: Places = new Map();

  /** Looks where everything is before the page changes. */
  before(root: HTMLElement): void {
    this.places = new Map();
    if (calm()) return;
    for (const kind of ['hand', 'pod', 'purse', 'board'] as const) {
      for (const element of root.querySelectorAll<HTMLElement>(`[data-${kind}]`)) {
        const box = element.getBoundingClientRect();
        if (box.width > 0) this.places.set(`${kind}:${element.dataset[kind]}`, box);
      }
    }
  }

  /** Moves what the news tell of. */
  after(root: HTMLElement, news: News<Event>, me: Seat, seats: number): void {
    const fresh = news.seq !== this.seen && this.seen >= 0;
    this.seen = news.seq;
    if (!fresh || calm() || news.events.length > MANY) return;
    let delay = 0;
    for (const event of news.events) {
      if (event.event === 'built' || event.event === 'picked') this.build(root, event.seat, event.card, me);
      else if (event.event === 'stage-built') this.bury(root, event.seat, event.card, me);
      else if (event.event === 'traded') this.pay(root, event.from, event.to, event.coins, (delay += 60));
      else if (event.event === 'coins-gained') this.gain(root, event.seat, event.coins, (delay += 60));
      else if (event.event === 'hands-passed') this.pass(root, event.to_left, me, seats);
      else if (event.event === 'hand-dealt') this.arrive(root, 0, -90);
    }
  }

  private place(name: string): DOMRect | undefined {
    return this.places.get(name);
  }

  private build(root: HTMLElement, seat: Seat, card: string, me: Seat): void {
    const target = root.querySelector<HTMLElement>(`[data-built="${seat}:${card}"]`);
    if (!target) return this.count(root, seat, card);
    const from = (seat === me && this.place(`hand:${card}`)) || this.place(`pod:${seat}`);
    if (!from) return;
    const to = target.getBoundingClientRect();
    if (to.width === 0) return;
    const scale = seat === me ? from.width / to.width : 0.4;
    const x = seat === me ? from.left - to.left : 0;
    const y = seat === me ? from.top - to.top : from.top - to.top - 10;
    target.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: '0 0', opacity: 0.6, zIndex: 30 },
        { transform: 'none', transformOrigin: '0 0', opacity: 1, zIndex: 30 },
      ],
      { duration: CARD, easing: EASE },
    );
  }

  /** Where only numbers are shown, the number that grew swells for a moment. */
  private count(root: HTMLElement, seat: Seat, card: string): void {
    root
      .querySelector<HTMLElement>(`[data-group="${seat}:${cardData(card).colour}"]`)
      ?.animate([{ transform: 'none' }, { transform: 'scale(1.25)' }, { transform: 'none' }], {
        duration: CARD,
        easing: EASE,
      });
  }

  private bury(root: HTMLElement, seat: Seat, card: string | null, me: Seat): void {
    const from = (seat === me && card && this.place(`hand:${card}`)) || this.place(`pod:${seat}`);
    const to = seat === me ? this.place(`board:${seat}`) : this.place(`pod:${seat}`);
    if (from && to) this.fly(root, 'card', from, to, 0, CARD);
  }

  private pay(root: HTMLElement, from: Seat, to: Seat, coins: number, delay: number): void {
    const start = this.place(`purse:${from}`);
    const end = this.place(`purse:${to}`);
    if (!start || !end) return;
    for (let coin = 0; coin < Math.min(coins, 4); coin++) this.fly(root, 'coin', start, end, delay + coin * 45, COIN);
  }

  private gain(root: HTMLElement, seat: Seat, coins: number, delay: number): void {
    const end = this.place(`purse:${seat}`);
    if (!end) return;
    const start = new DOMRect(end.left, end.top - 46, end.width, end.height);
    for (let coin = 0; coin < Math.min(coins, 4); coin++) this.fly(root, 'coin', start, end, delay + coin * 45, COIN);
  }

  private pass(root: HTMLElement, toLeft: boolean, me: Seat, seats: number): void {
    const giver = toLeft ? rightOf(me, seats) : leftOf(me, seats);
    const taker = toLeft ? leftOf(me, seats) : rightOf(me, seats);
    const hand = [...this.places].find(([name]) => name.startsWith('hand:'))?.[1];
    const target = this.place(`pod:${taker}`);
    const source = this.place(`pod:${giver}`);
    if (hand && target) for (let card = 0; card < 3; card++) this.fly(root, 'card', hand, target, card * 50, HAND);
    if (hand && source) this.fly(root, 'card', source, hand, 80, HAND);
    this.arrive(root, toLeft ? 140 : -140, 0);
  }

  /** The cards of a new hand come in from where they were. */
  private arrive(root: HTMLElement, x: number, y: number): void {
    root.querySelectorAll<HTMLElement>('[data-hand]').forEach((card, index) => {
      card.animate(
        [
          { transform: `translate(${x}px, ${y}px)`, opacity: 0 },
          { transform: 'none', opacity: 1 },
        ],
        {
          duration: HAND,
          delay: index * 24,
          easing: EASE,
          fill: 'backwards',
        },
      );
    });
  }

  private fly(root: HTMLElement, what: 'card' | 'coin', from: DOMRect, to: DOMRect, delay: number, time: number): void {
    const frame = root.getBoundingClientRect();
    const [width, height] = what === 'card' ? [44, 62] : [22, 22];
    const thing = document.createElement('span');
    thing.className = `flying flying-${what}`;
    thing.setAttribute('aria-hidden', 'true');
    const middle = (box: DOMRect) =>
      `translate(${box.left + box.width / 2 - frame.left - width / 2}px, ${box.top + box.height / 2 - frame.top - height / 2 + root.scrollTop}px)`;
    root.append(thing);
    const animation = thing.animate(
      [
        { transform: middle(from), opacity: 0.3 },
        { transform: middle(from), opacity: 1, offset: 0.1 },
        { transform: `${middle(to)} scale(0.8)`, opacity: 1, offset: 0.9 },
        { transform: `${middle(to)} scale(0.7)`, opacity: 0 },
      ],
      { duration: time, delay, easing: EASE, fill: 'both' },
    );
    animation.finished.finally(() => thing.remove()).catch(() => undefined);
  }
}
