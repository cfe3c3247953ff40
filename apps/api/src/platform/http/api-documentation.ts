import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { hashOf } from '../web/first-files.ts';
import { describeApi } from './openapi.ts';

/** `/api/openapi.json`, and `/api/docs` to read it. */
export async function documentApi(app: FastifyInstance): Promise<void> {
  const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  let description: object | undefined;
  // Made when it is first asked for: by then every route is there, and the start does not wait for it.
  app.get(
    '/api/openapi.json',
    async () => (description ??= describeApi(version, ({ method, path }) => app.hasRoute({ method, url: path }))),
  );

  const { default: scalar } = await import('@scalar/fastify-api-reference');
  await app.register(async (docs) => {
    docs.addHook('onSend', async (_request, reply, payload) => {
      if (typeof payload === 'string' && payload.startsWith('<!doctype html>'))
        reply.header('content-security-policy', policyOf(payload));
      return payload;
    });
    await docs.register(scalar, {
      routePrefix: '/api/docs',
      // Everything that would leave this server is off.
      configuration: {
        url: '/api/openapi.json',
        withDefaultFonts: false,
        hideClientButton: true,
        hiddenClients: true,
        telemetry: false,
        showDeveloperTools: 'never',
        agent: { disabled: true },
        mcp: { disabled: true },
      },
    });
  });
}

/** The page starts the reader from an inline script: it is allowed by its hash, so nothing else inline can run. */
function policyOf(html: string): string {
  const inline = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, code]) => code ?? '')
    .filter((code) => code.trim() !== '');
  const hashes = inline.map(hashOf);
  return `default-src 'self'; script-src 'self' ${hashes.join(' ')}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; object-src 'none'; base-uri 'self'; frame-ancestors 'self'`;
}
