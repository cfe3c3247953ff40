import { onlyInEndurance } from '../../support/endurance.ts';
import { ask, must } from '../../support/learners.ts';
import { acceptInvitation, aDeviceOf, anEmptyHospital } from '../../support/hospital.ts';
import { expect, test } from '../../support/test.ts';

const PHONE = { width: 390, height: 844 };
const today = new Date().toISOString().slice(0, 10);

test.describe.configure({ timeout: 120_000 });

test(
  'who leads a ward asks its people from a phone, sees who is open, and nobody of another ward',
  onlyInEndurance,
  async ({ browser, product }) => {
    const org = 'eastside-phone';
    const api = `/api/v1/organizations/${org}` as const;
    const { origin } = product;
    const { owner } = await anEmptyHospital(product, org);
    const group = async (name: string) =>
      (await must(ask<{ id: string }>(origin, owner, `POST ${api}/groups`, { name }))).id;
    const [ward] = [await group('Ward 1'), await group('Ward 2')];
    const rows = [
      { email: 'lead@phone.example', groups: ['Ward 1'], system_level: 'manager' },
      { email: 'ana@phone.example', groups: ['Ward 1'] },
      { email: 'otto@phone.example', groups: ['Ward 2'] },
    ];
    await must(ask(origin, owner, `POST ${api}/invites`, { rows }));
    const lead = await acceptInvitation(product, { name: 'Lea Lead', email: 'lead@phone.example' });
    await acceptInvitation(product, { name: 'Ana Alves', email: 'ana@phone.example' });
    await acceptInvitation(product, { name: 'Otto Other', email: 'otto@phone.example' });
    await must(ask(origin, owner, `POST ${api}/groups/${ward}/members`, { put: [{ uid: lead.uid, is_leader: true }] }));

    const page = await aDeviceOf(browser, product, {
      email: 'lead@phone.example',
      org,
      viewport: PHONE,
      hasTouch: true,
    });
    await page.goto(`/o/${org}`);
    await page.getByRole('link', { name: 'Your team' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your team' })).toBeVisible();
    await expect(page.getByText('Ana Alves')).toBeVisible();
    await expect(page.getByText('Otto Other')).toBeHidden();

    await page.getByRole('link', { name: 'Assignments' }).click();
    await page.getByRole('link', { name: 'Assign something' }).click();
    await expect(page.getByRole('checkbox', { name: 'Ward 2' })).toBeHidden();
    await page.getByRole('checkbox', { name: 'Ward 1' }).check();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('radio', { name: /Hand hygiene/ }).check();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Ask 2 people' }).click();
    const ana = page.getByRole('listitem').filter({ hasText: 'Ana Alves' });
    await expect(ana).toContainText('Under way');

    await page.getByRole('button', { name: 'Change' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hand hygiene' });
    await dialog.getByLabel('Day', { exact: true }).fill(today);
    await dialog.getByRole('spinbutton', { name: 'Days of grace' }).fill('3');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved. 2 people are asked.')).toBeVisible();

    await ana.getByRole('button', { name: 'Exception for Ana Alves' }).click();
    const exception = page.getByRole('dialog', { name: 'An exception for Ana Alves' });
    await exception.getByLabel('Reason').fill('On night shifts');
    await exception.getByRole('button', { name: 'Give the later day' }).click();
    await expect(ana).toContainText('On night shifts');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(PHONE.width);
  },
);
