import type { Answer, Key } from '@snapwell/contract/quizzes/question-types';

/** What the author says to the options that were chosen. */
export function whyChosen(answer: Answer | null, key: Key): string[] {
  if (answer?.type === 'true_false' && key.type === 'true_false')
    return [answer.value ? key.why_true : key.why_false].filter((why) => why !== null && why !== undefined);
  if (!('options' in key) || !answer || !('chosen' in answer)) return [];
  const chosen = new Set([answer.chosen].flat());
  return key.options.flatMap(({ id, why }) => (why && chosen.has(id) ? [why] : []));
}
