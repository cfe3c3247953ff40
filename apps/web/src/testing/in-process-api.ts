import { AsyncLocalStorage } from 'node:async_hooks';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InProcessApi, StartInProcessApi } from '@snapwell/api/src/testing/in-process-api.types.ts';

/** Where the pages of journeys stand, and where their server believes to stand. */
export const ORIGIN = 'http://localhost:3000';

// By its address, so that Node loads it as it is, and the types of the web stay without those of the API.
const DOOR = pathToFileURL(join(import.meta.dirname, '../../../api/src/testing/in-process-api.ts')).href;

const side = new AsyncLocalStorage<'server'>();

/** Whether this code runs on behalf of the server, which shares timers and other globals with the pages of a test. */
export const isServerSide = (): boolean => side.getStore() === 'server';

/** The real API, in this process; see `startInProcessApi`. */
export async function startApi(samples: string): Promise<InProcessApi> {
  const { startInProcessApi } = (await import(/* @vite-ignore */ DOOR)) as { startInProcessApi: StartInProcessApi };
  const api = await side.run('server', () => startInProcessApi({ samples, publicUrl: ORIGIN }));
  return { ...api, answer: (request) => side.run('server', () => api.answer(request)) };
}

/** `fetch` as a page has it, with the API behind it instead of a network. */
export async function fetchFrom(
  api: InProcessApi,
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, location.href);
  if (url.origin !== ORIGIN) throw new TypeError(`Failed to fetch ${url.href}: a journey has no network.`);
  const sent = await bytesOf(init.body ?? null);
  const { status, headers, body } = await api.answer({
    method: init.method ?? 'GET',
    path: url.pathname + url.search,
    headers: { ...Object.fromEntries(new Headers(init.headers)), ...(sent && { 'content-type': sent.type }) },
    body: sent && sent.bytes,
    signal: init.signal ?? null,
  });
  const isEmpty = status === 204 || status === 304;
  return new Response(isEmpty ? null : body, { status, headers });
}

/** A body as bytes and their type. The window's own forms and files are not the ones that Node's `Response` knows. */
async function bytesOf(body: BodyInit | null): Promise<{ bytes: Uint8Array; type: string } | null> {
  if (body === null) return null;
  if (typeof body === 'string') return { bytes: new TextEncoder().encode(body), type: 'application/json' };
  if (body instanceof URLSearchParams)
    return { bytes: new TextEncoder().encode(String(body)), type: 'application/x-www-form-urlencoded' };
  if (!(body instanceof FormData)) throw new TypeError('A journey sends texts and forms.');
  const boundary = 'journey-boundary';
  const parts: BlobPart[] = [];
  for (const [name, value] of body) {
    const isFile = typeof value !== 'string';
    const head = isFile ? `; filename="${value.name}"\r\ncontent-type: ${value.type}` : '';
    const content = isFile ? await readBytes(value) : value;
    parts.push(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"${head}\r\n\r\n`, content, '\r\n');
  }
  parts.push(`--${boundary}--\r\n`);
  return { bytes: await readBytes(new Blob(parts)), type: `multipart/form-data; boundary=${boundary}` };
}

function readBytes(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(new Uint8Array(reader.result as ArrayBuffer)));
    reader.addEventListener('error', () => reject(reader.error!));
    reader.readAsArrayBuffer(blob);
  });
}
