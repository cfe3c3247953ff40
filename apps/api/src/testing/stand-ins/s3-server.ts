import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export const S3_KEY = { accessKeyId: 'test-key', secretAccessKey: 'test-secret' };

interface Stored {
  readonly body: Buffer;
  readonly type: string;
}

/**
 * Speaks as much of S3 as a file store needs, over HTTP: signatures and payload hashes are checked, parts are put
 * together, ranges cut.
 */
export async function startS3Server() {
  const objects = new Map<string, Stored>();
  const uploads = new Map<string, { type: string; parts: Map<number, Buffer> }>();
  const requests: string[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url!, 'http://s3');
    const body = await buffer(request);
    const uploadId = url.searchParams.get('uploadId');
    const name = `${request.method}${url.searchParams.has('uploads') ? ' uploads' : ''}${uploadId ? ' part' : ''}`;
    requests.push(name);
    if (!isSigned(request, url, body)) return reply(response, 403, '<Error><Code>SignatureDoesNotMatch</Code></Error>');
    const type = request.headers['content-type'] ?? '';
    if (name === 'POST uploads') return begin(url.pathname, type, response);
    if (uploadId) return takePart(uploads.get(uploadId)!, { request, url, body, response });
    if (request.method === 'PUT') {
      objects.set(url.pathname, { body, type });
      return reply(response, 200, '', { etag: etagOf(body) });
    }
    if (request.method === 'DELETE') {
      objects.delete(url.pathname);
      return reply(response, 204);
    }
    const object = objects.get(url.pathname);
    if (!object) return reply(response, 404, request.method === 'HEAD' ? '' : '<Error><Code>NoSuchKey</Code></Error>');
    return send(object, request, response);
  }

  function begin(path: string, type: string, response: ServerResponse): void {
    const id = String(uploads.size + 1);
    uploads.set(id, { type, parts: new Map() });
    const [, bucket, ...key] = path.split('/');
    const result = `<Bucket>${bucket}</Bucket><Key>${key.join('/')}</Key><UploadId>${id}</UploadId>`;
    reply(response, 200, `<InitiateMultipartUploadResult>${result}</InitiateMultipartUploadResult>`);
  }

  type Part = { request: IncomingMessage; url: URL; body: Buffer; response: ServerResponse };
  function takePart(
    upload: { type: string; parts: Map<number, Buffer> },
    { request, url, body, response }: Part,
  ): void {
    if (request.method === 'DELETE') return reply(response, 204);
    if (request.method === 'PUT') {
      upload.parts.set(Number(url.searchParams.get('partNumber')), body);
      return reply(response, 200, '', { etag: etagOf(body) });
    }
    const whole = [...upload.parts].sort(([a], [b]) => a - b).map(([, part]) => part);
    objects.set(url.pathname, { body: Buffer.concat(whole), type: upload.type });
    return reply(response, 200, '<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>');
  }

  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    requests,
    stop: () => new Promise<void>((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  };
}

function reply(
  response: ServerResponse,
  status: number,
  body: string | Buffer = '',
  headers: Record<string, string | number> = {},
): void {
  response.writeHead(status, headers).end(body);
}

function send({ body, type }: Stored, request: IncomingMessage, response: ServerResponse): void {
  const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
  const part = range ? body.subarray(Number(range[1]), Number(range[2]) + 1) : body;
  response.writeHead(range ? 206 : 200, { 'content-type': type, 'content-length': part.length, etag: etagOf(body) });
  response.end(request.method === 'HEAD' ? undefined : part);
}

const sha256 = (value: string | Buffer) => createHash('sha256').update(value).digest('hex');
const hmac = (key: string | Buffer, value: string) => createHmac('sha256', key).update(value).digest();
const etagOf = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`;

/** Signature version 4, computed again from what arrived. */
function isSigned(request: IncomingMessage, url: URL, body: Buffer): boolean {
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      request.headers.authorization ?? '',
    );
  if (!match) return false;
  const [, keyId, day, region, signedHeaders, signature] = match as unknown as string[];
  const payload = request.headers['x-amz-content-sha256'] as string;
  if (keyId !== S3_KEY.accessKeyId || (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body))) return false;
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&');
  const headers = signedHeaders!.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [request.method, url.pathname, query, headers.join(''), signedHeaders, payload].join('\n');
  const toSign = [
    'AWS4-HMAC-SHA256',
    request.headers['x-amz-date'],
    `${day}/${region}/s3/aws4_request`,
    sha256(canonical),
  ].join('\n');
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${S3_KEY.secretAccessKey}`, day!), region!));
  return hmac(key, toSign).toString('hex') === signature;
}
