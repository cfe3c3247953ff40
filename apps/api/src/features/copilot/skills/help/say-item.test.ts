import { expect } from 'vitest';
import { aLibraryFolder, anArticle } from '#features/library/library.factory.ts';
import { test as base } from '#testing/api-test.ts';
import { aSophiePlace, askSophie } from '#testing/ask-sophie.ts';
import { itemFactIn } from './say-item.ts';

const library = aLibraryFolder({ '01-sleepy.md': anArticle({ title: 'Sleepy', text: 'Sedation is watched.\n' }) });
const test = base.extend('place', async ({ server, ask }) => aSophiePlace(server, ask, library));
const onSleepy = {
  page_context: { page_id: 'content' as const, content: { id: 'sleepy', title: 'Sleepy', type: 'article' as const } },
};

test.for([
  ['how long does this one take?', 'minutes'],
  ['is this lesson long', 'minutes'],
  ['how long does it take to read this', 'minutes'],
  ['how many points for this lesson', 'points'],
  ['how many points do i get for this one', 'points'],
  ['what do i get for finishing this', 'points'],
  ['who wrote this', 'author'],
  ['when was this last updated', 'day'],
  ['is this page still up to date?', 'day'],
  ['am i done with this', 'finished'],
  ['have i already read this lesson', 'finished'],
  ['how long is this', 'minutes'],
  ['how long have i got left on this', 'minutes'],
  ['how many points is this worth', 'points'],
  ['whats it worth', 'points'],
  ['what is this lesson worth', 'points'],
  ['how many points do i get here', 'points'],
  ['how many points can i earn in this', 'points'],
  ['is this worth any points', 'points'],
  ['points for this?', 'points'],
  ['how many points do i still get here', 'points'],
  ['did i watch it already', 'finished'],
  ['have i read this', 'finished'],
  ['have i ever read this one before', 'finished'],
  ['did i see this video already', 'finished'],
  ['have i finished it', 'finished'],
] as const)('%s asks for the %s of the open item', ([asked, fact]) => expect(itemFactIn(asked)).toBe(fact));

test.for([
  'how many points do i have',
  'how long does it take',
  'how long does this wound take to heal',
  'how many points is a pulse of 112',
  'how many points does it get',
  'who wrote this order',
  'how long does the test take',
  'how long is this module',
  'am i done with falls',
  'how many points does he get here',
  'is it worth it',
  'did i do it right',
  'did i see it on the scan',
])('%s asks something else', (asked) => expect(itemFactIn(asked)).toBeNull());

test('what an item pays is told before and after it is finished', async ({ server, ask, place }) => {
  expect((await askSophie(server, place, 'how many points for this lesson', onSleepy)).text).toBe(
    '**Sleepy** pays **20 snap points**. It pays once, when you finish it.',
  );
  await ask(place.ada, 'POST', `/api/v1/organizations/${place.orgId}/content/sleepy/completion`, { furthest: 1 });
  expect((await askSophie(server, place, 'how many points for this lesson', onSleepy)).text).toBe(
    '**Sleepy** pays **20 snap points**. You have them already: it pays once.',
  );
});

test('how long it takes is told of the open item, and of none where none is open', async ({ server, place }) => {
  expect((await askSophie(server, place, 'how long does this one take', onSleepy)).text).toMatch(
    /^\*\*Sleepy\*\* takes about \*\*\d+ minutes?\*\*\.$/,
  );
  expect((await askSophie(server, place, 'how long does this one take')).text).not.toContain('takes about');
});

test('two things of the record and the page are told in one reply', async ({ server, place }) => {
  const { text } = await askSophie(server, place, 'whats my rank and how many points do i get for this one', onSleepy);
  expect(text).toMatch(/^You are (?:not ranked|\*\*\d\w\w\*\* of all time)/);
  expect(text).toContain('\n\n**Sleepy** pays **20 snap points**.');
});

test('what only the rest of the message tells the meaning of is told beside it', async ({ server, place }) => {
  const { text } = await askSophie(server, place, 'how long is this and what comes after', onSleepy);
  expect(text).toMatch(/^\*\*Sleepy\*\* takes about \*\*\d+ minutes?\*\*\.\n\n/);
  expect(text).toContain('Finish **Sleepy** first');
});

test('beside a lesson the quiz is the one of its chapter', async ({ server, ask }) => {
  const files = {
    '01-sleepy.md': anArticle({ title: 'Sleepy' }),
    '02-nails.quiz.yaml':
      'title: Nails\nquestions:\n  - { id: gel, type: true_false, prompt: Gel hides germs., answer: true, explanation: Yes. }\n',
  };
  const withQuiz = await aSophiePlace(server, ask, aLibraryFolder(files));
  await ask(withQuiz.ada, 'POST', `/api/v1/organizations/${withQuiz.orgId}/content/sleepy/completion`, { furthest: 1 });
  expect((await askSophie(server, withQuiz, 'have i done the quiz', onSleepy)).text).toBe(
    'Not yet: you still have to finish **Nails**.',
  );
  expect((await askSophie(server, withQuiz, 'did i read it already', onSleepy)).text).toBe(
    'Yes, you have finished **Sleepy**.',
  );
});
