import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '#platform/http/app-error.ts';
import { chooserPage, expiredPage } from './chooser-page.ts';
import { DEMO_ISSUER_PATH, type DemoIssuer } from './demo-issuer.ts';
import { samplePeople } from './sample-people.ts';

/** The sample provider on the wire: its own endpoints, and the page on which an account is chosen. Demo mode only. */
export async function demoIssuerRoutes(app: FastifyInstance, issuer: DemoIssuer): Promise<void> {
  await app.register(
    async (demo) => {
      demo.removeAllContentTypeParsers();
      demo.get<{ Params: { interaction: string } }>('/choose/:interaction', async (request, reply) => {
        const action = `${DEMO_ISSUER_PATH}/choose/${encodeURIComponent(request.params.interaction)}`;
        return sendPage(reply, (nonce) => chooserPage(action, nonce));
      });

      // Everything else is the provider's: it reads the requests' bodies and writes the answers itself.
      await demo.register(async (wire) => {
        wire.addContentTypeParser('*', (_request, _body, done) => done(null));
        wire.all('/*', async (request, reply) => {
          reply.hijack();
          await issuer.handle(request.raw, reply.raw);
        });
      });
      await demo.register(async (form) => {
        form.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
          done(null, new URLSearchParams(body as string)),
        );
        form.post('/choose/:interaction', async (request, reply) => {
          const sub = (request.body as URLSearchParams).get('account');
          if (sub && !samplePeople.some((person) => person.sub === sub)) throw new AppError('not_found');
          if (!(await issuer.choose(request.raw, reply.raw, sub || null))) return sendPage(reply, expiredPage);
          // The provider has sent people on already.
          reply.hijack();
        });
      });
    },
    { prefix: DEMO_ISSUER_PATH },
  );
}

function sendPage(reply: FastifyReply, write: (nonce: string) => string): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
    )
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(write(nonce));
}
