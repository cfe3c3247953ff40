import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { timestamp } from '../http/ids.ts';
import { googleSignIn, registration } from './identity.schemas.ts';

const registered = z.object({ uid: z.string(), is_new: z.boolean() });

export const registerWithUid = endpoint({
  method: 'POST',
  path: '/api/v1/auth/register-with-uid',
  summary: 'Registers the holder of the token after sign-up; recognizes them when they are registered already.',
  authority: 'identified',
  body: registration,
  result: registered,
});

export const registerWithGoogle = endpoint({
  method: 'POST',
  path: '/api/v1/auth/google',
  summary: 'Registers or recognizes the holder of the token after a federated sign-in.',
  authority: 'identified',
  body: googleSignIn,
  result: registered,
});

export const logOut = endpoint({
  method: 'POST',
  path: '/api/v1/auth/logout',
  summary:
    'Ends sessions on the server: the one of the refresh token given, or, with `everywhere`, all of the account.',
  authority: 'identified',
  body: z.strictObject({
    refresh_token: z.string().min(1).max(4096).optional(),
    everywhere: z.boolean().default(false),
  }),
  result: z.object({ ended: z.enum(['session', 'all', 'none']) }),
});

const outboxMail = z.object({
  id: z.number().int(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  sent_at: timestamp,
  /** The calendar file that went with it. */
  calendar: z.string().nullable(),
});

export const readOutbox = endpoint({
  method: 'GET',
  path: '/api/v1/outbox',
  summary: 'The mails a demo server would have sent, newest first. Not there outside demo mode.',
  authority: 'anyone',
  result: z.object({ items: z.array(outboxMail) }),
});
