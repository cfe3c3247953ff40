import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { eventBatch } from './analytics.schemas.ts';

export const recordEvents = endpoint({
  method: 'POST',
  path: '/api/v1/events',
  summary: 'Page views and funnel steps, from strangers too.',
  authority: 'anyone',
  body: eventBatch,
  result: z.object({ recorded: z.int() }),
  status: 202,
});
