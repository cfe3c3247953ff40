import fastify from 'fastify';
import { expect, test } from 'vitest';
import { secureHeaders } from '../http/secure-headers.ts';
import { allowFrames } from './allow-frames.ts';

test.for([
  [[], "frame-ancestors 'self'", 'SAMEORIGIN'],
  [['https://intranet.example.org'], "frame-ancestors 'self' https://intranet.example.org", undefined],
] as const)('with the sites %j a page may be framed by: %s', async ([sites, ancestors, olderHeader]) => {
  const app = fastify();
  await secureHeaders(app, { isHttps: true });
  app.get('/', async (_request, reply) => {
    allowFrames(reply, sites);
    return reply.send('page');
  });
  const { headers } = await app.inject('/');
  expect(String(headers['content-security-policy']).split(';')).toContain(ancestors);
  expect(headers['x-frame-options']).toBe(olderHeader);
});
