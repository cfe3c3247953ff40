import { expect, onTestFinished } from 'vitest';
import { anArticle, aLibraryFolder, giveLibrary } from '#features/library/library.factory.ts';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { test as base } from '#testing/api-test.ts';
import { aPerson, type Person } from '#testing/people.ts';
import type { World } from '#world.ts';
import { writeMaking } from '#composition/job-kinds.ts';
import { workOff } from '#testing/work-off.ts';

const text = `## Steps of the round

1. **Ask.** The person comes first of all.
2. **Treat.** What was ordered is given now.
3. **Look again.** The second look shows the effect.

## The second look

The second look comes about 30 minutes after an injection. Vital signs alone say little about the pain of a person.
A pain score without a second look is only half an assessment. The same scale is used for the first and the second look.
`;
const quiz =
  'title: A quiz\nquestions:\n  - { id: first, type: true_false, prompt: Is it?, answer: true, explanation: The secret key of it. }\n';
const library = aLibraryFolder({
  '01-the-round.md': anArticle({ title: 'The round', text }),
  '02-too-short.md': anArticle({ text: 'Hello.\n' }),
  '03-a-quiz.quiz.yaml': quiz,
});

interface MakingFixture {
  readonly ada: Person;
  readonly grace: Person;
  readonly api: string;
  /** Lets the job be worked off, by this world. */
  work(changes?: Partial<World>): Promise<void>;
  make(kind: string, contentId?: string): Promise<string>;
}

const test = base.extend('place', async ({ server, ask }): Promise<MakingFixture> => {
  const { db } = server.world;
  const { id: orgId } = await anOrganization(db);
  const [ada, grace] = [await aPerson(db), await aPerson(db, { name: 'Grace Kim' })];
  await join(db, ada, orgId);
  await join(db, grace, orgId, { role: 'ORG_ADMIN' });
  await giveLibrary(server.world, orgId, library);
  const api = `/api/v1/organizations/${orgId}`;
  return {
    ada,
    grace,
    api,
    work: (changes) => workOff({ ...server.world, ...changes }, writeMaking),
    make: async (kind, content_id = 'the-round') =>
      (await ask(ada, 'POST', `${api}/makings`, { kind, content_id })).body.id,
  };
});

const aFilm = () => new Blob([Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(64)])]);
const upload = (field: string, file: Blob) => {
  const form = new FormData();
  form.append(field, file, 'file');
  return form;
};
const pixel = () =>
  new Blob([
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  ]);

test('flashcards are made in the background and then play for their maker alone', async ({
  ask,
  place: { ada, grace, api, work, make },
}) => {
  const started = await ask(ada, 'POST', `${api}/makings`, { kind: 'flashcards', content_id: 'the-round' });
  expect(started).toMatchObject({
    status: 201,
    body: { state: 'waiting', progress: 0, content_id: null, title: 'Flashcards: The round' },
  });
  expect(await make('flashcards')).toBe(started.body.id);
  await work();
  const { body } = await ask(ada, 'GET', `${api}/makings/${started.body.id}`);
  expect(body).toMatchObject({ state: 'done', progress: 1, film: null });
  const item = await ask(ada, 'GET', `${api}/content/${body.content_id}`);
  expect(item.body).toMatchObject({ kind: 'flashcards', title: 'Flashcards: The round', points: null });
  expect(item.body.body.cards).toContainEqual({
    front: 'Steps of the round: Ask',
    back: 'The person comes first of all.',
  });
  for (const path of [`makings/${body.id}`, `content/${body.content_id}`])
    expect((await ask(grace, 'GET', `${api}/${path}`)).status).toBe(404);
  expect((await ask(grace, 'GET', `${api}/makings`)).body.items).toEqual([]);
  await ask(ada, 'DELETE', `${api}/own-content/${body.content_id}`);
  expect((await ask(ada, 'GET', `${api}/makings/${body.id}`)).body).toMatchObject({ state: 'done', content_id: null });
});

test('asked again, another game comes of the same page', async ({ ask, place: { ada, api, work, make } }) => {
  const kinds = [];
  for (const _ of [1, 2]) {
    const id = await make('game');
    await work();
    const { content_id } = (await ask(ada, 'GET', `${api}/makings/${id}`)).body;
    kinds.push((await ask(ada, 'GET', `${api}/content/${content_id}`)).body.kind);
  }
  expect(kinds).toEqual(['ordering', 'matching']);
});

test('of a quiz, and of a page that says nothing, nothing is made, and it is said why', async ({
  ask,
  place: { ada, api, work, make },
}) => {
  const ids = [
    await make('flashcards', 'a-quiz'),
    await make('flashcards', 'too-short'),
    await make('video_short', 'a-quiz'),
  ];
  await work();
  for (const id of ids) {
    const { body } = await ask(ada, 'GET', `${api}/makings/${id}`);
    expect(body).toMatchObject({
      state: 'failed',
      content_id: null,
      message: "There isn't enough on this page to make that. Try it on an article.",
    });
  }
  expect((await ask(ada, 'GET', `${api}/own-content`)).body.items).toEqual([]);
});

test('nothing is made of what is not there, and not too much at once', async ({
  ask,
  place: { ada, api, work, make },
}) => {
  expect((await ask(ada, 'POST', `${api}/makings`, { kind: 'game', content_id: 'not-there' })).status).toBe(404);
  for (const kind of ['game', 'flashcards', 'video_short']) await make(kind);
  await make('game', 'too-short');
  expect((await ask(ada, 'POST', `${api}/makings`, { kind: 'flashcards', content_id: 'too-short' })).body.code).toBe(
    'limit_reached',
  );
  await work();
});

test('a job that a restart cut off is taken up again, once', async ({
  ask,
  clock,
  place: { ada, api, work, make },
}) => {
  const id = await make('flashcards');
  const { promise: cutOff, reject } = Promise.withResolvers<never>();
  onTestFinished(() => reject(new Error('The test is over.')));
  void work({ contentMaker: { write: () => cutOff } });
  await expect.poll(async () => (await ask(ada, 'GET', `${api}/makings/${id}`)).body.state).toBe('working');
  await work();
  expect((await ask(ada, 'GET', `${api}/makings/${id}`)).body.state).toBe('working');
  clock.set(new Date(Date.now() + 61_000).toISOString());
  await Promise.all([work(), work()]);
  expect((await ask(ada, 'GET', `${api}/makings/${id}`)).body.state).toBe('done');
  expect((await ask(ada, 'GET', `${api}/own-content`)).body.items).toHaveLength(1);
});

test('what fails again and again ends with a sentence for the person', async ({
  ask,
  clock,
  place: { ada, api, work, make },
}) => {
  const start = Date.now();
  const id = await make('flashcards');
  const broken = { contentMaker: { write: () => Promise.reject(new Error('broken')) } };
  for (const [minutes, state] of [
    [1, 'waiting'],
    [2, 'waiting'],
    [3, 'failed'],
  ] as const) {
    clock.set(new Date(start + minutes * 60_000).toISOString());
    await work(broken);
    expect((await ask(ada, 'GET', `${api}/makings/${id}`)).body.state).toBe(state);
  }
  expect((await ask(ada, 'GET', `${api}/makings/${id}`)).body).toMatchObject({
    state: 'failed',
    message: 'That did not work. Ask me again in a moment.',
  });
});

test('what a model writes is used when it holds', async ({ ask, place: { ada, api, work, make } }) => {
  const cards = [1, 2, 3].map((n) => ({ front: `Question ${'abc'[n - 1]}?`, back: 'About 30 minutes after it.' }));
  const id = await make('flashcards');
  await work({ contentMaker: { write: async () => ({ cards }) } });
  const { content_id } = (await ask(ada, 'GET', `${api}/makings/${id}`)).body;
  expect((await ask(ada, 'GET', `${api}/content/${content_id}`)).body.body).toEqual({ cards });
});

test.for([
  [
    'a figure that does not stand on the page',
    { cards: [1, 2].map((n) => ({ front: `Question ${n}00?`, back: 'Give 500 mg.' })) },
  ],
  ['markup', { cards: ['a', 'b'].map((n) => ({ front: `<img src=x onerror=alert(1)> ${n}`, back: 'Look.' })) }],
  ['an address', { cards: ['a', 'b'].map((n) => ({ front: `https://evil.example/${n}`, back: 'Look.' })) }],
  ['another form', { cards: [], secrets: 'all' }],
  ['nothing', null],
] as const)(
  'what a model writes with %s is not used: the page speaks for itself',
  async ([, reply], { ask, place: { ada, api, work, make } }) => {
    const id = await make('flashcards');
    await work({ contentMaker: { write: async () => reply } });
    const { content_id } = (await ask(ada, 'GET', `${api}/makings/${id}`)).body;
    const { body } = await ask(ada, 'GET', `${api}/content/${content_id}`);
    expect(body.body.cards).toContainEqual({
      front: 'Steps of the round: Ask',
      back: 'The person comes first of all.',
    });
  },
);

test('a video short is planned by the server, drawn by a browser, and becomes a private video with its words', async ({
  ask,
  server,
  place,
}) => {
  const { ada, grace, api, work, make } = place;
  const id = await make('video_short');
  await work();
  const making = `${api}/makings/${id}`;
  const planned = (await ask(ada, 'GET', making)).body;
  expect(planned).toMatchObject({ state: 'working', film: { title: 'The round', has_narration: false } });
  expect(planned.film.seconds).toBeGreaterThanOrEqual(15);
  expect((await ask(ada, 'GET', `${making}/narration`)).body).toEqual({ wav: null });
  expect((await ask(ada, 'PUT', `${making}/progress`, { progress: 0.5 })).body.progress).toBeCloseTo(0.64);
  expect((await ask(ada, 'PUT', `${making}/progress`, { progress: 0.1 })).body.progress).toBeCloseTo(0.64);
  for (const noFilm of ['<script>', 'abc', ''])
    expect((await ask(ada, 'POST', `${making}/film`, upload('film', new Blob([noFilm])))).status).toBe(400);
  for (const [field, file] of [
    ['film', aFilm()],
    ['poster', pixel()],
  ] as const)
    expect((await ask(grace, 'POST', `${making}/${field}`, upload(field, file))).status).toBe(404);
  expect((await ask(ada, 'POST', `${making}/poster`, upload('poster', pixel()))).status).toBe(200);
  const [first, second] = await Promise.all(
    [1, 2].map(() => ask(ada, 'POST', `${making}/film`, upload('film', aFilm()))),
  );
  expect([first!.body.state, second!.body.content_id]).toEqual(['done', first!.body.content_id]);
  const { body } = await ask(ada, 'GET', `${api}/content/${first!.body.content_id}`);
  expect(body).toMatchObject({
    kind: 'video',
    body: {
      poster: 'media/short.webp',
      duration: planned.film.seconds,
      transcript: expect.stringContaining('The round'),
    },
  });
  expect(body.body.chapters).toHaveLength(planned.film.slides.length);
  const files = await Promise.all(
    Object.values<{ url: string }>(body.media).map(({ url }) => fetch(server.origin + url)),
  );
  expect(files.map((file) => [file.status, file.headers.get('content-type')]).toSorted()).toEqual([
    [200, 'image/webp'],
    [200, 'video/mp4'],
  ]);
  expect((await ask(ada, 'GET', `${api}/own-content`)).body.items).toHaveLength(1);
});

test('narration comes as one sound file in which each slide speaks at its time', async ({
  ask,
  place: { ada, api, work, make },
}) => {
  const id = await make('video_short');
  const narrator = {
    speak: async (texts: readonly string[]) =>
      texts.map(() => ({ samples: new Int16Array(16_000).fill(900), rate: 8000, seconds: 2 })),
    close: async () => undefined,
  };
  await work({ narrator });
  expect((await ask(ada, 'GET', `${api}/makings/${id}`)).body.film.has_narration).toBe(true);
});

test('what is given up is gone, and what comes of it later is not kept', async ({
  ask,
  place: { ada, grace, api, work, make },
}) => {
  const id = await make('video_short');
  await work();
  expect((await ask(grace, 'DELETE', `${api}/makings/${id}`)).status).toBe(404);
  expect((await ask(ada, 'DELETE', `${api}/makings/${id}`)).status).toBe(200);
  expect((await ask(ada, 'POST', `${api}/makings/${id}/film`, upload('film', aFilm()))).status).toBe(404);
  expect((await ask(ada, 'GET', `${api}/own-content`)).body.items).toEqual([]);
});
