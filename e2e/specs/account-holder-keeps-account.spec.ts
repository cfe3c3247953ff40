import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { onlyInCi } from '../support/endurance.ts';
import { enterCredentials } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

// A new password and signing out everywhere are journeys.

const PASSWORD = 'correct horse 7';
const TOO_LONG_AGO = { code: 'recent_sign_in_required', message: 'Sign in again first.', request_id: 'provoked' };
/** The smallest picture: one red pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

let people = 0;

test(
  'a person changes name and picture, and the header shows both; what is no picture is refused in words',
  onlyInCi,
  async ({ page }) => {
    await signUp(page);
    await page.goto('/config');
    await page.getByLabel(/^Name/).fill('Nina Berg');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(page.getByText('Your name is saved.')).toBeVisible();
    await page.getByLabel('Add a picture').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PIXEL });
    await expect(page.getByText('Your picture is saved.')).toBeVisible();
    await page
      .getByLabel('Change the picture')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
    await expect(page.getByText('This file is not a picture that can be used.')).toBeVisible();
    const menu = page.getByRole('banner').getByRole('button', { name: 'Profile menu of Nina Berg' });
    await expect(menu.locator('img')).toBeVisible();
    await page.reload();
    await expect(menu.locator('img')).toBeVisible();
  },
);

test(
  'the own data go along as one file, and ask for the password when the sign-in is a while ago',
  onlyInCi,
  async ({ page }) => {
    const email = await signUp(page);
    await page.goto('/config');
    await page.route('**/api/v1/users/me/export', (route) => route.fulfill({ status: 409, json: TOO_LONG_AGO }), {
      times: 1,
    });
    await page.getByRole('button', { name: 'Export my data' }).click();
    const dialog = page.getByRole('dialog', { name: 'Is it you?' });
    await dialog.getByLabel('Your password').fill(PASSWORD);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Export my data' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^snapwell-\d{4}-\d\d-\d\d\.json$/);
    expect(readFileSync((await download.path())!, 'utf8')).toContain(email);
    await expect(dialog).toBeHidden();
  },
);

test('deleting the account needs the password, and then it is gone', onlyInCi, async ({ page }) => {
  const email = await signUp(page);
  await page.goto('/config');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill('wrong');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByText("This password isn't right.")).toBeVisible();
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await page.goto('/signin');
  await enterCredentials(page, email, PASSWORD);
  await expect(page.getByText("The email address or the password isn't right.")).toBeVisible();
});

async function signUp(page: Page): Promise<string> {
  const email = `nina-${process.pid}-${++people}@example.com`;
  await page.goto('/signup');
  await page.getByLabel(/^Name/).fill('Nina Newcomer');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Nina/ })).toBeVisible();
  return email;
}
