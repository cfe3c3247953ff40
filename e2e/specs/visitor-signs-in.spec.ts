import type { Page } from '@playwright/test';
import { onlyInCi } from '../support/endurance.ts';
import { expect, test } from '../support/test.ts';
import { closingGreeting, enterCredentials } from '../support/sign-in.ts';

// Signing in by password, by a link and after a loss are journeys of the web; here is what takes windows of a browser.

const SAMPLE = 'ada@riverside.example';

test('who logs out is done: the next person starts at home', onlyInCi, async ({ page }) => {
  await page.goto('/o/riverside/leaderboard');
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await closingGreeting(page, async () => {
    await enterCredentials(page, SAMPLE);
    await expect(page).toHaveURL(/leaderboard/);
  });
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Profile menu/ })
    .click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await enterCredentials(page, SAMPLE);
  await expect(page).toHaveURL(/\/o\/riverside\/home$/);
});

test('the sign-in page is filled in and sent before its scripts are there', async ({ page }) => {
  let letScriptsCome = () => {};
  const mayCome = new Promise<void>((resolve) => (letScriptsCome = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto('/signin', { waitUntil: 'commit' });
  await closingGreeting(page, async () => {
    await enterCredentials(page, SAMPLE);
    await expect(page).toHaveURL(/\/signin$/);
    letScriptsCome();
    await expect(page).toHaveURL(/\/o\/riverside\/home$/);
  });
});

test('a Google account signs in by a popup, and comes to onboarding', async ({ page }) => {
  await page.goto('/signup');
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Continue with Google' }).click(),
  ]);
  await chooseSampleAccount(popup);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
  await expect(page).toHaveURL(/\/(home|o\/.*)$/);
});

test('pressing again brings the popup back; closing it says nothing', onlyInCi, async ({ page }) => {
  await page.goto('/signin');
  const button = page.getByRole('button', { name: 'Continue with Google' });
  const [popup] = await Promise.all([page.waitForEvent('popup'), button.click()]);
  const hint = page.getByText("If you can't see it, press the button again.");
  await expect(hint).toBeVisible();
  await button.click();
  expect(page.context().pages()).toHaveLength(2);
  await popup.close();
  await expect(hint).toBeHidden();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
});

test('where popups are blocked the whole page goes to Google and comes back signed in', onlyInCi, async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { open: () => null }));
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.waitForURL((url) => url.pathname !== '/signin');
  await chooseSampleAccount(page);
  await expect(page).toHaveURL(/\/(home|o\/.*)$/);
});

async function chooseSampleAccount(page: Page): Promise<void> {
  await page.getByRole('button').or(page.getByRole('link')).filter({ hasText: '@' }).first().click();
}
