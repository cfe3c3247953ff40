import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTokenCache, readToken } from './token-cache.ts';

const NOW = Date.parse('2026-11-20T08:00:00Z');
const MINUTE = 60_000;

/** A token that expires that many minutes from now. */
function tokenFor(minutes: number): string {
  const part = (value: unknown) =>
    btoa(JSON.stringify(value)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_');
  return `${part({ alg: 'RS256' })}.${part({ exp: (Date.now() + minutes * MINUTE) / 1000, name: 'Zoë?>' })}.signature`;
}

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

/** A provider that hands out a new 60-minute token whenever it must. */
function aProvider() {
  const asked: boolean[] = [];
  const fetchToken = async (isForced: boolean) => {
    asked.push(isForced);
    return tokenFor(60);
  };
  return { asked, fetchToken };
}

test('a token serves until 5 minutes before it expires', async () => {
  const { asked, fetchToken } = aProvider();
  const cache = createTokenCache({ fetchToken });
  const first = await cache.get();
  vi.advanceTimersByTime(55 * MINUTE - 1);
  expect(await cache.get()).toBe(first);
  vi.advanceTimersByTime(1);
  expect(await cache.get()).not.toBe(first);
  expect(asked).toEqual([false, false]);
});

test('whoever asks at the same time shares one fetch', async () => {
  const { asked, fetchToken } = aProvider();
  const cache = createTokenCache({ fetchToken });
  await Promise.all([cache.get(), cache.get(), cache.get()]);
  expect(asked).toHaveLength(1);
});

test('a provider that still hands out a token near its end is asked to renew it', async () => {
  const asked: boolean[] = [];
  const cache = createTokenCache({
    fetchToken: async (isForced) => {
      asked.push(isForced);
      return tokenFor(isForced ? 60 : 4);
    },
  });
  await cache.get();
  await cache.get();
  expect(asked).toEqual([false, true]);
});

test('the old token serves where it cannot be renewed', async () => {
  const old = tokenFor(4);
  const cache = createTokenCache({
    fetchToken: (isForced) => (isForced ? Promise.reject(new Error('offline')) : Promise.resolve(old)),
  });
  expect(await cache.get()).toBe(old);
});

test('a fresh token is asked for by force, and kept', async () => {
  const { asked, fetchToken } = aProvider();
  const cache = createTokenCache({ fetchToken });
  await cache.get();
  const fresh = await cache.get({ isFresh: true });
  expect(await cache.get()).toBe(fresh);
  expect(asked).toEqual([false, true]);
});

test('a token that cannot be decoded is taken to expire in 5 minutes, so it is never served twice', async () => {
  expect(readToken('nonsense')).toEqual({ token: 'nonsense', expiresAt: NOW + 5 * MINUTE });
  const asked: boolean[] = [];
  const cache = createTokenCache({
    fetchToken: async (isForced) => {
      asked.push(isForced);
      return 'nonsense';
    },
  });
  await cache.get();
  await cache.get();
  expect(asked).toEqual([false, true, false, true]);
});

test('nobody gets the token of somebody who left', async () => {
  let release!: (token: string) => void;
  const cache = createTokenCache({ fetchToken: () => new Promise((resolve) => (release = resolve)) });
  const ofAda = cache.get();
  const token = tokenFor(60);
  cache.clear();
  release(token);
  await ofAda;
  const ofEve = cache.get();
  const other = tokenFor(61);
  release(other);
  expect(await ofEve).toBe(other);
});

test('without anybody signed in, and when the provider fails, it says so', async () => {
  await expect(createTokenCache({ fetchToken: async () => null }).get()).rejects.toMatchObject({
    status: 401,
    message: 'No user is logged in',
  });
  await expect(createTokenCache({ fetchToken: () => Promise.reject(new Error('x')) }).get()).rejects.toMatchObject({
    message: 'Failed to get authentication token',
  });
});

test('a provider that is out of reach is no refusal: the sign-in lasts', async () => {
  const outOfReach = Object.assign(new Error('offline'), { code: 'auth/network-request-failed' });
  await expect(createTokenCache({ fetchToken: () => Promise.reject(outOfReach) }).get()).rejects.toMatchObject({
    status: 0,
    code: 'network',
  });
});
