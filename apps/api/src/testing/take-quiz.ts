import type { Attempt } from '@snapwell/contract/quizzes/attempt.schemas';
import type { Answer, Question } from '@snapwell/contract/quizzes/question-types';
import { aQuestion } from '@snapwell/contract/quizzes/questions.factory';
import type { Ask } from './api-test.ts';
import type { Person } from './people.ts';
import type { QuizPlace } from './quiz-places.ts';

/** Three statements, all of them true: `q-1`, `q-2` and `q-3`. */
export const threeStatements: readonly Question[] = [1, 2, 3].map((n) =>
  aQuestion('true_false', { id: `q-${n}`, prompt: `Statement ${n}.`, answer: true }),
);
export const truth = (value: boolean): Answer => ({ type: 'true_false', value });

interface Save {
  readonly answer: Answer | null;
  readonly certainty?: string | null;
  readonly is_unknown?: boolean;
  readonly is_final?: boolean;
  readonly changed_at?: string;
  readonly seconds?: number;
}

/** Somebody who takes a quiz. */
export function taking(ask: Ask, person: Person, { quiz }: Pick<QuizPlace, 'quiz'>) {
  const start = async (mode = 'full') => (await ask(person, 'POST', `${quiz}/attempts`, { mode })).body as Attempt;
  const save = (attemptId: string, questionId: string, change: Save) =>
    ask(person, 'PUT', `${quiz}/attempts/${attemptId}/answers/${questionId}`, {
      changed_at: new Date().toISOString(),
      ...change,
    });
  const finish = (attemptId: string) => ask(person, 'POST', `${quiz}/attempts/${attemptId}/submission`);
  /** A whole attempt with these answers, by the ids of the questions. */
  const take = async (answers: Record<string, Answer>, extra: Omit<Save, 'answer'> = {}) => {
    const { id } = await start();
    for (const [questionId, answer] of Object.entries(answers)) await save(id, questionId, { answer, ...extra });
    return (await finish(id)).body;
  };
  return { start, save, finish, take };
}
