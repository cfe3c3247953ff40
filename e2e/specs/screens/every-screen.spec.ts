import type { BrowserContext, Page } from '@playwright/test';
import { isEndurance, onlyInEndurance, some } from '../../support/endurance.ts';
import { violationsOn } from '../../support/accessibility.ts';
import { publicAddresses } from '../../support/public-addresses.ts';
import { expect, test } from '../../support/test.ts';
import { enterCredentials, signInAsSample } from '../../support/sign-in.ts';

const OPEN = some(publicAddresses, [
  '/auth',
  '/signin',
  '/signup',
  '/auth/forgot-password',
  '/auth/link',
  '/auth/action?mode=verifyEmail&oobCode=x',
  '/auth/action',
  '/outbox',
  '/nowhere',
  '/landing',
  '/landing-v2',
  '/privacy',
  '/auditing-demo',
  '/rn-documentation-demo-solo',
  '/stem-cells-app-demo/booking',
  '/p/riverside/content/ask-first',
  '/test-copilot',
]);
const INSIDE = [
  '/home?add',
  '/profile',
  '/config',
  '/o/riverside',
  '/o/riverside/home',
  '/o/riverside/discover',
  '/o/riverside/lms',
  '/o/riverside/me',
  '/o/riverside/me?show=history',
  '/o/riverside/courses/hand-hygiene-yearly',
  '/o/riverside/leaderboard',
  '/o/riverside/review',
  '/o/riverside/modules/pain-assessment',
  '/o/riverside/content/which-pain-scale-for-whom',
  '/o/riverside/content/pain-is-personal',
  '/o/riverside/content/pain-scales-at-a-glance',
  '/o/riverside/content/the-pain-round',
  '/test-copilot',
];
const OF_AN_ADMINISTRATOR = [
  '/o/riverside/insights',
  '/o/riverside/insights-v1',
  '/o/riverside/team',
  '/o/riverside/team/insights',
  '/o/riverside/admin-panel/people',
  '/o/riverside/admin-panel/groups',
  '/o/riverside/admin-panel/invites',
  '/o/riverside/admin-panel/assignments',
  '/o/riverside/admin-panel/assignments?show=new',
  '/o/riverside/admin-panel/certificates',
  '/o/riverside/admin-panel/settings',
  '/o/riverside/admin-panel/settings/points',
  '/o/riverside/admin-panel/settings/integrations',
];

const OF_THE_SYSTEM = [
  '/admin-panel',
  '/admin-panel/organizations',
  '/admin-panel/users',
  '/admin-panel/errors',
  '/admin-panel/jobs',
  '/admin-panel/mails',
  '/admin-panel/health',
  '/admin-panel/configuration',
  '/admin-panel/audit',
  '/admin-panel/data',
];

// Colours are the theme's and room is the width's: each of them once is enough.
const LOOKS = [
  { theme: 'light', width: 320 },
  { theme: 'dark', width: 1440 },
];

for (const { theme, width } of some(LOOKS, LOOKS.slice(0, 1))) {
  test(`strangers can read and use every open screen at ${width} px in the ${theme} theme`, async ({
    browser,
    product,
  }) => {
    test.setTimeout(OPEN.length * 10_000);
    const context = await browser.newContext({
      baseURL: product.origin,
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    });
    await examine(context, OPEN, theme);
    await context.close();
  });

  test(`members can read and use every screen behind the door at ${width} px in the ${theme} theme`, async ({
    browser,
    product,
  }) => {
    test.setTimeout(180_000);
    const context = await browser.newContext({
      baseURL: product.origin,
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    });
    const door = await context.newPage();
    await signInAsSample(door, 'grace@riverside.example');
    await door.close();
    await examine(context, INSIDE, theme);
    await context.close();
  });

  test(`administrators can read and use their rooms at ${width} px in the ${theme} theme`, async ({
    browser,
    product,
  }) => {
    test.setTimeout(180_000);
    const context = await browser.newContext({
      baseURL: product.origin,
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    });
    const door = await context.newPage();
    await signInAsSample(door, 'grace@riverside.example');
    await door.close();
    await examine(context, OF_AN_ADMINISTRATOR, theme);
    await context.close();
  });

  test(`who runs the system can read and use its rooms at ${width} px in the ${theme} theme`, async ({
    browser,
    product,
  }) => {
    test.setTimeout(180_000);
    const context = await browser.newContext({
      baseURL: product.origin,
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    });
    const door = await context.newPage();
    await door.goto('/signin');
    await enterCredentials(door, 'root@snapwell.example');
    await expect(door).not.toHaveURL(/signin/);
    await door.close();
    await examine(context, OF_THE_SYSTEM, theme);
    await context.close();
  });
}

/** The widths of phones, and every kind of screen that a learner comes to with them. */
const PHONES = [390, 360, 320];
const OF_A_LEARNER = [
  '/o/riverside',
  '/o/riverside/home',
  '/o/riverside/discover',
  '/o/riverside/lms',
  '/o/riverside/lms?q=pain',
  '/o/riverside/me',
  '/o/riverside/me?show=history',
  '/o/riverside/leaderboard',
  '/o/riverside/leaderboard?period=league',
  '/o/riverside/review',
  '/o/riverside/modules/sepsis',
  '/o/riverside/courses/hand-hygiene-yearly',
  '/o/riverside/quiz/why-people-fall-quiz',
  '/o/riverside/quiz/why-people-fall-quiz/results',
  '/o/riverside/quiz/choosing-a-scale-quiz',
  '/o/riverside/content/which-pain-scale-for-whom',
  '/o/riverside/content/pain-is-personal',
  '/o/riverside/content/pain-scales-at-a-glance',
  '/o/riverside/content/ask-first',
  '/o/riverside/content/match-the-scale',
  '/o/riverside/content/the-pain-round',
  '/o/riverside/content/numbers-and-a-hunch',
  '/profile',
  '/config',
];

for (const locale of ['en-GB', 'de-DE'])
  test(
    `no screen of a learner scrolls sideways on any phone in ${locale}`,
    onlyInEndurance,
    async ({ browser, product }) => {
      test.setTimeout(120_000);
      const context = await browser.newContext({
        baseURL: product.origin,
        viewport: { width: PHONES[0]!, height: 844 },
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await signInAsSample(page, 'ada@riverside.example');
      await context.addInitScript(
        (language) => localStorage.setItem('snapwell.language', language),
        locale.slice(0, 2),
      );
      const complaints: string[] = [];
      for (const path of OF_A_LEARNER) {
        await test.step(path, async () => {
          await page.setViewportSize({ width: PHONES[0]!, height: 844 });
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.locator('.animate-pulse')).toHaveCount(0);
          for (const width of PHONES) {
            await page.setViewportSize({ width, height: 844 });
            const needed = await page.evaluate(() => document.documentElement.scrollWidth);
            if (needed > width) complaints.push(`${path} is ${needed} px wide at ${width}`);
          }
        });
      }
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

async function examine(context: BrowserContext, paths: readonly string[], theme: string): Promise<void> {
  await context.addInitScript((stored) => localStorage.setItem('snapwell.theme', stored), theme);
  const page = await context.newPage();
  const complaints = listen(page);
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

/** A picture that is missing on purpose, and the worker that browser tests keep out (`playwright.config.ts`). */
const EXPECTED = /^(Failed to load resource|Service Worker registration blocked)/;

/** What the page complains of: errors of its own, and what its content security policy stops. */
function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !EXPECTED.test(message.text()))
      complaints.push(message.text());
  });
  return complaints;
}

test('a text does not become markup or a script, whoever asks', async ({ browser, product }) => {
  const context = await browser.newContext({ baseURL: product.origin });
  const page = await context.newPage();
  await page.goto('/signin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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
