import type { Page } from '@playwright/test';
import { LANGUAGE_COOKIE } from '@snapwell/contract/text/language';
import { becomesTrue, HAS_COME, violationsOn } from '../../support/accessibility.ts';
import { onlyInEndurance } from '../../support/endurance.ts';
import { OF_A_LEARNER, OPEN } from '../../support/routes.ts';
import { signInAsSample } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

/** The widths of phones. */
const PHONES = [390, 360, 320];

for (const locale of ['en-GB', 'de-DE'])
  for (const { who, paths, email } of [
    { who: 'a learner', paths: OF_A_LEARNER, email: 'ada@riverside.example' },
    { who: 'a stranger', paths: OPEN, email: null },
  ])
    test(
      `no screen of ${who} scrolls sideways on any phone in ${locale}, nor with letters twice as large`,
      onlyInEndurance,
      async ({ browser, product }) => {
        test.setTimeout(600_000);
        const context = await browser.newContext({
          baseURL: product.origin,
          viewport: { width: PHONES[0]!, height: 844 },
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        if (email) await signInAsSample(page, email);
        const language = locale.slice(0, 2);
        await context.addInitScript((chosen) => localStorage.setItem('snapwell.language', chosen), language);
        // What a choice leaves as well: else the server draws public pages in the browser's language, and they are
        // made anew while they are judged.
        await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: product.origin }]);
        const complaints: string[] = [];
        const enlarge = await letterSizeOf(page);
        for (const path of paths) {
          await test.step(path, async () => {
            await enlarge(1);
            await page.setViewportSize({ width: PHONES[0]!, height: 844 });
            await page.goto(path);
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
            await becomesTrue(page, HAS_COME);
            await expect(page.locator('html')).toHaveAttribute('lang', language);
            for (const width of PHONES) {
              await page.setViewportSize({ width, height: 844 });
              complaints.push(...(await tooWide(page, path)));
            }
            await enlarge(2);
            complaints.push(...(await tooWide(page, `${path} in large letters`)));
            complaints.push(...(await violationsOn(page)).map((violation) => `${path} in large letters ${violation}`));
          });
        }
        expect(complaints).toEqual([]);
        await context.close();
      },
    );

/** Sets the size of letters that a person chose in their browser, in multiples of the usual one. */
async function letterSizeOf(page: Page): Promise<(times: number) => Promise<void>> {
  const client = await page.context().newCDPSession(page);
  return async (times) => {
    await client.send('Page.setFontSizes', { fontSizes: { standard: 16 * times, fixed: 13 * times } });
  };
}

async function tooWide(page: Page, what: string): Promise<string[]> {
  const { width } = page.viewportSize()!;
  const needed = await page.evaluate(() => document.documentElement.scrollWidth);
  return needed > width ? [`${what} is ${needed} px wide at ${width}`] : [];
}
