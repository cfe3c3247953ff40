import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { S3_KEY, startS3Server } from '#testing/stand-ins/s3-server.ts';
import { createFolderStore } from './folder-store.ts';
import { createS3Store, type S3Settings } from './s3-store.ts';

const MEGABYTE = 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'snapwell-store-'));
let s3: Awaited<ReturnType<typeof startS3Server>>;
const settings = (): S3Settings => ({
  bucket: 'snapwell',
  region: 'eu-central-1',
  endpoint: s3.endpoint,
  isPathStyle: true,
  credentials: S3_KEY,
  prefix: 'live/',
});

beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true });
});

const stores = [
  {
    where: 'a folder',
    create: () => createFolderStore(folder),
    left: () => readdirSync(folder, { recursive: true }).map(String),
  },
  { where: 'S3-compatible storage', create: () => createS3Store(settings()), left: () => [...s3.objects.keys()] },
];

describe.each(stores)('in $where', ({ create, left }) => {
  test('a file comes back as it went in, with its type, whole and in parts', async () => {
    const store = create();
    await store.put('films/a.mp4', Buffer.from('0123456789'), 'video/mp4');
    const file = (await store.find('films/a.mp4'))!;
    expect([file.contentType, file.bytes]).toEqual(['video/mp4', 10]);
    expect(await text(await file.open())).toBe('0123456789');
    expect(await text(await file.open({ start: 2, end: 4 }))).toBe('234');
  });

  test('a large file is streamed in', async () => {
    const store = create();
    const chunk = Buffer.alloc(MEGABYTE, 'x');
    await store.put('films/large.mp4', Readable.from(Array.from({ length: 20 }, () => chunk)), 'video/mp4');
    const file = (await store.find('films/large.mp4'))!;
    expect(file.bytes).toBe(20 * MEGABYTE);
    expect(await buffer(await file.open({ start: 19 * MEGABYTE, end: 20 * MEGABYTE - 1 }))).toEqual(chunk);
  });

  test('what is not there, or was removed, is not found', async () => {
    const store = create();
    await store.put('pictures/a.webp', Buffer.from('x'), 'image/webp');
    await store.remove('pictures/a.webp');
    await store.remove('pictures/never-was.webp');
    expect([await store.find('pictures/a.webp'), await store.find('pictures/never-was.webp')]).toEqual([null, null]);
  });

  test('a file whose source breaks does not appear, not even in part', async () => {
    const store = create();
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(1000);
        throw new Error('The connection was cut.');
      })(),
    );
    await expect(store.put('films/broken.mp4', broken, 'video/mp4')).rejects.toThrow('The connection was cut.');
    expect(await store.find('films/broken.mp4')).toBeNull();
    expect(left().filter((path) => path.includes('broken'))).toEqual([]);
  });
});

test('a large file travels to S3 in parts, under the prefix of its own', async () => {
  s3.requests.length = 0;
  await createS3Store(settings()).put('films/parts.mp4', Readable.from([Buffer.alloc(9 * MEGABYTE)]), 'video/mp4');
  expect(s3.requests).toEqual(['POST uploads', 'PUT part', 'PUT part', 'POST part']);
  expect(s3.objects.get('/snapwell/live/films/parts.mp4')?.body.length).toBe(9 * MEGABYTE);
});

test('a wrong key is an error and not an absent file', async () => {
  const store = createS3Store({ ...settings(), credentials: { ...S3_KEY, secretAccessKey: 'another' } });
  await expect(store.find('films/a.mp4')).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
});
