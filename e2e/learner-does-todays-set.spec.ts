import { createLearner } from './academy-learner.ts';
import { expect, test } from './test.ts';

test("today's set is done on two devices, paid once, and still done after a reload", async ({ browser, product }) => {
  test.setTimeout(120_000);
  const lena = await createLearner(product);
  const page = await (await lena.device(browser)).newPage();
  const before = await lena.points();
  await page.goto('/o/academy/home');
  const section = page.getByRole('region', { name: 'Today’s five minutes' });
  await expect(section.getByText('+20 for both')).toBeVisible();
  await section.getByRole('link', { name: 'Today’s five minutes' }).click();

  const [first, second] = await lena.dailyItems();
  await expect(page.getByText('Step 1 of 2')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: first!.title })).toBeVisible();
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: first!.title })).toBeVisible();
  await lena.complete(first!.id);
  await page.getByRole('link', { name: 'Back to today’s set' }).click();
  await expect(page.getByText('Step 2 of 2')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Step 2 of 2')).toBeVisible();
  // What is done on the other device shows here at once.
  const paid = lena.complete(second!.id);
  await expect(page.getByRole('heading', { level: 2, name: 'That was your five minutes' })).toBeVisible();
  await expect(page.getByText("for finishing today's set")).toBeVisible();
  await paid;
  const after = await lena.points();
  expect(after).toBeGreaterThanOrEqual(before + 20 + 10 + 10);

  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'That was your five minutes' })).toBeVisible();
  await page.goto('/o/academy/home');
  await expect(section.getByText('Done for today')).toBeVisible();
  expect(await lena.points()).toBe(after);
  await page.context().close();
});

test('a note and a saved item are found again in the own record, and the portal tells what is announced and due', async ({
  browser,
  product,
}) => {
  test.setTimeout(120_000);
  const lena = await createLearner(product);
  const page = await (await lena.device(browser)).newPage();
  const [item] = await lena.dailyItems();
  await page.goto(`/o/academy/content/${item!.id}`);
  await page.getByRole('button', { name: 'Save for later' }).click();
  await page.getByRole('button', { name: 'Write a note' }).click();
  await page.getByLabel('Your note').fill('Ask Amir about this.');
  await expect(page.getByText('Saved. Only you see it.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Your note')).toHaveValue('Ask Amir about this.');
  await expect(page.getByRole('button', { name: 'Saved for later' })).toBeVisible();

  await page.goto('/o/academy/me');
  await page.getByRole('tab', { name: 'Notes' }).click();
  await expect(page.getByText('Ask Amir about this.')).toBeVisible();
  await page.getByRole('tab', { name: 'Saved' }).click();
  await expect(page.getByRole('tabpanel').getByRole('link', { name: item!.title })).toBeVisible();

  await page.goto('/o/academy');
  await expect(
    page.getByRole('region', { name: 'Announcements' }).getByRole('heading', { name: /Start here/ }),
  ).toBeVisible();
  await page.getByRole('region', { name: 'Courses' }).getByRole('link', { name: /due / }).click();
  await expect(page.getByRole('heading', { name: 'Its modules, in order' })).toBeVisible();
  await page.context().close();
});
