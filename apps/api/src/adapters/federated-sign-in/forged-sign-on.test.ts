import { generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { expect } from 'vitest';
import { aHospital } from '#testing/single-sign-on/hospital.ts';
import { type IdentityServer, refusal, test } from '#testing/identity-test.ts';
import { signedBy, type TestProvider } from '#testing/single-sign-on/open-id-provider.ts';
import { enterAs, signOn, walkToOrganization } from '#testing/single-sign-on/sign-on-person.ts';
import { isVouchedFor } from './vouched-address.ts';

const now = () => Math.floor(Date.now() / 1000);
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** What a bad provider, or somebody between it and the server, gives instead of an ID token. */
const forgeries: [what: string, forge: (claims: JWTPayload, provider: TestProvider) => string | Promise<string>][] = [
  ['without a signature', (claims) => `${encoded({ alg: 'none' })}.${encoded(claims)}.`],
  [
    'signed by the secret that the client knows too',
    (claims, { clientSecret }) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(clientSecret)),
  ],
  [
    'signed by a key that the provider does not publish',
    async (claims) => {
      const { privateKey } = await generateKeyPair('RS256');
      return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'hospital' }).sign(privateKey);
    },
  ],
  ['for another client', (claims, provider) => signedBy(provider, { ...claims, aud: 'another' })],
  [
    'for several clients, made for another',
    (claims, provider) => signedBy(provider, { ...claims, aud: ['another', 'snapwell'], azp: 'another' }),
  ],
  ['of another issuer', (claims, provider) => signedBy(provider, { ...claims, iss: 'https://accounts.google.com' })],
  ['that has expired', (claims, provider) => signedBy(provider, { ...claims, exp: now() - 120 })],
  [
    'that is older than an hour',
    (claims, provider) => signedBy(provider, { ...claims, iat: now() - 4000, exp: now() + 600 }),
  ],
  ['without a subject', (claims, provider) => signedBy(provider, { ...claims, sub: undefined })],
];

test.for(forgeries)('a token %s is refused at the callback', async ([, forge], { identity, onTestFinished }) => {
  const hospital = await aHospital(identity, onTestFinished);
  await hospital.connect();
  hospital.hires('noor');
  hospital.provider.forge = (claims) => forge(claims, hospital.provider);
  expect(await signOn(identity, hospital.orgId, 'noor')).toMatchObject({ refusal: 'token-invalid', account: null });
  const { items } = (await hospital.ask('GET', '/sign-ins')).body;
  expect(items[0]).toMatchObject({ refusal: 'token-invalid', email: null });
  expect(items[0].detail).not.toBe('');
});

test.for(forgeries)('and so it is by the identity service: %s', async ([, forge], { identity, onTestFinished }) => {
  const hospital = await aHospital(identity, onTestFinished);
  await hospital.connect();
  const { idToken, rawNonce } = await aGoodToken(identity, hospital);
  const claims = JSON.parse(Buffer.from(idToken.split('.')[1]!, 'base64url').toString()) as JWTPayload;
  const forged = await forge(claims, hospital.provider);
  expect(await enterAs(identity, hospital.orgId, forged, rawNonce)).toMatchObject(refusal('INVALID_IDP_RESPONSE'));
  expect((await enterAs(identity, hospital.orgId, idToken, rawNonce)).status).toBe(200);
});

test('a token that was made for another sign-in is refused', async ({ identity, onTestFinished }) => {
  const hospital = await aHospital(identity, onTestFinished);
  await hospital.connect();
  hospital.hires('noor');
  hospital.provider.forge = (claims) => signedBy(hospital.provider, { ...claims, nonce: 'another' });
  expect((await signOn(identity, hospital.orgId, 'noor')).refusal).toBe('token-invalid');
});

test.for([
  ['https://idp.example', { email_verified: true }, true],
  ['https://idp.example', { email_verified: 'true' }, false],
  ['https://idp.example', { xms_edov: true }, false],
  ['https://accounts.google.com', { email_verified: true, hd: 'hospital.example' }, true],
  ['https://accounts.google.com', { email_verified: true }, false],
  ['https://login.microsoftonline.com/0b5e/v2.0', { xms_edov: true }, true],
  ['https://login.microsoftonline.com/0b5e/v2.0', { xms_edov: '1' }, true],
  ['https://login.microsoftonline.com/0b5e/v2.0', { email_verified: true }, false],
  ['https://login.microsoftonline.com.evil.example/', { xms_edov: true }, false],
] as const)('%s with %o vouches for the address: %s', ([issuer, claims, expected]) => {
  expect(isVouchedFor(claims, issuer)).toBe(expected);
});

async function aGoodToken(identity: IdentityServer, hospital: Awaited<ReturnType<typeof aHospital>>) {
  hospital.hires('noor');
  const { result, rawNonce } = await walkToOrganization(identity, hospital.orgId, 'noor');
  return { idToken: result.id_token!, rawNonce };
}
