import { expect } from 'vitest';
import { test } from '#testing/api-test.ts';

test('the API describes itself in OpenAPI 3.1, with the authority of each call, and only what it answers', async ({
  ask,
  server,
}) => {
  const { body } = await ask(null, 'GET', '/api/openapi.json');
  expect(body).toMatchObject({
    openapi: '3.1.0',
    paths: {
      '/api/v1/organizations/{orgId}/status': {
        put: { operationId: 'changeStatus', 'x-authority': 'member', security: [{ token: [] }] },
      },
    },
  });
  for (const [path, operations] of Object.entries<object>(body.paths)) {
    const url = path.replaceAll(/\{(\w+)\}/g, ':$1');
    for (const method of Object.keys(operations))
      expect([method, path, server.app.hasRoute({ method: method.toUpperCase() as 'GET', url })]).toEqual([
        method,
        path,
        true,
      ]);
  }
});

test('a schema with a name is written out once, and every reference in the description leads somewhere', async ({
  ask,
}) => {
  const { body } = await ask(null, 'GET', '/api/openapi.json');
  const text = JSON.stringify(body);
  expect(body.components.schemas.SeenPerson.properties).toHaveProperty('is_asleep');
  expect(text.match(/"is_asleep":\{/g)).toHaveLength(1);
  for (const [, name] of text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g))
    expect(body.components.schemas).toHaveProperty(name!);
  expect(text).not.toContain('$defs');
});

test('the page that shows it runs no script of another place', async ({ ask }) => {
  const { status, headers, body } = await ask(null, 'GET', '/api/docs/');
  expect(status).toBe(200);
  expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
  expect(body).not.toMatch(/src="https?:/);
});
