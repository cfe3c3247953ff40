import { violationsOn } from '../support/accessibility.ts';
import { some } from '../support/endurance.ts';
import { ask, must, PASSWORD, signUp } from '../support/learners.ts';
import { createProduct, type Product } from '../support/product.ts';
import { enterCredentials } from '../support/sign-in.ts';
import { expect, test as base } from '../support/test.ts';

/** A product without samples: one empty organization, who runs it, and one learner. */
const test = base.extend<object, { clinic: Product }>({
  clinic: [
    async ({}, use) => {
      const product = await createProduct('embedded', { DEMO: 'false' });
      const grace = await signUp(product.origin, { name: 'Grace Kim', email: 'grace@example.com' });
      const clinic = { name: 'Clinic', id: 'clinic', join_policy: 'open' };
      await must(ask(product.origin, grace, 'POST /api/v1/organizations', clinic));
      const ada = await signUp(product.origin, { name: 'Ada Lind', email: 'ada@example.com' });
      await must(ask(product.origin, ada, 'POST /api/v1/organizations/clinic/join', {}));
      // Nobody is greeted in between.
      for (const member of [grace, ada]) {
        await ask(product.origin, member, 'GET /api/v1/organizations/clinic/profile');
        await must(ask(product.origin, member, 'POST /api/v1/organizations/clinic/welcome-dialog/closed', {}));
      }
      await use(product);
      await product.remove();
    },
    { scope: 'worker' },
  ],
});

const DEVICES = [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const;

for (const [name, viewport] of some(DEVICES, DEVICES.slice(0, 1)))
  test(`from nothing to a lesson that is read, on ${name}`, async ({ browser, clinic }) => {
    test.setTimeout(180_000);
    const title = `Ask first on ${name}`;
    const context = await browser.newContext({ baseURL: clinic.origin, viewport, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto('/signin');
    await enterCredentials(page, 'grace@example.com', PASSWORD);
    await expect(page).toHaveURL(/\/home/);
    await page.goto('/o/clinic/admin-panel');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/needs? you/);
    await page.getByRole('link', { name: 'Content', exact: true }).click();

    await page.getByRole('button', { name: 'Add a module' }).click();
    await page.getByLabel('Title').fill(`Pain on ${name}`);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: new RegExp(`^Pain on ${name}`) }).press('Enter');
    await page.getByRole('button', { name: 'Add a chapter' }).press('Enter');
    await page.getByLabel('Title').fill('Basics');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Add an item to Basics' }).press('Enter');
    await page.getByLabel('Title').fill(title);
    await page.keyboard.press('Enter');

    const text = page.getByRole('textbox', { name: 'Text of the article' });
    await expect(text).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    await text.focus();
    await page.keyboard.type('Pain is what the person says it is.');
    await page.keyboard.press('Enter');
    await page.keyboard.type('## Then look');
    await expect(page.getByText(/^Saved /)).toBeVisible();
    await page.getByText('Phone preview').click();
    // The frame is as wide as a phone, so that the lesson has a phone's layout.
    const preview = page.frameLocator('iframe');
    await expect(preview.getByRole('article').getByText('Pain is what the person says it is.')).toBeVisible();
    await page.getByText('Write', { exact: true }).click();
    await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
    await expect(page.getByText('Learners see it now')).toBeVisible();

    // The module is a draft until its author shows it.
    await page.goto('/o/clinic/admin-panel/content');
    await page.getByRole('button', { name: `More about Pain on ${name}` }).press('Enter');
    await page.getByRole('menuitem', { name: 'Show to learners' }).press('Enter');
    await expect(page.getByText(`Learners see Pain on ${name}`)).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    await context.close();

    const learner = await browser.newContext({ baseURL: clinic.origin, viewport, reducedMotion: 'reduce' });
    const theirs = await learner.newPage();
    await theirs.goto('/signin');
    await enterCredentials(theirs, 'ada@example.com', PASSWORD);
    await expect(theirs).toHaveURL(/\/home/);
    await theirs.goto(`/o/clinic/content/${title.toLowerCase().replaceAll(' ', '-')}`);
    await expect(theirs.getByRole('heading', { name: title })).toBeVisible();
    await expect(theirs.getByText('Pain is what the person says it is.')).toBeVisible();
    await expect(theirs.getByRole('heading', { name: 'Then look' })).toBeVisible();
    await learner.close();
  });
