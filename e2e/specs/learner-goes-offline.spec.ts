import type { Page } from '@playwright/test';
import type { BodyOfKind } from '@snapwell/contract/learning/kinds';
import { createLearner, LEAST_TIME_MS } from '../support/academy-learner.ts';
import { onlyInCi, onlyInEndurance } from '../support/endurance.ts';
import { pageDownTo } from '../support/keyboard.ts';
import { createProduct } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

const ARTICLE = 'close-the-book';
const VIDEO = 'a-path-in-the-meadow';

// What is at stake here is the service worker; everywhere else it stays out of the way.
test.use({ serviceWorkers: 'allow' });

test('an article is read on without a network, also after a reload, and counts once when it is back', async ({
  browser,
  product,
}) => {
  const learner = await createLearner(product);
  const before = await learner.points();
  const context = await learner.device(browser, { serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto(`/o/${learner.orgId}/content/${ARTICLE}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The text comes after its head: it is there before the network goes away.
  await expect(page.getByRole('heading', { name: 'Why it works' })).toBeVisible();
  await offlineReady(page);

  await context.setOffline(true);
  await pageDownTo(page, 'Why it works');
  // Further up on the screen: the text is opened again at the beginning of a paragraph, which may push it out below.
  for (let line = 0; line < 5; line++) await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await expect(page.getByText("You're offline", { exact: false })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Why it works' })).toBeInViewport();
  await expect(page.getByText('Complete', { exact: true })).toBeHidden();
  await page.keyboard.press('End');
  await expect(page.getByText('Complete', { exact: true }).first()).toBeVisible();
  expect(await learner.progressIn(ARTICLE)).toMatchObject({ is_completed: false });

  await context.setOffline(false);
  await expect(page.getByText('+20 points')).toBeVisible({ timeout: LEAST_TIME_MS });
  await expect(page.getByText('Saved as you go')).toBeVisible();
  expect(await learner.progressIn(ARTICLE)).toMatchObject({ is_completed: true });
  await page.reload();
  await expect(page.getByText('Complete', { exact: true }).first()).toBeVisible();
  expect(await learner.points()).toBe(before + 20);
  await context.close();
});

test('a video goes on where it was when the network went away', onlyInCi, async ({ browser, product }) => {
  const learner = await createLearner(product);
  const context = await learner.device(browser, { serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto(`/o/${learner.orgId}/content/${VIDEO}`);
  await play(page, 6);
  await offlineReady(page);

  await context.setOffline(true);
  await play(page, 9);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const video = page.locator('video');
  await expect.poll(() => video.evaluate((it: HTMLVideoElement) => it.currentTime)).toBeGreaterThan(7);
  await play(page, 12);

  await context.setOffline(false);
  await expect.poll(async () => (await learner.progressIn(VIDEO)).furthest, { timeout: 20_000 }).toBeGreaterThan(0.05);
  expect((await learner.progressIn(VIDEO)).furthest).toBeLessThan(0.3);
  await context.close();
});

test(
  'progress survives a server that dies, and reaches it in order when it is back',
  onlyInEndurance,
  async ({ browser }) => {
    test.setTimeout(180_000);
    const product = await createProduct();
    try {
      const learner = await createLearner(product);
      const before = await learner.points();
      const cards = ((await learner.content('spacing-in-cards')).body as BodyOfKind<'flashcards'>).cards.length;
      const context = await learner.device(browser);
      const page = await context.newPage();
      await page.goto(`/o/${learner.orgId}/content/spacing-in-cards`);
      const card = page.getByRole('button', { name: /Press to turn the card over$/ });
      await expect(card).toBeVisible();
      await product.kill();
      for (let left = cards; left > 0; left--) {
        await card.click();
        await page.getByRole('button', { name: 'I knew it' }).click();
      }
      await expect(page.getByText('Saved on this device')).toBeVisible();
      await product.start();
      await expect(page.getByText('+25 points')).toBeVisible({ timeout: 90_000 });
      expect(await learner.points()).toBe(before + 25);
      await context.close();
    } finally {
      await product.remove();
    }
  },
);

test('what somebody read is gone from the device when they sign out', onlyInCi, async ({ browser, product }) => {
  const learner = await createLearner(product);
  const context = await learner.device(browser, { serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto(`/o/${learner.orgId}/content/the-forgetting-curve`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await offlineReady(page);
  expect(await kept(page)).toMatchObject({
    answers: expect.arrayContaining([expect.stringContaining('/content/the-forgetting-curve')]),
  });

  await page.getByRole('button', { name: /Lena/ }).first().click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect.poll(() => kept(page)).toEqual({ answers: [], files: [] });
  await context.close();
});

/** The worker has kept what it needs to open the application again, and answers for this page. */
async function offlineReady(page: Page): Promise<void> {
  const answers = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await expect.poll(answers, { timeout: 60_000, message: 'the worker answers for this page' }).toBe(true);
}

/** Plays until the video is past that second. */
async function play(page: Page, until: number): Promise<void> {
  const video = page.locator('video');
  await video.evaluate((it: HTMLVideoElement) => it.play());
  await expect
    .poll(() => video.evaluate((it: HTMLVideoElement) => it.currentTime), { timeout: 30_000 })
    .toBeGreaterThan(until);
  await video.evaluate((it: HTMLVideoElement) => it.pause());
}

/** What this device still knows of what was read: addresses of answers and of pictures. */
async function kept(page: Page): Promise<{ answers: string[]; files: string[] }> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('snapwell-answers');
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(opening.error));
    });
    const answers = await new Promise<IDBValidKey[]>((resolve) => {
      const all = database.transaction('answers').objectStore('answers').getAllKeys();
      all.addEventListener('success', () => resolve(all.result));
    });
    database.close();
    const files = (await caches.has('snapwell-files')) ? await (await caches.open('snapwell-files')).keys() : [];
    return { answers: answers.map(String), files: files.map(({ url }) => url) };
  });
}
