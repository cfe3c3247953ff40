import type { Page } from '@playwright/test';
import { fillWhatIsEmpty, publishByKeys, skipTree } from '../../support/authoring/author-keys.ts';
import { anOpenModule, type Clinic, enterClinic, test } from '../../support/authoring/clinic.ts';
import { kindOf, WIDE, writeIt, type Writing, WRITINGS } from '../../support/authoring/writings.ts';
import { onlyInCi, onlyInEndurance } from '../../support/endurance.ts';
import { pressOn } from '../../support/keyboard.ts';
import { ask, must } from '../../support/learners.ts';
import { expect } from '../../support/test.ts';

async function openAuthor(page: Page, clinic: Clinic, title: string, writing: Writing): Promise<string> {
  const kind = kindOf(writing);
  const [id] = await anOpenModule(clinic, title, [kind]);
  await enterClinic(page, 'grace@example.com');
  await page.goto(`/o/clinic/admin-panel/content/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: `${title}, ${kind}` })).toBeVisible();
  if (!WIDE.has(writing)) await skipTree(page);
  return id!;
}

const published = (clinic: Clinic, id: string, language = 'en') =>
  must<{ title: string }>(
    ask(clinic.origin, clinic.ada, `GET /api/v1/organizations/clinic/content/${id}?lang=${language}`),
  );

/** Stands for the others in a normal run: a list with its fields, in both languages. */
const REPRESENTATIVE: Writing = 'matching';

// The German one begins with the same, so that a normal run needs this for none.
for (const writing of WRITINGS)
  test(`written and published by the keyboard alone: ${writing}`, onlyInEndurance, async ({ browser, clinic }) => {
    test.setTimeout(180_000);
    const context = await browser.newContext({ baseURL: clinic.origin, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const id = await openAuthor(page, clinic, `By keys ${writing}`, writing);
    await writeIt(page, writing);
    await publishByKeys(page);
    expect((await published(clinic, id)).title).toContain('By keys');
    await context.close();
  });

for (const writing of WRITINGS.filter((each) => each !== 'article'))
  test(
    `put into German by the keyboard alone: ${writing}`,
    writing === REPRESENTATIVE ? onlyInCi : onlyInEndurance,
    async ({ browser, clinic }) => {
      test.setTimeout(240_000);
      const context = await browser.newContext({ baseURL: clinic.origin, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const id = await openAuthor(page, clinic, `In German ${writing}`, writing);
      await writeIt(page, writing);
      await publishByKeys(page);
      await page.reload();
      if (!WIDE.has(writing)) await skipTree(page);
      await pressOn(page, page.getByRole('link', { name: /Deutsch/ }));
      await expect(page.getByText(/to mend first$/)).toBeVisible();
      await fillWhatIsEmpty(page, 'Wort');
      await publishByKeys(page);
      expect((await published(clinic, id, 'de')).title).toBe('Wort 1');
      await context.close();
    },
  );
