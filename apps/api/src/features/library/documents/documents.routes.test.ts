import type { LineChange } from '@snapwell/contract/library/documents/documents.schemas';
import { expect } from 'vitest';
import { readDocument } from '#composition/job-kinds.ts';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { test as base } from '#testing/api-test.ts';
import { aPerson, type Person } from '#testing/people.ts';
import { workOff } from '#testing/work-off.ts';
import { painPolicyNext } from './factories/policy.factory.ts';
import { painPolicy, wordDocuments } from './factories/word.factory.ts';

/** Grace runs an organization; Ada learns in it. */
const test = base.extend('place', async ({ server, ask }) => {
  const { id: orgId } = await anOrganization(server.world.db);
  const [grace, ada] = [await aPerson(server.world.db, { name: 'Grace Kim' }), await aPerson(server.world.db)];
  await join(server.world.db, grace, orgId, { role: 'ORG_ADMIN' });
  await join(server.world.db, ada, orgId);
  const api = `/api/v1/organizations/${orgId}/documents`;
  const formOf = (file: Buffer) => {
    const form = new FormData();
    form.set('document', new Blob([new Uint8Array(file)]), 'document');
    return form;
  };
  return {
    orgId,
    grace,
    ada,
    api,
    upload: (file: Buffer, name: string, as: Person = grace) =>
      ask(as, 'POST', `${api}?name=${encodeURIComponent(name)}`, formOf(file)),
    uploadVersion: (id: string, file: Buffer, name: string) =>
      ask(grace, 'POST', `${api}/${id}/versions?name=${encodeURIComponent(name)}`, formOf(file)),
    read: () => workOff(server.world, readDocument),
    get: async (id: string) => (await ask(grace, 'GET', `${api}/${id}`)).body,
  };
});

test('an uploaded document is read by a job, and says which line each sentence of its draft comes from', async ({
  place,
}) => {
  const { status, body } = await place.upload(await painPolicy(), 'Pain policy.docx');
  expect([status, body]).toEqual([
    202,
    expect.objectContaining({ title: 'Pain policy', state: 'waiting', version: 1 }),
  ]);
  await place.read();
  const document = await place.get(body.id);
  expect(document).toMatchObject({
    title: 'Pain policy 2026',
    state: 'ready',
    format: 'word',
    problem: null,
    notes: [{ code: 'running_heads', count: 1, pages: [] }],
    draft: { origin: 'rules', items: [{ id: 'item-1', title: 'Pain policy 2026', minutes: 1 }] },
  });
  const lines = new Map(document.document_lines.map((line: { line: number; text: string }) => [line.line, line.text]));
  const sentences = document.draft.items[0].blocks.flatMap(
    (block: { sentences: { text: string; lines: number[] }[] }) => block.sentences,
  );
  expect(sentences).toHaveLength(lines.size);
  for (const { text, lines: own } of sentences) expect(lines.get(own[0])).toBe(text);
});

test('its pictures are files of ours, and nothing of the original bytes survives', async ({ server, place }) => {
  const { body } = await place.upload(await wordDocuments['pictures with and without words']!(), 'Pump.docx');
  await place.read();
  const { pictures, draft } = await place.get(body.id);
  expect(pictures).toHaveLength(2);
  expect(draft.items[0].blocks[1].markdown).toContain('](media/picture-1.webp)');
  const picture = await fetch(server.origin + pictures[0].url);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
});

test('what cannot be read says why', async ({ place }) => {
  const { body } = await place.upload(Buffer.from('{\\rtf1 Hello}'), 'Old.rtf');
  await place.read();
  expect(await place.get(body.id)).toMatchObject({ state: 'failed', problem: 'rich_text', draft: null });
});

test('pasted text becomes a document', async ({ ask, place }) => {
  const text =
    '# Falls\n\nA fall is an event in which a person comes to rest on the ground.\n\n- Beds low\n- Lights on\n';
  const { status, body } = await ask(place.grace, 'POST', `${place.api}/pasted`, {
    title: 'Falls',
    format: 'markdown',
    text,
  });
  expect(status).toBe(202);
  await place.read();
  expect(await place.get(body.id)).toMatchObject({
    state: 'ready',
    draft: { terms: [{ term: 'fall', lines: [2] }], items: [{ blocks: [{ kind: 'paragraph' }, { kind: 'list' }] }] },
  });
});

test('a new version says which lines changed', async ({ place }) => {
  const { body } = await place.upload(await painPolicy(), 'Pain policy.docx');
  await place.read();
  const next = await place.uploadVersion(body.id, await painPolicyNext(), 'Pain policy v2.docx');
  expect(next.body).toMatchObject({ id: body.id, version: 2 });
  await place.read();
  const { changes, version } = await place.get(body.id);
  expect(version).toBe(2);
  expect(changes.map(({ kind, before, after }: LineChange) => [kind, before, after])).toEqual([
    ['added', null, 6],
    ['changed', 8, 9],
    ['removed', 10, null],
  ]);
});

test('only who runs the organization sees its documents, and a deleted one is gone with its file', async ({
  ask,
  place,
}) => {
  expect((await place.upload(await painPolicy(), 'Pain policy.docx', place.ada)).status).toBe(403);
  const { body } = await place.upload(await painPolicy(), 'Pain policy.docx');
  expect((await ask(place.ada, 'GET', `${place.api}/${body.id}`)).status).toBe(403);
  expect((await ask(place.grace, 'GET', place.api)).body.items).toMatchObject([{ id: body.id }]);
  expect((await ask(place.grace, 'DELETE', `${place.api}/${body.id}`)).status).toBe(200);
  expect((await ask(place.grace, 'GET', `${place.api}/${body.id}`)).status).toBe(404);
  // Its job finds nothing to do.
  await place.read();
  expect((await ask(place.grace, 'GET', place.api)).body.items).toEqual([]);
});
