import { expect, vi } from 'vitest';
import {
  askSophie,
  follow,
  hear,
  keepReply,
  linesOf,
  messagesOf,
  openReply,
  stopReply,
  untilFirstText,
} from '#testing/ask-sophie.ts';
import { type Behaviour, GRACE_MS } from '#testing/stand-ins/model-stand-in.ts';
import { endless, PAIN_QUESTION, painTest as test } from '#testing/model-test.ts';

/** Says each piece nearly as late as a reply is written for nobody. */
const slowly =
  (pieces: readonly string[]): Behaviour =>
  async (answer) => {
    for (const piece of pieces) {
      answer.say(piece);
      await answer.pause(0.9 * GRACE_MS);
    }
    answer.end();
  };

test('stopping ends the call of the model within a second and keeps what was written', async ({
  modelled,
  standIn,
  place,
  ask,
}) => {
  standIn.behave(endless);
  const response = await openReply(modelled, place, PAIN_QUESTION);
  const lines = linesOf(response);
  let text = await untilFirstText(lines);
  const from = performance.now();
  expect(await stopReply(modelled, place)).toEqual({ is_stopped: true });
  await vi.waitFor(() => expect(standIn.open()).toBe(0));
  expect(standIn.ended[0]! - from).toBeLessThan(1000);
  for await (const line of lines) text += line.content ?? '';
  const [reply] = await messagesOf(ask, place);
  expect(reply).toMatchObject({ state: 'stopped', blocks: [{ type: 'text', text: text.trim() }] });
});

test('a line that breaks ends the call of the model within a second, and what was written is kept', async ({
  modelled,
  standIn,
  place,
  ask,
}) => {
  standIn.behave(endless);
  const leave = new AbortController();
  const lines = linesOf(await openReply(modelled, place, PAIN_QUESTION, {}, leave.signal));
  await untilFirstText(lines);
  const from = performance.now();
  leave.abort();
  await vi.waitFor(() => expect(standIn.open()).toBe(0), { timeout: 3000 });
  expect(standIn.ended[0]! - from).toBeLessThan(1000);
  await vi.waitFor(async () => {
    const [reply] = await messagesOf(ask, place);
    expect(reply).toMatchObject({ state: 'stopped' });
  });
});

test('a page that comes back at once goes on with the reply from its beginning', async ({
  modelled,
  standIn,
  place,
}) => {
  standIn.behave(slowly(['First ', 'and second.']));
  const leave = new AbortController();
  const lines = linesOf(await openReply(modelled, place, PAIN_QUESTION, {}, leave.signal));
  await untilFirstText(lines);
  leave.abort();
  const { text, last } = await hear(await follow(modelled, place));
  expect([text, last.done]).toEqual(['First and second.', true]);
});

test('a reply is finished for a page that says it will be back', async ({ modelled, standIn, place, ask }) => {
  const pieces = ['First ', 'and second ', 'and third ', 'and fourth.'];
  standIn.behave(slowly(pieces));
  const leave = new AbortController();
  const lines = linesOf(await openReply(modelled, place, PAIN_QUESTION, {}, leave.signal));
  await untilFirstText(lines);
  expect(await keepReply(modelled, place)).toEqual({ is_kept: true });
  leave.abort();
  await vi.waitFor(
    async () => {
      const [reply] = await messagesOf(ask, place);
      expect(reply).toMatchObject({ state: 'complete', blocks: [{ type: 'text', text: pieces.join('') }] });
    },
    { timeout: 4000 },
  );
  expect(await keepReply(modelled, place)).toEqual({ is_kept: false });
});

test('another process follows the reply too, and can stop it', async ({ server, modelled, standIn, place }) => {
  standIn.behave(endless);
  const here = hear(await openReply(modelled, place, PAIN_QUESTION));
  const elsewhere = linesOf(await follow(server, place));
  await untilFirstText(elsewhere);
  expect(await stopReply(server, place)).toEqual({ is_stopped: true });
  expect((await here).last.done).toBe(true);
  let last = {};
  for await (const line of elsewhere) last = line;
  expect(last).toMatchObject({ done: true });
});

test('a second question waits for the first reply', async ({ server, modelled, standIn, place }) => {
  standIn.behave(endless);
  const first = await openReply(modelled, place, PAIN_QUESTION);
  await linesOf(first).next();
  const { last } = await askSophie(modelled, place, 'And then?');
  expect(last.error).toMatch(/still answering/);
  await stopReply(server, place);
  await vi.waitFor(() => expect(standIn.open()).toBe(0), { timeout: 3000 });
});
