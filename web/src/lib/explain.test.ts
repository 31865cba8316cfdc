import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { explain, holdExplanation, onExplain, type Explained } from './explain';
import { guideBy } from './guide';

let told: (Explained | null)[] = [];
let stop: () => void;
let anchor: HTMLButtonElement;

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  stop = onExplain((next) => told.push(next));
  anchor = document.body.appendChild(document.createElement('button'));
  explain(() => ({ title: 'Temple' }))(anchor);
});

afterEach(() => {
  stop();
  anchor.remove();
  vi.useRealTimers();
});

const pointer = (name: string, pointerType: string) =>
  anchor.dispatchEvent(Object.assign(new Event(name, { bubbles: true }), { pointerType }));

test('a mouse that rests on a thing is told what it is, until it leaves', () => {
  pointer('pointerenter', 'mouse');
  expect(told).toEqual([]);
  vi.advanceTimersByTime(400);
  expect(told).toEqual([{ anchor, explanation: { title: 'Temple' } }]);
  pointer('pointerleave', 'mouse');
  expect(told.at(-1)).toBeNull();
});

test('a short touch presses, a long one explains and does not press', () => {
  const clicked = vi.fn();
  anchor.addEventListener('click', clicked);
  pointer('pointerdown', 'touch');
  pointer('pointerup', 'touch');
  anchor.click();
  expect(clicked).toHaveBeenCalledTimes(1);

  pointer('pointerdown', 'touch');
  vi.advanceTimersByTime(400);
  expect(told).toHaveLength(1);
  pointer('pointerup', 'touch');
  pointer('pointerleave', 'touch');
  anchor.click();
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(told.at(-1)).not.toBeNull();
});

test('what leads to the rules stays for as long as the way there takes', () => {
  guideBy({ game: 'go', within: 'button', chapters: [['*', 'aim']] });
  const point = () => {
    pointer('pointerenter', 'mouse');
    vi.advanceTimersByTime(400);
    pointer('pointerleave', 'mouse');
    expect(told.at(-1)).not.toBeNull();
  };
  point();
  vi.advanceTimersByTime(400);
  expect(told.at(-1)).toBeNull();

  point();
  holdExplanation(true);
  vi.advanceTimersByTime(4000);
  expect(told.at(-1)).not.toBeNull();
  holdExplanation(false);
  expect(told.at(-1)).toBeNull();
});
