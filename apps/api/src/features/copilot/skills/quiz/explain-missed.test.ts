import { expect } from 'vitest';
import { aLibraryFolder, anArticle } from '#features/library/library.factory.ts';
import { test } from '#testing/api-test.ts';
import { aSophiePlace, askSophie } from '#testing/ask-sophie.ts';
import { taking, truth } from '#testing/take-quiz.ts';

const library = aLibraryFolder({
  '01-ask-first.md': anArticle(),
  '02-signs.quiz.yaml': `title: 'Quiz: Signs'
questions:
  - { id: pulse, type: true_false, prompt: A fast pulse proves that somebody has pain., answer: false, explanation: It is a reason to ask. }
  - { id: sleep, type: true_false, prompt: Whoever sleeps has no pain., answer: false, explanation: Exhausted people sleep in pain. }
  - { id: signs, type: true_false, prompt: Signs of pain may be missing., answer: true, explanation: Some hide them. }
  - { id: smile, type: true_false, prompt: A smile rules pain out., answer: false, explanation: People learn to smile with it. }
`,
});

const OPEN = {
  page_context: { page_id: 'content' as const, content: { id: 'signs', title: 'Signs', type: 'quiz' as const } },
};

test('a missed question is found by what it is about, by its number, or is the first that was missed', async ({
  server,
  ask,
}) => {
  const place = await aSophiePlace(server, ask, library);
  const attempts = `/api/v1/organizations/${place.orgId}/quizzes/signs/attempts`;
  const { body } = await ask(place.ada, 'POST', attempts, {});
  expect((await askSophie(server, place, 'whats the answer to 2', OPEN)).text).toMatch(
    /I do not give its answers away/,
  );
  await ask(place.ada, 'POST', `${attempts}/${body.id}/submission`, {});
  expect((await askSophie(server, place, 'whats the answer to 2', OPEN)).text).toMatch(/^Question 2 of /);
  const why = async (question: string) => (await askSophie(server, place, question)).text;
  const aboutSleep = await why('Why was my answer about the one who sleeps wrong?');
  expect(aboutSleep).toMatch(/^Question \d of \*\*Quiz: Signs\*\*: Whoever sleeps has no pain\./);
  // Set as lines: what was asked, what was answered, what is right, why.
  expect(aboutSleep.split('\n\n')).toHaveLength(4);
  expect(await why('why was my third answer wrong')).toContain('Question 3 of');
  expect(await why('why was my answer wrong')).toContain('Question 1 of');
});

test('the name of the quiz does not choose a question of it', async ({ server, ask }) => {
  const place = await aSophiePlace(server, ask, library);
  const quiz = `/api/v1/organizations/${place.orgId}/quizzes/signs`;
  const right = { pulse: truth(false), signs: truth(true), smile: truth(false) };
  await taking(ask, place.ada, { quiz }).take({ ...right, sleep: truth(true) });
  const { text } = await askSophie(server, place, 'why was my answer wrong in the signs quiz');
  expect(text).toContain('Whoever sleeps has no pain.');
});
