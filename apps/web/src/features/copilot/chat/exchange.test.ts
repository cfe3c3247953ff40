import { i18n } from '@lingui/core';
import { writeEvent } from '@snapwell/contract/http/event-stream';
import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import { expect, test } from 'vitest';
import { ApiError } from '#platform/http/api-error.ts';
import { askMessages, describeAskError, ReplyError } from './ask-error.ts';
import { BrokenReply, readReply } from './exchange.ts';

/** A response whose body arrives in pieces of a few bytes, wherever that tears it. */
function torn(text: string, size: number): Response {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  return new Response(
    new ReadableStream({
      pull(controller) {
        if (at >= bytes.length) return controller.close();
        controller.enqueue(bytes.slice(at, at + size));
        at += size;
      },
    }),
  );
}

const read = async (response: Response) => {
  const lines: StreamLine[] = [];
  await readReply(response, (line) => lines.push(line));
  return lines;
};

test.for([1, 3, 7, 1000])(
  'a reply is read wherever it is torn, and ends with its last line (%i bytes at a time)',
  async (size) => {
    const sent = [{ conversation_id: 'c' }, { content: 'Größe ' }, { content: '≥ 4' }, { done: true as const }];
    const text = `:\n\n${sent.map(writeEvent).join('')}${writeEvent({ content: 'after the end' })}`;
    expect(await read(torn(text, size))).toEqual(sent);
  },
);

test('an error in the stream is thrown as its message', async () => {
  await expect(read(torn(writeEvent({ error: 'You have used up your questions of today.' }), 20))).rejects.toEqual(
    new ReplyError('You have used up your questions of today.'),
  );
});

test('a stream that breaks off is not taken for a reply', async () => {
  await expect(read(torn(writeEvent({ content: 'Half' }), 5))).rejects.toBeInstanceOf(BrokenReply);
});

test('a response without a body says so', async () => {
  await expect(read(new Response(null))).rejects.toEqual(new ReplyError('No reader'));
});

test('lines of a newer server that this version does not know are passed over', async () => {
  const text = writeEvent({ content: 7 }) + writeEvent({ done: true });
  expect(await read(torn(text, 50))).toEqual([{ done: true }]);
});

const refusal = (status: number, serverMessage: string | null) =>
  new ApiError('An error occurred', { status, code: 'http', serverMessage });

test.for<[error: unknown, said: { message: string; detail: string | null }]>([
  [refusal(503, 'The service is busy.'), { message: 'HTTP 503', detail: 'The service is busy.' }],
  [refusal(401, null), { message: 'Authentication required', detail: null }],
  [
    new ApiError('Network or parsing error occurred', { status: 0, code: 'network' }),
    { message: 'Network or parsing error occurred', detail: i18n._(askMessages.notSent) },
  ],
  [new Error('boom'), { message: 'Failed to send', detail: null }],
  [new ReplyError(''), { message: 'Failed to send', detail: null }],
])('what went wrong is said in the words of the catalogue (%#)', ([error, said]) => {
  expect(describeAskError(error)).toEqual(said);
});
