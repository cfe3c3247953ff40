import type { BrowserContext, Page } from '@playwright/test';
import { isEndurance, onlyInCi, some } from '../../support/endurance.ts';
import { complaintsOf, violationsOn } from '../../support/accessibility.ts';
import { INSIDE, OF_AN_ADMINISTRATOR, OF_THE_SYSTEM, OPEN } from '../../support/routes.ts';
import { expect, test } from '../../support/test.ts';
import { sampleDevice, SYSTEM_ADMIN } from '../../support/sign-in.ts';

// Colours are the theme's and room is the width's: each of them once is enough.
const LOOKS = [
  { theme: 'light', width: 320 },
  { theme: 'dark', width: 1440 },
];

const VISITORS = [
  { visit: 'strangers can read and use every open screen', email: null, paths: OPEN },
  {
    visit: 'members can read and use every screen behind the sign-in',
    email: 'grace@riverside.example',
    paths: INSIDE,
  },
  {
    visit: 'administrators can read and use their rooms',
    email: 'grace@riverside.example',
    paths: OF_AN_ADMINISTRATOR,
  },
  { visit: 'who runs the system can read and use its rooms', email: SYSTEM_ADMIN, paths: OF_THE_SYSTEM },
];

for (const { theme, width } of some(LOOKS, LOOKS.slice(0, 1)))
  for (const { visit, email, paths } of VISITORS)
    test(`${visit} at ${width} px in the ${theme} theme`, onlyInCi, async ({ browser, product }) => {
      test.setTimeout(Math.max(180_000, paths.length * 10_000));
      const options = { viewport: { width, height: 900 }, reducedMotion: 'reduce' } as const;
      const context = email
        ? await sampleDevice(browser, product, email, options)
        : await browser.newContext({ ...options, baseURL: product.origin });
      await examine(context, paths, theme);
      await context.close();
    });

async function examine(context: BrowserContext, paths: readonly string[], theme: string): Promise<void> {
  await context.addInitScript((stored) => localStorage.setItem('snapwell.theme', stored), theme);
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await showAll(page);
      await expect(page).toHaveTitle(/\S/);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > page.viewportSize()!.width) complaints.push(`${path} is ${width} px wide`);
      // A normal run examines the parts that screens are made of (`gallery.spec.ts`), and screens on the way of stories.
      if (isEndurance) complaints.push(...(await violationsOn(page)).map((violation) => `${path} ${violation}`));
    });
  }
  expect(complaints).toEqual([]);
}

/** Skeletons are gone: what is examined is the screen and not its shape. Some parts come only when they are near. */
async function showAll(page: Page): Promise<void> {
  const waiting = page.locator('.animate-pulse');
  await expect(async () => {
    if ((await waiting.count()) > 0) await waiting.first().scrollIntoViewIfNeeded({ timeout: 1000 });
    await expect(waiting).toHaveCount(0, { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
}

test('a text does not become markup or a script, whoever asks', async ({ browser, product }) => {
  const context = await browser.newContext({ baseURL: product.origin });
  const page = await context.newPage();
  await page.goto('/signin');
  // Its scripts, and with them what lets an entity pass, begin with the first step.
  await page.mouse.move(200, 200);
  await expect.poll(() => page.evaluate<boolean>('trustedTypes.defaultPolicy !== null')).toBe(true);
  const passed = await page.evaluate(() => {
    const tries = {
      markup: () => void (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'),
      script: () => void (document.createElement('script').src = 'https://evil.example/x.js'),
      code: () => void (document.createElement('script').text = 'alert(1)'),
      entity: () => void (document.createElement('i').innerHTML = '&nbsp;'),
    };
    return Object.entries(tries).flatMap(([name, attempt]) => {
      try {
        attempt();
        return [name];
      } catch {
        return [];
      }
    });
  });
  expect(passed).toEqual(['entity']);
  await context.close();
});
