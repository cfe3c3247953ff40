import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { publishByKeys, skipTree } from '../../support/authoring/author-keys.ts';
import { foundOrganization, test } from '../../support/authoring/clinic.ts';
import { WIDE, writeIt, type Writing, WRITINGS } from '../../support/authoring/writings.ts';
import { onlyInEndurance } from '../../support/endurance.ts';
import { ask, type Learner, must, PASSWORD } from '../../support/learners.ts';
import { smallPlays } from '../../support/playing/small-plays.ts';
import { enterCredentials } from '../../support/sign-in.ts';
import { expect } from '../../support/test.ts';

/** What a kind is called where it is chosen. */
const NAMES: Record<Writing, string> = {
  article: 'Article',
  quiz: 'Quiz',
  video: 'Video',
  infographic: 'Infographic',
  comic: 'Comic',
  flashcards: 'Flashcards',
  matching: 'Matching game',
  ordering: 'Ordering game',
  hotspot: 'Picture hunt',
  categories: 'Sorting game',
  branching: 'Decision story',
  scenes: 'Simulation',
  conversation: 'Simulation',
};

const titleOf = (writing: Writing) => `Made ${writing}`;
const idOf = (writing: Writing) => `made-${writing}`;

const folder = mkdtempSync(join(tmpdir(), 'snapwell-archives-'));
const ARCHIVE = join(folder, 'library.zip');

/** Who learns in the other organization. */
let lena: Learner;

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Each kind is made once by screens, exported once, imported once; then each is played. */
test.beforeAll(async ({ browser, clinic: { origin } }) => {
  test.setTimeout(900_000);
  // The clinic is shared with other files: what they write would lie in the archive as well.
  await foundOrganization(origin, {
    name: 'Workshop',
    author: { name: 'Mara Maker', email: 'mara@example.com' },
    learner: { name: 'Timo Tester', email: 'timo@example.com' },
  });
  const harbour = await foundOrganization(origin, {
    name: 'Harbour',
    author: { name: 'Olga Other', email: 'olga@example.com' },
    learner: { name: 'Lena Lerner', email: 'lena@example.com' },
  });
  lena = harbour.learner;
  await makeEveryKind(browser, origin);
  await importElsewhere(browser, origin);
});

async function makeEveryKind(browser: Browser, origin: string): Promise<void> {
  const page = await enter(browser, origin, 'mara@example.com');
  await page.goto('/o/workshop/admin-panel/content');
  await page.getByRole('button', { name: 'Add a module' }).click();
  await page.getByLabel('Title').fill('Every kind');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'More about Every kind' }).click();
  await page.getByRole('menuitem', { name: 'Show to learners' }).click();
  await openModule(page);
  await page.getByRole('button', { name: 'Add a chapter' }).click();
  await page.getByLabel('Title').fill('First');
  await page.keyboard.press('Enter');
  for (const writing of WRITINGS) await makeOne(page, writing);
  await exportTo(page, ARCHIVE, 'workshop');
  await page.context().close();
}

const openModule = (page: Page) => page.getByRole('button', { name: /^Every kind/ }).click();

async function makeOne(page: Page, writing: Writing): Promise<void> {
  await page.goto('/o/workshop/admin-panel/content');
  await openModule(page);
  await page.getByRole('button', { name: 'Add an item to First' }).click();
  await page.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: NAMES[writing], exact: true }).click();
  await page.getByLabel('Title').fill(titleOf(writing));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: titleOf(writing) })).toBeVisible();
  if (!WIDE.has(writing)) await skipTree(page);
  await writeIt(page, writing);
  await publishByKeys(page);
}

async function exportTo(page: Page, path: string, orgId: string): Promise<void> {
  await page.goto(`/o/${orgId}/admin-panel/content`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export the library' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${orgId}-library.zip`);
  await download.saveAs(path);
}

/** Brings the archive into another organization. */
async function importElsewhere(browser: Browser, origin: string): Promise<void> {
  const page = await enter(browser, origin, 'olga@example.com');
  await page.goto('/o/harbour/admin-panel/content');
  await page.getByRole('button', { name: 'Import a library' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a library' });
  await dialog.getByLabel('Library file').setInputFiles(ARCHIVE);
  await expect(dialog.getByText(`1 new module, ${WRITINGS.length} new items`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('The library is imported')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Every kind/ })).toBeVisible();
  await page.context().close();
}

async function enter(browser: Browser, origin: string, email: string, options: object = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  await page.goto('/signin');
  await enterCredentials(page, email, PASSWORD);
  await expect(page).toHaveURL(/\/home/);
  return page;
}

async function pointsOf(origin: string): Promise<number> {
  const path = '/api/v1/organizations/harbour/profile';
  return (await must<{ snap_points: number }>(ask(origin, lena, `GET ${path}`))).snap_points;
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

for (const writing of WRITINGS)
  test(
    `made in the panel, exported and imported elsewhere by screens, played on a phone to its end: ${writing}`,
    onlyInEndurance,
    async ({ browser, clinic: { origin } }) => {
      test.setTimeout(240_000);
      const page = await enter(browser, origin, 'lena@example.com', PHONE);
      const before = await pointsOf(origin);
      await page.goto(`/o/harbour/content/${idOf(writing)}`);
      await expect(page.getByRole('heading', { level: 1, name: titleOf(writing) })).toBeVisible();
      await smallPlays[writing](page);
      await expect.poll(() => pointsOf(origin), { timeout: 60_000, intervals: [1_000] }).toBeGreaterThan(before);
      await page.context().close();
    },
  );

test('what was imported is exported as the same bytes', onlyInEndurance, async ({ browser, clinic: { origin } }) => {
  const page = await enter(browser, origin, 'olga@example.com');
  const again = join(folder, 'again.zip');
  await exportTo(page, again, 'harbour');
  expect(readFileSync(again).equals(readFileSync(ARCHIVE))).toBe(true);
  await page.context().close();
});
