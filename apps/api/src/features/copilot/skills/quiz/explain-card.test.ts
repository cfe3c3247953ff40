import { randomUUID } from 'node:crypto';
import type { Practice, ReviewAnswer } from '@snapwell/contract/quizzes/reviews.schemas';
import { expect } from 'vitest';
import { aLibraryFolder, anArticle } from '#features/library/library.factory.ts';
import { test as base, type Ask } from '#testing/api-test.ts';
import { aSophiePlace, askSophie, type SophiePlace } from '#testing/ask-sophie.ts';

const question = (prompt: string, right: string, wrong: string) =>
  `\`\`\`question\nprompt: ${prompt}\noptions:\n  - { text: ${right}, correct: true, why: Reason of ${right}. }\n  - { text: ${wrong}, why: Against ${wrong}. }\n\`\`\``;
const library = aLibraryFolder({
  '01-sleepy.md': anArticle({
    title: 'Sleepy',
    text: `Sedation is watched.\n\n${question('He drifts off.', 'Alarm', 'Rest')}\n\n${question('She snores.', 'Airway', 'Dreams')}\n`,
  }),
});
const test = base.extend('place', async ({ server, ask }) => aSophiePlace(server, ask, library));

/** Answers the first question of the set that is open with an option. */
async function answer(ask: Ask, { ada, orgId }: SophiePlace, isRight: boolean): Promise<string> {
  const reviews = `/api/v1/organizations/${orgId}/reviews`;
  const { items } = (await ask(ada, 'POST', `${reviews}/practice`, { content_id: 'sleepy', wanted: 2 }))
    .body as Practice;
  const card = items[0]!;
  const asked = card.kind === 'question' && card.question.type === 'single_choice' ? card.question : null;
  const chosen = asked!.options.findIndex(({ text }) => ['Alarm', 'Airway'].includes(text) === isRight);
  const given: Partial<ReviewAnswer> = { review_id: randomUUID(), answer: { type: 'single_choice', chosen } };
  await ask(ada, 'POST', `${reviews}/${card.id}/answers`, given);
  return asked!.prompt;
}

test('a card of the set is explained by its number, with what speaks against the own answer', async ({
  server,
  ask,
  place,
}) => {
  await askSophie(server, place, 'quiz me on sleepy, two questions');
  const first = await answer(ask, place, false);
  const [right, wrong] = first === 'He drifts off.' ? ['Alarm', 'Rest'] : ['Airway', 'Dreams'];
  const explained = `**Sleepy**: ${first}\n\nYour answer was **${wrong}**. Against ${wrong}.\n\nRight is **${right}**.\n\nReason of ${right}.`;
  expect((await askSophie(server, place, 'why is that wrong')).text).toBe(explained);
  const second = await answer(ask, place, true);
  expect((await askSophie(server, place, 'i dont get the first one, explain')).text).toBe(explained);
  // What was said of something else in between changes nothing of the set.
  await askSophie(server, place, 'how many points do i have');
  expect((await askSophie(server, place, 'explain question 1')).text).toBe(explained);
  const { text } = await askSophie(server, place, 'explain question 2');
  expect(text).toContain(`**Sleepy**: ${second}`);
  expect(text).toContain('That is right.');
});

test('a question of the set that waits for an answer keeps it', async ({ server, ask, place }) => {
  await askSophie(server, place, 'quiz me on sleepy, two questions');
  await answer(ask, place, true);
  const { text } = await askSophie(server, place, 'explain question 2');
  expect(text).toMatch(/^Question 2 isn't answered yet/);
  expect(text).not.toMatch(/Reason|Against/);
});

test('what is asked beside the set is answered', async ({ server, ask, place }) => {
  await askSophie(server, place, 'quiz me on sleepy, two questions');
  await answer(ask, place, false);
  expect((await askSophie(server, place, 'how many points do i have')).text).toMatch(/^You have \*\*/);
  expect((await askSophie(server, place, 'next question please')).last.practice).toMatchObject({
    content_id: 'sleepy',
  });
});

test('who has answered no card yet, or gives up, is told how the card explains itself', async ({ server, place }) => {
  await askSophie(server, place, 'quiz me on sleepy, two questions');
  expect((await askSophie(server, place, 'why was that wrong')).text).toMatch(
    /^It's still open, and I don't give its answer away\./,
  );
  expect((await askSophie(server, place, 'i dont know just tell me')).text).toMatch(/^Press \*\*I don’t know\*\*/);
});
