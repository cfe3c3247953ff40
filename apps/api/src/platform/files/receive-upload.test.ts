import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import multipart from '@fastify/multipart';
import { endpoint } from '@snapwell/contract/http/endpoint';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { sendError } from '../http/error-response.ts';
import { sweepUploads } from './receive-upload.ts';
import { serve } from '../http/serve.ts';

const MEGABYTE = 1024 * 1024;
const upload = endpoint({
  method: 'POST',
  path: '/api/v1/upload',
  summary: 'Takes a file.',
  authority: 'anyone',
  file: { field: 'film', maxBytes: MEGABYTE, isOnDisk: true },
  result: z.object({ bytes: z.number() }),
});
const noTrail = { record: async () => undefined, sweep: async () => undefined };
const uploadsDir = mkdtempSync(join(tmpdir(), 'snapwell-uploads-'));
const app = fastify();
let port = 0;

beforeAll(async () => {
  app.setErrorHandler(sendError);
  await app.register(multipart);
  serve(
    { app, guard: async () => null as never, limit: async () => undefined, trail: noTrail, uploadsDir },
    upload,
    async ({ file }) => {
      expect(existsSync(file.path)).toBe(true);
      return { bytes: file.bytes };
    },
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await app.close();
  rmSync(uploadsDir, { recursive: true, force: true });
});

const HEAD =
  '--x\r\ncontent-disposition: form-data; name="film"; filename="film.mp4"\r\ncontent-type: video/mp4\r\n\r\n';
const TAIL = '\r\n--x--\r\n';

/** Sends chunks until the server has answered; tells what it said and how many bytes it let itself be sent. */
async function send(headers: Record<string, string>, chunks: Iterable<Buffer | string>) {
  const sending = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: upload.path,
    headers: { 'content-type': 'multipart/form-data; boundary=x', ...headers },
  });
  // The server may hang up while this is still sending.
  sending.on('error', () => undefined);
  const answered = once(sending, 'response');
  let isAnswered = false;
  void answered.then(() => (isAnswered = true)).catch(() => undefined);
  let sent = 0;
  for (const chunk of chunks) {
    if (isAnswered || sending.destroyed) break;
    sent += chunk.length;
    if (!sending.write(chunk)) await Promise.race([once(sending, 'drain'), answered]).catch(() => undefined);
  }
  if (!isAnswered && !headers['content-length']) sending.end();
  const [response] = (await answered) as [IncomingMessage];
  const body = JSON.parse((await buffer(response)).toString()) as { code?: string; bytes?: number };
  sending.destroy();
  return { status: response.statusCode, body, sent };
}

function* film(megabytes: number): Generator<Buffer | string> {
  yield HEAD;
  for (let i = 0; i < megabytes * 16; i++) yield Buffer.alloc(MEGABYTE / 16);
  yield TAIL;
}

test('an upload within the limit lies on the disk while the call lasts, and no longer', async () => {
  expect(await send({}, film(0.5))).toMatchObject({ status: 200, body: { bytes: MEGABYTE / 2 } });
  expect(readdirSync(uploadsDir)).toEqual([]);
});

test('a film that says it has four gigabytes is refused before it is read', async () => {
  const { status, body, sent } = await send({ 'content-length': String(4 * 1024 * MEGABYTE) }, [HEAD]);
  expect([status, body.code, sent]).toEqual([413, 'payload_too_large', HEAD.length]);
  expect(readdirSync(uploadsDir)).toEqual([]);
});

test('a film that only turns out to have four gigabytes is cut off at the limit, and nothing of it stays', async () => {
  const { status, body, sent } = await send({}, film(4096));
  expect([status, body.code]).toEqual([413, 'payload_too_large']);
  expect(sent).toBeLessThan(64 * MEGABYTE);
  expect(readdirSync(uploadsDir)).toEqual([]);
});

test('after an upload under a wrong name the next one on the same connection is taken', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const sockets = new Set<unknown>();
  const ask = async (field: string) => {
    const body = Buffer.concat([
      Buffer.from(HEAD.replace('film', field)),
      Buffer.alloc(0.9 * MEGABYTE),
      Buffer.from(TAIL),
    ]);
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': body.length };
    const sending = request({ port, host: '127.0.0.1', method: 'POST', path: upload.path, agent, headers });
    sending.on('socket', (socket) => sockets.add(socket));
    sending.end(body);
    const [response] = (await once(sending, 'response')) as [IncomingMessage];
    await buffer(response);
    return response.statusCode;
  };
  const statuses = [];
  for (let i = 0; i < 10; i++) statuses.push(await ask('movie'), await ask('film'));
  agent.destroy();
  expect(statuses).toEqual(Array.from({ length: 10 }, () => [400, 200]).flat());
  expect(sockets.size).toBe(1);
});

function* texts(megabytes: number): Generator<Buffer | string> {
  for (let i = 0; i < megabytes; i++)
    yield `--x\r\ncontent-disposition: form-data; name="text${i}"\r\n\r\n${'x'.repeat(MEGABYTE - 1024)}\r\n`;
  yield TAIL;
}

test('a form that holds texts instead of a file is refused at the first, not gathered in memory', async () => {
  const { status, body, sent } = await send({}, texts(900));
  expect([status, body.code]).toEqual([413, 'payload_too_large']);
  expect(sent).toBeLessThan(64 * MEGABYTE);
});

/** An upload as a killed process leaves it: begun, and last written to, at these times. */
function anUpload(name: string, begun: string, written?: string): void {
  const dir = join(uploadsDir, name);
  mkdirSync(dir);
  if (written) {
    writeFileSync(join(dir, 'file'), 'half a film');
    utimesSync(join(dir, 'file'), new Date(written), new Date(written));
  }
  utimesSync(dir, new Date(begun), new Date(begun));
}

test('what a killed process left of its uploads is removed; what is still being written to, and what is no upload, stays', async () => {
  anUpload('upload-left', '2026-03-01T10:00:00Z', '2026-03-01T10:05:00Z');
  anUpload('upload-empty', '2026-03-01T10:00:00Z');
  anUpload('upload-running', '2026-03-01T10:00:00Z', '2026-03-02T09:59:00Z');
  anUpload('notes', '2026-03-01T10:00:00Z');
  await sweepUploads(uploadsDir, new Date('2026-03-01T12:00:00Z'));
  expect(readdirSync(uploadsDir).toSorted()).toEqual(['notes', 'upload-running']);
});

test('where nothing was ever uploaded there is nothing to sweep', async () => {
  const nowhere = join(uploadsDir, 'not-yet');
  await sweepUploads(nowhere, new Date());
  expect(readdirSync(nowhere)).toEqual([]);
});
