import { expect } from 'vitest';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { test as base, type TestServer } from '#testing/api-test.ts';
import { aPerson } from '#testing/people.ts';
import { aLibraryFolder, anArticle, giveLibrary } from '#features/library/library.factory.ts';

/** Grace writes; her module has an article of each of these texts. */
const test = base.extend('place', async ({ server, ask }) => {
  const { db } = server.world;
  const { id: orgId } = await anOrganization(db);
  const grace = await aPerson(db, { name: 'Grace Kim' });
  await join(db, grace, orgId, { role: 'ORG_ADMIN' });
  const authoring = `/api/v1/organizations/${orgId}/authoring`;
  const module = `${authoring}/modules/pain`;
  const post = (path: string, body: object) => ask(grace, 'POST', `${module}/${path}`, body);
  const item = async (id: string) => (await ask(grace, 'GET', `${authoring}/items/${id}`)).body;
  const write = async (id: string, markdown: string) => {
    const { head, revision } = await item(id);
    const save = { revision, editor: crypto.randomUUID(), head, body: { markdown } };
    return ask(grace, 'PUT', `${authoring}/items/${id}/draft`, save);
  };
  /** Finds and replaces everywhere. */
  const replaceAll = async (text: string, replacement: string) => {
    const { items } = (await post('search', { text })).body;
    const chosen = items.map(({ content_id, revision, places }: FoundItem) => ({
      content_id,
      revision,
      places: places.map(({ path, nth }) => ({ path, nth })),
    }));
    return post('replacement', { text, replacement, items: chosen });
  };
  return {
    orgId,
    grace,
    post,
    item,
    write,
    replaceAll,
    give: (texts: readonly string[]) => giveTexts(server, orgId, texts),
  };
});

interface FoundItem {
  readonly content_id: string;
  readonly revision: number;
  readonly places: readonly { readonly path: unknown; readonly nth: number }[];
}

async function giveTexts({ world }: TestServer, orgId: string, texts: readonly string[]) {
  const files = texts.map((text, i) => [`0${i + 1}-text-${i + 1}.md`, anArticle({ title: `Text ${i + 1}`, text })]);
  await giveLibrary(world, orgId, aLibraryFolder(Object.fromEntries(files)));
}

test('words of a module are found in drafts and in what is published, and replaced into drafts', async ({ place }) => {
  await place.give(['Pain is real.\n', 'Ask about pain.\n', 'Nothing here.\n']);
  await place.write('text-2', 'Ask about pain, and pain again.\n');
  const { items } = (await place.post('search', { text: 'pain', whole_words: true })).body;
  expect(items.map(({ content_id, revision, places }: FoundItem) => [content_id, revision, places.length])).toEqual([
    ['text-1', 0, 1],
    ['text-2', 1, 2],
  ]);
  const { body } = await place.replaceAll('pain', 'ache');
  expect(body).toEqual({
    items: [
      { content_id: 'text-1', before: 0, after: 1 },
      { content_id: 'text-2', before: 1, after: 2 },
    ],
    skipped: [],
  });
  expect(await place.item('text-1')).toMatchObject({
    body: { markdown: 'ache is real.\n' },
    published: { body: { markdown: 'Pain is real.\n' } },
  });
});

test('undoing gives every draft back as it was, with what was written since', async ({ place }) => {
  await place.give(['Pain is real.\n', 'Pain.\n\nTwo.\n\nThree.\n']);
  const { items } = (await place.replaceAll('Pain', 'Ache')).body;
  await place.write('text-2', 'Ache.\n\nTwo.\n\nThree, and more.\n');
  expect((await place.post('replacement/undo', { items })).body).toMatchObject({ skipped: [] });
  expect(await place.item('text-1')).toMatchObject({ revision: 0, body: { markdown: 'Pain is real.\n' } });
  expect((await place.item('text-2')).body.markdown).toBe('Pain.\n\nTwo.\n\nThree, and more.\n');
});

test('what somebody has changed since it was searched stays as it is', async ({ place }) => {
  await place.give(['Pain is real.\n']);
  const chosen = [{ content_id: 'text-1', revision: 0, places: [{ path: ['body', 'markdown'], nth: 0 }] }];
  await place.write('text-1', 'Pain is what she says.\n');
  const replacing = await place.post('replacement', { text: 'Pain', replacement: 'Ache', items: chosen });
  expect(replacing.body).toEqual({ items: [], skipped: ['text-1'] });
  expect((await place.item('text-1')).body.markdown).toBe('Pain is what she says.\n');
});

test('a module and its items are looked for in this organization only', async ({ place }) => {
  await place.give(['Pain is real.\n']);
  expect((await place.post('search', { text: '' })).status).toBe(400);
  const elsewhere = [{ content_id: 'text-9', revision: 0, places: [{ path: ['head', 'title'], nth: 0 }] }];
  const replacing = await place.post('replacement', { text: 'Pain', replacement: 'Ache', items: elsewhere });
  expect(replacing.status).toBe(404);
});
