import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import { contentHead } from '@snapwell/contract/learning/content-head';
import { mediaPathsIn } from '@snapwell/contract/text/media-path';
import { expect } from 'vitest';
import { parse } from 'yaml';
import { anOrganization, join as joinOrganization } from '#features/organizations/organizations.factory.ts';
import { type Answer, test as base } from '#testing/api-test.ts';
import { aPerson } from '#testing/people.ts';
import { importLibrary } from '../import/import-library.ts';
import { aFolder } from '../library.factory.ts';
import { exportLibrary } from './export-library.ts';

const SAMPLES = join(import.meta.dirname, '../../../../../../packages/demo-library/organizations/academy/modules');

/** Grace writes in one organization, Ada learns in another. */
const test = base.extend('place', async ({ server, ask }) => {
  const { db } = server.world;
  const [{ id: here }, { id: there }] = [await anOrganization(db), await anOrganization(db)];
  const [ada, grace] = [await aPerson(db), await aPerson(db)];
  await joinOrganization(db, grace, here, { role: 'ORG_ADMIN' });
  await joinOrganization(db, ada, there);
  const authoring = `/api/v1/organizations/${here}/authoring`;
  const write = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    ask(grace, method, `${authoring}/${path}`, body);
  const upload = async (id: string, file: string): Promise<string> => {
    const form = new FormData();
    form.set('file', new Blob([await readFile(file)]), file);
    const response = await fetch(`${server.origin}${authoring}/items/${id}/media?name=${encodeURIComponent(file)}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${grace.token}` },
      body: form,
    });
    return ((await response.json()) as { path: string }).path;
  };
  const learn = (method: 'GET' | 'POST', path: string, body?: object) =>
    ask(ada, method, `/api/v1/organizations/${there}/${path}`, body);
  return { here, there, write, upload, learn };
});

interface TwoOrganizations {
  write(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Answer>;
  upload(id: string, file: string): Promise<string>;
  learn(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer>;
}

/** A simulation is made and played in one of two ways. */
type Made = Exclude<ContentKind, 'simulation'> | 'scenes' | 'conversation';
const kindOf = (made: Made): ContentKind => (made === 'scenes' || made === 'conversation' ? 'simulation' : made);

/** Of those with scenes the one whose choices lead to an end. */
const SIMULATIONS: Partial<Record<Made, string>> = {
  scenes: '**/*-somebody-has-to-say-it.simulation.yaml',
  conversation: '**/*-talking-with-ben.simulation.yaml',
};

/** What an author has in mind: an item of the samples, without the lessons and terms that it points to. */
async function sampleOf(made: Made) {
  const name = SIMULATIONS[made] ?? `**/*.${made}.yaml`;
  const [file] = globSync(name, { cwd: SAMPLES }).toSorted();
  const path = join(SAMPLES, file!);
  const said = parse((await readFile(path, 'utf8')).replaceAll(/^ *teaches:.*\n/gm, '')) as Record<string, unknown>;
  const body = Object.fromEntries(Object.entries(said).filter(([key]) => !Object.hasOwn(contentHead.shape, key)));
  return { body, folder: dirname(path) };
}

/** Writes an item as the panel does: added, its files uploaded one by one, saved, published. */
async function makeInPanel({ write, upload }: TwoOrganizations, made: Made): Promise<string> {
  const kind = kindOf(made);
  const place = { module_id: 'all', chapter_id: 'kinds' };
  const { body: added } = await write('POST', 'tree', {
    acts: [{ act: 'add_item', ...place, kind, title: `A ${kind}` }],
  });
  const id: string = added.added[0];
  const { body, folder } =
    kind === 'article' ? { body: { markdown: 'Ask first.\n' }, folder: '' } : await sampleOf(made);
  let text = JSON.stringify(body);
  for (const name of mediaPathsIn(body))
    text = text.replaceAll(`"${name}"`, `"${await upload(id, join(folder, name))}"`);
  const { body: item } = await write('GET', `items/${id}`);
  const { body: saved } = await write('PUT', `items/${id}/draft`, {
    revision: item.revision,
    editor: 'panel',
    head: item.head,
    body: JSON.parse(text) as object,
  });
  expect(saved.problems).toEqual([]);
  const now = (await write('GET', `items/${id}`)).body;
  const { status } = await write('POST', `items/${id}/publish`, { revision: now.revision, at: null });
  expect(status).toBe(200);
  return id;
}

/** To the end of it; answers whether the server says so. */
async function playToTheEnd(place: TwoOrganizations, id: string, made: Made): Promise<boolean> {
  const { learn } = place;
  if (made === 'quiz') {
    const { body } = await learn('POST', `quizzes/${id}/attempts`, { mode: 'full' });
    return (await learn('POST', `quizzes/${id}/attempts/${body.id}/submission`)).body.results !== undefined;
  }
  if (made === 'scenes') return playScenes(place, id);
  if (made === 'conversation') return talk(place, id);
  const { body } = await learn('POST', `content/${id}/completion`, { furthest: 1, score: 100 });
  return body.is_completed;
}

/** By the first choice of each scene. */
async function playScenes({ learn }: TwoOrganizations, id: string): Promise<boolean> {
  const { body: begun } = await learn('POST', `simulations/${id}/attempts`, {});
  let { status } = begun;
  for (let position = 0; status === 'open' && position < 50; position++) {
    const step = { key: crypto.randomUUID(), step: { play: 'scenes', position, choice: 0 } };
    ({ status } = (await learn('POST', `simulation-attempts/${begun.id}/steps`, step)).body.attempt);
  }
  return status === 'finished';
}

/** Something is said and answered, and the learner ends it. */
async function talk({ learn }: TwoOrganizations, id: string): Promise<boolean> {
  const { body: begun } = await learn('POST', `simulations/${id}/attempts`, {});
  const step = async (position: number, more: object) => {
    const key = crypto.randomUUID();
    const taken = { key, step: { play: 'conversation', position, seconds: 10 * (position + 1), ...more } };
    return (await learn('POST', `simulation-attempts/${begun.id}/steps`, taken)).body.attempt;
  };
  const said = await step(0, { said: 'Hello. How are you?' });
  expect(said.view.lines[0].reply).not.toBe('');
  return (await step(1, { act: 'end' })).status === 'finished';
}

const text = async (content: string | Readable) =>
  typeof content === 'string' ? content : Buffer.concat(await content.toArray());

test.for([
  'article',
  'video',
  'infographic',
  'comic',
  'flashcards',
  'matching',
  'ordering',
  'hotspot',
  'categories',
  'branching',
  'quiz',
  'scenes',
  'conversation',
] as const)(
  'what was made in the panel is exported, imported elsewhere and played to its end: %s',
  async (made, { server, place }) => {
    await place.write('POST', 'tree', {
      acts: [
        { act: 'add_module', title: 'All' },
        { act: 'add_chapter', module_id: 'all', title: 'Kinds' },
        { act: 'edit_module', id: 'all', status: 'published' },
      ],
    });
    const id = await makeInPanel(place, made);
    const exported = await exportLibrary(server.world, place.here);
    const files = Object.fromEntries(
      await Promise.all(exported.map(async ({ path, open }) => [path, await text(await open())] as const)),
    );
    const folder = aFolder(files);
    expect((await importLibrary(server.world, { orgId: place.there, folder, isDryRun: false })).problems).toBeNull();
    expect(await playToTheEnd(place, id, made)).toBe(true);
  },
);
