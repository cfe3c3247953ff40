import { expect, test } from 'vitest';
import { ApiError, hasCode, isRefusal } from './api-error.ts';

const failure = (status: number, code = 'http') => new ApiError('', { status, code });

test.for([0, 401, 408, 425, 429, 500, 503])('an answer %d may be another one next time', (status) => {
  expect(isRefusal(failure(status))).toBe(false);
});

test.for([400, 403, 404, 409, 413, 422])('an answer %d stays a no', (status) => {
  expect(isRefusal(failure(status))).toBe(true);
});

test('a refusal is told apart by its code', () => {
  expect(hasCode(failure(409, 'content_locked'), 'content_locked')).toBe(true);
  expect(hasCode(failure(409, 'attempt_finished'), 'content_locked')).toBe(false);
  expect(hasCode(new Error('content_locked'), 'content_locked')).toBe(false);
});
