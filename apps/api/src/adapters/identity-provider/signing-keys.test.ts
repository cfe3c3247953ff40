import { createSigningKeys, WrongSecret } from '@snapwell/identity-service/tokens/signing-keys';
import { KEPT_AFTER_MS, PUBLISH_AHEAD_MS, SIGNS_FOR_MS } from '@snapwell/identity-service/tokens/key-rotation';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { expect, vi } from 'vitest';
import { secretOf } from '#platform/config/server-secret.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { type TestServer } from '#testing/api-test.ts';
import { type IdentityServer, SECRET, signUp, test } from '#testing/identity-test.ts';

const kidOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[0]!, 'base64url').toString()).kid as string;
const kidsOf = async ({ service }: IdentityServer) => (await service.publishedKeys()).keys.map(({ kid }) => kid);

/** Other tests of this worker sign by the same table. */
async function startAnew(identity: IdentityServer, server: TestServer): Promise<void> {
  vi.restoreAllMocks();
  identity.clock.set('');
  await server.database.pool.query('delete from identity_keys');
  await identity.service.maintain();
}

test('a new key is published before it signs, and what the old one signed stays good', async ({
  identity,
  server,
  time,
  onTestFinished,
}) => {
  onTestFinished(() => startAnew(identity, server));
  const [old] = await kidsOf(identity);
  time.passes((SIGNS_FOR_MS - PUBLISH_AHEAD_MS) / 1000);
  await identity.service.maintain();
  // A verifier that reads the list now and keeps it.
  const readAhead = createLocalJWKSet(await identity.service.publishedKeys());
  expect(await kidsOf(identity)).toHaveLength(2);
  const before = await signUp(identity);
  expect(kidOf(before.idToken)).toBe(old);

  time.passes(PUBLISH_AHEAD_MS / 1000);
  await identity.service.maintain();
  const after = await signUp(identity);
  expect(kidOf(after.idToken)).not.toBe(old);
  const currentDate = identity.clock.now();
  await jwtVerify(after.idToken, readAhead, { currentDate });
  for (const { idToken } of [before, after])
    expect((await identity.api(idToken, 'POST', '/api/v1/auth/logout', {})).status).toBe(200);

  time.passes(KEPT_AFTER_MS / 1000);
  await identity.service.maintain();
  expect(await kidsOf(identity)).toEqual([kidOf(after.idToken)]);
  expect((await identity.refresh(after.refreshToken)).status).toBe(200);
});

function keyRing({
  server,
  identity,
  secret = SECRET,
  now = () => identity.clock.now(),
}: {
  server: TestServer;
  identity: IdentityServer;
  secret?: string;
  now?: () => Date;
}) {
  const { db } = server.database;
  return createSigningKeys({
    db,
    transact: (work) => inTransaction(db, work),
    now,
    sealingKey: secretOf(secret).keyFor('signing keys'),
  });
}

test('a private key is sealed in the database, and only with the same secret to be had', async ({
  identity,
  server,
}) => {
  const { rows } = await server.database.pool.query('select * from identity_keys');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('PRIVATE KEY');
  const stranger = keyRing({ server, identity, secret: 'another secret that is long enough' });
  await expect(stranger.current()).rejects.toThrow(WrongSecret);
  // What every start does: it ends there.
  await expect(stranger.rotate()).rejects.toThrow(WrongSecret);
  expect((await keyRing({ server, identity }).current()).kid).toBe(rows[0].kid);
});

test('a server learns a key that another one made when a token names it', async ({
  identity,
  server,
  onTestFinished,
}) => {
  onTestFinished(() => startAnew(identity, server));
  const ours = keyRing({ server, identity });
  const before = (await ours.published()).keys.length;
  await keyRing({ server, identity, now: () => new Date(Date.now() + SIGNS_FOR_MS) }).rotate();
  const { rows } = await server.database.pool.query('select kid from identity_keys order by signs_from desc limit 1');
  const later = performance.now() + 6000;
  vi.spyOn(performance, 'now').mockReturnValue(later);
  expect(await ours.find({ alg: 'RS256', kid: rows[0].kid }, { payload: '', signature: '' })).toBeDefined();
  expect((await ours.published()).keys).toHaveLength(before + 1);
});

test('two servers that start at the same time on one database agree on one key', async ({
  identity,
  server,
  onTestFinished,
}) => {
  onTestFinished(() => startAnew(identity, server));
  await server.database.pool.query('delete from identity_keys');
  const rings = [1, 2, 3].map(() => keyRing({ server, identity }));
  await Promise.all(rings.map((ring) => ring.rotate()));
  const kids = await Promise.all(rings.map(async (ring) => (await ring.current()).kid));
  expect(new Set(kids).size).toBe(1);
});
