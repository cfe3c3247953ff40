import { REALTIME_PATH } from '@snapwell/contract/voice/realtime';
import type { EndpointDefinition } from '@snapwell/contract/http/endpoint';
import { slug } from '@snapwell/contract/http/ids';
import { endpointList, outcomeFor, peopleKinds, type PersonKind } from '@snapwell/contract/api/permissions';
import fastify from 'fastify';
import { expect } from 'vitest';
import { z } from 'zod';
import { guardOf } from '../composition/app.ts';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { sendError } from '#platform/http/error-response.ts';
import { serve } from '#platform/http/serve.ts';
import { type Ask, test as base, type TestServer } from '#testing/api-test.ts';
import { aPerson, aStranger, type Person } from '#testing/people.ts';

const cases = endpointList.map(({ endpoint }) => ({ call: `${endpoint.method} ${endpoint.path}`, endpoint }));

/** One person of each kind around one organization. Nobody changes anything, so all tests share them. */
async function gather({ world: { db } }: TestServer) {
  const [here, elsewhere] = [await anOrganization(db), await anOrganization(db)];
  const people: Record<PersonKind, Person | null> = {
    stranger: null,
    'not registered': aStranger(),
    elsewhere: await aPerson(db),
    member: await aPerson(db),
    manager: await aPerson(db),
    'org admin': await aPerson(db),
    'system admin': await aPerson(db, { role: 'ADMIN' }),
  };
  await join(db, people.elsewhere!, elsewhere.id, { role: 'ORG_ADMIN', systemLevel: 'admin' });
  await join(db, people.member!, here.id);
  await join(db, people.manager!, here.id, { systemLevel: 'manager' });
  await join(db, people['org admin']!, here.id, { role: 'ORG_ADMIN', systemLevel: 'admin' });
  return { people, orgId: here.id };
}

const test = base.extend('scene', { scope: 'worker' }, async ({ server }) => gather(server));

/** Values for the parameters of a path that the endpoint takes as well-formed. */
function addressOf({ path, params }: EndpointDefinition, orgId: string): string {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!).filter((name) => name !== 'orgId');
  const forms = ['something', '0'.repeat(32), crypto.randomUUID(), '1', 'version-1', 'course', 'hospital.example'];
  const fits = (form: string) =>
    params?.safeParse({
      ...(path.includes(':orgId') && { orgId }),
      ...Object.fromEntries(names.map((name) => [name, form])),
    }).success ?? true;
  const form = forms.find(fits);
  if (form === undefined) throw new Error(`No form fits the parameters of ${path}.`);
  const address = path.replaceAll(/:(\w+)/g, (_, name: string) => (name === 'orgId' ? orgId : form));
  return path.includes(':orgId') ? address : `${address}?org_id=${orgId}`;
}

const refusalsOf = (endpoint: EndpointDefinition) =>
  peopleKinds.filter((person) => outcomeFor(endpoint.authority, person) !== 'passes');

test.for(cases)('$call refuses everybody it must', async ({ endpoint }, { ask, scene }) => {
  const refusals = refusalsOf(endpoint);
  const answers = await askAs(ask, scene.people, refusals, [endpoint.method, addressOf(endpoint, scene.orgId)]);
  expect(answers).toEqual(refusals.map((person) => [person, outcomeFor(endpoint.authority, person)]));
});

async function askAs(
  ask: Ask,
  people: Record<PersonKind, Person | null>,
  kinds: readonly PersonKind[],
  [method, address]: [string, string],
) {
  const answers: [PersonKind, number][] = [];
  for (const kind of kinds) answers.push([kind, (await ask(people[kind], method, address)).status]);
  return answers;
}

test('everybody else passes the guard of every endpoint', async ({ server, scene }) => {
  // The same guard before handlers that do nothing, so that asking leaves no trace.
  const app = fastify();
  app.setErrorHandler(sendError);
  const around = {
    app,
    guard: guardOf(server.world),
    limit: async () => undefined,
    trail: server.world.trail,
    uploadsDir: '',
  };
  const anyParams = z.looseObject({ orgId: slug.optional() });
  for (const { endpoint } of cases) {
    const { method, path, summary, authority } = endpoint;
    serve(
      around,
      { method, path, summary, authority, params: anyParams, result: z.literal('passed') },
      async () => 'passed' as const,
    );
  }
  const wrong: string[] = [];
  for (const { call, endpoint } of cases) {
    for (const kind of peopleKinds.filter((kind) => outcomeFor(endpoint.authority, kind) === 'passes')) {
      const person = scene.people[kind];
      const answer = await app.inject({
        method: endpoint.method,
        url: addressOf(endpoint, scene.orgId),
        ...(person && { headers: { authorization: `Bearer ${person.token}` } }),
      });
      if (answer.statusCode !== 200) wrong.push(`${kind}: ${call} answered ${answer.statusCode}`);
    }
  }
  await app.close();
  expect(wrong).toEqual([]);
});

test('every endpoint of the contract is served, and nothing else is under /api/v1', async ({ server }) => {
  const missing = cases
    .filter(({ endpoint: { method, path } }) => !server.app.hasRoute({ method, url: path }))
    .map(({ call }) => call);
  expect(missing).toEqual([]);
  const routes = server.app.printRoutes({ commonPrefix: false, includeHooks: false });
  // The socket of the voice speaks no HTTP; its own tests hold who may open it.
  const calls = [...cases.map(({ call }) => call), `GET ${REALTIME_PATH}`];
  expect(servedUnderApi(routes).toSorted()).toEqual(calls.toSorted());
});

/** Reads `METHOD /path` of each route out of the printed tree of routes. */
function servedUnderApi(tree: string): string[] {
  const path: string[] = [];
  const calls: string[] = [];
  for (const line of tree.split('\n')) {
    const [, indent, part, methods] = /^([│ ]*)[├└]── (\S*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
    if (indent === undefined || part === undefined) continue;
    path.length = indent.length / 4;
    path.push(part);
    for (const method of methods?.split(', ') ?? []) if (method !== 'HEAD') calls.push(`${method} ${path.join('')}`);
  }
  return calls.filter((call) => call.includes(' /api/v1/'));
}

test('a token that is refused does not make a stranger of its holder', async ({ ask, scene }) => {
  const forged = { ...scene.people.member!, token: 'nonsense' };
  expect((await ask(forged, 'POST', '/api/v1/events', {})).status).toBe(401);
});
