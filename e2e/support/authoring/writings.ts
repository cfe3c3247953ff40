import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import type { Page } from '@playwright/test';
import { editorStories, type EditorStory } from '../../../apps/web/src/testing/editor-stories.ts';
import { pressOn, tabTo } from '../keyboard.ts';
import { followStory } from './author-keys.ts';

/** What is written: an article and a quiz have no story among the editors of one body. */
export type Writing = EditorStory | 'article' | 'quiz';

export const WRITINGS: readonly Writing[] = ['article', 'quiz', ...(Object.keys(editorStories) as EditorStory[])];

/** The kind of each; a simulation is played as scenes or as a conversation. */
export const kindOf = (writing: Writing): ContentKind =>
  writing === 'scenes' || writing === 'conversation' ? 'simulation' : writing;

/** Those of which the editor takes the room of the tree. */
export const WIDE: ReadonlySet<Writing> = new Set(['video', 'quiz', 'scenes', 'conversation']);

/** Writes the body of an item that is open in the panel, by the keyboard alone. */
export async function writeIt(page: Page, writing: Writing): Promise<void> {
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
