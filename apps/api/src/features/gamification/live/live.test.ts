import type { LiveEvent } from '@snapwell/contract/gamification/live.schemas';
import { createEventReader } from '@snapwell/contract/http/event-stream';
import { expect, onTestFinished } from 'vitest';
import { createNotifyChannel } from '#adapters/live-channel/notify-channel.ts';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { test, type TestServer } from '#testing/api-test.ts';
import { aPerson, type Person } from '#testing/people.ts';
import { awardPoints } from '../index.ts';

async function aMember({ world }: TestServer) {
  const { id: orgId } = await anOrganization(world.db);
  const ada = await aPerson(world.db);
  await join(world.db, ada, orgId);
  return { orgId, ada };
}

/** A device that follows an organization; `next` waits for the next event. */
async function aDevice({ origin }: TestServer, orgId: string, { token }: Person) {
  const response = await fetch(`${origin}/api/v1/organizations/${orgId}/live`, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const read = createEventReader();
  const waiting: LiveEvent[] = [];
  onTestFinished(() => reader.cancel());
  const next = async (): Promise<LiveEvent | 'end'> => {
    while (waiting.length === 0) {
      const { value, done } = await reader.read();
      if (done) return 'end';
      waiting.push(...(read(value) as LiveEvent[]));
    }
    return waiting.shift()!;
  };
  expect(await next()).toEqual({ type: 'ready' });
  return { next };
}

const finish = ({ world }: TestServer, orgId: string, { uid }: Person, sourceId: string) =>
  inOrganization(world.db, orgId, (scope) =>
    awardPoints(scope, world, { uid, at: new Date(), source: 'content', kind: 'article', sourceId }),
  );

test('every open device of a person is told of a gain once, with the id that the answer has', async ({ server }) => {
  const { orgId, ada } = await aMember(server);
  const devices = [await aDevice(server, orgId, ada), await aDevice(server, orgId, ada)];
  const award = await finish(server, orgId, ada, 'pain-scales');
  await finish(server, orgId, ada, 'pain-scales');
  const second = await finish(server, orgId, ada, 'hand-hygiene');
  for (const device of devices) {
    expect(await device.next()).toEqual({ type: 'gain', award });
    expect(await device.next()).toEqual({ type: 'gain', award: second });
  }
});

test('nobody is told what others gain, or what was not committed', async ({ server }) => {
  const { orgId, ada } = await aMember(server);
  const tomas = await aPerson(server.world.db, { name: 'Tomas Berg' });
  await join(server.world.db, tomas, orgId);
  const device = await aDevice(server, orgId, ada);
  await finish(server, orgId, tomas, 'pain-scales');
  const failing = inOrganization(server.world.db, orgId, async (scope) => {
    await awardPoints(scope, server.world, {
      uid: ada.uid,
      at: new Date(),
      source: 'content',
      kind: 'article',
      sourceId: 'lost',
    });
    throw new Error('the act failed');
  });
  await expect(failing).rejects.toThrow('the act failed');
  const award = await finish(server, orgId, ada, 'hand-hygiene');
  expect(await device.next()).toEqual({ type: 'gain', award });
});

test('closing the greeting on one device tells the others', async ({ ask, server }) => {
  const { orgId, ada } = await aMember(server);
  await ask(ada, 'GET', `/api/v1/organizations/${orgId}/profile`);
  const device = await aDevice(server, orgId, ada);
  await ask(ada, 'POST', `/api/v1/organizations/${orgId}/welcome-dialog/closed`);
  expect(await device.next()).toEqual({ type: 'greeting_closed' });
  const { body } = await ask(ada, 'GET', `/api/v1/organizations/${orgId}/profile`);
  expect(body.daily_streak_info.is_first_visit_today).toBe(false);
});

test('the oldest of too many streams ends', async ({ server }) => {
  const { orgId, ada } = await aMember(server);
  const first = await aDevice(server, orgId, ada);
  for (let i = 0; i < 12; i++) await aDevice(server, orgId, ada);
  expect(await first.next()).toBe('end');
});

test('a stream is for members, and for those who can read one', async ({ ask, server }) => {
  const { orgId, ada } = await aMember(server);
  const eve = await aPerson(server.world.db, { name: 'Eve Moor' });
  expect(await ask(eve, 'GET', `/api/v1/organizations/${orgId}/live`)).toMatchObject({ status: 404 });
  expect(await ask(null, 'GET', `/api/v1/organizations/${orgId}/live`)).toMatchObject({ status: 401 });
  expect(await ask(ada, 'GET', `/api/v1/organizations/${orgId}/live`)).toMatchObject({
    status: 406,
    body: { code: 'stream_only' },
  });
});

test.skipIf(!process.env.TEST_DATABASE_URL)(
  'a message reaches subscribers in another process, and only those of its topic',
  async () => {
    const url = process.env.TEST_DATABASE_URL!;
    const errors: unknown[] = [];
    const [here, there] = [
      createNotifyChannel(url, (error) => errors.push(error)),
      createNotifyChannel(url, (error) => errors.push(error)),
    ];
    onTestFinished(async () => void (await Promise.all([here.close(), there.close()])));
    const large = { text: 'x'.repeat(3000) };
    const heard = Promise.withResolvers<object[]>();
    const messages: object[] = [];
    there.subscribe('a', (message) => void (messages.push(message) === 4 && heard.resolve(messages)));
    there.subscribe('b', () => heard.reject(new Error('not for this one')));
    // The listening connections are ready when a first message comes through.
    const ready = Promise.withResolvers<void>();
    there.subscribe('ready', () => ready.resolve());
    const knocking = setInterval(() => here.publish('ready', {}), 50);
    await ready.promise;
    clearInterval(knocking);
    here.publish('a', { n: 1 });
    here.publish('a', large);
    here.publish('a', large);
    here.publish('a', large);
    expect(await heard.promise).toEqual([{ n: 1 }, large, large, large]);
    expect(errors).toEqual([]);
  },
);
