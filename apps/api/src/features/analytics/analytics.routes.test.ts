import { expect } from 'vitest';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { acrossOrganizations } from '#platform/database/transaction.ts';
import { type TestServer, test } from '#testing/api-test.ts';
import { aPerson, aStranger } from '#testing/people.ts';
import { clientEvents } from './analytics.tables.ts';
import { isKept } from './events/event-facts.ts';

/** A visit of the sample that is kept of strangers. */
function sessionId(): string {
  const id = crypto.randomUUID();
  return isKept({ type: 'page_view' }, { sessionId: id, uid: null }) ? id : sessionId();
}
const aView = (path: string, at = new Date().toISOString()) => ({
  type: 'page_view',
  id: crypto.randomUUID(),
  path,
  at,
});

async function kept({ world: { db } }: TestServer, session: string) {
  const rows = await acrossOrganizations(db, (tx) => tx.select().from(clientEvents));
  return rows.filter((row) => row.sessionId === session);
}

test('what a stranger looked at is kept, and sending it again changes nothing', async ({ ask, server }) => {
  const session_id = sessionId();
  const body = {
    session_id,
    events: [
      aView('/landing'),
      { ...aView('/signup'), type: 'funnel_step', funnel: 'registration', step: 'form', label: 'weak_password' },
    ],
  };
  expect(await ask(null, 'POST', '/api/v1/events', body)).toMatchObject({ status: 202, body: { recorded: 2 } });
  expect((await ask(null, 'POST', '/api/v1/events', body)).body).toEqual({ recorded: 0 });
  const rows = await kept(server, session_id);
  expect(rows.map(({ path, uid, orgId, facts }) => ({ path, uid, orgId, facts }))).toEqual([
    { path: '/landing', uid: null, orgId: null, facts: {} },
    {
      path: '/signup',
      uid: null,
      orgId: null,
      facts: { funnel: 'registration', step: 'form', label: 'weak_password' },
    },
  ]);
});

test('a view counts for an organization only from somebody who may be there', async ({ ask, server }) => {
  const { db } = server.world;
  const [ada, eve] = [await aPerson(db), await aPerson(db, { name: 'Eve Moor' })];
  const { id } = await anOrganization(db);
  await join(db, ada, id);
  const look = async (person: typeof ada | null) => {
    const session_id = sessionId();
    await ask(person, 'POST', '/api/v1/events', {
      session_id,
      events: [aView(`/o/${id}/home`), aView(`/p/${id}/content/x`), aView('/o/nowhere-at-all/home')],
    });
    return (await kept(server, session_id)).map(({ orgId }) => orgId);
  };
  expect(await look(ada)).toEqual([id, id, null]);
  expect(await look(eve)).toEqual([null, id, null]);
  expect(await look(null)).toEqual([null, id, null]);
});

test('each step of a quiz is kept with the quiz, the person and the organization', async ({ ask, server }) => {
  const { db } = server.world;
  const ada = await aPerson(db);
  const { id } = await anOrganization(db);
  await join(db, ada, id);
  const session_id = sessionId();
  const events = ['viewed', 'started', 'completed'].map((step) => ({
    ...aView(`/o/${id}/quiz/pain-check`),
    type: 'funnel_step',
    funnel: 'quiz_completion',
    step,
    label: 'pain-check',
  }));
  await ask(ada, 'POST', '/api/v1/events', { session_id, events });
  const rows = await kept(server, session_id);
  expect(rows.map(({ uid, orgId, facts }) => ({ uid, orgId, facts }))).toEqual(
    ['viewed', 'started', 'completed'].map((step) => ({
      uid: ada.uid,
      orgId: id,
      facts: { funnel: 'quiz_completion', step, label: 'pain-check' },
    })),
  );
});

test('somebody between sign-up and registration is a stranger', async ({ ask, server }) => {
  const session_id = sessionId();
  expect((await ask(aStranger(), 'POST', '/api/v1/events', { session_id, events: [aView('/signup')] })).status).toBe(
    202,
  );
  expect(await kept(server, session_id)).toMatchObject([{ uid: null }]);
});

test('an event lands on the day on which it happened', async ({ ask, server, clock }) => {
  clock.set('2026-03-10T00:10:00Z');
  const session_id = sessionId();
  await ask(null, 'POST', '/api/v1/events', {
    session_id,
    events: [aView('/landing', '2026-03-09T23:55:00Z'), aView('/landing', '2027-01-01T00:00:00Z')],
  });
  expect((await kept(server, session_id)).map(({ day }) => day).sort()).toEqual(['2026-03-09', '2026-03-10']);
});

test.for([
  ['no events', { events: [] }],
  ['more than fifty', { events: Array.from({ length: 51 }, () => aView('/x')) }],
  ['a path with a query, which may hold a code', { events: [aView('/home?invite=secret')] }],
  ['a fragment', { events: [aView('/home#secret')] }],
  ['an unknown kind', { events: [{ ...aView('/x'), type: 'click' }] }],
  ['somebody else in its name', { events: [{ ...aView('/x'), uid: 'ada' }] }],
  ['no id', { events: [{ ...aView('/x'), id: 'one' }] }],
] as const)('a batch with %s is refused', async ([, part], { ask }) => {
  expect(await ask(null, 'POST', '/api/v1/events', { session_id: sessionId(), ...part })).toMatchObject({
    status: 400,
    body: { code: 'invalid_request' },
  });
});
