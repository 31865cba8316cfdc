import { expectAccessible } from './accessible';
import { expect, test } from './emporion';
import { bots, makeTable, me, sitDown } from './tables';

const LANGUAGES = [
  { locale: 'fr-FR', hand: 'Votre main', sell: 'Vendre pour 3 pièces', told: /Vous avez vendu .+ pour 3 pièces/ },
  { locale: 'it-IT', hand: 'La tua mano', sell: /^Vendi/, told: /Hai venduto .+ per 3 monete/ },
];

for (const { locale, hand, sell, told } of LANGUAGES)
  test.describe(locale, () => {
    test.use({ locale });

    test('a turn is played in the language of the browser', async ({ page }) => {
      const { id } = await makeTable(page, [me, ...bots(3)]);
      await sitDown(page, `/t/${id}`);
      await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
      await page.getByRole('radiogroup', { name: hand }).getByRole('radio').first().click();
      await page.keyboard.press('s');
      await page.getByRole('button', { name: sell }).click();
      await expect(page.getByText(told).first()).toBeVisible({ timeout: 30_000 });
      await expectAccessible(page);
    });
  });
