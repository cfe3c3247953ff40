import {
  aLearner,
  aSample,
  closeGreeting,
  expect,
  PASSWORD,
  readText,
  screen,
  signIn,
  test,
  waitFor,
  within,
} from '#testing/journey.ts';

test('somebody signs up, joins by a code, is greeted once, and switches to another organization', async ({
  api,
  browser,
}) => {
  const owner = await aLearner(api, { name: 'Olga Owner' });
  const orgId = `clinic-${Date.now()}`;
  await owner.ask('POST', '/api/v1/organizations', { name: 'Clinic', id: orgId, join_policy: 'invite' });
  const { join_code: code } = await owner.ask<{ join_code: string }>(
    'POST',
    `/api/v1/organizations/${orgId}/join-code`,
  );
  const { person } = browser;
  await browser.open('/');
  await person.click((await screen.findAllByRole('link', { name: 'Sign up' })).at(-1)!);
  await person.type(await screen.findByLabelText(/^Name/), 'Nina Newcomer');
  await person.type(screen.getByLabelText('Email'), `nina-${Date.now()}@example.com`);
  await person.type(screen.getByLabelText('Password', { selector: 'input' }), PASSWORD);
  await person.click(screen.getByRole('button', { name: 'Sign up' }));
  await screen.findByRole('heading', { level: 1, name: 'Welcome, Nina. Where do you work?' });

  await person.type(screen.getByLabelText('Code'), 'NO-SUCH-CODE');
  const form = within(screen.getByLabelText('Code').closest('form')!);
  await person.click(form.getByRole('button', { name: 'Join' }));
  await readText('No organization has this code.');
  await person.clear(screen.getByLabelText('Code'));
  await person.type(screen.getByLabelText('Code'), code);
  await person.click(form.getByRole('button', { name: 'Join' }));
  await waitFor(() => expect(browser.address()).toBe(`/o/${orgId}/home`));
  await closeGreeting(browser);
  await browser.reload();
  await screen.findByRole('heading', { level: 1, name: /Nina/ });
  expect(screen.queryByRole('dialog')).toBeNull();

  await browser.open(`/o/${orgId}`);
  const others = within(await screen.findByRole('region', { name: 'Other organizations' }));
  await person.click(others.getByRole('link', { name: /Join another organization/ }));
  await screen.findByRole('heading', { level: 1, name: 'Join another organization' });
  await screen.findByText('Snapwell Academy');
  const academy = screen.getAllByRole('listitem').find(({ textContent }) => textContent.includes('Snapwell Academy'))!;
  await person.click(within(academy).getAllByRole('button', { name: /Join/ })[0]!);
  await waitFor(() => expect(browser.address()).toBe('/o/academy/home'));
  await closeGreeting(browser);

  await browser.open('/o/academy');
  const switching = within(await screen.findByRole('region', { name: 'Switch to' }));
  await person.click(switching.getByRole('link', { name: /^Clinic/ }));
  expect(await screen.findByText('Clinic', { selector: 'header p' })).toBeTruthy();
});

test('a person starts an organization, is away from it, and leaves another', async ({ api, browser }) => {
  const nina = await aLearner(api, { name: 'Nina Newcomer', orgId: 'academy' });
  const { person } = browser;
  const name = `Ward ${Date.now()}`;
  await signIn(browser, nina);
  await browser.open('/home?add');
  await person.type(await screen.findByLabelText('Name of the organization'), name);
  await person.click(screen.getByRole('button', { name: 'Create organization' }));
  await waitFor(() => expect(browser.address()).toMatch(/^\/o\/ward-/));
  await closeGreeting(browser);

  await browser.open('/profile');
  const away = async () =>
    within(await screen.findByRole('group', { name: `Your status in ${name}` })).getByRole<HTMLInputElement>('radio', {
      name: 'Away',
    });
  await person.click(await away());
  await readText(`Your status in ${name}: Away`);
  await browser.reload();
  await waitFor(async () => expect((await away()).checked).toBe(true));

  await person.click(await screen.findByRole('button', { name: 'Leave Snapwell Academy' }));
  const question = within(await screen.findByRole('dialog', { name: 'Leave Snapwell Academy?' }));
  await person.click(question.getByRole('button', { name: 'Leave Snapwell Academy' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Leave Snapwell Academy' })).toBeNull());
  const { items } = await nina.ask<{ items: { name: string }[] }>('GET', '/api/v1/organizations');
  expect(items.map((each) => each.name)).toEqual([name]);
});

test('the leaderboard shows the league, every period and one group, and oneself among them', async ({
  api,
  browser,
}) => {
  const { person } = browser;
  await signIn(browser, await aSample(api, 'ada@riverside.example'));
  await browser.open('/o/riverside/leaderboard');
  await screen.findByRole('heading', { level: 1, name: /this week/i });
  const views = within(screen.getByRole('group', { name: 'Ranking' }));
  for (const [view, title] of [
    ['Month', 'This month'],
    ['All time', 'All time'],
  ] as const) {
    await person.click(views.getByRole('radio', { name: view }));
    await screen.findByRole('heading', { level: 1, name: title });
    await waitFor(() => expect(rowOfOneself()).toContain('Ada Okafor'));
  }
  await person.click(await screen.findByRole('combobox', { name: 'Group' }));
  await person.click(await screen.findByRole('option', { name: 'Ward 2A', hidden: true }));
  await waitFor(() => expect(browser.address()).toMatch(/period=all&group=/));
  await readText('Jonas Meyer');
  await waitFor(() => expect(screen.queryByText('Linh Nguyen')).toBeNull());
});

test('what somebody may not see is refused in words, and what is not there is said to be missing', async ({
  api,
  browser,
}) => {
  await signIn(browser, await aLearner(api, { orgId: 'academy' }));
  await browser.open('/o/riverside/home');
  expect(await screen.findByRole('heading', { name: 'Join Riverside Hospitals to open this page' })).toBeTruthy();
  await browser.open('/o/academy/content/no-such-item');
  await readText(/not found|does not exist|not there|no longer/i);
});

const rowOfOneself = () =>
  [...document.querySelectorAll('[aria-current="true"]')].map(({ textContent }) => textContent).join(' ');
