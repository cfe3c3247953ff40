import { expect } from 'vitest';
import { aLibraryFolder, anArticle, giveLibrary } from '#features/library/library.factory.ts';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { test } from '#testing/api-test.ts';
import { aPerson } from '#testing/people.ts';

const library = aLibraryFolder({
  '01-reasons.md': anArticle({ title: 'Reasons', head: 'minutes: 2\n' }),
  '02-shoes.md': anArticle({ title: 'Shoes', head: 'minutes: 2\n' }),
});

const placed = test.extend('place', async ({ server }) => {
  const { db } = server.world;
  const [ada, eve] = [await aPerson(db), await aPerson(db, { name: 'Eve Adams' })];
  const { id } = await anOrganization(db);
  for (const person of [ada, eve]) await join(db, person, id);
  await giveLibrary(server.world, id, library);
  return { ada, eve, api: `/api/v1/organizations/${id}` };
});

placed('home says in one answer what its parts say one by one', async ({ ask, place: { ada, eve, api } }) => {
  for (const person of [ada, eve]) await ask(person, 'GET', `${api}/profile`);
  await ask(ada, 'POST', `${api}/content/reasons/completion`, { furthest: 1 });
  const { body: home } = await ask(ada, 'GET', `${api}/home`);
  expect(home.whats_next).not.toBeNull();
  expect(home.daily_set.steps.length).toBeGreaterThan(0);
  expect(home.daily_set).toEqual((await ask(ada, 'GET', `${api}/daily-set`)).body);
  const { body: board } = await ask(ada, 'GET', `${api}/leaderboard?period=week`);
  expect(home.week_ranking).toEqual(board.around_me);
  expect(home.week_ranking.map((row: { is_me: boolean }) => row.is_me)).toEqual([true, false]);
});

placed('who has no points this week sees who leads', async ({ ask, place: { ada, eve, api } }) => {
  await ask(ada, 'GET', `${api}/profile`);
  const { body: home } = await ask(eve, 'GET', `${api}/home`);
  expect(home.week_ranking).toMatchObject([{ rank: 1, is_me: false, user_id: ada.uid }]);
});

placed('the profile says whether something is being made for the person', async ({ ask, place: { ada, eve, api } }) => {
  const isMaking = async (person: typeof ada) =>
    (await ask(person, 'GET', `${api}/profile`)).body.has_unfinished_makings;
  expect(await isMaking(ada)).toBe(false);
  await ask(ada, 'POST', `${api}/makings`, { kind: 'flashcards', content_id: 'reasons' });
  expect([await isMaking(ada), await isMaking(eve)]).toEqual([true, false]);
});
