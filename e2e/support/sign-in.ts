import { type Browser, type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import type { Product } from './product.ts';

/** Everybody of the sample organizations has it. */
const SAMPLE_PASSWORD = 'snapwell-demo';

/** Fills in the form of the page and sends it. */
export async function enterCredentials(page: Page, email: string, password = SAMPLE_PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Signs somebody of the sample hospital in, and closes the greeting of their day. */
export async function signInAsSample(page: Page, email: string): Promise<void> {
  await page.goto('/signin');
  await closingGreeting(page, async () => {
    await enterCredentials(page, email);
    await expect(page).toHaveURL(/\/o\/riverside\/home$/);
  });
}

export const SYSTEM_ADMIN = 'root@snapwell.example';

/** Signs in who runs the sample server. */
export async function signInAsSystemAdmin(page: Page): Promise<void> {
  await page.goto('/signin');
  await enterCredentials(page, SYSTEM_ADMIN);
  await expect(page).not.toHaveURL(/signin/);
}

const signedIn = new Map<string, BrowserContextOptions['storageState']>();

/**
 * A browser in which somebody of the sample hospital, or who runs the server, is signed in: by the form for the first time, then as they left
 * it, which takes no form, no page and no hashing of the password.
 */
export async function sampleDevice(
  browser: Browser,
  { origin }: Product,
  email: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const key = `${origin} ${email}`;
  const storageState = signedIn.get(key);
  const context = await browser.newContext({ ...options, baseURL: origin, ...(storageState && { storageState }) });
  if (storageState) return context;
  const page = await context.newPage();
  await (email === SYSTEM_ADMIN ? signInAsSystemAdmin(page) : signInAsSample(page, email));
  await page.close();
  signedIn.set(key, await context.storageState({ indexedDB: true }));
  return context;
}

/**
 * Does what signs somebody in. The first visit of a day is greeted until it is closed: another test may have closed
 * it, the profile tells.
 */
export async function closingGreeting(page: Page, signIn: () => Promise<void>): Promise<void> {
  const asked = page.waitForResponse(
    (response) => new URL(response.url()).pathname.endsWith('/organizations/riverside/profile') && response.ok(),
  );
  await signIn();
  const { daily_streak_info: streak } = (await (await asked).json()) as {
    daily_streak_info: { is_first_visit_today: boolean };
  };
  if (!streak.is_first_visit_today) return;
  // It hides at once: who closes the page before the server knows is greeted again on the next one.
  const remembered = page.waitForResponse((response) => response.url().endsWith('/welcome-dialog/closed'));
  await closeGreeting(page);
  await remembered;
}

export async function closeGreeting(page: Page, name: string | RegExp = /^Welcome/): Promise<void> {
  const greeting = page.getByRole('dialog', { name });
  await greeting.getByRole('button', { name: 'Close' }).click();
  await expect(greeting).toBeHidden();
}
