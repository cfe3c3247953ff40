import type { Answer, Key } from '@snapwell/contract/quizzes/question-types';

/** What the author says against an answer that is not right, as it stands beside the chosen option; null for nothing. */
export function whyNot(key: Key, answer: Answer | null): string | null {
  if (answer?.type === 'true_false' && key.type === 'true_false') {
    if (answer.value === key.value) return null;
    return answer.value ? key.why_true : key.why_false;
  }
  if (!answer || !('chosen' in answer) || !('options' in key)) return null;
  const chosen = new Set([answer.chosen].flat());
  const said = key.options.flatMap(({ id, is_right: isRight, why }) => (chosen.has(id) && !isRight && why) || []);
  return said.join(' ') || null;
}
