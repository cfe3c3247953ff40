import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from 'vitest';
import { createChatModel } from '#adapters/language-model/chat-model.ts';
import type { ModelEvent, ModelMessage } from '#adapters/language-model/port.ts';
import { type ModelStandIn, startModelStandIn } from '#testing/stand-ins/model-stand-in.ts';
import { startModelRecorder } from './model-recorder.ts';

const test = base
  .extend('dir', async ({}, { onCleanup }) => {
    const dir = mkdtempSync(join(tmpdir(), 'snapwell-recorded-'));
    onCleanup(() => rmSync(dir, { recursive: true }));
    return dir;
  })
  .extend('standIn', async ({}, { onCleanup }): Promise<ModelStandIn> => {
    const standIn = await startModelStandIn();
    onCleanup(standIn.stop);
    return standIn;
  });

const tools = [{ name: 'record', description: '', parameters: { type: 'object' } }];

async function ask(url: string, messages: readonly ModelMessage[], name = 'one'): Promise<ModelEvent[]> {
  const model = createChatModel({ baseUrl: url, apiKey: 'key', name, timeoutMs: 4000, idleMs: 2000 });
  const signal = new AbortController().signal;
  const events: ModelEvent[] = [];
  for await (const event of model.write({ messages, tools, maxTokens: 100, temperature: 0.7, signal }))
    events.push(event);
  return events;
}

const textOf = (events: readonly ModelEvent[]) =>
  events.map((event) => (event.type === 'text' ? event.text : '')).join('');

const question = (content: string): ModelMessage => ({ role: 'user', content });
const asked = (callId: string, told: string): ModelMessage[] => [
  question('My points?'),
  { role: 'assistant', content: '', toolCalls: [{ id: callId, name: 'record', args: '{}' }] },
  { role: 'tool', callId, content: told },
];

test('a reply that was recorded is given again, with its tools, whatever the model is called', async ({
  dir,
  standIn,
}) => {
  standIn.behave((answer) => {
    answer.say('Let me ');
    answer.say('look [1].');
    answer.delta({
      tool_calls: [{ index: 0, id: 'x', function: { name: 'record', arguments: '{"about":"points"}' } }],
    });
    answer.end();
  });
  const recording = await startModelRecorder({ dir, modelUrl: standIn.url });
  const first = await ask(recording.url, [question('My points?')]);
  await recording.stop();
  const replaying = await startModelRecorder({ dir, modelUrl: null });
  const again = await ask(replaying.url, [question('My points?')], 'another');
  await replaying.stop();
  expect(textOf(first)).toBe('Let me look [1].');
  expect(textOf(again)).toBe('Let me look [1].');
  expect(again.at(-1)).toMatchObject({ type: 'tool', call: { name: 'record', args: '{"about":"points"}' } });
  expect(replaying.unknown).toEqual([]);
});

const withPassages = (...passages: readonly string[]) =>
  question(
    `<data part="passages">\n${passages
      .map((text, i) => `[${i + 1}] {"content_id":"ask-first","heading":"Ask","text":"${text}"}`)
      .join('\n')}\n</data>\n\nThe member says:\nHow?`,
  );
const rules = (content: string): ModelMessage => ({ role: 'system', content });

test('a request without a recording fails, and what is other than in the recording is told', async ({
  dir,
  standIn,
}) => {
  standIn.behave((answer) => (answer.say('Fine.'), answer.end()));
  const recording = await startModelRecorder({ dir, modelUrl: standIn.url });
  await ask(recording.url, [question('How?')]);
  await recording.stop();
  const replaying = await startModelRecorder({ dir, modelUrl: null });
  const goesOn = [question('How?'), { role: 'assistant', content: 'Fine.' } as const, question('And then?')];
  await expect(ask(replaying.url, goesOn)).rejects.toMatchObject({ reason: 'refused' });
  await replaying.stop();
  expect(replaying.unknown).toEqual(['No recording of user: And then?\n   now: user: And then?']);
});

test('a reply is found by what was typed and called, whatever passages and rules stand beside it', async ({
  dir,
  standIn,
}) => {
  standIn.behave((answer) => (answer.say('Ask [2]. Wait [1]. Both [1, 2] count [3].'), answer.end()));
  const recording = await startModelRecorder({ dir, modelUrl: standIn.url });
  await ask(recording.url, [rules('Be kind.'), withPassages('Wait an hour.', 'Ask first.', 'Count to ten.')]);
  await recording.stop();
  const replaying = await startModelRecorder({ dir, modelUrl: null });
  const again = await ask(replaying.url, [
    rules('Be short.'),
    withPassages('Ask first.', 'Something new.', 'Count to ten.'),
  ]);
  await replaying.stop();
  expect(textOf(again)).toBe('Ask [1]. Wait. Both [1] count [3].');
  expect(replaying.notGiven).toEqual(
    Array.from({ length: 2 }, () =>
      expect.stringMatching(/^Cited passage not given now: \[1\] ask-first, Ask #\w+ \(user: How\?\)$/),
    ),
  );
  expect(replaying.notes).toEqual(['Rules differ from those that were recorded.']);
  expect(replaying.unknown).toEqual([]);
});

test('what a tool found then keeps its number where it is found now', async ({ dir, standIn }) => {
  standIn.behave((answer) => (answer.say('Ask [2].'), answer.end()));
  const found = (number: number): ModelMessage[] => [
    question('How?'),
    { role: 'assistant', content: '', toolCalls: [{ id: 'a', name: 'search', args: '{"query":"how"}' }] },
    {
      role: 'tool',
      callId: 'a',
      content: `<data part="passages">\n[${number}] {"content_id":"ask-first","heading":"Ask"}\n</data>`,
    },
  ];
  const recording = await startModelRecorder({ dir, modelUrl: standIn.url });
  await ask(recording.url, found(2));
  await recording.stop();
  const replaying = await startModelRecorder({ dir, modelUrl: null });
  expect(textOf(await ask(replaying.url, found(7)))).toBe('Ask [7].');
  await expect(ask(replaying.url, found(7).slice(0, 1))).rejects.toMatchObject({ reason: 'refused' });
  await replaying.stop();
});

test('who is told of another record than on the day of recording hears that record', async ({ dir, standIn }) => {
  standIn.behave((answer) => (answer.say('You have 10 points!'), answer.end()));
  const recording = await startModelRecorder({ dir, modelUrl: standIn.url });
  await ask(recording.url, asked('a', '10 points.'));
  await ask(recording.url, [...asked('a', '10 points.').slice(0, 1), ...thenThanks('You have 10 points!')]);
  await recording.stop();
  const replaying = await startModelRecorder({ dir, modelUrl: null });
  expect(textOf(await ask(replaying.url, asked('b', '10 points.')))).toBe('You have 10 points!');
  expect(textOf(await ask(replaying.url, asked('b', '20 points.')))).toBe('20 points.');
  await ask(replaying.url, [...asked('a', '').slice(0, 1), ...thenThanks('20 points.')]);
  await replaying.stop();
  expect(replaying.unknown).toEqual([]);
});

const thenThanks = (reply: string): ModelMessage[] => [{ role: 'assistant', content: reply }, question('Thanks')];

test('what a model refuses is passed on, and not kept', async ({ dir, standIn }) => {
  standIn.behave((answer) => {
    answer.begin(401, { 'content-type': 'application/json' });
    answer.raw('{"error":{"message":"Incorrect API key provided"}}');
    answer.finish();
  });
  const recording = await startModelRecorder({ dir, modelUrl: standIn.url });
  await expect(ask(recording.url, [question('How?')])).rejects.toMatchObject({ reason: 'credentials' });
  await recording.stop();
  expect(recording.exchanges).toEqual([]);
});
