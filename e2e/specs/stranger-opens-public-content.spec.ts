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

test('a button pressed before the page has its scripts does its work when they are there', async ({ page }) => {
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto('/p/riverside/quiz/five-moments-quiz', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Start the quiz' }).click({ noWaitAfter: true });
  press();
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeAttached();
});

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

test('a stranger reads a public article on a phone, and signing up keeps it', async ({ browser, product }) => {
  const context = await browser.newContext({
    baseURL: product.origin,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto('/p/academy/content/close-the-book');
  await expect(page.getByRole('heading', { level: 1, name: 'Close the book' })).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByText('Complete.', { exact: true })).toBeAttached();
  await page.getByRole('link', { name: 'Sign up to save your progress' }).first().click();
  await page.getByLabel('Name', { exact: false }).first().fill('Nia Bell');
  await page.getByLabel(/^Email/).fill(`nia-${Date.now()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('correct horse 7');
  await page.getByRole('button', { name: 'Sign up' }).click();
  const kept = page.waitForResponse(
    (response) => response.url().endsWith('/content/close-the-book/completion') && response.ok(),
  );
  await page.getByRole('listitem').filter({ hasText: 'Academy' }).getByRole('button', { name: 'Join' }).click();
  await expect(page).toHaveURL(/\/o\/academy\/home/);
  await kept;
  await page.goto('/o/academy/content/close-the-book');
  await expect(page.getByText('Complete', { exact: true }).first()).toBeVisible();
  await context.close();
});
