import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

interface Options {
  readonly isHttps: boolean;
  /** Of the scripts that may stand in a page. */
  readonly scriptHashes?: readonly string[];
}

/** Security headers of every answer. Scripts come from this origin only; inline none but those with these hashes. */
export async function secureHeaders(app: FastifyInstance, { isHttps, scriptHashes = [] }: Options): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...scriptHashes],
        // Style attributes are part of how React components position things; they cannot run code.
        'style-src': ["'self'", "'unsafe-inline'"],
        // Backgrounds may be pictures of any https address: one's own choice, or the organization's administrators'.
        'img-src': ["'self'", 'data:', 'blob:', 'https:'],
        'media-src': ["'self'", 'blob:'],
        'connect-src': ["'self'"],
        'worker-src': ["'self'", 'blob:'],
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'self'"],
        // Where a text becomes markup or a script the page decides (`web/platform/device/trusted-types.ts`).
        'require-trusted-types-for': ["'script'"],
        // What is pasted into an article is read in a document of its own, in which nothing runs.
        'trusted-types': ['default', 'ProseMirrorClipboard'],
      },
    },
    // The federated sign-in's popup must keep its opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
