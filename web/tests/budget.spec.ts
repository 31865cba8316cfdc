import { expect, test } from './emporion';
import { bots, makeTable, me, sell, sitDown } from './tables';

/** Milliseconds of script between a state's arrival and the drawn page: a frame at 60 a second. */
const BUDGET = 16;
const TURNS = 8;

// Traces look at the whole page after every step, and motion at where everything lies: neither is drawing.
test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });

test('the table of seven players is drawn anew within a frame', async ({ page }) => {
  test.setTimeout(120_000);
  const { id } = await makeTable(page, [me, ...bots(6)]);
  await sitDown(page, `/t/${id}`);
  for (let turn = 1; turn <= TURNS; turn += 1) {
    await sell(page);
    const drawn = turn < 6 ? `Age I, turn ${turn + 1}` : `Age II, turn ${turn - 5}`;
    await expect(page.locator('.progress').getByText(drawn, { exact: true })).toBeVisible({ timeout: 30_000 });
  }
  const times = await page.evaluate(() =>
    performance.getEntriesByName('emporion-render').map((entry) => entry.duration),
  );
  expect(times.length).toBeGreaterThan(TURNS);
  // The middle one: a machine that is busy with something else now and then says nothing about the page.
  const sorted = times.toSorted((a, b) => a - b);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(BUDGET);
});
