import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { onlyInCi } from '../support/endurance.ts';
import { ask, must, signIn, signUp } from '../support/learners.ts';
import { test } from '../support/test.ts';

const SOUND = '/audio/notifications/earn_points.mp3';
const ARTICLE = '/o/riverside/content/who-decides-what-hurts';

/** What a page played, moved and said of gains, counted where it happens. */
interface Noticed {
  sounds: string[];
  flights: number;
  gains: number;
}

test(
  'a gain is told once on each of two tabs and a phone; a greeting stays until it is closed, then it is closed everywhere',
  onlyInCi,
  async ({ browser, product }) => {
    test.setTimeout(180_000);
    const email = `mira-${Date.now()}@example.com`;
    const mira = await signUp(product.origin, { name: 'Mira Lang', email });
    await must(ask(product.origin, mira, 'POST /api/v1/organizations/riverside/join', {}));
    const origin = product.origin;

    const phone = await openDevice(
      browser,
      { baseURL: origin, viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' },
      { isMuted: true },
    );
    await enter(phone, email);
    await expect(greetingOn(phone)).toBeVisible();
    await expect(phone.locator('.animate-rain')).toHaveCount(0);

    const tab = await openDevice(browser, { baseURL: origin }, { isMuted: false });
    await enter(tab, email);
    await expect(greetingOn(tab)).toBeVisible();
    await tab.reload();
    await expect(greetingOn(tab)).toBeVisible();
    const otherTab = await tab.context().newPage();
    await otherTab.goto('/o/riverside/home');
    await expect(greetingOn(otherTab)).toBeVisible();

    await greetingOn(tab).getByRole('button', { name: 'Close' }).click();
    for (const page of [tab, otherTab, phone]) await expect(greetingOn(page)).toBeHidden();
    await tab.goto(ARTICLE);
    await expect(tab.getByRole('heading', { level: 1, name: 'Who decides what hurts?' })).toBeVisible();
    await expectPoints(tab, 30);
    await expect(greetingOn(tab)).toBeHidden();

    // All at once: a toast stays for five seconds only.
    const pages = [tab, otherTab, phone];
    await Promise.all([
      readToTheEnd(tab),
      ...pages.map((page) => expect(page.getByText('+20 points')).toHaveCount(1, { timeout: 60_000 })),
    ]);
    for (const page of pages) await expectPoints(page, 50);
    expect(await noticedOn(phone)).toEqual({ sounds: [], flights: 0, gains: 1 });
    expect(await noticedOn(otherTab)).toMatchObject({ gains: 1 });
    const onTab = await noticedOn(tab);
    expect(onTab).toMatchObject({ flights: 5, gains: 1 });
    expect(onTab.sounds.filter((sound) => sound === SOUND)).toHaveLength(1);

    for (const page of [tab, phone]) await page.context().close();
  },
);

/** A key that comes while the page is still being drawn scrolls nothing: it is pressed until it does. */
async function readToTheEnd(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(page.getByText('Complete', { exact: true }).first()).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
}

const greetingOn = (page: Page) => page.getByRole('dialog', { name: 'Welcome, Mira' });

async function openDevice(
  browser: Browser,
  options: BrowserContextOptions,
  { isMuted }: { isMuted: boolean },
): Promise<Page> {
  const context = await browser.newContext(options);
  await context.addInitScript((muted) => {
    if (muted) localStorage.setItem('snapwell.sound-muted', 'true');
    const noticed: Noticed = { sounds: [], flights: 0, gains: 0 };
    Object.assign(window, { noticed });
    HTMLMediaElement.prototype.play = async function (this: HTMLMediaElement) {
      noticed.sounds.push(new URL(this.src).pathname);
    };
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element);
      const toasts = added
        .flatMap((node) => [node, ...node.querySelectorAll('*')])
        .filter((node) => node.matches('[data-sonner-toast]'));
      noticed.gains += toasts.filter(({ textContent }) => textContent.includes('points')).length;
    }).observe(document, { childList: true, subtree: true });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
      noticed.flights++;
      return animate.apply(this, how);
    };
  }, isMuted);
  return context.newPage();
}

const noticedOn = (page: Page) => page.evaluate(() => (window as unknown as { noticed: Noticed }).noticed);

async function enter(page: Page, email: string): Promise<void> {
  await signIn(page, email);
  await page.goto('/o/riverside/home');
}

async function expectPoints(page: Page, points: number): Promise<void> {
  await expect(page.getByRole('banner').getByText(String(points), { exact: true }).first()).toBeVisible();
}
