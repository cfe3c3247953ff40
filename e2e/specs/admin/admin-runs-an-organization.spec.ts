import { acceptInvitation, aDeviceOf, anEmptyHospital } from '../../support/hospital.ts';
import { pressOn, tabTo } from '../../support/keyboard.ts';
import type { Browser, Page } from '@playwright/test';
import type { Product } from '../../support/product.ts';
import { expect, test } from '../../support/test.ts';

const PHONE = { width: 390, height: 844 };
const ROWS = [
  'email;groups;level;job role',
  'lena@eastside.example;Ward 1;learner;Registered nurse',
  'noor@eastside.example;Ward 1;learner;Ward manager',
  'tom@eastside..example;Ward 1;learner;Student nurse',
  'zoe@eastside.example;Wrad 1;learner;Registered nurse',
  'ben@eastside.example;Ward 1;lerner;Registered nurse',
];
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

// Several people, one after another.
test.describe.configure({ timeout: 150_000 });

test('from nothing: a ward is invited, asked and late; who finishes holds a certificate that a stranger verifies', async ({
  browser,
  product,
}) => {
  const org = 'eastside-desk';
  const { email } = await anEmptyHospital(product, org);
  const admin = await aDeviceOf(browser, product, { email, org });
  await test.step('an empty room says what to do first', async () => {
    await admin.goto(`/o/${org}/admin-panel/people`);
    await expect(admin.getByRole('button', { name: 'Invite people' }).first()).toBeVisible();
  });
  await test.step('a group is made by keyboard', async () => {
    await admin.goto(`/o/${org}/admin-panel/groups`);
    await tabTo(admin, admin.getByRole('textbox', { name: 'New group' }));
    await admin.keyboard.type('Ward 1');
    await admin.keyboard.press('Enter');
    await expect(admin.getByText('Ward 1 is there now')).toBeVisible();
  });
  await test.step('a spreadsheet is mended in three rows and sent', () => inviteWard(admin, org));
  const [lena] = await Promise.all([
    acceptInvitation(product, { name: 'Lena Vogt', email: 'lena@eastside.example' }),
    acceptInvitation(product, { name: 'Noor Haddad', email: 'noor@eastside.example' }),
  ]);
  expect(lena.uid).not.toBe('');
  await test.step('somebody becomes a manager', async () => {
    await admin.goto(`/o/${org}/admin-panel/people`);
    await admin.getByRole('checkbox', { name: /Noor Haddad/ }).check();
    await admin.getByRole('toolbar').getByRole('button', { name: 'Role' }).click();
    await admin.getByRole('menuitem', { name: 'Manager' }).click();
    await expect(admin.getByText('1 person is a manager now')).toBeVisible();
    await expect(admin.getByRole('row', { name: /Noor Haddad/ })).toContainText('Manager');
  });
  await test.step('the module gives a certificate', async () => {
    await admin.goto(`/o/${org}/admin-panel/certificates`);
    await admin.getByRole('button', { name: /Set up/ }).click();
    await admin.getByRole('textbox', { name: 'Who signs' }).fill('Olga Owner');
    await admin.getByRole('spinbutton', { name: 'Hours of learning' }).fill('0.5');
    await admin.getByRole('button', { name: 'Save' }).click();
    await expect(admin.getByText('Gives a certificate', { exact: true })).toBeVisible();
  });
  await test.step('everybody of the ward is asked, every year, and who is late is seen', () => assign(admin, org));
  await test.step('a learner finishes on a phone, and a stranger verifies it', () =>
    finishAndVerify(browser, product, org));
  await test.step('the administrator sees who is done and who is late', async () => {
    await admin.reload();
    const people = admin.getByRole('listitem');
    await expect(people.filter({ hasText: 'Lena Vogt' })).toContainText('Done on');
    await expect(people.filter({ hasText: 'Noor Haddad' })).toContainText('one day late');
    const table = admin.waitForEvent('download');
    await admin.getByRole('button', { name: 'Export' }).click();
    expect((await table).suggestedFilename()).toMatch(/^hands-.*\.csv$/);
  });
});

async function inviteWard(admin: Page, org: string): Promise<void> {
  await admin.goto(`/o/${org}/admin-panel/people`);
  await admin.getByRole('button', { name: 'Invite people' }).first().click();
  await admin
    .getByLabel('Choose a file')
    .and(admin.locator('input'))
    .setInputFiles({ name: 'ward.csv', mimeType: 'text/csv', buffer: Buffer.from(ROWS.join('\r\n')) });
  const list = admin.getByRole('region', { name: 'ward.csv' });
  await expect(list.getByText('5 rows. Nothing is sent yet.')).toBeVisible();
  await pressOn(admin, list.getByRole('button', { name: 'Use tom@eastside.example' }));
  await pressOn(admin, list.getByRole('button', { name: 'Use Ward 1' }));
  await pressOn(admin, list.getByRole('button', { name: 'Use learner' }));
  await pressOn(admin, list.getByRole('button', { name: 'Send 5 invites' }));
  await expect(list.getByText('5 rows. All sent.')).toBeVisible();
}

async function assign(admin: Page, org: string): Promise<void> {
  await admin.goto(`/o/${org}/admin-panel/assignments`);
  await pressOn(admin, admin.getByRole('link', { name: 'Assign something' }));
  await pressOn(admin, admin.getByRole('checkbox', { name: 'Ward 1' }), 'Space');
  await pressOn(admin, admin.getByRole('button', { name: 'Next' }));
  await pressOn(admin, admin.getByRole('radio', { name: /Hand hygiene/ }), 'Space');
  await pressOn(admin, admin.getByRole('button', { name: 'Next' }));
  await admin.getByLabel('Day', { exact: true }).fill(yesterday);
  await admin
    .getByRole('radio', { name: '12 months' })
    .or(admin.getByRole('button', { name: '12 months' }))
    .click();
  await expect(admin.getByRole('heading', { level: 1 })).toContainText('again every 12 months');
  await pressOn(admin, admin.getByRole('button', { name: 'Ask 2 people' }));
  await expect(admin.getByText('2 people are asked.')).toBeVisible();
  await expect(admin.getByRole('listitem').filter({ hasText: 'Lena Vogt' })).toContainText('one day late');
}

async function finishAndVerify(browser: Browser, product: Product, org: string): Promise<void> {
  const email = 'lena@eastside.example';
  const page = await aDeviceOf(browser, product, { email, org, viewport: PHONE, hasTouch: true });
  await page.goto(`/o/${org}/me`);
  const asked = page.getByRole('region', { name: /What you.re asked to finish/ });
  await expect(asked).toContainText('one day late');
  await asked.getByRole('link', { name: /Hand hygiene/ }).click();
  await page
    .getByRole('link', { name: /The five moments/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'The five moments' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByText('Complete', { exact: true }).first()).toBeVisible({ timeout: 40_000 });
  // What was finished is sent in its own time, also while the next page opens.
  await expect(async () => {
    await page.goto(`/o/${org}/me`);
    await expect(asked).toContainText('again by', { timeout: 5_000 });
  }).toPass();
  const sheet = page.getByRole('article', { name: 'Certificate' });
  await expect(sheet).toContainText('Lena Vogt');
  const number = /[2-9A-Z]{4} [2-9A-Z]{4} [2-9A-Z]{4}/.exec((await sheet.textContent()) ?? '')![0];
  const stranger = await (await browser.newContext({ baseURL: product.origin, locale: 'en-GB' })).newPage();
  await stranger.goto('/certificates');
  await stranger.getByLabel('Number of the certificate').fill(number.toLowerCase());
  await stranger.keyboard.press('Enter');
  await expect(stranger.getByRole('heading', { name: 'This certificate is valid.' })).toBeVisible();
  await expect(stranger.getByText('30 minutes').or(stranger.getByText('0.5 hours')).first()).toBeVisible();
  await stranger.goto('/certificates/7K4M2Q9X3HTB');
  await expect(stranger.getByRole('heading', { name: 'This certificate is valid.' })).toBeHidden();
}
