import type { AnswerPiece } from '@snapwell/contract/copilot/pieces.schemas';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectApi } from '#platform/http/api.ts';
import { draw } from '#testing/draw.tsx';
import { AnswersDialog } from './answers-dialog.tsx';

const ID = 'a'.repeat(32);
const PIECE: AnswerPiece = {
  id: ID,
  kind: 'text',
  heading: 'When',
  text: 'Look again after an hour.',
  lesson_questions: ['When do I look again?'],
  questions: ['How long after a tablet?'],
  is_hidden: false,
};
const sent: { url: string; body: unknown }[] = [];
let pieces: AnswerPiece[];

beforeEach(() => {
  sent.length = 0;
  pieces = [PIECE];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json({ items: pieces });
    const change = JSON.parse(body as string) as object;
    sent.push({ url, body: change });
    return Response.json({ ...PIECE, ...change });
  });
  connectApi({ host: 'http://localhost', getToken: async () => 'token', hasUser: () => true });
});
afterEach(() => vi.unstubAllGlobals());

const open = () =>
  draw(
    <QueryClientProvider client={new QueryClient()}>
      <AnswersDialog orgId="riverside" contentId="look" onClose={() => undefined} />
    </QueryClientProvider>,
  );

test('a piece is shown with the questions it answers; one is added', async () => {
  open();
  expect(await screen.findByText('Look again after an hour.')).toBeTruthy();
  expect(screen.getByText('When do I look again?')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('A question it answers'), { target: { value: ' And at night? ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('And at night?')).toBeTruthy();
  expect(sent).toEqual([
    {
      url: expect.stringContaining(`/assistant/pieces/look/${ID}`),
      body: { questions: ['How long after a tablet?', 'And at night?'], is_hidden: false },
    },
  ]);
});

test('a question is taken away, and a piece is hidden', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Remove ‘How long after a tablet?’' }));
  await waitFor(() => expect(screen.queryByText('How long after a tablet?')).toBeNull());
  fireEvent.click(screen.getByRole('switch', { name: 'Sophie may read it out' }));
  await waitFor(() => expect(screen.queryByLabelText('A question it answers')).toBeNull());
  expect(sent.map(({ body }) => body)).toEqual([
    { questions: [], is_hidden: false },
    { questions: [], is_hidden: true },
  ]);
});

test('an item without pieces says why', async () => {
  pieces = [];
  open();
  expect(await screen.findByText('Nothing to read out')).toBeTruthy();
});
