import type { DraftText } from '@snapwell/contract/library/authoring.schemas';
import { expect, test } from 'vitest';
import { compareTexts } from './compare-texts.ts';

const MARKS = new Map([
  ['then', '-'],
  ['now', '+'],
  ['both', ' '],
  ['left-out', '~'],
]);
const text = (head: object, body: object) => ({ head, body }) as unknown as DraftText;
const said = (then: DraftText, now: DraftText) =>
  compareTexts(then, now).map(({ side, text: line }) => `${MARKS.get(side)} ${line}`);

test('two texts that are the same differ in nothing', () => {
  const cards = text({ title: 'Words' }, { cards: [{ front: 'Ward', back: 'Station' }] });
  expect(compareTexts(cards, structuredClone(cards))).toEqual([]);
});

test('an article is compared by its own lines, and what is far from a change is left out', () => {
  const lines = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];
  const then = text({ title: 'Pain' }, { markdown: lines.join('\n') });
  const now = text({ title: 'Pain' }, { markdown: lines.with(3, 'Fourth').join('\n') });
  expect(said(then, now)).toEqual(['~ …', '  Two', '  Three', '- Four', '+ Fourth', '  Five', '  Six', '~ …']);
});

test('what has fields is compared by their names, without the signs of a file', () => {
  const then = text({ title: 'Words', publish_at: null }, { cards: [{ front: 'Ward', back: 'A\nB' }] });
  const now = text({ title: 'Words', publish_at: null }, { cards: [{ front: 'Bed', back: 'A\nB' }] });
  expect(said(then, now)).toEqual([
    '  title: Words',
    '  cards:',
    '-   - front: Ward',
    '+   - front: Bed',
    '      back:',
    '        A',
    '~ …',
  ]);
});
