// What moved, moves: cards fly from the hand to the city, hands pass to the side, coins change owners.
// Nothing waits for it, and nothing of it happens for those who asked for less motion.

import './motion.css';
import type { News, Seat } from '../game';
import { cardData } from './cards';
import { leftOf, rightOf } from './logic/city';
import type { Event } from './view';

const CARD_TIME = 380;
const COIN_TIME = 400;
const HAND_TIME = 320;
const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
/** More than this at once is a leap through the game, which needs no film. */
const MANY = 80;
/** Coins of one payment that are seen. */
const COINS_SEEN = 3;

type Places = Map<string, DOMRect>;

/** A thing that crosses the table. */
interface Flight {
  what: 'card' | 'coin';
  from: DOMRect;
  to: DOMRect;
  delay: number;
  time: number;
}

/** Something on the table that changes for a moment. */
interface Turn {
  element: HTMLElement;
  frames: Keyframe[];
  options: KeyframeAnimationOptions;
}

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export class Motion {
  private seen = -1;
  private places: Places = new Map();
  private flights: Flight[] = [];
  private turns: Turn[] = [];

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

  /** Moves what the news tell of. Everything is measured first and set in motion then. */
  after(root: HTMLElement, news: News<Event>, me: Seat, seats: number): void {
    const fresh = news.seq !== this.seen && this.seen >= 0;
    this.seen = news.seq;
    if (!fresh || calm() || news.events.length > MANY) return;
    this.flights = [];
    this.turns = [];
    let delay = 0;
    for (const event of news.events) {
      if (event.event === 'built' || event.event === 'picked') this.build(root, event.seat, event.card, me);
      else if (event.event === 'stage-built') this.bury(event.seat, event.card, me);
      else if (event.event === 'traded') this.pay(event.from, event.to, event.coins, (delay += 60));
      else if (event.event === 'coins-gained') this.gain(event.seat, event.coins, (delay += 60));
      else if (event.event === 'hands-passed') this.pass(root, event.to_left, me, seats);
      else if (event.event === 'hand-dealt') this.arrive(root, 0, -90);
    }
    this.start(root);
  }

  private build(root: HTMLElement, seat: Seat, card: string, me: Seat): void {
    const element = root.querySelector<HTMLElement>(`[data-built="${seat}:${card}"]`);
    if (!element) return this.count(root, seat, card);
    const from = (seat === me && this.places.get(`hand:${card}`)) || this.places.get(`pod:${seat}`);
    const to = element.getBoundingClientRect();
    if (!from || to.width === 0) return;
    const scale = seat === me ? from.width / to.width : 0.4;
    const x = seat === me ? from.left - to.left : 0;
    const y = seat === me ? from.top - to.top : from.top - to.top - 10;
    this.turns.push({
      element,
      frames: [
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: '0 0', opacity: 0.6, zIndex: 30 },
        { transform: 'none', transformOrigin: '0 0', opacity: 1, zIndex: 30 },
      ],
      options: { duration: CARD_TIME, easing: EASE },
    });
  }

  /** Where only numbers are shown, the number that grew swells for a moment. */
  private count(root: HTMLElement, seat: Seat, card: string): void {
    const element = root.querySelector<HTMLElement>(`[data-group="${seat}:${cardData(card).colour}"]`);
    if (!element) return;
    const frames = [{ transform: 'none' }, { transform: 'scale(1.25)' }, { transform: 'none' }];
    this.turns.push({ element, frames, options: { duration: CARD_TIME, easing: EASE } });
  }

  private bury(seat: Seat, card: string | null, me: Seat): void {
    const pod = this.places.get(`pod:${seat}`);
    const from = (seat === me && card && this.places.get(`hand:${card}`)) || pod;
    const to = seat === me ? this.places.get(`board:${seat}`) : pod;
    this.fly('card', from, to, 0, CARD_TIME);
  }

  private pay(from: Seat, to: Seat, coins: number, delay: number): void {
    const start = this.places.get(`purse:${from}`);
    const end = this.places.get(`purse:${to}`);
    for (let coin = 0; coin < Math.min(coins, COINS_SEEN); coin++)
      this.fly('coin', start, end, delay + coin * 45, COIN_TIME);
  }

  private gain(seat: Seat, coins: number, delay: number): void {
    const end = this.places.get(`purse:${seat}`);
    const start = end && new DOMRect(end.left, end.top - 46, end.width, end.height);
    for (let coin = 0; coin < Math.min(coins, COINS_SEEN); coin++)
      this.fly('coin', start, end, delay + coin * 45, COIN_TIME);
  }

  private pass(root: HTMLElement, toLeft: boolean, me: Seat, seats: number): void {
    const near = [leftOf(me, seats), rightOf(me, seats)];
    const [taker, giver] = toLeft ? near : near.toReversed();
    const hand = [...this.places].find(([name]) => name.startsWith('hand:'))?.[1];
    for (let card = 0; card < 3; card++) this.fly('card', hand, this.places.get(`pod:${taker}`), card * 50, HAND_TIME);
    this.fly('card', this.places.get(`pod:${giver}`), hand, 80, HAND_TIME);
    this.arrive(root, toLeft ? 140 : -140, 0);
  }

  /** The cards of a new hand come in from where they were. */
  private arrive(root: HTMLElement, x: number, y: number): void {
    root.querySelectorAll<HTMLElement>('[data-hand]').forEach((element, index) => {
      this.turns.push({
        element,
        frames: [
          { transform: `translate(${x}px, ${y}px)`, opacity: 0 },
          { transform: 'none', opacity: 1 },
        ],
        options: { duration: HAND_TIME, delay: index * 24, easing: EASE, fill: 'backwards' },
      });
    });
  }

  private fly(what: 'card' | 'coin', from: DOMRect | undefined, to: DOMRect | undefined, delay: number, time: number) {
    if (from && to) this.flights.push({ what, from, to, delay, time });
  }

  private start(root: HTMLElement): void {
    const frame = root.getBoundingClientRect();
    const top = frame.top - root.scrollTop;
    for (const { element, frames, options } of this.turns) element.animate(frames, options);
    for (const { what, from, to, delay, time } of this.flights) {
      const [width, height] = what === 'card' ? [44, 62] : [22, 22];
      const middle = (box: DOMRect) =>
        `translate(${box.left + box.width / 2 - frame.left - width / 2}px, ${box.top + box.height / 2 - top - height / 2}px)`;
      const thing = document.createElement('span');
      thing.className = `flying flying-${what}`;
      thing.setAttribute('aria-hidden', 'true');
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
}
