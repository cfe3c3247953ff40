import { endpoint } from '@snapwell/contract/http/endpoint';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { call, connectApi } from './api.ts';
import { ApiError } from './api-error.ts';
import { forgetResponses } from './response-cache.ts';

const answer = z.object({ n: z.number() });
const params = z.strictObject({ orgId: z.string() });
const query = z.strictObject({ limit: z.number().nullish(), search: z.string().nullish() });
const list = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/things',
  summary: '',
  authority: 'member',
  params,
  query,
  result: answer,
});
const add = endpoint({
  method: 'POST',
  path: '/api/v1/things',
  summary: '',
  authority: 'signed-in',
  body: z.strictObject({ name: z.string() }),
  result: answer,
});
const upload = endpoint({
  method: 'PUT',
  path: '/api/v1/picture',
  summary: '',
  authority: 'signed-in',
  file: { field: 'profile_picture', maxBytes: 10 },
  result: answer,
});
const open = endpoint({ method: 'GET', path: '/api/v1/public', summary: '', authority: 'anyone', result: answer });

const calls: Request[] = [];
let respond: () => Response | Promise<Response>;
let hasUser = true;
let uid: string | null = 'ada';
const failures: ApiError[] = [];
let answered = 0;
const things = { params: { orgId: 'riverside' } };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  let n = 0;
  respond = () => Response.json({ n: n++ });
  hasUser = true;
  uid = 'ada';
  calls.length = 0;
  failures.length = 0;
  answered = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push(new Request(url, init));
    return respond();
  });
  connectApi({
    host: 'http://localhost:3000',
    getToken: async ({ isFresh }) => (isFresh ? 'fresh' : 'kept'),
    hasUser: () => hasUser,
    uid: () => uid,
    onFailure: (error) => failures.push(error),
    onAnswer: () => answered++,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const refusal = (status: number, body: unknown) => () =>
  Response.json(body, { status, headers: { 'x-request-id': 'r-1' } });
const caught = async (asked: Promise<unknown>) =>
  (await asked.then(
    () => expect.fail('it was not refused'),
    (error: unknown) => error,
  )) as ApiError;

describe('the bearer token', () => {
  test.for([
    ['goes with every call', true, () => call(list, things), 'Bearer kept'],
    ['is refreshed where that is asked for', true, () => call(list, things, { isTokenFresh: true }), 'Bearer fresh'],
    ['stays away where it is switched off', true, () => call(list, things, { auth: 'none' }), null],
    ['goes with open calls of somebody who is signed in', true, () => call(open, {}), 'Bearer kept'],
    ['is not asked for in open calls of strangers', false, () => call(open, {}), null],
  ] as const)('%s', async ([, isSignedIn, ask, expected]) => {
    hasUser = isSignedIn;
    await ask();
    expect(calls[0]!.headers.get('authorization')).toBe(expected);
  });
});

describe('a page that goes away', () => {
  const leaving = { isKeptAlive: true };

  test('sends its call in the same moment, with the token used last', async () => {
    await call(list, things);
    void call(add, { body: { name: 'x' } }, leaving);
    expect(calls.map(({ method, headers }) => [method, headers.get('authorization')])).toEqual([
      ['GET', 'Bearer kept'],
      ['POST', 'Bearer kept'],
    ]);
  });

  test('sends no one’s token once they have signed out', async () => {
    await call(list, things);
    hasUser = false;
    await call(open, {}, { ...leaving, isCacheSkipped: true });
    expect(calls.at(-1)!.headers.get('authorization')).toBeNull();
  });
});

describe('reading', () => {
  test('calls that run at the same time are one', async () => {
    expect(await Promise.all([call(list, things), call(list, things)])).toEqual([{ n: 0 }, { n: 0 }]);
    expect(calls).toHaveLength(1);
  });

  test('an answer is kept for 10 seconds', async () => {
    await call(list, things);
    vi.advanceTimersByTime(9_999);
    expect(await call(list, things)).toEqual({ n: 0 });
    vi.advanceTimersByTime(1);
    expect(await call(list, things)).toEqual({ n: 1 });
  });

  test('other parameters and a skipped cache ask again', async () => {
    await call(list, things);
    expect(await call(list, { ...things, query: { limit: 5 } })).toEqual({ n: 1 });
    expect(await call(list, things, { isCacheSkipped: true })).toEqual({ n: 2 });
  });

  test('a write makes what was read be asked for again', async () => {
    await call(list, things);
    await call(add, { body: { name: 'x' } });
    expect(await call(list, things)).toEqual({ n: 2 });
  });

  test('an answer that set out before a write is not kept', async () => {
    let release!: (response: Response) => void;
    respond = () => new Promise((resolve) => (release = resolve));
    const early = call(list, things);
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    respond = () => Response.json({ n: 7 });
    await call(add, { body: { name: 'x' } });
    release(Response.json({ n: 1 }));
    expect(await early).toEqual({ n: 1 });
    expect(await call(list, things)).toEqual({ n: 7 });
  });

  test('a failure is not kept', async () => {
    respond = refusal(500, {});
    await caught(call(list, things));
    respond = () => Response.json({ n: 3 });
    expect(await call(list, things)).toEqual({ n: 3 });
  });
});

test('bodies travel as JSON, files as multipart in the field of the endpoint', async () => {
  await call(add, { body: { name: 'Ada' } });
  await call(upload, { file: new Blob(['x'], { type: 'image/png' }) });
  expect(calls[0]!.headers.get('content-type')).toBe('application/json');
  expect(await calls[0]!.json()).toEqual({ name: 'Ada' });
  expect(calls[1]!.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  expect(await calls[1]!.text()).toContain('name="profile_picture"');
});

describe('a refusal', () => {
  test.for([
    [401, { message: 'Token is old', code: 'token_expired' }, 'Authentication required'],
    [403, { message: 'No', code: 'x' }, 'Insufficient permissions'],
    [404, { message: 'No such thing', code: 'not_registered' }, 'Resource not found'],
    [409, { message: 'This address is taken.', code: 'taken' }, 'This address is taken.'],
    [422, { detail: 'Not a date' }, 'Not a date'],
    [500, {}, 'An error occurred'],
    [418, { message: 7 }, 'An error occurred'],
  ] as const)('%i with %j reads: %s', async ([status, body, message]) => {
    respond = refusal(status, body);
    expect(await caught(call(list, things))).toMatchObject({ status, message, requestId: 'r-1' });
  });

  test('keeps code, details and the server’s own words', async () => {
    respond = refusal(404, {
      message: 'No such code',
      code: 'join_code_not_found',
      details: [{ path: 'code', message: 'Check it' }],
      request_id: 'r-2',
    });
    expect(await caught(call(list, things))).toMatchObject({
      code: 'join_code_not_found',
      details: [{ path: 'code', message: 'Check it' }],
      requestId: 'r-2',
      serverMessage: 'No such code',
    });
  });

  test('is reported once', async () => {
    respond = refusal(500, {});
    const error = await caught(call(list, things));
    expect(failures).toEqual([error]);
  });
});

test.for<[string, () => Response, string]>([
  [
    'no connection',
    () => {
      throw new TypeError('Failed to fetch');
    },
    'network',
  ],
  [
    'no answer in time',
    () => {
      throw new DOMException('late', 'TimeoutError');
    },
    'timeout',
  ],
  ['an answer that is not JSON', () => new Response('<html>'), 'parse'],
  [
    'an answer that is cut off',
    () => new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('network error')) })),
    'network',
  ],
])('%s reads: Network or parsing error occurred, and is reported once', async ([, failing, code]) => {
  respond = failing;
  const error = await caught(call(list, things));
  expect(error).toMatchObject({ status: 0, message: 'Network or parsing error occurred', code });
  expect(failures).toEqual([error]);
  expect(answered).toBe(0);
});

test('an empty answer is nothing, not an error', async () => {
  respond = () => new Response(null, { status: 204 });
  expect(await call(add, { body: { name: 'x' } })).toBeUndefined();
});

test('without a token nothing is sent', async () => {
  connectApi({
    host: 'http://localhost:3000',
    getToken: () => Promise.reject(new ApiError('No user is logged in', { status: 401, code: 'no_user' })),
    hasUser: () => false,
  });
  expect(await caught(call(list, things))).toMatchObject({ status: 401, message: 'No user is logged in' });
  expect(calls).toHaveLength(0);
});

describe('out of the reach of the server', () => {
  const kept = { isKept: true, isCacheSkipped: true } as const;
  const silence = () => Promise.reject(new TypeError('Failed to fetch'));

  beforeEach(() => forgetResponses({ except: null }));

  test.for([
    ['the network is gone', silence],
    ['a gateway stands before a dead server', refusal(502, {})],
  ] as const)('what was read last is given again when %s', async ([, failure]) => {
    expect(await call(list, things, kept)).toEqual({ n: 0 });
    respond = failure;
    expect(await call(list, things, kept)).toEqual({ n: 0 });
  });

  test('nothing is given that was not asked to be kept, or that was read by another person', async () => {
    await call(list, things, { isCacheSkipped: true });
    respond = silence;
    await expect(call(list, things, kept)).rejects.toMatchObject({ status: 0 });
    respond = () => Response.json({ n: 7 });
    await call(list, things, kept);
    uid = 'eve';
    respond = silence;
    await expect(call(list, things, kept)).rejects.toMatchObject({ status: 0 });
  });

  test('a refusal stays one', async () => {
    await call(list, things, kept);
    respond = refusal(404, { message: 'gone' });
    await expect(call(list, things, kept)).rejects.toMatchObject({ status: 404 });
  });
});
