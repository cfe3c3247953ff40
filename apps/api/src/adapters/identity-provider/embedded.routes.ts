import type { IdentityService } from '@snapwell/identity-service/identity-service';
import { KEYS_CACHE_S } from '@snapwell/identity-service/tokens/key-rotation';
import { operations, TOKENS, TOOLKIT } from '@snapwell/identity-service/operations';
import { NotNow, ProtocolError } from '@snapwell/identity-service/protocol-error';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#platform/http/app-error.ts';
import { sendError } from '#platform/http/error-response.ts';
import { readDeviceCookie, writeDeviceCookie } from './device-cookie.ts';

/** The embedded provider on the wire: the protocol that the sign-in SDK speaks, and the public keys of its tokens. */
export async function embeddedIdentityRoutes(app: FastifyInstance, service: IdentityService): Promise<void> {
  const { settings } = service.world;
  const isSecure = settings.publicUrl.startsWith('https:');
  app.get('/.well-known/jwks.json', async (_request, reply) => {
    return reply.header('cache-control', `public, max-age=${KEYS_CACHE_S}`).send(await service.publishedKeys());
  });
  await app.register(async (wire) => {
    wire.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body as string)));
    });
    wire.setErrorHandler(sendRefusal);
    // A verdict that the SDK knows, instead of an answer that it takes for a broken connection.
    for (const part of [TOOLKIT, TOKENS])
      wire.route({
        method: ['GET', 'POST'],
        url: `${part}/*`,
        handler: async (_request, reply) => sendInToolkitShape(reply, 400, 'OPERATION_NOT_ALLOWED'),
      });
    for (const { method, path, run } of operations) {
      wire.route({
        method,
        // The router takes `:` for a parameter; doubled it stands for itself.
        url: path.replace(':', '::'),
        handler: async (request, reply) => {
          const refusal = refusalOfKey((request.query as { key?: unknown }).key, settings.apiKey);
          if (refusal) return sendInToolkitShape(reply, refusal.status, refusal.message);
          const origin = {
            ip: request.ip,
            device: readDeviceCookie(request.headers.cookie),
            acceptLanguage: request.headers['accept-language'],
            giveDevice: (sealed: string) => void reply.header('set-cookie', writeDeviceCookie(sealed, { isSecure })),
          };
          return reply.header('cache-control', 'no-store').send(await run(service.world, request.body, origin));
        },
      });
    }
  });
}

function sendRefusal(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof ProtocolError) return sendInToolkitShape(reply, 400, error.message);
  if (error instanceof NotNow)
    return sendError(new AppError(error.reason === 'busy' ? 'unavailable' : 'too_many_requests'), request, reply);
  // What the framework refused (no JSON, too large) is a verdict; everything else is our fault and must not have the
  // shape of one.
  const isVerdict = 'statusCode' in error && typeof error.statusCode === 'number' && error.statusCode < 429;
  return isVerdict
    ? sendInToolkitShape(reply, 400, `INVALID_ARGUMENT : ${error.message}`)
    : sendError(error, request, reply);
}

/** The hosted provider's words. The key is no secret; a wrong one tells that a page was made for another server. */
function refusalOfKey(key: unknown, apiKey: string) {
  if (!key) return { status: 403, message: 'The request is missing a valid API key.' };
  if (key !== apiKey) return { status: 400, message: 'API key not valid. Please pass a valid API key.' };
  return null;
}

function sendInToolkitShape(reply: FastifyReply, code: number, message: string): FastifyReply {
  return reply
    .code(code)
    .header('cache-control', 'no-store')
    .send({ error: { code, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } });
}
