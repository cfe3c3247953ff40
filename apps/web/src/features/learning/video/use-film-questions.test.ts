import { expect, test } from 'vitest';
import { questionBetween } from './use-film-questions.ts';

const questions = [20, 24].map((at) => ({ at, prompt: `At ${at}`, options: [] }));

test.each<[number | null, number, number | undefined, string]>([
  [null, 21, undefined, 'the film begins behind it'],
  [19.8, 20.05, 20, 'the film comes to it'],
  [20, 20.2, undefined, 'it was asked already'],
  [19.8, 24.1, 20, 'two lie between two looks at the clock: the first'],
  [5, 30, undefined, 'it was jumped over'],
  [24.5, 19.5, undefined, 'somebody went back'],
])('from %s to %d: %s (%s)', (before, now, at) => expect(questionBetween(questions, before, now)?.at).toBe(at));
