import { expect } from 'vitest';
import { comeBy, daysFrom, finishArticles } from '#features/gamification/gamification.factory.ts';
import { aLibraryFolder, anArticle } from '#features/library/library.factory.ts';
import { aGroup, join } from '#features/organizations/organizations.factory.ts';
import { test as base } from '#testing/api-test.ts';
import { aSophiePlace, askSophie } from '#testing/ask-sophie.ts';
import { aPerson } from '#testing/people.ts';

const library = aLibraryFolder({ '01-sleepy.md': anArticle({ title: 'Sleepy', text: 'Sedation is watched.\n' }) });
const test = base.extend('place', async ({ server, ask }) => aSophiePlace(server, ask, library));

test('why a streak ended is told by its day, with the way to bring it back', async ({ server, place, clock }) => {
  const { ada, orgId } = place;
  await comeBy(server.world, orgId, ada, [...daysFrom('2026-03-02', 3), '2026-03-06']);
  clock.set('2026-03-06T12:00:00Z');
  const why = await askSophie(server, place, 'why did my streak go back to 1');
  expect(why.text).toContain('Nothing counted on **Thursday, March 5**');
  expect(why.text).toContain('your streak of **3 days**');
  expect(why.text).toContain('**You can bring it back**');
  expect(why.last.actions).toEqual([{ title: 'Start the catch-up set', url: `/o/${orgId}/discover` }]);
  clock.set('2026-03-09T12:00:00Z');
  expect((await askSophie(server, place, 'what happened to my streak')).text).toContain("It can't come back any more");
});

test('a streak that ended long ago is no answer to whether this one is lost', async ({ server, place, clock }) => {
  await comeBy(server.world, place.orgId, place.ada, ['2026-03-02', ...daysFrom('2026-03-04', 7)]);
  clock.set('2026-03-10T12:00:00Z');
  expect((await askSophie(server, place, 'did i lose my streak over the weekend?')).text).toBe(
    'No: your streak stands at **7 days**. The one before ended on Tuesday, March 3, after 1 day.',
  );
});

test('who stands before and behind is told as the leaderboard shows it', async ({ server, ask, place }) => {
  const { ada, orgId } = place;
  const { world } = server;
  const [first, last] = [await aPerson(world.db, { name: 'Grace Hill' }), await aPerson(world.db)];
  for (const person of [first, last]) await join(world.db, person, orgId);
  await ask(last, 'PATCH', `/api/v1/organizations/${orgId}/membership`, { is_name_hidden: true });
  await finishArticles(world, orgId, first, { count: 5 });
  await finishArticles(world, orgId, ada, { count: 3 });
  await finishArticles(world, orgId, last, { count: 1 });
  const { text } = await askSophie(server, place, 'what is my rank and who is in front of me');
  expect(text).toBe(
    'You are **2nd** of all time. In front of you is **Grace Hill** (1st), with 40 points more. Behind you is **A learner** (3rd), with 40 points less.',
  );
});

test('what is missing to a place is told in points', async ({ server, place }) => {
  const { world } = server;
  const others = [await aPerson(world.db), await aPerson(world.db)];
  for (const [i, person] of others.entries()) {
    await join(world.db, person, place.orgId);
    await finishArticles(world, place.orgId, person, { count: 5 - i });
  }
  await finishArticles(world, place.orgId, place.ada, { count: 1 });
  const said = async (asked: string) => (await askSophie(server, place, asked)).text;
  for (const asked of ['how many points to rank 2', 'what do i need to be 2nd', 'how far till place 2'])
    expect(await said(asked)).toBe('You are **3rd** of all time. **2nd** place is **60 points** away.');
  expect(await said('how many points to top 10')).toContain("You've already reached 10th place.");
});

test('what ends a streak is told where it is asked whether it is in danger', async ({ server, place }) => {
  expect((await askSophie(server, place, 'is my streak in danger?')).text).toMatch(/^It ends when you miss a day/);
  expect((await askSophie(server, place, 'how long is my streak')).text).not.toContain('when you miss a day');
});

test('a freeze is told of the day that is asked about, and when the last one was used', async ({
  server,
  place,
  clock,
}) => {
  const { ada, orgId } = place;
  await comeBy(server.world, orgId, ada, [...daysFrom('2026-03-01', 7), '2026-03-09']);
  clock.set('2026-03-09T12:00:00Z');
  const said = async (asked: string) => (await askSophie(server, place, asked)).text;
  expect(await said('was a freeze used yesterday')).toContain('1 freeze was used yesterday.');
  expect(await said('how many freezes do i have')).toContain('No freeze was used this week.');
  clock.set('2026-03-20T12:00:00Z');
  expect(await said('when was my last freeze used')).toMatch(/The last freeze was used on March 8, 2026\./);
});

test('which badge is the newest is told where it is asked', async ({ server, ask, place, clock }) => {
  clock.set('2026-03-04T08:00:00Z');
  await ask(place.ada, 'POST', `/api/v1/organizations/${place.orgId}/content/sleepy/completion`, { furthest: 1 });
  expect((await askSophie(server, place, 'did i get a new badge')).text).toContain(
    'The newest is **First step**, of March 4, 2026.',
  );
  expect((await askSophie(server, place, 'which badges do i have')).text).not.toContain('The newest');
});

test('the place on the own ward is told, and of no other ward', async ({ server, place }) => {
  const { world } = server;
  const other = await aPerson(world.db);
  await join(world.db, other, place.orgId);
  await finishArticles(world, place.orgId, other, { count: 3 });
  await finishArticles(world, place.orgId, place.ada, { count: 1 });
  expect((await askSophie(server, place, 'where do i stand on my ward')).text).toContain(
    "that isn't a ward or team of yours",
  );
  await aGroup(world.db, place.orgId, { name: 'Ward 4B', people: [place.ada] });
  expect((await askSophie(server, place, 'my place on the ward')).text).toContain('In **Ward 4B** you');
  expect((await askSophie(server, place, 'where do i stand on my ward')).text).toContain(
    'In **Ward 4B** you are **1st** of all time.',
  );
});

test('the place of this month is told with who stands before', async ({ server, place }) => {
  await finishArticles(server.world, place.orgId, place.ada, { count: 1 });
  expect((await askSophie(server, place, 'what place am i in on the leaderboard this month')).text).toContain(
    'this month',
  );
});
