import type { Attempt, AttemptQuestion, AttemptSummary, Verdict } from '@snapwell/contract/quizzes/attempt.schemas';
import type { Answer, Key } from '@snapwell/contract/quizzes/question-types';
import { MOST_CERTAINTY_MARKS } from '@snapwell/contract/quizzes/quizzes.limits';
import { isRight } from '#features/quizzes/scoring.ts';
import {
  describe,
  describeKey,
  explain,
  present,
  reveal,
  show,
} from '@snapwell/contract/quizzes/question-rules/all-types';
import type { AnswerRow } from './answers.repository.ts';
import { readClock } from './attempt-clock.ts';
import type { AttemptRow } from './attempts.repository.ts';
import type { PinnedQuiz } from './pinned-quiz.ts';
import { type QuestionInLanguages, translateAnswer } from '#features/quizzes/questions-in-languages.ts';
import { picturesOf } from './plan-attempt.ts';

/** What stands around verdicts, where it is known. */
export interface VerdictContext {
  /** Titles of items that the learner may open. */
  readonly titleOf?: (contentId: string) => string | undefined;
  /** When questions come back, by their ids. */
  readonly comesBack?: ReadonlyMap<string, Date>;
}

export interface Presented {
  readonly attempt: AttemptRow;
  readonly quiz: PinnedQuiz;
  readonly answers: readonly AnswerRow[];
  readonly surroundings?: VerdictContext;
}

/** An attempt as its taker sees it: no key of anything that is not final. */
export function presentAttempt(
  { attempt, quiz, answers, surroundings = {} }: Presented,
  { now, pointsEach }: { now: Date; pointsEach: number | null },
): Attempt {
  const { body } = quiz;
  const rows = new Map(answers.map((row) => [row.questionId, row]));
  return {
    id: attempt.id,
    quiz_id: attempt.quizId,
    title: quiz.inLanguage.title ?? attempt.title,
    language: quiz.inLanguage.language,
    mode: attempt.mode,
    number: attempt.number,
    status: attempt.finishedAt ? 'finished' : 'open',
    started_at: attempt.startedAt.toISOString(),
    clock: readClock(attempt, now),
    settings: {
      feedback: body.feedback,
      certainty: body.certainty,
      pass_mark: body.pass_mark,
      points_each: pointsEach,
    },
    questions: attempt.plan.questions.flatMap(({ id }) => {
      const question = quiz.inLanguage.questionById.get(id);
      return question ? presentQuestion({ attempt, question, row: rows.get(id) ?? null, surroundings }) : [];
    }),
  };
}

export interface OneQuestion {
  readonly attempt: AttemptRow;
  readonly question: QuestionInLanguages;
  readonly row: AnswerRow | null;
  readonly surroundings?: VerdictContext;
}

/** One question with what was answered; with its verdict only when the answer is final. */
export function presentQuestion(one: OneQuestion): AttemptQuestion {
  const { attempt, row, surroundings = {} } = one;
  const question = one.question.shown;
  const answer = translateAnswer(one.question, row?.answer ?? null);
  const arrangement = attempt.plan.questions.find(({ id }) => id === question.id)!.arrangement;
  const isFinal = row?.finalAt != null;
  return {
    question: show(question, arrangement, picturesOf(attempt.plan)),
    answer: answer && present(question, answer, arrangement),
    certainty: row?.certainty ?? null,
    is_unknown: row?.isUnknown ?? false,
    is_flagged: row?.isFlagged ?? false,
    is_final: isFinal,
    changed_at: row?.changedAt?.toISOString() ?? null,
    verdict: isFinal ? judge({ attempt, question: one.question, row, surroundings }) : null,
  };
}

/** The verdict on a final answer. */
function judge({ attempt, question: given, row, surroundings = {} }: OneQuestion & { row: AnswerRow }): Verdict {
  const question = given.shown;
  const answer = translateAnswer(given, row.answer);
  const arrangement = attempt.plan.questions.find(({ id }) => id === question.id)!.arrangement;
  const credit = row.credit ?? 0;
  const title = question.teaches && surroundings.titleOf?.(question.teaches);
  return {
    credit,
    is_right: isRight({ credit }),
    is_blank: row.isBlank ?? true,
    marked_by: row.markedBy ?? 'key',
    reason: row.reason,
    evidence: row.evidence,
    key: revealIn(given, arrangement, answer),
    answer_text: describe(question, answer),
    right_text: describeKey(question, arrangement),
    explanation: explain(question, arrangement),
    teaches: question.teaches && title ? { content_id: question.teaches, title } : null,
    comes_back_at: surroundings.comesBack?.get(question.id)?.toISOString() ?? null,
  };
}

/** The key in the language that is read; what is right of an answer was decided by the words of all languages. */
function revealIn(
  { shown, marked }: QuestionInLanguages,
  arrangement: Parameters<typeof reveal>[1],
  answer: Answer | null,
): Key {
  const key = reveal(shown, arrangement, answer);
  const united = reveal(marked, arrangement, answer);
  return key.type === 'fill_in_the_blank' && united.type === key.type ? { ...key, right: united.right } : key;
}

/** A finished attempt in numbers. */
export function summarize(attempt: AttemptRow): AttemptSummary {
  return {
    id: attempt.id,
    mode: attempt.mode,
    number: attempt.number,
    started_at: attempt.startedAt.toISOString(),
    finished_at: attempt.finishedAt!.toISOString(),
    finished_by: attempt.finishedBy!,
    score: attempt.score!,
    is_passed: attempt.isPassed!,
    correct_answers: attempt.rights!,
    total_questions: attempt.questions,
    certainty_points:
      attempt.certaintyPoints === null
        ? null
        : { points: attempt.certaintyPoints, most: attempt.questions * MOST_CERTAINTY_MARKS },
    seconds: attempt.seconds!,
  };
}
