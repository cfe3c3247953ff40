import { expect, vi } from 'vitest';
import { aLibraryFolder, anArticle } from '#features/library/library.factory.ts';
import { aSophiePlace, askSophie, inspectionOf, messagesOf } from '#testing/ask-sophie.ts';
import { startWithModel } from '#testing/stand-ins/model-stand-in.ts';
import { endless, PAIN_QUESTION, painTest as test, says } from '#testing/model-test.ts';

test('what the model writes is streamed as it comes, and kept', async ({ modelled, standIn, place, ask }) => {
  standIn.behave(says('Ask for a number ', 'from **zero** to ten, as *Ask first* says.'));
  const { lines, text, last } = await askSophie(modelled, place, PAIN_QUESTION);
  expect(lines.filter(({ content }) => content)).toHaveLength(2);
  expect(text).toBe('Ask for a number from **zero** to ten, as *Ask first* says.');
  expect(last).toMatchObject({ done: true, sources: [{ content_id: 'ask-first' }] });
  const [reply] = await messagesOf(ask, place);
  expect(reply).toMatchObject({
    role: 'assistant',
    state: 'complete',
    blocks: [{ type: 'text', text }, { type: 'link' }],
  });
});

test('what was sent is what the inspector shows, but for the rules', async ({ modelled, standIn, place, ask }) => {
  standIn.behave(says('Yes.'));
  const { lines } = await askSophie(modelled, place, PAIN_QUESTION, {
    system_instructions: 'Be merry.',
    page_context: { page_id: 'content', content: { title: 'Ask first', type: 'article' } },
  });
  const body = await inspectionOf(ask, place, lines);
  const parts = Object.fromEntries(body.sent.map(({ part, text }: { part: string; text: string }) => [part, text]));
  expect(body).toMatchObject({ engine: 'model', model: 'stand-in', state: 'complete' });
  expect(parts).toMatchObject({ system: '', style: 'Be merry.', question: PAIN_QUESTION });
  const wire = standIn.sent[0]!.messages.map(({ content }) => content).join('\n');
  for (const part of ['style', 'page', 'passages', 'question']) expect(wire).toContain(parts[part]);
});

test('what goes on from a question is looked for beside it', async ({ server, ask, modelled, standIn }) => {
  const onTablets = Array.from({ length: 8 }, (_, i) => [
    `0${i + 2}-tablet-${i}.md`,
    anArticle({ title: `Tablet ${i}`, text: `After a tablet of sort ${i} write down the tablet.\n` }),
  ]);
  const library = aLibraryFolder({
    '01-ask-first.md': anArticle({ title: 'Ask first', text: 'Ask the patient to rate the pain from zero to ten.\n' }),
    ...(Object.fromEntries(onTablets) as Record<string, string>),
  });
  const place = await aSophiePlace(server, ask, library);
  standIn.behave(says('Yes.'));
  await askSophie(modelled, place, PAIN_QUESTION);
  await askSophie(modelled, place, 'And after a tablet?');
  const asked = standIn.sent.at(-1)!.messages.at(-1)!.content!;
  expect(asked).toContain('"content_id":"tablet-');
  expect(asked).toContain('"content_id":"ask-first"');
});

test('a refusal of the model is told in its words', async ({ modelled, standIn, place }) => {
  standIn.behave((answer) => {
    answer.delta({ refusal: 'I will not.' });
    answer.end();
  });
  expect((await askSophie(modelled, place, PAIN_QUESTION)).text).toBe('I will not.');
});

test('an answer without an end is cut off at its length', async ({ modelled, standIn, place }) => {
  standIn.behave(endless);
  const { text, last } = await askSophie(modelled, place, PAIN_QUESTION, { max_tokens: 10 });
  expect(last.done).toBe(true);
  expect(text.length).toBeLessThan(80);
  await vi.waitFor(() => expect(standIn.open()).toBe(0));
});

test('when the tokens of the day are used up what is built in answers; when the questions are, nothing does', async ({
  server,
  standIn,
  ask,
  place,
}) => {
  standIn.behave(says('Fine.'));
  const budgets = { memberQuestions: 2, organizationQuestions: 100, memberTokens: 1, organizationTokens: 1_000_000 };
  const frugal = await startWithModel(server, standIn, { budgets });
  const answers = [
    await askSophie(frugal, place, PAIN_QUESTION),
    await askSophie(frugal, place, PAIN_QUESTION),
    await askSophie(frugal, place, PAIN_QUESTION),
  ];
  await frugal.stop();
  expect(answers.map(({ text }) => text)).toEqual([
    'Fine.',
    expect.stringContaining('budget for the language model is used up'),
    '',
  ]);
  expect(answers[2]!.last.error).toBe('You have asked all your questions for today. I am back at midnight (UTC).');
  expect(await messagesOf(ask, place)).toHaveLength(4);
});
