import type { Practice, ReviewAnswer, ReviewCard } from '@snapwell/contract/quizzes/reviews.schemas';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectApi } from '#platform/http/api.ts';
import { connectOutbox } from '#platform/outbox/outbox-host.ts';
import { forgetPerson } from '#platform/person.ts';
import { draw } from '#testing/draw.tsx';
import { giveLocks } from '#testing/tabs.ts';
import { answerByTyping } from './open-card.ts';
import { areGainsShown } from '../shown-gains.ts';
import { PracticeCards } from './practice-cards.tsx';
import { practice } from '../reviews.queries.ts';

const OFFER = { content_id: 'hands', wanted: 2 };
const card = (id: string): ReviewCard => ({
  kind: 'question',
  id,
  due_at: '2026-11-20T08:00:00.000Z',
  reviews: 0,
  retrievability: 0.8,
  history: [],
  rests_days: 3,
  quiz: { id: 'hands', title: 'Hands' },
  question: {
    id,
    type: 'single_choice',
    prompt: `Question ${id}?`,
    image: null,
    options: [
      { id: 0, text: `Rub for ${id}` },
      { id: 1, text: `Wash for ${id}` },
    ],
  } as unknown as Extract<ReviewCard, { kind: 'question' }>['question'],
});
const asked: Practice = { items: [card('one'), card('two')], of_lesson: 2, nearby: 0, due: 2 };

let sent: ReviewAnswer[];
let queryClient: QueryClient;

beforeEach(() => {
  giveLocks();
  globalThis.indexedDB = new IDBFactory();
  queryClient = new QueryClient();
  sent = [];
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string) as ReviewAnswer);
    return Response.json({ recall: 'good', verdict: null, due_at: '2026-11-29T08:00:00.000Z', due: 0, awards: [] });
  });
  connectApi({ host: 'http://localhost', getToken: async () => 'x', hasUser: () => true });
  connectOutbox({ queryClient, uid: () => 'ada' });
  queryClient.setQueryData(practice('riverside', OFFER, 'offer').queryKey, asked);
});
afterEach(() => {
  forgetPerson({ last: 'ada', next: null });
  vi.unstubAllGlobals();
});

interface Given {
  isOpen?: boolean;
  isLast?: boolean;
}

const cards = ({ isOpen = true, isLast }: Given) => (
  <QueryClientProvider client={queryClient}>
    <PracticeCards
      orgId="riverside"
      offer={OFFER}
      offerId="offer"
      isOpen={isOpen}
      isLast={isLast ?? isOpen}
      contentPath={String}
      onMore={() => undefined}
    />
  </QueryClientProvider>
);
const open = (given: Given = {}) => draw(cards(given));
const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked);

test('what is typed chooses in the card, where it is checked', async () => {
  const { person } = open();
  await screen.findByText('Question one?');
  expect(answerByTyping('what is a news score')).toBe(false);
  expect(answerByTyping('B')).toBe(true);
  await screen.findByText('Chosen. Now check your answer.');
  expect(chosen()?.closest('label')?.textContent).toContain('Wash for one');
  expect(sent).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Check answer' }));
  await screen.findByRole('button', { name: 'Next question' });
  expect(sent).toMatchObject([{ answer: { type: 'single_choice', chosen: 1 } }]);
  // What was said to it stands: nothing is chosen any more.
  expect(answerByTyping('A')).toBe(false);
});

test('what a card pays stands in the card', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({
      recall: 'forgotten',
      verdict: null,
      due_at: '2026-11-29T08:00:00.000Z',
      due: 0,
      awards: [
        {
          id: 'gain',
          org_id: 'riverside',
          points: 5,
          total: 105,
          source: 'review',
          items: [{ source: 'review', points: 5 }],
          badges: [],
          at: '2026-11-28T08:00:00.000Z',
        },
      ],
    }),
  );
  const { unmount } = open();
  await screen.findByText('Question one?');
  expect(areGainsShown()).toBe(true);
  await typed('i dont know');
  await screen.findByText('+5 points for keeping it fresh');
  unmount();
  expect(areGainsShown()).toBe(false);
});

test('an old set does not take the reader away from what was said since; what one goes on to comes into view', async () => {
  let scrolls = 0;
  Element.prototype.scrollIntoView = () => void scrolls++;
  open({ isOpen: true, isLast: false });
  await screen.findByText('Question one?');
  expect(scrolls).toBe(0);
  await typed('next');
  await screen.findByText('Skipped. It comes again at the end.');
  await vi.waitFor(() => expect(scrolls).toBe(1));
});

test('who types that they do not know has said so in the card', async () => {
  open();
  await screen.findByText('Question one?');
  expect(answerByTyping("I don't know")).toBe(true);
  await screen.findByRole('button', { name: 'Next question' });
  expect(sent).toMatchObject([{ is_unknown: true }]);
});

test('an answered card does not come back when the drawer is drawn anew', async () => {
  const first = open();
  await screen.findByText('Question one?');
  answerByTyping('i dont know');
  await screen.findByRole('button', { name: 'Next question' });
  first.unmount();
  const second = open();
  await screen.findByText('Question two?');
  screen.getByText('2 / 2');
  answerByTyping('i dont know');
  await second.person.click(await screen.findByRole('button', { name: 'Done' }));
  await screen.findByText('You knew 2 of 2.');
  second.unmount();
  // Even where the offer would bring other questions by now.
  queryClient.setQueryData(practice('riverside', OFFER, 'offer').queryKey, { ...asked, items: [card('three')] });
  open();
  await screen.findByText('You knew 2 of 2.');
  expect(screen.queryByText('Question three?')).toBeNull();
});

/** A card takes what is typed from the moment after it was drawn. */
const typed = (text: string) => vi.waitFor(() => expect(answerByTyping(text)).toBe(true));

test('who types that they want the next one gets it, and the last one says that it waits for an answer', async () => {
  open();
  await screen.findByText('Question one?');
  await typed('next question');
  await screen.findByText('Question two?');
  await typed('skip this one pls');
  await screen.findByText('Question one?');
  await typed('i dont know');
  await screen.findByRole('button', { name: 'Next question' });
  await typed('next');
  await screen.findByText('Question two?');
  await typed('next');
  await screen.findByText('This is the last one. Answer it, or say “I don’t know”.');
  expect(sent).toHaveLength(1);
});

test('once the conversation went on, who ends the cards is answered as well', async () => {
  open({ isLast: false });
  await screen.findByText('Question one?');
  expect(answerByTyping('ok enough')).toBe(false);
  await screen.findByText("It'll wait for you: answer it any time.");
});

test('who has to go leaves the cards, and finds them again after the conversation went on', async () => {
  const first = open();
  await screen.findByText('Question one?');
  await typed('stop the quiz, i need to go to a patient');
  await screen.findByText("It'll wait for you: answer it any time.");
  expect(sent).toEqual([]);
  first.unmount();
  const second = open({ isOpen: false });
  await screen.findByText("It'll wait for you: answer it any time.");
  expect(answerByTyping('go on')).toBe(false);
  await second.person.click(screen.getByRole('button', { name: 'Go on' }));
  await screen.findByText('Question one?');
  expect(answerByTyping('later')).toBe(false);
  await screen.findByRole('button', { name: 'Go on' });
  second.unmount();
  open();
  await typed('go on');
  await screen.findByText('Question one?');
});

test('a set goes on where it was while one asks something else beside it', async () => {
  const { person, rerender } = open();
  await screen.findByText('Question one?');
  await typed('i dont know');
  await screen.findByRole('button', { name: 'Next question' });
  rerender(cards({ isLast: false }));
  expect(screen.queryByText(/You knew/)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Next question' }));
  await screen.findByText('Question two?');
  screen.getByText('2 / 2');
  await typed('i dont know');
  await person.click(await screen.findByRole('button', { name: 'Done' }));
  await screen.findByText('You knew 2 of 2.');
});

test('a set that others took the place of counts nothing that was not answered', async () => {
  const { rerender } = open();
  await screen.findByText('Question one?');
  await typed('i dont know');
  await screen.findByRole('button', { name: 'Next question' });
  rerender(cards({ isOpen: false }));
  expect(screen.queryByText(/You knew/)).toBeNull();
});
