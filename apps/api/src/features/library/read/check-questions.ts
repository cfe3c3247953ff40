import { shareOfIdeas } from '@snapwell/contract/quizzes/marking/ideas';
import type { Question } from '@snapwell/contract/quizzes/question-types';
import type { Report } from '../files/problem.ts';
import type { YamlText } from '../files/yaml-text.ts';

/**
 * What an author gets told of a question that could be asked, but would be marked unfairly. Questions that are stored
 * already are not held to it.
 */
export function checkQuestions(questions: readonly Question[], yaml: YamlText, report: Report): void {
  questions.forEach((question, i) => {
    if (question.type !== 'short_text') return;
    question.keywords.forEach(({ any }, n) => {
      const letter = any.find((word) => /^[\p{L}\p{N}]$/u.test(word.trim()));
      if (letter !== undefined)
        report(
          yaml.lineOf(['questions', i, 'keywords', n, 'any']),
          `A single letter ('${letter}') is found in too many answers. Write a word.`,
        );
    });
    const share = shareOfIdeas(question, question.sample_answer);
    if (share < 1)
      report(
        yaml.lineOf(['questions', i, 'sample_answer']),
        `The sample answer gets ${Math.round(share * 100)}%. Name more of the ideas in it, add its words to them, or say how many are 'needed'.`,
      );
  });
}
