import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
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
