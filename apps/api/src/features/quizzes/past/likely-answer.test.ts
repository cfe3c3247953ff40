import { expect, test } from 'vitest';
import { mark } from '@snapwell/contract/quizzes/question-rules/all-types';
import { oneOfEach } from '@snapwell/contract/quizzes/questions.factory';
import { likelyAnswer } from './likely-answer.ts';

const findPicture = () => ({ url: '', width: 400, height: 300 });
const chances = [0, 0.2, 0.5, 0.8, 0.99];

test.each(oneOfEach().map((question) => [question.type, question] as const))(
  'who knows %s is right, who does not is not',
  (_type, question) => {
    for (const chance of chances) {
      expect(
        mark(
          question,
          likelyAnswer(question, true, () => chance),
          findPicture,
        ).credit,
      ).toBe(1);
      expect(
        mark(
          question,
          likelyAnswer(question, false, () => chance),
          findPicture,
        ).credit,
      ).toBeLessThan(1);
    }
  },
);
