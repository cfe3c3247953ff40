import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Runs in the page: what is far below is laid out only near the screen, and until then seems to lie over what follows. */
const LAY_OUT_ALL = `(async () => {
  for (const element of document.querySelectorAll('*'))
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
})()`;

/**
 * Whether a page has come wholly: our letters are there, which come when it has come to life, nothing that is still
 * awaited pulses, and its pictures are decoded. Runs in the page.
 */
export const HAS_COME = `(async () => {
  if (document.querySelector('.animate-pulse')) return false;
  if (document.fonts.status !== 'loaded' || ![...document.fonts].some(({ status }) => status === 'loaded')) return false;
  const pictures = [...document.images].filter((each) => each.currentSrc && each.getClientRects().length > 0);
  if (pictures.some(({ complete }) => !complete)) return false;
  await Promise.all(pictures.map((each) => each.decode().catch(() => undefined)));
  return true;
})()`;

/** Nothing fades or moves any more, but for what goes on for ever. Runs in the page. */
const HAS_COME_TO_REST = `document.getAnimations().every(
  (each) => each.playState !== 'running' || each.effect?.getComputedTiming().endTime === Infinity,
)`;

/**
 * Waits until an expression holds in the page. `waitForFunction` evaluates again from within the page, which the content
 * security policy of public pages refuses.
 */
export async function becomesTrue(page: Page, expression: string): Promise<void> {
  await expect.poll(() => page.evaluate<boolean>(expression), { timeout: 30_000 }).toBe(true);
}

/** What keeps people from using a page: contrast, names, order of headings, each with the element. */
export async function violationsOn(page: Page): Promise<string[]> {
  await page.evaluate(LAY_OUT_ALL);
  // In the middle of a fade colours are those of nobody's design.
  await becomesTrue(page, HAS_COME_TO_REST);
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).exclude('[data-base-ui-focus-guard]').analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}

/** A picture that is missing on purpose, and the worker that browser tests keep out (`playwright.config.ts`). */
const EXPECTED = /^(Failed to load resource|Service Worker registration blocked)/;

/** What a page complains of from now on: errors of its own, and what its content security policy stops. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !EXPECTED.test(message.text()))
      complaints.push(message.text());
  });
  return complaints;
}
