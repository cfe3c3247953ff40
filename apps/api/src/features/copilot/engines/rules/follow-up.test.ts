import { expect, test } from 'vitest';
import type { Tree } from '#features/catalogue/index.ts';
import { followUpOf } from './follow-up.ts';

const tree = { itemById: new Map([['look', { id: 'look', title: 'The second look' }]]) } as unknown as Tree;
const history = [
  { role: 'user' as const, text: 'How long after an injection?' },
  { role: 'assistant' as const, text: 'About 15 minutes.\n[The second look: When to look again]' },
];

test.each([
  ['and after a tablet?', 'after a tablet?'],
  ['what about children?', 'children?'],
  ['and that one?', 'that one?'],
])('%s goes on from the question before, in the lesson that answered', (text, own) =>
  expect(followUpOf(text, { history }, tree)).toMatchObject({
    text: own,
    before: 'How long after an injection?',
    items: ['look'],
  }),
);

test('a question that names its own subject stands for itself, and so does the first', () => {
  expect(followUpOf('which scale do people with dementia use for pain', { history }, tree)).toBeNull();
  expect(followUpOf('and after a tablet?', { history: [] }, tree)).toBeNull();
});
