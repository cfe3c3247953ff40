import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import type { Step } from '../../../apps/web/src/testing/editor-stories.ts';
import { pressOn, tabTo } from '../keyboard.ts';
import { expect } from '../test.ts';

const media = (path: string) =>
  fileURLToPath(new URL(`../../../packages/demo-library/organizations/${path}`, import.meta.url));

/** What is uploaded where a story names a file. */
const FILES: Record<string, string> = {
  'media/ward.svg': media('riverside/modules/01-pain-assessment/02-choosing-a-scale/media/pain-scales.svg'),
  'media/film.mp4': media('academy/modules/02-feedback/02-giving/media/would-a-camera-have-seen-it.mp4'),
};

/** Goes through a story with the keyboard alone: every control is reached by Tab. */
export async function followStory(page: Page, story: readonly Step[]): Promise<void> {
  // Choosers are caught from the first listener on; one that comes with the key itself may come after the chooser.
  const beforehand = () => undefined;
  page.on('filechooser', beforehand);
  for (const [name, text] of story) await useControl(page, name, text);
  page.off('filechooser', beforehand);
}

async function useControl(page: Page, name: string | RegExp, text: string | undefined): Promise<void> {
  const main = page.getByRole('main');
  const tab = main.getByRole('tab', { name }).first();
  if (await tab.isVisible()) return openTab(page, tab);
  const file = text !== undefined && FILES[text];
  if (file) return upload(page, String(name), file);
  const exact = typeof name === 'string';
  // The newest stands last; what is folded away is not there.
  const control = main
    .getByLabel(name, { exact })
    .or(main.getByRole('button', { name, exact }))
    .and(page.locator(':is(input, textarea, select, button, [role=checkbox], [role=switch])'))
    .and(page.locator(':not([tabindex="-1"])'))
    .filter({ visible: true })
    .last();
  await expect(control).toBeVisible();
  if (await control.evaluate((element) => element.matches('[type=radio]'))) return choose(page, control);
  await tabTo(page, control);
  if (text !== undefined) return write(page, control, text);
  const isBox = await control.evaluate((element) => element.matches('[type=checkbox], [role=checkbox], [role=switch]'));
  await page.keyboard.press(isBox ? 'Space' : 'Enter');
}

async function write(page: Page, control: Locator, text: string): Promise<void> {
  const isList = await control.evaluate((element) => element instanceof HTMLSelectElement);
  if (isList) {
    // A list that is closed goes to the entry whose words are typed.
    const label = await control.locator(`option[value="${text}"]`).textContent();
    await page.keyboard.type(label!.trim().slice(0, 20));
    return expect(control).toHaveValue(text);
  }
  await page.keyboard.press('ControlOrMeta+A');
  const [first = '', ...lines] = text.split('{Enter}');
  await page.keyboard.type(first);
  for (const line of lines) {
    await page.keyboard.press('Enter');
    await page.keyboard.type(line);
  }
}

/** The radio buttons of a group are one stop, the chosen one; the arrow keys go from one to the next and choose it. */
async function choose(page: Page, radio: Locator): Promise<void> {
  const name = await radio.getAttribute('name');
  await tabTo(page, page.locator(`input[type=radio][name="${name}"]:checked`));
  for (let tries = 6; tries > 0 && !(await radio.isChecked()); tries--) await page.keyboard.press('ArrowRight');
  await expect(radio).toBeChecked();
}

/** Tabs are one stop; the arrow keys go from one to the next. */
async function openTab(page: Page, tab: Locator): Promise<void> {
  await tabTo(page, page.getByRole('main').getByRole('tab', { selected: true }));
  for (let tries = 6; tries > 0 && !(await tab.evaluate((element) => element === document.activeElement)); tries--)
    await page.keyboard.press('ArrowRight');
  await expect(tab).toBeFocused();
  await page.keyboard.press('Enter');
}

async function upload(page: Page, label: string, path: string): Promise<void> {
  const button = page.getByRole('button', { name: 'Upload', description: label }).last();
  await tabTo(page, button);
  const asked = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await asked).setFiles(path);
  await expect(page.getByLabel(label, { exact: true }).last()).not.toHaveValue('');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

/** Goes past the tree of the library, which stands beside the item and grows with it. */
export const skipTree = (page: Page): Promise<void> =>
  pressOn(page, page.getByRole('link', { name: 'Skip to the item' }));

/** Publishes what is written once nothing is in the way. */
export async function publishByKeys(page: Page): Promise<void> {
  await expect(page.getByText(/^Saved /)).toBeVisible();
  await expect(page.getByText(/to mend first$/)).toBeHidden();
  // It stands above what was just written.
  await tabTo(page, page.getByRole('button', { name: 'Publish', exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Learners see it now').last()).toBeVisible();
}

/** Writes something into every field of the page that is empty, one after another as Tab reaches them. */
export async function fillWhatIsEmpty(page: Page, words: string): Promise<void> {
  const written = 'input:not([type=radio], [type=checkbox], [type=search], [type=file])';
  const fields = page.getByRole('main').locator(`:is(${written}, textarea)`).filter({ visible: true });
  const lists = page.getByRole('textbox', { description: 'One on each line.' });
  // The title, and the first of the texts, which come after it.
  await expect(fields.nth(1)).toBeVisible();
  for (const [i, field] of (await fields.all()).entries()) {
    if ((await field.inputValue()) !== '') continue;
    await tabTo(page, field);
    await page.keyboard.type(`${words} ${i + 1}`);
    if ((await field.and(lists).count()) === 0) continue;
    // What somebody may say is known by two ways to say it at least.
    await page.keyboard.press('Enter');
    await page.keyboard.type(`${words} ${i + 1} b`);
  }
}
