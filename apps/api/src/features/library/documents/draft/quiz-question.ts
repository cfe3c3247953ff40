import type { DraftQuestion } from '@snapwell/contract/library/documents/documents.schemas';

/** A drafted question as a quiz holds it; the line that it comes from is why its answer is right. */
export function quizQuestion(question: DraftQuestion, textOf: (line: number) => string) {
  const { id, prompt, lines } = question;
  const source = lines.map(textOf).join(' ');
  if (question.type === 'fill_in_the_blank')
    return {
      type: 'fill_in_the_blank' as const,
      id,
      prompt,
      text: question.text,
      blanks: { gap: { accept: question.accept } },
      explanation: source,
      difficulty: 'medium' as const,
      tags: [],
    };
  return {
    type: 'single_choice' as const,
    id,
    prompt,
    options: question.options,
    explanation: question.explanation || source,
    difficulty: 'medium' as const,
    tags: [],
  };
}
