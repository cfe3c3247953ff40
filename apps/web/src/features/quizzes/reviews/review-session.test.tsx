import type { ReviewAnswer, ReviewCard, ReviewQueue } from '@snapwell/contract/quizzes/reviews.schemas';
import { QueryClient } from '@tanstack/react-query';
import { renderHook, screen } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectApi } from '#platform/http/api.ts';
import { reportReachable, reportUnreachable } from '#platform/http/connection.ts';
import { connectOutbox } from '#platform/outbox/outbox-host.ts';
import { sendWaiting } from '#platform/outbox/outbox.ts';
import { draw } from '#testing/draw.tsx';
import { giveLocks } from '#testing/tabs.ts';
import { openCards, useAnsweredCards } from './review-outbox.ts';
import { reviews } from './reviews.queries.ts';
import { ReviewSession } from './review-session.tsx';

const card = (id: string): ReviewCard => ({
  kind: 'term',
  id,
  due_at: '2026-11-20T08:00:00.000Z',
  reviews: 2,
  retrievability: 0.8,
  history: [],
  rests_days: 3,
  term: { slug: id, term: `The ${id}`, definition: `What ${id} means.` },
});
const cards = [card('first'), card('second')];

let sent: (Pick<ReviewAnswer, 'review_id' | 'recall' | 'at' | 'reviews'> & { card: string })[];
let isAway: boolean;
let queryClient: QueryClient;

beforeEach(() => {
  giveLocks();
  globalThis.indexedDB = new IDBFactory();
  queryClient = new QueryClient();
  [sent, isAway] = [[], true];
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (isAway) throw new TypeError('away');
    sent.push({ card: url.split('/')[8]!, ...(JSON.parse(body as string) as ReviewAnswer) });
    const due_at = '2026-11-29T08:00:00.000Z';
    return Response.json({ recall: 'good', verdict: null, due_at, due: cards.length - sent.length, awards: [] });
  });
  connectApi({ host: 'http://localhost', getToken: async () => 'x', hasUser: () => true });
  connectOutbox({ queryClient, uid: () => 'ada' });
});
afterEach(() => {
  reportReachable();
  vi.unstubAllGlobals();
});

function open() {
  const onDone = vi.fn();
  const { person } = draw(
    <ReviewSession orgId="riverside" cards={cards} contentPath={String} onLeave={vi.fn()} onDone={onDone} />,
  );
  const press = async (name: string) => person.click(await screen.findByRole('button', { name }));
  return { onDone, press };
}

test.each([
  ['when the connection is known to be gone', true],
  ['when it goes with the answer', false],
])('reviews go on without a connection, and count once when it is back: %s', async (_, isKnown) => {
  if (isKnown) reportUnreachable();
  queryClient.setQueryData(reviews('riverside').queryKey, { due: 2, items: cards } as unknown as ReviewQueue);
  const { onDone, press } = open();
  for (const recall of ['I knew it', 'With effort']) {
    await press('Show what it means');
    await press(recall);
    expect(await screen.findByText('Saved on this device until the connection is back.')).toBeTruthy();
    await press('Continue');
  }
  expect(onDone).toHaveBeenCalledWith(['right', 'right']);
  // A queue that is asked again meanwhile does not ask them again.
  await sendWaiting();
  const { result } = renderHook(() => openCards(cards, useAnsweredCards('riverside')));
  expect(result.current).toEqual([]);

  isAway = false;
  await sendWaiting();
  await sendWaiting();
  expect(sent).toMatchObject([
    { card: 'first', recall: 'good', reviews: 2 },
    { card: 'second', recall: 'hard', reviews: 2 },
  ]);
  expect(Math.abs(Date.now() - Date.parse(sent[0]!.at!))).toBeLessThan(60_000);
  // What is shown of the queue has lost them, too.
  expect(queryClient.getQueryData(reviews('riverside').queryKey)).toMatchObject({ due: 0, items: [] });
});

test('with a connection a review is answered at once', async () => {
  isAway = false;
  const { onDone, press } = open();
  await press('Show what it means');
  await press('I knew it');
  expect(await screen.findByText(/^We'll ask again/)).toBeTruthy();
  await press('Continue');
  expect(onDone).not.toHaveBeenCalled();
  expect(sent).toHaveLength(1);
});

test('a card that was answered on another device is passed by', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'card_not_due', message: 'This question is not due yet.' }, { status: 409 }),
  );
  const { press } = open();
  await press('Show what it means');
  await press('I knew it');
  expect(await screen.findByText('This question is not due yet.')).toBeTruthy();
  await press('Continue');
  expect(await screen.findByRole('heading', { name: 'The second' })).toBeTruthy();
});
