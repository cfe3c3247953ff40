import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../http/app-error.ts';
import { sendError } from '../http/error-response.ts';
import type { RequestLimiter } from '../limits/request-limiter.ts';
import { pageWithFiles } from './route-files.ts';
import { type SharedPage, writeSharedPage } from './shared-page.ts';

const DIST = fileURLToPath(new URL('../../../../web/dist', import.meta.url));

/** The files that the application is made of. */
export const STATIC_FILE = /^\/(assets|audio|icons)\//;

/** Paths that belong to programs: an unknown one is answered with an error, never with the page. */
const NOT_SCREENS =
  /^\/(api|assets|files|config\.json|metrics|\.well-known|demo-issuer|auth\/federated|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com)(\/|$)/;

/** The parts of a public address: `/p/{orgId}/{screen}/{id}`. */
export interface PublicAddress {
  readonly orgId: string;
  readonly screen: string;
  readonly id: string;
}

export interface WebAppOptions {
  readonly publicUrl: string;
  readonly limit: RequestLimiter;
  /** What the page under a public address shows; null where there is nothing to see. */
  describePublic(address: PublicAddress): Promise<SharedPage | null>;
}

/**
 * Serves the built web application, pre-compressed, and its page for every screen's address. Unknown addresses of
 * programs, and everything while there is no build, are answered with the catalogue's error.
 */
export async function serveWebApp(app: FastifyInstance, options: WebAppOptions): Promise<void> {
  const isBuilt = existsSync(join(DIST, 'index.html'));
  const pageOf = isBuilt ? pageWithFiles(DIST) : () => '';
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: DIST,
      preCompressed: true,
      wildcard: false,
      // Assets carry their hash in their name.
      setHeaders: (reply, path) =>
        void reply.header(
          'cache-control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        ),
    });
    servePublicPages(app, options, pageOf);
  }
  app.setNotFoundHandler((request, reply) => {
    const isScreen =
      isBuilt &&
      request.method === 'GET' &&
      !NOT_SCREENS.test(request.url) &&
      (request.headers.accept ?? '').includes('text/html');
    return isScreen ? sendPage(reply).send(pageOf(request.url)) : sendError(new AppError('not_found'), request, reply);
  });
}

/**
 * Public items: the same application, with the item's title and picture in its head for those who share and show
 * links.
 */
function servePublicPages(
  app: FastifyInstance,
  { publicUrl, limit, describePublic }: WebAppOptions,
  pageOf: (address: string) => string,
): void {
  app.get<{ Params: PublicAddress }>('/p/:orgId/:screen/:id', async (request, reply) => {
    await limit('read', request.ip);
    const page = await describePublic(request.params);
    // What is not there says nothing of what it might be: one page for all of it.
    return page
      ? sendPage(reply).send(writeSharedPage(pageOf(request.url), page, publicUrl))
      : sendPage(reply).code(404).send(pageOf('/'));
  });
}

const sendPage = (reply: FastifyReply) =>
  reply.header('content-type', 'text/html; charset=utf-8').header('cache-control', 'no-cache');
