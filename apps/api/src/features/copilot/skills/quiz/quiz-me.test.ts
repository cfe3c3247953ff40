import { expect } from 'vitest';
import { aLibraryFolder, anArticle } from '#features/library/library.factory.ts';
import { test as base } from '#testing/api-test.ts';
import { aSophiePlace, askSophie, messagesOf } from '#testing/ask-sophie.ts';

const library = aLibraryFolder({
  '01-sleepy.md': anArticle({
    title: 'Sleepy',
    text: 'Sedation is watched by how awake people are.\n\n```question\nprompt: He drifts off. What is it?\noptions:\n  - { text: A warning sign, correct: true, why: The marmalade rule. }\n  - { text: A good result }\n```\n',
  }),
  '02-plain.md': anArticle({ title: 'Plain', text: 'Nothing is asked here.\n' }),
});
const test = base.extend('place', async ({ server, ask }) => aSophiePlace(server, ask, library));
const on = (id: string) => ({
  page_context: { page_id: 'content' as const, content: { id, title: id, type: 'article' as const } },
});

test('asks the questions of the open page in the conversation, without their key', async ({ server, ask, place }) => {
  const { text, last, lines } = await askSophie(server, place, 'Quiz me on this', on('sleepy'));
  expect(text).toBe('Here is 1 question on **Sleepy**.');
  expect(last.practice).toEqual({ content_id: 'sleepy' });
  expect(JSON.stringify(lines)).not.toMatch(/marmalade|warning sign/);
  const [reply] = await messagesOf(ask, place);
  expect(reply.blocks.at(-1)).toEqual({ type: 'practice', content_id: 'sleepy' });
});

test('where nothing can be asked it is said', async ({ server, place }) => {
  const { text, last } = await askSophie(server, place, 'Quiz me', on('plain'));
  expect(text).toMatch(/nothing is due/);
  expect(last.practice).toBeUndefined();
});
