import type { Readable } from 'node:stream';
import { expect } from 'vitest';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { test as base } from '#testing/api-test.ts';
import { aPerson } from '#testing/people.ts';
import { exportLibrary } from '../export/export-library.ts';
import { importLibrary } from '../import/import-library.ts';
import { aFolder, aLibraryFolder, anArticle, giveLibrary } from '../library.factory.ts';
import { publishOverdue } from './publish-item.ts';

/** Grace writes, Ada learns. */
const test = base.extend('place', async ({ server, ask }) => {
  const { db } = server.world;
  const { id: orgId } = await anOrganization(db);
  const [ada, grace] = [await aPerson(db), await aPerson(db, { name: 'Grace Kim' })];
  await join(db, ada, orgId);
  await join(db, grace, orgId, { role: 'ORG_ADMIN' });
  const api = `/api/v1/organizations/${orgId}`;
  const authoring = `${api}/authoring`;
  const act = (...acts: object[]) => ask(grace, 'POST', `${authoring}/tree`, { acts });
  const item = async (id: string) => (await ask(grace, 'GET', `${authoring}/items/${id}`)).body;
  const save = async (id: string, change: { head?: object; body?: object; revision?: number; editor?: string }) => {
    const { head, body, revision } = await item(id);
    return ask(grace, 'PUT', `${authoring}/items/${id}/draft`, {
      revision: change.revision ?? revision,
      editor: change.editor ?? crypto.randomUUID(),
      head: { ...head, ...change.head },
      body: { ...body, ...change.body },
    });
  };
  const publish = async (id: string, at: string | null = null) =>
    ask(grace, 'POST', `${authoring}/items/${id}/publish`, { revision: (await item(id)).revision, at });
  const files = async (): Promise<Record<string, string>> => {
    const exported = await exportLibrary(server.world, orgId);
    return Object.fromEntries(
      await Promise.all(exported.map(async ({ path, open }) => [path, await text(await open())] as const)),
    );
  };
  return { orgId, ada, grace, api, authoring, act, item, save, publish, files };
});

const text = async (content: string | Readable) =>
  typeof content === 'string' ? content : Buffer.concat(await content.toArray()).toString();

const tree = (body: { modules: { chapters: { items: { id: string }[] }[] }[] }) =>
  body.modules.map(({ chapters }) => chapters.map(({ items }) => items.map(({ id }) => id)));

test('an author says when an item was last checked, and sees where a rule of the house is missing', async ({
  ask,
  server,
  place: { orgId, ada, grace, api, authoring, item, save, publish, files },
}) => {
  await giveLibrary(server.world, orgId, aLibraryFolder({ '01-one.md': anArticle() }));
  const asking = '> [!LOCAL]\n> Whom do you call at night?\n';
  await save('one', { head: { checked: '2024-02-30' }, body: { markdown: asking } });
  expect((await item('one')).problems).toMatchObject([{ path: ['head', 'checked'] }]);
  await save('one', { head: { checked: '2024-02-29' } });
  expect((await publish('one')).body).toMatchObject({ status: 'published' });
  expect((await ask(ada, 'GET', `${api}/content/one`)).body.checked).toBe('2024-02-29');
  const inTree = async () => (await ask(grace, 'GET', `${authoring}/tree`)).body.modules[0].chapters[0].items[0];
  expect(await inTree()).toMatchObject({ checked: '2024-02-29', asks_for_rule: true });
  expect(Object.values(await files()).join('\n')).toContain('checked: 2024-02-29');
  await save('one', { body: { markdown: '> [!LOCAL]\n> At night you call 4711.\n' } });
  await publish('one');
  expect(await inTree()).toMatchObject({ asks_for_rule: false });
});

test('an empty organization gets a module, a chapter and an article that learners read', async ({
  ask,
  server,
  place: { orgId, ada, grace, api, authoring, act, item, save, publish, files },
}) => {
  expect((await act({ act: 'add_module', title: 'Pain' })).body.added).toEqual(['pain']);
  await act({ act: 'add_chapter', module_id: 'pain', title: 'Basics' });
  const added = await act({
    act: 'add_item',
    module_id: 'pain',
    chapter_id: 'basics',
    kind: 'article',
    title: 'Ask first',
  });
  expect(added.body.added).toEqual(['ask-first']);
  expect((await item('ask-first')).problems).toMatchObject([{ path: ['body', 'markdown'] }]);
  expect((await publish('ask-first')).body).toMatchObject({ code: 'draft_unfinished' });
  expect((await ask(ada, 'GET', `${api}/content/ask-first`)).status).toBe(404);
  expect((await save('ask-first', { body: { markdown: 'Pain is what *she* says.\n' } })).body.problems).toEqual([]);
  expect((await publish('ask-first')).body).toMatchObject({ status: 'published', revision: 0 });
  await act({ act: 'edit_module', id: 'pain', status: 'published' });
  expect((await ask(ada, 'GET', `${api}/content/ask-first`)).body.body).toEqual({
    markdown: 'Pain is what *she* says.\n',
  });
  const exported = await files();
  expect(exported['modules/01-pain/01-basics/01-ask-first.md']).toBe(
    '---\nkind: article\ntitle: Ask first\nminutes: 5\n---\nPain is what *she* says.\n',
  );
  const { plan } = await importLibrary(server.world, { orgId, folder: aFolder(exported), isDryRun: true });
  expect(plan).toMatchObject({
    modules: { changed: [] },
    chapters: { changed: [] },
    items: { added: [], changed: [], removed: [], unchanged: 1 },
  });
  expect((await ask(ada, 'GET', `${authoring}/tree`)).status).toBe(403);
  expect(tree((await ask(grace, 'GET', `${authoring}/tree`)).body)).toEqual([[['ask-first']]]);
});

test('of a file that came from outside only what was changed is written anew', async ({
  server,
  place: { orgId, save, publish, files },
}) => {
  const source = anArticle({ head: "summary: 'First ask.' # said by all\n\ntags: [pain, asking]\n", text: 'One.\n' });
  await giveLibrary(server.world, orgId, aLibraryFolder({ '01-ask-first.md': source }));
  await save('ask-first', { head: { minutes: 7 }, body: { markdown: 'Two.\n' } });
  await publish('ask-first');
  const now = (await files())['modules/01-pain/01-basics/01-ask-first.md'];
  expect(now).toBe(
    "---\nkind: article\ntitle: Ask first\nsummary: 'First ask.' # said by all\n\ntags: [pain, asking]\nminutes: 7\n---\nTwo.\n",
  );
});

test('two who edit different things both keep their words; the same words are a conflict', async ({
  ask,
  server,
  place: { orgId, grace, authoring, item, save },
}) => {
  await giveLibrary(
    server.world,
    orgId,
    aLibraryFolder({ '01-ask-first.md': anArticle({ text: 'One.\n\nTwo.\n\nThree.\n' }) }),
  );
  await save('ask-first', { head: { minutes: 6 } });
  const { revision } = await item('ask-first');
  await save('ask-first', { body: { markdown: 'ONE.\n\nTwo.\n\nThree.\n' } });
  const merged = await save('ask-first', { revision, body: { markdown: 'One.\n\nTwo.\n\nTHREE.\n' } });
  expect(merged.body).toMatchObject({ is_merged: true, body: { markdown: 'ONE.\n\nTwo.\n\nTHREE.\n' } });
  const refused = await save('ask-first', { revision, body: { markdown: 'Uno.\n\nTwo.\n\nThree.\n' } });
  expect(refused).toMatchObject({ status: 409, body: { code: 'draft_conflict' } });
  expect((await item('ask-first')).body.markdown).toBe('ONE.\n\nTwo.\n\nTHREE.\n');
  // What could not be merged stands in the history.
  const lost = await ask(grace, 'GET', `${authoring}/items/ask-first/history/revision-4`);
  expect(lost.body.body.markdown).toBe('Uno.\n\nTwo.\n\nThree.\n');
  const history = (await ask(grace, 'GET', `${authoring}/items/ask-first/history`)).body.items;
  expect(history.map(({ id }: { id: string }) => id)).toEqual(
    expect.arrayContaining(['revision-3', 'revision-2', 'revision-1', 'version-1']),
  );
  const old = await ask(grace, 'GET', `${authoring}/items/ask-first/history/revision-1`);
  expect(old.body).toMatchObject({ head: { minutes: 6 }, body: { markdown: 'One.\n\nTwo.\n\nThree.\n' } });
});

test('a window whose answer got lost is in no conflict with itself', async ({
  server,
  place: { orgId, item, save },
}) => {
  await giveLibrary(server.world, orgId);
  await save('ask-first', { revision: 0, editor: 'window', body: { markdown: 'A.\n' } });
  const again = await save('ask-first', { revision: 0, editor: 'window', body: { markdown: 'AB.\n' } });
  expect(again.body).toMatchObject({ revision: 2, is_merged: false });
  expect((await item('ask-first')).body.markdown).toBe('AB.\n');
});

test('an import never resets what is not published yet, and both versions are there', async ({
  ask,
  server,
  place: { orgId, grace, authoring, item, save, publish },
}) => {
  await giveLibrary(server.world, orgId);
  await save('ask-first', { body: { markdown: 'Mine.\n' } });
  await giveLibrary(server.world, orgId, aLibraryFolder({ '01-ask-first.md': anArticle({ text: 'Theirs.\n' }) }));
  expect(await item('ask-first')).toMatchObject({
    is_conflict: true,
    body: { markdown: 'Mine.\n' },
    published: { body: { markdown: 'Theirs.\n' } },
  });
  expect((await publish('ask-first')).body.code).toBe('draft_conflict');
  const settled = await ask(grace, 'POST', `${authoring}/items/ask-first/conflict`, { use: 'draft' });
  expect(settled.body).toMatchObject({ is_conflict: false, body: { markdown: 'Mine.\n' } });
  expect((await publish('ask-first')).body).toMatchObject({ published: { body: { markdown: 'Mine.\n' } } });
});

test('acts on the tree are undone by what they answer', async ({
  ask,
  server,
  place: { orgId, grace, authoring, act, files },
}) => {
  const items = { '01-a.md': anArticle({ title: 'A' }), '02-b.md': anArticle({ title: 'B' }) };
  await giveLibrary(
    server.world,
    orgId,
    aLibraryFolder(items, {
      'modules/01-pain/02-more/chapter.yaml': 'title: More\n',
      'modules/01-pain/02-more/05-c.md': anArticle({ title: 'C', text: '![A scale](media/scale.svg)\n' }),
      'modules/01-pain/02-more/media/scale.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
    }),
  );
  const before = await files();
  const look = async () => tree((await ask(grace, 'GET', `${authoring}/tree`)).body);
  expect(await look()).toEqual([[['a', 'b'], ['c']]]);
  const moved = await act(
    { act: 'place_item', id: 'c', module_id: 'pain', chapter_id: 'basics', before: 'a' },
    { act: 'place_chapter', module_id: 'pain', chapter_id: 'more', before: 'basics' },
    { act: 'set_status', id: 'b', status: 'archived' },
    { act: 'edit_module', id: 'pain', title: 'Hurt' },
    { act: 'duplicate_item', id: 'a' },
    { act: 'remove_chapter', module_id: 'pain', chapter_id: 'more' },
  );
  expect(moved.status).toBe(200);
  expect(await look()).toEqual([[['c', 'a', 'a-2', 'b']]]);
  const { plan } = await importLibrary(server.world, { orgId, folder: aFolder(await files()), isDryRun: true });
  expect(plan).toMatchObject({ items: { added: [], changed: [], removed: [] }, media: { added: [], removed: [] } });
  expect((await act(...moved.body.undo)).status).toBe(200);
  expect(await look()).toEqual([[['a', 'b'], ['c']]]);
  const after = await files();
  expect(Object.values(after).toSorted()).toEqual(Object.values(before).toSorted());
});

test('a quiz of 300 questions is saved, and a draft beyond a megabyte refused', async ({
  server,
  place: { orgId, act, item, save },
}) => {
  await giveLibrary(server.world, orgId);
  const { module_id, chapter_id } = { module_id: 'pain', chapter_id: 'basics' };
  const { added } = (await act({ act: 'add_item', module_id, chapter_id, kind: 'quiz', title: 'Much' })).body;
  const text = 'What do you ask a person in pain before you do anything else? '.repeat(15);
  const questions = Array.from({ length: 300 }, (_, i) => ({
    id: `question-${i}`,
    type: 'true-false',
    text,
    correct: true,
    explanation: 'Because.',
  }));
  expect((await save(added[0], { body: { questions } })).status).toBe(200);
  expect((await item(added[0])).body.questions).toHaveLength(300);
  const more = questions.map((question) => ({ ...question, text: text.repeat(4) }));
  expect((await save(added[0], { body: { questions: more } })).status).toBe(413);
});

test('what is still in use is not removed', async ({ server, place: { orgId, act } }) => {
  await giveLibrary(server.world, orgId);
  expect((await act({ act: 'remove_module', id: 'pain' })).body.code).toBe('not_empty');
  expect((await act({ act: 'edit_module', id: 'nobody', title: 'X' })).status).toBe(404);
});

test('a draft is published when its time has come', async ({
  ask,
  clock,
  server,
  place: { orgId, ada, api, item, save, publish },
}) => {
  clock.set('2026-03-01T08:00:00Z');
  await giveLibrary(server.world, orgId);
  await save('ask-first', { body: { markdown: 'Later.\n' } });
  expect((await publish('ask-first', '2026-03-02T06:00:00Z')).body.publish_at).toBe('2026-03-02T06:00:00.000Z');
  await publishOverdue(server.world, orgId, 'ask-first');
  expect((await item('ask-first')).revision).toBe(1);
  clock.set('2026-03-02T06:00:00Z');
  await publishOverdue(server.world, orgId, 'ask-first');
  expect((await ask(ada, 'GET', `${api}/content/ask-first`)).body.body.markdown).toBe('Later.\n');
});
