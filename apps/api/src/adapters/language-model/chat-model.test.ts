import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Behaviour, type ModelStandIn, startModelStandIn } from '#testing/stand-ins/model-stand-in.ts';
import { createChatModel } from './chat-model.ts';
import type { ModelEvent } from './port.ts';

let standIn: ModelStandIn;
beforeAll(async () => (standIn = await startModelStandIn()));
afterAll(() => standIn.stop());

const modelOf = () =>
  createChatModel({ baseUrl: standIn.url, apiKey: 'key', name: 'stand-in', timeoutMs: 4000, idleMs: 500 });

async function ask(model = modelOf()): Promise<string> {
  const events: ModelEvent[] = [];
  const tools = [{ name: 'search', description: '', parameters: { type: 'object' } }];
  const messages = [{ role: 'system' as const, content: 'Rules' }];
  const signal = new AbortController().signal;
  for await (const event of model.write({ messages, tools, maxTokens: 100, temperature: 0.7, signal }))
    events.push(event);
  return events.map((event) => (event.type === 'text' ? event.text : '')).join('');
}

const refuses =
  (
    isRefused: (sent: object & { messages: readonly { role: string }[] }) => boolean,
    status: number,
    body: unknown,
  ): Behaviour =>
  (answer, sent) => {
    if (!isRefused(sent)) return (answer.say('Fine.'), answer.end());
    answer.begin(status, { 'content-type': 'application/json' });
    answer.raw(JSON.stringify(body));
    return answer.finish();
  };

const error = (message: string, param: string | null = null, code: string | null = null) => ({
  error: { message, type: 'invalid_request_error', param, code },
});

test.each([
  [
    'the old name of the limit',
    refuses(
      (sent) => 'max_tokens' in sent,
      400,
      error(
        "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
        'max_tokens',
        'unsupported_parameter',
      ),
    ),
    { max_completion_tokens: 4100 },
  ],
  [
    'a temperature',
    refuses(
      (sent) => 'temperature' in sent,
      400,
      error(
        "Unsupported value: 'temperature' does not support 0.7 with this model.",
        'temperature',
        'unsupported_value',
      ),
    ),
    { max_tokens: 100 },
  ],
  [
    'a wish for its usage',
    refuses((sent) => 'stream_options' in sent, 422, {
      detail: [{ loc: ['body', 'stream_options'], msg: 'Extra inputs are not permitted' }],
    }),
    { temperature: 0.7 },
  ],
  ['tools', refuses((sent) => 'tools' in sent, 400, error('stand-in does not support tools')), { temperature: 0.7 }],
  [
    'rules of the system',
    refuses(
      (sent) => sent.messages[0]?.role === 'system',
      400,
      error("Unsupported value: 'messages[0].role' does not support 'system' with this model."),
    ),
    { messages: [{ role: 'developer', content: 'Rules' }] },
  ],
] as const)('what a service refuses to be told is left out, once and from then on: %s', async (_, behaviour, sent) => {
  standIn.behave(behaviour);
  const model = modelOf();
  expect(await ask(model)).toBe('Fine.');
  expect(await ask(model)).toBe('Fine.');
  expect(standIn.sent).toHaveLength(3);
  expect(standIn.sent[2]).toMatchObject(sent);
  expect(model.trouble).toBeNull();
});

test.each([
  [401, error('Incorrect API key provided'), 'credentials'],
  [404, error('The model `stand-in` does not exist', null, 'model_not_found'), 'unknown-model'],
  [429, error('You exceeded your current quota', null, 'insufficient_quota'), 'unpaid'],
  [
    400,
    error("This model's maximum context length is 8192 tokens.", 'messages', 'context_length_exceeded'),
    'too-long',
  ],
  [400, error('The response was filtered', 'prompt', 'content_filter'), 'filtered'],
  [400, error('Something else is wrong'), 'refused'],
] as const)('a refusal with %d says what is wrong', async (status, body, reason) => {
  standIn.behave(refuses(() => true, status, body));
  const model = modelOf();
  await expect(ask(model)).rejects.toMatchObject({ reason, isWorthRetrying: false });
  expect(standIn.sent).toHaveLength(1);
  expect(model.trouble?.reason ?? null).toBe(reason === 'too-long' || reason === 'filtered' ? null : reason);
  standIn.behave((answer) => (answer.say('Fine.'), answer.end()));
  await ask(model);
  expect(model.trouble).toBeNull();
});

test("what a model thinks before it answers is nobody's to read", async () => {
  standIn.behave((answer) => {
    answer.delta({ reasoning_content: 'Secret.' });
    for (const piece of ['<th', 'ink>Sec', 'ret.</thi', 'nk>\n\nFi', 'ne.']) answer.say(piece);
    answer.end();
  });
  expect(await ask()).toBe('Fine.');
});
