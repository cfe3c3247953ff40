import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connectApi } from '#platform/http/api.ts';
import { checkRegistration, registerAccount } from '../sign-in/register-account.ts';

const ada = { uid: 'ada', email: 'ada@example.org', displayName: 'Ada Okafor' };
const calls: { at: number; path: string; token: string | null; body: unknown }[] = [];
let answers: Response[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  calls.length = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push({
      at: Date.now(),
      path: new URL(url).pathname,
      token: new Headers(init.headers).get('authorization'),
      body: init.body && JSON.parse(init.body as string),
    });
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer;
  });
  connectApi({
    host: 'http://localhost',
    getToken: async ({ isFresh }) => (isFresh ? 'fresh' : 'kept'),
    hasUser: () => true,
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ok = () => Response.json({ uid: 'ada', is_new: true });
const refusal = (status: number, body: unknown = {}) => Response.json(body, { status });

/** Lets time pass until the act is through, and returns what it rejected with. */
async function outcome(act: Promise<unknown>): Promise<unknown> {
  const settled = act.then(
    () => 'done',
    (error: Error) => error.message,
  );
  await vi.runAllTimersAsync();
  return settled;
}

describe('registering', () => {
  test('a token that is refused is tried once more, 2 s later and fresh', async () => {
    answers = [refusal(401), ok()];
    expect(await outcome(registerAccount(ada))).toBe('done');
    expect(calls.map(({ token }) => token)).toEqual(['Bearer kept', 'Bearer fresh']);
    expect(calls[1]!.at - calls[0]!.at).toBe(2000);
  });

  test.for([
    ['the server gives no detail', [refusal(500)], 'Failed to register account with server'],
    ['the server says why', [refusal(409, { message: 'Taken.', code: 'x' })], 'Taken.'],
    ['the server gives a detail', [refusal(422, { detail: 'Not so.' })], 'Not so.'],
    ['the token is refused twice', [refusal(401), refusal(401)], 'Failed to register account with server'],
    ['nobody answers', [], 'Failed to register account with server'],
  ] as const)('when %s it says so', async ([, given, message]) => {
    answers = [...given];
    expect(await outcome(registerAccount(ada))).toBe(message);
  });
});

describe('the profile check of a sign-in', () => {
  test('one that finds the profile lets in', async () => {
    answers = [Response.json({})];
    expect(await outcome(checkRegistration(ada))).toBe('done');
  });

  test('an account whose registration was cut off is registered now', async () => {
    answers = [refusal(404, { code: 'not_registered' }), ok()];
    expect(await outcome(checkRegistration(ada))).toBe('done');
    expect(calls.map(({ path }) => path)).toEqual(['/api/v1/users/profile', '/api/v1/auth/register-with-uid']);
    expect(calls[1]!.body).toMatchObject({ uid: 'ada', first_name: 'Ada' });
  });

  test.for([
    [
      'it cannot be registered',
      [refusal(404), refusal(403)],
      'Your account is not properly registered with our service.',
    ],
    [
      'the token is refused twice',
      [refusal(401), refusal(401)],
      'Your account is not properly registered with our service.',
    ],
    ['the server is ill', [refusal(503)], 'Failed to connect to account services. Please try again later.'],
    ['nobody answers', [], 'Failed to connect to account services. Please try again later.'],
  ] as const)('when %s it says so', async ([, given, message]) => {
    answers = [...given];
    expect(await outcome(checkRegistration(ada))).toBe(message);
  });
});
