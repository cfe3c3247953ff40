import * as exchange from '@snapwell/contract/quizzes/exchange.endpoints';
import type { ExportFormat } from '@snapwell/contract/quizzes/exchange.schemas';
import * as bank from '@snapwell/contract/quizzes/question-bank.endpoints';
import type { BankQuery } from '@snapwell/contract/quizzes/question-bank.schemas';
import * as quizzes from '@snapwell/contract/quizzes/quizzes.endpoints';
import type { NewMark } from '@snapwell/contract/quizzes/quizzes.schemas';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/http/api.ts';

export const questionKeys = {
  all: (orgId: string) => ['authoring', orgId, 'questions'] as const,
  marking: (orgId: string) => ['authoring', orgId, 'questions', 'marking'] as const,
};

export type BankFilter = Omit<BankQuery, 'limit' | 'cursor'>;

const pages = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor ?? undefined,
};

/** The questions of all quizzes that match, page by page. */
export const bankQuestions = (orgId: string, filter: BankFilter) =>
  infiniteQueryOptions({
    queryKey: [...questionKeys.all(orgId), 'bank', filter],
    queryFn: ({ pageParam }) =>
      call(bank.listBankQuestions, { params: { orgId }, query: { ...filter, cursor: pageParam } }),
    placeholderData: keepPreviousData,
    ...pages,
  });

export const bankFacets = (orgId: string) =>
  queryOptions({
    queryKey: [...questionKeys.all(orgId), 'facets'],
    queryFn: () => call(bank.getBankFacets, { params: { orgId } }),
  });

/** Lessons around a quiz with their words: what questions lead to and the writing help looks into. */
export const taughtLessons = (orgId: string, quizId: string | undefined, search = '') =>
  queryOptions({
    queryKey: [...questionKeys.all(orgId), 'lessons', quizId, search],
    queryFn: () =>
      call(bank.listTaughtLessons, { params: { orgId }, query: { quiz_id: quizId, search: search || undefined } }),
    staleTime: 60_000,
  });

/** How each question of a quiz did. One that was never published has no figures, and is written all the same. */
export const quizFigures = (orgId: string, quizId: string) =>
  queryOptions({
    queryKey: [...questionKeys.all(orgId), 'figures', quizId],
    queryFn: () => call(quizzes.getQuizStatistics, { params: { orgId, quizId } }),
    retry: false,
    throwOnError: false,
    staleTime: 60_000,
  });

/** Written answers with the marks they got, newest first. */
export const writtenAnswers = (orgId: string) =>
  infiniteQueryOptions({
    queryKey: questionKeys.marking(orgId),
    queryFn: ({ pageParam }) => call(quizzes.listWrittenAnswers, { params: { orgId }, query: { cursor: pageParam } }),
    ...pages,
  });

export interface AnswerPlace {
  readonly quizId: string;
  readonly attemptId: string;
  readonly questionId: string;
}

export const markAnswer = (orgId: string, place: AnswerPlace, mark: NewMark) =>
  call(quizzes.markAnswer, { params: { orgId, ...place }, body: mark });

/** What learners said is wrong with questions, newest first. */
export const questionReports = (orgId: string) =>
  infiniteQueryOptions({
    queryKey: [...questionKeys.all(orgId), 'reports'],
    queryFn: ({ pageParam }) => call(quizzes.listQuestionReports, { params: { orgId }, query: { cursor: pageParam } }),
    ...pages,
  });

/** Reads a file of another system. Nothing is stored. */
export const readQuestionFile = (orgId: string, file: File) =>
  call(exchange.readQuestions, { params: { orgId }, query: { file_name: file.name }, file });

export const exportQuiz = (orgId: string, quizId: string, format: ExportFormat) =>
  call(exchange.exportQuiz, { params: { orgId, quizId }, query: { format } });
