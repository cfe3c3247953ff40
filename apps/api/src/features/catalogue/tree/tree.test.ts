import { expect, test } from 'vitest';
import { chapterOf, growTree, neighboursOf } from './tree.ts';

const module = (id: string) => ({ id, title: id, summary: '', cover: null, tags: [] });
const chapter = (id: string, moduleId: string) => ({ id, moduleId, title: id, summary: '' });
const item = (id: string, moduleId: string, chapterId: string) => ({
  id,
  moduleId,
  chapterId,
  kind: 'article' as const,
  title: id,
  summary: '',
  minutes: 3,
  cover: null,
  opens: 'always' as const,
  publishedAt: null,
});
const tree = growTree({
  version: 7,
  modules: [module('falls'), module('empty'), module('pain')],
  chapters: [chapter('one', 'falls'), chapter('none', 'falls'), chapter('two', 'falls'), chapter('one', 'pain')],
  items: [item('c', 'pain', 'one'), item('b', 'falls', 'two'), item('a', 'falls', 'one'), item('lost', 'x', 'y')],
});

test('a tree holds what there is to see, in the order of modules and chapters', () => {
  expect(tree.version).toBe(7);
  expect(tree.modules.map(({ id, items }) => [id, items.map((each) => each.id)])).toEqual([
    ['falls', ['a', 'b']],
    ['pain', ['c']],
  ]);
  expect(tree.modules[0]!.chapters.map(({ id }) => id)).toEqual(['one', 'two']);
  expect([...tree.moduleById.keys()]).toEqual(['falls', 'pain']);
  expect([...tree.itemById.keys()]).toEqual(['a', 'b', 'c']);
  expect(tree.itemById.get('a')).toMatchObject({ type: 'article' });
});

test('an item knows its chapter and its neighbours in the module', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => tree.itemById.get(id)!);
  expect(chapterOf(tree, b!).id).toBe('two');
  expect(chapterOf(tree, c!).moduleId).toBe('pain');
  expect(neighboursOf(tree, a!)).toEqual({ previous: null, next: b });
  expect(neighboursOf(tree, b!)).toEqual({ previous: a, next: null });
});
