import { expect, vi } from 'vitest';
import { askSophie, follow, hear, linesOf, messagesOf, openReply, stopReply, untilFirstText } from '#testing/ask-sophie.ts';
import { endless, PAIN_QUESTION, painTest as test } from '#testing/model-test.ts';

test('stopping ends the call of the model within a second and keeps what was written', async ({ modelled, standIn, place, ask }) => {
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

test('a page that goes away ends the call of the model when nobody comes back', async ({ modelled, standIn, place, ask }) => {
  standIn.behave(endless);
  const leave = new AbortController();
  const lines = linesOf(await openReply(modelled, place, PAIN_QUESTION, {}, leave.signal));
  await untilFirstText(lines);
  const from = performance.now();
  leave.abort();
  await vi.waitFor(() => expect(standIn.open()).toBe(0), { timeout: 3000 });
  // The grace of this test is 400 ms.
  expect(standIn.ended[0]! - from).toBeLessThan(1400);
  await vi.waitFor(async () => {
    const [reply] = await messagesOf(ask, place);
    expect(reply).toMatchObject({ state: 'stopped' });
  });
});

test('a page that is reloaded goes on with the reply from its beginning', async ({ modelled, standIn, place }) => {
  standIn.behave(async (answer) => {
    answer.say('First ');
    await answer.pause(350);
    answer.say('and second.');
    answer.end();
  });
  const leave = new AbortController();
  const lines = linesOf(await openReply(modelled, place, PAIN_QUESTION, {}, leave.signal));
  await untilFirstText(lines);
  leave.abort();
  const { text, last } = await hear(await follow(modelled, place));
  expect([text, last.done]).toEqual(['First and second.', true]);
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
