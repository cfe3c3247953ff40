import { expect, test } from 'vitest';
import type { Block } from './item-blocks.ts';
import { lessonSentences, meantSentences } from './lesson-sentences.ts';

const texts = (blocks: Block[]) => lessonSentences(blocks).map(({ shown }) => shown);

test('sentences of a paragraph, entries of a list and why an answer is right are each told by themselves', () => {
  expect(
    texts([
      { heading: 'Falls', text: 'Get up slowly. Wait.', rows: [] },
      {
        heading: 'Falls',
        text: 'A rail. A light.',
        rows: ['A rail.', 'A light.'].map((text) => ({ text, words: text })),
      },
      { heading: 'Falls', text: 'What helps? A rail.', rows: [], reason: 'It holds.' },
    ]),
  ).toEqual(['Get up slowly.', 'Wait.', 'A rail.', 'A light.', 'What helps?', 'A rail.', 'It holds.']);
});

test('the name of an entry stands with what follows it', () => {
  const entries = ['Antibiotic. Check allergies. Bring it.', 'A rail.', 'Look at what they do first. Then ask.'];
  const list = { heading: '', text: '', rows: entries.map((text) => ({ text, words: text })) };
  expect(texts([list])).toEqual([
    'Antibiotic. Check allergies.',
    'Bring it.',
    'A rail.',
    'Look at what they do first.',
    'Then ask.',
  ]);
});

test('a picture without words is told by what is to be seen', () => {
  const silent: Block = {
    heading: '',
    text: 'A bed.',
    rows: [],
    page: 1,
    panel: 1,
    scene: 'A bed.',
    narration: '',
    speech: [],
  };
  expect(texts([silent])).toEqual(['A bed.']);
  expect(texts([{ ...silent, narration: 'Five o’clock.' }])).toEqual(['Five o’clock.']);
});

test('in a picture the narration stands before what each says', () => {
  const panel: Block = {
    heading: 'Nine',
    text: 'Fourth day. Jonas: Your paper.',
    rows: [],
    page: 1,
    panel: 1,
    narration: 'Fourth day.',
    speech: [{ speaker: 'Jonas', text: 'Your paper.' }],
  };
  expect(texts([panel])).toEqual(['Fourth day.', 'Jonas: ‘Your paper.’']);
  expect(lessonSentences([panel, { ...panel, page: 2 }]).map(({ section }) => section)).toEqual([
    '1 Nine',
    '1 Nine',
    '2 Nine',
    '2 Nine',
  ]);
});

test.each([
  ['the sentence', 'Wait.', { first: 1, last: 1 }],
  ['the sentence that holds a part of it', 'holds', { first: 2, last: 2 }],
  ['both sentences', 'Get up slowly. Wait.', { first: 0, last: 1 }],
  ['the block, where none of its sentences fits', 'nothing of it', { first: 0, last: 2 }],
])('what was selected means %s', (_what, text, meant) => {
  const sentences = lessonSentences([
    { heading: '', text: 'Get up slowly. Wait. A rail holds you.', rows: [] },
    { heading: '', text: 'Wait.', rows: [] },
  ]);
  expect(meantSentences(sentences, { block: 0, text })).toEqual(meant);
});

test('what the organization has still to fill in is known as such, and what it has filled in as well', () => {
  const isBlank = (text: string, isLocal: boolean) =>
    lessonSentences([{ heading: 'Turning', rows: [], text, isLocal }]).map((each) => each.isBlank);
  expect(isBlank('How often, and for how long? Ask on your ward.', true)).toEqual([true, true]);
  expect(isBlank('Every two hours. Who helps? Ask on your ward.', true)).toEqual([false, false, false]);
  expect(isBlank('How often? Every two hours.', false)).toEqual([false, false]);
});
