import { expect } from 'vitest';
import { anOrganization } from '#features/organizations/organizations.factory.ts';
import { newId } from '#platform/new-id.ts';
import { startTestServer, test as base, type TestServer } from '#testing/api-test.ts';
import { acrossOrganizations, inOrganization } from '../database/transaction.ts';
import { auditSignerOf, canonical, hashEntry } from './audit-chain.ts';
import { cutAuditLog, recordAct, sealAuditLog, verifyAuditLog } from './audit-log.ts';
import { eraseAuditFacts } from './audit.repository.ts';

/** A server of its own: here the log is broken on purpose. */
const test = base
  .extend('broken', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const server = await startTestServer();
    onCleanup(server.stop);
    return server as TestServer;
  })
  .extend('own', async ({ broken }) => {
    await broken.database.pool.query('truncate audit_entries, audit_facts, audit_checkpoints');
    return broken;
  });

const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 12, minute));
const recordAll = ({ world }: TestServer, acts: readonly string[], firstMinute = 0) =>
  acrossOrganizations(world.db, async (tx) => {
    for (const [i, act] of acts.entries())
      await recordAct(tx, {
        actorUid: `admin-${i}`,
        act,
        target: `person-${i}`,
        address: '10.0.0.1',
        details: { b: 1, a: { y: 'é', x: null } },
        at: at(firstMinute + i),
      });
  });

/** As somebody who has the database, and none of the product's ways. */
async function tamper({ database }: TestServer, statement: string): Promise<void> {
  const triggers = (verb: string) =>
    `alter table audit_entries ${verb} trigger user; alter table audit_facts ${verb} trigger user`;
  await database.pool.query(
    `begin; ${triggers('disable')}; select set_config('app.org_id', '*', true); ${statement}; ${triggers('enable')}; commit`,
  );
}
const problemsOf = async ({ world }: TestServer) =>
  (await verifyAuditLog(world)).problems.map(({ seq, what }) => `${seq} ${what}`);

test('the log is whole after acts of many at once, in and outside organizations', { tags: ['ci'] }, async ({ own }) => {
  const { db } = own.world;
  const { id: orgId } = await anOrganization(db);
  const facts = { actorUid: newId(), act: 'member_removed', target: newId(), at: at(0) };
  await Promise.all(
    Array.from({ length: 8 }, (_, i) =>
      i % 2
        ? inOrganization(db, orgId, ({ tx }) => recordAct(tx, { ...facts, orgId }))
        : acrossOrganizations(db, (tx) => recordAct(tx, facts)),
    ),
  );
  expect(await verifyAuditLog(own.world)).toEqual({ entries: 8, problems: [] });
});

test('an act that is rolled back leaves neither an entry nor a gap', async ({ own }) => {
  await recordAll(own, ['one']);
  const undone = acrossOrganizations(own.world.db, async (tx) => {
    await recordAct(tx, { actorUid: null, act: 'never', target: 'x', at: at(1) });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await recordAll(own, ['two']);
  expect(await verifyAuditLog(own.world)).toEqual({ entries: 2, problems: [] });
});

test.for([
  ['an act that is renamed', `update audit_entries set act = 'nothing' where seq = 2`, ['2 hash']],
  ['a time that is moved', `update audit_entries set happened_at = '2020-01-01' where seq = 2`, ['2 hash']],
  ['somebody else named', `update audit_facts set uid = 'eve' where seq = 2`, ['2 facts']],
  ['a detail that is changed', `update audit_facts set details = '{"b": 2}' where seq = 3`, ['3 facts']],
  [
    'an entry taken out',
    `delete from audit_entries where seq = 2; delete from audit_facts where seq = 2`,
    ['2 missing'],
  ],
  [
    'two entries that change places',
    `update audit_entries set seq = 9 where seq = 2; update audit_entries set seq = 2 where seq = 3; update audit_entries set seq = 3 where seq = 9`,
    ['2 link', '2 hash', '3 link', '3 hash', '2 facts', '3 facts', '4 link'],
  ],
  ['the newest entries taken away', `delete from audit_entries where seq > 2`, ['4 missing']],
  ['a checkpoint that is moved', `update audit_checkpoints set seq = 2`, ['2 signature', '2 checkpoint']],
] as const)('%s is found', async ([, statement, problems], { own }) => {
  await recordAll(own, ['one', 'two', 'three', 'four']);
  expect(await sealAuditLog(own.world)).toMatchObject({ seq: 4 });
  expect(await problemsOf(own)).toEqual([]);
  await tamper(own, statement);
  expect((await problemsOf(own)).toSorted()).toEqual([...problems].toSorted());
});

test('a chain that is written anew from the database alone is found by its checkpoint', async ({ own }) => {
  await recordAll(own, ['one', 'two']);
  await sealAuditLog(own.world);
  const { rows } = await own.database.pool.query('select * from audit_entries where seq = 2');
  const { facts_hash: factsHash, previous_hash: previousHash } = rows[0];
  const forged = hashEntry({ seq: 2, act: 'nothing', happenedAt: at(1), factsHash, previousHash });
  const change = `update audit_entries set act = 'nothing', hash = '${forged}' where seq = 2`;
  await tamper(own, change);
  expect(await problemsOf(own)).toEqual(['2 checkpoint']);
  await tamper(own, `update audit_checkpoints set hash = '${forged}'`);
  expect(await problemsOf(own)).toEqual(['2 signature']);
});

test('the database itself refuses to change the log', async ({ own }) => {
  await recordAll(own, ['one']);
  for (const statement of [
    `update audit_entries set act = 'nothing'`,
    'delete from audit_entries',
    `update audit_facts set uid = 'eve'`,
  ]) {
    const change = acrossOrganizations(own.world.db, (tx) => tx.execute(statement));
    await expect(change).rejects.toMatchObject({ cause: { message: 'The audit log is only appended to.' } });
  }
});

test('a person who is erased is gone from the log, and the log is whole', async ({ own }) => {
  await recordAll(own, ['one', 'two', 'three']);
  await acrossOrganizations(own.world.db, async (tx) => {
    await eraseAuditFacts(tx, 'admin-0');
    await eraseAuditFacts(tx, 'person-1');
  });
  const { rows } = await own.database.pool.query('select row_to_json(e)::text as row from audit_entries e');
  expect(rows).toHaveLength(3);
  expect(JSON.stringify(rows)).not.toMatch(/admin-|person-/);
  expect(await verifyAuditLog(own.world)).toEqual({ entries: 3, problems: [] });
});

test('what is older than the log is kept is cut off, and the rest is still proved', async ({ own }) => {
  await recordAll(own, ['one', 'two', 'three', 'four']);
  expect(await cutAuditLog(own.world, at(2))).toBe(2);
  expect(await verifyAuditLog(own.world)).toEqual({ entries: 2, problems: [] });
  expect(await cutAuditLog(own.world, at(2))).toBe(0);
  await recordAll(own, ['five'], 9);
  expect(await verifyAuditLog(own.world)).toEqual({ entries: 3, problems: [] });
  expect(await cutAuditLog(own.world, at(60))).toBe(3);
  await recordAll(own, ['six'], 10);
  expect(await verifyAuditLog(own.world)).toEqual({ entries: 1, problems: [] });
  await tamper(own, 'delete from audit_checkpoints');
  expect(await problemsOf(own)).not.toEqual([]);
});

test('nobody signs for this server with another secret', () => {
  const [ours, theirs] = [auditSignerOf(Buffer.alloc(32, 1)), auditSignerOf(Buffer.alloc(32, 2))];
  const point = { seq: 1, hash: 'x', kind: 'seal' as const, sealedAt: at(0) };
  expect(ours.isSigned({ ...point, signature: ours.sign(point) })).toBe(true);
  expect(ours.isSigned({ ...point, signature: theirs.sign(point) })).toBe(false);
});

test('a value is the same text in whatever order its keys stand', () => {
  expect(canonical({ b: [1, null], a: { d: 'ü', c: undefined } })).toBe(canonical({ a: { d: 'ü' }, b: [1, null] }));
  expect(canonical(['a', 'b'])).not.toBe(canonical(['ab']));
});
