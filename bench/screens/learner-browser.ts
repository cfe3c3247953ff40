import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../packages/demo-library/src/demo-accounts.ts';
import { chromiumPath } from '../../scripts/testing/ensure-chromium.ts';
import { startProduct } from '../product.ts';

const THIS_CHECKOUT = fileURLToPath(new URL('../..', import.meta.url));
const LEARNER = 'ada@riverside.example';
const GREETED_WITHIN_MS = 8_000;
export const SLOWER = 4;
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
export const DESK = { viewport: { width: 1440, height: 900 } };

/** A browser, and a server with the sample organizations: this checkout's, or the one of the address that was given. */
export async function withLearners(
  look: (browser: Browser, origin: string) => Promise<void>,
  given = process.argv[3] ?? THIS_CHECKOUT,
): Promise<void> {
  const product = given.startsWith('http') ? null : await startProduct(resolve(given), null);
  const browser = await chromium.launch({ executablePath: chromiumPath() });
  try {
    await look(browser, product?.origin ?? given);
  } finally {
    await browser.close();
    await product?.stop();
  }
}

/** Signs a learner in, and closes the greeting of their day where it comes. */
export async function signIn(context: BrowserContext, origin: string, email = LEARNER): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}/signin`);
  await enterAs(page, email);
  // It stays until it is closed, and comes with whatever page is opened next.
  const close = page.getByRole('dialog', { name: /^Welcome/ }).getByRole('button', { name: 'Close' });
  await close.click({ timeout: GREETED_WITHIN_MS }).catch(() => undefined);
  await page.close();
}

/** Enters as somebody on the page to sign in, until their own page has come. */
export async function enterAs(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/home$/);
}

/** A page on a processor four times slower. */
export async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}
