import type { InProcessApi } from '@snapwell/api/src/testing/in-process-api.types.ts';
import type { Browser } from '#testing/browser.ts';
import { aLearner, aSample, expect, readText, screen, signIn, test, waitFor, within } from '#testing/journey.ts';

const ITEMS = '/api/v1/organizations/riverside/authoring';
const MEMBERS = '/api/v1/organizations/riverside/members';

test(
  'cards are written in another language beside the original, by the keyboard, and read in it',
  { tags: ['ci'] },
  async ({ api, browser }) => {
    const { person } = browser;
    const grace = await aSample(api, 'grace@riverside.example');
    const tree = await grace.ask<{ modules: { id: string; chapters: { id: string }[] }[] }>('GET', `${ITEMS}/tree`);
    const { id: moduleId, chapters } = tree.modules[0]!;
    const place = { module_id: moduleId, chapter_id: chapters[0]!.id };
    const act = { act: 'add_item', ...place, kind: 'flashcards', title: 'Words of the ward' };
    const { added } = await grace.ask<{ added: string[] }>('POST', `${ITEMS}/tree`, { acts: [act] });
    const path = `${ITEMS}/items/${added[0]}`;
    const { head, revision } = await grace.ask<{ head: object; revision: number }>('GET', path);
    const body = {
      cards: [
        { front: 'Ward', back: 'Where patients lie' },
        { front: '7', back: 'Days of a week' },
      ],
    };
    const saved = await grace.ask<{ revision: number }>('PUT', `${path}/draft`, { revision, editor: 'e', head, body });
    await grace.ask('POST', `${path}/publish`, { revision: saved.revision, at: null });

    await signIn(browser, grace);
    await browser.open(`/o/riverside/admin-panel/content/${added[0]}`);
    const languages = await screen.findByRole('navigation', { name: 'Languages of this item' });
    within(languages)
      .getByRole('link', { name: /Deutsch/ })
      .focus();
    await person.keyboard('{Enter}');
    await readText('Where patients lie');
    // A number is said alike in every language.
    await waitFor(() =>
      expect(screen.getAllByLabelText<HTMLInputElement>('Front').map(({ value }) => value)).toEqual(['', '7']),
    );
    expect(screen.getByRole('button', { name: 'Publish', description: /to mend first$/ })).toBeDefined();
    await person.type(screen.getByLabelText('Title'), 'Wörter der Station');
    const fields = [...screen.getAllByLabelText('Front'), ...screen.getAllByLabelText('Back')];
    for (const [at, words] of [
      [0, 'Station'],
      [2, 'Wo Kranke liegen'],
      [3, 'Tage einer Woche'],
    ] as const)
      await person.type(fields[at]!, words);
    await waitFor(() => expect(screen.queryByText(/to mend first$/)).toBeNull());
    screen.getByRole('button', { name: 'Publish' }).focus();
    await person.keyboard('{Enter}');
    await readText('Learners see it now');
    const { title: shown } = await grace.ask<{ title: string }>(
      'GET',
      `/api/v1/organizations/riverside/content/${added[0]}?lang=de`,
    );
    expect(shown).toBe('Wörter der Station');
  },
);

test('a term is written in the glossary, in both languages, and a lesson that marks it is published', async ({
  api,
  browser,
}) => {
  const { person } = browser;
  const grace = await aSample(api, 'grace@riverside.example');
  await signIn(browser, grace);
  await browser.open('/o/riverside/admin-panel/content');
  await person.click(await screen.findByRole('link', { name: 'Glossary' }));
  await person.click(await screen.findByRole('button', { name: 'Add a term' }));
  const fill = async (label: string, at: number, words: string) =>
    person.type((await screen.findAllByLabelText(label))[at]!, words);
  await fill('Term', 0, 'Microclimate');
  expect(screen.getByRole('button', { name: 'Add' }).hasAttribute('disabled')).toBe(true);
  await fill('Meaning', 0, 'Warmth and moisture between skin and bed.');
  await fill('Term', 1, 'Mikroklima');
  await fill('Meaning', 1, 'Wärme und Feuchte zwischen Haut und Bett.');
  await person.keyboard('{Enter}');
  await person.click(screen.getByRole('button', { name: 'Add' }));
  await readText('‘Microclimate’ is in the glossary');
  await person.type(screen.getByRole('searchbox', { name: 'Find a term' }), 'mikrok');
  const rows = () => within(screen.getByRole('list', { name: 'Terms' })).getAllByRole('listitem');
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(rows()[0]!.textContent).toContain('Warmth and moisture between skin and bed.');

  await person.click(screen.getByRole('button', { name: 'Delete ‘Microclimate’' }));
  await readText('‘Microclimate’ is deleted');
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(rows()).toHaveLength(1));

  const tree = await grace.ask<{ modules: { id: string; chapters: { id: string }[] }[] }>('GET', `${ITEMS}/tree`);
  const { id: moduleId, chapters } = tree.modules[0]!;
  const place = { module_id: moduleId, chapter_id: chapters[0]!.id };
  const act = { act: 'add_item', ...place, kind: 'article', title: 'Warm and wet' };
  const { added } = await grace.ask<{ added: string[] }>('POST', `${ITEMS}/tree`, { acts: [act] });
  const path = `${ITEMS}/items/${added[0]}`;
  const { head, revision } = await grace.ask<{ head: object; revision: number }>('GET', path);
  const markdown = 'Mind the [microclimate](glossary:microclimate) and the [maceration](glossary:maceration).\n';
  await grace.ask('PUT', `${path}/draft`, { revision, editor: 'e', head, body: { markdown } });
  await browser.open(`/o/riverside/admin-panel/content/${added[0]}`);
  const missing = await screen.findByRole('region', { name: 'Terms without a meaning' });
  expect(within(missing).getAllByRole('button')).toHaveLength(1);
  await person.click(within(missing).getByRole('button', { name: 'Add ‘Maceration’' }));
  await fill('Meaning', 0, 'Skin that has gone soft and white from moisture.');
  await person.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Terms without a meaning' })).toBeNull());
  await waitFor(() => expect(screen.queryByText(/to mend first$/)).toBeNull());
  await person.click(screen.getByRole('button', { name: 'Publish' }));
  await readText('Learners see it now');
});

interface Draft {
  revision: number;
  head: { title: string };
  body: { cards?: { front: string; back: string }[] };
}

/** Grace has a card open and stands in its title; Rosa then saves another back of it. */
async function openForTwo(api: InProcessApi, browser: Browser) {
  const grace = await aSample(api, 'grace@riverside.example');
  const rosa = await aLearner(api, { name: 'Rosa Diaz', orgId: 'riverside' });
  const found = await grace.ask<{ items: { uid: string }[] }>('GET', `${MEMBERS}?search=${rosa.email}`);
  await grace.ask('PATCH', `${MEMBERS}/${found.items[0]!.uid}`, { role: 'ORG_ADMIN' });
  const tree = await grace.ask<{ modules: { id: string; chapters: { id: string }[] }[] }>('GET', `${ITEMS}/tree`);
  const { id: moduleId, chapters } = tree.modules[0]!;
  const place = { module_id: moduleId, chapter_id: chapters[0]!.id };
  const act = { act: 'add_item', ...place, kind: 'flashcards', title: 'Ward' };
  const { added } = await grace.ask<{ added: string[] }>('POST', `${ITEMS}/tree`, { acts: [act] });
  const path = `${ITEMS}/items/${added[0]}`;
  const { head, revision } = await grace.ask<Draft>('GET', path);
  const body = { cards: [{ front: 'Ward', back: 'Where patients lie' }] };
  const begun = await grace.ask<Draft>('PUT', `${path}/draft`, { revision, editor: 'earlier', head, body });

  await signIn(browser, grace);
  await browser.open(`/o/riverside/admin-panel/content/${added[0]}`);
  const title = await screen.findByLabelText('Title');
  const back = await screen.findByLabelText('Back');
  title.focus();
  const theirs = { cards: [{ front: 'Ward', back: 'Where patients get well' }] };
  await rosa.ask('PUT', `${path}/draft`, { revision: begun.revision, editor: 'rosa', head, body: theirs });
  // Under the hands of whoever writes nothing changes by itself.
  await screen.findByRole('button', { name: 'Show what Rosa Diaz has saved' });
  expect(back).toHaveProperty('value', 'Where patients lie');
  return { grace, path, title, back, theirs };
}

test('what somebody else saves while one writes is brought together with it, and the writer is told', async ({
  api,
  browser,
}) => {
  const { grace, path, title, theirs } = await openForTwo(api, browser);
  await browser.person.type(title, ' words');
  await readText('Somebody else saved too');
  await readText('What you both wrote is in the text now. The history has each as it was.');
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Ward words');
  expect(screen.getByLabelText('Back')).toHaveProperty('value', 'Where patients get well');
  expect(await grace.ask<Draft>('GET', path)).toMatchObject({ head: { title: 'Ward words' }, body: theirs });
});

test('what is typed into the words of somebody else while a text is being saved stays, and the writer is asked', async ({
  api,
  browser,
}) => {
  const { person } = browser;
  const { grace, path, title, back } = await openForTwo(api, browser);
  const { isSent, release } = holdAnswer(`${path}/draft`);
  await person.type(title, ' words');
  await isSent;
  await person.type(back, ' at night');
  release();
  await readText('Somebody else changed the same words');
  expect(screen.getByLabelText('Back')).toHaveProperty('value', 'Where patients lie at night');
  await person.click(screen.getByRole('button', { name: 'Go on with mine' }));
  await waitFor(async () =>
    expect(await grace.ask<Draft>('GET', path)).toMatchObject({
      head: { title: 'Ward words' },
      body: { cards: [{ front: 'Ward', back: 'Where patients lie at night' }] },
    }),
  );
});

/** Keeps the first answer of an address back until it is released. */
function holdAnswer(path: string): { isSent: Promise<void>; release: () => void } {
  const [sent, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const answer = await fetch(input, init);
    if (!String(input instanceof Request ? input.url : input).endsWith(path)) return answer;
    globalThis.fetch = fetch;
    sent.resolve();
    await released.promise;
    return answer;
  };
  return { isSent: sent.promise, release: released.resolve };
}
