import { expect } from 'vitest';
import { test } from '#testing/api-test.ts';
import { newFileKey } from './file-keys.ts';

async function store(
  server: { world: { files: { put(key: string, body: Buffer, type: string): Promise<void> } } },
  body: string,
  type: string,
) {
  const key = newFileKey('tests', 'bin');
  await server.world.files.put(key, Buffer.from(body), type);
  return `/files/${key}`;
}

test('a stored film is served in parts, so that it can be sought', async ({ server }) => {
  const address = server.origin + (await store(server, '0123456789', 'video/mp4'));
  const whole = await fetch(address);
  const part = await fetch(address, { headers: { range: 'bytes=2-4' } });
  const beyond = await fetch(address, { headers: { range: 'bytes=10-' } });
  expect([whole.status, await whole.text(), whole.headers.get('accept-ranges')]).toEqual([200, '0123456789', 'bytes']);
  expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([206, '234', 'bytes 2-4/10']);
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */10']);
});

test('a drawing travels compressed, but a part of it does not', async ({ server }) => {
  const address =
    server.origin + (await store(server, '<svg xmlns="http://www.w3.org/2000/svg"/>'.repeat(100), 'image/svg+xml'));
  const [whole, part] = await Promise.all([fetch(address), fetch(address, { headers: { range: 'bytes=0-1999' } })]);
  expect([whole.headers.get('content-encoding'), part.headers.get('content-encoding')]).toEqual(['gzip', null]);
  expect([(await whole.text()).length, (await part.text()).length]).toEqual([4100, 2000]);
});

test('a file that a browser has already is not sent again', async ({ server }) => {
  const address = server.origin + (await store(server, 'x', 'image/webp'));
  const first = await fetch(address);
  const again = await fetch(address, { headers: { 'if-none-match': first.headers.get('etag')! } });
  expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('a part is only sent of the file that the client began with', async ({ server }) => {
  const address = server.origin + (await store(server, '0123456789', 'video/mp4'));
  const answer = await fetch(address, { headers: { range: 'bytes=2-4', 'if-range': '"another"' } });
  expect([answer.status, await answer.text()]).toEqual([200, '0123456789']);
});

test('asking for the head sends none of the file', async ({ server }) => {
  const answer = await fetch(server.origin + (await store(server, '0123456789', 'video/mp4')), { method: 'HEAD' });
  expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([200, '10', '']);
});

test.for([
  ['image/webp', false, null],
  ['video/mp4', false, null],
  ['audio/mpeg', false, null],
  ['image/svg+xml', true, null],
  ['text/vtt', true, null],
  ['text/html', true, 'attachment'],
  ['application/pdf', true, 'attachment'],
] as const)(
  'opened by itself, a file of type %s cannot act as a page of ours',
  async ([type, isSandboxed, disposition], { server }) => {
    const answer = await fetch(server.origin + (await store(server, '<script>alert(1)</script>', type)));
    expect(answer.headers.get('content-type')).toContain(type);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')?.includes("default-src 'none'")).toBe(isSandboxed);
    expect(answer.headers.get('content-disposition')).toBe(disposition);
  },
);

test.for(['nothing/there.webp', '..%2f..%2fsecrets.json', 'a/..%2f..%2fpackage.json', '.hidden/x', 'alone', '%00/x'])(
  'there is no file at %s',
  async (path, { ask }) => {
    expect(await ask(null, 'GET', `/files/${path}`)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  },
);

test('the note beside a stored file is not served', async ({ ask, server }) => {
  const address = await store(server, 'x', 'image/webp');
  expect((await ask(null, 'GET', `${address}.type`)).status).toBe(404);
});
