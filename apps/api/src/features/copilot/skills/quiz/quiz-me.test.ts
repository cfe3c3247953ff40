import { randomUUID } from 'node:crypto';
import type { Practice } from '@snapwell/contract/quizzes/reviews.schemas';
import { expect } from 'vitest';
import { aLibraryFolder, anArticle } from '#features/library/library.factory.ts';
import { test as base } from '#testing/api-test.ts';
import { aSophiePlace, askSophie, messagesOf } from '#testing/ask-sophie.ts';

const question = (prompt: string) =>
  `\`\`\`question\nprompt: ${prompt}\noptions:\n  - { text: New confusion, correct: true, why: It is new. }\n  - { text: Nothing }\n\`\`\``;
const library = aLibraryFolder({
  '01-sleepy.md': anArticle({
    title: 'Sleepy',
    text: 'Sedation is watched by how awake people are.\n\n```question\nprompt: He drifts off. What is it?\noptions:\n  - { text: A warning sign, correct: true, why: The marmalade rule. }\n  - { text: A good result }\n```\n',
  }),
  '02-awake.md': anArticle({
    title: 'Awake',
    text: `Ask for a name.\n\n${question('She says the year wrong.')}\n\n${question('He sleeps at noon.')}\n`,
  }),
});
const test = base.extend('place', async ({ server, ask }) => aSophiePlace(server, ask, library));
const on = (id: string) => ({
  page_context: { page_id: 'content' as const, content: { id, title: id, type: 'article' as const } },
});

test('asks the questions of the open page in the conversation, without their key', async ({ server, ask, place }) => {
  const { text, last, lines } = await askSophie(server, place, 'Quiz me', on('sleepy'));
  expect(text).toBe(
    "Here are 3 questions: 1 on **Sleepy** and 2 on the lessons around it. That's all I can ask right now.",
  );
  expect(last.practice).toEqual({ content_id: 'sleepy', wanted: 5 });
  expect(JSON.stringify(lines)).not.toMatch(/marmalade|warning sign/);
  const [reply] = await messagesOf(ask, place);
  expect(reply.blocks.at(-1)).toEqual({ type: 'practice', content_id: 'sleepy', wanted: 5 });
});

test('on this means the lesson alone, where it has anything to ask', async ({ server, place }) => {
  const { text, last } = await askSophie(server, place, 'Quiz me on this', on('sleepy'));
  expect(text).toBe(
    'Here is 1 question on **Sleepy**, all it has right now. Say **quiz me** for the lessons around it too.',
  );
  expect(last.practice).toEqual({ content_id: 'sleepy', wanted: 1 });
});

test('so many are asked as are wanted, of the lessons around it too, and another one is another one', async ({
  server,
  ask,
  place,
}) => {
  const { text, last } = await askSophie(server, place, 'Give me a quiz with two questions', on('sleepy'));
  expect(text).toBe('Here are 2 questions: 1 on **Sleepy** and 1 on the lessons around it.');
  expect(last.practice).toEqual({ content_id: 'sleepy', wanted: 2 });
  const practice = `/api/v1/organizations/${place.orgId}/reviews/practice`;
  const first = (await ask(place.ada, 'POST', practice, last.practice)).body as Practice;
  expect(first.items).toHaveLength(2);
  for (const { id } of first.items)
    await ask(place.ada, 'POST', `/api/v1/organizations/${place.orgId}/reviews/${id}/answers`, {
      review_id: randomUUID(),
      is_unknown: true,
    });
  const more = await askSophie(server, place, 'Another one please', on('sleepy'));
  expect(more.text).toBe('Here is 1 question on the lessons around **Sleepy**.');
  expect(more.last.practice).toEqual({ content_id: 'sleepy', wanted: 1 });
});

test('how many are wanted says nothing of what they are about', async ({ server, ask }) => {
  const sums = anArticle({
    title: 'Sums',
    text: `Three and two are five.\n\n${question('How many are three and two?')}\n`,
  });
  const counting = aLibraryFolder({
    '01-sleepy.md': anArticle({ title: 'Sleepy', text: `${question('Is he awake?')}\n` }),
    '02-sums.md': sums,
  });
  const place = await aSophiePlace(server, ask, counting);
  const { last } = await askSophie(server, place, 'quiz me on this, three questions', on('sleepy'));
  expect(last.practice).toEqual({ content_id: 'sleepy', wanted: 3 });
});

test('what was asked is not asked again, and that is said', async ({ server, ask, place }) => {
  const { last } = await askSophie(server, place, 'Quiz me', on('sleepy'));
  const api = `/api/v1/organizations/${place.orgId}/reviews`;
  const { items } = (await ask(place.ada, 'POST', `${api}/practice`, last.practice)).body as Practice;
  for (const { id } of items)
    await ask(place.ada, 'POST', `${api}/${id}/answers`, { review_id: randomUUID(), is_unknown: true });
  expect((await askSophie(server, place, 'More questions')).text).toMatch(/^That was all I can ask right now/);
});

test('where nothing can be asked it is said', async ({ server, ask }) => {
  const empty = aLibraryFolder({ '01-plain.md': anArticle({ title: 'Plain', text: 'Nothing is asked here.\n' }) });
  const place = await aSophiePlace(server, ask, empty);
  const { text, last } = await askSophie(server, place, 'Quiz me', on('plain'));
  expect(text).toMatch(/nothing is due/);
  expect(last.practice).toBeUndefined();
});
