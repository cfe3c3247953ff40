import type { APIRequestContext, Page } from '@playwright/test';
import { onlyInCi } from '../support/endurance.ts';
import { expect, test } from '../support/test.ts';

const ARTICLE = '/p/riverside/content/which-pain-scale-for-whom';

test('a link to a public article unfurls with its title, words and picture', async ({ request, product }) => {
  const page = await request.get(ARTICLE, { headers: { accept: '*/*' } });
  const html = await page.text();
  expect(page.status()).toBe(200);
  expect(html.match(/<title>[^<]*<\/title>/g)).toEqual([
    '<title>Which pain scale, for whom? · Riverside Hospitals</title>',
  ]);
  expect(html).toContain('<meta property="og:type" content="article" />');
  expect(html).toContain(`<link rel="canonical" href="${product.origin}${ARTICLE}" />`);
  const picture = /property="og:image" content="([^"]+)"/.exec(html)![1]!;
  const answer = await request.get(picture);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  expect((await answer.body()).length).toBeGreaterThan(5_000);
});

test('a link to a public quiz unfurls as well', async ({ request }) => {
  const html = await (await request.get('/p/riverside/quiz/five-moments-quiz')).text();
  expect(html).toMatch(/<meta property="og:title" content="[^"]+ · Riverside Hospitals" \/>/);
});

/** Opens a page whose scripts wait until they are let in. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  await renderedPage(page.request, path);
  const { promise: letIn, resolve: letScriptsIn } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await letIn;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return letScriptsIn;
}

test('a button pressed before the page has its scripts does its work when they are there', async ({ page }) => {
  const letScriptsIn = await openWithoutScripts(page, '/p/riverside/quiz/five-moments-quiz');
  await page.getByRole('button', { name: 'Start the quiz' }).click({ noWaitAfter: true });
  letScriptsIn();
  await expect(page.getByRole('button', { name: /Show all questions$/ })).toBeVisible();
});

test('what is typed and chosen before the page has its scripts is not lost', onlyInCi, async ({ page }) => {
  const letScriptsIn = await openWithoutScripts(page, '/landing-v2');
  await page.getByRole('radio').first().check();
  await page.getByLabel('Your name').fill('Nia Bell');
  await page.getByLabel('People who would learn').selectOption('more');
  letScriptsIn();
  await expect(page.getByText('1 of 5 answered')).toBeAttached();
  // The form asks for its times once it has come to life.
  await expect(page.getByLabel('Day', { exact: true })).toBeEnabled();
  await expect(page.getByLabel('Your name')).toHaveValue('Nia Bell');
  await expect(page.getByLabel('People who would learn')).toHaveValue('more');
});

/** Whether the page answers by itself yet. */
const isAlive = (page: Page): Promise<boolean> =>
  page
    .getByRole('button')
    .first()
    .evaluate((button) => Object.keys(button).some((key) => key.startsWith('__reactFiber$')));

for (const [path, scope] of [
  ['/landing', {}],
  ['/signin', onlyInCi],
] as const)
  test(
    `${path} stays as it came until somebody begins, or has left it untouched for ten seconds`,
    scope,
    async ({ page }) => {
      await page.clock.install();
      // Time stands still while the page comes: on a busy machine that alone takes more than the second that is left.
      const open = async (hour: number) => {
        await page.clock.pauseAt(new Date(Date.now() + hour * 3_600_000));
        await page.goto(path);
        await page.clock.runFor(9_000);
        await page.waitForLoadState('networkidle');
        expect(await isAlive(page)).toBe(false);
      };
      await open(1);
      await page.mouse.move(200, 200);
      await page.clock.resume();
      await expect.poll(() => isAlive(page)).toBe(true);
      await open(2);
      await page.clock.runFor(2_000);
      await page.clock.resume();
      await expect.poll(() => isAlive(page)).toBe(true);
    },
  );

test(
  'the cover of a public simulation arrives as HTML, and what is played stays in the page',
  onlyInCi,
  async ({ page, request }) => {
    const address = '/p/riverside/quiz-sim/talking-with-somebody-in-pain';
    expect(await renderedPage(request, address)).toContain('Begin the conversation');
    await page.goto(address);
    await page.getByRole('button', { name: 'Begin the conversation' }).click();
    await expect(page).toHaveURL(/attempt=/);
    await expect(page.getByRole('textbox')).toBeVisible();
  },
);

test('what is not public is not there: same status, same page, whatever the reason', async ({ request }) => {
  const paths = [
    'riverside/content/no-such-item',
    'riverside/content/the-second-look',
    'nobody/content/x',
    'riverside/quiz/which-pain-scale-for-whom',
    'UP/content/x',
  ];
  const answers = await Promise.all(paths.map((path) => request.get(`/p/${path}`)));
  expect(answers.map((answer) => answer.status())).toEqual(paths.map(() => 404));
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
});

/** A page as the server renders it; the first after a start may come as the application, without words of its own. */
async function renderedPage(request: APIRequestContext, path: string): Promise<string> {
  let html = '';
  await expect(async () => {
    html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
    expect(html).toContain('id="rendered-page"');
  }).toPass();
  return html;
}
