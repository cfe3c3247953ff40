import { errorBatch } from '@snapwell/contract/admin/admin.schemas';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectApi } from '#platform/http/api.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { reportReachable, reportUnreachable } from '#platform/http/connection.ts';
import { Region } from './region.tsx';

const sent: unknown[] = [];
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  sent.length = 0;
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    if (body) sent.push(JSON.parse(body as string));
    return Response.json({ recorded: 1 });
  });
  connectApi({ host: 'http://localhost', getToken: async () => '', hasUser: () => false });
});
afterEach(() => {
  reportReachable();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let failure: Error | null;
function Board() {
  if (failure) throw failure;
  return <p>The board</p>;
}
const draw = (isHead = false) =>
  render(
    <Region skeleton={null} title="The leaderboard could not be loaded" isHead={isHead}>
      <Board />
    </Region>,
    { onCaughtError: () => undefined },
  );
const reports = async () => {
  await vi.advanceTimersByTimeAsync(5_000);
  return sent.flatMap((body) => errorBatch.parse(body).errors);
};

test('a part that cannot be shown is reported as a render error, and its own words stay away from people', async () => {
  failure = new TypeError("Cannot read properties of undefined (reading 'user_id')");
  draw();
  expect(screen.getByRole('heading', { name: 'The leaderboard could not be loaded' })).toBeTruthy();
  expect(screen.getByText(/Trying again often helps/)).toBeTruthy();
  expect(screen.queryByText(/undefined/)).toBeNull();
  expect(await reports()).toMatchObject([{ category: 'render', message: failure.message }]);
});

test('a part whose call failed says what to do and is not reported twice', async () => {
  failure = new ApiError('An error occurred', { status: 500, code: 'internal_error', requestId: 'r-1' });
  draw();
  expect(screen.getByText(/Try again in a moment/)).toBeTruthy();
  expect(screen.getByText(/the number below/)).toBeTruthy();
  expect(screen.getByText('r-1')).toBeTruthy();
  expect(await reports()).toEqual([]);
});

test('a failure without a number sends nobody to support with one', () => {
  failure = new ApiError('An error occurred', { status: 502, code: 'internal_error', requestId: null });
  draw();
  expect(screen.getByText(/Try again in a moment/)).toBeTruthy();
  expect(screen.queryByText(/the number below/)).toBeNull();
});

test('out of the reach of the server it says so, with the sentence of the catalogue in small print', () => {
  failure = new ApiError('Network or parsing error occurred', { status: 0, code: 'network' });
  reportUnreachable();
  draw();
  expect(screen.getByText(/when you're back online/)).toBeTruthy();
  expect(screen.getByText('Network or parsing error occurred')).toBeTruthy();
});

test('a part that brings the heading of its page still heads it when it fails', () => {
  failure = new ApiError('Network or parsing error occurred', { status: 0, code: 'network' });
  draw(true);
  expect(screen.getByRole('heading', { level: 1, name: 'The leaderboard could not be loaded' })).toBeTruthy();
});

test('trying again shows the part when it is there', async () => {
  failure = new Error('x');
  draw();
  failure = null;
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('The board')).toBeTruthy();
});
