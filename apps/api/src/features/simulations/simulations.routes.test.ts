import { randomBytes, randomUUID } from 'node:crypto';
import type { SimulationAttempt } from '@snapwell/contract/simulations/attempts.schemas';
import { expect } from 'vitest';
import { anArticle, aLibraryFolder, giveLibrary } from '#features/library/library.factory.ts';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { type Ask, test } from '#testing/api-test.ts';
import { aPerson, type Person } from '#testing/people.ts';
import type { World } from '#world.ts';
import { aScenesFile } from './simulations.factory.ts';

/** A learner in an organization whose library holds the simulation `short-night`. */
async function aWard(world: World, given: Record<string, unknown> = {}) {
  const { id: orgId } = await anOrganization(world.db);
  const ada = await aPerson(world.db);
  await join(world.db, ada, orgId);
  await giveNight(world, orgId, given);
  return { orgId, ada, api: `/api/v1/organizations/${orgId}` };
}
const giveNight = (world: World, orgId: string, given: Record<string, unknown> = {}) =>
  giveLibrary(
    world,
    orgId,
    aLibraryFolder({ '01-short-night.simulation.yaml': aScenesFile(given), '02-after.md': anArticle() }),
  );

/** Somebody who plays; a stranger's device adds its key to everything. */
function playing(ask: Ask, person: Person | null, base: string, device?: string) {
  const key = device && { device_key: device };
  const query = device ? `?device_key=${device}` : '';
  const start = (body = {}) => ask(person, 'POST', `${base}/simulations/short-night/attempts`, { ...body, ...key });
  const step = (id: string, position: number, choice: number, more: Record<string, unknown> = {}) =>
    ask(person, 'POST', `${base}/simulation-attempts/${id}/steps`, {
      key: more['key'] ?? randomUUID(),
      step: { play: 'scenes', position, choice, ...(more['by'] === undefined ? {} : { by: more['by'] }) },
      ...key,
    });
  return {
    start,
    step,
    cover: () => ask(person, 'GET', `${base}/simulations/short-night${query}`),
    attempt: (id: string) => ask(person, 'GET', `${base}/simulation-attempts/${id}${query}`),
    result: (id: string) => ask(person, 'GET', `${base}/simulation-attempts/${id}/result${query}`),
    /** A whole attempt by these choices; the response to the last step. */
    async play(choices: readonly number[], from: Record<string, unknown> = {}) {
      const { id, steps } = (await start(from)).body as SimulationAttempt;
      let last = await step(id, steps, choices[0]!);
      for (let i = 1; i < choices.length; i++) last = await step(id, steps + i, choices[i]!);
      return last;
    },
  };
}

test('a way to an ending is stored, completes the item and pays for the share of the best', async ({ ask, server }) => {
  const { ada, api } = await aWard(server.world);
  const { cover, play, result } = playing(ask, ada, api);
  expect((await cover()).body).toMatchObject({
    title: 'Quieter than yesterday',
    about: { play: 'scenes', measures: ['Safety', 'Empathy'] },
    open_attempt: null,
    points: { most: 40, open: 40 },
  });
  // Ends mixed, with safety at 50 and empathy at 40; the best way ends well, at 90 and 50.
  const { body } = await play([0, 1]);
  const share = (0.5 + 0.45) / (1 + 0.7);
  expect(body.attempt).toMatchObject({
    status: 'finished',
    steps: 2,
    view: { scene: { ending: { outcome: 'mixed' } } },
  });
  expect(body.attempt.share).toBeCloseTo(share, 3);
  expect(body.awards).toMatchObject([{ source: 'simulation', points: Math.round(40 * share) }]);
  expect((await result(body.attempt.id)).body).toMatchObject({
    points_most: 40,
    attempt: { points_gained: Math.round(40 * share) },
    outcome: { turning_point: 1, together: 2, best_ending: { title: 'Seen early' } },
  });
  expect((await ask(ada, 'GET', `${api}/content/short-night`)).body.progress).toMatchObject({ is_completed: true });
});

test('only what is better than the best before pays', async ({ ask, server }) => {
  const { ada, api } = await aWard(server.world);
  const { play, cover } = playing(ask, ada, api);
  const first = (await play([0, 1])).body.awards[0].points;
  expect((await play([1])).body.awards).toEqual([]);
  expect((await play([0, 0])).body.awards).toMatchObject([{ points: 40 - first }]);
  expect((await play([0, 0])).body.awards).toEqual([]);
  expect((await cover()).body).toMatchObject({ attempts: 4, best_share: 1, points: { most: 40, open: 0 } });
});

test('a step counts once however often it is sent, and another one in its place is refused', async ({
  ask,
  server,
}) => {
  const { ada, api } = await aWard(server.world);
  const { start, step, attempt } = playing(ask, ada, api);
  const { id } = (await start()).body;
  const key = randomUUID();
  const answers = await Promise.all([step(id, 0, 0, { key }), step(id, 0, 0, { key })]);
  expect(answers.map(({ body }) => body.attempt.steps)).toEqual([1, 1]);
  expect(await step(id, 0, 1)).toMatchObject({ status: 409, body: { code: 'simulation_moved_on' } });
  expect((await attempt(id)).body).toMatchObject({ steps: 1, view: { scene: { title: 'A score of nine' } } });
  const end = randomUUID();
  const paid = await Promise.all([step(id, 1, 0, { key: end }), step(id, 1, 0, { key: end })]);
  expect(paid.flatMap(({ body }) => body.awards)).toHaveLength(1);
  expect(await step(id, 2, 0)).toMatchObject({ status: 409 });
});

test('an open attempt is gone on with, in the version that it began with', async ({ ask, server }) => {
  const { orgId, ada, api } = await aWard(server.world);
  const { start, step, cover } = playing(ask, ada, api);
  const { id } = (await start()).body;
  await step(id, 0, 0);
  await giveNight(server.world, orgId, { title: 'Another night' });
  expect((await cover()).body).toMatchObject({ title: 'Another night', open_attempt: { id, steps: 1 } });
  expect((await start()).body).toMatchObject({ id, steps: 1, title: 'Quieter than yesterday' });
  const anew = (await start({ is_anew: true })).body;
  expect(anew).toMatchObject({ steps: 0, title: 'Another night' });
  expect((await step(id, 1, 0)).status).toBe(409);
});

test('a practice run goes on from a step of a finished attempt, pays nothing and is never the best', async ({
  ask,
  server,
}) => {
  const { ada, api } = await aWard(server.world);
  const { play, start, cover } = playing(ask, ada, api);
  const { id } = (await play([1])).body.attempt;
  const { body } = await play([0, 0], { from: { attempt_id: id, position: 0 } });
  expect(body).toMatchObject({ awards: [], attempt: { is_practice: true, share: 1, points_gained: 0 } });
  const before = (await cover()).body;
  expect(before).toMatchObject({ attempts: 1, last_attempt: { is_practice: true } });
  expect(before.best_share).toBeLessThan(0.5);
  // From the middle of it, the first step is there already.
  const middle = (await start({ from: { attempt_id: body.attempt.id, position: 1 } })).body;
  expect(middle).toMatchObject({
    steps: 1,
    forked_from: { position: 1 },
    view: { scene: { title: 'A score of nine' } },
  });
  expect((await start({ from: { attempt_id: id, position: 5 } })).status).toBe(404);
  expect((await start({ from: { attempt_id: middle.id, position: 0 } })).body.code).toBe('simulation_unfinished');
});

test('what is hidden leaves the server when it is released, not before', async ({ ask, server }) => {
  const { ada, api } = await aWard(server.world);
  const { start, step, cover, result } = playing(ask, ada, api);
  const opened = (await start()).body;
  const texts = JSON.stringify([(await cover()).body, opened]);
  for (const hidden of ['It is a nine', 'You walk to the phone', 'Seen early', 'found-late', 'effects'])
    expect(texts).not.toContain(hidden);
  expect((await result(opened.id)).body.code).toBe('simulation_unfinished');
  const second = JSON.stringify((await step(opened.id, 0, 0)).body);
  expect(second).toContain('It is a nine');
  for (const hidden of ['She comes', 'She has no time', 'Seen early', 'He does not'])
    expect(second).not.toContain(hidden);
  const content = JSON.stringify((await ask(ada, 'GET', `${api}/content/short-night`)).body);
  expect(content).not.toContain('It is a nine');
});

test('the clock takes the choice that the author gave it, and no other', async ({ ask, server }) => {
  const { ada, api } = await aWard(server.world);
  const { start, step, result } = playing(ask, ada, api);
  const { id } = (await start()).body;
  expect((await step(id, 0, 0, { by: 'clock' })).status).toBe(400);
  expect((await step(id, 0, 4)).status).toBe(400);
  expect((await step(id, 0, 1, { by: 'clock' })).status).toBe(200);
  expect((await result(id)).body.outcome.path[0]).toMatchObject({ by: 'clock', choice: 'Let him sleep on.' });
});

test('nobody plays on in the attempt of somebody else', async ({ ask, server }) => {
  const { orgId, ada, api } = await aWard(server.world);
  const eve = await aPerson(server.world.db);
  await join(server.world.db, eve, orgId);
  const { id } = (await playing(ask, ada, api).start()).body;
  const other = playing(ask, eve, api);
  expect((await other.attempt(id)).status).toBe(404);
  expect((await other.step(id, 0, 0)).status).toBe(404);
  expect((await other.result(id)).status).toBe(404);
});

test('a stranger plays a public simulation, and keeps it on joining: points and completion too', async ({
  ask,
  server,
}) => {
  const { orgId, api } = await aWard(server.world, { is_public: true });
  const device = randomBytes(24).toString('base64url');
  const base = `/api/v1/public/${orgId}`;
  const phone = playing(ask, null, base, device);
  expect((await phone.cover()).body).toMatchObject({ organization_name: 'Riverside', points: null });
  const { body } = await phone.play([0, 0]);
  expect(body).toMatchObject({ awards: [], attempt: { share: 1 } });
  const other = playing(ask, null, base, randomBytes(24).toString('base64url'));
  expect((await other.result(body.attempt.id)).status).toBe(404);
  const noor = await aPerson(server.world.db, { name: 'Noor Haddad' });
  await join(server.world.db, noor, orgId);
  const claim = () => ask(noor, 'POST', `${api}/simulations/claims`, { device_key: device });
  expect((await claim()).body).toMatchObject({
    attempts: 1,
    content_ids: ['short-night'],
    awards: [{ points: 40, source: 'simulation' }],
  });
  expect((await claim()).body).toEqual({ attempts: 0, content_ids: [], awards: [] });
  expect((await playing(ask, noor, api).result(body.attempt.id)).body.attempt.points_gained).toBe(40);
});

test('a simulation that is not public is not there for strangers', async ({ ask, server }) => {
  const { orgId } = await aWard(server.world);
  const phone = playing(ask, null, `/api/v1/public/${orgId}`, randomBytes(24).toString('base64url'));
  expect((await phone.cover()).status).toBe(404);
  expect((await phone.start()).status).toBe(404);
});
