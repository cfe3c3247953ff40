import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { onlyInCi, some } from '../../support/endurance.ts';
import { acceptInvitation, aDeviceOf, anEmptyHospital } from '../../support/hospital.ts';
import { pressOn, tabTo } from '../../support/keyboard.ts';
import type { Product } from '../../support/product.ts';
import { expect, test } from '../../support/test.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const rowsOf = (org: string) => [
  'email;groups;level;job role',
  `lena@${org}.example;Ward 1;learner;Registered nurse`,
  `noor@${org}.example;Ward 1;learner;Ward manager`,
  `tom@${org}..example;Ward 1;learner;Student nurse`,
  `zoe@${org}.example;Wrad 1;learner;Registered nurse`,
  `ben@${org}.example;Ward 1;lerner;Registered nurse`,
];
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

/** How an administrator does it: at a desk with nothing but keys, or with a finger on a phone. */
interface Way {
  readonly name: string;
  readonly org: string;
  readonly device: BrowserContextOptions;
  press(page: Page, control: Locator, key?: string): Promise<void>;
  write(page: Page, field: Locator, text: string): Promise<void>;
  /** One of several of which one is chosen already. */
  pick(page: Page, radio: Locator): Promise<void>;
  /** An entry of a menu that opens. */
  choose(page: Page, menu: Locator, entry: string): Promise<void>;
}

const WAYS: readonly Way[] = [
  {
    name: 'at a desk, by keyboard alone',
    org: 'eastside-desk',
    device: {},
    press: pressOn,
    async write(page, field, text) {
      await tabTo(page, field);
      if ((await field.getAttribute('type')) === 'date') return typeDay(page, text);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
    async pick(page, radio) {
      const name = await radio.getAttribute('name');
      await tabTo(page, page.locator(`input[name="${name}"]:checked`));
      await expect(async () => {
        await page.keyboard.press('ArrowRight');
        await expect(radio).toBeChecked({ timeout: 200 });
      }).toPass();
    },
    async choose(page, menu, entry) {
      await pressOn(page, menu);
      await expect(page.getByRole('menu')).toBeVisible();
      await page.keyboard.type(entry);
      await expect(page.getByRole('menuitem', { name: entry })).toBeFocused();
      await page.keyboard.press('Enter');
    },
  },
  {
    name: 'on a phone',
    org: 'eastside-finger',
    device: PHONE,
    press: (_page, control) => control.tap(),
    write: (_page, field, text) => field.fill(text),
    pick: (_page, radio) => radio.tap(),
    async choose(page, menu, entry) {
      await menu.tap();
      await page.getByRole('menuitem', { name: entry }).tap();
    },
  },
];

/** A field for a day is typed in the order of the browser's own language, which is American English here. */
async function typeDay(page: Page, day: string): Promise<void> {
  const [year, month, date] = day.split('-');
  await page.keyboard.type(`${month}${date}${year}`);
}

// Several people, one after another.
test.describe.configure({ timeout: 150_000 });

for (const way of some(WAYS, WAYS.slice(0, 1)))
  test(
    `from nothing, ${way.name}: a ward is invited, asked and late; a stranger verifies a certificate`,
    onlyInCi,
    async ({ browser, product }) => {
      const { org, press, write, choose } = way;
      const { email } = await anEmptyHospital(product, org);
      const admin = await aDeviceOf(browser, product, { ...way.device, email, org });
      await test.step('an empty room says what to do first', async () => {
        await admin.goto(`/o/${org}/admin-panel/people`);
        await expect(admin.getByRole('button', { name: 'Invite people' }).first()).toBeVisible();
      });
      await test.step('a group is made', async () => {
        await admin.goto(`/o/${org}/admin-panel/groups`);
        await write(admin, admin.getByRole('textbox', { name: 'New group' }), 'Ward 1');
        await admin.keyboard.press('Enter');
        await expect(admin.getByText('Ward 1 is there now')).toBeVisible();
      });
      await test.step('a spreadsheet is mended in three rows and sent', () => inviteWard(admin, way));
      await Promise.all([
        acceptInvitation(product, { name: 'Lena Vogt', email: `lena@${org}.example` }),
        acceptInvitation(product, { name: 'Noor Haddad', email: `noor@${org}.example` }),
      ]);
      await test.step('somebody becomes a manager', async () => {
        await admin.goto(`/o/${org}/admin-panel/people`);
        await press(admin, admin.getByRole('checkbox', { name: /Noor Haddad/ }), 'Space');
        await choose(admin, admin.getByRole('toolbar').getByRole('button', { name: 'Role' }), 'Manager');
        await expect(admin.getByText('1 person is a manager now')).toBeVisible();
        await expect(admin.getByRole('row', { name: /Noor Haddad/ })).toContainText('Manager');
      });
      await test.step('the module gives a certificate', async () => {
        await admin.goto(`/o/${org}/admin-panel/certificates`);
        await press(admin, admin.getByRole('button', { name: /Set up/ }));
        await write(admin, admin.getByRole('textbox', { name: 'Who signs' }), 'Olga Owner');
        await write(admin, admin.getByRole('spinbutton', { name: 'Hours of learning' }), '0.5');
        await press(admin, admin.getByRole('button', { name: 'Save' }));
        await expect(admin.getByText('Gives a certificate', { exact: true })).toBeVisible();
      });
      await test.step('everybody of the ward is asked, every year, and who is late is seen', () => assign(admin, way));
      await test.step('a learner finishes on a phone, and a stranger verifies it', () =>
        finishAndVerify(browser, product, org));
      await test.step('the administrator sees who is done and who is late', async () => {
        await admin.reload();
        const people = admin.getByRole('listitem');
        await expect(people.filter({ hasText: 'Lena Vogt' })).toContainText('Done on');
        await expect(people.filter({ hasText: 'Noor Haddad' })).toContainText('one day late');
        const table = admin.waitForEvent('download');
        await press(admin, admin.getByRole('button', { name: 'Export' }));
        expect((await table).suggestedFilename()).toMatch(/^hands-.*\.csv$/);
        const width = await admin.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(width, 'nothing scrolls sideways').toBeLessThanOrEqual(0);
      });
    },
  );

async function inviteWard(admin: Page, { org, press }: Way): Promise<void> {
  await admin.goto(`/o/${org}/admin-panel/people`);
  await press(admin, admin.getByRole('button', { name: 'Invite people' }).first());
  const chosen = admin.waitForEvent('filechooser');
  await press(admin, admin.getByText('Choose a file', { exact: true }));
  const buffer = Buffer.from(rowsOf(org).join('\r\n'));
  await (await chosen).setFiles({ name: 'ward.csv', mimeType: 'text/csv', buffer });
  const list = admin.getByRole('region', { name: 'ward.csv' });
  await expect(list.getByText('5 rows. Nothing is sent yet.')).toBeVisible();
  await press(admin, list.getByRole('button', { name: `Use tom@${org}.example` }));
  await press(admin, list.getByRole('button', { name: 'Use Ward 1' }));
  await press(admin, list.getByRole('button', { name: 'Use learner' }));
  await press(admin, list.getByRole('button', { name: 'Send 5 invites' }));
  await expect(list.getByText('5 rows. All sent.')).toBeVisible();
}

async function assign(admin: Page, { org, press, write, pick }: Way): Promise<void> {
  await admin.goto(`/o/${org}/admin-panel/assignments`);
  await press(admin, admin.getByRole('link', { name: 'Assign something' }));
  await press(admin, admin.getByRole('checkbox', { name: 'Ward 1' }), 'Space');
  await press(admin, admin.getByRole('button', { name: 'Next' }));
  await press(admin, admin.getByRole('radio', { name: /Hand hygiene/ }), 'Space');
  await press(admin, admin.getByRole('button', { name: 'Next' }));
  await write(admin, admin.getByLabel('Day', { exact: true }), yesterday);
  await pick(admin, admin.getByRole('radio', { name: '12 months' }));
  await expect(admin.getByRole('heading', { level: 1 })).toContainText('again every 12 months');
  await press(admin, admin.getByRole('button', { name: 'Ask 2 people' }));
  await expect(admin.getByText('2 people are asked.')).toBeVisible();
  await expect(admin.getByRole('listitem').filter({ hasText: 'Lena Vogt' })).toContainText('one day late');
}

async function finishAndVerify(browser: Browser, product: Product, org: string): Promise<void> {
  const page = await aDeviceOf(browser, product, { ...PHONE, email: `lena@${org}.example`, org });
  await page.goto(`/o/${org}/me`);
  const asked = page.getByRole('region', { name: 'Asked of you' });
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
