// The rules with their drawings: in both themes, on a phone, by search, and from what is explained at a table.

import type { Page } from '@playwright/test';
import { expectAccessible, expectFits } from './accessible';
import { expect, test } from './emporion';
import { arrive, ask, bots, makeTable, me } from './tables';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const GAMES = ['seven-wonders', 'prosperity', 'wealth-of-nations'];

async function openRules(page: Page, game: string): Promise<void> {
  await page.goto(`/rules/${game}`);
  await expect(page.locator('figure').first()).toBeVisible();
}

/** Drawings that reach out of their frame, or have nothing to show. */
const faulty = (page: Page) =>
  page.locator('figure').evaluateAll((figures) =>
    figures.flatMap((figure) => {
      const { left, right } = figure.getBoundingClientRect();
      const parts = [...figure.querySelectorAll('.inside > *, .inside > * > *')].map((part) =>
        part.getBoundingClientRect(),
      );
      const spills = parts.some((part) => part.width > 0 && (part.left < left - 1 || part.right > right + 1));
      const empty = !parts.some((part) => part.width > 40 && part.height > 20);
      return spills || empty ? [`${(figure as HTMLElement).dataset.drawing}: ${spills ? 'spills' : 'empty'}`] : [];
    }),
  );

for (const game of GAMES)
  test(`the drawings of ${game} fit by day and by night, at a desk and on a phone`, async ({ page }) => {
    test.slow();
    for (const [colorScheme, width, height] of [
      ['light', 1440, 900],
      ['dark', 1024, 768],
      ['light', 390, 844],
      ['dark', 390, 844],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height });
      await openRules(page, game);
      expect(await faulty(page), `${colorScheme}, ${width} wide`).toEqual([]);
      await expectFits(page);
      await expectAccessible(page);
      const [words, drawing] = await page
        .locator('section:has(figure)')
        .first()
        .evaluate((section) =>
          [section.querySelector('p')!, section.querySelector('figure')!].map((part) => {
            const { x, y } = part.getBoundingClientRect();
            return { x, y };
          }),
        );
      if (width > 1040) expect(drawing!.x).toBeGreaterThan(words!.x + 200);
      else expect(drawing!.y).toBeGreaterThan(words!.y);
    }
  });

test('search finds captions and terms, and both lead to their sections', async ({ page }) => {
  await openRules(page, 'wealth-of-nations');
  const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('listitem');
  // These words stand in a caption alone.
  await page.getByRole('searchbox').fill('upper academy');
  await expect(page.locator('figcaption mark').first()).toBeVisible();
  await expect(page.locator('figure')).toHaveCount(1);
  await expect(contents.first()).toHaveText('Moving tiles');

  await page.getByRole('searchbox').fill('room for one cube');
  const term = page.locator('[data-term="well"]');
  await expect(term).toBeVisible();
  await expect(page.locator('[data-term]')).toHaveCount(1);
  await page.getByRole('searchbox').fill('');
  await term.getByRole('link', { name: 'Rules: Markets and prices' }).click();
  await expect(page.locator('#rules-wealth-of-nations-markets')).toBeInViewport();
  await page.locator('[data-term="bloc"]').getByRole('link', { name: 'Picture of “Bloc”' }).click();
  await expect(page.locator('figure[data-drawing="bloc"]')).toBeInViewport();
});

test('every drawing leads to a lesson that is there', async ({ page }) => {
  await arrive(page);
  const paths = await ask<{ game: string; lessons: { id: string }[] }[]>(page, 'GET', '/api/lessons');
  const known = paths.flatMap(({ game, lessons }) => lessons.map(({ id }) => `/learn/${game}/${id}`));
  for (const game of GAMES.filter((id) => known.some((path) => path.includes(id)))) {
    await openRules(page, game);
    const links = await page
      .getByRole('link', { name: /^Try it/ })
      .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((path) => !known.includes(path))).toEqual([]);
  }
});

test('what is explained at a table leads to its chapter, by pointer and by key', async ({ page }) => {
  test.slow();
  const { id } = await makeTable(page, [me, ...bots(2)], { game: 'seven-wonders', options: {}, visibility: 'invited' });
  await page.goto(`/t/${id}`);
  const card = page.locator('[data-hand]').first();
  await card.hover();
  const way = page.getByRole('tooltip').getByRole('link', { name: /^Rules: Building a card/, includeHidden: true });
  await expect(way).toBeVisible();
  // The way there is as long as it takes: the sheet waits for the pointer.
  await way.hover();
  const [rules] = await Promise.all([page.context().waitForEvent('page'), way.click()]);
  await expect(rules.locator('#rules-seven-wonders-building')).toBeInViewport();
  await rules.close();

  await page.mouse.move(2, 2);
  await page.keyboard.press('Tab');
  await card.focus();
  await expect(way).toBeVisible();
  const [again] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('F1')]);
  await expect(again).toHaveURL(/#rules-seven-wonders-building$/);
});
