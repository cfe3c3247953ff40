import { PART_BYTES } from '@snapwell/contract/library/uploads/uploads.limits';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectApi } from '#platform/http/api.ts';
import { uploadFile, type UploadProgress } from './upload-file.ts';

const ID = '0192f0c8-7e50-7000-8000-000000000001';
const ITEM = { orgId: 'riverside', contentId: 'ward-round' };
const ADDED = { path: 'media/film.mp4', file: { url: '/f', content_type: 'video/mp4', width: null, height: null } };
const LENGTH = 2 * PART_BYTES + 100;

/** As far as the server's side has come, and what it was asked. */
const here = { parts: [] as Blob[], calls: [] as string[], finishes: 0 };
const received = () => here.parts.reduce((sum, { size }) => sum + size, 0);
/** What stands between: refuses, cuts, or lets a call through with `null`. */
let line: (call: string) => Response | null = () => null;

beforeEach(() => {
  Object.assign(here, { parts: [], calls: [], finishes: 0 });
  line = () => null;
  vi.stubGlobal('fetch', async (input: string, { method, body }: RequestInit) => {
    const { pathname, searchParams } = new URL(input);
    const call = `${method} ${pathname.replace(/.*\/items\/ward-round\//, '').replace(ID, 'id')}`;
    here.calls.push(call);
    return line(call) ?? answerTo(call, Number(searchParams.get('offset')), body);
  });
  connectApi({ host: 'http://localhost', getToken: async () => 'token', hasUser: () => true });
});
afterEach(() => vi.unstubAllGlobals());

function answerTo(call: string, offset: number, body: RequestInit['body']): Response {
  if (call === 'POST uploads/id/finish') return Response.json({ added: here.finishes++ > 0 ? ADDED : null });
  if (call === 'DELETE uploads/id') return Response.json({ is_done: true });
  if (call === 'PUT uploads/id') {
    if (offset > received()) return refusal(409, 'upload_out_of_order');
    if (offset === received()) here.parts.push((body as FormData).get('file') as Blob);
  }
  return Response.json({ id: ID, bytes: LENGTH, received: received(), part_bytes: PART_BYTES, expires_at: '' });
}

const refusal = (status: number, code: string) => Response.json({ code, message: code }, { status });
const cut = (): never => {
  throw new TypeError('Failed to fetch');
};

function aFilm(bytes = LENGTH): File {
  return new File([new Uint8Array(bytes).fill(7)], 'film.mp4', { type: 'video/mp4', lastModified: 1000 });
}

function send(film = aFilm(), signal = new AbortController().signal) {
  const told: UploadProgress[] = [];
  const pauses: number[] = [];
  const sent = uploadFile(ITEM, film, {
    signal,
    onProgress: (progress) => told.push(progress),
    pause: async (ms) => void pauses.push(ms),
  });
  return { sent, told, pauses };
}

test('a small file goes at once', async () => {
  line = (call) => (call === 'POST media' ? Response.json(ADDED) : null);
  expect(await send(aFilm(PART_BYTES)).sent).toEqual(ADDED);
  expect(here.calls).toEqual(['POST media']);
});

test('a large one travels in parts, tells how far it is, and waits until it is put together', async () => {
  const { sent, told } = send();
  expect(await sent).toEqual(ADDED);
  expect(here.parts.map(({ size }) => size)).toEqual([PART_BYTES, PART_BYTES, 100]);
  expect(told.map((each) => each.sent)).toEqual([0, PART_BYTES, 2 * PART_BYTES, LENGTH]);
  expect(here.finishes).toBe(2);
});

test('after a lost connection it goes on where the server stands, also when only the answer was lost', async () => {
  let puts = 0;
  line = (call) => {
    if (call !== 'PUT uploads/id') return null;
    puts++;
    // The second part arrives, its answer does not; then nothing comes through at all for a while.
    if (puts === 2) here.parts.push(new Blob([new Uint8Array(PART_BYTES)]));
    return puts >= 2 && puts <= 4 ? cut() : null;
  };
  const { sent, told } = send();
  expect(await sent).toEqual(ADDED);
  expect(received()).toBe(LENGTH);
  expect(told.filter(({ isWaiting }) => isWaiting).map((each) => each.sent)).toEqual([
    PART_BYTES,
    2 * PART_BYTES,
    2 * PART_BYTES,
  ]);
  expect(puts).toBe(5);
});

test('a connection is waited for as long as it takes, ever more patiently', async () => {
  let losses = 0;
  line = () => (losses++ < 20 ? cut() : null);
  const { sent, pauses } = send();
  expect(await sent).toEqual(ADDED);
  expect(pauses.slice(0, 3)).toEqual([1000, 2000, 4000]);
  expect(Math.max(...pauses)).toBe(30_000);
});

test('another window may have come further, or the upload may be gone: it is begun again', async () => {
  let puts = 0;
  line = (call) => {
    if (call !== 'PUT uploads/id') return null;
    puts++;
    if (puts === 1) return refusal(409, 'upload_out_of_order');
    return puts === 2 ? refusal(404, 'not_found') : null;
  };
  expect(await send().sent).toEqual(ADDED);
  expect(here.calls.filter((call) => call === 'POST uploads')).toHaveLength(3);
});

test('what is refused is told at once, and a server that fails again and again is given up', async () => {
  line = (call) => (call === 'PUT uploads/id' ? refusal(415, 'unusable_media') : null);
  await expect(send().sent).rejects.toMatchObject({ code: 'unusable_media' });
  expect(here.calls).toEqual(['POST uploads', 'PUT uploads/id']);
  line = () => refusal(500, 'internal');
  const { sent, pauses } = send();
  await expect(sent).rejects.toMatchObject({ status: 500 });
  expect(pauses).toHaveLength(4);
});

test('cancelling stops after the part on its way and has the rest forgotten', async () => {
  const stop = new AbortController();
  line = (call) => {
    if (call === 'PUT uploads/id') stop.abort();
    return null;
  };
  await expect(send(aFilm(), stop.signal).sent).rejects.toMatchObject({ name: 'AbortError' });
  expect(here.calls).toEqual(['POST uploads', 'PUT uploads/id', 'DELETE uploads/id']);
});

test('a file beyond the limit is refused before anything travels, naming the limit', async () => {
  const film = aFilm(1);
  Object.defineProperty(film, 'size', { value: 1500 * 1024 ** 2 });
  await expect(send(film).sent).rejects.toThrow('This file has 1,500 MB; a film may have 1024 MB.');
  expect(here.calls).toEqual([]);
});
