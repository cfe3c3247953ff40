import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { StoredFile } from '#adapters/files/port.ts';
import type { World } from '#world.ts';
import { AppError } from '../http/app-error.ts';
import { readByteRange } from './byte-range.ts';

/** Segments of plain characters; none begins with a dot, so none climbs out. */
const KEY = /^[\w-][\w.-]*(\/[\w-][\w.-]*)+$/;
/**
 * What a browser may show by itself. SVG may hold scripts, so it is not here: it shows inside a page, where scripts
 * do not run.
 */
const SHOWN = /^(image\/(?!svg)|video\/|audio\/)/;
const READ_IN_PAGES = /^(image\/svg\+xml|text\/vtt)/;

/** Serves stored files under `/files/`. Having the address is the authority (see `file-keys.ts`). */
export function fileRoutes(app: FastifyInstance, { files }: Pick<World, 'files'>): void {
  app.get<{ Params: { '*': string } }>('/files/*', async (request, reply) => {
    const key = request.params['*'];
    const file = KEY.test(key) ? await files.find(key) : null;
    if (!file) throw new AppError('not_found');
    const etag = `"${createHash('sha256').update(key).digest('base64url').slice(0, 27)}"`;
    describe(reply, file, etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();

    const isRangeFresh = request.headers['if-range'] === undefined || request.headers['if-range'] === etag;
    const range = isRangeFresh ? readByteRange(request.headers.range, file.bytes) : null;
    if (range === 'unsatisfiable')
      return reply
        .code(416)
        .header('content-range', `bytes */${file.bytes}`)
        .header('cache-control', 'no-store')
        .send();
    const { start, end } = range ?? { start: 0, end: file.bytes - 1 };
    reply.header('content-length', end - start + 1);
    if (range) {
      // A part of the compressed file would not be the part that was asked for.
      request.headers['x-no-compression'] = 'true';
      reply.code(206).header('content-range', `bytes ${start}-${end}/${file.bytes}`);
    }
    return reply.send(request.method === 'HEAD' ? Readable.from([]) : await file.open(range ?? undefined));
  });
}

function describe(reply: FastifyReply, { contentType }: StoredFile, etag: string): void {
  reply
    .header('content-type', contentType)
    .header('etag', etag)
    .header('accept-ranges', 'bytes')
    .header('x-content-type-options', 'nosniff');
  // A key is never written twice.
  reply.header('cache-control', 'public, max-age=31536000, immutable');
  if (SHOWN.test(contentType)) return;
  // Opened by itself, a stored document is no page of ours: it runs nothing, loads nothing, and has no origin.
  reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox");
  if (!READ_IN_PAGES.test(contentType)) reply.header('content-disposition', 'attachment');
}
