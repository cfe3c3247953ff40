import type { Browser, Page } from '@playwright/test';
import { onlyInCi } from '../../support/endurance.ts';
import { ask, must } from '../../support/learners.ts';
import { expect, test } from '../../support/test.ts';

const SIGN_IN = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=snapwell-embedded';
const SHOWN = ['/p/riverside/quiz/five-moments-quiz', '/p/riverside/content/which-pain-scale-for-whom'];
const NAMED = 'https://intranet.example.org';
const OTHER = 'https://elsewhere.example.org';

test(
  'a site that an organization names shows its quiz and its lesson, any other site shows neither',
  onlyInCi,
  async ({ browser, product: { origin } }) => {
    const page = await openSites(browser, origin);
    const quiz = page.frameLocator('[title="Item 0"]');
    const lesson = page.frameLocator('[title="Item 1"]');

    await page.goto(NAMED);
    await expect(lesson.getByRole('heading', { level: 1, name: 'Which pain scale, for whom?' })).toBeVisible();
    await expect(quiz.getByRole('button', { name: 'Start the quiz' })).toBeVisible();

    // The browser puts a page of its own in the place of what may not be framed.
    await page.goto(OTHER);
    await expect
      .poll(() => page.frames().filter((frame) => frame.url().startsWith('chrome-error:')).length)
      .toBe(SHOWN.length);
    await page.context().close();
  },
);

test(
  'a frame shows the item alone to its end, and everything else opens beside the site',
  onlyInCi,
  async ({ browser, product: { origin } }) => {
    const page = await openSites(browser, origin);
    const opened = () => page.context().waitForEvent('page');
    await page.goto(NAMED);
    const quiz = page.frameLocator('[title="Item 0"]');
    const lesson = page.frameLocator('[title="Item 1"]');

    await expect(lesson.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(lesson.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
    const whole = opened();
    await lesson.getByRole('link', { name: 'Open on Snapwell' }).click();
    await expect(await whole).toHaveURL(origin + SHOWN[1]!);

    await quiz.getByRole('button', { name: 'Start the quiz' }).click();
    await expect(quiz.getByRole('button', { name: /^Leave the quiz/ })).toHaveCount(0);
    await quiz.getByRole('button', { name: 'Show all questions' }).click();
    await quiz.getByRole('dialog').getByRole('button', { name: 'Finish quiz' }).click();
    // The results are another page, in the same frame.
    await expect(quiz.getByRole('link', { name: 'Try again' })).toBeVisible();
    await expect(quiz.getByRole('link', { name: 'Open on Snapwell' })).toBeVisible();
    await expect(quiz.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
    const account = opened();
    await quiz.getByRole('link', { name: /^Sign up/ }).click();
    await expect(await account).toHaveURL(`${origin}/signup`);
    await expect(quiz.getByRole('link', { name: 'Try again' })).toBeVisible();
    await page.context().close();
  },
);

/** A page that goes to sites with the lines that an author copies; the organization names one of them. */
async function openSites(browser: Browser, origin: string): Promise<Page> {
  // A refusal by the content policy is expected here, which the page of other tests reports. And the product runs on
  // this machine, which Chromium keeps pages of the internet from without a permission.
  const context = await browser.newContext({ permissions: ['local-network-access'] });
  const page = await context.newPage();
  const grace = { email: 'grace@riverside.example', password: 'snapwell-demo', returnSecureToken: true };
  const { idToken, localId } = await must(
    ask<{ idToken: string; localId: string }>(origin, null, `POST ${SIGN_IN}`, grace),
  );
  await must(
    ask(origin, { uid: localId, token: idToken }, 'PATCH /api/v1/organizations/riverside/settings', {
      embed_origins: [NAMED],
    }),
  );
  const frames = SHOWN.map(
    (path, at) => `<iframe src="${origin}${path}?embed=1" title="Item ${at}" width="600" height="720"></iframe>`,
  );
  await page.route(/^https:\/\/(intranet|elsewhere)\.example\.org\//, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Intranet</title><h1>Intranet</h1>${frames.join('')}`,
    }),
  );
  return page;
}
