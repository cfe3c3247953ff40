import { expect, test } from 'vitest';
import { createCitations } from './citations.ts';
import type { GivenPassage } from './passages-given.ts';

const passage = (number: number, text: string, url = `/o/riverside/content/look#p-${number}`): GivenPassage => ({
  number,
  contentId: 'look',
  title: 'The second look',
  heading: 'When',
  text,
  source: { content_id: 'look', title: 'The second look: When', url },
});
const all = [
  passage(1, 'Look again about an hour after a tablet.'),
  passage(2, 'After an injection into a vein, look again after 15 to 30 minutes.'),
];
const given = { all, find: (number: number) => all[number - 1] ?? null, add: async () => [] };

/** What is shown of a text that comes in these pieces, and what it rests on. */
function read(...pieces: string[]) {
  const citations = createCitations(given, () => 'Question: after 40 minutes?');
  const shown = pieces.map((piece) => citations.read(piece)).join('');
  const { rest, sources } = citations.end();
  return { text: shown + rest, sources: sources.map(({ url }) => url.slice(-3)) };
}

test('a number behind a sentence that its passage bears out becomes a source', () =>
  expect(read('Look again after about an hour [1].')).toEqual({
    text: 'Look again after about an hour\u202f¹.',
    sources: ['p-1'],
  }));

test.each([
  ['torn anywhere', ['Look again after an', ' hour', ' ', '[', '1', ']. Then', ' write.']],
  ['behind the point', ['Look again after an hour. [1] Then write.']],
  ['as other models write it', ['Look again after an hour【1】. Then write.']],
])('a mark is read %s', (_, pieces) => {
  const { text, sources } = read(...pieces);
  expect(text.replaceAll(/[\s\u202f¹.]+/g, ' ').trim()).toBe('Look again after an hour Then write');
  expect(text).toContain('\u202f¹');
  expect(sources).toEqual(['p-1']);
});

test('sources are numbered in the order in which they are used', () =>
  expect(read('Look after 15 to 30 minutes [2]. After a tablet look after an hour [1, 2].')).toEqual({
    text: 'Look after 15 to 30 minutes\u202f¹. After a tablet look after an hour\u202f².',
    sources: ['p-2', 'p-1'],
  }));

test.each([
  ['a passage that says something else', 'Morphine is given with food [1].'],
  ['a passage that was not given', 'Look again after an hour [7].'],
])('a mark for %s is left out', (_, said) => expect(read(said).text).not.toMatch(/[[¹]/));

test('a figure that stands nowhere is not shown as sourced, and it is said', () => {
  const { text, sources } = read('Look again 90 minutes after a tablet [1].');
  expect(text).toBe(
    "Look again 90 minutes after a tablet.\n\n*90: I don't find this figure in your lessons. Check before you use it.*",
  );
  expect(sources).toEqual([]);
});

test('a figure of the question, or of what a tool said, is nothing new', () =>
  expect(read('After 40 minutes it is too early.').text).toBe('After 40 minutes it is too early.'));

test('a sentence without a mark rests on the passage that says the same', () =>
  expect(read('Look again about an hour after a tablet.')).toMatchObject({ sources: ['p-1'] }));

test.each([
  ['declines', "I can't say that for your patient. Look again about an hour after a tablet."],
  ['sends for help', '**Call the emergency team now.** Look again about an hour after a tablet.'],
])('a reply that %s gets no source by itself', (_, said) => expect(read(said).sources).toEqual([]));

test('what the model names stays a source beside what it declines', () =>
  expect(read("I can't choose for you. Look again after about an hour [1].")).toMatchObject({ sources: ['p-1'] }));

test('brackets that are no marks stay', () =>
  expect(read('Write [sic] and [see below], 2.5 mg [1').text).toContain('Write [sic] and [see below], 2.5 mg [1'));
