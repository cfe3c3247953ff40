import { defaultPointRules } from '@snapwell/contract/gamification/rules.schemas';
import { expect } from 'vitest';
import { comeBy, daysFrom } from '#features/gamification/gamification.factory.ts';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { test } from '#testing/api-test.ts';
import { aPerson } from '#testing/people.ts';

test('a preview says who would have more and less, and writes nothing', async ({ ask, clock, server }) => {
  const { db } = server.world;
  clock.set('2026-03-31T15:00:00Z');
  const { id: orgId } = await anOrganization(db);
  const [ada, ben, grace] = [await aPerson(db, { name: 'Ada Okafor' }), await aPerson(db), await aPerson(db)];
  for (const person of [ada, ben]) await join(db, person, orgId);
  await join(db, grace, orgId, { role: 'ORG_ADMIN' });
  // Ada comes by on seven days in a row (7 x 30 + 50), Ben once; a visit of long ago counts for nobody.
  await comeBy(server.world, orgId, ada, ['2026-01-05', ...daysFrom('2026-03-10', 7)]);
  await comeBy(server.world, orgId, ben, ['2026-03-20']);
  const api = `/api/v1/organizations/${orgId}/point-rules`;
  const rules = { ...defaultPointRules, visit: 10, streak_bonuses: [{ every_days: 5, points: 200 }] };
  const { body } = await ask(grace, 'POST', `${api}/preview`, rules);
  expect(body).toMatchObject({
    before: 290,
    after: 280,
    active: 2,
    gain: 1,
    lose: 1,
    unknown: 0,
    people: [
      { uid: ben.uid, before: 30, after: 10 },
      { uid: ada.uid, display_name: 'Ada Okafor', before: 260, after: 270 },
    ],
  });
  expect((await ask(grace, 'GET', api)).body).toMatchObject({ version: 0, rules: { visit: 30 } });
  expect((await ask(ada, 'POST', `${api}/preview`, rules)).status).toBe(403);
});

test('an organization can hide names, and its leaderboards altogether, from everybody but themselves', async ({
  ask,
  clock,
  server,
}) => {
  const { db } = server.world;
  clock.set('2026-03-31T15:00:00Z');
  const { id: orgId } = await anOrganization(db);
  const [ada, grace] = [await aPerson(db, { name: 'Ada Okafor' }), await aPerson(db, { name: 'Grace Kim' })];
  await join(db, ada, orgId);
  await join(db, grace, orgId, { role: 'ORG_ADMIN' });
  for (const person of [ada, grace]) await comeBy(server.world, orgId, person, ['2026-03-30']);
  const set = (change: object) =>
    ask(grace, 'PUT', `/api/v1/organizations/${orgId}/point-rules`, { ...defaultPointRules, ...change });
  const names = async () =>
    (await ask(ada, 'GET', `/api/v1/organizations/${orgId}/leaderboard`)).body.items.map(
      ({ display_name }: { display_name: string }) => display_name,
    );
  expect((await names()).toSorted()).toEqual(['Ada Okafor', 'Grace Kim']);
  await set({ names_hidden: true });
  expect((await names()).toSorted()).toEqual(['A learner', 'Ada Okafor']);
  await set({ leaderboards: false });
  expect(await names()).toEqual(['Ada Okafor']);
});
