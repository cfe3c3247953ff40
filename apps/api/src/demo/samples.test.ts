// @module-tag ci
import { expect } from 'vitest';
import { users } from '#features/identity/index.ts';
import { organizations } from '#features/organizations/index.ts';
import { acrossOrganizations } from '#platform/database/transaction.ts';
import { test } from '#testing/api-test.ts';
import { awaitsSamples } from './samples.repository.ts';

const person = (uid: string, isSample: boolean) => ({
  uid,
  email: `${uid}@example.org`,
  username: uid,
  displayName: uid,
  firstName: uid,
  lastName: '',
  isSample,
});

test('samples are made on a new database, and anew where making them was stopped, but never beside real people', async ({
  server,
}) => {
  const seen: boolean[] = [];
  const undo = new Error('Everything is as it was.');
  const work = acrossOrganizations(server.world.db, async (tx) => {
    const look = async () => seen.push(await awaitsSamples(tx, 'last'));
    await tx.delete(organizations);
    await tx.delete(users);
    await look();
    await tx.insert(users).values(person('first', true));
    await tx.insert(organizations).values({ id: 'half-done', name: 'Half done', isSample: true });
    await look();
    await tx.insert(users).values(person('last', true));
    await look();
    await tx.delete(users);
    await tx.insert(users).values(person('somebody', false));
    await look();
    throw undo;
  });
  await expect(work).rejects.toBe(undo);
  expect(seen).toEqual([true, true, false, false]);
});
