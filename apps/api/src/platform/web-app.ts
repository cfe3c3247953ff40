import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';
import { sendError } from './error-response.ts';

const DIST = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** Paths that belong to programs: an unknown one is answered with an error, never with the page. */
const NOT_SCREENS =
  /^\/(api|assets|files|config\.json|\.well-known|demo-issuer|auth\/federated|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com)(\/|$)/;

/**
 * Serves the built web application, pre-compressed, and its page for every screen's address. Unknown addresses of programs, and
 * everything while there is no build, are answered with the catalogue's error.
 */
export async function serveWebApp(app: FastifyInstance): Promise<void> {
  const isBuilt = existsSync(DIST);
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: DIST,
      preCompressed: true,
      wildcard: false,
      // Assets carry their hash in their name.
      setHeaders: (reply, path) => void reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'),
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isScreen = isBuilt && request.method === 'GET' && !NOT_SCREENS.test(request.url) && (request.headers.accept ?? '').includes('text/html');
    return isScreen ? reply.sendFile('index.html') : sendError(new AppError('not_found'), request, reply);
  });
}
