import { z } from 'zod';
import { deviceKey } from '../http/device-key.ts';
import { awards } from '../gamification/award.schemas.ts';
import { endpoint } from '../http/endpoint.ts';
import { orgParams, slug } from '../http/ids.ts';
import { pageOf, pageQuery } from '../http/page.ts';
import { answerChange, attempt, attemptMode, finishedAttempt, quizResults, savedAnswer } from './attempt.schemas.ts';
import {
  filedReport,
  newMark,
  questionReport,
  quizCover,
  quizOverviewItem,
  quizStatistics,
  writtenAnswer,
} from './quizzes.schemas.ts';

const quizParams = z.strictObject({ orgId: slug, quizId: slug });
const attemptParams = z.strictObject({ orgId: slug, quizId: slug, attemptId: z.uuid() });
const questionParams = z.strictObject({ orgId: slug, quizId: slug, attemptId: z.uuid(), questionId: slug });

export const getQuiz = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/quizzes/:quizId',
  summary: 'A quiz before it begins: what it asks, and where the caller is with it.',
  authority: 'member',
  params: quizParams,
  result: quizCover,
});

export const startAttempt = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/quizzes/:quizId/attempts',
  summary: 'Begins an attempt, or goes on with the one that is open. Repeating it changes nothing.',
  authority: 'member',
  params: quizParams,
  body: z.strictObject({ mode: attemptMode.default('full') }),
  result: attempt,
});

export const getAttempt = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/quizzes/:quizId/attempts/:attemptId',
  summary: "The caller's attempt as it is kept, without the key of what is not final.",
  authority: 'member',
  params: attemptParams,
  result: attempt,
});

export const saveAnswer = endpoint({
  method: 'PUT',
  path: '/api/v1/organizations/:orgId/quizzes/:quizId/attempts/:attemptId/answers/:questionId',
  summary: 'Keeps one answer. It may come late, twice or out of order: the change made last is kept.',
  authority: 'member',
  params: questionParams,
  body: answerChange,
  result: savedAnswer,
});

export const flagQuestion = endpoint({
  method: 'PUT',
  path: '/api/v1/organizations/:orgId/quizzes/:quizId/attempts/:attemptId/flags/:questionId',
  summary: 'Marks a question to come back to, or takes the mark away.',
  authority: 'member',
  params: questionParams,
  body: z.strictObject({ is_flagged: z.boolean() }),
  result: z.object({ is_flagged: z.boolean() }),
});

export const finishAttempt = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/quizzes/:quizId/attempts/:attemptId/submission',
  summary: 'Ends the attempt, marks it and pays for it, once.',
  authority: 'member',
  params: attemptParams,
  result: finishedAttempt,
});

export const getQuizResults = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/quizzes/:quizId/results',
  summary: "The caller's last finished attempt, or the one that is named, question by question.",
  authority: 'member',
  params: quizParams,
  query: z.strictObject({ attempt_id: z.uuid().optional() }),
  result: quizResults,
});

export const reportQuestion = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/quizzes/:quizId/reports',
  summary: 'Tells the authors that something is wrong with a question.',
  authority: 'member',
  params: quizParams,
  body: questionReport,
  result: z.object({ is_reported: z.literal(true) }),
  status: 201,
});

export const getQuizOverview = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/quiz-overview',
  summary: "The caller's quizzes, the one taken last first, with the latest attempt of each.",
  authority: 'member',
  params: orgParams,
  query: pageQuery,
  result: pageOf(quizOverviewItem),
});

export const claimAttempts = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/quizzes/claims',
  summary: 'Makes what was answered on this device without an account the caller’s own.',
  authority: 'member',
  params: orgParams,
  body: z.strictObject({ device_key: deviceKey }),
  result: z.object({
    attempts: z.int(),
    /** So many of them are beyond what their quiz allows: kept as practice, they count for nothing. */
    practice: z.int(),
    quiz_ids: z.array(z.string()),
    awards,
  }),
});

export const getQuizStatistics = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/quizzes/:quizId/statistics',
  summary: 'How a quiz and each of its questions did: facility, discrimination, wrong answers chosen, time, certainty.',
  authority: 'manager',
  params: quizParams,
  result: quizStatistics,
});

export const listWrittenAnswers = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/written-answers',
  summary: 'Written answers with the marks they got, newest first, to be looked over.',
  authority: 'org-admin',
  params: orgParams,
  query: pageQuery.extend({ quiz_id: slug.optional() }),
  result: pageOf(writtenAnswer),
});

export const markAnswer = endpoint({
  method: 'PUT',
  path: '/api/v1/organizations/:orgId/quizzes/:quizId/attempts/:attemptId/marks/:questionId',
  summary: "Puts a person's mark in place of the one that was given to a written answer; score and points follow.",
  authority: 'org-admin',
  params: questionParams,
  body: newMark,
  result: writtenAnswer,
});

export const listQuestionReports = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/question-reports',
  summary: 'What learners said is wrong with questions, newest first.',
  authority: 'org-admin',
  params: orgParams,
  query: pageQuery,
  result: pageOf(filedReport),
});
