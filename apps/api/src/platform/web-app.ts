import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';
import { sendError } from './error-response.ts';

const DIST = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** Paths that belong to programs: an unknown one is answered with an error, never with the page. */
const NOT_SCREENS = /^\/(api|assets|files|auth\/federated|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com)(\/|$)/;

/** Serves the built web application, pre-compressed, and its page for every screen's address. */
export async function serveWebApp(app: FastifyInstance): Promise<void> {
  if (!existsSync(DIST)) return;
  await app.register(fastifyStatic, {
    root: DIST,
    preCompressed: true,
    wildcard: false,
    // Assets carry their hash in their name.
    setHeaders: (reply, path) => void reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'),
  });
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !NOT_SCREENS.test(request.url) && (request.headers.accept ?? '').includes('text/html');
    return isPage ? reply.sendFile('index.html') : sendError(new AppError('not_found'), request, reply);
  });
}
