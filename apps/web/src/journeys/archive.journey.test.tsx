import type { InProcessApi } from '@snapwell/api/src/testing/in-process-api.types.ts';
import type { Browser } from '#testing/browser.ts';
import { aLearner, expect, readText, screen, signIn, test, waitFor, within } from '#testing/journey.ts';

const article = (title: string, text = 'Ask, and believe the answer.') =>
  `---\nkind: article\ntitle: ${title}\n---\n${text}\n`;

/** What the library has: a module with two items. */
const PAIN = {
  'modules/01-pain/module.yaml': 'title: Pain\n',
  'modules/01-pain/01-basics/chapter.yaml': 'title: Basics\n',
  'modules/01-pain/01-basics/01-ask-first.md': article('Ask first'),
  'modules/01-pain/01-basics/02-look-again.md': article('Look again'),
};

const FALLS = {
  'modules/02-falls/module.yaml': 'title: Falls\n',
  'modules/02-falls/01-start/chapter.yaml': 'title: Start\n',
  'modules/02-falls/01-start/01-look-down.md': article('Look down'),
};

const { 'modules/01-pain/01-basics/02-look-again.md': _, ...LESS } = PAIN;
const CHANGED = { ...LESS, 'modules/01-pain/01-basics/01-ask-first.md': article('Ask first', 'Ask, then look.') };

let organizations = 0;

/** An author before the dialog, in an organization whose library is `PAIN`. */
async function openImport(api: InProcessApi, browser: Browser) {
  const orgId = `archive-${++organizations}`;
  const olga = await aLearner(api, { name: 'Olga Other' });
  await olga.ask('POST', '/api/v1/organizations', { name: orgId, id: orgId, join_policy: 'open' });
  await olga.ask('GET', `/api/v1/organizations/${orgId}/profile`);
  await olga.ask('POST', `/api/v1/organizations/${orgId}/welcome-dialog/closed`, {});
  await signIn(browser, olga);
  const modules = async () => {
    const tree = await olga.ask<{ modules: { title: string; chapters: { items: { title: string }[] }[] }[] }>(
      'GET',
      `/api/v1/organizations/${orgId}/authoring/tree`,
    );
    return tree.modules.map(({ title, chapters }) => [
      title,
      ...chapters.flatMap(({ items }) => items.map((item) => item.title)),
    ]);
  };
  const choose = async (files: Readonly<Record<string, string>>) => {
    await browser.open(`/o/${orgId}/admin-panel/content`);
    await browser.person.click(await screen.findByRole('button', { name: 'Import a library' }));
    const dialog = await screen.findByRole('dialog', { name: 'Import a library' });
    const file = new File([new Uint8Array(await api.packs(files))], 'library.zip', { type: 'application/zip' });
    await browser.person.upload(within(dialog).getByLabelText('Library file'), file);
    return dialog;
  };
  const bring = async (dialog: HTMLElement) => {
    const button = within(dialog).getByRole('button', { name: 'Import' });
    await waitFor(() => expect(isOff(button)).toBe(false));
    await browser.person.click(button);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  const first = await choose(PAIN);
  await within(first).findByText('1 new module, 2 new items');
  await bring(first);
  return { choose, bring, modules };
}

const isOff = (button: HTMLElement) => button.hasAttribute('disabled');

test('an archive with mistakes says each by file and line, and nothing of it is imported', async ({ api, browser }) => {
  const { choose, modules } = await openImport(api, browser);
  const dialog = await choose({
    ...CHANGED,
    ...FALLS,
    'modules/02-falls/01-start/01-look-down.md': article('Look down', 'After [the first](content:no-such-item).'),
    'modules/02-falls/01-start/02-nothing.md': '---\nkind: article\n---\nText.\n',
  });
  const told = await within(dialog).findByRole('alert');
  expect(
    within(told)
      .getAllByRole('listitem')
      .map((row) => row.querySelector('b')!.textContent),
  ).toEqual(['modules/02-falls/01-start/01-look-down.md:5', 'modules/02-falls/01-start/02-nothing.md:2']);
  expect(told.textContent).toContain('no-such-item');
  expect(isOff(within(dialog).getByRole('button', { name: 'Import' }))).toBe(true);
  expect(await modules()).toEqual([['Pain', 'Ask first', 'Look again']]);
});

test('what an archive takes out is warned of by its title before anything changes', async ({ api, browser }) => {
  const { choose, bring, modules } = await openImport(api, browser);
  const dialog = await choose(CHANGED);
  await within(dialog).findByText('What isn’t in the file leaves the library');
  expect(dialog.textContent).toContain('1 item is taken out.');
  await browser.person.click(within(dialog).getByText('Taken out (1)'));
  expect(within(dialog).getByText('Look again')).toBeDefined();
  expect(await modules()).toEqual([['Pain', 'Ask first', 'Look again']]);
  await bring(dialog);
  expect(await modules()).toEqual([['Pain', 'Ask first']]);
});

test('one module of an archive is imported alone, and everything else stays', async ({ api, browser }) => {
  const { person } = browser;
  const { choose, bring, modules } = await openImport(api, browser);
  const dialog = await choose({ ...CHANGED, ...FALLS });
  await within(dialog).findByText('1 new module, 1 new item');
  // The chapter of a new module isn't told beside it.
  expect(within(dialog).queryByText('1 changed module or chapter')).toBeNull();
  const wanted = within(dialog).getByRole('combobox', { name: 'What to import' });
  expect(wanted.textContent).toContain('Everything');
  await person.click(wanted);
  await person.click(await screen.findByRole('option', { name: 'Only falls', hidden: true }));
  await waitFor(() => expect(within(dialog).queryByText('1 changed item')).toBeNull());
  expect(within(dialog).queryByText('What isn’t in the file leaves the library')).toBeNull();
  await bring(dialog);
  expect(await modules()).toEqual([
    ['Pain', 'Ask first', 'Look again'],
    ['Falls', 'Look down'],
  ]);
});

test('an archive with nothing but a text in another language can be imported, and then has nothing new', async ({
  api,
  browser,
}) => {
  const { choose, bring } = await openImport(api, browser);
  const files = { ...PAIN, 'modules/01-pain/01-basics/01-ask-first.de.md': '---\ntitle: Frag zuerst\n---\nFrag.\n' };
  const dialog = await choose(files);
  await within(dialog).findByText('1 changed text in another language');
  await bring(dialog);
  const again = await choose(files);
  await readText('The library says all of this already.');
  expect(isOff(within(again).getByRole('button', { name: 'Import' }))).toBe(true);
});
