import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { orgParams, slug } from '../http/ids.ts';
import { pageOf } from '../http/page.ts';
import { bankFacets, bankQuery, bankQuestion, taughtLesson } from './question-bank.schemas.ts';

export const listBankQuestions = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/question-bank',
  summary: 'The questions of all quizzes with their keys: by words, tag, lesson, type and difficulty.',
  authority: 'org-admin',
  params: orgParams,
  query: bankQuery,
  result: pageOf(bankQuestion),
});

export const getBankFacets = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/question-bank/facets',
  summary: 'The tags and lessons that questions name, the commonest first, with how many name them.',
  authority: 'org-admin',
  params: orgParams,
  result: bankFacets,
});

export const listTaughtLessons = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/question-bank/lessons',
  summary:
    'Lessons that questions can lead to, those of the module of a quiz first, with the beginning of their words.',
  authority: 'org-admin',
  params: orgParams,
  query: z.strictObject({ quiz_id: slug.optional(), search: z.string().trim().max(200).optional() }),
  result: z.object({ items: z.array(taughtLesson) }),
});
