import type { Browser, Locator, Page } from '@playwright/test';
import { expect, test } from './test.ts';

const LESSON = '/o/riverside/content/the-second-look';
/** A film of half a minute is drawn while other tests want the same processors. */
const FILM_MS = 120_000;

const drawer = (page: Page): Locator => page.getByRole('dialog', { name: 'Sophie' });

test('a learner has flashcards and a film made from a page, plays them, and takes the film along', async ({ browser, product }) => {
  test.setTimeout(300_000);
  const page = await atLesson(browser, product.origin);
  await askFor(page, 'Create flashcards');
  await drawer(page).getByRole('link', { name: 'Learn the cards' }).click();
  await expect(page).toHaveURL(/\/content\/own-[\w-]+\?from=copilot$/);
  await expect(page.getByText('Made for you. Only you see it, and it pays no points.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Flashcards: The second look' })).toBeVisible();

  await page.goto(LESSON);
  await askFor(page, 'Create a video short');
  // The work goes on where it was left: by the next page that is opened.
  await page.reload();
  const film = await finished(page, 'video_short');
  await page.goto(`/o/riverside/content/${film}`);
  const video = page.locator('video');
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.videoHeight)).toBe(1280);
  const seconds = await video.evaluate((element: HTMLVideoElement) => element.duration);
  expect(seconds).toBeGreaterThan(14.5);
  expect(seconds).toBeLessThan(31);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/^In half a minute The second look\.(mp4|webm)$/);

  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete this for good?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/o\/riverside\/home$/);
  await page.context().close();
});

async function atLesson(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', acceptDownloads: true });
  const page = await context.newPage();
  await page.goto('/signin');
  await page.getByLabel('E-mail').fill('jonas.meyer@riverside.example');
  await page.getByLabel('Password', { exact: true }).fill('snapwell-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/o\/riverside\/home$/);
  await page.addLocatorHandler(page.getByRole('dialog', { name: /^Welcome/ }), (greeting) => greeting.getByRole('button', { name: 'Close' }).click());
  await page.goto(LESSON);
  return page;
}

async function askFor(page: Page, what: string): Promise<void> {
  if (!(await drawer(page).isVisible())) await page.getByRole('button', { name: 'Open Sophie, your assistant' }).click();
  await page.getByPlaceholder('Ask anything...').fill(what);
  await page.getByPlaceholder('Ask anything...').press('Enter');
  await expect(
    drawer(page)
      .getByText(/^I am making/)
      .last(),
  ).toBeVisible({ timeout: 30_000 });
}

/** Waits until the newest thing of this kind is made, and answers its item. The list is what the page itself looks at. */
async function finished(page: Page, kind: string): Promise<string> {
  const answer = await page.waitForResponse(
    async (response) => {
      if (!new URL(response.url()).pathname.endsWith('/makings') || !response.ok()) return false;
      const { items } = (await response.json()) as { items: { kind: string; state: string }[] };
      return items.find((item) => item.kind === kind)?.state === 'done';
    },
    { timeout: FILM_MS },
  );
  const { items } = (await answer.json()) as { items: { kind: string; content_id: string }[] };
  return items.find((item) => item.kind === kind)!.content_id;
}
