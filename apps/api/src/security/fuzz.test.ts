import { join as joinPath } from 'node:path';
import { ORGANIZATIONS_DIR } from '@snapwell/demo-library/library';
import { endpointList } from '@snapwell/contract/api/permissions';
import { expect } from 'vitest';
import { updateUser } from '#features/identity/index.ts';
import { importLibrary, openFolder } from '#features/library/index.ts';
import { listPublishedItems } from '#features/learning/index.ts';
import { updateOrganization } from '#features/organizations/index.ts';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { inOrganization, inTransaction } from '#platform/database/transaction.ts';
import { test, type TestServer } from '#testing/api-test.ts';
import { judgeAnswer } from '#testing/fuzz/judge-answer.ts';
import { createKnownValues, type KnownValues } from '#testing/fuzz/known-values.ts';
import { makeCall } from '#testing/fuzz/make-call.ts';
import { createRandom } from '#testing/fuzz/random.ts';
import { aPerson, aStranger, type Person } from '#testing/people.ts';
import { giveQuiz, aQuizFile } from '#testing/quiz-places.ts';

/** `npm run fuzz` asks for 30,000, by a seed that it tells. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 250);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122);
/** By then callers have left, shut each other out and deleted themselves. */
const REQUESTS_OF_A_CAST = 40;
const HOUR = 3_600_000;

/** Somebody of each kind, around an organization that is alive. */
async function aCast({ world: { db } }: TestServer, here: string, elsewhere: string) {
  await inTransaction(db, async (tx) => {
    for (const id of [here, elsewhere]) await updateOrganization(tx, id, { isSuspended: false });
  });
  const cast = {
    stranger: null,
    unregistered: aStranger(),
    learner: await aPerson(db),
    manager: await aPerson(db),
    admin: await aPerson(db),
    foreign: await aPerson(db),
    'system admin': await aPerson(db, { role: 'ADMIN' }),
  };
  await join(db, cast.learner, here);
  await join(db, cast.manager, here, { systemLevel: 'manager' });
  await join(db, cast.admin, here, { role: 'ORG_ADMIN', systemLevel: 'admin' });
  await join(db, cast.foreign, elsewhere, { role: 'ORG_ADMIN', systemLevel: 'admin' });
  // A caller that an earlier system administrator disabled would be of no use to a later one.
  await inTransaction(db, async (tx) => {
    for (const { uid } of Object.values(cast).filter((person) => person !== null))
      await updateUser(tx, uid, { isDisabled: false });
  });
  return cast as Record<string, Person | null>;
}

/** The items of the library, so that requests reach them from the beginning. */
async function idsIn({ db }: TestServer['world'], orgId: string) {
  const items = await inOrganization(db, orgId, (scope) => listPublishedItems(scope));
  return {
    content_id: items.map(({ contentId }) => contentId),
    module_id: items.flatMap(({ moduleId }) => moduleId ?? []),
    quiz_id: items.filter(({ kind }) => kind === 'quiz').map(({ contentId }) => contentId),
  };
}

/** Learns the ids of what is there. */
async function lookAround(origin: string, { token }: Person, orgId: string, known: KnownValues): Promise<void> {
  for (const { endpoint } of endpointList) {
    const { method, path } = endpoint;
    if (method !== 'GET' || !/:orgId\/[a-z-]+$/.test(path) || endpoint.isStream) continue;
    const address = origin + path.replace(':orgId', orgId);
    const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
    if (response.ok && !endpoint.download) known.learn(path, await response.json());
  }
}

test(
  `no request of ${REQUESTS} makes the server fail, hang, or answer what the contract does not say`,
  {
    timeout: 4 * HOUR,
  },
  async ({ server }) => {
    const { world } = server;
    const [here, elsewhere] = [(await anOrganization(world.db)).id, (await anOrganization(world.db)).id];
    if (REQUESTS > 1000)
      await importLibrary(world, {
        orgId: here,
        folder: await openFolder(joinPath(ORGANIZATIONS_DIR, 'academy')),
        isDryRun: false,
      });
    else await giveQuiz(world, here, aQuizFile());
    await giveQuiz(world, elsewhere, aQuizFile());

    const random = createRandom(SEED);
    const known = createKnownValues({
      org_id: [...Array.from({ length: 9 }, () => here), elsewhere],
      ...(await idsIn(world, here)),
    });
    const counts = new Map<number, number>();
    const faults: string[] = [];
    let cast = await aCast(server, here, elsewhere);
    await lookAround(server.origin, cast.learner!, here, known);
    for (let i = 0; i < REQUESTS; i++) {
      if (i % REQUESTS_OF_A_CAST === REQUESTS_OF_A_CAST - 1) cast = await aCast(server, here, elsewhere);
      const kind = random.oneIn(3) ? random.pick(Object.keys(cast)) : random.pick(['learner', 'admin']);
      const person = cast[kind];
      const { endpoint, manner, address, headers, body } = makeCall(random, known);
      const {
        status,
        fault,
        body: told,
      } = await judgeAnswer(endpoint, server.origin + address, {
        method: endpoint.method,
        headers: { ...headers, ...(person && { authorization: `Bearer ${person.token}` }) },
        ...(body !== undefined && { body }),
      });
      counts.set(status, (counts.get(status) ?? 0) + 1);
      if (status < 300) known.learn(endpoint.path, told);
      if (fault)
        faults.push(
          `${fault} (${status}), request ${i}: ${manner}, ${kind}, ${endpoint.method} ${address.slice(0, 300)} ${typeof body === 'string' ? body.slice(0, 600) : ''} -> ${JSON.stringify(told)?.slice(0, 300)}`,
        );
    }
    const summary = [...counts].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
    process.stdout.write(`Answers by status, seed ${SEED}: ${summary.join(', ')}\n`);
    expect(faults).toEqual([]);
    // Mostly refusals would prove little.
    expect(counts.get(200)!).toBeGreaterThan(REQUESTS / 10);
  },
);
