import type { Certainty } from '@snapwell/contract/quizzes/attempt.schemas';
import type { Answer, Question } from '@snapwell/contract/quizzes/question-types';
import type { Arrangement } from '@snapwell/contract/quizzes/question-rules/question-rules';
import { type Chance, likelyAnswer } from './likely-answer.ts';

interface PastAnswer {
  readonly question: Question;
  readonly answer: Answer;
  readonly certainty: Certainty | null;
  readonly seconds: number;
}

const DIFFICULTIES = { easy: 0.08, medium: 0, hard: -0.15 };
/** Who has looked it up for a second go knows that they know. */
const PREPARED = 0.95;
const MEAN_SECONDS = 24;

/** Who knows an answer is mostly sure of it; some are sure without knowing. */
export function answerOf(
  question: Question,
  arrangement: Arrangement,
  { knowledge, chance }: { knowledge: number; chance: Chance },
): PastAnswer {
  const isKnown = chance() < knowledge + DIFFICULTIES[question.difficulty];
  const certainties: (Certainty | null)[] = isKnown
    ? ['sure', 'sure', 'fairly_sure', knowledge > PREPARED ? 'sure' : null]
    : ['guess', 'fairly_sure', 'sure', null];
  return {
    question,
    answer: likelyAnswer(question, isKnown, chance, arrangement),
    certainty: certainties[Math.floor(chance() * certainties.length)] ?? null,
    seconds: Math.round(MEAN_SECONDS * (0.4 + chance() * 1.4)),
  };
}
