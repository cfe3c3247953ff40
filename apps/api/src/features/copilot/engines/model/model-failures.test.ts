import { assistantStatus } from '@snapwell/contract/copilot/inspector.schemas';
import { expect } from 'vitest';
import { join } from '#features/organizations/organizations.factory.ts';
import { askSophie, inspectionOf, messagesOf } from '#testing/ask-sophie.ts';
import type { Behaviour } from '#testing/stand-ins/model-stand-in.ts';
import { aPerson, type Person } from '#testing/people.ts';
import { PAIN_QUESTION, painTest as test, says } from '#testing/model-test.ts';

const BUILT_IN = 'The language model does not answer right now, so I answer from what is built in.';

test.for<[string, Behaviour, number]>([
  ['is down', (answer) => answer.destroy(), 2],
  ['has too much to do', (answer) => (answer.begin(429, {}), answer.finish()), 2],
  ['breaks', (answer) => (answer.begin(500, {}), answer.finish()), 2],
  ['talks nonsense', (answer) => (answer.begin(), answer.raw('data: <html>\n\n'), answer.end()), 2],
  ['says nothing', (answer) => answer.end(), 1],
  ['is silent for too long', (answer) => answer.begin(), 1],
])(
  'where the model %s what is built in answers, and says so',
  async ([, behaviour, calls], { modelled, standIn, place, ask }) => {
    standIn.behave(behaviour);
    const { text, last, lines } = await askSophie(modelled, place, PAIN_QUESTION);
    expect(text).toContain(BUILT_IN);
    expect(text).toContain('from zero to ten');
    expect(last.done).toBe(true);
    expect(standIn.sent).toHaveLength(calls);
    expect(await inspectionOf(ask, place, lines)).toMatchObject({
      engine: 'built-in',
      state: 'complete',
      fallback: expect.any(String),
    });
  },
);

test('a second attempt that succeeds is all that the member sees', async ({ modelled, standIn, place }) => {
  standIn.behave((answer, _sent, call) => (call === 1 ? answer.destroy() : says('Fine.')(answer, _sent, call)));
  expect((await askSophie(modelled, place, PAIN_QUESTION)).text).toBe('Fine.');
});

test.for<[string, Behaviour, string]>([
  [
    'breaks off',
    async (answer) => (answer.say('Ask for a'), await answer.pause(30), answer.destroy()),
    'The answer broke off. Please ask again.',
  ],
  [
    'reports an error',
    (answer) => (answer.say('Ask for a'), answer.raw('data: {"error":{"message":"no"}}\n\n')),
    'The answer broke off. Please ask again.',
  ],
  ['falls silent', (answer) => answer.say('Ask for a'), 'The answer took too long and was cut off. Please ask again.'],
])(
  'where the model %s in the middle the member hears it, and the question is taken back',
  async ([, behaviour, sentence], { modelled, standIn, place, ask }) => {
    standIn.behave(behaviour);
    const { last, text } = await askSophie(modelled, place, PAIN_QUESTION);
    expect([text, last]).toEqual(['Ask for a', { error: sentence }]);
    expect(await messagesOf(ask, place)).toEqual([]);
  },
);

test('a key that the service refuses is told to whoever runs the organization, and to nobody else', async ({
  modelled,
  standIn,
  place,
  server,
}) => {
  const statusFor = async ({ token }: Person) => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${modelled.origin}/api/v1/copilot/status?org_id=${place.orgId}`, { headers });
    return assistantStatus.parse(await response.json()).trouble;
  };
  const grace = await aPerson(server.world.db);
  await join(server.world.db, grace, place.orgId, { role: 'ORG_ADMIN' });
  standIn.behave((answer) => (answer.begin(401, {}), answer.finish()));
  const { text } = await askSophie(modelled, place, PAIN_QUESTION);
  expect(text).toContain('The language model is not set up rightly');
  expect(text).toContain('from zero to ten');
  expect(standIn.sent).toHaveLength(1);
  expect(await statusFor(grace)).toEqual({ reason: 'credentials', since: expect.any(String) });
  expect(await statusFor(place.ada)).toBeNull();
  standIn.behave((answer) => (answer.say('Fine.'), answer.end()));
  await askSophie(modelled, place, PAIN_QUESTION);
  expect(await statusFor(grace)).toBeNull();
});

test('a prompt that is too long is cut, and asked again', async ({ modelled, standIn, place }) => {
  standIn.behave((answer, sent, call) => {
    if (call > 1) return (answer.say('Fine.'), answer.end());
    answer.begin(400, { 'content-type': 'application/json' });
    answer.raw(JSON.stringify({ error: { message: 'maximum context length', code: 'context_length_exceeded' } }));
    return answer.finish();
  });
  expect((await askSophie(modelled, place, PAIN_QUESTION)).text).toBe('Fine.');
  expect(standIn.sent).toHaveLength(2);
});
