import { expect, vi } from 'vitest';
import { aLibraryFolder, anArticle } from '#features/learning/learning.factory.ts';
import { test as base } from '#testing/api-test.ts';
import { aSophiePlace, askSophie, follow, hear, linesOf, openReply } from '#testing/ask-sophie.ts';
import { type Behaviour, startModelStandIn, startWithModel } from '#testing/model-stand-in.ts';

const library = aLibraryFolder({
  '01-ask-first.md': anArticle({ title: 'Ask first', text: 'Ask the patient to rate the pain from zero to ten.\n' }),
  '02-locked.md': anArticle({ title: 'Later', head: 'opens: after_previous\n', text: 'The wombat protocol begins with a whistle.\n' }),
});

const test = base
  .extend('standIn', { scope: 'file' }, async ({}, { onCleanup }) => {
    const standIn = await startModelStandIn();
    onCleanup(standIn.stop);
    return standIn;
  })
  .extend('modelled', { scope: 'file' }, async ({ server, standIn }, { onCleanup }) => {
    const modelled = await startWithModel(server, standIn);
    onCleanup(modelled.stop);
    return modelled;
  })
  .extend('place', async ({ server, ask }) => aSophiePlace(server, ask, library));

const says =
  (...pieces: string[]): Behaviour =>
  (answer) => {
    for (const piece of pieces) answer.say(piece);
    answer.end();
  };
const api = (path: string, orgId: string) => `/api/v1/copilot/${path}?org_id=${orgId}`;
const question = 'How do I rate the pain?';
const BUILT_IN = 'The language model does not answer right now, so I answer from what is built in.';

test('what the model writes is streamed as it comes, and kept', async ({ modelled, standIn, place, ask }) => {
  standIn.behave(says('Ask for a number ', 'from **zero** to ten, as *Ask first* says.'));
  const { lines, text, last } = await askSophie(modelled, place, question);
  expect(lines.filter(({ content }) => content)).toHaveLength(2);
  expect(text).toBe('Ask for a number from **zero** to ten, as *Ask first* says.');
  expect(last).toMatchObject({ done: true, sources: [{ content_id: 'ask-first' }] });
  const [reply] = (await ask(place.ada, 'GET', api(`conversations/${place.conversationId}/messages`, place.orgId))).body.items;
  expect(reply).toMatchObject({ role: 'assistant', state: 'complete', blocks: [{ type: 'text', text }, { type: 'link' }] });
});

test('what was sent is what the inspector shows, but for the rules', async ({ modelled, standIn, place, ask }) => {
  standIn.behave(says('Yes.'));
  const { lines } = await askSophie(modelled, place, question, {
    system_instructions: 'Be merry.',
    page_context: { page_id: 'content', content: { title: 'Ask first', type: 'article' } },
  });
  const path = api(`conversations/${place.conversationId}/messages/${lines[0]!.message_id}/inspection`, place.orgId);
  const { body } = await ask(place.ada, 'GET', path);
  const parts = Object.fromEntries(body.sent.map(({ part, text }: { part: string; text: string }) => [part, text]));
  expect(body).toMatchObject({ engine: 'model', model: 'stand-in', state: 'complete' });
  expect(parts).toMatchObject({ system: '', style: 'Be merry.', question });
  const wire = standIn.sent[0]!.messages.map(({ content }) => content).join('\n');
  for (const part of ['style', 'page', 'passages', 'question']) expect(wire).toContain(parts[part]);
});

test.for<[string, Behaviour]>([
  [
    'in one piece',
    (answer) => {
      answer.delta({ tool_calls: [{ index: 0, id: 'a', function: { name: 'link_content', arguments: '{"content_id":"ask-first"}' } }] });
      answer.end();
    },
  ],
  [
    'torn over many pieces',
    (answer) => {
      answer.delta({ tool_calls: [{ index: 0, id: 'a', type: 'function', function: { name: 'link_content', arguments: '' } }] });
      for (const piece of ['{"conte', 'nt_id":', '"ask-first', '"}']) answer.delta({ tool_calls: [{ index: 0, function: { arguments: piece } }] });
      answer.end();
    },
  ],
  [
    'without an index',
    (answer) => {
      answer.delta({ tool_calls: [{ id: 'a', function: { name: 'link_content', arguments: '{"content_id":' } }] });
      answer.delta({ tool_calls: [{ function: { arguments: '"ask-first"}' } }] });
      answer.end();
    },
  ],
  [
    'with bytes torn in the middle of a line',
    async (answer) => {
      answer.begin();
      const line = `data: ${JSON.stringify({ choices: [{ delta: { tool_calls: [{ id: 'a', function: { name: 'link_content', arguments: '{"content_id":"ask-first"}' } }] } }] })}\r\n\r\n`;
      for (const piece of line.match(/.{1,7}/gs)!) {
        answer.raw(piece);
        await answer.pause(1);
      }
      answer.end();
    },
  ],
  [
    'in an answer that is not streamed',
    (answer) => {
      answer.begin(200, { 'content-type': 'application/json' });
      answer.raw(
        JSON.stringify({
          choices: [{ message: { content: null, tool_calls: [{ id: 'a', function: { name: 'link_content', arguments: '{"content_id":"ask-first"}' } }] } }],
        }),
      );
      answer.finish();
    },
  ],
] as [string, Behaviour][])('a card that the model calls for %s is shown', async ([, behaviour], { modelled, standIn, place }) => {
  standIn.behave(behaviour);
  const { tool, last } = await askSophie(modelled, place, 'Open the lesson on pain');
  expect(tool).toMatchObject({ name: 'link_content', args: { content_id: 'ask-first', title: 'Ask first', module_id: 'pain', chapter_id: 'basics' } });
  expect(last.done).toBe(true);
});

test.for(['nowhere', 'later'])('a card to %s, which the member may not open, is not shown', async (id, { modelled, standIn, place }) => {
  standIn.behave((answer, sent) => {
    if (sent.messages.some(({ role }) => role === 'tool')) answer.say('I cannot open that.');
    else answer.delta({ tool_calls: [{ index: 0, id: 'a', function: { name: 'link_content', arguments: JSON.stringify({ content_id: id }) } }] });
    answer.end();
  });
  const { tool, text } = await askSophie(modelled, place, 'Open it');
  expect([tool, text]).toEqual([undefined, 'I cannot open that.']);
});

test('tools tell the model what the member may know, and it answers with that', async ({ modelled, standIn, place }) => {
  standIn.behave((answer, sent) => {
    const told = sent.messages.find(({ role }) => role === 'tool')?.content;
    if (told) answer.say(`It says: ${told}`);
    else answer.delta({ tool_calls: [{ index: 0, id: 'a', function: { name: 'my_points', arguments: '{}' } }] });
    answer.end();
  });
  expect((await askSophie(modelled, place, 'How many points do I have?')).text).toBe('It says: You have **0 snap points**. Today you have earned 0.');
});

test('what the model has made for the member is being made, and told', async ({ modelled, standIn, place }) => {
  standIn.behave((answer, sent) => {
    if (sent.messages.some(({ role }) => role === 'tool')) answer.say('I am making them.');
    else answer.delta({ tool_calls: [{ index: 0, id: 'a', function: { name: 'make_flashcards', arguments: '{"content_id":"ask-first"}' } }] });
    answer.end();
  });
  const { lines, text } = await askSophie(modelled, place, 'Make flashcards');
  expect(text).toBe('I am making them.');
  expect(lines.find(({ making }) => making)?.making).toMatchObject({ kind: 'flashcards', state: 'waiting', title: 'Flashcards: Ask first' });
});

test('a model that calls tools for ever gets no more of them', async ({ modelled, standIn, place }) => {
  standIn.behave((answer, sent) => {
    if (sent.tools) answer.delta({ tool_calls: [{ index: 0, id: 'a', function: { name: 'my_points', arguments: 'not json' } }] });
    else answer.say('Enough.');
    answer.end();
  });
  expect((await askSophie(modelled, place, question)).text).toBe('Enough.');
  expect(standIn.sent).toHaveLength(3);
});

test.for<[string, Behaviour, number]>([
  ['is down', (answer) => answer.destroy(), 2],
  ['has too much to do', (answer) => (answer.begin(429, {}), answer.finish()), 2],
  ['breaks', (answer) => (answer.begin(500, {}), answer.finish()), 2],
  ['does not know us', (answer) => (answer.begin(401, {}), answer.finish()), 1],
  ['talks nonsense', (answer) => (answer.begin(), answer.raw('data: <html>\n\n'), answer.end()), 2],
  ['says nothing', (answer) => answer.end(), 1],
  ['is silent for too long', (answer) => answer.begin(), 1],
])('where the model %s what is built in answers, and says so', async ([, behaviour, calls], { modelled, standIn, place, ask }) => {
  standIn.behave(behaviour);
  const { text, last, lines } = await askSophie(modelled, place, question);
  expect(text).toContain(BUILT_IN);
  expect(text).toContain('from zero to ten');
  expect(last.done).toBe(true);
  expect(standIn.sent).toHaveLength(calls);
  const path = api(`conversations/${place.conversationId}/messages/${lines[0]!.message_id}/inspection`, place.orgId);
  expect((await ask(place.ada, 'GET', path)).body).toMatchObject({ engine: 'built-in', state: 'complete', fallback: expect.any(String) });
});

test('a second attempt that succeeds is all that the member sees', async ({ modelled, standIn, place }) => {
  standIn.behave((answer, _sent, call) => (call === 1 ? answer.destroy() : says('Fine.')(answer, _sent, call)));
  expect((await askSophie(modelled, place, question)).text).toBe('Fine.');
});

test.for<[string, Behaviour, string]>([
  ['breaks off', async (answer) => (answer.say('Ask for a'), await answer.pause(30), answer.destroy()), 'The answer broke off. Please ask again.'],
  ['reports an error', (answer) => (answer.say('Ask for a'), answer.raw('data: {"error":{"message":"no"}}\n\n')), 'The answer broke off. Please ask again.'],
  ['falls silent', (answer) => answer.say('Ask for a'), 'The answer took too long and was cut off. Please ask again.'],
])(
  'where the model %s in the middle the member hears it, and the question is taken back',
  async ([, behaviour, sentence], { modelled, standIn, place, ask }) => {
    standIn.behave(behaviour);
    const { last, text } = await askSophie(modelled, place, question);
    expect([text, last]).toEqual(['Ask for a', { error: sentence }]);
    expect((await ask(place.ada, 'GET', api(`conversations/${place.conversationId}/messages`, place.orgId))).body.items).toEqual([]);
  },
);

test('a refusal of the model is told in its words', async ({ modelled, standIn, place }) => {
  standIn.behave((answer) => {
    answer.delta({ refusal: 'I will not.' });
    answer.end();
  });
  expect((await askSophie(modelled, place, question)).text).toBe('I will not.');
});

const endless: Behaviour = async (answer) => {
  for (let i = 0; i < 400 && !answer.isGone(); i++) {
    answer.say(`word${i} `);
    await answer.pause(20);
  }
  answer.destroy();
};

test('an answer without an end is cut off at its length', async ({ modelled, standIn, place }) => {
  standIn.behave(endless);
  const { text, last } = await askSophie(modelled, place, question, { max_tokens: 10 });
  expect(last.done).toBe(true);
  expect(text.length).toBeLessThan(80);
  await vi.waitFor(() => expect(standIn.open()).toBe(0));
});

test('stopping ends the call of the model within a second and keeps what was written', async ({ modelled, standIn, place, ask }) => {
  standIn.behave(endless);
  const response = await openReply(modelled, place, question);
  const lines = linesOf(response);
  let text = '';
  while (!text) text = (await lines.next()).value?.content ?? '';
  const from = performance.now();
  const stop = await fetch(`${modelled.origin}${api(`conversations/${place.conversationId}/stop`, place.orgId)}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${place.ada.token}` },
  });
  expect(await stop.json()).toEqual({ is_stopped: true });
  await vi.waitFor(() => expect(standIn.open()).toBe(0));
  expect(standIn.ended[0]! - from).toBeLessThan(1000);
  for await (const line of lines) text += line.content ?? '';
  const [reply] = (await ask(place.ada, 'GET', api(`conversations/${place.conversationId}/messages`, place.orgId))).body.items;
  expect(reply).toMatchObject({ state: 'stopped', blocks: [{ type: 'text', text: text.trim() }] });
});

test('a page that goes away ends the call of the model when nobody comes back', async ({ modelled, standIn, place, ask }) => {
  standIn.behave(endless);
  const leave = new AbortController();
  const lines = linesOf(await openReply(modelled, place, question, {}, leave.signal));
  for (let seen = ''; !seen;) seen = (await lines.next()).value?.content ?? '';
  const from = performance.now();
  leave.abort();
  await vi.waitFor(() => expect(standIn.open()).toBe(0), { timeout: 3000 });
  // The grace of this test is 400 ms.
  expect(standIn.ended[0]! - from).toBeLessThan(1400);
  await vi.waitFor(async () => {
    const [reply] = (await ask(place.ada, 'GET', api(`conversations/${place.conversationId}/messages`, place.orgId))).body.items;
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
  const lines = linesOf(await openReply(modelled, place, question, {}, leave.signal));
  for (let seen = ''; !seen;) seen = (await lines.next()).value?.content ?? '';
  leave.abort();
  const { text, last } = await hear(await follow(modelled, place));
  expect([text, last.done]).toEqual(['First and second.', true]);
});

test('another process follows the reply too, and can stop it', async ({ server, modelled, standIn, place, ask }) => {
  standIn.behave(endless);
  const here = hear(await openReply(modelled, place, question));
  const elsewhere = linesOf(await follow(server, place));
  for (let seen = ''; !seen;) seen = (await elsewhere.next()).value?.content ?? '';
  expect((await ask(place.ada, 'POST', api(`conversations/${place.conversationId}/stop`, place.orgId))).body).toEqual({ is_stopped: true });
  expect((await here).last.done).toBe(true);
  let last = {};
  for await (const line of elsewhere) last = line;
  expect(last).toMatchObject({ done: true });
});

test('a second question waits for the first reply', async ({ modelled, standIn, place, ask }) => {
  standIn.behave(endless);
  const first = await openReply(modelled, place, question);
  await linesOf(first).next();
  const { last } = await askSophie(modelled, place, 'And then?');
  expect(last.error).toMatch(/still answering/);
  await ask(place.ada, 'POST', api(`conversations/${place.conversationId}/stop`, place.orgId));
  await vi.waitFor(() => expect(standIn.open()).toBe(0), { timeout: 3000 });
});

test('when the tokens of the day are used up what is built in answers; when the questions are, nothing does', async ({ server, standIn, ask, place }) => {
  standIn.behave(says('Fine.'));
  const budgets = { memberQuestions: 2, organizationQuestions: 100, memberTokens: 1, organizationTokens: 1_000_000 };
  const frugal = await startWithModel(server, standIn, { budgets });
  const answers = [await askSophie(frugal, place, question), await askSophie(frugal, place, question), await askSophie(frugal, place, question)];
  await frugal.stop();
  expect(answers.map(({ text }) => text)).toEqual(['Fine.', expect.stringContaining('budget for the language model is used up'), '']);
  expect(answers[2]!.last.error).toBe('You have asked all your questions for today. I am back at midnight (UTC).');
  expect((await ask(place.ada, 'GET', api(`conversations/${place.conversationId}/messages`, place.orgId))).body.items).toHaveLength(4);
});
