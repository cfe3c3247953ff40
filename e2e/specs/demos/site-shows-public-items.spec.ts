import { ask, must } from '../../support/learners.ts';
import { expect, test } from '../../support/test.ts';

const SIGN_IN = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=snapwell-embedded';
const SHOWN = ['/p/riverside/quiz/five-moments-quiz', '/p/riverside/content/which-pain-scale-for-whom'];
const NAMED = 'https://intranet.example.org';
const OTHER = 'https://elsewhere.example.org';

test('a site that an organization names shows its quiz and its lesson, any other site shows neither', async ({
  browser,
  product: { origin },
}) => {
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
  // Pages of other sites, with the lines that an author copies.
  const frames = SHOWN.map((path, at) => `<iframe src="${origin}${path}?embed=1" title="Item ${at}"></iframe>`);
  await page.route(/^https:\/\/(intranet|elsewhere)\.example\.org\//, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Intranet</title><h1>Intranet</h1>${frames.join('')}`,
    }),
  );
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
  await context.close();
});
