import {
  aLearner,
  aSample,
  enterCredentials,
  expect,
  readText,
  screen,
  signIn,
  test,
  waitFor,
  within,
} from '#testing/journey.ts';
import type { Browser } from '#testing/browser.ts';

const ADA = 'ada@riverside.example';

test('a visitor who wanted a page gets it after signing in', async ({ api, browser }) => {
  await aSample(api, ADA);
  const { person } = browser;
  await browser.open('/o/riverside/leaderboard?period=month');
  await person.click(await screen.findByRole('link', { name: 'Sign in' }));
  await enterCredentials(browser, ADA, 'snapwell-demo');
  await waitFor(() => expect(browser.address()).toBe('/o/riverside/leaderboard?period=month'));
  await screen.findByRole('heading', { level: 1, name: 'This month' });
});

test('a wrong password says so, where the button is', async ({ browser }) => {
  await browser.open('/signin');
  await enterCredentials(browser, ADA, 'not it');
  expect(await screen.findByText("The email address or the password isn't right.")).toBeTruthy();
  expect(browser.address()).toBe('/signin');
});

test('signing up tells the rules for a password while one types, and of an address that is taken', async ({
  browser,
}) => {
  const { person } = browser;
  await browser.open('/signup');
  const password = await screen.findByLabelText('Password', { selector: 'input' });
  const rule = () => screen.getByText(/At least 6 characters/).closest('li')?.textContent;
  await person.type(password, 'abcde');
  await waitFor(() => expect(rule()).toContain('(missing)'));
  await person.type(password, 'f');
  expect(rule()).toContain('(done)');
  await person.type(screen.getByLabelText('Email'), ADA);
  await person.click(screen.getByRole('button', { name: 'Sign up' }));
  expect(await screen.findByText('You already have an account with this email. Sign in instead.')).toBeTruthy();
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
});

test('a link by mail signs in without a password, and registers who is new', async ({ browser }) => {
  const email = `lena-link-${Date.now()}@example.com`;
  await askForLink(browser, '/auth/link', email);
  await readText(`A link is on its way to ${email}`);
  await followMail(browser, email);
  await browser.person.click(await screen.findByRole('button', { name: `Sign in as ${email}` }));
  expect(await screen.findByRole('heading', { level: 1, name: /Where do you work/ })).toBeTruthy();
});

test('on another device the link asks for the address first', async ({ browser }) => {
  const email = `otto-link-${Date.now()}@example.com`;
  await askForLink(browser, '/auth/link', email);
  await screen.findByText(/A link is on its way/);
  await browser.clear();
  await followMail(browser, email);
  await browser.person.type(await screen.findByLabelText('Email'), email);
  await browser.person.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('heading', { level: 1, name: /Where do you work/ })).toBeTruthy();
});

test('a lost password is replaced by a link, once', async ({ api, browser }) => {
  const { person } = browser;
  const { email } = await aLearner(api);
  await askForLink(browser, '/auth/forgot-password', email);
  await readText(`If ${email} has an account, a link is on its way.`);
  const link = await followMail(browser, email, /password/i);
  await person.type(await screen.findByLabelText('New password', { selector: 'input' }), 'the new one 2');
  await person.click(screen.getByRole('button', { name: 'Save and sign in' }));
  expect(await screen.findByRole('heading', { level: 1, name: /Where do you work/ })).toBeTruthy();
  await browser.open(link);
  expect(await screen.findByText("This link was used before or isn't complete. Ask for a new one.")).toBeTruthy();
});

test('who is signed in stays so when a browser clears one kind of storage only', async ({ api, browser }) => {
  await signIn(browser, await aLearner(api));
  localStorage.removeItem('snapwell.signed-in');
  await browser.open('/home');
  expect(await screen.findByRole('button', { name: /^Profile menu/ })).toBeTruthy();
  await waitFor(() => expect(browser.address()).toBe('/home'));
});

test('coming back from a sign-in elsewhere without a result is an error, told once', async ({ browser }) => {
  const complaint = 'Failed to complete Google sign-in. Please try again.';
  localStorage.setItem('snapwell.federated-redirect', '1');
  await browser.open('/signin');
  expect(await screen.findByText(complaint)).toBeTruthy();
  await browser.reload();
  await screen.findByRole('button', { name: 'Sign in' });
  expect(screen.queryByText(complaint)).toBeNull();
});

test('an address that does not exist is not found, in the words of the specification', async ({ browser }) => {
  await browser.open('/nowhere/at/all');
  expect(await screen.findByRole('heading', { level: 1, name: '404 - Page Not Found' })).toBeTruthy();
  expect(screen.getByText('The page you are looking for does not exist.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/home');
});

async function askForLink({ open, person }: Browser, path: string, email: string): Promise<void> {
  await open(path);
  await person.type(await screen.findByLabelText('Email'), email);
  await person.click(screen.getByRole('button', { name: 'Send the link' }));
}

/** Opens the newest mail to somebody in the outbox of the sample server and follows its link, which it returns. */
async function followMail({ open, person }: Browser, email: string, subject = /./): Promise<string> {
  await open('/outbox');
  await screen.findAllByText(`To ${email}`, { exact: false });
  const mail = screen
    .getAllByRole('listitem')
    .find(({ textContent: text }) => text.includes(email) && subject.test(text))!;
  const link = within(mail).getAllByRole('link')[0]!;
  const address = new URL((link as HTMLAnchorElement).href);
  await person.click(link);
  await open(address.pathname + address.search);
  return address.pathname + address.search;
}
