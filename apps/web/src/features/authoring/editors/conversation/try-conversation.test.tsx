import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ConversationBody } from '@snapwell/contract/simulations/conversation';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectApi } from '#platform/http/api.ts';
import { draw } from '#testing/draw.tsx';
import { SampleEditor } from '../kit/sample-editor.tsx';
import { ConversationEditor } from './conversation-editor.tsx';

const BODY = {
  play: 'conversation',
  persona: { name: 'Rosa Lind', role: 'patient', voice: 'female', character: '', opening: 'I’m fine.' },
  facts: [
    {
      id: 'hip',
      reply: 'My hip hurts.',
      phrases: ['Does it hurt?', 'Any pain?'],
      key_phrases: [],
      needs_mood: 0,
      mood: 0,
    },
    {
      id: 'fear',
      reply: 'I am afraid.',
      phrases: ['Are you afraid?', 'What worries you?'],
      key_phrases: [],
      needs_mood: 0,
      mood: 0,
    },
    { id: 'begun', reply: 'Half done.', phrases: [], key_phrases: [], needs_mood: 0, mood: 0 },
  ],
  rubric: [{ id: 'pain', text: 'Asks for pain', met_by: ['hip'], weight: 1, advice: '' }],
} as unknown as ConversationBody;

interface Sent {
  body: Record<string, unknown>;
  steps: unknown[];
  said: string;
}
const sent: Sent[] = [];
let answers: PromiseWithResolvers<Response>[] = [];

beforeEach(() => {
  sent.length = 0;
  answers = [];
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string) as Sent);
    const answer = Promise.withResolvers<Response>();
    answers.push(answer);
    return answer.promise;
  });
  connectApi({ host: 'http://localhost', getToken: async () => 'token', hasUser: () => true });
});
afterEach(() => vi.unstubAllGlobals());

/** The persona tells of the hip, and keeps the fear back. */
function tell(at: number, reply: string) {
  const meanings = [
    { id: 'hip', kind: 'told', start: 0, end: 3 },
    { id: 'fear', kind: 'withheld', start: 0, end: 3 },
  ];
  const step = {
    act: 'say',
    said: sent[at]!.said,
    by: 'text',
    seconds: 1,
    meanings,
    manner: null,
    reply,
    engine: 'built-in',
  };
  const found = { told: ['hip'], withheld: ['fear'], reactions: [], met: ['pain'], left_out: ['begun'] };
  answers[at]!.resolve(Response.json({ step, view: { mood: 60, ended_by: null }, ...found }));
}

/** Says it, and waits until it is on its way. */
const say = async (said: string) => {
  const calls = sent.length;
  const field = screen.getByLabelText('What you say to Rosa Lind');
  fireEvent.change(field, { target: { value: said } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(sent).toHaveLength(calls + 1));
};
const lit = () => screen.queryAllByText(', done').map((each) => each.parentElement!.textContent);
const begin = () => {
  const editor = <SampleEditor kind="simulation" editor={ConversationEditor} body={BODY} />;
  const drawn = draw(<QueryClientProvider client={new QueryClient()}>{editor}</QueryClientProvider>);
  fireEvent.click(screen.getByRole('button', { name: 'Try it' }));
  return drawn;
};

test('what came out and what is met lights up beside the words, and the next call carries what was said', async () => {
  begin();
  await say('Does it hurt?');
  expect(sent[0]).toMatchObject({ said: 'Does it hurt?', steps: [], body: { persona: { name: 'Rosa Lind' } } });
  expect(lit()).toEqual([]);
  tell(0, 'My hip hurts.');
  await screen.findByText('Came out: 1 of 3');
  expect(lit()).toEqual(['My hip hurts., done', 'Asks for pain, done']);
  screen.getByText('Kept back: I am afraid.');
  screen.getByText('Met: 1 of 1');
  screen.getByText('Not finished: it doesn’t take part.');
  await say('And where?');
  expect(sent[1]!.steps).toMatchObject([{ said: 'Does it hurt?', reply: 'My hip hurts.' }]);
});

test('what is rewritten meanwhile is what the persona says next', async () => {
  const { person } = begin();
  await person.type(screen.getByLabelText(/^Introduction/), 'Night.');
  await say('Does it hurt?');
  expect(sent[0]!.body['introduction']).toBe('Night.');
});

test('starting over forgets what was said, also an answer that is still on its way', async () => {
  begin();
  await say('Does it hurt?');
  tell(0, 'My hip hurts.');
  await screen.findByText('Came out: 1 of 3');
  await say('And where?');
  fireEvent.click(screen.getByRole('button', { name: 'Start over' }));
  tell(1, 'On the left.');
  await waitFor(() => expect(screen.queryByText('And where?')).toBeNull());
  await say('Hello');
  expect(sent[2]).toMatchObject({ said: 'Hello', steps: [] });
  expect(screen.queryByText('On the left.')).toBeNull();
  expect(lit()).toEqual([]);
});

test('a draft that nobody can talk with says what is missing, and closing goes back to the button', async () => {
  begin();
  await say('Hello');
  answers[0]!.resolve(Response.json({ code: 'draft_unfinished', message: 'Mend it.' }, { status: 422 }));
  await screen.findByText(/nobody to talk with yet/);
  fireEvent.click(screen.getByRole('button', { name: 'Stop trying' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try it' }));
});
