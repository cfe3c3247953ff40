import type { Page } from '@playwright/test';
import { printTable } from '../measure.ts';
import { PHONE, signIn, slowPage, SLOWER, withLearners } from './learner-browser.ts';

/** After a page has loaded it is watched this long. */
const WATCHED_MS = 5_000;
const ORGANIZATION = '/o/riverside';
const PAGES = [
  ORGANIZATION,
  ...[
    'home',
    'discover',
    'lms',
    'lms?q=pain',
    'me',
    'me?show=history',
    'leaderboard',
    'leaderboard?period=all',
    'leaderboard?period=league',
    'review',
    'modules/sepsis',
    'modules/pain-assessment',
    'courses/hand-hygiene-yearly',
    'quiz/why-people-fall-quiz',
    'quiz/why-people-fall-quiz/results',
    'quiz/choosing-a-scale-quiz',
    'content/which-pain-scale-for-whom',
    'content/pain-is-personal',
    'content/pain-scales-at-a-glance',
    'content/ask-first',
    'content/match-the-scale',
    'content/the-pain-round',
    'content/numbers-and-a-hunch',
    'content/he-always-takes-the-newspaper',
    'content/sepsis-in-cards',
    'content/read-the-chart',
    'content/hands-and-minutes',
    'content/the-second-dose',
    'content/infection-or-sepsis',
    'test-voice',
  ].map((path) => `${ORGANIZATION}/${path}`),
  '/profile',
  '/config',
  '/certificates',
  '/test-copilot',
];

interface Shift {
  readonly value: number;
  readonly what: readonly string[];
}

/**
 * How much each of a learner's pages moves while it loads, on a phone: `npm run bench -- shifts [ADDRESS [PAGE ...]]`.
 * Without pages it is all of them.
 */
export async function benchShifts(): Promise<void> {
  const chosen = process.argv.slice(4);
  await withLearners(async (browser, origin) => {
    const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
    await context.addInitScript({ content: WATCH });
    await signIn(context, origin);
    const page = await slowPage(context);
    const rows: string[][] = [];
    for (const path of chosen.length > 0 ? chosen : PAGES) {
      const shifts = await shiftsOf(page, origin + path);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      const most = shifts.toSorted((one, other) => other.value - one.value)[0];
      rows.push([path, sum.toFixed(4), sum > 0 ? (most?.what[0] ?? '') : '']);
    }
    process.stdout.write(`\nChromium ${browser.version()}, 390 x 844, processor ${SLOWER} times slower\n\n`);
    printTable(['page', 'shift', 'what moves most'], rows);
  });
}

async function shiftsOf(page: Page, address: string): Promise<Shift[]> {
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(WATCHED_MS);
  return page.evaluate<Shift[]>('globalThis.shifts');
}

/** Runs in the page. */
const WATCH = `(() => {
  globalThis.shifts = [];
  const name = (node) => {
    const element = node?.nodeType === 1 ? node : node?.parentElement;
    return element ? element.tagName.toLowerCase() + ' ' + (element.textContent ?? '').trim().slice(0, 40) : 'what is gone';
  };
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries())
      if (!hadRecentInput) globalThis.shifts.push({ value, what: sources.map(({ node }) => name(node)) });
  }).observe({ type: 'layout-shift', buffered: true });
})();`;
