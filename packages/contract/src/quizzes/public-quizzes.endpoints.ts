import { z } from 'zod';
import { deviceKey } from '../http/device-key.ts';
import { endpoint } from '../http/endpoint.ts';
import { slug } from '../http/ids.ts';
import { answerChange, attempt, attemptMode, finishedAttempt, quizResults, savedAnswer } from './attempt.schemas.ts';
import { quizCover } from './quizzes.schemas.ts';

const quizParams = z.strictObject({ orgId: slug, quizId: slug });
const attemptParams = z.strictObject({ orgId: slug, quizId: slug, attemptId: z.uuid() });
const questionParams = z.strictObject({ orgId: slug, quizId: slug, attemptId: z.uuid(), questionId: slug });
const byDevice = z.strictObject({ device_key: deviceKey });

export const getPublicQuiz = endpoint({
  method: 'GET',
  path: '/api/v1/public/:orgId/quizzes/:quizId',
  summary: 'A public quiz before it begins.',
  authority: 'anyone',
  params: quizParams,
  query: z.strictObject({ device_key: deviceKey.optional() }),
  result: quizCover.extend({ organization_name: z.string() }),
});

export const startPublicAttempt = endpoint({
  method: 'POST',
  path: '/api/v1/public/:orgId/quizzes/:quizId/attempts',
  summary: 'Begins an attempt of this device, or goes on with the one that is open.',
  authority: 'anyone',
  params: quizParams,
  body: byDevice.extend({ mode: attemptMode.default('full') }),
  result: attempt,
});

export const getPublicAttempt = endpoint({
  method: 'GET',
  path: '/api/v1/public/:orgId/quizzes/:quizId/attempts/:attemptId',
  summary: "The device's attempt as it is kept.",
  authority: 'anyone',
  params: attemptParams,
  query: byDevice,
  result: attempt,
});

export const savePublicAnswer = endpoint({
  method: 'PUT',
  path: '/api/v1/public/:orgId/quizzes/:quizId/attempts/:attemptId/answers/:questionId',
  summary: 'Keeps one answer of this device.',
  authority: 'anyone',
  params: questionParams,
  body: answerChange.extend({ device_key: deviceKey }),
  result: savedAnswer,
});

export const flagPublicQuestion = endpoint({
  method: 'PUT',
  path: '/api/v1/public/:orgId/quizzes/:quizId/attempts/:attemptId/flags/:questionId',
  summary: 'Marks a question to come back to.',
  authority: 'anyone',
  params: questionParams,
  body: byDevice.extend({ is_flagged: z.boolean() }),
  result: z.object({ is_flagged: z.boolean() }),
});

export const finishPublicAttempt = endpoint({
  method: 'POST',
  path: '/api/v1/public/:orgId/quizzes/:quizId/attempts/:attemptId/submission',
  summary: 'Ends the attempt of this device and marks it.',
  authority: 'anyone',
  params: attemptParams,
  body: byDevice,
  result: finishedAttempt,
});

export const getPublicQuizResults = endpoint({
  method: 'GET',
  path: '/api/v1/public/:orgId/quizzes/:quizId/results',
  summary: "The device's last finished attempt, or the one that is named.",
  authority: 'anyone',
  params: quizParams,
  query: byDevice.extend({ attempt_id: z.uuid().optional() }),
  result: quizResults,
});
