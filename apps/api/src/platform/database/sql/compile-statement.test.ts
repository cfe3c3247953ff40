import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { anOrganization } from '#features/organizations/organizations.factory.ts';
import { groups, organizations } from '#features/organizations/organizations.tables.ts';
import { test } from '#testing/api-test.ts';
import { compileStatement } from './compile-statement.ts';
import { inOrganization } from '../transaction.ts';

test('a statement that is put together once answers in each transaction what that may see', async ({ server }) => {
  const { db } = server.world;
  const ids = [(await anOrganization(db)).id, (await anOrganization(db)).id];
  const groupsNamed = compileStatement((tx) =>
    tx
      .select({ orgId: groups.orgId })
      .from(groups)
      .where(eq(groups.name, sql.placeholder('name'))),
  );
  for (const id of ids)
    await inOrganization(db, id, async ({ tx }) => {
      await tx.insert(groups).values({ orgId: id, id: `of-${id}`, name: 'Compiled' });
      // Not there for anybody else yet: it is this transaction that is asked.
      expect(await groupsNamed(tx, { name: 'Compiled' })).toEqual([{ orgId: id }]);
    });
  for (const id of ids)
    expect(await inOrganization(db, id, ({ tx }) => groupsNamed(tx, { name: 'Compiled' }))).toEqual([{ orgId: id }]);
  expect(await groupsNamed(db, { name: 'Compiled' })).toEqual([]);
});

test('values take the place of what stood there before', async ({ server }) => {
  const { db } = server.world;
  const { id, name } = await anOrganization(db, { name: 'Riverside' });
  const nameOf = compileStatement((tx) =>
    tx
      .select({ name: organizations.name })
      .from(organizations)
      .where(eq(organizations.id, sql.placeholder('id'))),
  );
  expect(await nameOf(db, { id })).toEqual([{ name }]);
  expect(await nameOf(db, { id: 'nobody' })).toEqual([]);
});
