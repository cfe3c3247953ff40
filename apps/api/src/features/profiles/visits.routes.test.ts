import { expect } from 'vitest';
import { aGroup, anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { type TestServer, test } from '#testing/api-test.ts';
import { aPerson } from '#testing/people.ts';

async function aLearner({ world: { db } }: TestServer, organization: Parameters<typeof anOrganization>[1] = {}) {
  const ada = await aPerson(db);
  const { id: orgId } = await anOrganization(db, { name: 'Riverside', ...organization });
  await join(db, ada, orgId, { joinedAt: new Date('2026-03-01T09:00:00Z'), jobRole: 'Registered nurse' });
  return { ada, orgId, path: `/api/v1/organizations/${orgId}/profile` };
}

test('the profile in an organization has every field of the specification', async ({ ask, server, clock }) => {
  const { ada, orgId, path } = await aLearner(server);
  clock.set('2026-03-02T10:00:00Z');
  const { body } = await ask(ada, 'GET', `${path}?include_rank=true`);
  expect(body).toMatchObject({
    user_id: ada.uid,
    email: ada.email,
    display_name: 'Ada Okafor',
    first_name: 'Ada',
    last_name: 'Okafor',
    photo_url: null,
    role: 'basic',
    system_level: 'learner',
    job_role: 'Registered nurse',
    snap_points: 30,
    snap_points_rank: 1,
    organization_id: orgId,
    organization_name: 'Riverside',
    joined_at: '2026-03-01T09:00:00.000Z',
    joined_today: false,
    status: 'active',
    metadata: { quiz_overview: [] },
    daily_streak_info: {
      current_streak: 1,
      max_streak: 1,
      points_earned_today: 30,
      is_first_visit_today: true,
      streak_bonus_points: 0,
      next_streak_bonus: 50,
      days_until_next_bonus: 6,
    },
    awards: [{ points: 30, total: 30, source: 'visit' }],
  });
});

test('only the first visit of a day pays, and the rank comes when it is asked for', async ({ ask, server, clock }) => {
  const { ada, path } = await aLearner(server);
  clock.set('2026-03-02T10:00:00Z');
  await ask(ada, 'GET', path);
  clock.set('2026-03-02T22:00:00Z');
  expect((await ask(ada, 'GET', path)).body).toMatchObject({ snap_points: 30, snap_points_rank: null, awards: [] });
  clock.set('2026-03-03T00:00:00Z');
  expect((await ask(ada, 'GET', path)).body).toMatchObject({
    snap_points: 60,
    awards: [{ points: 30 }],
    daily_streak_info: { current_streak: 2 },
  });
});

test('ten tabs that open at once are one visit', async ({ ask, server, clock }) => {
  const { ada, path } = await aLearner(server);
  clock.set('2026-03-02T10:00:00Z');
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(ada, 'GET', path)));
  expect(answers.filter(({ body }) => body.awards.length > 0)).toHaveLength(1);
  expect((await ask(ada, 'GET', path)).body.snap_points).toBe(30);
});

test('the greeting stays until it is closed, and comes back the next day', async ({ ask, server, clock }) => {
  const { ada, orgId, path } = await aLearner(server);
  const isFirst = async () => (await ask(ada, 'GET', path)).body.daily_streak_info.is_first_visit_today;
  clock.set('2026-03-02T10:00:00Z');
  expect([await isFirst(), await isFirst()]).toEqual([true, true]);
  const close = () => ask(ada, 'POST', `/api/v1/organizations/${orgId}/welcome-dialog/closed`);
  expect([(await close()).body, (await close()).body]).toEqual([
    { is_first_visit_today: false },
    { is_first_visit_today: false },
  ]);
  expect(await isFirst()).toBe(false);
  clock.set('2026-03-03T10:00:00Z');
  expect(await isFirst()).toBe(true);
});

test('a day is a day of the organization, or of the member who keeps their own clock', async ({
  ask,
  server,
  clock,
}) => {
  const { ada, orgId, path } = await aLearner(server, { timezone: 'Europe/Berlin' });
  clock.set('2026-03-02T22:30:00Z');
  await ask(ada, 'GET', path);
  clock.set('2026-03-02T23:30:00Z'); // half past midnight in Berlin
  expect((await ask(ada, 'GET', path)).body).toMatchObject({
    daily_streak_info: { current_streak: 2 },
    timezone: null,
    day_clock: { timezone: 'Europe/Berlin', day_start_hour: 0 },
  });
  await ask(ada, 'PATCH', `/api/v1/organizations/${orgId}/membership`, {
    timezone: 'America/New_York',
    day_start_hour: 4,
  });
  clock.set('2026-03-03T07:00:00Z'); // the night shift of the same day in New York
  expect((await ask(ada, 'GET', path)).body).toMatchObject({
    awards: [],
    daily_streak_info: { current_streak: 2 },
    day_clock: { timezone: 'America/New_York', day_start_hour: 4 },
  });
});

test('two time zones one after the other are one day: another clock holds from the next day on', async ({
  ask,
  server,
  clock,
}) => {
  const { ada, orgId, path } = await aLearner(server, { timezone: 'Europe/Berlin' });
  const moveTo = (timezone: string) =>
    ask(ada, 'PATCH', `/api/v1/organizations/${orgId}/membership`, { timezone, day_start_hour: 0 });
  const visit = async () => (await ask(ada, 'GET', path)).body;
  clock.set('2026-03-02T12:00:00Z');
  expect((await visit()).awards).toHaveLength(1);
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Pacific/Kiritimati'])
    expect((await moveTo(zone)).body.timezone).toBe(zone);
  expect(await visit()).toMatchObject({ awards: [], timezone: 'Pacific/Kiritimati', snap_points: 30 });
  clock.set('2026-03-02T22:59:00Z');
  expect((await visit()).daily_streak_info.current_streak).toBe(1);
  // Midnight in Berlin: from here on it is the afternoon of the third in Kiritimati.
  clock.set('2026-03-02T23:01:00Z');
  expect(await visit()).toMatchObject({ awards: [{ points: 30 }], daily_streak_info: { current_streak: 2 } });
  clock.set('2026-03-03T09:59:00Z');
  expect((await visit()).awards).toEqual([]);
});

test('who joined today is greeted as new', async ({ ask, server, clock }) => {
  const { ada, path } = await aLearner(server);
  clock.set('2026-03-01T18:00:00Z');
  expect((await ask(ada, 'GET', path)).body.joined_today).toBe(true);
});

test('a week on leave neither grows the streak nor breaks it', async ({ ask, server, clock }) => {
  const { ada, orgId, path } = await aLearner(server);
  const status = (name: string) => ask(ada, 'PUT', `/api/v1/organizations/${orgId}/status`, { status: name });
  const streak = async () => (await ask(ada, 'GET', path)).body.daily_streak_info.current_streak;
  clock.set('2026-03-02T10:00:00Z');
  await streak();
  clock.set('2026-03-03T10:00:00Z');
  expect(await streak()).toBe(2);
  await status('on_leave');
  clock.set('2026-03-10T08:00:00Z');
  expect(await streak()).toBe(2);
  await status('active');
  clock.set('2026-03-11T10:00:00Z');
  expect(await streak()).toBe(3);
});

test('who leaves makes room in the rank, and is compared again when they come back', async ({ ask, server, clock }) => {
  const { db } = server.world;
  const { ada, orgId, path } = await aLearner(server, { joinPolicy: 'open' });
  const [grace, noor] = [await aPerson(db), await aPerson(db)];
  await join(db, grace, orgId, { role: 'ORG_ADMIN' });
  await join(db, noor, orgId);
  const rankOfNoor = async () => (await ask(noor, 'GET', `${path}?include_rank=true`)).body.snap_points_rank;
  clock.set('2026-03-01T10:00:00Z');
  await ask(ada, 'GET', path);
  clock.set('2026-03-02T10:00:00Z');
  await ask(ada, 'GET', path);
  expect(await rankOfNoor()).toBe(2);
  expect((await ask(ada, 'DELETE', `/api/v1/organizations/${orgId}/membership`)).body).toEqual({ is_left: true });
  expect((await ask(ada, 'GET', path)).status).toBe(404);
  expect(await rankOfNoor()).toBe(1);
  await ask(ada, 'POST', `/api/v1/organizations/${orgId}/join`);
  expect((await ask(ada, 'GET', path)).body).toMatchObject({ snap_points: 60, awards: [] });
  expect(await rankOfNoor()).toBe(2);
});

test('an administrator shuts a member out and lets them in again, with everything they had', async ({
  ask,
  server,
  clock,
}) => {
  const { db } = server.world;
  const { ada, orgId, path } = await aLearner(server);
  const grace = await aPerson(db, { name: 'Grace Kim' });
  await join(db, grace, orgId, { role: 'ORG_ADMIN' });
  clock.set('2026-03-02T10:00:00Z');
  await ask(ada, 'GET', path);
  const deactivation = `/api/v1/organizations/${orgId}/members/${ada.uid}/deactivation`;
  expect((await ask(grace, 'PUT', deactivation)).body).toEqual({ is_deactivated: true });
  expect((await ask(grace, 'PUT', deactivation)).body).toEqual({ is_deactivated: true });
  expect([(await ask(ada, 'GET', path)).status, (await ask(ada, 'GET', '/api/v1/organizations')).body.items]).toEqual([
    404,
    [],
  ]);
  expect((await ask(grace, 'DELETE', deactivation)).body).toEqual({ is_deactivated: false });
  expect((await ask(ada, 'GET', path)).body.snap_points).toBe(30);
});

test('a member is removed by an administrator, never the last administrator', async ({ ask, server }) => {
  const { db } = server.world;
  const { ada, orgId, path } = await aLearner(server);
  const grace = await aPerson(db);
  await join(db, grace, orgId, { role: 'ORG_ADMIN' });
  const members = `/api/v1/organizations/${orgId}/members`;
  const refused = await Promise.all([
    ask(grace, 'DELETE', `${members}/${grace.uid}`),
    ask(grace, 'PUT', `${members}/${grace.uid}/deactivation`),
    ask(grace, 'DELETE', `/api/v1/organizations/${orgId}/membership`),
  ]);
  expect(refused.map(({ body }) => body.code)).toEqual(['last_admin', 'last_admin', 'last_admin']);
  expect((await ask(grace, 'DELETE', `${members}/${ada.uid}`)).body).toEqual({ is_removed: true });
  expect((await ask(grace, 'DELETE', `${members}/${ada.uid}`)).status).toBe(404);
  expect((await ask(ada, 'GET', path)).status).toBe(404);
});

test('when the last person goes, the organization closes behind them', async ({ ask, server }) => {
  const { db } = server.world;
  const grace = await aPerson(db);
  const { id } = await anOrganization(db, { joinPolicy: 'open' });
  await join(db, grace, id, { role: 'ORG_ADMIN' });
  expect((await ask(grace, 'DELETE', `/api/v1/organizations/${id}/membership`)).body).toEqual({ is_left: true });
  expect((await ask(await aPerson(db), 'POST', `/api/v1/organizations/${id}/join`)).status).toBe(404);
});

test('who leaves is in no group any more, also after coming back', async ({ ask, server }) => {
  const { db } = server.world;
  const { ada, orgId } = await aLearner(server, { joinPolicy: 'open' });
  const grace = await aPerson(db);
  await join(db, grace, orgId, { role: 'ORG_ADMIN' });
  await aGroup(db, orgId, { name: 'Ward 2A', people: [ada] });
  const organization = `/api/v1/organizations/${orgId}`;
  const groupsOfAda = async () =>
    (await ask(grace, 'GET', `${organization}/members?search=${ada.email}`)).body.items[0].groups.map(
      ({ name }: { name: string }) => name,
    );
  expect(await groupsOfAda()).toEqual(['Ward 2A']);
  expect((await ask(ada, 'DELETE', `${organization}/membership`)).status).toBe(200);
  expect((await ask(ada, 'POST', `${organization}/join`)).status).toBe(200);
  expect(await groupsOfAda()).toEqual([]);
});
