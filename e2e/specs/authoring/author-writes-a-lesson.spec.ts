import { violationsOn } from '../../support/accessibility.ts';
import { enterClinic, test } from '../../support/authoring/clinic.ts';
import { some } from '../../support/endurance.ts';
import { expect } from '../../support/test.ts';

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
    await enterClinic(page, 'grace@example.com');
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
    await expect(text).toBeInViewport();
    expect(await violationsOn(page)).toEqual([]);
    // What keeps it from learners stands at the button that does nothing.
    await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
    await expect(page.getByRole('dialog', { name: '1 thing to mend first' })).toContainText('Write the text.');
    await page.keyboard.press('Escape');
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
    // The module is a draft until its author shows it.
    await expect(page.getByText(`Learners see it once ‘Pain on ${name}’ is shown.`)).toBeVisible();
    await page.getByRole('button', { name: 'Show the module now' }).press('Enter');
    await expect(page.getByText(`Learners see Pain on ${name}`)).toBeVisible();
    await page.goto('/o/clinic/admin-panel/content');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    await context.close();

    const learner = await browser.newContext({ baseURL: clinic.origin, viewport, reducedMotion: 'reduce' });
    const theirs = await learner.newPage();
    await enterClinic(theirs, 'ada@example.com');
    await theirs.goto(`/o/clinic/content/${title.toLowerCase().replaceAll(' ', '-')}`);
    await expect(theirs.getByRole('heading', { name: title })).toBeVisible();
    await expect(theirs.getByText('Pain is what the person says it is.')).toBeVisible();
    await expect(theirs.getByRole('heading', { name: 'Then look' })).toBeVisible();
    await learner.close();
  });
