import { expect, vi } from 'vitest';
import { aLibraryFolder, anArticle, giveLibrary } from '#features/library/library.factory.ts';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { test as base } from '#testing/api-test.ts';
import { aSophiePlace, askSophie, follow, hear, indexNow } from '#testing/ask-sophie.ts';
import { aPerson } from '#testing/people.ts';

const article = (title: string, text: string, head = '') => anArticle({ title, text: `${text}\n`, head });
const library = aLibraryFolder(
  {
    '01-ask-first.md': article(
      'Ask first',
      'Pain is what the person says it is.\n\n## Scales\n\nAsk the patient to rate the pain from zero to ten. Write the number down with the time.\n\nA rising number calls for action.\n\n## Words for it\n\n| Sign | Name |\n|---|---|\n| Burning | Neuropathic |\n| Cramping | Visceral |\n| Throbbing | Inflammatory |',
    ),
    '02-hand-rub.md': article(
      'Hand rub',
      'Rub your hands with alcohol for thirty seconds until they are dry. Wash with soap when they are visibly dirty.\n\n## Soap\n\nSoap is what lifts dirt off the skin.',
    ),
    '03-locked.md': article('Secret lesson', 'The wombat protocol begins with a whistle.', 'opens: after_previous\n'),
    '04-quiz.quiz.yaml':
      'title: Chapter quiz\nquestions:\n  - { id: first, type: true_false, prompt: Is the marmalade rule true?, answer: true, explanation: The marmalade rule is the key. }\n',
  },
  {
    'glossary.yaml':
      '- { term: Self-report, definition: What the person says about their own pain. }\n- { term: Soap, definition: A cleaner. }\n- { term: Cramping, definition: Pain that comes and goes. }\n',
  },
);

const test = base.extend('place', async ({ server, ask }) => aSophiePlace(server, ask, library));
const api = (path: string, orgId: string) => `/api/v1/copilot/${path}?org_id=${orgId}`;

test('a question is answered out of the library, with the paragraph it stands in', async ({ server, place }) => {
  const { lines, text, last } = await askSophie(server, place, 'How do I rate the pain of a patient?');
  expect(lines[0]).toMatchObject({ conversation_id: place.conversationId, message_id: expect.any(String) });
  expect(text).toContain('rate the pain from zero to ten');
  expect(last).toMatchObject({
    done: true,
    sources: [
      {
        content_id: 'ask-first',
        url: `/o/${place.orgId}/content/ask-first?module_id=pain&ch_id=basics&from=copilot#p-3`,
      },
    ],
  });
});

test('the library is at hand when the drawer has been opened, so that the first question need not wait for it', async ({
  server,
  ask,
  place: { orgId, ada },
}) => {
  const { search } = server.world.assistant;
  expect(search.versionOf(orgId)).toBeNull();
  await ask(ada, 'GET', api('conversations', orgId));
  await vi.waitFor(() => expect(search.versionOf(orgId)).toBeGreaterThan(0), { timeout: 10_000 });
});

test('what was asked and answered is there on another device, and can be cleared', async ({ server, ask, place }) => {
  const { orgId, ada, conversationId } = place;
  await askSophie(server, place, 'How long do I rub my hands with alcohol?');
  const [conversation] = (await ask(ada, 'GET', api('conversations', orgId))).body.items;
  expect(conversation).toMatchObject({ id: conversationId, conversation_id: conversationId, title: 'Pain' });
  const messages = api(`conversations/${conversationId}/messages`, orgId);
  expect((await ask(ada, 'GET', messages)).body).toMatchObject({
    items: [
      {
        role: 'assistant',
        state: 'complete',
        blocks: [
          { type: 'text', text: expect.stringContaining('thirty seconds') },
          { type: 'link', title: 'Hand rub' },
        ],
      },
      { role: 'user', state: 'complete', blocks: [{ type: 'text', text: 'How long do I rub my hands with alcohol?' }] },
    ],
    next_cursor: null,
  });
  expect((await ask(ada, 'POST', api(`conversations/${conversationId}/clear`, orgId))).body).toEqual({
    is_cleared: true,
  });
  expect((await ask(ada, 'GET', messages)).body.items).toEqual([]);
});

test('what was selected on the page stands with the question on another device', async ({ server, ask, place }) => {
  const { orgId, ada, conversationId } = place;
  await askSophie(server, place, 'explain this', {
    page_context: { page_id: 'content', place: { selection: 'thirty seconds' } },
  });
  const { items } = (await ask(ada, 'GET', api(`conversations/${conversationId}/messages`, orgId))).body;
  expect(items.at(-1).blocks).toEqual([
    { type: 'quote', text: 'thirty seconds' },
    { type: 'text', text: 'explain this' },
  ]);
});

test('the lesson that was open stands with the question', async ({ server, ask, place }) => {
  const { orgId, ada, conversationId } = place;
  await askSophie(server, place, 'who is asked first', {
    page_context: {
      page_id: 'content',
      content: { id: 'ask-first', title: 'As the browser calls it', type: 'article' },
    },
  });
  const { items } = (await ask(ada, 'GET', api(`conversations/${conversationId}/messages`, orgId))).body;
  expect(items.at(-1).blocks).toEqual([
    { type: 'page', title: 'Ask first' },
    { type: 'text', text: 'who is asked first' },
  ]);
});

test('a card that was shown is there on another device', async ({ server, ask, place }) => {
  const { orgId, ada, conversationId } = place;
  const { tool } = await askSophie(server, place, 'What should I do next?');
  const { items } = (await ask(ada, 'GET', api(`conversations/${conversationId}/messages`, orgId))).body;
  expect(items[0].blocks).toEqual([
    { type: 'link', title: tool!.args.title, url: expect.stringContaining(`/content/${tool!.args.content_id}?`) },
  ]);
});

test('what was begun to be made is there on another device', async ({ server, ask, place }) => {
  const { orgId, ada, conversationId } = place;
  const page = {
    page_id: 'content' as const,
    content: { id: 'ask-first', title: 'Ask first', type: 'article' as const },
  };
  const { lines } = await askSophie(server, place, 'Create flashcards', { page_context: page });
  const begun = lines.find(({ making }) => making)!.making!;
  const { items } = (await ask(ada, 'GET', api(`conversations/${conversationId}/messages`, orgId))).body;
  expect(items[0].making).toMatchObject({ id: begun.id, kind: 'flashcards' });
});

test('a lesson that is named is made something of from any page', async ({ server, place }) => {
  const { lines, text } = await askSophie(
    server,
    place,
    'Make flashcards from the lesson about rating pain from zero to ten',
  );
  expect(lines.find(({ making }) => making)?.making).toMatchObject({ kind: 'flashcards' });
  expect(text).toContain('from **Ask first**');
});

test('who asks for two figures of their own at once hears both', async ({ server, place }) => {
  const { text } = await askSophie(server, place, 'How many points do I have, and what is my rank?');
  expect(text).toBe(
    'You have **0 snap points**. Today you have earned 0.\n\nYou are not ranked here. You have 0 snap points.',
  );
});

test('the history is read in pages, the newest first', async ({ ask, place: { ada, orgId, conversationId } }) => {
  const path = api(`conversations/${conversationId}/messages`, orgId);
  for (const text of ['one', 'two', 'three'])
    await ask(ada, 'POST', path, { role: 'user', blocks: [{ type: 'text', text }] });
  const first = (await ask(ada, 'GET', `${path}&limit=2`)).body;
  const second = (await ask(ada, 'GET', `${path}&limit=2&cursor=${first.next_cursor}`)).body;
  const textOf = ({ items }: typeof first) =>
    items.map(({ blocks }: { blocks: { text: string }[] }) => blocks[0]!.text);
  expect([textOf(first), textOf(second), second.next_cursor]).toEqual([['three', 'two'], ['one'], null]);
});

test("somebody else's conversation does not exist", async ({ server, ask, place }) => {
  const { db } = server.world;
  const eve = await aPerson(db);
  await join(db, eve, place.orgId);
  const { orgId, conversationId } = place;
  const paths = [
    ['GET', 'messages'],
    ['POST', 'clear'],
    ['POST', 'keep'],
    ['POST', 'stop'],
  ] as const;
  for (const [method, path] of paths)
    expect((await ask(eve, method, api(`conversations/${conversationId}/${path}`, orgId))).status).toBe(404);
  expect((await askSophie(server, { ...place, ada: eve }, 'hello')).status).toBe(404);
  expect((await follow(server, { ...place, ada: eve })).status).toBe(404);
});

test('what nobody has published is not known, and not made up', async ({ server, place }) => {
  const { text, last } = await askSophie(server, place, 'Who won the football world cup in 1998?');
  expect(text).toMatch(/^I do not know/);
  expect(last.sources).toBeUndefined();
});

test('a lesson that is still locked, and the key of a quiz, are not told', async ({ server, place }) => {
  for (const question of ['What does the wombat protocol begin with?', 'Is the marmalade rule true?'])
    expect((await askSophie(server, place, question)).text).not.toMatch(/whistle|is the key/);
});

test('a term of the glossary is explained by it', async ({ server, place }) => {
  expect((await askSophie(server, place, 'What is self-report?')).text).toContain(
    '**Self-report**: What the person says about their own pain.',
  );
});

test('beside a term stands what a lesson says that it is, and not the row of a table that has it', async ({
  server,
  place,
}) => {
  const soap = await askSophie(server, place, 'What is soap?');
  expect(soap.text).toBe('**Soap**: A cleaner.\n\nSoap is what lifts dirt off the skin.');
  const cramping = await askSophie(server, place, 'what is cramping');
  expect(cramping.text).toBe('**Cramping**: Pain that comes and goes.');
  expect(cramping.last.sources?.map(({ content_id: id }) => id)).toContain('ask-first');
});

test('the next step is a card to press', async ({ server, place }) => {
  const { tool, text } = await askSophie(server, place, 'What should I do next?');
  expect(tool).toEqual({
    name: 'link_content',
    args: { content_id: 'ask-first', title: 'Ask first', module_id: 'pain', chapter_id: 'basics', thumbnail_url: null },
  });
  expect(text).toMatch(/^Next is \*\*Ask first\*\*, about \d+ minutes\.$/);
});

test('where nothing is published yet, nobody is told that they have finished everything', async ({ server, ask }) => {
  const { id: orgId } = await anOrganization(server.world.db, { name: 'Newtown' });
  const ada = await aPerson(server.world.db);
  await join(server.world.db, ada, orgId);
  const { body } = await ask(ada, 'POST', `/api/v1/copilot/conversations?org_id=${orgId}`, { title: 'Start' });
  const place = { orgId, ada, conversationId: body.conversation_id };
  expect((await askSophie(server, place, 'What should I do next?')).text).toBe('There is nothing to learn here yet.');
});

test('what is published later can be asked about, what is withdrawn no longer', async ({ server, place }) => {
  const { world } = server;
  await giveLibrary(
    world,
    place.orgId,
    aLibraryFolder({ '01-falls.md': article('Falls', 'Keep the bed low and the call bell within reach of the hand.') }),
  );
  await indexNow(world, place.orgId);
  expect((await askSophie(server, place, 'Where should the call bell be?')).text).toContain('within reach');
  expect((await askSophie(server, place, 'How long do I rub my hands with alcohol?')).text).not.toContain(
    'thirty seconds',
  );
});

test('a question says what it sent and used, until the history is cleared', async ({ server, ask, place }) => {
  const { ada, orgId, conversationId } = place;
  const { lines } = await askSophie(server, place, 'How do I rate the pain of a patient?');
  const path = api(`conversations/${conversationId}/messages/${lines[0]!.message_id}/inspection`, orgId);
  const { body } = await ask(ada, 'GET', path);
  expect(body).toMatchObject({
    engine: 'built-in',
    model: null,
    state: 'complete',
    sent: [{ part: 'question', text: 'How do I rate the pain of a patient?' }],
  });
  expect(body.passages[0]).toMatchObject({ content_id: 'ask-first', is_quoted: true });
  await ask(ada, 'POST', api(`conversations/${conversationId}/clear`, orgId));
  expect((await ask(ada, 'GET', path)).status).toBe(404);
});

test('where the organization has switched the assistant off, nothing is answered', async ({ server, ask }) => {
  const place = await aSophiePlace(server, ask, library, { isAssistantEnabled: false });
  expect((await askSophie(server, place, 'hello')).status).toBe(409);
  expect((await ask(place.ada, 'GET', api('status', place.orgId))).body.is_enabled).toBe(false);
});

test('the status says what answers, and what is left of the day', async ({ server, ask, place }) => {
  const read = async () => (await ask(place.ada, 'GET', api('status', place.orgId))).body;
  const before = await read();
  expect(before).toMatchObject({
    is_enabled: true,
    name: 'Sophie',
    engine: 'built-in',
    model: null,
    retrieval: 'words and meaning',
    index: { items: 4, total: 4 },
  });
  await askSophie(server, place, 'hello');
  expect((await read()).budget.questions_left).toBe(before.budget.questions_left - 1);
});

test('nothing is followed where nothing is written', async ({ server, place }) => {
  expect((await hear(await follow(server, place))).last).toEqual({ conversation_id: place.conversationId, done: true });
});

test("everyday words are the organization's own to change", async ({ server, ask, place }) => {
  const { world } = server;
  const grace = await aPerson(world.db);
  await join(world.db, grace, place.orgId, { role: 'ORG_ADMIN', systemLevel: 'admin' });
  const path = `/api/v1/organizations/${place.orgId}/assistant/words`;
  expect((await ask(grace, 'GET', path)).body.items.length).toBeGreaterThan(80);
  expect(
    (await ask(grace, 'PUT', path, { items: [{ phrase: 'glorp', means: 'alcohol hand rub' }] })).body.items,
  ).toEqual([{ phrase: 'glorp', means: 'alcohol hand rub' }]);
  expect((await askSophie(server, place, 'How long for glorp?')).last.sources).toMatchObject([
    { content_id: 'hand-rub' },
  ]);
});

test('what the library does not answer, and what did not help, is a list to write from that names nobody', async ({
  server,
  ask,
  place,
}) => {
  const { orgId, ada, conversationId } = place;
  const { db } = server.world;
  const grace = await aPerson(db);
  await join(db, grace, orgId, { role: 'ORG_ADMIN' });
  const gaps = async () => (await ask(grace, 'GET', `/api/v1/organizations/${orgId}/assistant/gaps`)).body.items;
  await askSophie(server, place, 'How is a dialysis machine descaled?');
  expect(await gaps()).toMatchObject([
    { questions: ['How is a dialysis machine descaled?'], reason: 'not_found', people: null, times: null },
  ]);
  const { lines } = await askSophie(server, place, 'How long do I rub my hands with alcohol?');
  expect(await gaps()).toHaveLength(1);
  const rate = (rating: string | null) =>
    ask(ada, 'PUT', api(`conversations/${conversationId}/messages/${lines[0]!.message_id}/rating`, orgId), { rating });
  expect((await rate('down')).body).toEqual({ rating: 'down' });
  expect((await gaps()).map(({ reason }: { reason: string }) => reason).toSorted()).toEqual([
    'not_found',
    'not_helpful',
  ]);
  expect(JSON.stringify(await gaps())).not.toContain(ada.uid);
  await rate('up');
  const [{ topic }] = await gaps();
  const mark = (state: string | null) =>
    ask(grace, 'PUT', `/api/v1/organizations/${orgId}/assistant/gaps`, { topic, state });
  expect((await mark('done')).status).toBe(200);
  expect(await gaps()).toEqual([]);
  await askSophie(server, place, 'How are dialysis machines descaled?');
  expect(await gaps()).toHaveLength(1);
  await mark('not_ours');
  await askSophie(server, place, 'And how do we descale the dialysis machine?');
  expect(await gaps()).toEqual([]);
  expect((await ask(ada, 'GET', `/api/v1/organizations/${orgId}/assistant/gaps`)).status).toBe(403);
});

test('an organization may let its members ask less than the server allows', async ({ server, ask, place }) => {
  const { orgId } = place;
  const grace = await aPerson(server.world.db);
  await join(server.world.db, grace, orgId, { role: 'ORG_ADMIN' });
  await ask(grace, 'PATCH', `/api/v1/organizations/${orgId}/settings`, { assistant_questions_a_day: 1 });
  await askSophie(server, place, 'How do I rate pain?');
  const { last } = await askSophie(server, place, 'How long do I rub my hands?');
  expect(last.error).toContain('You have asked all your questions for today');
});
