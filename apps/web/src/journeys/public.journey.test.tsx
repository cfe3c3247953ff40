import { closeGreeting, expect, PASSWORD, readText, screen, test, waitFor, within } from '#testing/journey.ts';

test('a stranger reads a public article to its end, and signing up keeps it', async ({ api, browser }) => {
  const { person } = browser;
  await browser.open('/p/academy/content/close-the-book');
  expect(await screen.findByRole('heading', { level: 1, name: 'Close the book' })).toBeTruthy();
  await readText('Complete.');
  await person.click((await screen.findAllByRole('link', { name: 'Sign up to save your progress' }))[0]!);
  await person.type(await screen.findByLabelText(/^Name/), 'Nia Bell');
  await person.type(screen.getByLabelText('Email'), `nia-${Date.now()}@example.com`);
  await person.type(screen.getByLabelText('Password', { selector: 'input' }), PASSWORD);
  await person.click(screen.getByRole('button', { name: 'Sign up' }));
  await screen.findByText('Snapwell Academy');
  const academy = screen.getAllByRole('listitem').find(({ textContent }) => textContent.includes('Snapwell Academy'))!;
  api.passes(60);
  await person.click(within(academy).getAllByRole('button', { name: /Join/ })[0]!);
  await waitFor(() => expect(browser.address()).toBe('/o/academy/home'));
  await closeGreeting(browser);
  await browser.open('/o/academy/content/close-the-book');
  expect((await screen.findAllByText('Complete')).length).toBeGreaterThan(0);
});

test('what is not public is said to be missing, with a way on', async ({ browser }) => {
  await browser.open('/p/riverside/content/the-second-look');
  await screen.findByRole('heading', { level: 1 });
  expect(document.body.textContent).not.toContain('The second look');
  expect(screen.getAllByRole('link', { name: /Sign in/i }).length).toBeGreaterThan(0);
});
