import type { Auth } from '@firebase/auth';
import { afterEach, expect, test, vi } from 'vitest';
import { publish } from './session-watch.ts';
import { session } from './session.ts';
import { endSession, leave } from './sign-out.ts';

vi.mock('@firebase/auth', async (original) => ({ ...(await original<object>()), signOut: async () => publish(null) }));
vi.mock('./auth-sdk.ts', () => ({ auth: () => ({ currentUser: null }) as Auth }));

const ada = { uid: 'ada', email: 'ada@example.org', displayName: 'Ada' } as NonNullable<Auth['currentUser']>;

afterEach(() => {
  localStorage.clear();
  session.set({ status: 'loading', user: null });
});

test('who leaves has left; who is put out by the server is told so', async () => {
  publish(ada);
  await leave();
  expect(session.get()).toMatchObject({ status: 'signed-out', reason: 'left' });
  publish(ada);
  await endSession();
  expect(session.get()).toMatchObject({ status: 'signed-out', reason: 'ended' });
});
