import { expect } from 'vitest';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { exportLibrary } from '#features/library/export/export-library.ts';
import { importLibrary } from '#features/library/import/import-library.ts';
import { isNothing } from '#features/library/import/plan-import.ts';
import { aFolder, aLibraryFolder, anArticle, giveLibrary } from '#features/library/library.factory.ts';
import { test as base } from '#testing/api-test.ts';
import { aPerson } from '#testing/people.ts';

const GLOSSARY = `# our words
- term: Pain
  definition: What the person says it is. # by the book
- { term: Self-report, definition: What the person says., aliases: [own report] }
`;

const shear = { term: 'Shear', definition: 'Skin and bone slide past each other.', aliases: ['shearing'] };
const schub = { language: 'de', term: 'Scherkraft', definition: 'Haut und Knochen verschieben sich.', aliases: [] };

/** Grace writes the glossary; her one article links to a term of it. */
const test = base.extend('place', async ({ server, ask }) => {
  const { db } = server.world;
  const { id: orgId } = await anOrganization(db);
  const [ada, grace] = [await aPerson(db), await aPerson(db, { name: 'Grace Kim' })];
  await join(db, ada, orgId);
  await join(db, grace, orgId, { role: 'ORG_ADMIN' });
  const api = `/api/v1/organizations/${orgId}`;
  const path = `${api}/authoring/glossary`;
  const text = 'Ask for the [own words](glossary:self-report).\n';
  await giveLibrary(
    server.world,
    orgId,
    aLibraryFolder({ '01-ask-first.md': anArticle({ text }) }, { 'glossary.yaml': GLOSSARY }),
  );
  const files = async (): Promise<Record<string, string>> => {
    const exported = await exportLibrary(server.world, orgId);
    return Object.fromEntries(
      await Promise.all(exported.map(async ({ path: name, open }) => [name, String(await open())] as const)),
    );
  };
  return {
    orgId,
    ada,
    grace,
    api,
    path,
    act: (...acts: object[]) => ask(grace, 'POST', path, { acts }),
    terms: async (): Promise<Term[]> => (await ask(grace, 'GET', path)).body.terms,
    files,
    /** What an import of the exported files would change. */
    importAgain: async () => {
      const folder = aFolder(await files());
      const { plan, problems } = await importLibrary(server.world, { orgId, folder, isDryRun: true });
      return problems ?? (isNothing(plan) ? 'nothing' : 'something');
    },
  };
});

interface Term {
  readonly id: string;
  readonly term: string;
  readonly versions: readonly { readonly language: string; readonly term: string }[];
  readonly used_by: readonly { readonly id: string; readonly title: string }[];
}

const names = (terms: readonly Term[]) => terms.map(({ term }) => term);

test('a term is written where the alphabet puts it, and every other line of the file stays', async ({ place }) => {
  expect((await place.act({ act: 'add_term', ...shear })).body.added).toEqual(['shear']);
  expect((await place.files())['glossary.yaml']).toBe(
    `${GLOSSARY}- term: Shear\n  definition: Skin and bone slide past each other.\n  aliases: [shearing]\n`,
  );
  await place.act({ act: 'add_term', term: 'Moisture', definition: 'Water on the skin.' });
  expect(names(await place.terms())).toEqual(['Moisture', 'Pain', 'Self-report', 'Shear']);
  expect((await place.files())['glossary.yaml']).toContain(
    '# our words\n- term: Moisture\n  definition: Water on the skin.\n- term: Pain\n  definition: What the person says it is. # by the book\n',
  );
  expect(await place.importAgain()).toBe('nothing');
});

test('learners read the new meaning at once', async ({ ask, place }) => {
  const [, before] = await place.terms();
  const { id, versions } = before!;
  const was = { term: 'Self-report', definition: 'What the person says.', aliases: ['own report'], versions };
  const now = { ...was, definition: 'The person’s own account.' };
  await place.act({ act: 'change_term', id, was, ...now });
  const { glossary } = (await ask(place.ada, 'GET', `${place.api}/content/ask-first`)).body;
  expect(glossary).toEqual({ 'self-report': { term: 'Self-report', definition: 'The person’s own account.' } });
});

test('a renamed term keeps its address, so that lessons still lead to it', async ({ ask, place }) => {
  const was = { term: 'Self-report', definition: 'What the person says.', aliases: ['own report'] };
  await place.act({ act: 'change_term', id: 'self-report', was, ...was, term: 'Own account' });
  const { glossary } = (await ask(place.ada, 'GET', `${place.api}/content/ask-first`)).body;
  expect(glossary['self-report'].term).toBe('Own account');
  expect((await place.files())['glossary.yaml']).toContain('- term: Own account\n');
  expect((await place.files())['glossary.yaml']).toContain('  id: self-report\n');
  expect(await place.importAgain()).toBe('nothing');
});

test('what somebody else wrote meanwhile is not overwritten', async ({ place }) => {
  const was = { term: 'Pain', definition: 'What the person says it is.', aliases: [] };
  const change = (definition: string) => place.act({ act: 'change_term', id: 'pain', was, ...was, definition });
  expect((await change('First.')).status).toBe(200);
  expect((await change('Second.')).body.code).toBe('term_changed');
});

test('a term says the same in another language; what nobody has translated reads as the original', async ({
  ask,
  place,
}) => {
  await place.act({ act: 'add_term', ...shear, versions: [schub] });
  const terms = await place.terms();
  expect(terms.map(({ versions }) => versions.map(({ term }) => term))).toEqual([[], [], ['Scherkraft']]);
  expect((await place.files())['glossary.de.yaml']).toMatch(
    /^- term: Pain\n(.*\n)+- term: Self-report\n(.*\n)+- term: Scherkraft\n/,
  );
  expect(await place.importAgain()).toBe('nothing');
  const { glossary } = (await ask(place.ada, 'GET', `${place.api}/content/ask-first?lang=de`)).body;
  expect(glossary['self-report'].term).toBe('Self-report');
});

test('a term that is taken away comes back with all that it said', async ({ place }) => {
  await place.act({ act: 'add_term', ...shear, versions: [schub] });
  const before = await place.terms();
  const { undo } = (await place.act({ act: 'remove_term', id: 'pain' }, { act: 'remove_term', id: 'shear' })).body;
  expect(names(await place.terms())).toEqual(['Self-report']);
  expect(await place.importAgain()).toBe('nothing');
  await place.act(...undo);
  expect(await place.terms()).toEqual(before);
});

test('a term that lessons link to stays, drafts included, and says which', async ({ ask, place }) => {
  expect((await place.terms()).map(({ used_by: users }) => users)).toEqual([
    [],
    [{ id: 'ask-first', title: 'Ask first' }],
  ]);
  expect((await place.act({ act: 'remove_term', id: 'self-report' })).body.code).toBe('term_in_use');
  const item = `${place.api}/authoring/items/ask-first`;
  const { head } = (await ask(place.grace, 'GET', item)).body;
  const body = { markdown: 'What is [pain](glossary:pain)?\n' };
  await ask(place.grace, 'PUT', `${item}/draft`, { revision: 0, editor: 'e', head, body });
  expect((await place.act({ act: 'remove_term', id: 'pain' })).body.code).toBe('term_in_use');
});

test('a draft that waits for a term can be published once it is written', async ({ ask, place }) => {
  const item = `${place.api}/authoring/items/ask-first`;
  const { head } = (await ask(place.grace, 'GET', item)).body;
  const body = { markdown: 'Mind the [shear](glossary:shear).\n' };
  const draft = await ask(place.grace, 'PUT', `${item}/draft`, { revision: 0, editor: 'e', head, body });
  expect(draft.body.problems).toMatchObject([{ said: { sentence: 'noTerm', values: { target: 'shear' } } }]);
  await place.act({ act: 'add_term', ...shear });
  const published = await ask(place.grace, 'POST', `${item}/publish`, { revision: draft.body.revision, at: null });
  expect(published.status).toBe(200);
});

test('the last term takes the files with it', async ({ server, place }) => {
  await giveLibrary(
    server.world,
    place.orgId,
    aLibraryFolder(
      {},
      {
        'glossary.yaml': '- { term: Pain, definition: Hurts. }\n',
        'glossary.de.yaml': '- { term: Schmerz, definition: Weh. }\n',
      },
    ),
  );
  const { undo } = (await place.act({ act: 'remove_term', id: 'pain' })).body;
  expect(Object.keys(await place.files()).filter((name) => name.startsWith('glossary'))).toEqual([]);
  expect(await place.importAgain()).toBe('nothing');
  await place.act(...undo);
  expect((await place.terms())[0]).toMatchObject({ term: 'Pain', versions: [{ term: 'Schmerz' }] });
});

test.for([
  ['a name that is there already', { term: 'pain', definition: 'x' }, 409],
  ['no meaning', { term: 'Moisture', definition: ' ' }, 400],
  ['a name that is too long', { term: 'x'.repeat(121), definition: 'x' }, 400],
  ['the library’s own language', { ...shear, versions: [{ ...schub, language: 'en' }] }, 400],
] as const)('a term with %s is refused', async ([, term, status], { place }) => {
  expect((await place.act({ act: 'add_term', ...term })).status).toBe(status);
  expect(names(await place.terms())).toEqual(['Pain', 'Self-report']);
});

test('names without a Latin letter have an address too', async ({ place }) => {
  expect((await place.act({ act: 'add_term', term: '痛み', definition: 'Pain.' })).body.added).toEqual(['untitled']);
  expect(await place.importAgain()).toBe('nothing');
});

test('learners can neither read nor change it', async ({ ask, place }) => {
  expect((await ask(place.ada, 'GET', place.path)).status).toBe(403);
  expect((await ask(place.ada, 'POST', place.path, { acts: [{ act: 'remove_term', id: 'pain' }] })).status).toBe(403);
});
