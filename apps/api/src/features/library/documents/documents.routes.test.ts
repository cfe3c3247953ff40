import type { LineChange } from '@snapwell/contract/library/documents/documents.schemas';
import { expect } from 'vitest';
import { readDocument } from '#composition/job-kinds.ts';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { test as base } from '#testing/api-test.ts';
import { aPerson, type Person } from '#testing/people.ts';
import { workOff } from '#testing/work-off.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { updateVersion } from './documents.repository.ts';
import { painPolicyNext } from './factories/policy.factory.ts';
import { painPolicy, wordDocuments } from './factories/word.factory.ts';
import { writeDraft } from './writing/write-draft.ts';

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

test('what was chosen becomes drafts with their pictures, tied to the lines they rest on', async ({ ask, place }) => {
  const { body } = await place.upload(await wordDocuments['pictures with and without words']!(), 'Pump.docx');
  await place.read();
  const made = await ask(place.grace, 'POST', `${place.api}/${body.id}/items`, { items: ['item-1'], module_id: null });
  expect([made.status, made.body]).toEqual([201, { content_ids: ['the-new-pump'], module_id: 'the-new-pump' }]);
  const item = await ask(place.grace, 'GET', `/api/v1/organizations/${place.orgId}/authoring/items/the-new-pump`);
  expect(item.body.draft?.body?.markdown ?? JSON.stringify(item.body)).toContain('media/picture-1.webp');
  expect(JSON.stringify(item.body)).toContain('"media/picture-2.webp":{"url"');
  const { links } = await place.get(body.id);
  expect(links.map(({ line, status }: { line: number; status: string }) => [line, status])).toEqual([
    [1, 'draft'],
    [2, 'draft'],
  ]);
});

test('questions that were chosen become a quiz whose answers are explained by their lines', async ({ ask, place }) => {
  const { body } = await place.upload(await painPolicy(), 'Pain policy.docx');
  await place.read();
  const made = await ask(place.grace, 'POST', `${place.api}/${body.id}/items`, {
    items: ['item-1'],
    questions: ['line-8'],
    module_id: null,
  });
  const quizId = made.body.content_ids[1];
  const item = await ask(place.grace, 'GET', `/api/v1/organizations/${place.orgId}/authoring/items/${quizId}`);
  expect(JSON.stringify(item.body)).toContain('Look again after {{gap}} minutes.');
  // The reader of published items finds nothing to mend in it.
  expect(item.body.problems).toEqual([]);
});

test('who learned a line that has changed is asked once to confirm the new one', async ({ ask, place }) => {
  const { grace, ada, orgId, api } = place;
  const { body } = await place.upload(await painPolicy(), 'Pain policy.docx');
  await place.read();
  const made = await ask(grace, 'POST', `${api}/${body.id}/items`, { items: ['item-1'], module_id: null });
  const [contentId] = made.body.content_ids;
  const authoring = `/api/v1/organizations/${orgId}/authoring`;
  const { revision } = (await ask(grace, 'GET', `${authoring}/items/${contentId}`)).body;
  expect((await ask(grace, 'POST', `${authoring}/items/${contentId}/publish`, { revision })).status).toBe(200);
  await ask(grace, 'POST', `${authoring}/tree`, {
    acts: [{ act: 'edit_module', id: made.body.module_id, status: 'published' }],
  });
  const done = await ask(ada, 'POST', `/api/v1/organizations/${orgId}/content/${contentId}/completion`, {
    furthest: 1,
  });
  expect(done.status).toBe(200);
  await place.uploadVersion(body.id, await painPolicyNext(), 'Pain policy.docx');
  await place.read();
  const { touched, links } = await place.get(body.id);
  expect(touched).toMatchObject([{ content_id: contentId, lines: [9, 10], learners: 1, asked: 0, confirmed: 0 }]);
  expect(links.filter((link: { is_changed: boolean }) => link.is_changed)).toHaveLength(2);
  const request = { content_id: contentId, mode: 'confirm' };
  expect((await ask(grace, 'POST', `${api}/${body.id}/updates`, request)).body).toEqual({ asked: 1 });
  const own = `/api/v1/organizations/${orgId}/line-updates`;
  const { items } = (await ask(ada, 'GET', own)).body;
  expect(items).toMatchObject([
    { content_id: contentId, mode: 'confirm', changes: [{ before: 'Look again after 30 minutes.' }, { after: '' }] },
  ]);
  expect((await ask(grace, 'GET', own)).body.items).toEqual([]);
  expect((await ask(grace, 'POST', `${own}/${items[0].id}/confirmation`)).status).toBe(404);
  expect((await ask(ada, 'POST', `${own}/${items[0].id}/confirmation`)).status).toBe(200);
  expect((await ask(ada, 'GET', own)).body.items).toEqual([]);
  expect((await place.get(body.id)).touched).toMatchObject([{ asked: 1, confirmed: 1 }]);
});

test('a model writes the draft, and what it says beyond its lines is marked', async ({ ask, server, place }) => {
  const { body } = await place.upload(await painPolicy(), 'Pain policy.docx');
  await place.read();
  const reply = {
    title: 'Ask, then look again',
    paragraphs: [
      {
        heading: null,
        sentences: [
          { text: 'Ask every adult about pain at each round.', lines: [2] },
          { text: 'Look again after 45 minutes.', lines: [8] },
          { text: 'Do not use the same scale as before.', lines: [9] },
          { text: 'Drink plenty of water in the morning.', lines: [2] },
          { text: 'Look again after 30 minutes.', lines: [999] },
        ],
      },
    ],
    questions: [
      { prompt: 'When?', right: 'After 30 minutes', wrong: ['Never'], why: 'Look again after 30 minutes.', lines: [8] },
    ],
    cards: [{ front: 'Whom to call?', back: 'Call the pain nurse, extension 4410.', lines: [10] }],
  };
  const version = { documentId: body.id, version: 1 };
  await inOrganization(server.world.db, place.orgId, (scope) =>
    updateVersion(scope, version, { writingSince: new Date() }),
  );
  await writeDraft({ db: server.world.db, contentMaker: { write: async () => reply } }, place.orgId, version);
  const { draft, is_writing: isWriting } = await place.get(body.id);
  expect([draft.origin, isWriting]).toEqual(['model', false]);
  expect(draft.items[0].blocks[0].sentences.map(({ support }: { support: string }) => support)).toEqual([
    'supported',
    'unsupported',
    'unsupported',
    'unsupported',
    'unsupported',
  ]);
  expect(draft.questions[0]).toMatchObject({ type: 'single_choice', support: 'supported', lines: [8] });
  expect(draft.flashcards).toMatchObject([{ back: 'Call the pain nurse, extension 4410.', support: 'quoted' }]);
  // Without a model there is nobody to ask.
  expect((await ask(place.grace, 'POST', `${place.api}/${body.id}/writing`)).status).toBe(404);
});
