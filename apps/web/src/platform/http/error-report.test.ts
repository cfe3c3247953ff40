import { reportErrors } from '@snapwell/contract/admin/admin.endpoints';
import { errorBatch } from '@snapwell/contract/admin/admin.schemas';
import { getBaseProfile } from '@snapwell/contract/profiles/profiles.endpoints';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectApi } from './api.ts';
import { ApiError } from './api-error.ts';
import { categoryOf, reportError, reportFailedCall, startErrorReports } from './error-report.ts';

const sent: unknown[] = [];
let answer = () => Response.json({ recorded: 1 }, { status: 202 });

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(JSON.parse(init.body as string));
    return answer();
  });
  connectApi({ host: 'http://localhost', getToken: async () => '', hasUser: () => false, onFailure: reportFailedCall });
});
afterEach(async () => {
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const errors = async () => {
  await vi.advanceTimersByTimeAsync(3000);
  return sent.flatMap((body) => errorBatch.parse(body).errors);
};
const failure = (status: number, code = 'http', details: { path: string; message: string }[] = []) =>
  new ApiError('x', { status, code, details });

test.for([
  [failure(401), 'authentication'],
  [failure(403), 'authorization'],
  [failure(404), 'http_4xx'],
  [failure(409), 'http_4xx'],
  [failure(400, 'invalid_request', [{ path: 'email', message: 'x' }]), 'field_validation'],
  [failure(400, 'invalid_request', [{ path: '', message: 'x' }]), 'form_validation'],
  [failure(500), 'http_5xx'],
  [failure(503), 'http_5xx'],
  [failure(0, 'timeout'), 'timeout'],
  [failure(0, 'network'), 'network'],
  [failure(0, 'parse'), 'unknown'],
] as const)('a call that failed with $0.status ($0.code) counts as $1', ([error, category]) => {
  expect(categoryOf(error)).toBe(category);
});

test('a failed call is reported with status, message, details and request id, never with its query', async () => {
  reportFailedCall(
    new ApiError('x', {
      status: 400,
      code: 'invalid_request',
      details: [{ path: 'a', message: 'b' }],
      requestId: 'r-1',
      serverMessage: 'Not valid',
    }),
    getBaseProfile,
  );
  expect(await errors()).toMatchObject([
    {
      category: 'field_validation',
      message: 'Not valid | a: b',
      status: 400,
      request_id: 'r-1',
      endpoint: 'GET /api/v1/users/profile',
      path: '/',
    },
  ]);
});

test('a call that found no network is reported while somebody is still there, not when the page was left', async () => {
  startErrorReports('1.0.0');
  reportFailedCall(failure(0, 'network'), getBaseProfile);
  window.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(await errors()).toHaveLength(0);
  reportFailedCall(failure(0, 'network'), getBaseProfile);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await errors()).toMatchObject([{ category: 'network' }]);
});

test('a call that found no network is told of the page it failed on, whatever is open a second later', async () => {
  history.replaceState(null, '', '/o/riverside/home');
  reportFailedCall(failure(0, 'network'), { ...getBaseProfile, path: '/api/v1/users/elsewhere' });
  history.replaceState(null, '', '/');
  await vi.advanceTimersByTimeAsync(2000);
  expect(await errors()).toMatchObject([{ path: '/o/riverside/home' }]);
});

test('the same error is reported once a minute', async () => {
  reportError({ category: 'javascript', message: 'once' });
  reportError({ category: 'javascript', message: 'once' });
  expect(await errors()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(60_000);
  reportError({ category: 'javascript', message: 'once' });
  expect(await errors()).toHaveLength(2);
});

test('a report that fails is not reported', async () => {
  answer = () => Response.json({}, { status: 500 });
  reportError({ category: 'javascript', message: 'while the server is ill' });
  await vi.runAllTimersAsync();
  expect(sent.flatMap((body) => errorBatch.parse(body).errors).map(({ message }) => message)).toEqual([
    'while the server is ill',
    'while the server is ill',
  ]);
  reportFailedCall(failure(500), reportErrors);
  answer = () => Response.json({ recorded: 1 }, { status: 202 });
  expect(await errors()).toHaveLength(2);
});

test('errors and rejections that nobody caught are reported by their kind', async () => {
  startErrorReports('1.2.3');
  window.dispatchEvent(new ErrorEvent('error', { message: 'boom', error: new Error('boom') }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('lost') }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: failure(500) }));
  expect(await errors()).toMatchObject([
    { category: 'javascript', message: 'boom' },
    { category: 'promise', message: 'lost' },
  ]);
  expect(sent[0]).toMatchObject({ version: '1.2.3' });
});

test('a page that fails in a circle falls silent', async () => {
  for (let i = 0; i < 300; i++) reportError({ category: 'render', message: `round ${i}` });
  await vi.runAllTimersAsync();
  expect(sent.length).toBeLessThan(20);
});
