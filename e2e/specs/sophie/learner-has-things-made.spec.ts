import type { Page } from '@playwright/test';
import type { BodyOfKind } from '@snapwell/contract/learning/kinds';
import { createLearner } from '../../support/academy-learner.ts';
import { onlyInCi, onlyInEndurance } from '../../support/endurance.ts';
import { askSophie, drawerOf, openDrawer } from '../../support/sophie.ts';
import { expect, test } from '../../support/test.ts';

const LESSON = '/o/academy/content/close-the-book';
const MADE = '/o/academy/me?show=made';

test(
  'a learner has flashcards made, plays them, finds them again and deletes them',
  onlyInEndurance,
  async ({ browser, product }) => {
    test.setTimeout(90_000);
    const context = await (await createLearner(product)).device(browser);
    const page = await context.newPage();
    await page.goto(LESSON);
    await openDrawer(page);
    await askSophie(page, 'Create flashcards');
    await drawerOf(page).getByRole('link', { name: 'Learn the cards' }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Flashcards: Close the book' })).toBeVisible();
    await expect(main.getByText('Private to you')).not.toHaveCount(0);
    await playCards(page);
    await expect(main.getByText('You’ve known every card once.')).toBeVisible();

    await page.goto(MADE);
    await main.getByRole('link', { name: /Flashcards: Close the book.*Finished/ }).click();
    await deleteIt(page);
    await page.goto(MADE);
    await expect(main.getByText('Nothing has been made for you yet.')).toBeVisible();
    await expect(drawerOf(page).getByText('You deleted it.')).toBeVisible();
    await context.close();
  },
);

test('a learner has a game made and plays it', onlyInEndurance, async ({ browser, product }) => {
  test.setTimeout(90_000);
  const learner = await createLearner(product);
  const context = await learner.device(browser);
  const page = await context.newPage();
  await page.goto(LESSON);
  await openDrawer(page);
  await askSophie(page, 'Create interactive game');
  await drawerOf(page).getByRole('link', { name: 'Play' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Game: Close the book' })).toBeVisible();
  // Of this page she makes pairs: its ways to remember, each with what one does.
  const { pairs } = (await learner.content(new URL(page.url()).pathname.split('/').at(-1)!))
    .body as BodyOfKind<'matching'>;
  for (const { left, right } of pairs) {
    await main.getByRole('button', { name: left }).click();
    await main.getByRole('button', { name: right }).click();
  }
  await expect(main.getByText('Complete', { exact: true }).first()).toBeVisible();
  await context.close();
});

test(
  'a learner has a film made: sees how far it is, watches it and takes it along',
  onlyInCi,
  async ({ browser, product }) => {
    test.setTimeout(180_000);
    const context = await (await createLearner(product)).device(browser);
    const page = await context.newPage();
    await page.goto(LESSON);
    await openDrawer(page);
    await askSophie(page, 'Create a video short');
    const drawer = drawerOf(page);
    await expect(drawer.getByRole('progressbar', { name: 'Being made' })).toBeVisible();
    await expect(drawer.getByText('Drawing the film in your browser.')).toBeVisible({ timeout: 30_000 });
    await drawer.getByRole('link', { name: 'Watch' }).click({ timeout: 120_000 });
    const film = page.locator('video');
    await expect.poll(() => film.evaluate((it: HTMLVideoElement) => it.duration)).toBeGreaterThanOrEqual(15);
    expect(await film.evaluate((it: HTMLVideoElement) => it.videoHeight / it.videoWidth)).toBeCloseTo(16 / 9, 1);
    await film.evaluate((it: HTMLVideoElement) => it.play());
    await expect.poll(() => film.evaluate((it: HTMLVideoElement) => it.currentTime)).toBeGreaterThan(1);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^In half a minute.*\.(mp4|webm)$/);
    await context.close();
  },
);

test(
  'a browser that cannot draw films says so, and where the film is finished',
  onlyInEndurance,
  async ({ browser, product }) => {
    const context = await (await createLearner(product)).device(browser);
    await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'VideoEncoder'));
    const page = await context.newPage();
    await page.goto(LESSON);
    await openDrawer(page);
    await askSophie(page, 'Create a video short');
    const drawer = drawerOf(page);
    await expect(drawer.getByText("this browser can't draw films")).toBeVisible({ timeout: 30_000 });
    await drawer.getByRole('button', { name: 'Give up' }).click();
    await expect(drawer.getByText('Given up.')).toBeVisible();
    await context.close();
  },
);

async function playCards(page: Page): Promise<void> {
  const bar = page.getByRole('progressbar', { name: /cards known$/ });
  const [, cards] = (await bar.getAttribute('aria-label'))!.match(/of (\d+)/)!;
  for (let known = 1; known <= Number(cards); known++) {
    await page.getByRole('button', { name: /Press to turn the card over$/ }).click();
    await page.getByRole('button', { name: 'I knew it' }).click();
  }
}

async function deleteIt(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete this for good?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/o/academy/home');
}
