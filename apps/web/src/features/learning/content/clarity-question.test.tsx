import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectApi } from '#platform/http/api.ts';
import { connectOutbox } from '#platform/outbox/outbox-host.ts';
import { sendWaiting } from '#platform/outbox/outbox.ts';
import { draw } from '#testing/draw.tsx';
import { giveLocks } from '#testing/tabs.ts';
import { ClarityQuestion } from './clarity-question.tsx';

let refuses: boolean;
let sent: unknown[];
const queryClient = new QueryClient();

beforeEach(() => {
  giveLocks();
  [refuses, sent] = [false, []];
  connectApi({ host: 'http://localhost', getToken: async () => 'x', hasUser: () => true });
  connectOutbox({ queryClient, uid: () => 'ada' });
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string));
    return refuses
      ? Response.json({ code: 'content_unfinished', message: 'There is a little more to go.' }, { status: 409 })
      : Response.json({ is_done: true });
  });
});
afterEach(async () => {
  // What one test has said is not to wait on this device when the next one begins.
  await sendWaiting();
  vi.unstubAllGlobals();
});

const drawQuestion = (is: { isClear: boolean | null; isAsked?: boolean }) =>
  draw(
    <QueryClientProvider client={queryClient}>
      <ClarityQuestion
        uid="ada"
        orgId="riverside"
        contentId="scale"
        isAsked
        wayToExplanation={<button type="button">Ask her</button>}
        {...is}
      />
    </QueryClientProvider>,
  );
const pressed = () => screen.queryAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

test('what was said before is shown, with the way on for those to whom it was not clear', async () => {
  const { person } = drawQuestion({ isClear: false });
  expect([pressed(), screen.getByRole('status').textContent]).toEqual([
    ['Not quite'],
    'Thanks. Your authors see that, without names.',
  ]);
  expect(screen.getByRole('button', { name: 'Ask her' })).toBeTruthy();
  await person.tab();
  await person.keyboard('{Enter}');
  expect([pressed(), screen.getByRole('status').textContent]).toEqual([['Yes'], 'Thanks for telling us.']);
  expect(screen.queryByRole('button', { name: 'Ask her' })).toBeNull();
  await vi.waitFor(() => expect(sent).toEqual([{ is_clear: true }]));
});

test('an answer that the server refuses is taken back, and the reason is said', async () => {
  refuses = true;
  const { person } = drawQuestion({ isClear: null });
  await person.click(screen.getByRole('button', { name: 'Yes' }));
  await within(screen.getByRole('alert')).findByText('There is a little more to go.');
  expect([pressed(), screen.getByRole('status').textContent]).toEqual([[], '']);
});

test('before an item is complete only the room for it is there', () => {
  const { container } = drawQuestion({ isClear: null, isAsked: false });
  expect(container.querySelector('[role=group]')?.classList).toContain('invisible');
});
