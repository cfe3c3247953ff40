import sharp from 'sharp';
import { expect } from 'vitest';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { type Ask, test } from '#testing/api-test.ts';
import { aPerson, aStranger, type Person } from '#testing/people.ts';

test('until they are registered, a person is told so in the words of the sign-in', async ({ ask }) => {
  expect(await ask(aStranger(), 'GET', '/api/v1/users/profile')).toMatchObject({
    status: 404,
    body: { code: 'not_registered', message: 'Your account is not properly registered with our service.' },
  });
});

test('somebody without an organization belongs to "default" and has no points', async ({ ask, server }) => {
  const ada = await aPerson(server.world.db);
  expect((await ask(ada, 'GET', '/api/v1/users/profile')).body).toEqual({
    uid: ada.uid,
    email: ada.email,
    username: 'adaokafor',
    displayName: 'Ada Okafor',
    firstName: 'Ada',
    lastName: 'Okafor',
    photoURL: null,
    role: 'basic',
    organization: 'default',
    language: null,
    metadata: { snap_points: 0 },
  });
});

test('the base profile names the organization the person was in last, with the points there', async ({
  ask,
  server,
  clock,
}) => {
  const { db } = server.world;
  const ada = await aPerson(db);
  const [riverside, academy] = [await anOrganization(db), await anOrganization(db)];
  for (const { id } of [riverside, academy]) await join(db, ada, id, { joinedAt: new Date('2026-01-01') });
  const last = async () => (await ask(ada, 'GET', '/api/v1/users/profile')).body;
  clock.set('2026-03-02T10:00:00Z');
  await ask(ada, 'GET', `/api/v1/organizations/${riverside.id}/profile`);
  expect(await last()).toMatchObject({ organization: riverside.id, metadata: { snap_points: 30 } });
  clock.set('2026-03-02T10:30:00Z');
  await ask(ada, 'GET', `/api/v1/organizations/${academy.id}/profile`);
  expect(await last()).toMatchObject({ organization: academy.id });
  clock.set('2026-03-02T11:00:00Z');
  await ask(ada, 'GET', `/api/v1/organizations/${riverside.id}/profile`);
  expect(await last()).toMatchObject({ organization: riverside.id });
});

test('only what is given is changed, and never the address or the id', async ({ ask, server }) => {
  const ada = await aPerson(server.world.db);
  const before = (await ask(ada, 'GET', '/api/v1/users/profile')).body;
  const changed = await ask(ada, 'PUT', '/api/v1/users/profile', {
    display_name: ' Dr Ada Okafor ',
  });
  expect(changed.body).toEqual({ ...before, displayName: 'Dr Ada Okafor' });
  expect((await ask(ada, 'PUT', '/api/v1/users/profile', {})).body).toEqual(changed.body);
  const refused = await Promise.all(
    [{ email: 'root@snapwell.example' }, { uid: 'root' }, { role: 'ADMIN' }].map((body) =>
      ask(ada, 'PUT', '/api/v1/users/profile', body),
    ),
  );
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400]);
  expect((await ask(ada, 'GET', '/api/v1/users/profile')).body).toEqual(changed.body);
});

test.for([
  'javascript:alert(1)',
  'https://example.com/ada.png',
  '//example.com/ada.png',
  'http://example.com/ada.png',
  'data:image/png;base64,AAAA',
  '/files/avatars/somebody/else.webp',
  '/files/../secrets.json',
  'ada.png',
])('%s is no picture of a profile', async (photoUrl, { ask, server }) => {
  const ada = await aPerson(server.world.db);
  expect(await ask(ada, 'PUT', '/api/v1/users/profile', { photo_url: photoUrl })).toMatchObject({
    status: 400,
    body: { details: [{ path: 'photo_url' }] },
  });
});

const aPicture = (format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif') =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
    .toFormat(format)
    .withMetadata({ exif: { IFD0: { Copyright: 'the camera of Ada' } } })
    .toBuffer();

async function upload(
  ask: Ask,
  as: Person,
  file: Buffer,
  { path = '/api/v1/users/profile-picture', field = 'profile_picture' } = {},
) {
  const form = new FormData();
  form.set(field, new Blob([new Uint8Array(file)]), 'me.png');
  return ask(as, 'PUT', path, form);
}

test.for(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
  'a %s becomes a square without what the camera wrote into it',
  async (format, { ask, server }) => {
    const ada = await aPerson(server.world.db);
    const answer = await upload(ask, ada, await aPicture(format));
    expect(answer.body.photo_url).toMatch(/^\/files\/avatars\/[\w-]{22}\/[\w-]{22}\.webp$/);
    const stored = await fetch(server.origin + answer.body.photo_url);
    expect(stored.headers.get('content-type')).toBe('image/webp');
    const { format: kept, width, height, exif } = await sharp(Buffer.from(await stored.arrayBuffer())).metadata();
    expect({ kept, width, height, exif }).toEqual({ kept: 'webp', width: 512, height: 512, exif: undefined });
    expect((await ask(ada, 'GET', '/api/v1/users/profile')).body.photoURL).toBe(answer.body.photo_url);
  },
);

test('a new picture replaces the file of the old one, and another person keeps theirs', async ({ ask, server }) => {
  const { db } = server.world;
  const [ada, eve] = [await aPerson(db), await aPerson(db, { name: 'Eve Moor' })];
  const { id } = await anOrganization(db);
  await join(db, ada, id);
  const path = `/api/v1/organizations/${id}/profile-picture`;
  const png = await aPicture('png');
  const [first, second] = [await upload(ask, ada, png, { path }), await upload(ask, ada, png, { path })];
  const shown = async (address: string) => (await fetch(server.origin + address)).status;
  expect([await shown(first.body.photo_url), await shown(second.body.photo_url)]).toEqual([404, 200]);
  expect((await ask(ada, 'PUT', '/api/v1/users/profile', { photo_url: second.body.photo_url })).body).toMatchObject({
    photoURL: second.body.photo_url,
  });
  // Eve names Ada's picture as her own, then changes it: nothing of Ada's goes.
  expect((await ask(eve, 'PUT', '/api/v1/users/profile', { photo_url: second.body.photo_url })).status).toBe(400);
  await upload(ask, eve, png);
  expect(await shown(second.body.photo_url)).toBe(200);
  expect((await ask(ada, 'DELETE', '/api/v1/users/profile-picture')).body).toEqual({ photo_url: null });
  expect(await shown(second.body.photo_url)).toBe(404);
});

test.for([
  ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
  ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a picture cut off in the middle', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(50)])],
  ['nothing', Buffer.alloc(0)],
] as const)('%s called me.png is refused', async ([, file], { ask, server }) => {
  const ada = await aPerson(server.world.db);
  expect(await upload(ask, ada, file)).toMatchObject({ status: 415, body: { code: 'unreadable_picture' } });
  expect((await ask(ada, 'GET', '/api/v1/users/profile')).body.photoURL).toBeNull();
});

test('a picture that is too large, in another field, or no upload at all is refused', async ({ ask, server }) => {
  const ada = await aPerson(server.world.db);
  const path = '/api/v1/users/profile-picture';
  expect(await upload(ask, ada, Buffer.alloc(8 * 1024 * 1024 + 1))).toMatchObject({
    status: 413,
    body: { code: 'payload_too_large' },
  });
  expect(await upload(ask, ada, await aPicture('png'), { field: 'avatar' })).toMatchObject({
    status: 400,
    body: { details: [{ path: 'profile_picture' }] },
  });
  expect(await ask(ada, 'PUT', path, { profile_picture: 'x' })).toMatchObject({
    status: 415,
    body: { code: 'unsupported_media_type' },
  });
});

test('the organizations of a person show what they have reached in each, the one used last first', async ({
  ask,
  server,
  clock,
}) => {
  const { db } = server.world;
  const ada = await aPerson(db);
  const [riverside, academy, closed] = [
    await anOrganization(db, { name: 'Riverside' }),
    await anOrganization(db, { name: 'Academy' }),
    await anOrganization(db, { isSuspended: true }),
  ];
  await join(db, ada, riverside.id, { role: 'ORG_ADMIN', systemLevel: 'admin', joinedAt: new Date('2026-01-01') });
  await join(db, ada, academy.id, { joinedAt: new Date('2026-01-02') });
  await join(db, ada, closed.id);
  clock.set('2026-03-02T10:00:00Z');
  await ask(ada, 'GET', `/api/v1/organizations/${riverside.id}/profile`);
  expect((await ask(ada, 'GET', '/api/v1/organizations')).body.items).toMatchObject([
    { id: riverside.id, name: 'Riverside', role: 'ORG_ADMIN', is_admin: true, snap_points: 30, current_streak: 1 },
    { id: academy.id, name: 'Academy', role: 'basic', is_admin: false, snap_points: 0, current_streak: 0 },
  ]);
});

test('a person is answered in the language of their account, and without one in that of their browser', async ({
  ask,
  server,
}) => {
  const ada = await aPerson(server.world.db);
  const refusal = async (token: string | null, accepted: string) => {
    const headers = { 'accept-language': accepted, ...(token && { authorization: `Bearer ${token}` }) };
    const response = await fetch(`${server.origin}/api/v1/organizations/nowhere/home`, { headers });
    return ((await response.json()) as { message: string }).message;
  };
  expect(await refusal(null, 'de-AT,en;q=0.5')).toBe('Bitte melde dich an');
  expect(await refusal(ada.token, 'de')).toBe('Nicht gefunden');
  expect(await refusal(ada.token, 'en')).toBe('Resource not found');
  const changed = await ask(ada, 'PUT', '/api/v1/users/profile', { language: 'de' });
  expect(changed.body).toMatchObject({ language: 'de', displayName: 'Ada Okafor' });
  expect(await refusal(ada.token, 'en')).toBe('Nicht gefunden');
  const followed = await ask(ada, 'PUT', '/api/v1/users/profile', { language: null });
  expect(followed.body).toMatchObject({ language: null });
  expect(await refusal(ada.token, 'en')).toBe('Resource not found');
  expect((await ask(ada, 'PUT', '/api/v1/users/profile', { language: 'fr' })).status).toBe(400);
});
