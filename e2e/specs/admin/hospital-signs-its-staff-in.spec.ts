import type { Browser, Page } from '@playwright/test';
import { signOnCallbackPath } from '@snapwell/contract/identity/single-sign-on';
import {
  startOpenIdProvider,
  type TestProvider,
} from '../../../apps/api/src/testing/single-sign-on/open-id-provider.ts';
import { onlyInCi } from '../../support/endurance.ts';
import type { Product } from '../../support/product.ts';
import { closeGreeting, closingGreeting, enterCredentials } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

const ORG = 'riverside';
const DOMAIN = 'eastside.example';

let provider: TestProvider;

test.beforeAll(async ({ product }) => {
  provider = await startOpenIdProvider([product.origin + signOnCallbackPath(ORG)]);
  const aNurse = { sub: 'nurse', email: `lena@${DOMAIN}`, email_verified: true, name: 'Lena Vogt' };
  provider.accounts.set('nurse', aNurse);
  provider.accounts.set('guest', { sub: 'guest', email: 'guest@elsewhere.example', email_verified: true });
});

test.afterAll(async () => {
  await provider?.stop();
});

// Three people, one after another, and a provider that makes its keys.
test.describe.configure({ timeout: 180_000 });

test(
  'an administrator connects the hospital’s sign-in, and its staff come in by it',
  onlyInCi,
  async ({ browser, product }) => {
    const admin = await aPage(browser, product);
    await admin.goto('/signin');
    await closingGreeting(admin, async () => {
      await enterCredentials(admin, 'grace@riverside.example');
      // The product has just started, and is busy with its samples.
      await expect(admin).toHaveURL(/\/o\/riverside\/home$/, { timeout: 60_000 });
    });
    await admin.goto(`/o/${ORG}/admin-panel/settings/single-sign-on`);
    await admin.getByRole('textbox', { name: 'Domain', exact: true }).fill(DOMAIN);
    await admin.getByRole('button', { name: 'Add domain' }).click();
    await expect(admin.getByText(`_snapwell-verification.${DOMAIN}`)).toBeVisible();
    await confirmWithoutDns(product);
    await admin.reload();
    await expect(admin.getByText('Proven', { exact: true })).toBeVisible();

    await admin.getByRole('textbox', { name: 'Issuer' }).fill(provider.issuer);
    await admin.getByRole('textbox', { name: 'Client ID' }).fill(provider.clientId);
    await admin.getByLabel('Client secret', { exact: true }).fill(provider.clientSecret);
    await admin.getByRole('button', { name: 'Save' }).click();
    await admin.getByRole('button', { name: 'Test the connection' }).click();
    await expect(admin.getByText('The connection works')).toBeVisible();

    provider.signedIn = 'guest';
    const guest = await aPage(browser, product);
    await signOn(guest);
    await expect(guest.getByRole('alert')).toContainText("isn't of a domain of this organization");

    provider.signedIn = 'nurse';
    const nurse = await aPage(browser, product);
    await signOn(nurse);
    await expect(nurse).toHaveURL(new RegExp(`/o/${ORG}/home$`));
    await closeGreeting(nurse);

    await admin.reload();
    const signIns = admin.getByRole('listitem');
    await expect(signIns.filter({ hasText: `lena@${DOMAIN}` })).toContainText('Came in');
    await expect(signIns.filter({ hasText: 'guest@elsewhere.example' })).toContainText('Failed');
  },
);

async function aPage(browser: Browser, product: Product): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.origin, locale: 'en-GB', serviceWorkers: 'block' });
  return context.newPage();
}

async function signOn(page: Page): Promise<void> {
  await page.goto('/signin');
  await page.getByRole('link', { name: 'Sign in with your organization' }).click();
  await page.getByLabel('Email at work').fill(`lena@${DOMAIN}`);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** The domain of a test is in no DNS: the system administrator vouches for it. */
async function confirmWithoutDns(product: Product): Promise<void> {
  const json = { 'content-type': 'application/json' };
  const signedIn = await fetch(
    `${product.origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=snapwell-embedded`,
    {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ email: 'root@snapwell.example', password: 'snapwell-demo', returnSecureToken: true }),
    },
  );
  const { idToken } = (await signedIn.json()) as { idToken: string };
  const proven = await fetch(`${product.origin}/api/v1/organizations/${ORG}/single-sign-on/domains/${DOMAIN}/proof`, {
    method: 'POST',
    headers: { ...json, authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ without_dns: true }),
  });
  expect(proven.status).toBe(200);
}
