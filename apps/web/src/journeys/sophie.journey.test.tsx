import type { Browser } from '#testing/browser.ts';
import {
  aSample,
  enterCredentials,
  expect,
  readText,
  SAMPLE_PASSWORD,
  screen,
  signIn,
  test,
  waitFor,
  within,
} from '#testing/journey.ts';

const LESSON = '/o/riverside/content/who-decides-what-hurts';
const QUESTION = 'What is pain?';
/** A reply is drawn sentence by sentence. */
const DRAWN = { timeout: 40_000 };

test('a learner asks on a page, reads the answer, follows its source, comes back, and clears the history', async ({
  api,
  browser,
}) => {
  const { person } = browser;
  await signIn(browser, await aSample(api, 'tom.whitfield@riverside.example'));
  await browser.open(LESSON);
  await openDrawer(browser);
  await within(drawer()).findByRole('heading', { name: 'Hello, Tom' });
  await askSophie(browser, QUESTION);
  const sources = await within(drawer()).findAllByRole('link', { name: /^Source: / }, DRAWN);
  await person.click(sources.at(-1)!);
  await waitFor(() => expect(location.href).toMatch(/\/content\/[a-z0-9-]+\?.*from=copilot.*#p-\d+$/));
  await person.click(await screen.findByRole('button', { name: 'Back to the conversation' }));
  await waitFor(() => expect(browser.address()).toMatch(/\/content\/who-decides-what-hurts$/));
  await within(drawer()).findByText(QUESTION);

  await browser.open('/o/riverside/home');
  await screen.findByRole('heading', { level: 1 });
  await askSophie(browser, 'What should I do next?');
  const way = await within(drawer()).findByRole('link', { name: /Open it here/ });
  expect(way.getAttribute('href')).toContain('from=copilot');

  await person.click(within(drawer()).getAllByRole('button', { name: 'What was sent and used' })[0]!);
  const inspection = within(await screen.findByRole('dialog', { name: 'What was sent and used' }));
  await inspection.findByText('Built-in engine');
  await person.click(inspection.getByRole('button', { name: 'Close' }));

  await person.click(await within(drawer()).findByRole('button', { name: 'Copilot Settings' }));
  await person.click(await screen.findByRole('button', { name: 'Clear message history' }));
  await within(drawer()).findByRole('heading', { name: 'Hello, Tom' });
  await browser.reload();
  expect(
    await within(await screen.findByRole('dialog', { name: 'Sophie' })).findByRole('heading', { name: 'Hello, Tom' }),
  ).toBeTruthy();
});

test('a question that fails is taken back, says why, and can be sent again', async ({ api, browser }) => {
  await signIn(browser, await aSample(api, 'noor@riverside.example'));
  await openDrawer(browser);
  browser.breakPath('/chat/stream');
  await browser.person.type(input(), `${QUESTION}{Enter}`);
  const note = await within(drawer()).findByText(/HTTP 500/);
  expect(note.closest('[role="alert"]')?.textContent).toContain(QUESTION);
  browser.breakPath(null);
  await browser.person.click(within(drawer()).getByRole('button', { name: 'Try again' }));
  await within(drawer()).findAllByRole('link', { name: /^Source: / }, DRAWN);
  expect(within(drawer()).queryByText(/HTTP 500/)).toBeNull();
});

test('a stranger at the test page is asked to sign in, and then sees what is sent and received', async ({
  api,
  browser,
}) => {
  const ada = await aSample(api, 'ada@riverside.example');
  await browser.open('/test-copilot');
  await browser.person.click(await within(await screen.findByRole('main')).findByRole('link', { name: 'Sign in' }));
  await enterCredentials(browser, ada.email, SAMPLE_PASSWORD);
  await waitFor(() => expect(browser.address()).toBe('/test-copilot'));
  await browser.person.type(await screen.findByPlaceholderText('Ask anything...'), `${QUESTION}{Enter}`);
  await readText(/Done after \d+ ms/);
  const inspector = within(screen.getByRole('region', { name: 'Inspector' }));
  expect(inspector.getByText(/User: What is pain\?/)).toBeTruthy();
  expect(inspector.getByRole('list', { name: 'Events received' }).textContent).toContain('"done":true');
});

const drawer = () => screen.getByRole('dialog', { name: 'Sophie' });
const input = () => screen.getByPlaceholderText<HTMLTextAreaElement>('Ask anything...');

async function openDrawer({ person }: Browser): Promise<void> {
  await person.click(await screen.findByRole('button', { name: 'Open Sophie, your assistant' }));
  await screen.findByRole('dialog', { name: 'Sophie' });
}

/** Asks and waits until the reply is complete. */
async function askSophie({ person }: Browser, question: string): Promise<void> {
  await person.type(await screen.findByPlaceholderText('Ask anything...'), `${question}{Enter}`);
  await within(drawer()).findAllByText(question);
  await waitFor(() => expect(input().disabled).toBe(false), { timeout: 30_000 });
}
