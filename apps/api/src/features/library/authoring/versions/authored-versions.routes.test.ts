import type { Readable } from 'node:stream';
import { expect } from 'vitest';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { type Answer, test as base } from '#testing/api-test.ts';
import { aPerson } from '#testing/people.ts';
import { exportLibrary } from '#features/library/export/export-library.ts';
import { importLibrary } from '#features/library/import/import-library.ts';
import { aFolder, CHAPTER, giveLibrary } from '#features/library/library.factory.ts';
import { bilingualLibrary } from '#features/library/versions/versions.factory.ts';

const ARTICLE = `${CHAPTER}/01-ask-first.de.md`;
const QUIZ = `${CHAPTER}/02-scales.quiz.de.yaml`;

/** Grace writes in two languages, Ada reads in the one that her browser asks for. */
const test = base.extend('place', async ({ server, ask }) => {
  const { id: orgId } = await anOrganization(server.world.db);
  const [ada, grace] = [await aPerson(server.world.db), await aPerson(server.world.db)];
  await join(server.world.db, ada, orgId);
  await join(server.world.db, grace, orgId, { role: 'ORG_ADMIN' });
  const api = `/api/v1/organizations/${orgId}`;
  const items = `${api}/authoring/items`;
  const item = async (id: string) => (await ask(grace, 'GET', `${items}/${id}`)).body;
  const save = async (id: string, change: { head?: object; body?: object; revision?: number }) => {
    const { head, body, revision } = await item(id);
    return ask(grace, 'PUT', `${items}/${id}/draft`, {
      revision: change.revision ?? revision,
      editor: crypto.randomUUID(),
      head: { ...head, ...change.head },
      body: { ...body, ...change.body },
    });
  };
  const publish = async (id: string) =>
    ask(grace, 'POST', `${items}/${id}/publish`, { revision: (await item(id)).revision, at: null });
  const act = (...acts: object[]) => ask(grace, 'POST', `${api}/authoring/tree`, { acts });
  const tree = async () => (await ask(grace, 'GET', `${api}/authoring/tree`)).body;
  const readIn = async (language: 'en' | 'de', path: string) => {
    const response = await fetch(`${server.origin}${api}/${path}`, {
      headers: { authorization: `Bearer ${ada.token}`, 'accept-language': language },
    });
    return (await response.json()) as Answer['body'];
  };
  const files = async (): Promise<Record<string, string>> => {
    const exported = await exportLibrary(server.world, orgId);
    return Object.fromEntries(
      await Promise.all(exported.map(async ({ path, open }) => [path, await text(await open())] as const)),
    );
  };
  return { orgId, ask, grace, items, item, save, publish, act, tree, readIn, files };
});

const text = async (content: string | Readable) =>
  typeof content === 'string' ? content : Buffer.concat(await content.toArray()).toString();

const without = (...paths: string[]) =>
  Object.fromEntries(Object.entries(bilingualLibrary()).filter(([path]) => !paths.includes(path)));

test('an author writes an item in another language: begun empty, told what is missing, previewed, shown, exported', async ({
  server,
  place: { orgId, ask, grace, items, item, save, publish, readIn, files },
}) => {
  await giveLibrary(server.world, orgId, without(ARTICLE));
  expect((await item('ask-first')).versions).toEqual([]);
  const begun = await item('ask-first.de');
  expect(begun).toMatchObject({ status: 'new', language: 'de', revision: 0, original: { language: 'en' } });
  expect(begun.problems).not.toEqual([]);
  expect((await publish('ask-first.de')).status).toBe(404);
  const markdown = begun.original.body.markdown.replace('Whom do you ask?', 'Wen fragen Sie?');
  await save('ask-first.de', { head: { title: 'Erst fragen' }, body: { markdown } });
  expect((await ask(grace, 'GET', `${items}/ask-first.de/preview`)).body).toMatchObject({
    id: 'ask-first',
    title: 'Erst fragen',
    language: 'de',
    tags: ['pain'],
  });
  expect((await item('ask-first')).versions).toEqual([{ language: 'de', state: 'draft', has_changes: true }]);
  expect(await readIn('de', 'content/ask-first')).toMatchObject({ title: 'Ask first' });
  expect((await publish('ask-first.de')).body).toMatchObject({ status: 'published', revision: 0 });
  expect(await readIn('de', 'content/ask-first')).toMatchObject({ title: 'Erst fragen', languages: ['en', 'de'] });
  expect((await readIn('de', 'search?q=fragend')).items).toMatchObject([{ title: 'Erst fragen' }]);
  const exported = await files();
  expect(exported[ARTICLE]).toBe(`---\nkind: article\ntitle: Erst fragen\n---\n${markdown}`);
  const again = await importLibrary(server.world, { orgId, folder: aFolder(exported), isDryRun: true });
  expect(again.problems).toBeNull();
  expect(again.plan?.versions).toMatchObject({ added: [], changed: [], removed: [] });
  expect(again.plan?.items).toMatchObject({ added: [], changed: [], removed: [] });
});

test('a version that asks otherwise than the original is told where, and not shown', async ({
  server,
  place: { orgId, item, save, publish },
}) => {
  await giveLibrary(server.world, orgId, bilingualLibrary());
  const { body } = await item('ask-first.de');
  await save('ask-first.de', { body: { markdown: String(body.markdown).replace('correct: true, ', '') } });
  expect((await item('ask-first.de')).problems.map(({ path }: { path: string[] }) => path.join('.'))).toContain(
    'body.markdown',
  );
  expect((await publish('ask-first.de')).status).toBe(422);
});

test('the file of a version keeps what nobody changed, comments and all, and settings stand in the original only', async ({
  server,
  place: { orgId, item, save, publish, files },
}) => {
  const library = { ...bilingualLibrary(), [QUIZ]: `# read by Ada\n${bilingualLibrary()[QUIZ]!}` };
  await giveLibrary(server.world, orgId, library);
  const { body } = await item('scales.de');
  expect(body.pass_mark).toBe(60);
  const questions = body.questions.map((question: object, i: number) =>
    i === 0 ? { ...question, prompt: 'Womit misst man?' } : question,
  );
  await save('scales.de', { body: { ...body, questions } });
  expect((await publish('scales.de')).status).toBe(200);
  expect((await files())[QUIZ]).toBe(library[QUIZ]!.replace('Womit messen Sie?', 'Womit misst man?'));
});

test('a version follows its original: numbers, order and settings at once, new words are asked for', async ({
  server,
  place: { orgId, item, save, publish, readIn, tree, files },
}) => {
  await giveLibrary(server.world, orgId, bilingualLibrary());
  const { body } = await item('scales');
  await save('scales', { body: { ...body, pass_mark: 90, questions: body.questions.toReversed() } });
  await publish('scales');
  expect(await readIn('de', 'quizzes/scales')).toMatchObject({ title: 'Skalen', language: 'de', pass_mark: 90 });
  expect((await item('scales')).versions).toMatchObject([{ language: 'de', state: 'current' }]);
  const moved = (await item('scales.de')).body.questions.map(({ id }: { id: string }) => id);
  expect(moved).toEqual(body.questions.map(({ id }: { id: string }) => id).toReversed());
  const exported = await files();
  const again = await importLibrary(server.world, { orgId, folder: aFolder(exported), isDryRun: true });
  expect(again.problems).toBeNull();
  expect(again.plan?.versions).toMatchObject({ added: [], changed: [] });

  const question = { ...body.questions[0], id: 'new', prompt: 'And what else?' };
  await save('scales', { body: { ...body, questions: [...body.questions, question] } });
  await publish('scales');
  expect((await item('scales')).versions).toMatchObject([{ language: 'de', state: 'hidden' }]);
  expect(await readIn('de', 'quizzes/scales')).toMatchObject({ title: 'Scales', language: 'en' });
  expect((await tree()).modules[0].chapters[0].items[1]).toMatchObject({ id: 'scales', stale_languages: ['de'] });
  const waiting = await item('scales.de');
  expect(waiting.body.questions.map(({ prompt }: { prompt: string }) => prompt)).toMatchObject([
    'Womit messen Sie?',
    ...waiting.body.questions.slice(1, -1).map(({ prompt }: { prompt: string }) => prompt),
    '',
  ]);
  const options = body.questions[0].options.map((option: object, i: number) => ({ ...option, text: `Wort ${i}` }));
  const answered = waiting.body.questions.map((each: { id: string }) =>
    each.id === 'new' ? { ...each, prompt: 'Und womit noch?', options, explanation: 'Darum.' } : each,
  );
  await save('scales.de', { body: { ...waiting.body, questions: answered } });
  expect((await publish('scales.de')).body).toMatchObject({ status: 'published' });
  expect(await readIn('de', 'quizzes/scales')).toMatchObject({ title: 'Skalen', language: 'de' });
});

test('a version is stale when its original says something else, and current when its author has read it again', async ({
  server,
  place: { orgId, item, save, publish, readIn },
}) => {
  await giveLibrary(server.world, orgId, bilingualLibrary());
  const { body } = await item('ask-first');
  await save('ask-first', { body: { markdown: `${body.markdown}\nAsk again an hour later.\n` } });
  await publish('ask-first');
  const stale = await item('ask-first.de');
  expect(stale.versions).toMatchObject([{ language: 'de', state: 'stale' }]);
  expect(stale.original.body.markdown).toContain('an hour later');
  expect(stale.original.was.body.markdown).not.toContain('an hour later');
  expect(await readIn('de', 'content/ask-first')).toMatchObject({ title: 'Erst fragen' });
  expect((await publish('ask-first.de')).body).toMatchObject({ versions: [{ language: 'de', state: 'current' }] });
});

test('two authors of a version lose nothing, and an import under a draft is told', async ({
  server,
  place: { orgId, ask, grace, items, item, save },
}) => {
  await giveLibrary(server.world, orgId, bilingualLibrary());
  const { head, body, revision } = await item('ask-first.de');
  await save('ask-first.de', { head: { title: 'Zuerst fragen' } });
  const late = await ask(grace, 'PUT', `${items}/ask-first.de/draft`, {
    revision,
    editor: 'another',
    head,
    body: { markdown: `${body.markdown}\nUnd später noch einmal.\n` },
  });
  expect(late.body).toMatchObject({ is_merged: true, head: { title: 'Zuerst fragen' } });
  expect(late.body.body.markdown).toContain('später noch einmal');
  await giveLibrary(server.world, orgId, {
    ...bilingualLibrary(),
    [ARTICLE]: bilingualLibrary()[ARTICLE]!.replace('Erst fragen', 'Fragen'),
  });
  expect(await item('ask-first.de')).toMatchObject({ is_conflict: true, head: { title: 'Zuerst fragen' } });
  const { body: settled } = await ask(grace, 'POST', `${items}/ask-first.de/conflict`, { use: 'published' });
  expect(settled).toMatchObject({ is_conflict: false, head: { title: 'Fragen' } });
});

test('a version is taken from readers and given back', async ({
  server,
  place: { orgId, item, act, readIn, files },
}) => {
  await giveLibrary(server.world, orgId, bilingualLibrary());
  const { body } = await act({ act: 'show_version', id: 'ask-first.de', is_shown: false });
  expect(await readIn('de', 'content/ask-first')).toMatchObject({ title: 'Ask first', languages: ['en'] });
  expect((await files())[ARTICLE]).toBeUndefined();
  expect(await item('ask-first.de')).toMatchObject({ status: 'archived', head: { title: 'Erst fragen' } });
  await act(...body.undo);
  expect(await readIn('de', 'content/ask-first')).toMatchObject({ title: 'Erst fragen' });
});

test('there is no version in the language of the originals, and none of what was never published', async ({
  server,
  place: { orgId, ask, grace, items, act },
}) => {
  await giveLibrary(server.world, orgId, bilingualLibrary());
  expect((await ask(grace, 'GET', `${items}/ask-first.en`)).status).toBe(404);
  const { body } = await act({
    act: 'add_item',
    module_id: 'pain',
    chapter_id: 'basics',
    kind: 'article',
    title: 'New',
  });
  expect((await ask(grace, 'GET', `${items}/${body.added[0]}.de`)).status).toBe(404);
  expect((await ask(grace, 'GET', `${items}/ask-first.fr`)).status).toBe(400);
});

test('an item that moves into another chapter takes the pictures of its versions along', async ({
  server,
  place: { orgId, act, files },
}) => {
  const library = {
    ...bilingualLibrary(),
    [ARTICLE]: `${bilingualLibrary()[ARTICLE]!}\n![Eine Skala](media/skala.svg)\n`,
    [`${CHAPTER}/media/skala.svg`]: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
  };
  await giveLibrary(server.world, orgId, library);
  await act(
    { act: 'add_chapter', module_id: 'pain', title: 'Later' },
    { act: 'place_item', id: 'ask-first', module_id: 'pain', chapter_id: 'later', before: null },
  );
  const exported = await files();
  expect(Object.keys(exported)).toContain('modules/01-pain/02-later/media/skala.svg');
  const again = await importLibrary(server.world, { orgId, folder: aFolder(exported), isDryRun: true });
  expect(again.problems).toBeNull();
});
