import { expect } from 'vitest';
import { verifyLedger } from '#features/gamification/index.ts';
import { aGroup, anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { test as base } from '#testing/api-test.ts';
import { aPerson, type Person } from '#testing/people.ts';
import { aLibraryFolder, anArticle, CHAPTER, giveLibrary } from '../library/library.factory.ts';

interface LibraryFixture {
  readonly orgId: string;
  readonly ada: Person;
  readonly api: string;
}

/** Ada is a learner of an organization with a small library. */
const test = base.extend('place', async ({ server }): Promise<LibraryFixture> => {
  const { db } = server.world;
  const { id: orgId } = await anOrganization(db);
  const ada = await aPerson(db);
  await join(db, ada, orgId);
  await giveLibrary(server.world, orgId, library);
  return { orgId, ada, api: `/api/v1/organizations/${orgId}` };
});

const quiz = `title: Chapter quiz
opens: after_previous
questions:
  - { id: first, type: true_false, prompt: True?, answer: true, explanation: The key to everything. }
`;
const library = aLibraryFolder(
  {
    '01-ask-first.md': anArticle({
      title: 'Ask first',
      text: 'See ![a scale](media/scale.svg) and [self-report](glossary:self-report).\n',
    }),
    '02-which-scale.md': anArticle({
      title: 'Which pain scale',
      head: 'is_public: true\n',
      text: 'Numeric rating for adults.\n',
    }),
    '03-chapter-quiz.quiz.yaml': quiz,
    'media/scale.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"/>',
  },
  {
    'glossary.yaml': '- { term: Self-report, definition: What the person says. }\n',
    'modules/01-pain/02-more/chapter.yaml': 'title: More\n',
    'modules/01-pain/02-more/01-look-again.md': anArticle({ title: 'Look again' }),
    'modules/02-falls/module.yaml': 'title: Falls\ntags: [safety]\n',
    'modules/02-falls/01-risk/chapter.yaml': 'title: Risk\n',
    'modules/02-falls/01-risk/01-reasons.md': anArticle({ title: 'Reasons' }),
    'modules/02-falls/01-risk/02-secret-draft.md': anArticle({ head: 'status: draft\n' }),
    'courses/first-weeks.yaml': 'title: First weeks\nmodules: [falls]\n',
  },
);
const complete = { furthest: 1 };

test('a module says what each item has brought and can bring, and how many a quiz waits for', async ({
  ask,
  place: { ada, api },
}) => {
  const open = await ask(ada, 'GET', `${api}/modules/pain`);
  const steps = open.body.chapters[0].items.map((item: Record<string, unknown>) => [
    item.id,
    item.points_earned,
    item.points_possible,
    item.best_score,
    item.waits_for,
  ]);
  expect(steps).toEqual([
    ['ask-first', 0, 20, null, 0],
    ['which-scale', 0, 20, null, 0],
    ['chapter-quiz', 0, 60, null, 2],
  ]);

  await ask(ada, 'POST', `${api}/content/ask-first/completion`, complete);
  await ask(ada, 'POST', `${api}/content/which-scale/completion`, complete);
  const later = await ask(ada, 'GET', `${api}/modules/pain`);
  expect(later.body.chapters[0].items).toMatchObject([
    { points_earned: 20, points_possible: 20 },
    { points_earned: 20, points_possible: 20 },
    { points_earned: 0, points_possible: 60, waits_for: 0, is_locked: false },
  ]);
});

test('a new learner finds one next step, the catalogue, and nothing under way', async ({
  ask,
  place: { ada, api },
}) => {
  const home = await ask(ada, 'GET', `${api}/home`);
  expect(home.body).toMatchObject({
    whats_next: {
      content_id: 'ask-first',
      module_id: 'pain',
      chapter_id: 'basics',
      last_visited: null,
      points: 20,
      module_progress_percentage: 0,
    },
    under_way: [],
    due_soon: [],
    has_content: true,
  });
  const modules = await ask(ada, 'GET', `${api}/modules`);
  expect(
    modules.body.items.map(({ id, total_content }: { id: string; total_content: number }) => [id, total_content]),
  ).toEqual([
    ['pain', 4],
    ['falls', 1],
  ]);
  expect(modules.body.tags).toEqual(['safety']);
});

test('an item comes with its place, its media with their size, and the terms it names', async ({
  ask,
  place: { ada, api },
}) => {
  const { body } = await ask(ada, 'GET', `${api}/content/ask-first`);
  expect(body).toMatchObject({
    type: 'article',
    module: { id: 'pain', title: 'Pain' },
    chapter: { id: 'basics', position: 1, total: 2 },
    position: 1,
    previous: null,
    next: { id: 'which-scale' },
    points: 20,
    progress: { furthest: 0, is_completed: false },
    glossary: { 'self-report': { term: 'Self-report' } },
    media: { 'media/scale.svg': { content_type: 'image/svg+xml', width: 300, height: 100 } },
  });
  expect(body.timeline.map(({ state }: { state: string }) => state)).toEqual(['current', 'next', 'locked']);
  const drawing = await ask(null, 'GET', body.media['media/scale.svg'].url);
  expect([drawing.status, drawing.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
});

test('the furthest place wins, whichever device reports last', async ({ ask, place: { ada, api } }) => {
  const put = (furthest: number, scroll: number) =>
    ask(ada, 'PUT', `${api}/content/ask-first/progress`, { furthest, place: { scroll } });
  await put(0.7, 70);
  const late = await put(0.3, 30);
  expect(late.body).toMatchObject({ furthest: expect.closeTo(0.7), place: { scroll: 70 }, is_completed: false });
  const { body } = await ask(ada, 'GET', `${api}/content/ask-first`);
  expect(body.progress.place).toEqual({ scroll: 70 });
});

test('completing pays once', async ({ ask, place: { ada, api } }) => {
  const first = await ask(ada, 'POST', `${api}/content/ask-first/completion`, complete);
  const again = await ask(ada, 'POST', `${api}/content/ask-first/completion`, complete);
  expect(first.body).toMatchObject({
    is_completed: true,
    awards: [{ points: 20, source: 'content' }],
  });
  expect(again.body).toMatchObject({ is_completed: true, awards: [] });
});

test('two hundred completions of one thing at once pay once, and the ledger agrees with all that is kept', async ({
  ask,
  server,
  place: { ada, api, orgId },
}) => {
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => ask(ada, 'POST', `${api}/content/ask-first/completion`, complete)),
  );
  expect(answers.filter(({ body }) => body.awards.length > 0)).toHaveLength(1);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(await verifyLedger(server.world, orgId)).toEqual([]);
});

test('what is not at its end is not complete', async ({ ask, place: { ada, api } }) => {
  const answer = await ask(ada, 'POST', `${api}/content/ask-first/completion`, { furthest: 0.8 });
  expect(answer).toMatchObject({ status: 409, body: { code: 'content_unfinished' } });
  await ask(ada, 'PUT', `${api}/content/ask-first/progress`, { furthest: 1 });
  expect((await ask(ada, 'POST', `${api}/content/ask-first/completion`, {})).body.awards).toHaveLength(1);
});

test('a locked item opens when the earlier ones are complete, and a quiz is not completed from outside', async ({
  ask,
  place: { ada, api },
}) => {
  const locked = await ask(ada, 'GET', `${api}/content/chapter-quiz`);
  expect(locked.body).toMatchObject({ title: expect.any(String), body: null, media: {}, references: [] });
  expect(locked.body.lock.missing.map(({ id }: { id: string }) => id)).toEqual(['ask-first', 'which-scale']);
  expect((await ask(ada, 'PUT', `${api}/content/chapter-quiz/progress`, { furthest: 1 })).status).toBe(409);
  for (const id of ['ask-first', 'which-scale']) await ask(ada, 'POST', `${api}/content/${id}/completion`, complete);
  const opened = await ask(ada, 'GET', `${api}/content/chapter-quiz`);
  expect(opened.body).toMatchObject({ type: 'quiz', body: null, media: {}, points: null, lock: null });
  expect(JSON.stringify(opened.body)).not.toContain('key to everything');
  expect(await ask(ada, 'POST', `${api}/content/chapter-quiz/completion`, complete)).toMatchObject({
    status: 409,
    body: { code: 'content_unfinished' },
  });
});

test('the library is looked through by kind, length and topic', async ({ ask, place: { ada, api } }) => {
  const idsOf = async (query: string) =>
    (await ask(ada, 'GET', `${api}/items${query}`)).body.items.map(({ id }: { id: string }) => id);
  expect(await idsOf('')).toEqual(['ask-first', 'which-scale', 'chapter-quiz', 'look-again', 'reasons']);
  expect(await idsOf('?type=quiz')).toEqual(['chapter-quiz']);
  expect(await idsOf('?type=article&tag=safety')).toEqual(['reasons']);
  const { body } = await ask(ada, 'GET', `${api}/items?type=article&limit=3`);
  expect(await idsOf(`?type=article&limit=3&cursor=${body.next_cursor}`)).toEqual(['reasons']);
  const all = (await ask(ada, 'GET', `${api}/items`)).body.items as { minutes: number }[];
  const shortest = Math.min(...all.map(({ minutes }) => minutes));
  expect(await idsOf(`?max_minutes=${shortest}`)).toHaveLength(
    all.filter(({ minutes }) => minutes === shortest).length,
  );
});

test('home follows the learner: what was begun goes on, what was completed leads to the next', async ({
  ask,
  place: { ada, api },
}) => {
  const nextId = async () => (await ask(ada, 'GET', `${api}/home`)).body.whats_next.content_id;
  await ask(ada, 'PUT', `${api}/content/reasons/progress`, { furthest: 0.5 });
  expect(await nextId()).toBe('reasons');
  await ask(ada, 'POST', `${api}/content/ask-first/completion`, complete);
  expect(await nextId()).toBe('which-scale');
  const { body } = await ask(ada, 'GET', `${api}/home`);
  expect(
    body.under_way.map(({ id, progress_percentage }: { id: string; progress_percentage: number }) => [
      id,
      progress_percentage,
    ]),
  ).toEqual([
    ['pain', 25],
    ['falls', 0],
  ]);
  const { body: library } = await ask(ada, 'GET', `${api}/modules?state=under_way`);
  expect(library.items.map(({ id }: { id: string }) => id).toSorted()).toEqual(['falls', 'pain']);
});

test('an item is new for thirty days', async ({ ask, clock, place: { ada, api } }) => {
  const newIds = async () => (await ask(ada, 'GET', `${api}/home`)).body.new_items.map(({ id }: { id: string }) => id);
  expect(await newIds()).toContain('reasons');
  clock.set(new Date(Date.now() + 31 * 24 * 3600 * 1000).toISOString());
  expect(await newIds()).toEqual([]);
});

test('what was begun more than seven days ago is no longer next', async ({ ask, clock, place: { ada, api } }) => {
  await ask(ada, 'PUT', `${api}/content/reasons/progress`, {
    furthest: 0.5,
    at: new Date(Date.now() - 8 * 24 * 3600 * 1000).toISOString(),
  });
  const { body } = await ask(ada, 'GET', `${api}/progress`);
  expect(body.whats_next_content).toMatchObject({ content_id: 'reasons' });
  clock.set('2030-01-01T08:00:00Z');
  expect((await ask(ada, 'GET', `${api}/home`)).body.whats_next).toMatchObject({ content_id: 'reasons' });
});

test('progress is told by modules, what is under way first', async ({ ask, place: { ada, api } }) => {
  await ask(ada, 'POST', `${api}/content/reasons/completion`, complete);
  const { body } = await ask(ada, 'GET', `${api}/progress`);
  expect(body).toMatchObject({
    modules: {
      falls: { chapters_completed: 1, total_chapters: 1, progress_percentage: 100 },
      pain: { progress_percentage: 0, total_chapters: 2 },
    },
  });
  expect(body.content).toBeUndefined();
});

test('the search finds titles and texts, begun words and mistyped ones, and marks the hits', async ({
  ask,
  place: { ada, api },
}) => {
  const search = async (q: string) => (await ask(ada, 'GET', `${api}/search?q=${encodeURIComponent(q)}`)).body;
  const ids = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);
  expect(ids(await search('rating'))).toEqual(['which-scale']);
  expect(ids(await search('numer'))).toEqual(['which-scale']);
  const corrected = await search('numreic');
  expect([ids(corrected), corrected.corrected]).toEqual([['which-scale'], 'numeric']);
  const hit = (await search('scale')).items.find(({ id }: { id: string }) => id === 'which-scale');
  expect(hit.title_marked).toContainEqual({ text: 'scale', is_hit: true });
  expect(ids(await search('draft'))).toEqual([]);
  expect(ids(await search(`'); drop table users; --`))).toEqual([]);
});

test('bookmarks and notes are kept, listed and removed', async ({ ask, place: { ada, api } }) => {
  await ask(ada, 'PUT', `${api}/content/reasons/bookmark`);
  await ask(ada, 'PUT', `${api}/content/reasons/bookmark`);
  await ask(ada, 'PUT', `${api}/content/reasons/note`, { text: 'Ask the night shift.' });
  expect((await ask(ada, 'GET', `${api}/content/reasons`)).body).toMatchObject({
    is_bookmarked: true,
    note: 'Ask the night shift.',
  });
  expect((await ask(ada, 'GET', `${api}/bookmarks`)).body.items).toMatchObject([
    { id: 'reasons', module_title: 'Falls' },
  ]);
  expect((await ask(ada, 'GET', `${api}/notes`)).body.items).toMatchObject([
    { content_id: 'reasons', text: 'Ask the night shift.' },
  ]);
  await ask(ada, 'DELETE', `${api}/content/reasons/bookmark`);
  await ask(ada, 'PUT', `${api}/content/reasons/note`, { text: ' ' });
  expect((await ask(ada, 'GET', `${api}/content/reasons`)).body).toMatchObject({ is_bookmarked: false, note: '' });
});

test('the record lists what was completed, newest first, page by page', async ({ ask, place: { ada, api } }) => {
  for (const id of ['reasons', 'ask-first']) await ask(ada, 'POST', `${api}/content/${id}/completion`, complete);
  const first = await ask(ada, 'GET', `${api}/history?limit=1`);
  const second = await ask(ada, 'GET', `${api}/history?limit=1&cursor=${first.body.next_cursor}`);
  expect([first.body.items[0].content_id, second.body.items[0].content_id, second.body.next_cursor]).toEqual([
    'ask-first',
    'reasons',
    null,
  ]);
});

test('what a group is asked for is due for its members alone', async ({
  ask,
  server,
  clock,
  place: { ada, api, orgId },
}) => {
  const { db } = server.world;
  const [grace, eve] = [await aPerson(db, { name: 'Grace Kim' }), await aPerson(db, { name: 'Eve Moor' })];
  await join(db, grace, orgId, { role: 'ORG_ADMIN' });
  await join(db, eve, orgId);
  const ward = await aGroup(db, orgId, { people: [ada] });
  clock.set('2026-11-20T08:00:00Z');
  const due = { type: 'day', day: '2026-11-24' };
  const asked = { target_type: 'course', target_id: 'first-weeks', group_ids: [ward.id], due };
  expect(await ask(grace, 'POST', `${api}/assignments`, asked)).toMatchObject({
    status: 201,
    body: { target_title: 'First weeks' },
  });
  const dueOf = async (person: Person) => (await ask(person, 'GET', `${api}/home`)).body.due_soon;
  expect(await dueOf(ada)).toMatchObject([
    { type: 'course', id: 'first-weeks', due_on: '2026-11-24', is_overdue: false, total_content: 1 },
  ]);
  expect(await dueOf(eve)).toEqual([]);
  expect((await ask(ada, 'GET', `${api}/courses`)).body.items).toMatchObject([
    { id: 'first-weeks', due_on: '2026-11-24', progress_percentage: 0 },
  ]);
  expect((await ask(ada, 'GET', `${api}/courses/first-weeks`)).body).toMatchObject({
    asked_on: '2026-11-20',
    due_on: '2026-11-24',
    module_cards: [{ id: 'falls', total_content: 1 }],
    next: { id: 'reasons' },
  });
  expect((await ask(ada, 'GET', `${api}/courses/no-such-course`)).status).toBe(404);
  await ask(ada, 'POST', `${api}/content/reasons/completion`, complete);
  const finished = (await ask(ada, 'GET', `${api}/courses/first-weeks`)).body;
  expect(finished).toMatchObject({
    minutes_left: 0,
    module_cards: [{ begun_on: finished.today, finished_on: finished.today, minutes_left: 0 }],
  });
  expect(await dueOf(ada)).toEqual([]);
  expect((await ask(ada, 'POST', `${api}/assignments`, asked)).status).toBe(403);
});

test('strangers read what is public and nothing else', async ({ ask, place: { orgId } }) => {
  const open = await ask(null, 'GET', `/api/v1/public/${orgId}/content/which-scale`);
  expect(open).toMatchObject({ status: 200, body: { title: 'Which pain scale', organization_name: 'Riverside' } });
  for (const id of ['ask-first', 'secret-draft', 'nothing'])
    expect((await ask(null, 'GET', `/api/v1/public/${orgId}/content/${id}`)).status).toBe(404);
});

test.for([
  'home',
  'modules',
  'modules/pain',
  'content/ask-first',
  'search?q=pain',
  'progress',
  'courses',
  'courses/first-weeks',
  'bookmarks',
  'notes',
  'history',
])('nobody sees %s of an organization that is not theirs', async (path, { ask, server, place: { api } }) => {
  const eve = await aPerson(server.world.db, { name: 'Eve Moor' });
  expect((await ask(eve, 'GET', `${api}/${path}`)).status).toBe(404);
});

test('what left the library is gone for learners and stays in their record', async ({
  ask,
  server,
  place: { ada, api, orgId },
}) => {
  await ask(ada, 'POST', `${api}/content/ask-first/completion`, complete);
  const { [`${CHAPTER}/01-ask-first.md`]: _, ...rest } = library;
  await giveLibrary(server.world, orgId, rest);
  expect((await ask(ada, 'GET', `${api}/content/ask-first`)).status).toBe(404);
  expect((await ask(ada, 'GET', `${api}/history`)).body.items).toMatchObject([
    { content_id: 'ask-first', title: 'Ask first' },
  ]);
  expect((await ask(ada, 'GET', `${api}/modules/pain`)).body).toMatchObject({ total_content: 3, content_completed: 0 });
});
