import type { Browser, Page } from '@playwright/test';
import { onlyInCi, onlyInEndurance } from '../../support/endurance.ts';
import type { Product } from '../../support/product.ts';
import { closingGreeting, enterCredentials } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

const INSIGHTS = '/o/riverside/insights';

test(
  'on Monday an administrator knows who learns, what is hard and who is at risk, and sends a nudge',
  onlyInCi,
  async ({ page }) => {
    await signIn(page, 'grace@riverside.example');
    await page.goto(INSIGHTS);
    await expect(page.getByRole('heading', { name: 'What matters now' })).toBeVisible();

    // Who is learning: the numbers of the chart, as a table.
    const active = panelOf(page, 'active-learners');
    await active.getByRole('button', { name: 'Table' }).click();
    await expect(active.getByRole('row')).not.toHaveCount(0);
    await active.getByRole('button', { name: /^What “.*” means$/ }).hover();
    await expect(page.getByText('Different people who learned something on that day')).toBeVisible();

    // Which question is hard, with what people choose instead.
    const questions = panelOf(page, 'questions');
    await questions.scrollIntoViewIfNeeded();
    await expect(questions.getByRole('heading')).not.toHaveText('Nothing stands out');

    // Who is at risk, and the mail that asks them back.
    const atRisk = panelOf(page, 'at-risk');
    await atRisk.scrollIntoViewIfNeeded();
    const person = atRisk.getByRole('row').filter({ has: page.getByRole('button', { name: 'Send nudge' }) });
    await expect(person.first()).toBeVisible();
    const before = await person.count();
    await person.first().getByRole('button', { name: 'Send nudge' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('What they get')).toBeVisible();
    await dialog.getByRole('button', { name: 'Send 1 mail' }).click();
    await expect(dialog.getByText('1 mail is on its way.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(person).toHaveCount(before - 1);
    await expect(atRisk.getByText(/^Nudged on /).first()).toBeVisible();
  },
);

test(
  'an address shows whoever may see them the same days and group, and the figures go along as a file',
  onlyInEndurance,
  async ({ page }) => {
    await signIn(page, 'grace@riverside.example');
    await page.goto(`${INSIGHTS}?days=91`);
    const active = panelOf(page, 'active-learners');
    const ofEverybody = await active.getByRole('heading').textContent();
    await page.getByRole('combobox', { name: 'Group' }).click();
    await page.getByRole('option').nth(1).click();
    await expect(page).toHaveURL(/group=/);
    await expect(active.getByRole('heading')).not.toHaveText(ofEverybody!);
    const address = page.url();
    const heading = await active.getByRole('heading').textContent();
    await active.getByRole('button', { name: /^More about/ }).click();
    const file = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Download as CSV' }).click();
    expect((await file).suggestedFilename()).toMatch(/\.csv$/);
    await page.goto('/o/riverside/home');
    await page.goto(address);
    await expect(active.getByRole('heading')).toHaveText(heading!);
  },
);

test('a manager sees the figures of their groups, and no others', onlyInEndurance, async ({ browser, product }) => {
  const page = await aPage(browser, product);
  await signIn(page, 'noor@riverside.example');
  const scope = page.waitForResponse((response) => response.url().endsWith('/riverside/insights'));
  await page.goto('/o/riverside/team/insights');
  await expect(page.getByRole('heading', { name: 'What matters now' })).toBeVisible();
  const { groups, is_everybody: isEverybody } = (await (await scope).json()) as {
    groups: { name: string }[];
    is_everybody: boolean;
  };
  expect(isEverybody).toBe(false);
  const atRisk = panelOf(page, 'at-risk');
  await atRisk.scrollIntoViewIfNeeded();
  await expect(atRisk.getByRole('heading')).toBeVisible();
  const inTheirGroups = new RegExp(groups.map(({ name }) => name).join('|'));
  for (const row of await atRisk
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .all())
    await expect(row).toContainText(inTheirGroups);
  await page.goto(INSIGHTS);
  await expect(page.getByRole('heading', { name: 'What matters now' })).toBeHidden();
});

/** The place of a panel on the screen of insights. */
const panelOf = (page: Page, id: string) => page.locator(`#${id}`);

async function aPage(browser: Browser, product: Product): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.origin, locale: 'en-GB', serviceWorkers: 'block' });
  return context.newPage();
}

/** Somebody of the sample hospital; the product has just started, and is busy with its samples. */
async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/signin');
  await closingGreeting(page, async () => {
    await enterCredentials(page, email);
    await expect(page).toHaveURL(/\/o\/riverside\/home$/, { timeout: 45_000 });
  });
}
