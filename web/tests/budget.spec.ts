import { expect, test } from './emporion';
import { bots, makeTable, me, sell, sitDown } from './tables';

const TURNS = 8;

// Traces look at the whole page after every step, and motion at where everything lies: neither is drawing.
test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });

test('a turn of seven players changes the table and does not make it anew', async ({ page }) => {
  test.setTimeout(120_000);
  const { id } = await makeTable(page, [me, ...bots(6)]);
  await sitDown(page, `/t/${id}`);
  const made = await page.evaluateHandle(() => {
    const counted = { elements: 0 };
    const elements = (node: Node) => (node instanceof Element ? 1 + node.querySelectorAll('*').length : 0);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) counted.elements += elements(node);
    }).observe(document.body, { childList: true, subtree: true });
    return counted;
  });
  for (let turn = 1; turn <= TURNS; turn += 1) {
    await sell(page);
    const drawn = turn < 6 ? `Age I, turn ${turn + 1}` : `Age II, turn ${turn - 5}`;
    await expect(page.locator('.progress').getByText(drawn, { exact: true })).toBeVisible({ timeout: 30_000 });
  }
  const times = await page.evaluate(() =>
    performance.getEntriesByName('emporion-render').map((entry) => entry.duration),
  );
  expect(times.length).toBeGreaterThan(TURNS);
  test
    .info()
    .annotations.push({ type: 'ms to draw each state', description: times.map((time) => time.toFixed(0)).join(' ') });
  // Whoever drew everything anew would make the page once or more each turn.
  const onThePage = await page.locator('*').count();
  const perTurn = (await made.jsonValue()).elements / TURNS;
  expect(perTurn).toBeGreaterThan(0);
  expect(perTurn).toBeLessThan(onThePage / 2);
});
