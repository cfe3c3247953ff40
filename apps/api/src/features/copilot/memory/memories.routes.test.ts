import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { join } from '#features/organizations/organizations.factory.ts';
import { type Ask, test as base } from '#testing/api-test.ts';
import { aSophiePlace, askSophie, type SophiePlace } from '#testing/ask-sophie.ts';
import { aPerson, type Person } from '#testing/people.ts';

const test = base.extend('place', async ({ server, ask }) => aSophiePlace(server, ask));
const address = ({ orgId }: SophiePlace, id = '') => `/api/v1/copilot/memory${id && `/${id}`}?org_id=${orgId}`;
const textsOf = async (ask: Ask, place: SophiePlace, who: Person = place.ada): Promise<string[]> =>
  (await ask(who, 'GET', address(place))).body.items.map(({ text }: { text: string }) => text);

test('what is said to be remembered is remembered, used, listed and forgotten', async ({ server, ask, place }) => {
  const say = async (text: string) => (await askSophie(server, place, text)).text;
  expect(await say('Remember that I work nights on ward 3')).toContain("I'll remember: *I work nights on ward 3*");
  await say('remember that I work nights on ward 3');
  await say('Call me Kim');
  expect(await textsOf(ask, place)).toEqual(['I work nights on ward 3', 'Call me Kim']);
  expect(await say('Hello')).toMatch(/^Hello, Kim!/);
  expect(await say('What do you know about me?')).toContain('- I work nights on ward 3');
  expect(await say('Forget that I work nights')).toContain('I have forgotten: *I work nights on ward 3*');
  await say('Forget everything');
  expect(await textsOf(ask, place)).toEqual([]);
});

test('nothing about the people in care is kept', async ({ server, ask, place }) => {
  const { text } = await askSophie(server, place, 'Remember that the patient in bed 4 has diabetes');
  expect(text).toContain("I don't keep anything about the people in your care");
  expect(await textsOf(ask, place)).toEqual([]);
});

test("it is the member's own to change and clear, and nobody else's", async ({ server, ask, place }) => {
  const id = randomUUID();
  const save = (who: Person, text: string) => ask(who, 'PUT', address(place, id), { text });
  expect((await save(place.ada, '  I work\n nights  ')).body).toMatchObject({ id, text: 'I work nights' });
  await save(place.ada, 'I work days');
  expect(await textsOf(ask, place)).toEqual(['I work days']);
  const grace = await aPerson(server.world.db);
  await join(server.world.db, grace, place.orgId);
  expect(await textsOf(ask, place, grace)).toEqual([]);
  expect((await save(grace, 'Mine')).status).toBe(404);
  await ask(grace, 'DELETE', address(place));
  expect(await textsOf(ask, place)).toEqual(['I work days']);
  expect((await save(place.ada, 'x'.repeat(201))).status).toBe(400);
  expect((await ask(place.ada, 'DELETE', address(place, id))).body).toEqual({ items: [] });
  expect((await ask(place.ada, 'DELETE', address(place, id))).body).toEqual({ items: [] });
});
