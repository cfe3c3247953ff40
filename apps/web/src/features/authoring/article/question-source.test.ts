import { embeddedQuestion } from '@snapwell/contract/learning/kinds/article';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readQuestion, writeQuestion } from './question-source.ts';

test('a question that was written is a question that learners get', () => {
  const source = writeQuestion({
    prompt: 'She says: "fine". What now?',
    options: [
      { text: 'Ask again', correct: true, why: 'Words and body disagree.' },
      { text: '- no', correct: false, why: '' },
    ],
  });
  expect(embeddedQuestion.parse(parse(source))).toEqual({
    prompt: 'She says: "fine". What now?',
    options: [
      { text: 'Ask again', correct: true, why: 'Words and body disagree.' },
      { text: '- no', correct: false },
    ],
  });
});

test('half a question is read as far as it goes, and what is none is not', () => {
  expect(readQuestion('prompt: Why?')).toEqual({ prompt: 'Why?', options: [] });
  expect(readQuestion('prompt: Why?\noptions:\n  - text: 5')!.options).toEqual([
    { text: '5', correct: false, why: '' },
  ]);
  expect(readQuestion('prompt: [')).toBeNull();
});
