import type { Page } from '@playwright/test';
import { editorStories, type EditorStory } from '../../../apps/web/src/testing/editor-stories.ts';
import { fillWhatIsEmpty, followStory, publishByKeys, skipTree } from '../../support/authoring/author-keys.ts';
import { anOpenModule, type Clinic, enterClinic, test } from '../../support/authoring/clinic.ts';
import { onlyInEndurance } from '../../support/endurance.ts';
import { pressOn, tabTo } from '../../support/keyboard.ts';
import { ask, must } from '../../support/learners.ts';
import { expect } from '../../support/test.ts';

/** The kind of each story; a simulation is played as scenes or as a conversation. */
const kindOf = (story: EditorStory) => (story === 'scenes' || story === 'conversation' ? 'simulation' : story);

/** An article and a quiz have no story among the editors of one body. */
type Writing = EditorStory | 'article' | 'quiz';

async function writeIt(page: Page, writing: Writing): Promise<void> {
  if (writing === 'article') {
    await tabTo(page, page.getByRole('textbox', { name: 'Text of the article' }));
    await page.keyboard.type('Pain is what the person says it is.\n## Then look');
  } else if (writing === 'quiz') await writeQuestion(page);
  else await followStory(page, editorStories[writing]);
}

async function writeQuestion(page: Page): Promise<void> {
  await pressOn(page, page.getByRole('button', { name: 'Add a question' }).first());
  await page.getByRole('menuitem', { name: /^One answer/ }).press('Enter');
  for (const [label, text] of [
    ['Question', 'Mr Adeyemi looks puzzled. What now?'],
    ['Option A', 'Ask with words'],
    ['Option B', 'Score him at once'],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
  for (const letter of ['D', 'C']) await pressOn(page, page.getByRole('button', { name: `Remove option ${letter}` }));
  await tabTo(page, page.getByLabel(/^Explanation/));
  await page.keyboard.type('Simpler forms often work.');
}

/** Those of which the editor takes the room of the tree. */
const WIDE: ReadonlySet<Writing> = new Set(['video', 'quiz', 'scenes', 'conversation']);

async function openAuthor(page: Page, clinic: Clinic, title: string, writing: Writing): Promise<string> {
  const kind = writing === 'article' || writing === 'quiz' ? writing : kindOf(writing);
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

const WRITINGS: readonly Writing[] = ['article', 'quiz', ...(Object.keys(editorStories) as EditorStory[])];
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
    writing === REPRESENTATIVE ? {} : onlyInEndurance,
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
