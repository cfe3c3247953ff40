import type { Auth } from '@firebase/auth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectApi } from '#platform/http/api.ts';
import { recordedSteps } from '#testing/recorded-steps.ts';
import { enterFederated } from '../federated/enter-federated.ts';
import { recordProfileFetched } from './login-funnel.ts';
import { session } from '../session/session.ts';
import { signIn } from './sign-in.ts';
import { takeTokensFrom } from '../session/token.ts';

const user = { uid: 'ada', email: 'ada@example.org', displayName: 'Ada' };
vi.mock('@firebase/auth', async (original) => ({
  ...(await original<object>()),
  signInWithCredential: async () => ({ user }),
  signInWithEmailAndPassword: async () => ({ user }),
}));
vi.mock('../session/auth-sdk.ts', () => ({ auth: () => ({ currentUser: user }) as unknown as Auth }));

const sent: unknown[] = [];
let isNew = false;
beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    if (body) sent.push(JSON.parse(body as string));
    return Response.json({ uid: 'ada', is_new: isNew });
  });
  takeTokensFrom(async () => 'x');
  connectApi({ host: 'http://localhost', getToken: async () => 'x', hasUser: () => true });
});
afterEach(() => {
  session.set({ status: 'loading', user: null });
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('a sign-in by password tells its three steps', async () => {
  await signIn({ email: user.email, password: 'x' });
  expect(await recordedSteps(sent)).toEqual([
    'custom login_credentials',
    'custom login_authentication',
    'custom login_profile_fetch',
  ]);
});

test('so does one with Google, once the profile is there', async () => {
  isNew = false;
  await enterFederated({ idToken: 'proof', rawNonce: 'raw' }, 0);
  expect(await recordedSteps(sent)).toEqual(['custom login_authentication google']);
  recordProfileFetched();
  recordProfileFetched();
  expect((await recordedSteps(sent)).slice(1)).toEqual(['custom login_profile_fetch google']);
});

test('a Google account that is new is a registration too', async () => {
  isNew = true;
  await enterFederated({ idToken: 'proof', rawNonce: 'raw' }, 0);
  expect(await recordedSteps(sent)).toEqual([
    'custom login_authentication google',
    'registration form google',
    'registration email_verification google',
  ]);
  recordProfileFetched();
});
