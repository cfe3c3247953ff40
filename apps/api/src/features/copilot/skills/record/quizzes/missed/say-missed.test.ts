import { randomUUID } from 'node:crypto';
import type { Practice } from '@snapwell/contract/quizzes/reviews.schemas';
import { expect } from 'vitest';
import { aLibraryFolder, anArticle } from '#features/library/library.factory.ts';
import { test as base } from '#testing/api-test.ts';
import { aSophiePlace, askSophie, type SophiePlace } from '#testing/ask-sophie.ts';
import type { Ask } from '#testing/api-test.ts';
import { taking, truth } from '#testing/take-quiz.ts';

const statement = (id: string, prompt: string) =>
  `  - { id: ${id}, type: true_false, prompt: ${prompt}, answer: true, explanation: Because of ${id}. }\n`;
const library = aLibraryFolder({
  '01-sleepy.md': anArticle({
    title: 'Sleepy',
    text: 'Sedation is watched.\n\n```question\nprompt: He drifts off. What is it?\noptions:\n  - { text: A warning sign, correct: true, why: It comes first. }\n  - { text: A good result }\n```\n',
  }),
  '02-nails.quiz.yaml': `title: Nails\nquestions:\n${statement('gel', 'Gel nails hide germs.')}${statement('rings', 'Rings come off.')}`,
});
const test = base.extend('place', async ({ server, ask }) => aSophiePlace(server, ask, library));
const quizOf = ({ orgId }: SophiePlace) => `/api/v1/organizations/${orgId}/quizzes/nails`;

/** Answers what she asks of a lesson with `I don't know`. */
async function missInDrawer(ask: Ask, { ada, orgId }: SophiePlace) {
  const reviews = `/api/v1/organizations/${orgId}/reviews`;
  const { items } = (await ask(ada, 'POST', `${reviews}/practice`, { content_id: 'sleepy', wanted: 1 }))
    .body as Practice;
  await ask(ada, 'POST', `${reviews}/${items[0]!.id}/answers`, { review_id: randomUUID(), is_unknown: true });
}

test('what was answered in the conversation was missed as well', async ({ server, ask, place }) => {
  await missInDrawer(ask, place);
  const { text } = await askSophie(server, place, 'what did i get wrong');
  expect(text).toContain('You got **1 question wrong** in one lesson');
  expect(text).toContain('- **Sleepy**: He drifts off. What is it?');
});

test('why the card was wrong that was just answered is explained by that card', async ({ server, ask, place }) => {
  await taking(ask, place.ada, { quiz: quizOf(place) }).take({ gel: truth(false), rings: truth(false) });
  const { last } = await askSophie(server, place, 'quiz me on sleepy');
  expect(last.practice).toMatchObject({ content_id: 'sleepy' });
  await missInDrawer(ask, place);
  const { text } = await askSophie(server, place, 'but why is that wrong?');
  expect(text).toContain('He drifts off. What is it?');
  expect(text).toContain('It comes first.');
});

test('each question is named once, and one of the list is explained by its number or its matter', async ({
  server,
  ask,
  place,
}) => {
  await taking(ask, place.ada, { quiz: quizOf(place) }).take({ gel: truth(false), rings: truth(false) });
  await missInDrawer(ask, place);
  const { text } = await askSophie(server, place, 'what did i get wrong');
  expect(text.match(/^- /gm)).toHaveLength(3);
  // What was missed last stands first.
  expect(text.indexOf('He drifts off')).toBeLessThan(text.indexOf('Gel nails'));
  expect((await askSophie(server, place, 'why was that wrong')).text).toContain('He drifts off');
  expect((await askSophie(server, place, 'what was my answer')).text).toContain('He drifts off');
  const second = /- [^\n]+\n- (\*\*[^\n]+)/.exec(text)![1];
  const heard = await askSophie(server, place, "what's the correct answer for the 2nd one");
  expect(heard.text.split('\n\n')[0]).toBe(second);
  expect(heard.text).toMatch(/Right is \*\*True\*\*/);
  await askSophie(server, place, 'thx');
  expect((await askSophie(server, place, 'why was the gel nails one wrong')).text).toContain('Because of gel.');
  expect((await askSophie(server, place, 'and the first one, why was it wrong')).text).toContain('It comes first.');
  expect((await askSophie(server, place, 'why was that with the warning sign wrong')).text).toContain(
    'It comes first.',
  );
});

test('what a quiz asks that is open again is told of by nobody', async ({ server, ask, place }) => {
  const { take, start } = taking(ask, place.ada, { quiz: quizOf(place) });
  await take({ gel: truth(false), rings: truth(false) });
  await askSophie(server, place, 'what did i get wrong');
  await start();
  expect((await askSophie(server, place, 'what did i get wrong')).text).not.toContain('Gel nails');
  expect((await askSophie(server, place, 'what is the correct answer for the first one')).text).not.toContain(
    'Because',
  );
});

test('where the last answer stands is named, with the way there', async ({ server, place }) => {
  await askSophie(server, place, 'what is watched in sedation');
  const { text, last } = await askSophie(server, place, 'Which lesson teaches that?');
  expect(text).toBe('That stands in **Sleepy**.');
  expect(last.sources).toMatchObject([{ content_id: 'sleepy', url: expect.stringContaining('/content/sleepy') }]);
  await askSophie(server, place, 'how many points do i have');
  expect((await askSophie(server, place, 'source?')).text).toContain('in no lesson');
});
