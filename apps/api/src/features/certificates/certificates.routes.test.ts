import { fromJwk } from '@digitalbazaar/ed25519-multikey';
import { _checkCredential as checkCredential } from '@digitalbazaar/vc';
import { decodeList } from '@digitalbazaar/vc-bitstring-status-list';
import sharp from 'sharp';
import { extractImages, extractText, getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';
import { aLibraryFolder, anArticle, giveLibrary } from '#features/library/library.factory.ts';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { type Ask, test as base, type TestServer } from '#testing/api-test.ts';
import { aPerson, type Person } from '#testing/people.ts';

/** Ada learns, Grace runs the organization; its module gives a certificate for two years. */
const test = base.extend('place', async ({ server, clock, ask }) => {
  clock.set('2026-11-22T10:00:00Z');
  const { db } = server.world;
  const { id: orgId } = await anOrganization(db);
  const [ada, grace] = [await aPerson(db), await aPerson(db, { name: 'Grace Kim' })];
  await join(db, ada, orgId);
  await join(db, grace, orgId, { role: 'ORG_ADMIN' });
  await giveLibrary(server.world, orgId, library);
  const api = `/api/v1/organizations/${orgId}`;
  expect((await ask(grace, 'PUT', `${api}/certificate-settings/module/pain`, settings)).status).toBe(200);
  return { orgId, ada, grace, api };
});
const library = aLibraryFolder({
  '01-ask-first.md': anArticle({ title: 'Ask first' }),
  '02-look.md': anArticle({ title: 'Look' }),
});
const settings = {
  is_on: true,
  title: 'Pain assessment',
  valid_months: 24,
  hours: 1.6,
  signer_name: 'Grace Kim',
  signer_role: 'Head of clinical education',
  text: '',
};

interface Learner {
  readonly api: string;
  readonly ada: Person;
}

/** Ada finishes the module; the number of what she holds then. */
async function finish(ask: Ask, { api, ada }: Learner): Promise<string> {
  for (const id of ['ask-first', 'look']) await ask(ada, 'POST', `${api}/content/${id}/completion`, { furthest: 1 });
  return (await ask(ada, 'GET', '/api/v1/me/certificates')).body.items[0].id;
}

const aPicture = async (background: string) =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width: 300, height: 100, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  ]);
const verify = (ask: Ask, id: string) => ask(null, 'GET', `/api/v1/public/certificates/${id}`);
const fetchFile = async ({ origin }: TestServer, path: string, as?: Person) => {
  const response = await fetch(origin + path, as && { headers: { authorization: `Bearer ${as.token}` } });
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
};

const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());

interface Credential {
  readonly credentialStatus: { readonly statusListCredential: string; readonly statusListIndex: string };
  readonly credentialSubject: { readonly encodedList: string };
}

/** Reads a credential as another system would: with none of the code that made it. Throws for one that does not hold. */
async function readCredential(server: TestServer, jwt: string, now: Date, isList = false): Promise<Credential> {
  const [head, body, signature] = jwt.split('.') as [string, string, string];
  const credential = decode(body) as Credential;
  const here = (address: string) => address.replace(server.world.publicUrl, server.origin);
  const jwk = (await (await fetch(here(decode(head).kid))).json()) as object;
  const verifier = (await fromJwk({ jwk })).verifier();
  const isGenuine = await verifier.verify({
    data: Buffer.from(`${head}.${body}`),
    signature: Buffer.from(signature, 'base64url'),
  });
  if (!isGenuine) throw new Error('tampered');
  checkCredential({ credential, now, mode: 'verify' });
  if (isList) return credential;
  const { statusListCredential: list, statusListIndex: index } = credential.credentialStatus;
  const { credentialSubject } = await readCredential(server, await (await fetch(here(list))).text(), now, true);
  if ((await decodeList(credentialSubject)).getStatus(Number(index))) throw new Error('withdrawn');
  return credential;
}

test('finishing a module gives its certificate once, for anybody to verify', async ({ ask, place }) => {
  const { ada, api } = place;
  await ask(ada, 'POST', `${api}/content/ask-first/completion`, { furthest: 1 });
  expect((await ask(ada, 'GET', '/api/v1/me/certificates')).body.items).toEqual([]);
  const id = await finish(ask, place);
  await ask(ada, 'POST', `${api}/content/look/completion`, { furthest: 1 });
  expect((await ask(ada, 'GET', '/api/v1/me/certificates')).body.items).toMatchObject([
    { id, title: 'Pain assessment', issued_on: '2026-11-22', valid_until: '2028-11-22', state: 'valid' },
  ]);
  const spaced = id.toLowerCase().replaceAll(/(.{4})(?=.)/g, '$1%20');
  expect(await verify(ask, spaced)).toMatchObject({ status: 200, body: { state: 'valid', holder_name: 'Ada Okafor' } });
  expect((await verify(ask, spaced)).body.taught).toEqual([{ title: 'Basics', steps: 2 }]);
  expect((await verify(ask, 'ABCDEFGHJKMN')).status).toBe(404);
});

test('a stranger sees as much of the name as its holder shows', async ({ ask, place }) => {
  const id = await finish(ask, place);
  const show = (name_shown: string) => ask(place.ada, 'PATCH', `/api/v1/me/certificates/${id}`, { name_shown });
  await show('initials');
  expect((await verify(ask, id)).body).toMatchObject({ holder_name: 'A. O.', has_credential: false });
  expect((await ask(null, 'GET', `/api/v1/public/certificates/${id}/credential`)).status).toBe(404);
  await show('none');
  expect((await verify(ask, id)).body.holder_name).toBeNull();
  expect(JSON.stringify((await verify(ask, id)).body)).not.toContain('Okafor');
  expect((await ask(place.grace, 'PATCH', `/api/v1/me/certificates/${id}`, { name_shown: 'full' })).status).toBe(404);
});

test('it ends after its last day, and is withdrawn without a word about whom', async ({ ask, clock, place }) => {
  const { grace, api, ada } = place;
  const id = await finish(ask, place);
  clock.set('2028-11-22T23:00:00Z');
  expect((await verify(ask, id)).body.state).toBe('valid');
  clock.set('2028-11-23T01:00:00Z');
  expect((await verify(ask, id)).body).toMatchObject({ state: 'expired', holder_name: 'Ada Okafor' });
  clock.set('2027-01-02T10:00:00Z');
  const revoked = await ask(grace, 'POST', `${api}/certificates/${id}/revocation`, { reason: 'Given by mistake' });
  expect(revoked.body).toMatchObject({ state: 'revoked', revoke_reason: 'Given by mistake' });
  const { body } = await verify(ask, id);
  expect(body).toMatchObject({ state: 'revoked', revoked_on: '2027-01-02' });
  expect(JSON.stringify(body)).not.toMatch(/Okafor|mistake|Basics/);
  expect((await ask(ada, 'GET', `/api/v1/me/certificates/${id}/pdf`)).status).toBe(409);
  await finish(ask, place);
  expect((await ask(ada, 'GET', '/api/v1/me/certificates')).body.items).toHaveLength(1);
});

test('one that is issued anew names the holder as they are called now', async ({ ask, place }) => {
  const { grace, ada, api } = place;
  const id = await finish(ask, place);
  await ask(ada, 'PUT', '/api/v1/users/profile', { first_name: 'Ada', last_name: 'Vogt' });
  const { status, body } = await ask(grace, 'POST', `${api}/certificates/${id}/reissue`, { reason: 'New name' });
  expect([status, body.state]).toEqual([201, 'valid']);
  expect((await verify(ask, id)).body).toMatchObject({ state: 'revoked', newer_id: body.id });
  expect((await ask(grace, 'POST', `${api}/certificates/${id}/reissue`, { reason: 'Again' })).status).toBe(409);
  expect((await ask(grace, 'GET', `${api}/certificates?state=valid`)).body.items).toMatchObject([{ id: body.id }]);
  expect((await ask(ada, 'POST', `${api}/certificates/${body.id}/revocation`, { reason: 'No' })).status).toBe(403);
});

test('another system reads the credential; a tampered, expired or withdrawn one is refused', async ({
  ask,
  server,
  place,
}) => {
  const { api, grace, ada } = place;
  const id = await finish(ask, place);
  const { bytes } = await fetchFile(server, `/api/v1/me/certificates/${id}/credential`, ada);
  const jwt = bytes.toString();
  const now = new Date('2026-12-01T00:00:00Z');
  const credential = await readCredential(server, jwt, now);
  expect(credential).toMatchObject({
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { name: 'Riverside' },
    credentialSubject: { creditsEarned: 1.6, achievement: { name: 'Pain assessment' } },
  });
  expect(jwt).not.toContain(Buffer.from(ada.email).toString('base64url').slice(2, -4));
  const { bytes: again } = await fetchFile(server, `/api/v1/public/certificates/${id}/credential`);
  expect(again.toString()).toBe(jwt);
  const [head, body, signature] = jwt.split('.') as [string, string, string];
  const forged = { ...decode(body), name: 'Head of surgery' };
  const tampered = [head, Buffer.from(JSON.stringify(forged)).toString('base64url'), signature].join('.');
  await expect(readCredential(server, tampered, now)).rejects.toThrow('tampered');
  await expect(readCredential(server, jwt, new Date('2028-12-01'))).rejects.toThrow('validUntil');
  await ask(grace, 'POST', `${api}/certificates/${id}/revocation`, { reason: 'Mistake' });
  await expect(readCredential(server, jwt, now)).rejects.toThrow('withdrawn');
});

test('old keys stay published when the secret of the server has changed', async ({ ask, server, place }) => {
  const { orgId, ada } = place;
  const id = await finish(ask, place);
  const path = `/api/v1/me/certificates/${id}/credential`;
  const old = (await fetchFile(server, path, ada)).bytes.toString();
  const { issuerKey } = server.world;
  const secret = Buffer.from(issuerKey);
  issuerKey.fill(7);
  const fresh = (await fetchFile(server, path, ada)).bytes.toString();
  issuerKey.set(secret);
  const now = new Date('2026-12-01T00:00:00Z');
  expect(decode(fresh.split('.')[0]!).kid).not.toBe(decode(old.split('.')[0]!).kid);
  await readCredential(server, old, now);
  await readCredential(server, fresh, now);
  const keys = (await ask(null, 'GET', `/api/v1/public/organizations/${orgId}/issuer/keys`)).body.keys;
  expect(keys).toHaveLength(2);
  expect(JSON.stringify(keys)).not.toContain('"d"');
});

test('the printed page is the same each time, tagged, and its text can be selected', async ({ ask, server, place }) => {
  const id = await finish(ask, place);
  const print = () => fetchFile(server, `/api/v1/me/certificates/${id}/pdf`, place.ada);
  const [first, second] = [await print(), await print()];
  expect(first.bytes.equals(second.bytes)).toBe(true);
  const pdf = await getDocumentProxy(new Uint8Array(first.bytes));
  const { text } = await extractText(pdf, { mergePages: true });
  for (const words of ['Ada Okafor', 'Pain assessment', '1.6 hours', 'Grace Kim', id.slice(0, 4)])
    expect(text).toContain(words);
  expect(pdf.numPages).toBe(1);
  const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
  expect(tree).toContain('"role":"H1"');
});

test('the logo and the picture of the signature stand on the page, as they were when it was given', async ({
  ask,
  server,
  place,
}) => {
  const { api, ada, grace } = place;
  const signature = `${api}/certificate-settings/module/pain/signature`;
  const upload = (path: string, field: string, colour: string) =>
    aPicture(colour).then((picture) => {
      const form = new FormData();
      form.set(field, picture, `${field}.png`);
      return ask(grace, 'PUT', path, form);
    });
  expect((await ask(ada, 'DELETE', signature)).status).toBe(403);
  await upload(`${api}/logo`, 'logo', 'green');
  const { body: offer } = await upload(signature, 'signature', 'navy');
  const id = await finish(ask, place);
  // What is set later is for later certificates; the settings without it leave it as it is.
  await ask(grace, 'PUT', `${api}/certificate-settings/module/pain`, settings);
  const offers = (await ask(grace, 'GET', `${api}/certificate-settings`)).body.items;
  expect(offers).toContainEqual(expect.objectContaining({ target_id: 'pain', signature_url: offer.signature_url }));
  await ask(grace, 'DELETE', signature);
  expect((await verify(ask, id)).body.signature_url).toBe(offer.signature_url);
  const { bytes } = await fetchFile(server, `/api/v1/me/certificates/${id}/pdf`, ada);
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  expect(await extractImages(pdf, 1)).toHaveLength(2);
});

test('who leaves the organization takes their certificates along', async ({ ask, place }) => {
  const { ada, api, orgId } = place;
  const id = await finish(ask, place);
  expect((await ask(ada, 'DELETE', `${api}/membership`)).status).toBe(200);
  expect((await ask(ada, 'GET', '/api/v1/me/certificates')).body.items).toMatchObject([{ id, organization_id: orgId }]);
  expect((await verify(ask, id)).body.state).toBe('valid');
});
