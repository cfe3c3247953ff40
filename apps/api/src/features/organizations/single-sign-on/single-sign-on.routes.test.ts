import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { unseal } from '@snapwell/identity-service/tokens/seal';
import { expect, onTestFinished as whenOver } from 'vitest';
import { createCheckedFetch } from '#adapters/remote-files/checked-fetch.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { aHospital, aRegistered, connectionTo } from '#testing/single-sign-on/hospital.ts';
import { type IdentityServer, test } from '#testing/identity-test.ts';
import { signOn } from '#testing/single-sign-on/sign-on-person.ts';
import { join } from '../organizations.factory.ts';
import { findConnectionRow } from './single-sign-on.repository.ts';

const actsOf = (identity: IdentityServer, orgId: string) =>
  inOrganization(identity.world.db, orgId, async ({ tx }) => {
    const rows = await tx.execute(
      `select e.act, f.details from audit_entries e join audit_facts f on f.seq = e.seq where f.org_id = '${orgId}' order by e.seq`,
    );
    return rows.rows as { act: string; details: object }[];
  });

test('the secret is sealed, never shown, and stays when the rest is changed', async ({ identity, onTestFinished }) => {
  const hospital = await aHospital(identity, onTestFinished);
  const { body } = await hospital.connect();
  expect(JSON.stringify(body)).not.toContain(hospital.provider.clientSecret);
  const { client_secret: secret, ...rest } = connectionTo(hospital.provider);
  const changed = await hospital.ask('PUT', '', { ...rest, system_level: 'manager' });
  expect(changed).toMatchObject({ status: 200, body: { connection: { system_level: 'manager' } } });
  const row = await inOrganization(identity.world.db, hospital.orgId, findConnectionRow);
  expect(row!.sealedSecret).not.toContain(secret);
  expect(unseal(identity.world.signOnKey, row!.sealedSecret)).toBe(secret);
  expect(JSON.stringify(await actsOf(identity, hospital.orgId))).not.toContain(secret);
});

test.for([{ issuer: 'https://elsewhere.example' }, { client_id: 'another' }])(
  'the secret is not told to another address: %o asks for a new one',
  async (change, { identity, onTestFinished }) => {
    const hospital = await aHospital(identity, onTestFinished);
    await hospital.connect();
    const { client_secret: _, ...rest } = connectionTo(hospital.provider);
    expect(await hospital.ask('PUT', '', { ...rest, ...change })).toMatchObject({ body: { code: 'secret_missing' } });
  },
);

test('another issuer begins anew: its accounts are not those of the one before', async ({
  identity,
  onTestFinished,
}) => {
  const [hospital, next] = [await aHospital(identity, onTestFinished), await aHospital(identity, onTestFinished)];
  await hospital.connect();
  const email = hospital.hires('1');
  const { account } = await signOn(identity, hospital.orgId, '1');
  await hospital.ask('PUT', '', { ...connectionTo(next.provider), client_secret: 'x' });
  const after = await hospital.connect();
  expect(after.body.connection.last_entered_at).toBeNull();
  hospital.hires('2', { email });
  expect((await signOn(identity, hospital.orgId, '2')).account.localId).toBe(account.localId);
});

test('each change is written down, without what is secret', async ({ identity, onTestFinished }) => {
  const hospital = await aHospital(identity, onTestFinished);
  await hospital.connect();
  await hospital.connect({ is_active: false });
  await hospital.ask('DELETE', `/domains/${hospital.domain}`);
  await hospital.ask('DELETE');
  expect((await actsOf(identity, hospital.orgId)).map(({ act }) => act)).toEqual([
    'sign_on_domain_added',
    'sign_on_domain_proven',
    'sign_on_set_up',
    'sign_on_changed',
    'sign_on_domain_removed',
    'sign_on_removed',
  ]);
});

test('a domain is proven by its TXT record, and by nothing else', async ({ identity, onTestFinished }) => {
  const hospital = await aHospital(identity, onTestFinished, { isProven: false });
  const { domain } = hospital;
  const { body: named } = await hospital.ask('POST', '/domains', { domain: domain.toUpperCase() });
  expect(named).toMatchObject({ domain, record_name: `_snapwell-verification.${domain}`, proven_at: null });
  expect((await hospital.ask('POST', '/domains', { domain })).body).toEqual(named);
  const prove = () => hospital.ask('POST', `/domains/${domain}/proof`, {});
  expect(await prove()).toMatchObject({ status: 409, body: { code: 'domain_proof_missing' } });
  identity.textRecords.set(named.record_name, [`${named.record_value}x`]);
  expect((await prove()).status).toBe(409);
  identity.textRecords.set(named.record_name, [named.record_value]);
  expect((await prove()).body.proven_at).toBeTypeOf('string');
});

test('a domain belongs to the one organization that has proven it, however many name it', async ({
  identity,
  onTestFinished,
}) => {
  const [owner, other] = [await aHospital(identity, onTestFinished), await aHospital(identity, onTestFinished)];
  const { body: named } = await other.ask('POST', '/domains', { domain: owner.domain });
  identity.textRecords.set(named.record_name, [named.record_value]);
  expect(await other.ask('POST', `/domains/${owner.domain}/proof`, {})).toMatchObject({
    status: 409,
    body: { code: 'domain_taken' },
  });
});

test('only the system administrator may do without the DNS', async ({ identity, onTestFinished }) => {
  const hospital = await aHospital(identity, onTestFinished, { isProven: false });
  await hospital.ask('POST', '/domains', { domain: hospital.domain });
  const path = `/domains/${hospital.domain}/proof`;
  expect((await hospital.ask('POST', path, { without_dns: true })).status).toBe(403);
});

test('people find the way by their address, when it is open', async ({ identity, onTestFinished }) => {
  const hospital = await aHospital(identity, onTestFinished);
  const find = async (email: string) =>
    (await identity.api(hospital.admin, 'POST', '/api/v1/auth/single-sign-on', { email })).body.organization;
  const email = `Anybody@${hospital.domain.toUpperCase()}`;
  expect(await find(email)).toBeNull();
  await hospital.connect();
  expect(await find(email)).toEqual({ organization_id: hospital.orgId, organization_name: 'Riverside' });
  expect(await find('somebody@elsewhere.example')).toBeNull();
  await hospital.connect({ is_active: false });
  expect(await find(email)).toBeNull();
});

test('a hospital can ask for its own sign-in, and whoever runs it still gets in', async ({
  identity,
  onTestFinished,
}) => {
  const hospital = await aHospital(identity, onTestFinished);
  const { db } = identity.world;
  await hospital.connect();
  // Nobody has come in by it: it may shut everybody out.
  expect((await hospital.connect({ is_required: true })).body.code).toBe('single_sign_on_untried');
  hospital.hires('noor');
  const { account } = await signOn(identity, hospital.orgId, 'noor');
  expect((await hospital.connect({ is_required: true })).status).toBe(200);

  const [inDomain, outside] = [await aRegistered(identity, `kim@${hospital.domain}`), await aRegistered(identity)];
  for (const { uid } of [inDomain, outside]) await join(db, { uid }, hospital.orgId);
  const open = async (idToken: string) =>
    (await identity.api(idToken, 'GET', `/api/v1/organizations/${hospital.orgId}/announcements`)).status;
  expect(await open(account.idToken)).toBe(200);
  expect(await open(outside.idToken)).toBe(200);
  expect(await open(hospital.admin)).toBe(200);
  expect(
    await identity.api(inDomain.idToken, 'GET', `/api/v1/organizations/${hospital.orgId}/announcements`),
  ).toMatchObject({ status: 409, body: { code: 'single_sign_on_required' } });

  await hospital.connect({ is_required: false });
  expect(await open(inDomain.idToken)).toBe(200);
});

/** What is on a port of this machine instead of a provider. */
async function somethingElse(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  whenOver(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a test of the connection says that all is well', async ({ identity, onTestFinished }) => {
  const hospital = await aHospital(identity, onTestFinished);
  await hospital.connect();
  expect(await hospital.ask('POST', '/test')).toMatchObject({ status: 200, body: { problem: null, detail: null } });
});

test('a test of the connection says what is wrong', async ({ identity, onTestFinished }) => {
  const hospital = await aHospital(identity, onTestFinished);
  const problemWith = async (changes: object) => {
    await hospital.connect(changes);
    return (await hospital.ask('POST', '/test')).body.problem;
  };
  expect(await problemWith({ client_secret: 'wrong' })).toBe('client-refused');
  expect(await problemWith({ client_id: 'nobody' })).toBe('client-refused');
  expect(await problemWith({ issuer: await somethingElse((_request, response) => response.end('hello')) })).toBe(
    'not-a-provider',
  );
  const liar = await somethingElse((_request, response) =>
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ issuer: hospital.provider.issuer, jwks_uri: `${hospital.provider.issuer}/jwks` })),
  );
  expect(await problemWith({ issuer: liar })).toBe('other-issuer');
  expect(await problemWith({ issuer: 'http://127.0.0.1:9' })).toBe('unreachable');
});

test.for([
  'https://10.1.2.3',
  'https://169.254.169.254/latest',
  'https://localhost:8443',
  'http://93.184.215.14',
  'https://[::1]',
])('the network that the server stands in is not asked: %s', async (issuer, { identity, onTestFinished }) => {
  const hospital = await aHospital(identity, onTestFinished);
  await hospital.connect({ issuer });
  expect((await hospital.ask('POST', '/test')).body.problem).toBe('not-allowed');
});

test('a provider cannot send the server inside by its own settings', async ({ identity, onTestFinished }) => {
  const hospital = await aHospital(identity, onTestFinished);
  let issuer = '';
  issuer = await somethingElse((_request, response) =>
    response.setHeader('content-type', 'application/json').end(
      JSON.stringify({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: 'http://169.254.169.254/token',
        jwks_uri: 'http://10.0.0.1/jwks',
        response_types_supported: ['code'],
      }),
    ),
  );
  await hospital.connect({ issuer });
  expect((await hospital.ask('POST', '/test')).body.problem).toBe('not-allowed');
});

test('an answer that never ends or leads elsewhere is given up', async () => {
  const ask = createCheckedFetch(['127.0.0.1']);
  const endless = await somethingElse((_request, response) => {
    response.writeHead(200);
    for (let i = 0; i < 20; i++) response.write('x'.repeat(64 * 1024));
  });
  await expect(ask(endless, {})).rejects.toThrow(/terminated|failed/);
  const elsewhere = await somethingElse((_request, response) => response.writeHead(302, { location: '/in' }).end());
  expect((await ask(elsewhere, {})).status).toBe(302);
});
