import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draftHead } from '../authoring.schemas.ts';
import { findPlaces, replacePlaces, type Wanted } from './find-places.ts';

const head = draftHead.parse({ title: 'Pain scales', tags: ['pain'] });
const markdown = [
  'Ask about pain. [Pain](content:pain-scales) is what *she* says.',
  '',
  '![A painful face](media/pain.svg) and https://example.org/pain',
].join('\n');
const text = { head, body: { markdown, questions: [{ id: 'pain', prompt: 'Painless? {{pain}}', teaches: 'pain' }] } };

const wanted = (given: Partial<Wanted> = {}): Wanted => ({
  text: 'pain',
  match_case: false,
  whole_words: false,
  ...given,
});
const foundWith = (given?: Partial<Wanted>) =>
  findPlaces(text, wanted(given)).map(({ path, nth, found }) => `${path.join('.')}#${nth} ${found}`);
const everywhere = (replacement: string) => ({ replacement, isChosen: () => true });

test('words are found in what people read, and not in ids, files, addresses and names of numbers', () => {
  expect(foundWith()).toEqual([
    'head.title#0 Pain',
    'body.markdown#0 pain',
    'body.markdown#1 Pain',
    'body.markdown#2 pain',
    'body.questions.0.prompt#0 Pain',
  ]);
  expect(foundWith({ match_case: true })).toEqual(['body.markdown#0 pain', 'body.markdown#1 pain']);
  expect(foundWith({ whole_words: true })).toEqual([
    'head.title#0 Pain',
    'body.markdown#0 pain',
    'body.markdown#1 Pain',
  ]);
  expect(foundWith({ text: '.*' })).toEqual([]);
});

test('a place is shown with the words around it', () => {
  expect(findPlaces(text, wanted({ text: 'what' }))).toMatchObject([
    { before: 'Ask about pain. [Pain](content:pain-scales) is ', found: 'what', after: ' *she* says.' },
  ]);
});

test('only the chosen places change', () => {
  const changed = replacePlaces(text, wanted(), {
    replacement: 'ache $& {{x}}',
    isChosen: ({ path, nth }) => path.join('.') === 'body.markdown' && nth === 1,
  });
  expect(changed).toEqual({
    head,
    body: { ...text.body, markdown: markdown.replace('[Pain]', () => '[ache $& {{x}}]') },
  });
});

test('whatever is looked for, nothing else changes, and putting it back gives the same bytes', () => {
  const words = fc.stringMatching(/^[a-zä.*() \n]{0,40}$/);
  fc.assert(
    fc.property(fc.array(words), fc.stringMatching(/^[a-zä.*()]{1,3}$/), (texts, looked) => {
      const before = { head, body: { texts } };
      const exact = wanted({ text: looked, match_case: true });
      // A sign that stands nowhere: what is put in is found again, and only that.
      const there = replacePlaces(before, exact, everywhere('§'));
      expect(findPlaces(there, exact)).toEqual([]);
      expect(replacePlaces(there, { ...exact, text: '§' }, everywhere(looked))).toEqual(before);
    }),
  );
});
