import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { aLibraryFolder, giveLibrary } from '#features/library/library.factory.ts';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { type Ask, test as base, type TestServer } from '#testing/api-test.ts';
import { aPerson } from '#testing/people.ts';
import { aConversationFile } from '../conversation/conversation.factory.ts';
import { saveRecording } from './recordings.ts';

const test = base.extend('talk', async ({ server, ask }) => aRecordedTalk(server, ask));
const wav = Buffer.from('a voice');

/** Ada has said one thing to Mr Reed, and agreed that it is recorded. */
async function aRecordedTalk({ world }: TestServer, ask: Ask) {
  const { id: orgId } = await anOrganization(world.db);
  const ada = await aPerson(world.db);
  await join(world.db, ada, orgId);
  await giveLibrary(world, orgId, aLibraryFolder({ '01-not-hungry.simulation.yaml': aConversationFile() }));
  const api = `/api/v1/organizations/${orgId}`;
  const begin = async (body: object = {}): Promise<string> =>
    (await ask(ada, 'POST', `${api}/simulations/not-hungry/attempts`, body)).body.id;
  const attemptId = await begin();
  const step = (position: number, more: object) =>
    ask(ada, 'POST', `${api}/simulation-attempts/${attemptId}/steps`, {
      key: randomUUID(),
      step: { play: 'conversation', position, seconds: position, ...more },
    });
  await step(0, { said: 'Do your teeth hurt?', by: 'voice' });
  await saveRecording(world, { orgId, uid: ada.uid, attemptId, step: 0, wav });
  const end = async () => {
    await step(1, { act: 'end' });
    return (await ask(ada, 'GET', `${api}/simulation-attempts/${attemptId}/result`)).body;
  };
  return { orgId, ada, api, attemptId, begin, end };
}

const statusOf = async (origin: string, url: string) => (await fetch(origin + url)).status;

test('a recording belongs to the sentence, is heard by its address, and is deleted on request', async ({
  server: { origin, world },
  ask,
  talk: { ada, orgId, api, attemptId, end },
}) => {
  const { recordings } = await end();
  expect(recordings).toEqual([{ step: 0, url: expect.stringMatching(/^\/files\/own\/.+\.wav$/) }]);
  const heard = await fetch(origin + recordings[0].url);
  expect([await heard.text(), heard.headers.get('content-type')]).toEqual(['a voice', 'audio/wav']);

  const path = `${api}/simulation-attempts/${attemptId}/recordings`;
  const eve = await aPerson(world.db, { name: 'Eve Stone' });
  await join(world.db, eve, orgId);
  expect((await ask(eve, 'DELETE', path)).status).toBe(404);
  expect((await ask(ada, 'DELETE', path)).status).toBe(200);
  expect((await ask(ada, 'GET', `${api}/simulation-attempts/${attemptId}/result`)).body.recordings).toEqual([]);
  expect(await statusOf(origin, recordings[0].url)).toBe(404);
});

test('recordings go with an attempt that is begun anew, and with the account', async ({
  server: { origin, world },
  ask,
  talk: { ada, orgId, attemptId, begin },
}) => {
  const urlOf = async (id: string): Promise<string> => {
    const { body } = await ask(ada, 'GET', '/api/v1/users/me/export');
    const path = `recordings/${id}/0.wav`;
    return `/files/${body.tables.assets.find((row: { path: string }) => row.path === path).served_key}`;
  };
  const first = await urlOf(attemptId);
  expect(await statusOf(origin, first)).toBe(200);
  const second = await begin({ is_anew: true });
  expect(await statusOf(origin, first)).toBe(404);
  await saveRecording(world, { orgId, uid: ada.uid, attemptId: second, step: 0, wav });
  const other = await urlOf(second);
  await ask(ada, 'DELETE', '/api/v1/users/me');
  expect(await statusOf(origin, other)).toBe(404);
});

test('where the organization has no room, nothing is stored', async ({ server: { world }, talk }) => {
  const full = { ...world, mediaQuotaBytes: wav.length };
  const recording = { orgId: talk.orgId, uid: talk.ada.uid, attemptId: talk.attemptId, step: 1, wav };
  expect(await saveRecording(full, recording)).toBe(false);
  expect((await talk.end()).recordings).toHaveLength(1);
});

test('what was missed comes back among the reviews, with what helps', async ({ ask, talk: { ada, api, end } }) => {
  const { tips, outcome } = await end();
  const missed = outcome.items.filter((item: { is_met: boolean }) => !item.is_met);
  expect(tips).toBe(missed.length);
  const { body } = await ask(ada, 'GET', `${api}/reviews`);
  const points = body.items.map((card: { point: { front: string; back: string } }) => card.point);
  expect(points).toHaveLength(missed.length);
  expect(points).toContainEqual(
    expect.objectContaining({ back: 'A name helps.', front: expect.stringContaining('Says who they are') }),
  );
});
