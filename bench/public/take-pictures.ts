import type { Browser, BrowserContext, Page } from '@playwright/test';
import { LANGUAGE_COOKIE } from '@snapwell/contract/text/language';
import { watchRequests } from '../screens/come-to-rest.ts';
import { signIn } from '../screens/learner-browser.ts';

const WIDEST = 1440;
const HEIGHT = 900;
/** A busy machine draws a long page slowly. */
const DRAWN_WITHIN_MS = 180_000;
const API = /\/api\//;

export interface Look {
  readonly picture: Buffer;
  /** What a look at it would complain of; '' for nothing. */
  readonly remark: string;
}

/** What a server said, by what it was asked. */
export type Answers = Map<string, { status: number; contentType: string; body: Buffer }>;

/** A visitor's own browser, signed in where they have an account. */
export async function entersAs(browser: Browser, origin: string, email: string | null): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: WIDEST, height: HEIGHT },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  if (email !== null) await signIn(context, origin, email);
  return context;
}

/** From now on like somebody who has chosen language and theme here before, and whom the assistant has greeted. */
export async function chooses(context: BrowserContext, origin: string, language: string, theme: string): Promise<void> {
  await context.addInitScript(
    (choice) => {
      localStorage.setItem('snapwell.theme', choice.theme);
      localStorage.setItem('snapwell.language', choice.language);
      sessionStorage.setItem('snapwell.assistant-greeted', 'yes');
    },
    { language, theme },
  );
  // The server learns of the language by its cookie.
  await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: origin }]);
}

/** The whole page, at rest, in each width. With `answers`, what was said before is said again. */
export async function takeAll(
  context: BrowserContext,
  address: string,
  widths: readonly string[],
  answers?: Answers,
): Promise<Look[]> {
  const page = await context.newPage();
  const rest = watchRequests(page);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const kept = answers ? await repeat(page, answers) : [];
  const looks: Look[] = [];
  for (const width of widths.map(Number)) {
    await page.setViewportSize({ width, height: HEIGHT });
    if (looks.length === 0) {
      await page.goto(address, { waitUntil: 'load' });
      await rest.come();
    } else await rest.comeAgain();
    const remarks = errors.splice(0);
    const needed = await page.evaluate<number>('document.documentElement.scrollWidth');
    if (needed > width) remarks.push(`is ${needed} px wide`);
    if ((await page.getByRole('heading', { level: 1 }).count()) !== 1) remarks.push('has not one first heading');
    const picture = await page.screenshot({ fullPage: true, animations: 'disabled', timeout: DRAWN_WITHIN_MS });
    looks.push({ picture, remark: remarks.join('; ') });
  }
  await Promise.all(kept);
  await page.close();
  return looks;
}

/** Says again what was said before, and keeps what is said for the first time. */
async function repeat(page: Page, answers: Answers): Promise<Promise<void>[]> {
  const kept: Promise<void>[] = [];
  await page.route(API, (route) => {
    const answer = answers.get(route.request().url());
    return answer ? route.fulfill(answer) : route.continue();
  });
  page.on('response', (response) => {
    const contentType = response.headers()['content-type'] ?? '';
    const url = response.url();
    if (answers.has(url) || !API.test(url) || !contentType.startsWith('application/json')) return;
    kept.push(
      response.body().then(
        (body) => void answers.set(url, { status: response.status(), contentType, body }),
        () => undefined,
      ),
    );
  });
  return kept;
}
