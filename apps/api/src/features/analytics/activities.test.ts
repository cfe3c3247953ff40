import { ACTIVITY_VERSION, activity, type Activity } from '@snapwell/contract/analytics/activities';
import { funnelStepsOf, ORGANIZATION_EVENTS } from '@snapwell/contract/analytics/funnels';
import { expect } from 'vitest';
import { aLibraryFolder, anArticle, giveLibrary } from '#features/library/library.factory.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { activityLog } from '#platform/platform.tables.ts';
import { type TestServer, test } from '#testing/api-test.ts';
import { aPerson, type Person } from '#testing/people.ts';

type Row = Activity & { id: string; uid: string | null };

/** What was written down in an organization, as insights will read it: every row in a shape that the contract names. */
async function activitiesIn({ world: { db } }: TestServer, orgId: string): Promise<Row[]> {
  const rows = await inOrganization(db, orgId, ({ tx }) => tx.select().from(activityLog));
  return rows.map(({ id, uid, version, type, facts }) => {
    expect(version).toBe(ACTIVITY_VERSION);
    return { id, uid, ...activity.parse({ type, facts }) };
  });
}

const stepsOf = (activities: readonly Activity[]) =>
  activities
    .flatMap(funnelStepsOf)
    .map(({ funnel, step, label }) => [funnel, step, label].filter(Boolean).join(' '))
    .sort();

const library = aLibraryFolder(
  { '01-ask-first.md': anArticle({ title: 'Ask first' }), '02-look.md': anArticle({ title: 'Look' }) },
  { 'courses/first-weeks.yaml': 'title: First weeks\nmodules: [pain]\n' },
);

test('everything that happens to an organization and its people is told by who did it', async ({ ask, server }) => {
  const { db } = server.world;
  const [grace, ada, eve] = [await aPerson(db), await aPerson(db), await aPerson(db)];
  const made = await ask(grace, 'POST', '/api/v1/organizations', { name: `Ward ${crypto.randomUUID().slice(0, 8)}` });
  const orgId: string = made.body.id;
  const api = `/api/v1/organizations/${orgId}`;
  await ask(grace, 'POST', `${api}/invites`, { rows: [{ email: ada.email }] });
  const offered = await ask(ada, 'GET', `/api/v1/joinable-organizations/${orgId}`);
  await ask(ada, 'POST', '/api/v1/invites/accept', { invite_id: offered.body.invite.id });
  const { body: code } = await ask(grace, 'POST', `${api}/join-code`);
  await ask(eve, 'POST', '/api/v1/join-codes', { code: code.join_code });
  await ask(grace, 'PATCH', `${api}/members/${eve.uid}`, { system_level: 'manager' });
  await ask(ada, 'PUT', `${api}/status`, { status: 'away' });
  await ask(grace, 'DELETE', `${api}/members/${eve.uid}`);
  await ask(ada, 'DELETE', `${api}/membership`);

  const activities = await activitiesIn(server, orgId);
  const by = (person: Person) =>
    activities
      .filter(({ uid }) => uid === person.uid)
      .map(({ type }) => type)
      .sort();
  expect(by(grace)).toEqual([
    'invite_sent',
    'join_code_rotated',
    'member_added',
    'member_changed',
    'member_removed',
    'organization_created',
    'organization_joined',
  ]);
  expect(by(ada)).toEqual(['invite_accepted', 'organization_joined', 'organization_left', 'status_changed']);
  expect(by(eve)).toEqual(['organization_joined']);
  const types = new Set<string>(activities.map(({ type }) => type));
  expect(Object.values(ORGANIZATION_EVENTS).filter((type) => !types.has(type))).toEqual([]);
  expect(stepsOf(activities)).toEqual([
    'onboarding completion code',
    'onboarding completion creating',
    'onboarding completion invite',
    'referral completion code',
    'referral completion invite',
    'referral invitation',
  ]);
});

test('who joins a second organization is through with onboarding already', async ({ ask, server }) => {
  const ada = await aPerson(server.world.db);
  const create = async () =>
    (await ask(ada, 'POST', '/api/v1/organizations', { name: `Ward ${crypto.randomUUID().slice(0, 8)}` })).body.id;
  expect(stepsOf(await activitiesIn(server, await create()))).toEqual(['onboarding completion creating']);
  expect(stepsOf(await activitiesIn(server, await create()))).toEqual([]);
});

test('the last item of a module completes it and its course, once', async ({ ask, server }) => {
  const ada = await aPerson(server.world.db);
  const made = await ask(ada, 'POST', '/api/v1/organizations', { name: `Ward ${crypto.randomUUID().slice(0, 8)}` });
  const orgId: string = made.body.id;
  await giveLibrary(server.world, orgId, library);
  const complete = (contentId: string) =>
    ask(ada, 'POST', `/api/v1/organizations/${orgId}/content/${contentId}/completion`, { furthest: 1 });
  expect((await complete('ask-first')).status).toBe(200);
  const before = await activitiesIn(server, orgId);
  await complete('look');
  await complete('look');
  const after = await activitiesIn(server, orgId);
  expect(stepsOf(before.filter(({ type }) => type !== 'organization_joined'))).toEqual([
    'content_consumption completion ask-first',
  ]);
  const known = new Set(before.map(({ id }) => id));
  expect(stepsOf(after.filter(({ id }) => !known.has(id)))).toEqual([
    'content_consumption completion look',
    'course_completion completion first-weeks',
    'module_completion completion pain',
  ]);
});
