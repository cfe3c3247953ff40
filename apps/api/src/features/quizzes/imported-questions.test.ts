import { readFileSync } from 'node:fs';
import { readQuestionFile } from '@snapwell/question-formats/files/read-question-file';
import { expect, test } from 'vitest';
import { mark } from '@snapwell/contract/quizzes/question-rules/all-types';

const sample = new URL(
  '../../../../../packages/question-formats/src/samples/every-construct.moodle.xml',
  import.meta.url,
);

test('what was read can be answered: three millilitres are right in both units', async () => {
  const { questions } = await readQuestionFile({ name: 'questions.xml', bytes: readFileSync(sample) });
  const question = questions.find(({ id }) => id === 'number-with-units')!;
  const credit = (text: string, unit: string) =>
    mark(question, { type: 'numeric', text, unit }, () => ({ url: '', width: null, height: null })).credit;
  expect([credit('3', 'ml'), credit('0,003', 'l'), credit('3', 'l')]).toEqual([1, 1, 0]);
});
