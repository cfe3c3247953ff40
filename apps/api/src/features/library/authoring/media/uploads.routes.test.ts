import { createHash, randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { PART_BYTES, UPLOAD_HOURS } from '@snapwell/contract/library/uploads/uploads.limits';
import { expect } from 'vitest';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { test as base, type TestServer } from '#testing/api-test.ts';
import { aPerson, type Person } from '#testing/people.ts';
import { aLibraryFolder, anArticle, giveLibrary } from '#features/library/library.factory.ts';
import { sweepMediaUploads } from './upload-in-parts.ts';
import { updateUpload } from './uploads.repository.ts';

/** A film of three parts, the last one short, that is no other test's. */
function aFilm(bytes = 2 * PART_BYTES + 12_345): Buffer {
  return Buffer.concat([Buffer.from('\0\0\0\x18ftypisom'), randomBytes(bytes - 12)]);
}

const partOf = (film: Buffer, offset: number) => film.subarray(offset, offset + PART_BYTES);
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Grace and Ben are authors of one organization, Ada learns there, Eve is an author elsewhere. */
const test = base.extend('place', async ({ server, ask }) => {
  const { db } = server.world;
  const [{ id: orgId }, { id: elsewhere }] = [await anOrganization(db), await anOrganization(db)];
  const [ada, grace, ben, eve] = [await aPerson(db), await aPerson(db), await aPerson(db), await aPerson(db)];
  await join(db, ada, orgId);
  for (const author of [grace, ben]) await join(db, author, orgId, { role: 'ORG_ADMIN' });
  await join(db, eve, elsewhere, { role: 'ORG_ADMIN' });
  await giveLibrary(server.world, orgId, aLibraryFolder({ '01-one.md': anArticle() }));
  const item = `/api/v1/organizations/${orgId}/authoring/items/one`;
  const begin = (film: { length: number }, { as = grace, ...given }: { as?: Person; name?: string } = {}) =>
    ask(as, 'POST', `${item}/uploads`, { name: 'Ward round.mp4', modified: 1000, ...given, bytes: film.length });
  const put = (id: string, offset: number, bytes: Buffer, as = grace) => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(bytes)]), 'part');
    return ask(as, 'PUT', `${item}/uploads/${id}?offset=${offset}`, form);
  };
  const finish = (id: string, as = grace) => ask(as, 'POST', `${item}/uploads/${id}/finish`, {});
  /** Sends what is missing, from wherever the server says. */
  const send = async (film: Buffer) => {
    const { id, received } = (await begin(film)).body;
    for (let at = received; at < film.length;) at = (await put(id, at, partOf(film, at))).body.received;
    return id as string;
  };
  return { orgId, ada, grace, ben, eve, item, begin, put, finish, send };
});

const stored = ({ filesDir }: TestServer, orgId: string) =>
  readdirSync(filesDir, { recursive: true })
    .map(String)
    .filter((path) => path.includes(`uploads/${orgId}/`) && path.endsWith('.part'));

/** A connection that is cut when half of a part has travelled. */
async function cutMidway(server: TestServer, { token }: Person, path: string, part: Buffer): Promise<void> {
  const head = Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="part"\r\n\r\n');
  const call = request(server.origin + path, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': head.length + part.length + 9,
    },
  });
  const closed = new Promise<void>((resolve) => call.on('close', resolve).on('error', () => undefined));
  call.write(head);
  await new Promise<void>((resolve) => call.write(part.subarray(0, part.length / 2), () => resolve()));
  call.destroy();
  await closed;
}

test('an upload that is cut in the middle goes on where it stopped and comes to the same bytes', async ({
  server,
  ask,
  place: { orgId, grace, item, begin, put, finish },
}) => {
  const film = aFilm();
  const { body: upload } = await begin(film);
  expect(upload).toMatchObject({ received: 0, bytes: film.length, part_bytes: PART_BYTES });
  await put(upload.id, 0, partOf(film, 0));
  await cutMidway(server, grace, `${item}/uploads/${upload.id}?offset=${PART_BYTES}`, partOf(film, PART_BYTES));
  expect((await finish(upload.id)).body.code).toBe('upload_unfinished');

  // The page was loaded anew, and the same file was chosen again.
  const again = (await begin(film)).body;
  expect(again).toMatchObject({ id: upload.id, received: PART_BYTES });
  await put(again.id, again.received, partOf(film, PART_BYTES));
  const last = await put(again.id, 2 * PART_BYTES, partOf(film, 2 * PART_BYTES));
  expect(last.body.received).toBe(film.length);
  const { added } = (await finish(again.id)).body;
  expect(added).toMatchObject({ path: 'media/ward-round.mp4', file: { content_type: 'video/mp4' } });
  const served = await fetch(server.origin + added.file.url);
  expect(sha256(Buffer.from(await served.arrayBuffer()))).toBe(sha256(film));
  expect((await ask(grace, 'GET', item)).body.media).toHaveProperty('media/ward-round.mp4');
  expect(stored(server, orgId)).toEqual([]);

  // Whoever did not hear the answer asks again: the file was added once.
  expect((await finish(again.id)).body.added).toEqual(added);
  expect(Object.keys((await ask(grace, 'GET', item)).body.media)).toEqual(['media/ward-round.mp4']);
});

test('two windows with the same file go on with one upload, and both end with it', async ({
  server,
  place: { orgId, begin, put, finish },
}) => {
  const film = aFilm(PART_BYTES + 10);
  const both = await Promise.all([begin(film), begin(film)]);
  const [one, other] = both.map(({ body }) => body.id);
  expect(one).toBe(other);
  const first = await Promise.all([put(one, 0, partOf(film, 0)), put(one, 0, partOf(film, 0))]);
  expect(first.map(({ body }) => body.received)).toEqual([PART_BYTES, PART_BYTES]);
  expect(stored(server, orgId)).toHaveLength(1);
  await put(one, PART_BYTES, partOf(film, PART_BYTES));
  const ends = await Promise.all([finish(one), finish(one)]);
  expect(ends.map(({ status }) => status)).toEqual([200, 200]);
  expect(ends.filter(({ body }) => body.added === null).length).toBeLessThan(2);
  expect((await finish(one)).body.added.path).toBe('media/ward-round.mp4');
});

test('parts come in order and in full, and a part that is here already changes nothing', async ({
  place: { begin, put, finish },
}) => {
  const film = aFilm();
  const { id } = (await begin(film)).body;
  expect((await put(id, PART_BYTES, partOf(film, PART_BYTES))).body.code).toBe('upload_out_of_order');
  expect((await put(id, 0, film.subarray(0, 1000))).body).toMatchObject({ code: 'invalid_request' });
  await put(id, 0, partOf(film, 0));
  expect((await put(id, 0, randomBytes(10))).body.received).toBe(PART_BYTES);
  expect((await put(id, PART_BYTES + 1, partOf(film, PART_BYTES + 1))).body.code).toBe('upload_out_of_order');
  await put(id, PART_BYTES, partOf(film, PART_BYTES));
  expect((await put(id, 2 * PART_BYTES, randomBytes(PART_BYTES))).body.code).toBe('invalid_request');
  await put(id, 2 * PART_BYTES, partOf(film, 2 * PART_BYTES));
  expect((await put(id, film.length, randomBytes(1))).body.code).toBe('upload_out_of_order');
  expect((await finish(id)).body.added).not.toBeNull();
});

test.for([0, -1, 1.5, 1024 ** 3 + 1, Number.MAX_SAFE_INTEGER, 1e300])(
  'a file of %s bytes is refused',
  async (length, { place: { begin } }) => {
    const { body } = await begin({ length });
    expect([body.code, body.details[0].path]).toEqual(['invalid_request', 'bytes']);
  },
);

test('a part that is larger than a part is cut off', async ({ place: { begin, put } }) => {
  const film = aFilm();
  const { id } = (await begin(film)).body;
  expect((await put(id, 0, film.subarray(0, PART_BYTES + 1))).status).toBe(413);
  expect((await begin(film)).body.received).toBe(0);
});

test('what is no film is refused with its first part, and a picture may have less than a film', async ({
  server,
  place: { orgId, begin, put },
}) => {
  const program = Buffer.concat([Buffer.from('MZ'), randomBytes(2 * PART_BYTES)]);
  const { id } = (await begin(program, { name: 'film.mp4' })).body;
  expect((await put(id, 0, partOf(program, 0))).body).toMatchObject({ code: 'unusable_media', details: [{}] });
  expect((await put(id, 0, partOf(program, 0))).status).toBe(404);
  const picture = Buffer.alloc(21 * 1024 * 1024);
  picture.set([0x89, 0x50, 0x4e, 0x47]);
  const large = (await begin(picture, { name: 'scan.png' })).body;
  const refused = await put(large.id, 0, partOf(picture, 0));
  expect(refused.body.details[0].message).toBe('The file has 21 MB; image/png may have 20 MB.');
  expect(stored(server, orgId)).toEqual([]);
});

test('what would go beyond the quota is refused before it travels, with both figures', async ({
  server,
  place: { ben, begin },
}) => {
  const { mediaQuotaBytes } = server.world;
  const half = { length: Math.ceil(mediaQuotaBytes / 2) };
  const megabytes = Math.ceil(mediaQuotaBytes / 1024 / 1024);
  // Limits of a file come first where a quota is larger than that.
  if (half.length > 1024 ** 3) throw new Error('The quota of the tests is too large for this one.');
  expect((await begin(half)).status).toBe(200);
  const second = await begin({ length: half.length + 1 }, { as: ben });
  expect(second.status).toBe(413);
  expect(second.body.details[0].message).toContain(`it may have ${megabytes} MB`);
  expect((await begin({ length: 1000 }, { as: ben })).status).toBe(200);
});

test('an upload is its author’s: others do not find it, and learners begin none', async ({
  place: { ada, ben, eve, begin, put, finish },
}) => {
  const film = aFilm();
  const { id } = (await begin(film)).body;
  expect((await put(id, 0, partOf(film, 0), ben)).status).toBe(404);
  expect((await finish(id, ben)).status).toBe(404);
  expect((await begin(film, { as: ben })).body.id).not.toBe(id);
  for (const [as, status] of [[ada, 403] as const, [eve, 404] as const]) {
    expect((await begin(film, { as })).status).toBe(status);
    expect((await put(id, 0, partOf(film, 0), as)).status).toBe(status);
  }
  expect((await put(id, 0, partOf(film, 0))).body.received).toBe(PART_BYTES);
});

test('an upload that is given up, or left for two days, is gone with its parts', async ({
  server,
  clock,
  ask,
  place: { orgId, grace, item, begin, put },
}) => {
  const film = aFilm();
  const { id } = (await begin(film)).body;
  await put(id, 0, partOf(film, 0));
  const cancel = () => ask(grace, 'DELETE', `${item}/uploads/${id}`);
  expect([(await cancel()).status, (await cancel()).status]).toEqual([200, 200]);
  expect(stored(server, orgId)).toEqual([]);
  const next = (await begin(film)).body;
  expect(next.id).not.toBe(id);
  await put(next.id, 0, partOf(film, 0));
  const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  clock.set(hoursFromNow(UPLOAD_HOURS - 1));
  await sweepMediaUploads(server.world);
  expect(stored(server, orgId)).toHaveLength(1);
  clock.set(hoursFromNow(UPLOAD_HOURS + 1));
  await sweepMediaUploads(server.world);
  expect(stored(server, orgId)).toEqual([]);
  clock.set('');
  expect((await put(next.id, PART_BYTES, partOf(film, PART_BYTES))).status).toBe(404);
});

test('a call that was cut off while it put the parts together is taken over, and no sooner', async ({
  server,
  clock,
  place: { orgId, finish, send },
}) => {
  const film = aFilm(PART_BYTES + 1);
  const id = await send(film);
  await inOrganization(server.world.db, orgId, (scope) =>
    updateUpload(scope, id, { finishingAt: server.world.clock.now() }),
  );
  expect((await finish(id)).body).toEqual({ added: null });
  clock.set(new Date(Date.now() + 11 * 60_000).toISOString());
  const { added } = (await finish(id)).body;
  const { open } = (await server.world.files.find(added.file.url.slice('/files/'.length)))!;
  expect((await buffer(await open())).equals(film)).toBe(true);
});
