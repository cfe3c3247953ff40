import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { orgParams } from '../http/ids.ts';
import { conversationStep, MOST_SAID } from './conversation-play.schemas.ts';
import { conversationTry } from './conversation-try.schemas.ts';
import { TRY_STEPS } from './simulations.limits.ts';

export const tryConversation = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/authoring/conversation-try',
  summary: 'Says something to the persona of a draft, as its author tries it. Nothing is stored, nothing paid.',
  authority: 'org-admin',
  params: orgParams,
  body: z.strictObject({
    /** The draft as it is now, finished or not. */
    body: z.record(z.string(), z.unknown()),
    steps: z.array(conversationStep).max(TRY_STEPS - 1),
    said: z.string().trim().min(1).max(MOST_SAID),
    /** Since the try began. */
    seconds: z.number().min(0).max(36_000),
  }),
  // As large as a draft may be.
  bodyBytes: 1024 * 1024,
  result: conversationTry,
});
