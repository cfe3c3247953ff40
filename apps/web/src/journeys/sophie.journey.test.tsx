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

test('a learner asks on a page and reads an answer that names its source', async ({ api, browser }) => {
  await signIn(browser, await aSample(api, 'tom.whitfield@riverside.example'));
  await browser.open(LESSON);
  await openDrawer(browser);
  await within(drawer()).findByRole('heading', { name: 'Hello, Tom' });
  await askSophie(browser, QUESTION);
  await readText('Source: Who decides what hurts?');
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
  await readText('Source: Who decides what hurts?');
  expect(within(drawer()).queryByText(/HTTP 500/)).toBeNull();
});

test('a stranger at the test page is asked to sign in, and then sees what is sent and received', async ({
  api,
  browser,
}) => {
  const ada = await aSample(api, 'ada@riverside.example');
  await browser.open('/test-copilot');
  await browser.person.click(await within(await screen.findByRole('main')).findByRole('link', { name: 'Sign in' }));
  await within(await screen.findByRole('main')).findByRole('link', { name: 'Sign up' });
  await browser.person.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' }));
  await enterCredentials(browser, ada.email, SAMPLE_PASSWORD);
  await waitFor(() => expect(browser.address()).toBe('/test-copilot'));
  await browser.person.type(await screen.findByPlaceholderText('Ask anything...'), `${QUESTION}{Enter}`);
  await readText(/Done after \d+ ms/);
  const inspector = within(screen.getByRole('region', { name: 'Inspector' }));
  expect(inspector.getByText(/User: What is pain\?/)).toBeTruthy();
  expect(inspector.getByRole('list', { name: 'Events received' }).textContent).toContain('"done":true');
});

test('a learner is asked as many questions as they want, and then more', async ({ api, browser }) => {
  await signIn(browser, await aSample(api, 'tom.whitfield@riverside.example'));
  await browser.open(LESSON);
  await openDrawer(browser);
  await askSophie(browser, 'Quiz me: two questions, please');
  for (const press of ['Next question', 'Done']) {
    await browser.person.click(await within(drawer()).findByRole('button', { name: 'I don’t know' }));
    await browser.person.click(await within(drawer()).findByRole('button', { name: press }));
  }
  await readText('You knew 0 of 2.');
  await browser.person.click(within(drawer()).getByRole('button', { name: 'More questions' }));
  await within(drawer()).findByText('1 / 5');
});

test('a set of questions goes on after something else was asked beside it', async ({ api, browser }) => {
  await signIn(browser, await aSample(api, 'tom.whitfield@riverside.example'));
  await browser.open(LESSON);
  await openDrawer(browser);
  await askSophie(browser, 'Quiz me with two questions');
  await within(drawer()).findByText('1 / 2');
  await browser.person.click(await within(drawer()).findByRole('button', { name: 'I don’t know' }));
  await within(drawer()).findByRole('button', { name: 'Next question' });
  await askSophie(browser, 'i dont get the first one, explain');
  await within(drawer()).findAllByText('You left it open.');
  expect(within(drawer()).queryByText(/You knew/)).toBeNull();
  await browser.person.click(within(drawer()).getByRole('button', { name: 'Next question' }));
  await browser.person.click(await within(drawer()).findByRole('button', { name: 'I don’t know' }));
  await browser.person.click(await within(drawer()).findByRole('button', { name: 'Done' }));
  await readText('You knew 0 of 2.');
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
