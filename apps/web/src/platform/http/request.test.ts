import { endpoint } from '@snapwell/contract/http/endpoint';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { addressOf, secureHost } from './request.ts';

const list = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/things',
  summary: '',
  authority: 'member',
  params: z.strictObject({ orgId: z.string() }),
  query: z.strictObject({ limit: z.number().nullish(), search: z.string().nullish() }),
  result: z.object({}),
});

test.for([
  ['http://api.snapwell.example', 'https://api.snapwell.example'],
  ['https://api.snapwell.example', 'https://api.snapwell.example'],
  ['http://api.snapwell.example:8080', 'https://api.snapwell.example:8080'],
  ['http://10.example.org', 'https://10.example.org'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['http://192.168.1.20:3000', 'http://192.168.1.20:3000'],
  ['http://[::1]:3000', 'http://[::1]:3000'],
  ['http://ward.local', 'http://ward.local'],
  ['http://intranet:3000', 'http://intranet:3000'],
] as const)('the host %s is called as %s', ([host, called]) => {
  expect(secureHost(host)).toBe(called);
});

test('parameters are escaped and nulls are dropped from queries', () => {
  expect(addressOf(list, { params: { orgId: 'a/b' }, query: { limit: 0, search: null } })).toBe(
    '/api/v1/organizations/a%2Fb/things?limit=0',
  );
  expect(addressOf(list, { params: { orgId: 'riverside' }, query: { limit: undefined } })).toBe(
    '/api/v1/organizations/riverside/things',
  );
});
