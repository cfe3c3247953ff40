import { type Browser, expect, type Page, test } from '@playwright/test';
import { violationsOn } from '../../support/accessibility.ts';
import { onlyInCi, some } from '../../support/endurance.ts';
import { test as product } from '../../support/test.ts';

const NIGHT = '/p/riverside/quiz-sim/a-thud-in-room-seven';

/** A stranger's device at the public simulation of the sample library. */
async function open(browser: Browser, origin: string, options: Parameters<Browser['newContext']>[0]): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  await page.goto(NIGHT);
  return page;
}

const DEVICES = [
  { name: 'a phone', options: { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } },
  { name: 'a desk', options: { viewport: { width: 1440, height: 900 }, colorScheme: 'light' } },
] as const;

for (const { name, options } of some(DEVICES, DEVICES.slice(0, 1))) {
  product(
    `a stranger plays a simulation by keys alone on ${name}, from its cover to its results`,
    async ({ browser, product: { origin } }) => {
      const page = await open(browser, origin, options);
      await expect(page.getByRole('button', { name: 'Start the simulation' })).toBeVisible();
      expect(await violationsOn(page)).toEqual([]);
      await page.getByRole('button', { name: 'Start the simulation' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'What do you do?' })).toBeVisible();
      expect(await violationsOn(page)).toEqual([]);
      const results = page.getByRole('heading', { name: 'Your way and the best way' });
      const ended = page.getByRole('button', { name: 'See what came of it' });
      await test.step('choose to the end', async () => {
        for (let scene = 1; !(await ended.isVisible()); scene++) {
          expect(scene, 'a way has an end').toBeLessThan(20);
          await page.keyboard.press('1');
          const consequence = page.getByText(/You chose:/);
          await expect(consequence).toBeVisible();
          // What is new has the focus: a screen reader begins there.
          await expect(page.locator('h2:focus')).toBeAttached();
          if (scene === 1) expect(await violationsOn(page)).toEqual([]);
          await page.keyboard.press('Enter');
          await expect(consequence).toBeHidden();
        }
      });
      await page.keyboard.press('Enter');
      await expect(results).toBeVisible();
      expect(await violationsOn(page)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await page.context().close();
    },
  );
}

product(
  'a story is left and gone on with, and its clock can be stopped',
  onlyInCi,
  async ({ browser, product: { origin } }) => {
    const page = await open(browser, origin, { viewport: { width: 390, height: 844 } });
    await page.getByRole('button', { name: 'Start the simulation' }).click();
    const before = await page.getByRole('region', { name: 'The scene' }).getByRole('heading').textContent();
    await page.getByRole('button', { name: /^Leave/ }).click();
    await page.getByRole('button', { name: 'Go on where you left' }).click();
    await expect(page.getByRole('region', { name: 'The scene' }).getByRole('heading')).toHaveText(before ?? '');
    await page.reload();
    await expect(page.getByRole('region', { name: 'The scene' }).getByRole('heading')).toHaveText(before ?? '');
    const clock = page.getByRole('timer');
    if (await clock.isVisible()) {
      await page.getByRole('button', { name: 'Take your time' }).click();
      await expect(clock).toBeHidden();
    }
    await page.context().close();
  },
);
