import type { QuestionOf } from '../../quizzes/question-types.ts';
import type { Suggestion } from './finding.ts';

export type ChoiceQuestion = QuestionOf<'single_choice'> | QuestionOf<'multiple_choice'>;
export type Option = ChoiceQuestion['options'][number];

/** Takes a wrong option away, where enough remain. */
export function without(options: readonly Option[], i: number): Suggestion | null {
  const rest = options.toSpliced(i, 1);
  return rest.length < 3 ? null : { text: '', changes: [{ path: ['options'], value: rest }] };
}
