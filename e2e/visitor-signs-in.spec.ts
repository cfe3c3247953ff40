import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';
import { closingGreeting, enterCredentials } from './sign-in.ts';

const SAMPLE = 'ada@riverside.example';

let people = 0;
const anAddress = (name: string) => `${name}-${process.pid}-${++people}@example.com`;

test('a visitor who wanted a page gets it after signing in', async ({ page }) => {
  await page.goto('/o/riverside/leaderboard?period=month');
  await expect(page).toHaveURL(/\/auth$/);
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await enterCredentials(page, SAMPLE);
  await expect(page).toHaveURL(/\/o\/riverside\/leaderboard\?period=month$/);
});

test('who logs out is done: the next person starts at home', async ({ page }) => {
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

test('a wrong password says so, where the button is', async ({ page }) => {
  await page.goto('/signin');
  await enterCredentials(page, SAMPLE, 'not it');
  await expect(
    page.getByRole('alert').filter({ hasText: 'The email address or the password is not right.' }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/signin$/);
});

test('signing up with a taken address says so at the field', async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('Email').fill(SAMPLE);
  await page.getByLabel('Password', { exact: true }).fill('correct horse 7');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('You already have an account with this email. Sign in instead.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
});

test('the rules for a password are ticked off while one types', async ({ page }) => {
  await page.goto('/signup');
  const rule = page.getByRole('listitem').filter({ hasText: 'At least 6 characters' });
  await page.getByLabel('Password', { exact: true }).fill('abcde');
  await expect(rule).toContainText('(missing)');
  await page.getByLabel('Password', { exact: true }).fill('abcdef');
  await expect(rule).toContainText('(done)');
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

test('pressing again brings the popup back; closing it says nothing', async ({ page }) => {
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

test('where popups are blocked the whole page goes to Google and comes back signed in', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { open: () => null }));
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.waitForURL((url) => url.pathname !== '/signin');
  await chooseSampleAccount(page);
  await expect(page).toHaveURL(/\/(home|o\/.*)$/);
});

test('coming back without a result is an error, told once', async ({ page }) => {
  await page.goto('/auth');
  await page.evaluate(() => localStorage.setItem('snapwell.federated-redirect', '1'));
  await page.goto('/signin');
  await expect(page.getByText('Failed to complete Google sign-in. Please try again.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(page.getByText('Failed to complete Google sign-in.')).toHaveCount(0);
});

test('a link by mail signs in without a password, and registers who is new', async ({ page }) => {
  const email = anAddress('lena');
  await page.goto('/auth/link');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`A link is on its way to ${email}`)).toBeVisible();
  await openMail(page, email);
  await page.getByRole('button', { name: `Sign in as ${email}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Where do you work/ })).toBeVisible();
});

test('on another device the link asks for the address first', async ({ page, browser, product }) => {
  const email = anAddress('otto');
  await page.goto('/auth/link');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('A link is on its way')).toBeVisible();
  const other = await browser.newPage({ baseURL: product.origin });
  await openMail(other, email);
  await other.getByLabel('Email').fill(email);
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other.getByRole('heading', { level: 1, name: /Where do you work/ })).toBeVisible();
  await other.close();
});

test('a lost password is replaced by a link, once', async ({ page }) => {
  const email = anAddress('mina');
  await signUp(page, email, 'the old one 1');
  await logOut(page);
  await page.goto('/auth/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`If ${email} has an account, a link is on its way.`)).toBeVisible();
  const link = await openMail(page, email, /password/i);
  await page.getByLabel('New password').fill('the new one 2');
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Where do you work/ })).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('This link was used before or is not complete. Ask for a new one.')).toBeVisible();
});

test('an address that does not exist is not found, in the words of the specification', async ({ page }) => {
  await page.goto('/nowhere/at/all');
  await expect(page.getByRole('heading', { level: 1, name: '404 - Page Not Found' })).toBeVisible();
  await expect(page.getByText('The page you are looking for does not exist.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/home');
});

test('who is signed in stays so when a browser clears one kind of storage only', async ({ page }) => {
  await signUp(page, `nora-${process.pid}-${Date.now()}@example.com`, 'correct horse 7');
  await page.evaluate(() => localStorage.removeItem('snapwell.signed-in'));
  await page.goto('/home');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('banner').getByRole('button', { name: /^Profile menu/ })).toBeVisible();
});

async function signUp(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Where do you work/ })).toBeVisible();
}

async function logOut(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Profile menu/ })
    .click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/auth$/);
}

/** Opens the newest mail to somebody in the demo server's outbox and follows its link. */
async function openMail(page: Page, email: string, subject = /./): Promise<string> {
  await page.goto('/outbox');
  const mail = page
    .getByRole('listitem')
    .filter({ hasText: `To ${email}` })
    .filter({ hasText: subject })
    .first();
  const link = mail.getByRole('link').first();
  await expect(link).toBeVisible();
  const address = (await link.getAttribute('href'))!;
  await link.click();
  await expect(page).toHaveURL(/\/auth\/action/);
  return address;
}

async function chooseSampleAccount(page: Page): Promise<void> {
  await page.getByRole('button').or(page.getByRole('link')).filter({ hasText: '@' }).first().click();
}
