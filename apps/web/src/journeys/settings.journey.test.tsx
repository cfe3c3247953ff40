import type { Browser } from '#testing/browser.ts';
import { aLearner, expect, PASSWORD, readText, screen, signIn, test, waitFor, within } from '#testing/journey.ts';

test('theme, background and sound stay as they were chosen on this device', async ({ api, browser }) => {
  const { person } = browser;
  await openSettings(browser, await aLearner(api));
  await person.click(await screen.findByRole('radio', { name: 'Dark' }));
  await person.click(screen.getByRole('radio', { name: 'Aurora' }));
  await person.click(screen.getByRole('switch', { name: /Sounds/ }));
  await browser.reload();
  const aurora = await screen.findByRole<HTMLInputElement>('radio', { name: 'Aurora' });
  expect(aurora.checked).toBe(true);
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(screen.getByRole('switch', { name: /Sounds/ }).getAttribute('aria-checked')).toBe('false');
});

test('reminders by mail are turned on with their hour, and stay', async ({ api, browser }) => {
  const lena = await aLearner(api, { orgId: 'academy' });
  await openSettings(browser, lena);
  await browser.person.click(await screen.findByRole('switch', { name: /^By email/ }));
  expect(await screen.findByRole('combobox', { name: 'At' })).toBeTruthy();
  await browser.reload();
  await waitFor(() =>
    expect(screen.getByRole('switch', { name: /^By email/ }).getAttribute('aria-checked')).toBe('true'),
  );
  expect(await lena.ask('GET', '/api/v1/organizations/academy/reminders')).toMatchObject({ is_mail_on: true });
});

test('opening the mailed link confirms the address', async ({ api, browser }) => {
  const nina = await aLearner(api);
  await openSettings(browser, nina);
  await screen.findByText('Not confirmed');
  await browser.person.click(screen.getByRole('button', { name: /Send/ }));
  await waitFor(() => expect(api.mails().some(({ to }) => to === nina.email)).toBe(true));
  const { text } = api.mails().find(({ to }) => to === nina.email)!;
  const link = new URL(text.split('\n').find((line) => line.startsWith('http'))!);
  await browser.open(link.pathname + link.search);
  await browser.person.click(await screen.findByRole('button', { name: 'Confirm my address' }));
  await readText('Done.');
  await browser.open('/config');
  expect(await screen.findByText('Confirmed')).toBeTruthy();
});

test('a new password needs the old one', async ({ api, browser }) => {
  const { person } = browser;
  const nina = await aLearner(api);
  await openSettings(browser, nina);
  const current = await screen.findByLabelText('Current password', { selector: 'input' });
  await person.type(current, 'wrong');
  await person.type(screen.getByLabelText('New password', { selector: 'input' }), 'battery staple 8');
  await person.click(screen.getByRole('button', { name: 'Change password' }));
  await readText("This password isn't right.");
  await person.clear(current);
  await person.type(current, PASSWORD);
  await person.click(screen.getByRole('button', { name: 'Change password' }));
  await readText('Your password is changed.');
  await browser.clear();
  await signIn(browser, { ...nina, password: 'battery staple 8' });
});

test('signing out everywhere asks first, and ends this device too', async ({ api, browser }) => {
  const { person } = browser;
  await openSettings(browser, await aLearner(api));
  await person.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  const question = within(await screen.findByRole('dialog'));
  await person.click(question.getByRole('button', { name: 'Sign out everywhere' }));
  await waitFor(() => expect(browser.address()).toBe('/auth'));
});

async function openSettings(browser: Browser, learner: Parameters<typeof signIn>[1]): Promise<void> {
  await signIn(browser, learner);
  await browser.open('/config');
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
}
