import { quizBody } from '@snapwell/contract/quizzes/quiz-body';
import { aQuestion } from '@snapwell/contract/quizzes/questions.factory';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Random, shuffled } from '#features/quizzes/shuffle.ts';
import { picturesOf, planAttempt } from './plan-attempt.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];
const questions = ids.map((id) => ({ ...aQuestion('single_choice'), id }));
const quiz = (more: object) => quizBody.parse({ questions, ...more });
const first: Random = () => 0;
const last: Random = (below) => below - 1;
const planned = (...given: Parameters<typeof planAttempt>) => planAttempt(...given).map(({ id }) => id);

test('as many are drawn as the quiz asks for, in the order of the author unless they are mixed', () => {
  const random = fc.infiniteStream(fc.nat());
  fc.assert(
    fc.property(random, fc.integer({ min: 1, max: 5 }), fc.boolean(), (numbers, draw, shuffle) => {
      const next: Random = (below) => numbers.next().value! % below;
      const drawn = planned(quiz({ draw, shuffle }), next);
      expect(drawn).toHaveLength(draw);
      expect(new Set(drawn).size).toBe(draw);
      expect(shuffle ? drawn.toSorted() : drawn).toEqual(drawn.toSorted());
    }),
  );
  expect(planned(quiz({ shuffle: true }), first)).toEqual(['b', 'c', 'd', 'e', 'a']);
  expect(planned(quiz({ shuffle: false }), first)).toEqual(ids);
});

test('what was missed is asked again, all of it, however many the quiz draws', () => {
  const only = new Set(['b', 'd', 'e']);
  expect(planned(quiz({ draw: 1, shuffle: false }), first, only)).toEqual(['b', 'd', 'e']);
  expect(planned(quiz({ draw: 1, shuffle: true }), first, only)).toEqual(['d', 'e', 'b']);
});

test('options are mixed only where the quiz is', () => {
  const optionsOf = (shuffle: boolean) => planAttempt(quiz({ shuffle }), first)[0]!.arrangement;
  expect(optionsOf(false)).toEqual([[0, 1, 2]]);
  expect(optionsOf(true)).toEqual([[1, 2, 0]]);
});

test('mixing loses nothing, repeats nothing, and reaches every order', () => {
  expect(shuffled(ids, last)).toEqual(ids);
  const orders = new Set(
    [0, 1, 2].flatMap((i) => [0, 1].map((j) => shuffled('abc'.split(''), (n) => (n === 3 ? i : j)).join(''))),
  );
  expect([...orders].toSorted()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
});

test('a picture that is not there has no address', () => {
  const picture = { url: '/files/room.png', width: 4, height: 3 };
  const find = picturesOf({ pictures: { 'media/room.png': picture } });
  expect(find('media/room.png')).toEqual(picture);
  expect(find('media/other.png')).toEqual({ url: '', width: null, height: null });
});
