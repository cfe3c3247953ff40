import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { calendarEventOf } from '../../../apps/api/src/features/bookings/bookings.factory.ts';
import { onlyInCi } from '../../support/endurance.ts';
import { violationsOn } from '../../support/accessibility.ts';
import { expect, test } from '../../support/test.ts';

/** A form that comes back at once is a program's; who is told so may send it again this much later. */
const AS_LONG_AS_A_PERSON_MS = 4_000;

/** The calendar file that a press downloads, as a calendar reads it. */
async function eventOfFile(page: Page, press: () => Promise<void>) {
  const download = page.waitForEvent('download');
  await press();
  return calendarEventOf(readFileSync(await (await download).path(), 'utf8'));
}

test(
  'a stranger on a phone answers, hears the patient, books a demo, and moves and cancels it by the link in the mail',
  onlyInCi,
  async ({ browser, product }) => {
    test.setTimeout(120_000);
    const context = await browser.newContext({
      baseURL: product.origin,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      locale: 'en-GB',
      timezoneId: 'Europe/Berlin',
    });
    const page = await context.newPage();
    const email = `nia-${Date.now()}@clinic.example`;
    await page.goto('/landing');

    await test.step('answer a question', async () => {
      await page.getByRole('radio', { name: 'The patient' }).tap();
      await expect(page.getByText("The three 'after' protect you and everybody else.").first()).toBeVisible();
    });
    await test.step('hear the patient', async () => {
      await page.getByRole('button', { name: 'Good afternoon, how are you?' }).tap();
      await expect(page.getByText('Hello. Oh, I am fine, thank you.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
    });
    await test.step('book', async () => {
      await page.getByRole('banner').getByRole('link', { name: 'Book a demo' }).tap();
      const form = page.getByRole('form', { name: 'Book a demo' });
      await expect(form.getByLabel('Your name')).toBeFocused();
      expect(await violationsOn(page)).toEqual([]);
      await form.getByLabel('Your name').fill('Nia Bell');
      await form.getByLabel('Work email').fill('not an address');
      await form.getByRole('button', { name: 'Book a demo' }).tap();
      await expect(form.getByText('Write an email address such as name@hospital.org.')).toBeVisible();
      await expect(form.getByLabel('Work email')).toBeFocused();
      await form.getByLabel('Work email').fill(email);
      await form.getByLabel('What should they know?').fill('<script>alert(1)</script> & our sepsis pathway');
      await form.getByLabel('Day', { exact: true }).selectOption({ index: 2 });
      await expect(async () => {
        await form.getByRole('button', { name: 'Book a demo' }).tap({ timeout: AS_LONG_AS_A_PERSON_MS });
        await expect(page.getByText(`We wrote to ${email}.`)).toBeVisible({ timeout: AS_LONG_AS_A_PERSON_MS });
      }).toPass();
    });
    const asked = await test.step('open the mail', async () => {
      await page.goto('/outbox');
      const mail = page.getByRole('listitem').filter({ hasText: email });
      const event = await eventOfFile(page, () => mail.getByRole('button', { name: 'Calendar file' }).tap());
      expect(event).toMatchObject({ method: 'PUBLISH', sequence: 0, minutes: 30, status: 'TENTATIVE' });
      await mail.getByRole('link', { name: /\/booking\?/ }).tap();
      return event;
    });
    await test.step('confirm, move and cancel', async () => {
      const save = () => eventOfFile(page, () => page.getByRole('button', { name: 'Add to calendar' }).tap());
      await page.getByRole('button', { name: 'Confirm this time' }).tap();
      await expect(page.getByRole('heading', { name: 'Your demo is booked' })).toBeVisible();
      expect(await violationsOn(page)).toEqual([]);
      expect(await save()).toEqual({ ...asked, sequence: 1, status: 'CONFIRMED' });
      await page.getByRole('button', { name: 'Move it' }).tap();
      await page.getByLabel('Day', { exact: true }).selectOption({ index: 3 });
      await page.getByRole('button', { name: 'Take this time' }).tap();
      await expect(page.getByRole('button', { name: 'Take this time' })).toBeHidden();
      const moved = await save();
      expect(moved).toMatchObject({ uid: asked.uid, sequence: 2, status: 'CONFIRMED' });
      expect(moved.starts > asked.starts).toBe(true);
      await page.getByRole('button', { name: 'Cancel the demo' }).tap();
      await expect(page.getByRole('heading', { name: 'Your demo is cancelled' })).toBeVisible();
    });
    await context.close();
  },
);

test('a program that fills in everything gets the same answer, and no mail is written', onlyInCi, async ({ page }) => {
  await page.goto('/landing#book-a-demo');
  const form = page.getByRole('form', { name: 'Book a demo' });
  const email = `bot-${Date.now()}@clinic.example`;
  await form.getByLabel('Your name').fill('x'.repeat(5_000));
  expect((await form.getByLabel('Your name').inputValue()).length).toBe(120);
  await form.getByLabel('Work email').fill(email);
  await form.getByLabel('Day', { exact: true }).selectOption({ index: 1 });
  await form.locator('[name="website"]').fill('https://spam.example', { force: true });
  await expect(async () => {
    await form.getByRole('button', { name: 'Book a demo' }).click({ timeout: AS_LONG_AS_A_PERSON_MS });
    await expect(page.getByText(`We wrote to ${email}.`)).toBeVisible({ timeout: AS_LONG_AS_A_PERSON_MS });
  }).toPass();
  await page.goto('/outbox');
  await expect(page.getByRole('heading', { level: 1, name: 'Outbox' })).toBeVisible();
  await expect(page.locator('.animate-pulse')).toHaveCount(0);
  await expect(page.getByText(email)).toHaveCount(0);
});
