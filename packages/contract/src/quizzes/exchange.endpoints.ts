import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { orgParams, slug } from '../http/ids.ts';
import { exportedQuestions, exportFormat, importedQuestions, importFormat } from './exchange.schemas.ts';
import { QUESTION_FILE_BYTES } from './quizzes.limits.ts';

export const readQuestions = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/question-imports',
  summary:
    'Reads questions of another system (GIFT, Aiken, Moodle XML, cloze, QTI, CSV). Nothing is stored; what is not taken over is named by question.',
  authority: 'org-admin',
  params: orgParams,
  query: z.strictObject({ format: importFormat.optional(), file_name: z.string().max(200).default('') }),
  file: { field: 'questions', maxBytes: QUESTION_FILE_BYTES },
  result: importedQuestions,
  rateLimit: 'upload',
});

export const exportQuiz = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/quizzes/:quizId/export',
  summary: 'The questions of a quiz in a format that other systems read.',
  authority: 'org-admin',
  params: z.strictObject({ orgId: slug, quizId: slug }),
  query: z.strictObject({ format: exportFormat }),
  result: exportedQuestions,
});
