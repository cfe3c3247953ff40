import { expect } from 'vitest';
import { followAssignments as followKind } from '#composition/job-kinds.ts';
import { aLibraryFolder, anArticle, giveLibrary } from '#features/library/library.factory.ts';
import { aGroup, anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { groupMembers, leaves } from '#features/organizations/index.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { test as base, type TestServer } from '#testing/api-test.ts';
import { aPerson, type Person } from '#testing/people.ts';
import { workOff } from '#testing/work-off.ts';
import { followAssignments } from './follow-assignments.ts';

/** Ada is in a ward that Lena leads; Grace runs the organization. */
const test = base.extend('place', async ({ server, clock }) => {
  clock.set('2026-03-02T09:00:00Z');
  const { db } = server.world;
  const { id: orgId } = await anOrganization(db, { timezone: 'Europe/Berlin' });
  const people = [
    await aPerson(db),
    await aPerson(db, { name: 'Lena Vogt' }),
    await aPerson(db, { name: 'Grace Kim' }),
  ] as const;
  const [ada, lena, grace] = people;
  await join(db, ada, orgId);
  await join(db, lena, orgId, { systemLevel: 'manager' });
  await join(db, grace, orgId, { role: 'ORG_ADMIN' });
  const ward = await aGroup(db, orgId, { people: [ada], leaders: [lena] });
  await giveLibrary(server.world, orgId, aLibraryFolder({ '01-ask-first.md': anArticle({ title: 'Ask first' }) }));
  return { orgId, ada, lena, grace, ward, api: `/api/v1/organizations/${orgId}` };
});

const onDay = (day: string) => ({ type: 'day', day }) as const;
const mailsTo = ({ outbox }: TestServer, { email }: Person) =>
  outbox
    .list()
    .filter(({ to }) => to === email)
    .map(({ subject }) => subject);
const asked = (ward: { id: string }, more: object = {}) => ({
  target_type: 'module',
  target_id: 'pain',
  group_ids: [ward.id],
  due: onDay('2026-03-20'),
  ...more,
});

test(
  'reminders go out at their time, once each however often the job runs',
  { tags: ['ci'] },
  async ({ ask, server, clock, place }) => {
    const { orgId, ada, lena, grace, ward, api } = place;
    await ask(grace, 'POST', `${api}/assignments`, asked(ward));
    const at = async (time: string) => {
      clock.set(time);
      await Promise.all([1, 2, 3].map(() => followAssignments(server.world, orgId)));
      return mailsTo(server, ada);
    };
    // Half past three at night in Berlin: nobody is woken.
    clock.set('2026-03-02T02:30:00Z');
    await workOff(server.world, followKind);
    expect(await at('2026-03-02T09:10:00Z')).toEqual(['You’re asked to finish Pain by Friday, March 20']);
    expect(await at('2026-03-12T21:00:00Z')).toHaveLength(1);
    expect(await at('2026-03-13T08:00:00Z')).toEqual(expect.arrayContaining(['Due on Friday, March 20: Pain']));
    expect(await at('2026-03-13T18:00:00Z')).toHaveLength(2);
    expect(await at('2026-03-19T12:00:00Z')).toHaveLength(3);
    expect(await at('2026-03-27T12:00:00Z')).toEqual(expect.arrayContaining(['Pain was due on Friday, March 20']));
    expect(await at('2026-04-20T12:00:00Z')).toHaveLength(4);
    // Lena is in her ward too, and leads it: she is told of Ada, once.
    expect(mailsTo(server, lena).filter((subject) => subject.startsWith('One person is a week late'))).toHaveLength(1);
  },
);

test('a crash between writing a reminder and sending it leaves neither', async ({ ask, server, clock, place }) => {
  const { orgId, ada, grace, ward, api } = place;
  await ask(grace, 'POST', `${api}/assignments`, asked(ward));
  clock.set('2026-03-02T09:10:00Z');
  const broken = { ...server.world, mailer: { send: () => Promise.reject(new Error('gone')) } };
  await expect(followAssignments(broken, orgId)).rejects.toThrow('Not every');
  expect(mailsTo(server, ada)).toEqual([]);
  await followAssignments(server.world, orgId);
  await followAssignments(server.world, orgId);
  expect(mailsTo(server, ada)).toHaveLength(1);
});

test('who joins the group is asked too, and who leaves it is not any more', async ({ ask, server, clock, place }) => {
  const { orgId, ada, grace, ward, api } = place;
  const { body } = await ask(grace, 'POST', `${api}/assignments`, asked(ward));
  const max = await aPerson(server.world.db, { name: 'Max Lang' });
  await join(server.world.db, max, orgId);
  await inOrganization(server.world.db, orgId, async ({ tx }) => {
    await tx.insert(groupMembers).values({ orgId, groupId: ward.id, uid: max.uid });
  });
  clock.set('2026-03-18T09:00:00Z');
  await followAssignments(server.world, orgId);
  const people = async () => (await ask(grace, 'GET', `${api}/assignments/${body.id}/people`)).body.items;
  expect(await people()).toMatchObject([
    { uid: ada.uid, due_on: '2026-03-20' },
    {},
    { uid: max.uid, due_on: '2026-04-01' },
  ]);
  expect((await ask(max, 'GET', `${api}/home`)).body.due_soon).toMatchObject([{ id: 'pain', due_on: '2026-04-01' }]);
  await ask(grace, 'POST', `${api}/groups/${ward.id}/members`, { remove: [max.uid] });
  await followAssignments(server.world, orgId);
  expect((await people()).map(({ uid }: { uid: string }) => uid)).not.toContain(max.uid);
  expect((await ask(max, 'GET', `${api}/home`)).body.due_soon).toEqual([]);
});

test('leave stops the day, and it moves on with them', async ({ ask, server, clock, place }) => {
  const { orgId, ada, grace, ward, api } = place;
  const { body } = await ask(grace, 'POST', `${api}/assignments`, asked(ward));
  const [startedAt, endedAt] = [new Date('2026-03-10T10:00:00Z'), new Date('2026-03-24T10:00:00Z')];
  const own = { orgId, uid: ada.uid, startedAt };
  await inOrganization(server.world.db, orgId, async ({ tx }) => void (await tx.insert(leaves).values(own)));
  const stateOf = async (time: string) => {
    clock.set(time);
    await followAssignments(server.world, orgId);
    const { items } = (await ask(grace, 'GET', `${api}/assignments/${body.id}/people?search=ada`)).body;
    return [items[0].state, items[0].due_on];
  };
  expect(await stateOf('2026-03-22T10:00:00Z')).toEqual(['on_leave', null]);
  await inOrganization(server.world.db, orgId, async ({ tx }) => void (await tx.update(leaves).set({ endedAt })));
  expect(await stateOf('2026-03-25T10:00:00Z')).toEqual(['under_way', '2026-04-03']);
  expect(await stateOf('2026-04-04T10:00:00Z')).toEqual(['late', '2026-04-03']);
});

test('exceptions hold for one person: a later day, or nothing at all', async ({ ask, clock, place }) => {
  const { ada, grace, ward, api } = place;
  const { body } = await ask(grace, 'POST', `${api}/assignments`, asked(ward));
  const path = `${api}/assignments/${body.id}/people/${ada.uid}/exception`;
  clock.set('2026-03-25T10:00:00Z');
  const later = { reason: 'Came back from another ward', due_on: '2026-04-07' };
  expect((await ask(grace, 'PUT', path, later)).body).toMatchObject({ state: 'under_way', due_on: '2026-04-07' });
  expect((await ask(ada, 'GET', `${api}/home`)).body.due_soon).toMatchObject([
    { due_on: '2026-04-07', is_overdue: false },
  ]);
  expect((await ask(grace, 'PUT', path, { reason: 'Teaches it', due_on: null })).body).toMatchObject({
    state: 'exempt',
  });
  expect((await ask(ada, 'GET', `${api}/home`)).body.due_soon).toEqual([]);
  expect((await ask(grace, 'DELETE', path)).body).toMatchObject({ state: 'late', due_on: '2026-03-20', late_days: 5 });
});

test('what is to be done again opens in time, and gives a new certificate', async ({ ask, server, clock, place }) => {
  const { orgId, ada, grace, ward, api } = place;
  const settings = {
    is_on: true,
    title: 'Pain',
    valid_months: 12,
    hours: null,
    signer_name: '',
    signer_role: '',
    text: '',
  };
  await ask(grace, 'PUT', `${api}/certificate-settings/module/pain`, settings);
  await ask(grace, 'POST', `${api}/assignments`, asked(ward));
  const finish = () => ask(ada, 'POST', `${api}/content/ask-first/completion`, { furthest: 1 });
  const own = async () => (await ask(ada, 'GET', `${api}/my-assignments`)).body.items[0];
  clock.set('2026-03-10T10:00:00Z');
  await finish();
  expect(await own()).toMatchObject({ state: 'done', done_on: '2026-03-10', again_on: '2027-03-10' });
  clock.set('2027-02-07T10:00:00Z');
  await followAssignments(server.world, orgId);
  expect(await own()).toMatchObject({ state: 'done' });
  await finish();
  clock.set('2027-02-09T10:00:00Z');
  await followAssignments(server.world, orgId);
  await followAssignments(server.world, orgId);
  expect(await own()).toMatchObject({ state: 'under_way', due_on: '2027-03-10', progress_percentage: 0 });
  const held = async () => (await ask(ada, 'GET', '/api/v1/me/certificates')).body.items;
  expect(await held()).toHaveLength(1);
  clock.set('2027-02-20T10:00:00Z');
  await finish();
  expect(await own()).toMatchObject({ state: 'done', again_on: '2028-03-10' });
  expect(await held()).toMatchObject([
    { state: 'valid', issued_on: '2027-02-20', valid_until: '2028-03-10' },
    { state: 'valid', valid_until: '2027-03-10' },
  ]);
  expect(mailsTo(server, ada)).toEqual(expect.arrayContaining(['It’s time again for Pain, by Wednesday, March 10']));
});

test('a leader sees and asks their own groups, and nobody else', async ({ ask, server, place }) => {
  const { orgId, ada, lena, grace, ward, api } = place;
  const eve = await aPerson(server.world.db, { name: 'Eve Moor' });
  await join(server.world.db, eve, orgId);
  const other = await aGroup(server.world.db, orgId, { name: 'Ward 9', people: [eve] });
  const all = (await ask(grace, 'POST', `${api}/assignments`, { ...asked(ward), group_ids: [] })).body;
  expect((await ask(lena, 'GET', `${api}/assignments`)).body.items).toMatchObject([{ counts: { people: 2 } }]);
  const seen = (await ask(lena, 'GET', `${api}/assignments/${all.id}/people`)).body.items;
  expect(seen.map(({ uid }: { uid: string }) => uid).sort()).toEqual([ada.uid, lena.uid].sort());
  expect((await ask(lena, 'POST', `${api}/assignments`, asked(ward))).status).toBe(201);
  expect((await ask(lena, 'POST', `${api}/assignments`, asked(other))).status).toBe(403);
  expect((await ask(lena, 'POST', `${api}/assignments`, { ...asked(ward), group_ids: [] })).status).toBe(403);
  expect((await ask(lena, 'DELETE', `${api}/assignments/${all.id}`)).status).toBe(403);
  expect((await ask(lena, 'GET', `${api}/members/${eve.uid}/assignments`)).status).toBe(404);
  expect((await ask(lena, 'GET', `${api}/members/${ada.uid}/certificates`)).body).toEqual({ items: [] });
  expect((await ask(ada, 'GET', `${api}/assignments`)).status).toBe(403);
  const exception = { reason: 'No', due_on: null };
  expect((await ask(lena, 'PUT', `${api}/assignments/${all.id}/people/${eve.uid}/exception`, exception)).status).toBe(
    404,
  );
});

test('a preview tells what would follow and sends nothing', async ({ ask, server, clock, place }) => {
  const { ada, grace, ward, api } = place;
  const { body } = await ask(grace, 'POST', `${api}/assignments/preview`, asked(ward));
  expect(body).toMatchObject({
    people: 2,
    done_already: 0,
    items: 1,
    leaders: ['Lena Vogt'],
    steps: [
      { type: 'asked', on: '2026-03-02' },
      { type: 'week_before', on: '2026-03-13' },
      { type: 'day_before', on: '2026-03-19' },
      { type: 'due', on: '2026-03-20' },
      { type: 'week_after', on: '2026-03-27' },
    ],
  });
  expect((await ask(grace, 'GET', `${api}/assignments`)).body.items).toEqual([]);
  const { body: made } = await ask(grace, 'POST', `${api}/assignments`, asked(ward));
  const remind = () => ask(grace, 'POST', `${api}/assignments/${made.id}/reminders`, { uids: [ada.uid] });
  expect([(await remind()).body, (await remind()).body]).toEqual([{ reminded: 1 }, { reminded: 0 }]);
  expect(mailsTo(server, ada)).toEqual(['Due on Friday, March 20: Pain']);
  await ask(grace, 'DELETE', `${api}/assignments/${made.id}`);
  clock.set('2026-03-13T10:00:00Z');
  await workOff(server.world, followKind);
  expect(mailsTo(server, ada)).toHaveLength(1);
  expect((await ask(ada, 'GET', `${api}/home`)).body.due_soon).toEqual([]);
  expect((await ask(grace, 'GET', `${api}/assignments?is_ended=true`)).body.items).toMatchObject([{ id: made.id }]);
});

test('what has ended still says who had done it, as it was on its last day', async ({ ask, server, clock, place }) => {
  const { grace, lena, ward, api } = place;
  const { body: made } = await ask(grace, 'POST', `${api}/assignments`, asked(ward));
  clock.set('2026-03-10T10:00:00Z');
  await ask(lena, 'POST', `${api}/content/ask-first/completion`, { furthest: 1 });
  clock.set('2026-03-25T09:00:00Z');
  await workOff(server.world, followKind);
  const url = `${api}/assignments/${made.id}`;
  const [running] = (await ask(grace, 'GET', `${api}/assignments`)).body.items;
  await ask(grace, 'DELETE', url);
  // Who is late when it ends is not later every day.
  clock.set('2026-05-25T09:00:00Z');
  const [ended] = (await ask(grace, 'GET', `${api}/assignments?is_ended=true`)).body.items;
  expect(ended.counts).toMatchObject({ people: 2, done: 1, late: 1 });
  expect(ended).toMatchObject({ counts: running.counts, late_days: running.late_days });
  expect((await ask(lena, 'GET', `${url}/people`)).body.items).toMatchObject([
    { state: 'late', late_days: 5 },
    { uid: lena.uid, state: 'done' },
  ]);
});

test('the people of an assignment can be had as a table; a leader gets those of their groups', async ({
  ask,
  server,
  place,
}) => {
  const { ada, grace, lena, orgId, api } = place;
  await join(server.world.db, await aPerson(server.world.db, { name: '=1+1' }), orgId);
  const everybody = { target_type: 'module', target_id: 'pain', due: onDay('2026-03-20') };
  const { body: made } = await ask(grace, 'POST', `${api}/assignments`, everybody);
  const url = `${api}/assignments/${made.id}`;
  const reason = 'On parental leave, "until May"';
  await ask(grace, 'PUT', `${url}/people/${ada.uid}/exception`, { reason, due_on: null });
  const table = async (person: Person, query = '') => {
    const { file_name: name, content } = (await ask(person, 'GET', `${url}/people.csv${query}`)).body;
    return { name, content, lines: content.split('\r\n').filter(Boolean) };
  };
  const { name, content, lines } = await table(grace);
  expect(name).toBe('pain-2026-03-02.csv');
  expect(lines[0]).toBe(
    '\uFEFFassignment,name,email,state,asked on,due on,done on,again by,days late,progress in percent,reminders,last reminded on,reason for an exception',
  );
  expect(lines).toHaveLength(5);
  expect(content).toContain('"On parental leave, ""until May"""');
  // A spreadsheet computes nothing out of a name.
  expect(content).toContain("'=1+1");
  expect((await table(lena)).content).not.toContain('1+1');
  expect((await table(grace, '?state=exempt')).lines).toHaveLength(2);
  expect((await ask(ada, 'GET', `${url}/people.csv`)).status).toBe(403);
});

test('people without a language of their own are written to in the organization’s', async ({
  ask,
  server,
  clock,
  place,
}) => {
  const { orgId, ada, lena, grace, ward, api } = place;
  await ask(grace, 'PATCH', `${api}/settings`, { language: 'de' });
  await ask(lena, 'PUT', '/api/v1/users/profile', { language: 'en' });
  await ask(grace, 'POST', `${api}/assignments`, asked(ward));
  clock.set('2026-03-02T09:10:00Z');
  await followAssignments(server.world, orgId);
  expect(mailsTo(server, ada)).toEqual(['Bitte schließ Pain bis Freitag, 20. März ab']);
  expect(mailsTo(server, lena)).toEqual(['You’re asked to finish Pain by Friday, March 20']);
});

test('a course says who asks for it, and how many have finished once that names nobody', async ({
  ask,
  server,
  place,
}) => {
  const { orgId, ada, lena, grace, ward, api } = place;
  const course = { 'courses/first-weeks.yaml': 'title: First weeks\nmodules: [pain]\n' };
  await giveLibrary(server.world, orgId, aLibraryFolder({ '01-ask-first.md': anArticle() }, course));
  const askers = async (person: Person) => (await ask(person, 'GET', `${api}/courses/first-weeks/askers`)).body.items;
  expect(await askers(ada)).toEqual([]);
  const target = { target_type: 'course', target_id: 'first-weeks', due: onDay('2026-03-20') };
  const ofWard = { groups: ['Ward 2A'], is_everybody: false, people: null };
  await ask(lena, 'POST', `${api}/assignments`, { ...target, group_ids: [ward.id] });
  expect(await askers(ada)).toEqual([
    { asked_by: { display_name: 'Lena Vogt', photo_url: null }, asked_on: '2026-03-02', ...ofWard },
  ]);
  expect(await askers(grace)).toEqual([]);
  await ask(lena, 'PATCH', `${api}/membership`, { is_name_hidden: true });
  expect(await askers(ada)).toMatchObject([{ asked_by: null, ...ofWard }]);
  for (const name of ['Max Lang', 'Eve Moor'])
    await join(server.world.db, await aPerson(server.world.db, { name }), orgId);
  await ask(grace, 'POST', `${api}/assignments`, target);
  await ask(lena, 'POST', `${api}/content/ask-first/completion`, { furthest: 1 });
  expect(await askers(ada)).toContainEqual(
    expect.objectContaining({
      asked_by: { display_name: 'Grace Kim', photo_url: null },
      is_everybody: true,
      groups: [],
      people: { asked: 5, finished: 1 },
    }),
  );
  // Who has finished is asked no more.
  expect(await askers(lena)).toEqual([]);
});
