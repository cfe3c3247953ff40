import { expect } from 'vitest';
import { aLibraryFolder, anArticle } from '#features/library/library.factory.ts';
import { test as base } from '#testing/api-test.ts';
import { aSophiePlace, askSophie } from '#testing/ask-sophie.ts';
import { taking, truth } from '#testing/take-quiz.ts';

const aQuiz = (title: string, id: string) =>
  `title: ${title}\npass_mark: 60\nquestions:\n  - { id: ${id}, type: true_false, prompt: About ${id}., answer: true, explanation: Yes. }\n`;
const library = aLibraryFolder(
  { '01-scales.md': anArticle({ title: 'Scales' }), '02-nails.quiz.yaml': aQuiz('Nails', 'gel') },
  {
    'modules/01-pain/02-words/chapter.yaml': 'title: Words\n',
    'modules/01-pain/02-words/01-nine.md': anArticle({ title: 'Nine words' }),
    'modules/01-pain/02-words/02-beds.quiz.yaml': aQuiz('Beds', 'rail'),
    'modules/02-privacy/module.yaml': 'title: Data privacy\n',
    'modules/02-privacy/01-doors/chapter.yaml': 'title: Doors\n',
    'modules/02-privacy/01-doors/01-doors.md': anArticle({ title: 'Three small doors' }),
    'modules/02-privacy/01-doors/02-locks.quiz.yaml': aQuiz('Locks', 'key'),
  },
);
const test = base.extend('place', async ({ server, ask }) => {
  const place = await aSophiePlace(server, ask, library);
  const quizzes = `/api/v1/organizations/${place.orgId}/quizzes`;
  await taking(ask, place.ada, { quiz: `${quizzes}/nails` }).take({ gel: truth(true) });
  await taking(ask, place.ada, { quiz: `${quizzes}/locks` }).take({ key: truth(false) });
  return place;
});
const on = (id: string) => ({
  page_context: { page_id: 'content' as const, content: { id, title: id, type: 'article' as const } },
});

test.for([
  'what did i score in the quiz of this chapter',
  "how did i do in this chapter's quiz",
  'did i pass the quiz here',
  'my result here',
  'did i pass this',
])('%s asks for the quiz of the chapter that is open, and for no other', async (question, { server, place }) => {
  const told = async (page: string) => (await askSophie(server, place, question, on(page))).text;
  expect(await told('nine')).toBe('You have not taken **Beds** yet.');
  expect(await told('scales')).toMatch(/^In your latest attempt at \*\*Nails\*\* you scored \*\*100\*\*/);
});

test.for([
  ['how many in my module are still open and whats my quiz result', /^\*\*Pain\*\*: 1 of 4/, 'at **Nails** you scored'],
  [
    'how far am i in data privacy and what did i get in its last quiz',
    /^\*\*Data privacy\*\*/,
    'at **Locks** you scored',
  ],
  [
    'how far am i in this chapter',
    /^\*\*Words\*\*: 0 of 2 items done \(0%\)\.\n/,
    'Still open:\n\n- Nine words\n- Beds',
  ],
] as const)('%j is told of the part that is named or open', async ([question, first, then], { server, place }) => {
  const { text } = await askSophie(server, place, question, on('nine'));
  expect(text).toMatch(first);
  expect(text).toContain(then);
});

test('what is named counts more than what is open', async ({ server, place }) => {
  expect((await askSophie(server, place, 'did i pass the quiz of the module on privacy', on('nine'))).text).toContain(
    'at **Locks** you scored **0**',
  );
});
