import { expect } from 'vitest';
import { aLibraryFolder, anArticle } from '#features/library/library.factory.ts';
import { test as base } from '#testing/api-test.ts';
import { aSophiePlace, askSophie, messagesOf } from '#testing/ask-sophie.ts';
import { taking, truth } from '#testing/take-quiz.ts';

const library = aLibraryFolder({
  '01-rub.md': anArticle({ title: 'Hand rub', text: 'Rub your hands for thirty seconds.\n' }),
  '02-quiz.quiz.yaml':
    'title: Hands\nquestions:\n  - { id: one, type: true_false, prompt: Rub., answer: true, explanation: Yes. }\n  - { id: two, type: true_false, prompt: Wash., answer: true, explanation: Yes. }\n',
});
const test = base.extend('place', async ({ server, ask }) => aSophiePlace(server, ask, library));

test('what one is told of the own record leads on to what is to be looked at again', async ({
  server,
  ask,
  clock,
  place,
}) => {
  const { ada, orgId } = place;
  clock.set('2026-03-02T08:00:00Z');
  await taking(ask, ada, { quiz: `/api/v1/organizations/${orgId}/quizzes/quiz` }).take({
    one: truth(false),
    two: truth(false),
  });
  expect((await askSophie(server, place, 'How did my last quiz go?')).last.actions).toBeUndefined();
  clock.set('2026-03-04T08:00:00Z');
  const way = { title: 'Two to look at again: begin', url: `/o/${orgId}/review` };
  expect((await askSophie(server, place, 'How did my last quiz go?')).last.actions).toEqual([way]);
  const [reply] = await messagesOf(ask, place);
  expect(reply.blocks.at(-1)).toEqual({ type: 'action', ...way });
});
