import type {
  AnswerChange,
  Attempt,
  AttemptMode,
  FinishedAttempt,
  QuizResults,
  SavedAnswer,
} from '@snapwell/contract/quizzes/attempt.schemas';
import * as open from '@snapwell/contract/quizzes/public-quizzes.endpoints';
import * as own from '@snapwell/contract/quizzes/quizzes.endpoints';
import type { QuizCover } from '@snapwell/contract/quizzes/quizzes.schemas';
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/http/api.ts';
import { keepDeviceKey, knownDeviceKey } from '#platform/device/device-key.ts';
import type { AttemptScope } from './seat.ts';

/** Quizzes listed before 'Show more'. */
const OVERVIEW_AT_ONCE = 6;

export const quizKeys = {
  all: (orgId: string) => ['quizzes', orgId] as const,
  overview: (orgId: string) => ['quizzes', orgId, 'overview'] as const,
  cover: ({ orgId, quizId, deviceKey, language }: AttemptScope) =>
    ['quizzes', orgId, quizId, deviceKey, 'cover', language] as const,
  results: ({ orgId, quizId, deviceKey, language }: AttemptScope) =>
    ['quizzes', orgId, quizId, deviceKey, 'results', language] as const,
};

/** What the learner has behind them changes with a quiz as well; learning keeps it under this key. */
const learning = (orgId: string) => ['learning', orgId] as const;

const place = ({ orgId, quizId }: AttemptScope) => ({ orgId, quizId });

export const cover = (seat: AttemptScope) =>
  queryOptions({
    queryKey: quizKeys.cover(seat),
    queryFn: (): Promise<QuizCover & { organization_name?: string }> =>
      seat.deviceKey === null
        ? call(own.getQuiz, { params: place(seat) }, { isCacheSkipped: true, textsIn: seat.language })
        : call(
            open.getPublicQuiz,
            // A device that has begun nothing asks for what the page has asked for already (`preload`).
            { params: place(seat), query: { device_key: knownDeviceKey() ?? undefined } },
            { isCacheSkipped: true, auth: 'none' },
          ),
  });

export const results = (seat: AttemptScope) =>
  queryOptions({
    queryKey: quizKeys.results(seat),
    queryFn: (): Promise<QuizResults> =>
      seat.deviceKey === null
        ? call(own.getQuizResults, { params: place(seat) }, { isCacheSkipped: true, textsIn: seat.language })
        : call(
            open.getPublicQuizResults,
            { params: place(seat), query: { device_key: seat.deviceKey } },
            { isCacheSkipped: true, auth: 'none' },
          ),
  });

/** The quizzes the learner took, the one taken last first. */
export const overview = (orgId: string) =>
  infiniteQueryOptions({
    queryKey: quizKeys.overview(orgId),
    queryFn: ({ pageParam }) =>
      call(own.getQuizOverview, { params: { orgId }, query: { cursor: pageParam, limit: OVERVIEW_AT_ONCE } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });

/** Begins an attempt or goes on with the open one; asking twice is the same attempt. */
export const start = (seat: AttemptScope) =>
  mutationOptions({
    mutationFn: (mode: AttemptMode): Promise<Attempt> => {
      const params = place(seat);
      if (seat.deviceKey === null)
        return call(own.startAttempt, { params, body: { mode } }, { textsIn: seat.language });
      keepDeviceKey(seat.deviceKey);
      return call(open.startPublicAttempt, { params, body: { mode, device_key: seat.deviceKey } }, { auth: 'none' });
    },
  });

/** Ends the attempt. The award in the answer is announced where all answers pass. */
export const finish = (seat: AttemptScope) =>
  mutationOptions({
    mutationFn: (attemptId: string): Promise<FinishedAttempt> => {
      const params = { ...place(seat), attemptId };
      if (seat.deviceKey === null) return call(own.finishAttempt, { params }, { textsIn: seat.language });
      return call(open.finishPublicAttempt, { params, body: { device_key: seat.deviceKey } }, { auth: 'none' });
    },
    meta: { invalidates: [quizKeys.all(seat.orgId), learning(seat.orgId)] },
  });

export const report = ({ orgId, quizId }: AttemptScope) =>
  mutationOptions({
    mutationFn: (body: { question_id: string; text: string }) =>
      call(own.reportQuestion, { params: { orgId, quizId }, body }),
  });

/** Makes what was done on this device without an account the person's own. */
export const claim = (orgId: string) =>
  mutationOptions({
    mutationFn: (deviceKey: string) => call(own.claimAttempts, { params: { orgId }, body: { device_key: deviceKey } }),
    meta: { invalidates: [quizKeys.all(orgId), learning(orgId)] },
  });

/** One answer to the server, sent by the outbox. */
export const saveAnswer = (seat: AttemptScope, attemptId: string) =>
  mutationOptions({
    mutationFn: ({ questionId, change }: { questionId: string; change: AnswerChange }) =>
      sendAnswer(seat, attemptId, questionId, change),
  });

/** One answer to the server, now. */
export function sendAnswer(
  seat: AttemptScope,
  attemptId: string,
  questionId: string,
  change: AnswerChange,
): Promise<SavedAnswer> {
  const params = { ...place(seat), attemptId, questionId };
  if (seat.deviceKey === null) return call(own.saveAnswer, { params, body: change }, { textsIn: seat.language });
  return call(open.savePublicAnswer, { params, body: { ...change, device_key: seat.deviceKey } }, { auth: 'none' });
}

export function sendFlag(
  seat: AttemptScope,
  attemptId: string,
  questionId: string,
  isFlagged: boolean,
): Promise<{ is_flagged: boolean }> {
  const params = { ...place(seat), attemptId, questionId };
  if (seat.deviceKey === null) return call(own.flagQuestion, { params, body: { is_flagged: isFlagged } });
  return call(
    open.flagPublicQuestion,
    { params, body: { is_flagged: isFlagged, device_key: seat.deviceKey } },
    { auth: 'none' },
  );
}
