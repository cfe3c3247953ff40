import { expect, type Page, test } from '@playwright/test';
import { onlyInCi } from '../support/endurance.ts';
import { whatLedgerSays } from '../support/server/ledger.ts';
import { createProduct, engines, type Product } from '../support/product.ts';
import { closeGreeting } from '../support/sign-in.ts';

const PASSWORD = 'correct horse 7';

for (const engine of engines) {
  test(
    `a newcomer learns, earns, comes back and finds everything, also after the server was killed, and all points are what the ledger says (${engine})`,
    onlyInCi,
    async ({ browser }) => {
      test.setTimeout(240_000);
      const product = await createProduct(engine);
      const page = await browser.newPage({ baseURL: product.origin });
      const email = `nina-${engine}@example.com`;
      try {
        await signUp(page, email);
        await joinRiverside(page);
        await readFirstArticle(page);
        await expectPoints(page, 50);
        await findOneselfOnTheLeaderboard(page);

        await signOut(page);
        await product.kill();
        expect(whatLedgerSays(product)).toEqual(
          ['academy', 'riverside'].map((org) => `${org}: everything is what the ledger says.`),
        );
        await product.start();
        await signIn(page, email);
        await expectPoints(page, 50);
        await expectArticleCompleted(page);

        await surviveIdentityOutage(page, product);
      } finally {
        await page.close();
        await product.remove();
      }
    },
  );
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign up', exact: true }).last().click();
  await page.getByLabel('Name', { exact: false }).first().fill('Nina Newcomer');
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { name: /Nina/ })).toBeVisible();
}

async function joinRiverside(page: Page): Promise<void> {
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Riverside Hospitals' })
    .getByRole('button', { name: 'Join' })
    .click();
  await expect(page).toHaveURL(/\/o\/riverside\/home$/);
  await closeGreeting(page, 'Welcome, Nina');
}

async function readFirstArticle(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: 'See the library' })
    .or(page.getByRole('link', { name: 'Library' }))
    .first()
    .click();
  await page.getByRole('link', { name: 'Pain assessment in adults' }).first().click();
  await page
    .getByRole('link', { name: /Who decides what hurts\?/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Who decides what hurts?' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What pain is' })).toBeVisible();
  await page.keyboard.press('End');
  // Nobody reads that fast: the points come when the least time of an article has passed.
  await expect(page.getByText('+20 points')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Complete', { exact: true }).first()).toBeVisible();
}

async function expectPoints(page: Page, points: number): Promise<void> {
  await expect(page.getByRole('banner').getByText(String(points), { exact: true }).first()).toBeVisible();
}

async function findOneselfOnTheLeaderboard(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Leaderboard' }).click();
  const own = page.locator('[aria-current="true"]').filter({ hasText: 'Nina Newcomer' }).first();
  await expect(own).toContainText('50');
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: /Nina/ }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/auth/);
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/signin');
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/o\/riverside\/home$/);
}

async function expectArticleCompleted(page: Page): Promise<void> {
  await page.goto('/o/riverside/content/who-decides-what-hurts');
  await expect(page.getByText('Complete', { exact: true }).first()).toBeVisible();
}

/** While the identity service does not answer, who is signed in stays signed in and goes on learning. */
async function surviveIdentityOutage(page: Page, product: Product): Promise<void> {
  await page.route(`${product.origin}/{identitytoolkit,securetoken}.googleapis.com/**`, (route) =>
    route.fulfill({ status: 503, contentType: 'text/html', body: 'unavailable' }),
  );
  await page.goto('/o/riverside/home');
  await expect(page.getByRole('heading', { level: 1, name: /Nina/ })).toBeVisible();
  await page.unrouteAll();
}
