import { expect } from 'vitest';
import { comeBy } from '#features/gamification/gamification.factory.ts';
import { aLibraryFolder, anArticle } from '#features/library/library.factory.ts';
import { test as base } from '#testing/api-test.ts';
import { aSophiePlace, askSophie } from '#testing/ask-sophie.ts';
import { taking, truth } from '#testing/take-quiz.ts';

const aQuiz = (title: string, id: string) =>
  `title: ${title}\nquestions:\n  - { id: ${id}, type: true_false, prompt: About ${id}., answer: true, explanation: Yes. }\n`;
const library = aLibraryFolder(
  { '01-scales.md': anArticle({ title: 'Scales' }), '02-nails.quiz.yaml': aQuiz('Nails', 'gel') },
  {
    'modules/02-privacy/module.yaml': 'title: Data privacy\n',
    'modules/02-privacy/01-doors/chapter.yaml': 'title: Doors\n',
    'modules/02-privacy/01-doors/01-doors.md': anArticle({ title: 'Three small doors' }),
    'modules/02-privacy/01-doors/02-locks.quiz.yaml': aQuiz('Locks', 'key'),
  },
);
const test = base.extend('place', async ({ server, ask, clock }) => {
  const place = await aSophiePlace(server, ask, library);
  const organization = `/api/v1/organizations/${place.orgId}`;
  clock.set('2026-03-03T08:00:00Z');
  await comeBy(server.world, place.orgId, place.ada, ['2026-03-03']);
  await ask(place.ada, 'POST', `${organization}/content/doors/completion`, { furthest: 1 });
  await taking(ask, place.ada, { quiz: `${organization}/quizzes/nails` }).take({ gel: truth(true) });
  return place;
});
const on = (id: string) => ({
  page_context: { page_id: 'content' as const, content: { id, title: id, type: 'article' as const } },
});

test.for([
  'how many points is this worth',
  'whats it worth',
  'how many points do i get here',
  'how many points can i earn with this',
  'how many points are in this lesson',
])('%s is told of the open item', async (question, { server, place }) => {
  expect((await askSophie(server, place, question, on('scales'))).text).toBe(
    '**Scales** pays **20 snap points**. It pays once, when you finish it.',
  );
});

test('a quiz says the most that it pays, and what of it is earned', async ({ server, place }) => {
  const ofQuiz =
    '**Nails** pays up to **60 snap points**, by how much of it is right; a better attempt pays the difference.';
  for (const page of ['nails', 'scales'])
    expect((await askSophie(server, place, 'how many points for the quiz', on(page))).text).toBe(
      `${ofQuiz} You have earned **60** of them so far.`,
    );
  expect((await askSophie(server, place, 'how many points is this worth', on('locks'))).text).toContain(
    'You have earned none of them yet.',
  );
});

test.for([
  ['how many points for the whole module and how many did i get', 'doors'],
  ['how many points can i get in data privacy', 'scales'],
  ['how many points are in the privacy module', 'scales'],
  ['how much is this module worth', 'doors'],
])('%j tells what a module pays and has paid', async ([question, page], { server, place }) => {
  expect((await askSophie(server, place, question!, on(page!))).text).toBe(
    '**Data privacy** pays up to **80 snap points** in all. You have earned **20** of them so far.',
  );
});

test('beside another question the module that was named is meant', async ({ server, place }) => {
  const { text } = await askSophie(
    server,
    place,
    'how far am i in data privacy and how many points are in it',
    on('scales'),
  );
  expect(text).toMatch(/^\*\*Data privacy\*\*: 1 of 2 items[^]*\*\*Data privacy\*\* pays up to \*\*80 snap points\*\*/);
});

test('what a scale gives points for is no module that is called alike', async ({ server, place }) => {
  for (const question of ['how many points for a severe pain', 'how many points does a pain of 8 give'])
    expect((await askSophie(server, place, question, on('scales'))).text).not.toContain('pays');
});

test('what was earned for the quiz is told of the quiz, and not of the lesson beside it', async ({ server, place }) => {
  for (const question of [
    'did i pass the quiz here and how many points did i get for it',
    'how many points did i get for the quiz here',
    'did i pass the quiz of this chapter and how many points did i get for it',
    'how did i do in the nails quiz and how many points did i get for it',
  ])
    expect((await askSophie(server, place, question, on('scales'))).text).toContain(
      'You have earned **60 snap points** with **Nails**',
    );
  expect((await askSophie(server, place, 'how many points did i get in this module', on('scales'))).text).toBe(
    '**Pain** has brought you **60 snap points**.',
  );
});

test.for(['show me my points for each module', 'points per module', 'how many points did i get for each course'])(
  '%s lists the modules',
  async (question, { server, place }) => {
    expect((await askSophie(server, place, question)).text).toContain(
      '- **Pain**: 60 of 80\n- **Data privacy**: 20 of 80\n',
    );
  },
);
