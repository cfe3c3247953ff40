import { expect } from 'vitest';
import { aLibraryFolder, anArticle, giveLibrary } from '#features/library/library.factory.ts';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { test } from '#testing/api-test.ts';
import { aPerson } from '#testing/people.ts';

const library = aLibraryFolder(
  { '01-ask-first.md': anArticle() },
  {
    'modules/02-falls/module.yaml': 'title: Falls\n',
    'modules/02-falls/01-risk/chapter.yaml': 'title: Risk\n',
    'modules/02-falls/01-risk/01-reasons.md': anArticle({ title: 'Reasons' }),
    'courses/first-weeks.yaml': 'title: First weeks\nmodules: [pain, falls]\n',
  },
);

test('the last item of a course finishes the course, once, and brings its badge', async ({ ask, server }) => {
  const { db } = server.world;
  const { id: orgId } = await anOrganization(db);
  const ada = await aPerson(db);
  await join(db, ada, orgId);
  await giveLibrary(server.world, orgId, library);
  const complete = async (id: string) =>
    (await ask(ada, 'POST', `/api/v1/organizations/${orgId}/content/${id}/completion`, { furthest: 1 })).body.awards;
  expect(await complete('ask-first')).toMatchObject([{ source: 'content' }]);
  expect(await complete('reasons')).toMatchObject([
    { source: 'content' },
    { source: 'course', points: 0, badges: ['all-the-way'] },
  ]);
  expect(await complete('reasons')).toEqual([]);
});
