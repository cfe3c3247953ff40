import { expect, type Page } from '@playwright/test';

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
  if (streak.is_first_visit_today) await closeGreeting(page);
}

export async function closeGreeting(page: Page, name: string | RegExp = /^Welcome/): Promise<void> {
  const greeting = page.getByRole('dialog', { name });
  await greeting.getByRole('button', { name: 'Close' }).click();
  await expect(greeting).toBeHidden();
}
