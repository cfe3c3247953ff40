import type { Answer, ShownQuestion } from '@snapwell/contract/quizzes/question-types';

/** What pressing a digit does to the answer; undefined where digits mean nothing. */
export function digitAnswer(question: ShownQuestion, answer: Answer | null, index: number): Answer | undefined {
  switch (question.type) {
    case 'single_choice':
    case 'image_choice': {
      const option = question.options[index];
      return option && { type: question.type, chosen: option.id };
    }
    case 'multiple_choice': {
      const option = question.options[index];
      if (!option) return undefined;
      const chosen = answer?.type === 'multiple_choice' ? answer.chosen : [];
      return {
        type: 'multiple_choice',
        chosen: chosen.includes(option.id) ? chosen.filter((id) => id !== option.id) : [...chosen, option.id],
      };
    }
    case 'true_false':
      return index < 2 ? { type: 'true_false', value: index === 0 } : undefined;
    default:
      return undefined;
  }
}
