import type { BrowserContext } from '@playwright/test';
import { z } from 'zod';
import { onlyInCi } from '../../support/endurance.ts';
import { expect, test } from '../../support/test.ts';

const ARTICLE = '/p/riverside/content/which-pain-scale-for-whom';

/** The pages that arrive with their words, and some of them in each language. */
const PAGES = [
  { path: '/landing', en: 'Learn between two call bells.', de: 'Lernen zwischen zwei Klingeln.' },
  { path: '/landing-v2', en: 'Book a demo', de: 'Demo' },
  { path: '/privacy', en: 'Nobody follows you', de: 'Niemand verfolgt dich' },
  { path: '/imprint', en: 'Imprint', de: 'Impressum' },
  { path: ARTICLE, en: 'Sign up', de: 'Registrieren' },
  { path: '/p/riverside/quiz/five-moments-quiz', en: 'Start the quiz', de: 'Quiz starten' },
  { path: '/p/riverside', en: 'Sign up', de: 'Registrieren' },
] as const;

/** The application draws these anew when it is there. */
const PRERENDERED = [
  { path: '/signin', en: 'Welcome back.', de: 'Willkommen zurück.' },
  { path: '/signup', en: 'Your first five minutes.', de: 'Deine ersten fünf Minuten.' },
  { path: '/auditing-demo', en: 'Three made-up patients', de: 'Drei erfundene Akten' },
  { path: '/rn-documentation-demo', en: 'Say it once', de: 'Sag es einmal' },
] as const;

test('search engines find the pages about the product, each in its languages, and what is open to everybody', async ({
  request,
  product,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${product.origin}/sitemap.xml`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!);
  const pages = ['/landing', '/landing-v2', '/privacy', '/imprint', ...PRERENDERED.map(({ path }) => path)];
  expect(addresses.slice(0, 9)).toEqual([...pages, '/p/riverside'].map((path) => product.origin + path));
  expect(addresses).toContain(product.origin + ARTICLE);
  expect(addresses.filter((address) => address.includes('/p/academy'))).toEqual([]);
  const german = await (await request.get('/landing?lang=de')).text();
  expect(german).toContain('<html lang="de"');
  expect(german).toContain('<title>Lernen zwischen zwei Klingeln · Snapwell</title>');
  expect(german).toContain(`<link rel="canonical" href="${product.origin}/landing" />`);
});

/** What search engines ask of each, as they document it; addresses are whole, and times as ISO 8601 has them. */
const organization = z.object({ '@type': z.literal('Organization'), name: z.string().min(1) });
const resource = z.object({
  '@type': z.enum(['Quiz', 'LearningResource']),
  name: z.string().min(1),
  learningResourceType: z.string().min(1),
  timeRequired: z.string().regex(/^PT\d+M$/),
});
const course = z.object({
  '@type': z.literal('Course'),
  name: z.string().min(1),
  description: z.string().min(1),
  provider: organization,
  hasPart: z.array(resource).min(1),
});
const item = resource.extend({ url: z.url(), inLanguage: z.string().min(2), provider: organization });
const FACTS = [
  ['/landing', organization.extend({ url: z.url(), logo: z.url() })],
  [ARTICLE, item.extend({ '@type': z.literal('LearningResource') })],
  ['/p/riverside/quiz/five-moments-quiz', item.extend({ '@type': z.literal('Quiz') })],
  ['/p/riverside', z.object({ '@type': z.literal('CollectionPage'), url: z.url(), hasPart: z.array(course).min(1) })],
] as const;

for (const [path, shape] of FACTS)
  test(`${path} says what it is in the words of schema.org`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const facts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, data]) =>
      JSON.parse(data!),
    );
    expect(facts).toHaveLength(1);
    expect(facts[0]['@context']).toBe('https://schema.org');
    shape.parse(facts[0]);
  });

test('every page says what it shows without any script, in each language', onlyInCi, async ({ request }) => {
  for (const { path, ...words } of [...PAGES, ...PRERENDERED])
    for (const language of ['en', 'de'] as const)
      // The first page after a start is rendered while somebody waits, and they do not wait for ever.
      await expect(async () => {
        const headers = { accept: 'text/html', 'accept-language': language };
        const html = await (await request.get(path, { headers })).text();
        const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
        expect(main, path).toContain(words[language]);
        expect(html).toContain(`<html lang="${language}"`);
        expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      }).toPass();
});

test(
  'every page comes to life where it stands: nothing is rendered anew, nothing moves, nothing is asked again',
  onlyInCi,
  async ({ context }) => {
    // Nobody touches them, so each gets its scripts ten seconds after it has loaded: they wait for them together.
    const opened = [];
    for (const { path } of PAGES) opened.push({ path, ...(await openUntouched(context, path)) });
    for (const { path, page, told } of opened) {
      // The last to come are the messages in the corner.
      await expect(page.getByRole('region', { name: /^Messages/ })).toBeAttached();
      const isSameHeading = await page.evaluate(
        () => (globalThis as { renderedHeading?: Element }).renderedHeading?.isConnected,
      );
      expect({ isSameHeading, ...told }, path).toEqual({ isSameHeading: true, warnings: [], asked: [] });
    }
  },
);

/** A page that nobody does anything with; what it says and asks for from now on is told. */
async function openUntouched(context: BrowserContext, path: string) {
  const page = await context.newPage();
  const told = { warnings: [] as string[], asked: [] as string[] };
  page.on('console', (message) => {
    const isTold = message.type() === 'warning' || message.type() === 'error';
    // The service worker is kept out of these tests (`playwright.config.ts`).
    if (isTold && !message.text().startsWith('Service Worker')) told.warnings.push(message.text());
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/v1/public') || pathname === '/config.json') told.asked.push(pathname);
  });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const [heading] = document.querySelectorAll('#root h1');
      if (heading) Object.assign(globalThis, { renderedHeading: heading });
    });
  });
  // The server may not have drawn it yet: then the application comes instead, and asks.
  await expect(async () => {
    Object.assign(told, { warnings: [], asked: [] });
    const answer = await page.goto(path);
    expect(await answer!.text()).toContain('id="rendered-page"');
  }).toPass();
  return { page, told };
}

test('somebody who is signed in gets the application in place of what strangers see', onlyInCi, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('snapwell.signed-in', 'true'));
  // Strangers' pages bring the configuration along; the application asks for it.
  const asked = page.waitForRequest('**/config.json');
  await page.goto('/privacy');
  await asked;
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
});

test(
  'a choice of language is kept for the server, which renders the next page in it',
  onlyInCi,
  async ({ page, context, product }) => {
    await context.addCookies([{ name: 'snapwell.language', value: 'de', url: product.origin }]);
    await page.addInitScript(() => localStorage.setItem('snapwell.language', 'de'));
    await page.goto('/privacy');
    await expect(page.getByRole('heading', { level: 1, name: 'Datenschutz' })).toBeVisible();
    await expect(page.locator('#rendered-page')).toBeAttached();
  },
);
