import { and, eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { expect } from 'vitest';
import { aGroup } from '#features/organizations/organizations.factory.ts';
import { memberships } from '#features/organizations/organizations.tables.ts';
import { aBrowser } from '#testing/single-sign-on/federated-person.ts';
import { aHospital, aRegistered, type Hospital } from '#testing/single-sign-on/hospital.ts';
import { codeFor, type IdentityServer, refusal, signUp, test } from '#testing/identity-test.ts';
import { signedBy } from '#testing/single-sign-on/open-id-provider.ts';
import { enterAs, goToProviderOf, signOn, walkToOrganization } from '#testing/single-sign-on/sign-on-person.ts';

async function membershipOf(identity: IdentityServer, orgId: string, uid: string) {
  const [row] = await identity.world.db
    .select()
    .from(memberships)
    .where(and(eq(memberships.orgId, orgId), eq(memberships.uid, uid)));
  return row;
}

const lastEvent = async (hospital: Hospital) => (await hospital.ask('GET', '/sign-ins')).body.items[0];

test('new staff come in by the sign-in of their hospital, into the groups it has chosen', async ({
  identity,
  onTestFinished,
}) => {
  const hospital = await aHospital(identity, onTestFinished);
  const ward = await aGroup(identity.world.db, hospital.orgId);
  expect((await hospital.connect({ group_ids: [ward.id] })).status).toBe(200);
  const email = hospital.hires('noor');

  const { account, entrance } = await signOn(identity, hospital.orgId, 'noor');
  expect(account).toMatchObject({ isNewUser: true, email, emailVerified: true, displayName: 'Noor Haddad' });
  expect(entrance).toMatchObject({
    status: 200,
    body: { uid: account.localId, is_new: true, organization_id: hospital.orgId, is_new_member: true },
  });
  expect(await membershipOf(identity, hospital.orgId, account.localId)).toMatchObject({
    role: 'basic',
    systemLevel: 'learner',
  });
  const { body: group } = await identity.api(
    hospital.admin,
    'GET',
    `/api/v1/organizations/${hospital.orgId}/groups/${ward.id}/members`,
  );
  expect(group.items).toMatchObject([{ uid: account.localId }]);
  expect(await lastEvent(hospital)).toMatchObject({ email, uid: account.localId, refusal: null });

  const again = await signOn(identity, hospital.orgId, 'noor');
  expect(again.entrance?.body).toMatchObject({ uid: account.localId, is_new: false, is_new_member: false });
});

test('an account that is there already is linked when its address is of a proven domain', async ({
  identity,
  onTestFinished,
}) => {
  const hospital = await aHospital(identity, onTestFinished);
  await hospital.connect();
  const email = hospital.hires('mia');
  const { idToken } = await aRegistered(identity, email);
  await identity.toolkit('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  await identity.toolkit('update', { oobCode: codeFor(identity, email) });
  const { body: before } = await identity.toolkit('lookup', { idToken });
  const { account } = await signOn(identity, hospital.orgId, 'mia');
  expect(account.localId).toBe(before.users[0].localId);
});

test('who took an address before its holder came is shut out when they come', async ({ identity, onTestFinished }) => {
  const hospital = await aHospital(identity, onTestFinished);
  await hospital.connect();
  const eve = await signUp(identity, hospital.hires('mia'));
  const { account } = await signOn(identity, hospital.orgId, 'mia');
  expect(account.localId).toBe(eve.uid);
  expect((await identity.refresh(eve.refreshToken)).status).toBe(400);
});

test('a provider opens no account of an address outside its domains, whatever it says', async ({
  identity,
  onTestFinished,
}) => {
  const hospital = await aHospital(identity, onTestFinished);
  await hospital.connect();
  const victim = await aRegistered(identity);
  hospital.provider.accounts.set('eve', { sub: 'eve', email: victim.email, email_verified: true });
  expect(await signOn(identity, hospital.orgId, 'eve')).toMatchObject({ refusal: 'foreign-domain', account: null });
  expect(await lastEvent(hospital)).toMatchObject({ email: victim.email, refusal: 'foreign-domain' });
});

test('the account of a foreign address stays closed too when its token is handed in directly', async ({
  identity,
  onTestFinished,
}) => {
  const hospital = await aHospital(identity, onTestFinished);
  await hospital.connect();
  const victim = await aRegistered(identity);
  hospital.hires('eve');
  const { result, rawNonce } = await walkToOrganization(identity, hospital.orgId, 'eve');
  const forged = await signedBy(hospital.provider, { ...decodeJwt(result.id_token!), email: victim.email, sub: 'x' });
  expect(await enterAs(identity, hospital.orgId, forged, rawNonce)).toMatchObject(refusal('FOREIGN_DOMAIN'));
});

test.for([
  ['an address that the provider has not verified', { email_verified: false }, 'email-not-verified'],
  ['no word about whether it is verified', { email_verified: undefined }, 'email-not-verified'],
  ['no address', { email: undefined }, 'email-missing'],
] as const)('with %s nobody comes in', async ([, changes, why], { identity, onTestFinished }) => {
  const hospital = await aHospital(identity, onTestFinished);
  await hospital.connect();
  hospital.hires('sam', changes);
  expect((await signOn(identity, hospital.orgId, 'sam')).refusal).toBe(why);
  expect(await lastEvent(hospital)).toMatchObject({ refusal: why });
});

test('an address of a domain that is named and not proven counts for nothing', async ({ identity, onTestFinished }) => {
  const hospital = await aHospital(identity, onTestFinished, { isProven: false });
  await hospital.ask('POST', '/domains', { domain: hospital.domain });
  await hospital.connect();
  hospital.hires('sam');
  expect((await signOn(identity, hospital.orgId, 'sam')).refusal).toBe('foreign-domain');
});

test('somebody new who got the address of a leaver does not get their account', async ({
  identity,
  onTestFinished,
}) => {
  const hospital = await aHospital(identity, onTestFinished);
  await hospital.connect();
  const email = hospital.hires('anna-1');
  const { account } = await signOn(identity, hospital.orgId, 'anna-1');
  hospital.hires('anna-2', { email });
  expect((await signOn(identity, hospital.orgId, 'anna-2')).refusal).toBe('SUBJECT_CHANGED');
  expect(await lastEvent(hospital)).toMatchObject({ email, uid: account.localId, refusal: 'subject-changed' });

  expect((await hospital.ask('DELETE', `/links/${account.localId}`)).body).toEqual({ is_released: true });
  expect((await signOn(identity, hospital.orgId, 'anna-2')).account.localId).toBe(account.localId);
  expect((await signOn(identity, hospital.orgId, 'anna-1')).refusal).toBe('SUBJECT_CHANGED');
});

test('who took their account along to a private address is not opened by the hospital any more', async ({
  identity,
  onTestFinished,
}) => {
  const hospital = await aHospital(identity, onTestFinished);
  await hospital.connect();
  hospital.hires('lee');
  const { account } = await signOn(identity, hospital.orgId, 'lee');
  const newEmail = `lee-${account.localId.toLowerCase()}@mail.example`;
  await identity.toolkit('sendOobCode', {
    requestType: 'VERIFY_AND_CHANGE_EMAIL',
    idToken: account.idToken,
    newEmail,
  });
  await identity.toolkit('update', { oobCode: codeFor(identity, newEmail) });
  expect((await signOn(identity, hospital.orgId, 'lee')).refusal).toBe('ACCOUNT_MOVED');
});

test('nobody comes to run the whole system by a provider', async ({ identity, onTestFinished }) => {
  const hospital = await aHospital(identity, onTestFinished, { isProven: false });
  await hospital.connect();
  // Even the domain of the system's own administrators.
  await identity.world.db.execute(
    `begin; select set_config('app.org_id', '*', true); insert into sign_on_domains (org_id, domain, token, proven_at) values ('${hospital.orgId}', 'snapwell.example', 'x', now()); commit`,
  );
  hospital.provider.accounts.set('root', { sub: 'root', email: 'root@snapwell.example', email_verified: true });
  expect((await signOn(identity, hospital.orgId, 'root')).refusal).toBe('ACCOUNT_RESERVED');
});

test('who was deactivated stays outside', async ({ identity, onTestFinished }) => {
  const hospital = await aHospital(identity, onTestFinished);
  await hospital.connect();
  hospital.hires('kim');
  const { account } = await signOn(identity, hospital.orgId, 'kim');
  await identity.world.db
    .update(memberships)
    .set({ isDeactivated: true })
    .where(and(eq(memberships.orgId, hospital.orgId), eq(memberships.uid, account.localId)));
  expect((await signOn(identity, hospital.orgId, 'kim')).refusal).toBe('MEMBERSHIP_DEACTIVATED');
  expect(await lastEvent(hospital)).toMatchObject({ refusal: 'membership-deactivated' });
});

test('who was removed does not come back by an old session', async ({ identity, onTestFinished, time }) => {
  const hospital = await aHospital(identity, onTestFinished);
  await hospital.connect();
  hospital.hires('kim');
  const { account } = await signOn(identity, hospital.orgId, 'kim');
  time.passes(11 * 60);
  expect(await identity.api(account.idToken, 'POST', '/api/v1/auth/single-sign-on/entrance')).toMatchObject({
    status: 409,
    body: { code: 'sign_in_refused' },
  });
});

test('another way of signing in does not make anybody a member', async ({ identity, onTestFinished }) => {
  const hospital = await aHospital(identity, onTestFinished);
  await hospital.connect();
  const { idToken } = await aRegistered(identity, hospital.hires('kim'));
  expect(await identity.api(idToken, 'POST', '/api/v1/auth/single-sign-on/entrance')).toMatchObject({
    body: { code: 'sign_in_refused' },
  });
});

test('who the provider does not let in is told so', async ({ identity, onTestFinished }) => {
  const hospital = await aHospital(identity, onTestFinished);
  await hospital.connect();
  expect((await signOn(identity, hospital.orgId, '')).refusal).toBe('provider-refused');
  expect((await lastEvent(hospital)).detail).toContain('Not assigned.');
});

test('a connection that is off sends nobody away', async ({ identity, onTestFinished }) => {
  const hospital = await aHospital(identity, onTestFinished);
  await hospital.connect({ is_active: false });
  expect((await signOn(identity, hospital.orgId, 'noor')).refusal).toBe('not-configured');
});

test('what was begun for one hospital is not finished at another', async ({ identity, onTestFinished }) => {
  const [honest, evil] = [await aHospital(identity, onTestFinished), await aHospital(identity, onTestFinished)];
  await honest.connect();
  await evil.connect();
  honest.hires('noor');
  const { browser, callback } = await goToProviderOf(identity, honest.orgId, 'noor');
  const { text } = await browser.open(callback.replace(honest.orgId, evil.orgId));
  expect(text).toContain('state-mismatch');
  expect(text).not.toContain('id_token');
});

test('an address of the callback works once, and only in the browser that began', async ({
  identity,
  onTestFinished,
}) => {
  const hospital = await aHospital(identity, onTestFinished);
  await hospital.connect();
  hospital.hires('noor');
  const { browser, callback, result } = await walkToOrganization(identity, hospital.orgId, 'noor');
  expect(result.id_token).toBeTypeOf('string');
  expect((await browser.open(callback)).text).toContain('state-mismatch');
  const fresh = await goToProviderOf(identity, hospital.orgId, 'noor');
  expect((await aBrowser(identity).open(fresh.callback)).text).toContain('state-mismatch');
});

test('a token of another hospital is no token of this one', async ({ identity, onTestFinished }) => {
  const [one, other] = [await aHospital(identity, onTestFinished), await aHospital(identity, onTestFinished)];
  await one.connect();
  await other.connect();
  one.hires('noor');
  const { result, rawNonce } = await walkToOrganization(identity, one.orgId, 'noor');
  expect(await enterAs(identity, other.orgId, result.id_token!, rawNonce)).toMatchObject(
    refusal('INVALID_IDP_RESPONSE'),
  );
  expect(await enterAs(identity, one.orgId, result.id_token!, 'guessed')).toMatchObject(
    refusal('MISSING_OR_INVALID_NONCE'),
  );
});

test('a signed-in account is not linked to a provider by hand', async ({ identity, onTestFinished }) => {
  const hospital = await aHospital(identity, onTestFinished);
  await hospital.connect();
  hospital.hires('eve');
  const ada = await signUp(identity);
  const { result, rawNonce } = await walkToOrganization(identity, hospital.orgId, 'eve');
  const form = new URLSearchParams({
    id_token: result.id_token!,
    nonce: rawNonce,
    providerId: `oidc.${hospital.orgId}`,
  });
  const request = { requestUri: 'http://localhost', postBody: form.toString(), idToken: ada.idToken };
  expect(await identity.toolkit('signInWithIdp', request)).toMatchObject(refusal('OPERATION_NOT_ALLOWED'));
});
