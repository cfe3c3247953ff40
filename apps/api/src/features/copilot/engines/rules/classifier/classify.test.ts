import { expect, test } from 'vitest';
import { createWorkerSearch } from '#adapters/passage-search/worker-search.ts';
import { classify } from './classify.ts';
import { readExamples } from './train-intents.ts';

const held = readExamples('held-out');

/** What went wrong, in words. */
function misunderstood(vectors: readonly (Int8Array | null)[]): string[] {
  return held.flatMap(({ intent, question }, i) => {
    const [best] = classify(question, vectors[i]!);
    return best!.intent === intent ? [] : [`${question}: ${best!.intent} for ${intent}`];
  });
}

const OF_MEANINGS = { timeout: 60_000, tags: ['ci'] };

test('of questions that nobody learned from at least 88 in 100 are understood', OF_MEANINGS, async () => {
  const search = createWorkerSearch();
  const vectors = await search.encode(held.map(({ question }) => question));
  await search.close();
  const wrong = misunderstood(vectors!);
  expect(wrong.slice(Math.floor(0.12 * held.length))).toEqual([]);
});

test('without meanings most questions are still understood', () => {
  const wrong = misunderstood(held.map(() => null));
  expect(wrong.slice(Math.floor(0.4 * held.length))).toEqual([]);
});

test('the held-out questions are not among those that were learned from', () => {
  const learned = new Set(readExamples('examples').map(({ question }) => question));
  expect(held.filter(({ question }) => learned.has(question))).toEqual([]);
});
