import type { Page } from '@playwright/test';
import { onlyInCi } from '../../support/endurance.ts';
import { signInAsSystemAdmin } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

const MISTAKE = 'The ward round has no chairs';

test(
  'an error of a browser appears to who runs the server, is resolved, and opens again when it returns',
  onlyInCi,
  async ({ page, browser, product }) => {
    const visitor = await browser.newContext({ baseURL: product.origin, serviceWorkers: 'block' });
    await failIn(await visitor.newPage());

    await signInAsSystemAdmin(page);
    await page.goto('/admin-panel/errors');
    const row = page.getByRole('link').filter({ hasText: MISTAKE });
    await row.click();
    await expect(page.getByText('1 time, first')).toBeVisible();
    await page.getByText('/signup', { exact: true }).click();
    await expect(page.getByRole('definition').filter({ hasText: MISTAKE })).toBeVisible();

    await page.getByRole('button', { name: 'Resolve' }).click();
    await expect(page.getByText('Resolved', { exact: true })).toBeVisible();
    await page.goto('/admin-panel/errors');
    await expect(page.getByRole('heading', { name: 'Errors', exact: true })).toBeVisible();
    await expect(row).toHaveCount(0);
    await page.getByText('Resolved', { exact: true }).click();
    await expect(row).toBeVisible();

    await failIn(await visitor.newPage());
    await page.goto('/admin-panel/errors');
    await expect(row).toContainText('Came back');
    await row.click();
    await expect(page.getByText('2 times, first')).toBeVisible();
    await visitor.close();
  },
);

/** Something breaks on a page of a visitor, and the page reports it. */
async function failIn(page: Page): Promise<void> {
  await page.goto('/signup');
  // The words of the page are there before its scripts, which begin with the first step, and are all there with these.
  await page.mouse.move(200, 200);
  await expect(page.getByRole('region', { name: /^Messages/ })).toBeAttached();
  const reported = page.waitForResponse(
    (response) => response.url().endsWith('/error-reports') && response.request().method() === 'POST',
  );
  await page.evaluate((mistake) => {
    setTimeout(() => {
      throw new Error(mistake);
    });
  }, MISTAKE);
  // Reports go in batches, a few seconds later.
  expect((await reported).ok()).toBe(true);
  await page.close();
}
