import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PassageIndex } from './passage-index.ts';
import type { SearchableGroup } from './port.ts';
import { DIMENSIONS } from './vectors.ts';

const WORDS = ['pain', 'scale', 'hands', 'alcohol', 'bed', 'bell', 'blood', 'pressure', 'dose', 'nurse'];
const sentence = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
const vector = fc
  .integer()
  .map((seed) =>
    Int8Array.from({ length: DIMENSIONS }, (_, i) => Math.round(Math.sin(seed + i * (1 + (seed % 7))) * 127)),
  );
const passage = fc.record({ heading: sentence, text: sentence, vector: fc.option(vector) });
const group = fc
  .record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    title: sentence,
    weight: fc.constant(1),
    passages: fc.array(passage, { maxLength: 4 }),
  })
  .map((each): SearchableGroup => ({
    ...each,
    passages: each.passages.map((own, position) => ({ ...own, position })),
  }));

/** What is found, without the order of what is found equally well. */
function findAll(index: PassageIndex, text: string, meaning: Int8Array | null) {
  const found = index.find({ text, alternatives: [], vector: meaning, without: [], limit: 100 });
  return found.map(({ group: id, position, score }) => `${id} ${position} ${score.toFixed(9)}`).toSorted();
}

test('an index that libraries came to and went from, bit by bit, finds what one finds that was made of what is left', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(group, { maxLength: 4 }), { maxLength: 12 }),
      sentence,
      fc.option(vector),
      (loads, text, meaning) => {
        const [grown, made] = [new PassageIndex(), new PassageIndex()];
        for (const groups of loads) grown.load(groups);
        const left = new Map(loads.flat().map((each) => [each.id, each]));
        made.load([...left.values()]);
        expect(findAll(grown, text, meaning)).toEqual(findAll(made, text, meaning));
        expect(grown.size).toBe(made.size);
      },
    ),
  );
});

test('a question is found as the passage that answers it, and goes with its group', () => {
  const index = new PassageIndex();
  const passages = [
    { position: 0, heading: '', text: 'Hands are rubbed with alcohol.', vector: null },
    { position: 1, heading: '', text: 'The bell lies on the bed.', vector: null },
    { position: 9, heading: '', text: 'How do I call a nurse?', vector: null, answeredAt: 1 },
  ];
  index.load([{ id: 'a', title: 'Ward', weight: 1, passages }]);
  const find = (given: object) =>
    index.find({ text: 'call nurse', alternatives: [], vector: null, without: [], limit: 5, ...given });
  expect(find({})).toMatchObject([{ position: 1, text: 'The bell lies on the bed.', cover: 1 }]);
  expect(find({ whole: 1 }).map(({ position }) => position)).toEqual([0, 1]);
  index.load([{ id: 'a', title: 'Ward', weight: 1, passages: passages.slice(0, 2) }]);
  expect(find({})).toEqual([]);
});

test('a passage tells which of the questions that it answers is nearest, and slips of the pen in them are not learned', () => {
  const index = new PassageIndex();
  const passages = [
    { position: 0, heading: '', text: 'Blood pressure is measured lying and standing.', vector: null },
    { position: 1, heading: '', text: 'The bell lies on the bed.', vector: null },
    { position: 8, heading: '', text: 'how do i mesure the pressure', vector: null, answeredAt: 0 },
    { position: 9, heading: '', text: 'pressure before getting up', vector: null, answeredAt: 0 },
  ];
  index.load([{ id: 'a', title: 'Ward', weight: 1, passages }]);
  const found = index.find({ text: 'pressure getting up', alternatives: [], vector: null, without: [], limit: 5 });
  expect(found[0]).toMatchObject({ position: 0, nearestQuestion: { text: 'pressure before getting up' } });
  expect(index.correct('mesure')).toBe('measure');
});
