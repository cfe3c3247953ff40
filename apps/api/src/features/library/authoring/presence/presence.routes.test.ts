import { createEventReader } from '@snapwell/contract/http/event-stream';
import type { PresenceEvent } from '@snapwell/contract/library/presence/presence.schemas';
import { expect, onTestFinished } from 'vitest';
import { giveLibrary } from '#features/library/library.factory.ts';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { test, type TestServer } from '#testing/api-test.ts';
import { aPerson, type Person } from '#testing/people.ts';

async function twoAuthors({ world }: TestServer) {
  const { id: orgId } = await anOrganization(world.db);
  const [grace, noor] = [
    await aPerson(world.db, { name: 'Grace Kim' }),
    await aPerson(world.db, { name: 'Noor Haddad' }),
  ];
  for (const author of [grace, noor]) await join(world.db, author, orgId, { role: 'ORG_ADMIN' });
  await giveLibrary(world, orgId);
  return { orgId, grace, noor, item: `/api/v1/organizations/${orgId}/authoring/items/ask-first` };
}

/** A window with the item open; `next` waits for what it is told next. */
async function aWindow({ origin }: TestServer, { item, editor }: { item: string; editor: string }, { token }: Person) {
  const closed = new AbortController();
  const response = await fetch(`${origin}${item}/presence?editor=${editor}`, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    signal: closed.signal,
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const read = createEventReader();
  const waiting: PresenceEvent[] = [];
  const close = () => closed.abort();
  onTestFinished(close);
  const next = async (): Promise<PresenceEvent> => {
    while (waiting.length === 0) waiting.push(...(read((await reader.read()).value ?? '') as PresenceEvent[]));
    return waiting.shift()!;
  };
  return { next, close };
}

const people = (...named: [editor: string, person: Person, isWriting: boolean][]) => ({
  type: 'people',
  people: named.map(([editor, { uid }, isWriting]) => expect.objectContaining({ editor, uid, is_writing: isWriting })),
});

test('two people in one item see each other come, save and go', async ({ ask, server }) => {
  const { grace, noor, item } = await twoAuthors(server);
  const hers = await aWindow(server, { item, editor: 'grace-1' }, grace);
  expect(await hers.next()).toEqual(people());
  const theirs = await aWindow(server, { item, editor: 'noor-1' }, noor);
  expect(await theirs.next()).toEqual(people());
  expect(await theirs.next()).toEqual(people(['grace-1', grace, false]));
  expect(await hers.next()).toEqual(people(['noor-1', noor, false]));

  const { head, body, revision } = (await ask(grace, 'GET', item)).body;
  const save = { revision, editor: 'grace-1', head, body: { ...body, markdown: 'Ask, and ask again.\n' } };
  await ask(grace, 'PUT', `${item}/draft`, save);
  expect(await theirs.next()).toEqual({ type: 'saved', editor: 'grace-1', name: 'Grace Kim', revision: 1 });
  expect(await theirs.next()).toEqual(people(['grace-1', grace, true]));

  theirs.close();
  expect(await hers.next()).toEqual(people());
});

test('who cannot write in an item does not see who does', async ({ ask, server }) => {
  const { orgId, item } = await twoAuthors(server);
  const ada = await aPerson(server.world.db);
  await join(server.world.db, ada, orgId);
  expect(await ask(ada, 'GET', `${item}/presence?editor=a`)).toMatchObject({ status: 403 });
});
