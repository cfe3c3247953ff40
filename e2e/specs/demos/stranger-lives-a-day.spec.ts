import { onlyInCi } from '../../support/endurance.ts';
import { violationsOn } from '../../support/accessibility.ts';
import { expect, test } from '../../support/test.ts';

const DAY = '/stem-cells-app-demo';

test('by keyboard: a temperature, a visit, a message and a payment', onlyInCi, async ({ page }) => {
  await page.goto(DAY);
  await page.getByRole('link', { name: 'Open day 42' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Day 42' })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);

  await page.getByRole('button', { name: 'Write down my temperature' }).press('Enter');
  await page.getByLabel('Degrees Celsius').fill('98,6');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Is the thermometer set to Celsius?')).toBeVisible();
  await page.getByLabel('Degrees Celsius').fill('38,2');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Call the ward now.')).toBeVisible();

  const rooms = page.getByRole('navigation', { name: 'hundred' });
  await rooms.getByRole('link', { name: 'Booking' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'When shall we see you?' })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: /^Video visit/ }).press('Enter');
  // The last of the days: a visit of tomorrow can no longer be moved in the evening.
  await page
    .getByRole('button', { name: /^\w+day \d+ \w+$/ })
    .last()
    .press('Enter');
  const moveable = page.getByRole('button', { name: 'Cancel visit' });
  const before = await moveable.count();
  // Somebody else may be faster: then the next time is asked for, as a person would.
  const times = page.getByRole('group', { name: /^Times on/ }).locator('button:enabled');
  await expect(async () => {
    await times.first().press('Enter');
    await page.getByRole('button', { name: /^Book / }).press('Enter');
    await expect(moveable).toHaveCount(before + 1, { timeout: 500 });
  }).toPass();

  await rooms.getByRole('link', { name: /Messages/ }).press('Enter');
  await page.getByRole('button', { name: /^Nadia/ }).press('Enter');
  await page.getByLabel('Your message').fill('I have a fever, 38.2');
  await expect(page.getByRole('alert').getByText("That shouldn't wait for a message.")).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).press('Enter');
  await expect(page.getByRole('log').getByText('I have a fever, 38.2')).toBeVisible();

  await rooms.getByRole('link', { name: /Payment/ }).press('Enter');
  await pay('4242 4242 4242 4241');
  await expect(page.getByText('One digit is off. Look at the last four.')).toBeVisible();
  await pay('4000 0000 0000 0002');
  await expect(page.getByText('Nothing was taken.')).toBeVisible();
  await page.getByRole('button', { name: 'Try another card' }).press('Enter');
  await pay('4000 0027 6000 3184');
  await page.getByRole('button', { name: 'Yes, pay' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Paid, in the demo' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('ends 3184')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Show' })).toBeVisible();

  async function pay(number: string): Promise<void> {
    await page.getByLabel('Card number').fill(number);
    await page.getByLabel('Until').fill('0939');
    await page.getByLabel('Code').fill('123');
    await page.getByLabel('Name on the card').fill('Jo Ward');
    await page.getByRole('button', { name: /^Pay EUR/ }).press('Enter');
  }
});

test('by touch on a phone: a word to the others, and the week again', onlyInCi, async ({ browser, product }) => {
  const context = await browser.newContext({
    baseURL: product.origin,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    colorScheme: 'dark',
  });
  const page = await context.newPage();
  await page.goto(`${DAY}/community`);
  await page.getByLabel('Your words').fill('The park, all of it.');
  await page.getByRole('button', { name: 'Share' }).tap();
  const own = page.getByRole('listitem').filter({ hasText: 'The park, all of it.' });
  await expect(own).toBeVisible();
  await page.getByRole('button', { name: 'Report and hide' }).first().tap();
  await expect(page.getByText('cried at the ducks')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByText('cried at the ducks')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Start the week again' }).tap();
  await expect(own).toHaveCount(0);
  await context.close();
});
