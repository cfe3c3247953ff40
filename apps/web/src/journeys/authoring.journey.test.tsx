import { aSample, expect, readText, screen, signIn, test, waitFor, within } from '#testing/journey.ts';

const ITEMS = '/api/v1/organizations/riverside/authoring';

test('cards are written in another language beside the original, by the keyboard, and read in it', async ({
  api,
  browser,
}) => {
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
  const title = await screen.findByLabelText('Title');
  await readText('Where patients lie');
  // A number is said alike in every language.
  expect((await screen.findAllByLabelText<HTMLInputElement>('Front')).map(({ value }) => value)).toEqual(['', '7']);
  expect(screen.getByRole('button', { name: 'Publish', description: /to mend first$/ })).toBeDefined();
  await person.type(title, 'Wörter der Station');
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
});
