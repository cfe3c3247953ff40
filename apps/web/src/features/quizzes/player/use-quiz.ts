import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  AnswerChange,
  Attempt,
  AttemptQuestion,
  Certainty,
  FinishedAttempt,
} from '@snapwell/contract/quizzes/attempt.schemas';
import type { Answer } from '@snapwell/contract/quizzes/question-types';
import { useMutation } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { ApiError, hasCode } from '#platform/http/api-error.ts';
import { preloadAnswer } from '../answers/answer-part.tsx';
import type { Refusal } from '#platform/outbox/outbox-kind.ts';
import { finish as finishOptions, sendFlag } from '../quizzes.queries.ts';
import { flushAnswers, onMarked, onRefused, ownerOf, queueAnswer, sendFinal } from '../saving/answer-outbox.ts';
import { followClock } from '../saving/server-clock.ts';
import type { AttemptScope } from '../seat.ts';
import { enterQuiz, quizReducer } from './quiz-state.ts';
import { useTimeOnQuestion } from './use-time-on-question.ts';

interface UseQuiz {
  seat: AttemptScope;
  attempt: Attempt;
  /** What this device has not sent of it yet. */
  unsaved: ReadonlyMap<string, AnswerChange>;
  /** Null when it was over already: the results say how. */
  onFinished: (finished: FinishedAttempt | null) => void;
}

const OUT_OF_REACH = msg`There's no connection. Your answers are safe on this device; try again when it's back.`;
const isOutOfReach = (error: unknown) => !(error instanceof ApiError) || error.status === 0;
const sentence = (error: unknown) => (isOutOfReach(error) ? i18n._(OUT_OF_REACH) : (error as ApiError).message);

/**
 * An attempt being taken: every change is kept on this device at once, and at the server as soon as it can be
 * reached.
 */
export function useQuiz({ seat, attempt, unsaved, onFinished }: UseQuiz) {
  const [state, dispatch] = useReducer(quizReducer, attempt, (given) => enterQuiz(given, unsaved));
  // Whoever opened the attempt, also when their sign-in ends meanwhile.
  const [owner] = useState(() => ownerOf(seat));
  const [clock] = useState(() => followClock(attempt.clock));
  const [isOverviewOpen, setOverview] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const finishing = useMutation(finishOptions(seat));
  const headingRef = useRef<HTMLHeadingElement>(null);
  const current = state.questions[state.at]!;
  const { id: questionId } = current.question;
  const secondsSpent = useTimeOnQuestion(questionId);
  // Ended on another device, or by the clock; gone; or an answer that is none to this question.
  useRefusals(attempt.id, ({ code, status, message }) =>
    code === 'attempt_finished' || status === 404 ? onFinished(null) : setError(message),
  );
  useMarked(attempt.id, (question) => dispatch({ type: 'judged', question }));
  useFocusOnQuestion(headingRef, questionId);
  usePreloaded(attempt);

  const changeOf = (given: Partial<AnswerChange>): AnswerChange => ({
    answer: null,
    certainty: null,
    is_unknown: false,
    is_final: false,
    changed_at: clock.stamp(),
    seconds: secondsSpent(),
    ...given,
  });
  const keep = (given: Partial<AnswerChange>) =>
    void queueAnswer(owner, { seat, attemptId: attempt.id, questionId, change: changeOf(given) });
  const failed = (failure: unknown) =>
    hasCode(failure, 'attempt_finished') ? onFinished(null) : setError(sentence(failure));

  const judge = async (given: Partial<AnswerChange>) => {
    setChecking(true);
    setError(null);
    const pending = { seat, attemptId: attempt.id, questionId, change: changeOf({ ...given, is_final: true }) };
    try {
      const { question } = await sendFinal(owner, pending);
      dispatch({ type: 'judged', question });
    } catch (failure) {
      if (!isOutOfReach(failure)) return failed(failure);
      // It stays as it was given, and is marked once there is a connection.
      dispatch({ type: 'kept', questionId, isUnknown: given.is_unknown ?? false });
      await queueAnswer(owner, pending);
    } finally {
      setChecking(false);
    }
  };

  return {
    state,
    current,
    /** The answer in view is given and waits for the connection. */
    isKept: state.waiting.has(questionId),
    clock,
    error,
    headingRef,
    isOverviewOpen,
    setOverview,
    isChecking,
    isFinishing: finishing.isPending,
    answer(answer: Answer | null) {
      setError(null);
      dispatch({ type: 'answered', answer });
      keep({ answer, certainty: current.certainty });
    },
    /** 'I don't know': marked at once where feedback comes at once, else kept like an answer. */
    async unknown() {
      if (attempt.settings.feedback === 'each') return judge({ is_unknown: true });
      const isUnknown = !current.is_unknown;
      setError(null);
      dispatch({ type: 'unknown', isUnknown });
      keep({ is_unknown: isUnknown });
    },
    sure(certainty: Certainty) {
      dispatch({ type: 'sure', certainty });
      keep({ answer: current.answer, certainty });
    },
    flag(isFlagged: boolean) {
      dispatch({ type: 'flagged', isFlagged });
      // A flag that is lost on the way is set again; nothing hangs on it.
      void sendFlag(seat, attempt.id, questionId, isFlagged).catch(() => undefined);
    },
    go(to: number) {
      setError(null);
      setOverview(false);
      dispatch({ type: 'went', to });
    },
    check: () => judge({ answer: current.answer, certainty: current.certainty }),
    async finish() {
      setError(null);
      try {
        await flushAnswers(owner, attempt.id);
        onFinished(await finishing.mutateAsync(attempt.id));
      } catch (failure) {
        failed(failure);
      }
    },
  };
}

/** Listens for answers to an attempt that the server will not take. */
function useRefusals(attemptId: string, onRefusal: (refusal: Refusal) => void): void {
  const tell = useEffectEvent(onRefusal);
  useEffect(() => onRefused((id, refusal) => id === attemptId && tell(refusal)), [attemptId]);
}

/** Listens for answers that waited on this device and were marked. */
function useMarked(attemptId: string, onMark: (question: AttemptQuestion) => void): void {
  const tell = useEffectEvent(onMark);
  useEffect(() => onMarked((id, question) => id === attemptId && tell(question)), [attemptId]);
}

/** What the questions to come need is loaded before the connection may be lost. */
function usePreloaded({ questions }: Attempt): void {
  useEffect(() => {
    for (const { question } of questions) preloadAnswer(question.type);
  }, [questions]);
}

/** With each question, also the one it begins with, the focus goes to its heading, so that a screen reader begins there. */
function useFocusOnQuestion(heading: RefObject<HTMLHeadingElement | null>, questionId: string): void {
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (last.current === questionId) return;
    last.current = questionId;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [heading, questionId]);
}
