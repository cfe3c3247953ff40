import { expect, test } from 'vitest';
import { readQuestion } from '../ranking/features.ts';
import { learned } from '../ranking/rank-passages.ts';
import type { Block } from './item-blocks.ts';
import { lessonSentences } from './lesson-sentences.ts';
import { type PlaceQuestion, rankSentences, SENTENCE_FEATURES, sentenceFeatures } from './rank-sentences.ts';

const LESSON: Block[] = [
  {
    heading: 'Gloves',
    text: 'Gloves have holes. Clean your hands after taking them off. Hands get dirty while gloves come off.',
    rows: [],
  },
  { heading: 'Soap', text: 'Wash when you see dirt. It takes forty seconds.', rows: [] },
];

function questionOf(asked: string, selected: number): PlaceQuestion {
  const sentences = lessonSentences(LESSON);
  return {
    asked,
    selection: sentences[selected]!.text,
    sentences,
    meant: { first: selected, last: selected },
    said: new Set(),
    near: {
      alone: readQuestion(asked, []),
      together: readQuestion(asked, []),
      hits: [],
      items: [],
      anchors: [],
      earlier: [],
      page: null,
      sameModule: [],
    },
    itemKind: 'article',
  };
}

/** The sentence that answers best beside the selected one. */
function bestOf(asked: string, selected: number): string {
  const question = questionOf(asked, selected);
  const shares = rankSentences(question).map((share, i) => (i === selected ? 0 : share));
  return question.sentences[shares.indexOf(Math.max(...shares))]!.text;
}

test('every weight is of something that is seen, and each sentence is seen whole', () => {
  for (const weights of [learned.sentences, learned.goingOn])
    expect(weights.inputs.filter((name) => !SENTENCE_FEATURES.includes(name))).toEqual([]);
  for (const seen of sentenceFeatures(questionOf('why?', 1))) expect(seen).toHaveLength(SENTENCE_FEATURES.length);
});

test('the shares of all sentences are one', () => {
  expect(rankSentences(questionOf('how long', 3)).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
});

test.each([
  ['why?', 1, 'Hands get dirty while gloves come off.'],
  ['how long?', 3, 'It takes forty seconds.'],
])('%s is answered by what the lesson goes on with', (asked, selected, answer) => {
  expect(bestOf(asked, selected)).toBe(answer);
});
