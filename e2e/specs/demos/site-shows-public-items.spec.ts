import { ask, must } from '../../support/learners.ts';
import { expect, test } from '../../support/test.ts';

const SIGN_IN = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=snapwell-embedded';
const SHOWN = ['/p/riverside/quiz/five-moments-quiz', '/p/riverside/content/which-pain-scale-for-whom'];
const NAMED = 'https://intranet.example.org';
const OTHER = 'https://elsewhere.example.org';

test('a site that an organization names shows its quiz and its lesson, any other site shows neither', async ({
  page,
  product: { origin },
}) => {
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
  // What stands around a page of ours stays at home.
  await expect(lesson.getByRole('banner')).toHaveCount(0);
  await quiz.getByRole('button', { name: 'Start the quiz' }).click();
  await expect(quiz.getByRole('radio').or(quiz.getByRole('checkbox')).first()).toBeAttached();

  // The browser puts a page of its own in the place of what may not be framed.
  await page.goto(OTHER);
  await expect
    .poll(() => page.frames().filter((frame) => frame.url().startsWith('chrome-error:')).length)
    .toBe(SHOWN.length);
});
