import { expect, test } from 'vitest';
import type { SearchHit } from '#adapters/passage-search/port.ts';
import { underHeadingAsked, withAskedHeadingFirst } from './asked-heading.ts';
import type { ItemPassage } from '../item-passage.ts';
import type { Ranking } from '../../ranking/rank-passages.ts';

const passage = (group: string, position: number, heading: string) => ({
  hit: { group, position, heading, text: `${heading} ${position}` } as SearchHit,
  share: 0.2,
  score: 1,
  features: [],
});
const other = passage('words', 3, 'Restless');
const personal = passage('decides', 5, 'What pain is');
const defined = passage('decides', 4, 'What pain is');
const found: Ranking = { passages: [other, personal, defined], trust: 'near', confidence: 0.4 };

test.each(['what is pain?', 'What is pain', "what's pain"])(
  '%s: what stands under that heading goes first',
  (question) =>
    expect(withAskedHeadingFirst(question, found)).toEqual({ ...found, passages: [defined, other, personal] }),
);

test.each(['what is pain at night', 'is it pain', 'what is', 'why is pain personal'])(
  '%s is not what a heading asks',
  (question) => expect(withAskedHeadingFirst(question, found)).toBe(found),
);

const page = ['Two groups', 'Why it works', 'Why it works', 'How it feels'].map((heading, position): ItemPassage => ({
  group: 'book',
  position,
  heading,
  text: `${heading} ${position}`,
  paragraph: null,
  share: 0,
}));

test('on a page what stands under the heading that is asked for answers', () => {
  expect(underHeadingAsked('why does that work', page)).toEqual(page.slice(1, 3));
  expect(underHeadingAsked('and how does it feel?', page)).toEqual(page.slice(3));
  const how = page.map((each, at) => (at === 0 ? { ...each, heading: 'How to do it without a test' } : each));
  expect(underHeadingAsked('so how do i do it', how)).toEqual(how.slice(0, 1));
  expect(underHeadingAsked('so how do i do it', page)).toBeNull();
  for (const question of ['why', 'how does it work', 'why does it work at night', 'two groups'])
    expect(underHeadingAsked(question, page)).toBeNull();
});
