import { expect, test as base } from 'vitest';
import type { SearchQuery } from './port.ts';
import { createWorkerSearch } from './worker-search.ts';

const texts: Record<string, string> = {
  'Pain scales': 'Ask the patient to rate the pain from zero to ten. A rising number calls for action.',
  'Hand rub': 'Rub your hands with alcohol for thirty seconds until they are dry.',
  Falls: 'Keep the bed low and the call bell within reach. Check lying and standing blood pressure.',
};

const test = base.extend('search', { scope: 'file' }, async ({}, { onCleanup }) => {
  const search = createWorkerSearch();
  onCleanup(() => search.close());
  const vectors = await search.encode(Object.entries(texts).map(([title, text]) => `${title}. ${text}`));
  const groups = Object.entries(texts).map(([title, text], i) => ({
    id: title,
    title,
    weight: 1,
    passages: [{ position: 0, heading: '', text, vector: vectors![i]! }],
  }));
  await search.load('riverside', 1, groups);
  return search;
});

const query = (text: string, more: Partial<SearchQuery> = {}): SearchQuery => ({
  text,
  alternatives: [],
  vector: null,
  without: [],
  limit: 3,
  ...more,
});

test('a passage is found by the words it shares with the question', async ({ search }) => {
  const [first] = (await search.find('riverside', query('How long do I rub my hands?')))!;
  expect(first).toMatchObject({ group: 'Hand rub', cover: 1 });
});

test('a passage is found by its meaning when no word is shared', async ({ search }) => {
  const text = 'How can I tell how much it hurts?';
  const [vector] = (await search.encode([text]))!;
  expect((await search.find('riverside', query(text, { vector: vector! })))![0]).toMatchObject({
    group: 'Pain scales',
  });
});

test('what else may be meant leads to a passage too', async ({ search }) => {
  const found = await search.find(
    'riverside',
    query('sanitizer', { alternatives: [{ text: 'alcohol hand rub', weight: 0.6 }] }),
  );
  expect(found![0]!.group).toBe('Hand rub');
});

test('nothing is found in what the person may not see, nor outside of where is looked', async ({ search }) => {
  expect(await search.find('riverside', query('rub hands', { without: ['Hand rub'] }))).toEqual([]);
  expect(await search.find('riverside', query('rub hands', { within: ['Falls'] }))).toEqual([]);
  expect(await search.find('elsewhere', query('rub hands'))).toBeNull();
});

test('a changed item is found by its new words only, a removed one not at all', async ({ search }) => {
  const falls = (text: string | null) => ({
    id: 'Falls',
    title: 'Falls',
    weight: 1,
    passages: text === null ? [] : [{ position: 0, heading: '', text, vector: null }],
  });
  await search.load('riverside', 2, [falls('Nonslip socks help.')]);
  expect((await search.find('riverside', query('socks')))![0]!.group).toBe('Falls');
  expect(await search.find('riverside', query('blood pressure'))).toEqual([]);
  await search.load('riverside', 3, [falls(null)]);
  expect(await search.find('riverside', query('socks'))).toEqual([]);
  expect(search.versionOf('riverside')).toBe(3);
});

test('too many passages: the library used longest ago goes, and is asked for anew', async () => {
  const search = createWorkerSearch(100);
  const passages = Array.from({ length: 51 }, (_, position) => ({
    position,
    heading: '',
    text: 'bed',
    vector: null,
  }));
  const library = [{ id: 'beds', title: 'Beds', weight: 1, passages }];
  const only = { limit: 1 };
  await search.load('first', 1, []);
  await search.load('second', 1, library);
  await search.find('first', query('bed', only));
  await search.load('third', 1, library);
  expect(['first', 'second', 'third'].map((name) => search.versionOf(name))).toEqual([1, null, 1]);
  expect(await search.find('second', query('bed', only))).toBeNull();
  // One that grows is measured anew, and stays even when it takes all the room.
  await search.load('third', 2, [{ ...library[0]!, id: 'more beds' }]);
  expect(['first', 'third'].map((name) => search.versionOf(name))).toEqual([null, 2]);
  expect(await search.find('third', query('bed', only))).toHaveLength(1);
  await search.close();
});
