import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Locator, Page } from '@playwright/test';
import { onlyInCi, some } from '../../support/endurance.ts';
import { askSophie, drawerOf, inputOf, openDrawer, toggleOf } from '../../support/sophie.ts';
import { expect, test } from '../../support/test.ts';
import type { Product } from '../../support/product.ts';
import { sampleDevice } from '../../support/sign-in.ts';

const LESSON = '/o/riverside/content/who-decides-what-hurts';
const QUESTION = 'What is pain?';

const source = (page: Page): Locator => drawerOf(page).getByRole('link', { name: /^Source: / });

test('a learner asks on a page, reads the answer, follows its source and comes back, and is shown a card', async ({
  browser,
  product,
}) => {
  test.setTimeout(180_000);
  const page = await signedIn(browser, product, 'grace@riverside.example');
  await page.goto(LESSON);
  await openDrawer(page);
  await expect(drawerOf(page).getByRole('heading', { name: 'Hello, Grace' })).toBeVisible();

  await askSophie(page, QUESTION);
  await expect(source(page).last()).toBeVisible();
  await source(page).last().click();
  await expect(page).toHaveURL(/\/content\/[a-z0-9-]+\?.*from=copilot.*#p-\d+$/);
  await expect(page.locator('[data-quoted]')).toBeInViewport();

  await page.getByRole('button', { name: 'Back to the conversation' }).click();
  await expect(page).toHaveURL(/\/content\/who-decides-what-hurts$/);
  await expect(drawerOf(page).getByText(QUESTION)).toBeVisible();

  await page.goto('/o/riverside/home');
  await askSophie(page, 'What should I do next?');
  await expect(drawerOf(page).getByRole('link', { name: /Open it here/ })).toHaveAttribute('href', /from=copilot/);

  await test.step('another device finds the conversation', async () => {
    const laptop = await signedIn(browser, product, 'grace@riverside.example');
    await openDrawer(laptop);
    await expect(drawerOf(laptop).getByText(QUESTION)).toBeVisible();
    await expect(drawerOf(laptop).getByRole('link', { name: /Open it here/ })).toBeVisible();
    await laptop.context().close();
  });

  await test.step('how an answer came about is shown on request', async () => {
    await drawerOf(page).getByRole('button', { name: 'How this answer came about' }).first().click();
    const inspection = page.getByRole('dialog', { name: 'How this answer came about' });
    await expect(inspection.getByText('Built-in engine')).toBeVisible();
    await inspection.getByRole('button', { name: 'Close' }).click();
    await expect(inspection).toBeHidden();
  });

  await test.step('the history is cleared', async () => {
    await drawerOf(page).getByRole('button', { name: 'Copilot Settings' }).click();
    await page.getByRole('button', { name: 'Clear message history' }).click();
    await expect(drawerOf(page).getByRole('heading', { name: 'Hello, Grace' })).toBeVisible();
    await page.reload();
    await expect(drawerOf(page).getByRole('heading', { name: 'Hello, Grace' })).toBeVisible();
  });
  await page.context().close();
});

test(
  'a reply that is being written is stopped, and one is found again after a reload',
  onlyInCi,
  async ({ browser, product }) => {
    test.setTimeout(180_000);
    const page = await signedIn(browser, product, 'noor@riverside.example');
    await page.goto(LESSON);
    await openDrawer(page);

    // The way to the server is held up, so that there is something to stop on any machine.
    let letThrough = () => {};
    const isHeldUp = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/chat/stream?*', async (route) => {
      await isHeldUp;
      await route.continue().catch(() => undefined);
    });
    await inputOf(page).fill(QUESTION);
    await inputOf(page).press('Enter');
    await expect(inputOf(page)).toBeDisabled();
    await expect(drawerOf(page).getByRole('button', { name: 'Stop' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(drawerOf(page).getByText('Stopped before the first word.')).toBeVisible();
    await expect(inputOf(page)).toBeFocused();
    letThrough();
    await page.unroute('**/chat/stream?*');

    await inputOf(page).fill('How do I prevent falls?');
    const isAsked = page.waitForResponse((response) => response.url().includes('/chat/stream'));
    await inputOf(page).press('Enter');
    await isAsked;
    await page.reload();
    await expect(drawerOf(page).getByText('How do I prevent falls?')).toBeVisible();
    await expect(source(page).last()).toBeVisible();
    await expect(inputOf(page)).toBeEnabled();

    // A page that goes away in the middle of a reply says so: only then it is finished without it.
    await page.evaluate(() => {
      const send = globalThis.fetch;
      globalThis.fetch = async (address, init) => {
        if (String(address).includes('/chat/stream')) return new Response(new ReadableStream());
        // What a page sends while it goes away is not told from outside.
        if (init?.keepalive)
          sessionStorage.setItem('sent', `${sessionStorage.getItem('sent') ?? ''} ${String(address)}`);
        return send(address, init);
      };
    });
    await inputOf(page).fill('How do I rub my hands?');
    await inputOf(page).press('Enter');
    await expect(inputOf(page)).toBeDisabled();
    await page.reload();
    expect(await page.evaluate(() => sessionStorage.getItem('sent'))).toContain('/keep?');
    await page.context().close();
  },
);

const LOOKS = [
  { theme: 'light', width: 320 },
  { theme: 'dark', width: 1440 },
  { theme: 'light', width: 1440 },
  { theme: 'dark', width: 320 },
];

for (const { theme, width } of some(LOOKS, LOOKS.slice(0, 1))) {
  test(
    `the assistant can be read and used by everybody at ${width} px in the ${theme} theme`,
    onlyInCi,
    async ({ browser, product }) => {
      test.setTimeout(120_000);
      const page = await signedIn(browser, product, 'grace@riverside.example', { theme, width });
      await page.goto(LESSON);
      await openDrawer(page);
      await askSophie(page, QUESTION);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const box = (await drawerOf(page).boundingBox())!;
      expect(Math.round(box.width)).toBe(width <= 640 ? width : 400);
      expect(await violationsOn(page)).toEqual([]);
      await drawerOf(page).getByRole('button', { name: 'Copilot Settings' }).click();
      await expect(page.getByRole('checkbox', { name: 'Show suggested prompts' })).toBeVisible();
      expect(await violationsOn(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('checkbox', { name: 'Show suggested prompts' })).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(drawerOf(page)).toBeHidden();
      await expect(toggleOf(page)).toBeFocused();
      await page.context().close();
    },
  );
}

async function signedIn(
  browser: Browser,
  product: Product,
  email: string,
  { theme = 'light', width = 1280 } = {},
): Promise<Page> {
  const context = await sampleDevice(browser, product, email, {
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  await context.addInitScript((stored) => localStorage.setItem('snapwell.theme', stored), theme);
  const page = await context.newPage();
  await page.goto('/o/riverside/home');
  return page;
}

async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .disableRules('region')
    .exclude('[data-base-ui-focus-guard]')
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}
