import { afterEach, expect, test, vi } from 'vitest';
import { doubtAnswer, isServerReachable, reportReachable, reportUnreachable } from './connection.ts';

afterEach(() => {
  reportReachable();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const portal = async () =>
  new Response('<html>Sign in to the hotel</html>', { headers: { 'content-type': 'text/html' } });
const server = async () => Response.json({ status: 'ok' });

test('a page of the network in place of the server means that the server is out of reach', async () => {
  vi.stubGlobal('fetch', portal);
  await doubtAnswer();
  expect(isServerReachable()).toBe(false);
});

test('one answer that cannot be read, of a server that is there, does not', async () => {
  vi.stubGlobal('fetch', server);
  await doubtAnswer();
  expect(isServerReachable()).toBe(true);
});

test('it is back when the server itself answers, not when something else does', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', portal);
  reportUnreachable();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(isServerReachable()).toBe(false);
  vi.stubGlobal('fetch', server);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isServerReachable()).toBe(true);
});
