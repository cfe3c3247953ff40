import { expect, it } from 'vitest';
import { growTree } from '#features/catalogue/tree/tree.ts';
import { moduleAbout } from './module-about.ts';

const lesson = (id: string, moduleId: string, title: string, summary: string) => ({
  id,
  moduleId,
  chapterId: moduleId,
  kind: 'article' as const,
  title,
  summary,
  minutes: 3,
  cover: null,
  opens: 'always' as const,
  publishedAt: null,
});
const module = (id: string, title: string) => ({ id, title, summary: '', cover: null, tags: [] });
const tree = growTree({
  version: 1,
  modules: [module('sepsis', 'Sepsis: the first hour'), module('learn', 'How to learn at work')],
  chapters: ['sepsis', 'learn'].map((id) => ({ id, moduleId: id, title: id, summary: '' })),
  items: [
    lesson('clock', 'sepsis', 'The clock starts with you', 'What to do in sepsis, and who must come.'),
    lesson('score', 'sepsis', 'Score it', 'Your work with numbers.'),
    lesson('book', 'learn', 'Close the book', 'How to learn while you work.'),
    lesson('note', 'learn', 'Write it down', 'Learn by writing.'),
  ],
});

it('hears of which module a question is', () => {
  expect(moduleAbout('the 3 things i need for sepsis', tree)).toMatchObject({
    name: 'Sepsis',
    module: { id: 'sepsis' },
  });
});

it.each([
  ['a word that other modules use as well', 'how long do i work today'],
  ['a word behind the colon of a title', 'when does the first bus leave'],
  ['no word of a title', 'which phone should i buy'],
])('names none for %s', (_, question) => {
  expect(moduleAbout(question, tree)).toBeNull();
});
