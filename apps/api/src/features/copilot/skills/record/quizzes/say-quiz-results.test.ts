import { expect } from 'vitest';
import { aLibraryFolder } from '#features/library/library.factory.ts';
import { test as base } from '#testing/api-test.ts';
import { aSophiePlace, askSophie } from '#testing/ask-sophie.ts';
import { taking, truth } from '#testing/take-quiz.ts';

const statement = (id: string) =>
  `  - { id: ${id}, type: true_false, prompt: About ${id}., answer: true, explanation: Yes. }\n`;
const library = aLibraryFolder({
  '01-nails.quiz.yaml': `title: Nails\npass_mark: 60\nquestions:\n${statement('gel')}${statement('rings')}`,
  '02-beds.quiz.yaml': `title: Beds\npass_mark: 60\nquestions:\n${statement('rail')}${statement('brake')}`,
});
const test = base.extend('place', async ({ server, ask }) => aSophiePlace(server, ask, library));
const nails = (first: boolean, second: boolean) => ({ gel: truth(first), rings: truth(second) });
const beds = (first: boolean, second: boolean) => ({ rail: truth(first), brake: truth(second) });

test('what was not passed is told of all quizzes, and what has full marks', async ({ server, ask, place }) => {
  const { ada, orgId } = place;
  const at = (id: string) => taking(ask, ada, { quiz: `/api/v1/organizations/${orgId}/quizzes/${id}` });
  await at('nails').take(nails(true, true));
  await at('beds').take(beds(true, false));
  const told = async (question: string) => (await askSophie(server, place, question)).text;
  expect(await told('did i fail anything')).toBe('Yes: **1 quiz** of 2 is not passed yet:\n\n- **Beds**: 50 of 100');
  expect(await told('which quizzes did i get full marks in')).toContain('- **Nails**: 100 of 100');
  await at('beds').take(beds(true, true));
  expect(await told('did i fail anything')).toBe('None: you have passed all of the **2 quizzes** you took.');
});

test('a second attempt is told beside the first, and how many there were', async ({ server, ask, place }) => {
  const quiz = `/api/v1/organizations/${place.orgId}/quizzes/nails`;
  const told = async (question: string) => (await askSophie(server, place, question)).text;
  await taking(ask, place.ada, { quiz }).take(nails(true, false));
  expect(await told('did i do better in the second try of the quiz')).toMatch(/^There is no second attempt yet/);
  await taking(ask, place.ada, { quiz }).take(nails(true, true));
  expect(await told('did i do better in the second try of the quiz')).toBe(
    '**Yes**, better: your latest attempt at **Nails** scored **100** of 100, the one before **50**.',
  );
  expect(await told('how many tries did i need for the nails quiz')).toMatch(/^\*\*2 attempts\*\* at \*\*Nails\*\*/);
});

test('what was missed is told of the day and of the last quiz alone', async ({ server, ask, place, clock }) => {
  const at = (id: string) => taking(ask, place.ada, { quiz: `/api/v1/organizations/${place.orgId}/quizzes/${id}` });
  const told = async (question: string) => (await askSophie(server, place, question)).text;
  clock.set('2026-03-03T08:00:00Z');
  await at('nails').take(nails(false, true));
  clock.set('2026-03-04T08:00:00Z');
  await at('beds').take(beds(true, false));
  expect(await told('what did i get wrong yesterday')).toMatch(/wrong\*\* yesterday[^]*About gel/);
  expect(await told('what did i get wrong yesterday')).not.toContain('About brake');
  expect(await told('which questions did i get wrong in the last quiz')).not.toContain('About gel');
});

test('of a time without a quiz nothing is said to be passed', async ({ server, ask, place, clock }) => {
  clock.set('2026-03-03T08:00:00Z');
  await taking(ask, place.ada, { quiz: `/api/v1/organizations/${place.orgId}/quizzes/nails` }).take(nails(true, true));
  clock.set('2026-03-20T08:00:00Z');
  expect((await askSophie(server, place, 'did i fail anything this week')).text).toBe('You took no quiz in that time.');
});

test('a quiz that was never taken is not answered with another', async ({ server, ask, place }) => {
  await taking(ask, place.ada, { quiz: `/api/v1/organizations/${place.orgId}/quizzes/nails` }).take(nails(true, true));
  expect((await askSophie(server, place, 'how many did i get right in the beds quiz')).text).toBe(
    'You have not taken **Beds** yet.',
  );
});
