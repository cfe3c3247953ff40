import { expect } from 'vitest';
import { comeBy } from '#features/gamification/gamification.factory.ts';
import { aLibraryFolder, anArticle } from '#features/library/library.factory.ts';
import { test as base } from '#testing/api-test.ts';
import { aSophiePlace, askSophie } from '#testing/ask-sophie.ts';
import { taking, truth } from '#testing/take-quiz.ts';

const library = aLibraryFolder({
  '01-scales.md': anArticle({ title: 'Scales' }),
  '02-nine.md': anArticle({ title: 'Nine words' }),
  '03-nails.quiz.yaml':
    'title: Nails\nquestions:\n  - { id: gel, type: true_false, prompt: Gel hides germs., answer: true, explanation: Yes. }\n',
});
const test = base.extend('place', async ({ server, ask }) => aSophiePlace(server, ask, library));
const onScales = {
  page_context: { page_id: 'content' as const, content: { id: 'scales', title: 'Scales', type: 'article' as const } },
};

test('whose it is, is said once for both', async ({ server, ask, place, clock }) => {
  clock.set('2026-03-04T08:00:00Z');
  await comeBy(server.world, place.orgId, place.ada, ['2026-03-04']);
  await taking(ask, place.ada, { quiz: `/api/v1/organizations/${place.orgId}/quizzes/nails` }).take({
    gel: truth(true),
  });
  expect((await askSophie(server, place, 'best day and worst quiz')).text).toMatch(
    /^Your best day [^]*Your weakest quiz is \*\*Nails\*\*/,
  );
  const { text } = await askSophie(server, place, 'my worst quiz and best day');
  expect(text).toMatch(/^Your weakest quiz is \*\*Nails\*\*/);
  expect(text).toContain('Your best day in the last 26 weeks was **Wednesday, March 4, 2026**');
});

test.for(['what next and how long is it', 'whats next and how long does it take'])(
  '%s tells how long the next item takes, and not the open one',
  async (question, { server, ask, place }) => {
    const first = await askSophie(server, place, question, onScales);
    expect(first.text).toMatch(/After it comes \*\*Nine words\*\*\. It takes about \*\*\d+ minutes\*\*\.$/);
    await ask(place.ada, 'POST', `/api/v1/organizations/${place.orgId}/content/scales/completion`, { furthest: 1 });
    const { text, tool } = await askSophie(server, place, question, onScales);
    expect(text).toMatch(/^Next is \*\*Nine words\*\*: it takes about \*\*\d+ minutes\*\*\./);
    expect(tool?.args.title).toBe('Nine words');
  },
);

test('what the next item is worth is told of it, and not of the open one', async ({ server, place }) => {
  expect((await askSophie(server, place, 'what next and how many points is it worth', onScales)).text).toMatch(
    /After it comes \*\*Nine words\*\*\. It pays \*\*20 snap points\*\*\.$/,
  );
});

test('of the open page two things are told, whatever it is called', async ({ server, place }) => {
  expect((await askSophie(server, place, 'how long is this lesson and how many points', onScales)).text).toMatch(
    /^\*\*Scales\*\* takes[^]*\*\*Scales\*\* pays \*\*20 snap points/,
  );
  const { text } = await askSophie(server, place, 'how long is it and whats it worth', onScales);
  expect(text).toMatch(
    /^\*\*Scales\*\* takes about \*\*\d+ minutes\*\*\.\n\n\*\*Scales\*\* pays \*\*20 snap points\*\*/,
  );
  const next = await askSophie(server, place, 'how many points do i get here and what next', onScales);
  expect(next.text).toMatch(/^\*\*Scales\*\* pays \*\*20 snap points\*\*[^]*After it comes \*\*Nine words\*\*\.$/);
});

test('beside something else what comes next is named, where a card would take the place of both', async ({
  server,
  ask,
  place,
}) => {
  await ask(place.ada, 'POST', `/api/v1/organizations/${place.orgId}/content/scales/completion`, { furthest: 1 });
  for (const question of ['points and what next', 'how many points have i got and whats next']) {
    const { text, tool, last } = await askSophie(server, place, question, onScales);
    expect(text).toMatch(/\*\*20 snap points\*\*[^]*Next comes \*\*Nine words\*\*\.$/);
    expect(tool).toBeUndefined();
    expect(last.actions).toEqual([expect.objectContaining({ title: 'Open Nine words' })]);
  }
});

test('a part that says nothing by itself is read with the one before it', async ({ server, place }) => {
  expect((await askSophie(server, place, 'points today and this week')).text).toMatch(/snap points[^]*This week/);
  expect((await askSophie(server, place, 'did i finish this one and did i pass the quiz', onScales)).text).toMatch(
    /\*\*Scales\*\*[^]*You have not taken \*\*Nails\*\* yet/,
  );
});
