import type { Page } from '@playwright/test';
import { expectAccessible, expectFits } from './accessible';
import { expect, test } from './emporion';
import { bots, makeTable, me, sitDown } from './tables';

/** Asks the expert and waits until there is something to read. */
async function askTheExpert(page: Page) {
  await page.keyboard.press('h');
  const hint = page.getByRole('region', { name: 'Hint' });
  await expect(hint.locator('[data-nudge]')).toBeVisible({ timeout: 40_000 });
  return hint;
}

test('in 7 Wonders a hint tells first what points at it, then the move, then why, and lays it out', async ({
  page,
}) => {
  const { id } = await makeTable(page, [me, ...bots(2)]);
  await sitDown(page, `/t/${id}`);
  await expect(page.getByRole('radiogroup', { name: 'Your hand' })).toBeVisible();
  const hint = await askTheExpert(page);
  // Whoever wants a nudge alone is not told the card.
  await expect(hint.locator('[data-hint]')).toBeHidden();
  await expect(page.locator('.hand li.lit')).toHaveCount(0);

  await hint.getByRole('button', { name: 'Move' }).click();
  await expect(hint.locator('[data-hint]')).toContainText(/(Build|Sell|Use) .*% chance of winning/);
  await expect(page.locator('.hand li.lit')).not.toHaveCount(0);

  await hint.getByRole('button', { name: 'Why' }).click();
  await expect(hint.locator('[data-bearing]').first()).toContainText(/\d|\+/);
  await expect(hint.getByRole('heading', { name: 'What the others lack' })).toBeVisible();
  await expectAccessible(page);
  const reason = hint.locator('button.ground').first();
  await reason.click();
  await expect(reason).toHaveAttribute('aria-pressed', 'true');

  await hint.getByRole('button', { name: 'Set it up' }).click();
  await expect(page.locator('.room .confirm')).toBeFocused();
  await expect(page.locator('[data-hand][aria-checked="true"]')).toHaveCount(1);
  // Confirming is the person's; another decision closes the advice.
  await page.locator('.room .confirm').click();
  await expect(hint).toBeHidden();
});

test('in Prosperity the hint fills the panel that decides', async ({ page }) => {
  const { id } = await makeTable(page, [me, ...bots(1)], { game: 'prosperity', options: {} });
  await sitDown(page, `/t/${id}`);
  await expect(page.locator('.acts')).toBeVisible();
  const hint = await askTheExpert(page);
  await hint.getByRole('button', { name: 'Why' }).click();
  await expect(hint.locator('[data-hint]')).toContainText('% chance of winning');
  await expect(hint.locator('[data-bearing]').first()).toBeVisible();
  await expectAccessible(page);
  await hint.getByRole('button', { name: 'Set it up' }).click();
  await expect(page.locator('[data-confirm]')).toBeFocused();
});

test('in Wealth of Nations the package of the hint is laid out and waits to be taken', async ({ page }) => {
  const { id } = await makeTable(page, [me, ...bots(2)], { game: 'wealth-of-nations', options: {} });
  await sitDown(page, `/t/${id}`);
  await expect(page.getByRole('heading', { name: 'Industry packages' })).toBeVisible();
  const hint = await askTheExpert(page);
  await hint.getByRole('button', { name: 'Why' }).click();
  await expect(hint.locator('[data-hint]')).toContainText(/Take industry package \d, beginning at/);
  await expect(hint.locator('[data-bearing="for"]').first()).toContainText(/\+\d/);
  await expect(page.locator('svg .told').first()).toBeVisible();
  await expectAccessible(page);
  await hint.getByRole('button', { name: 'Set it up' }).click();
  const take = page.locator('[data-action="take-industry"]');
  await expect(take).toBeEnabled();
  await take.click();
  await expect(hint).toBeHidden();
});

for (const [language, title, setUp] of [
  ['fr', 'Pourquoi', 'Préparer le coup'],
  ['it', 'Perché', 'Prepara la mossa'],
] as const) {
  test(`on a phone the hint leaves the desk free and gives way to it (${language})`, async ({ page }) => {
    await page.addInitScript((language) => localStorage.setItem('emporion-language', language), language);
    await page.setViewportSize({ width: 390, height: 844 });
    const { id } = await makeTable(page, [me, ...bots(2)]);
    await sitDown(page, `/t/${id}`);
    await expect(page.getByRole('radiogroup').first()).toBeVisible();
    await page.keyboard.press('h');
    const hint = page.locator('section.advice');
    await expect(hint.locator('[data-nudge]')).toBeVisible({ timeout: 40_000 });
    await hint.getByRole('button', { name: title }).click();
    await expect(hint.locator('[data-bearing]').first()).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
    await hint.getByRole('button', { name: setUp }).click();
    await expect(hint).toBeHidden();
    await expect(page.locator('.room .confirm')).toBeVisible();
  });
}
