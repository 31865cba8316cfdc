// The inspection finds what it is there for, and nothing on a page that is well made.

import { expect, test } from '@playwright/test';
import type { Kind, Options } from './inspect/finding';
import { look } from './look';

const OPTIONS: Options = { allow: [], leastText: 12, leastTarget: 24, fits: true };
const LONG = 'A sentence that is far too long for the room it was given';

/** One planted fault each, and what it must be called. */
const PLANTED: [Kind, string, string][] = [
  ['cut', 'text that its box cuts', `<p style="width:80px;overflow:hidden;white-space:nowrap">${LONG}</p>`],
  ['cut', 'text under the lower edge', `<div style="height:20px;overflow:hidden"><p>One</p><p>Two</p></div>`],
  ['cut', 'a button outside the window', `<button style="position:fixed;left:-30px;top:80px">Outside</button>`],
  [
    'cut',
    'an icon cut by its box',
    `<b style="display:block;width:12px;overflow:hidden"><svg width="24" height="24"></svg></b>`,
  ],
  [
    'ellipsis',
    'shortened text',
    `<p style="width:80px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">${LONG}</p>`,
  ],
  [
    'bare-scroll',
    'a box whose bar is hidden',
    `<div style="height:30px;overflow:auto;scrollbar-width:none"><p>1</p><p>2</p><p>3</p></div>`,
  ],
  ['hides', 'a number behind a scroll', `<div style="height:30px;overflow:auto"><p>1</p><p>2</p><p>3</p></div>`],
  [
    'spill',
    'a word wider than its button',
    `<button style="width:40px;white-space:nowrap;padding:0">Elefantenrüssel</button>`,
  ],
  ['overlap', 'two buttons on each other', `<button>One</button><button style="margin-left:-20px">Two</button>`],
  [
    'covered',
    'a sentence under a panel',
    `<p>Under</p><div style="position:relative;top:-30px;height:30px;background:#fff"></div>`,
  ],
  [
    'covered',
    'a sentence under a bar where nothing scrolls',
    `<div><p>Under</p><div style="position:sticky;bottom:0;margin-top:-24px;height:30px;background:#fff"></div></div>`,
  ],
  ['small-text', 'text of 9 px', `<p style="font-size:9px">Small</p>`],
  [
    'small-text',
    'a drawing scaled down',
    `<svg width="50" height="20" viewBox="0 0 200 80"><text y="40" font-size="16">Tiny</text></svg>`,
  ],
  ['small-target', 'little buttons side by side', `<button class="dot">a</button><button class="dot">b</button>`],
  ['sideways', 'a page wider than its window', `<div style="width:3000px;height:10px"></div>`],
];

const page = (body: string) => `<!doctype html><style>
  body { margin: 16px; font: 16px/1.5 sans-serif; background: #fff }
  p { margin: 0 } button { min-width: 60px; min-height: 40px }
  .dot { min-width: 0; min-height: 0; width: 14px; height: 14px; padding: 0; border: 0; font-size: 12px; margin: 0 }
  .row { display: block; min-height: 28px }
</style><main>${body}</main>`;

test('finds a fault of every kind', async ({ page: browser }) => {
  for (const [kind, what, body] of PLANTED) {
    await browser.setContent(page(body));
    expect(
      (await look(browser, OPTIONS)).map((finding) => finding.kind),
      what,
    ).toContain(kind);
  }
});

test('finds nothing where all is well', async ({ page: browser }) => {
  await browser.setContent(
    page(`<h1>Title</h1><p>Words with <a href="#x">a link</a> in them.</p><button>One</button> <button>Two</button>
      <div role="log" style="height:40px;overflow:auto"><p>1</p><p>2</p><p>3</p></div>
      <p style="position:absolute;width:1px;height:1px;overflow:hidden">For readers</p>`),
  );
  expect(await look(browser, OPTIONS)).toEqual([]);
});

test('a finger needs more room than a pointer', async ({ page: browser }) => {
  await browser.setContent(page(`<button class="row">One</button><button class="row">Two</button>`));
  expect(await look(browser, OPTIONS)).toEqual([]);
  expect((await look(browser, { ...OPTIONS, leastTarget: 40 })).map(({ kind }) => kind)).toContain('small-target');
});

test('what a bar covers in a box that scrolls comes out again', async ({ page: browser }) => {
  const lines = ['One', 'Two', 'Three', 'Four', 'Five'].map((word) => `<p>${word}</p>`).join('');
  const bar = '<button style="position:sticky;bottom:0;width:100%;background:#fff">Do it</button>';
  await browser.setContent(page(`<div style="height:90px;overflow:auto">${lines}${bar}</div>`));
  expect(await look(browser, { ...OPTIONS, fits: false })).toEqual([]);
  expect((await look(browser, OPTIONS)).map(({ kind }) => kind)).toEqual(['hides']);
});

test('what is behind a dialog is not asked about', async ({ page: browser }) => {
  await browser.setContent(page(`<p style="font-size:9px">Small</p><dialog><button>Well</button></dialog>`));
  await browser.evaluate(() => document.querySelector('dialog')!.showModal());
  expect(await look(browser, OPTIONS)).toEqual([]);
});

test('an exception holds for its place and kind alone', async ({ page: browser }) => {
  await browser.setContent(
    page(`<p class="map" style="font-size:9px">Small</p><p style="font-size:9px">Small too</p>`),
  );
  const allow = [{ within: '.map', kinds: ['small-text' as const] }];
  expect((await look(browser, { ...OPTIONS, allow })).map(({ text }) => text)).toEqual(['Small too']);
});
