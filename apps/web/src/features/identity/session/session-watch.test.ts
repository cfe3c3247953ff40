import type { Auth, User } from '@firebase/auth';
import { afterEach, expect, test } from 'vitest';
import { expectLeave, holdSession, publish } from './session-watch.ts';
import { session } from './session.ts';

const ada = { uid: 'ada', email: 'ada@example.org', displayName: null, photoURL: 'https://example.org/a.png' } as User;
const auth = { currentUser: ada } as Auth;

afterEach(() => {
  localStorage.clear();
  session.set({ status: 'loading', user: null });
});

test('a person is known by uid, address and name; the picture comes with the profile', () => {
  publish(ada);
  expect(session.get()).toEqual({
    status: 'signed-in',
    user: { uid: 'ada', email: 'ada@example.org', displayName: '', photoURL: null },
  });
});

test('whoever never signed in is simply out', () => {
  publish(null);
  expect(session.get()).toMatchObject({ status: 'signed-out', reason: null });
});

test('a session that the provider ends is told from one that was left', () => {
  publish(ada);
  publish(null);
  expect(session.get()).toMatchObject({ status: 'signed-out', reason: 'ended' });
  publish(ada);
  expectLeave();
  publish(null);
  expect(session.get()).toMatchObject({ status: 'signed-out', reason: 'left' });
});

test('who logs out in one tab has left the others too', () => {
  publish(ada);
  // The other tab shares the store, and nothing else.
  localStorage.setItem('snapwell.signed-in', 'left');
  publish(null);
  expect(session.get()).toMatchObject({ status: 'signed-out', reason: 'left' });
});

test('a session that ended in another tab first has ended here', () => {
  publish(ada);
  localStorage.removeItem('snapwell.signed-in');
  publish(null);
  expect(session.get()).toMatchObject({ status: 'signed-out', reason: 'ended' });
});

test('who left once is simply out the next time', () => {
  localStorage.setItem('snapwell.signed-in', 'left');
  publish(null);
  expect(session.get()).toMatchObject({ status: 'signed-out', reason: null });
});

test('it is told also when the page was closed meanwhile', () => {
  publish(ada);
  session.set({ status: 'loading', user: null });
  publish(null);
  expect(session.get()).toMatchObject({ status: 'signed-out', reason: 'ended' });
});

test('a person who signs in is shown as signed in only when the act is through', async () => {
  let finish!: () => void;
  const held = holdSession(auth, () => new Promise<void>((resolve) => (finish = resolve)));
  expect(session.get().status).toBe('signing-in');
  finish();
  await held;
  expect(session.get().status).toBe('signed-in');
});
