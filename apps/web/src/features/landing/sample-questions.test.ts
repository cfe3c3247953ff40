import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { SAMPLE_QUESTIONS, type SampleQuestion } from './sample-questions.ts';

const LIBRARY = join(import.meta.dirname, '../../../../../packages/demo-library/organizations');
const QUIZ = 'riverside/modules/03-hand-hygiene/02-five-moments/05-five-moments-quiz.quiz.yaml';

interface LibraryQuiz {
  readonly is_public: boolean;
  readonly questions: readonly {
    id: string;
    prompt: string;
    explanation: string;
    options?: readonly { text: string; correct?: boolean; why?: string }[];
  }[];
}

const quiz = parse(readFileSync(join(LIBRARY, QUIZ), 'utf8')) as LibraryQuiz;

test.for(Object.values(SAMPLE_QUESTIONS) as SampleQuestion[])(
  'what is asked on the landing page is asked in the public sample quiz: $source.question',
  ({ source, prompt, answers, explanation }) => {
    const question = quiz.questions.find(({ id }) => id === source.question)!;
    expect(quiz.is_public).toBe(true);
    expect({
      prompt: i18n._(prompt),
      explanation: i18n._(explanation),
      options: answers.map(({ text, isRight, why }) => ({
        text: i18n._(text),
        ...(isRight && { correct: true }),
        ...(why && { why: i18n._(why) }),
      })),
    }).toEqual({ prompt: question.prompt, explanation: question.explanation, options: question.options });
  },
);
