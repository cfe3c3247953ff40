import type { AuthorTree, AuthorTreeItem } from '@snapwell/contract/library/authoring.schemas';
import { expect, test } from 'vitest';
import { agedStop, languageStop, ruleStop } from './upkeep-stops.tsx';

const anItem = (given: Partial<AuthorTreeItem>): AuthorTreeItem => ({
  id: 'one',
  kind: 'article',
  title: 'One',
  minutes: 5,
  status: 'published',
  has_changes: false,
  publish_at: null,
  checked: null,
  asks_for_rule: false,
  stale_languages: [],
  ...given,
});

const aTree = (...items: AuthorTreeItem[]): AuthorTree => ({
  modules: [
    {
      id: 'm',
      title: 'M',
      summary: '',
      status: 'published',
      chapters: [{ id: 'c', title: 'C', summary: '', items }],
    },
  ],
  homeless: [],
});

const NOW = new Date('2026-11-23T12:00:00Z');

test('what was checked over two years ago is to be read again, the oldest first; what was never checked is not', () => {
  const old = anItem({ id: 'old', title: 'Old', checked: '2023-01-01' });
  const older = anItem({ id: 'older', title: 'Older', checked: '2022-01-01' });
  const fresh = anItem({ id: 'fresh', checked: '2024-11-23' });
  const stop = agedStop('o', aTree(old, fresh, older, anItem({})), NOW);
  expect(stop).toMatchObject({ title: '2 items were last checked over two years ago', detail: 'Older and Old' });
  expect(agedStop('o', aTree(fresh), NOW)).toBeNull();
});

test('articles with an open place for a rule of the house are listed, drafts and archived ones are not', () => {
  const open = anItem({ id: 'open', title: 'Gloves', asks_for_rule: true });
  const archived = anItem({ id: 'past', asks_for_rule: true, status: 'archived' });
  expect(ruleStop('o', aTree(open, archived))).toMatchObject({ title: '1 article asks for your own rule' });
  expect(ruleStop('o', aTree(archived))).toBeNull();
});

test('translations that are older than their originals are listed, and lead to the first of them', () => {
  const stale = anItem({ id: 'gloves', title: 'Gloves', stale_languages: ['de'] });
  expect(languageStop('o', aTree(anItem({}), stale))).toMatchObject({
    title: '1 translation is older than its original',
    detail: 'Gloves (Deutsch)',
    to: '/o/o/admin-panel/content/gloves.de',
  });
  expect(languageStop('o', aTree(anItem({})))).toBeNull();
});
