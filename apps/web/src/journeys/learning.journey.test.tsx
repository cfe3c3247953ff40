import { aLearner, expect, type Learner, readText, screen, signIn, test, waitFor, within } from '#testing/journey.ts';

const ARTICLE = 'close-the-book';
const ACADEMY = '/api/v1/organizations/academy';

test('an article that is read to its end pays once: a toast says so, the header and the leaderboard count it', async ({
  api,
  browser,
}) => {
  const lena = await aLearner(api, { orgId: 'academy' });
  const before = await pointsOf(lena);
  await signIn(browser, lena);
  await browser.open(`/o/academy/content/${ARTICLE}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Close the book' })).toBeTruthy();
  api.passes(60);
  await readText('+20 points');
  expect((await screen.findAllByText('Complete')).length).toBeGreaterThan(0);
  await waitFor(async () => expect(await pointsOf(lena)).toBe(before + 20));
  await readText(`${before + 20} snap points`);

  await browser.reload();
  expect((await screen.findAllByText('Complete')).length).toBeGreaterThan(0);
  expect(screen.queryByText(/\+20 points/)).toBeNull();
  expect(await pointsOf(lena)).toBe(before + 20);

  await browser.open('/o/academy/leaderboard');
  await screen.findByRole('heading', { level: 1, name: /this week\.$/ });
  await waitFor(() => {
    const own = [...document.querySelectorAll('[aria-current="true"]')].find((row) =>
      row.textContent.includes('Lena Lerner'),
    );
    expect(own?.textContent).toContain(String(before + 20));
  });
});

test('what was read without a network is kept over a reload, and counts once when it is back', async ({
  api,
  browser,
}) => {
  const lena = await aLearner(api, { orgId: 'academy' });
  const before = await pointsOf(lena);
  await signIn(browser, lena);
  await browser.open('/o/academy/content/spacing-in-cards');
  const { body } = await lena.ask<{ body: { cards: unknown[] } }>('GET', `${ACADEMY}/content/spacing-in-cards`);
  const turn = () => screen.findByRole('button', { name: /Press to turn the card over$/ });
  await turn();
  api.passes(600);
  browser.loseNetwork();
  for (let left = body.cards.length; left > 0; left--) {
    await browser.person.click(await turn());
    await browser.person.click(await screen.findByRole('button', { name: 'I knew it' }));
  }
  await readText('Saved on this device until you’re back online');
  expect(await pointsOf(lena)).toBe(before);
  browser.findNetwork();
  await readText('+25 points');
  await readText('Saved as you go');
  expect(await pointsOf(lena)).toBe(before + 25);
});

test('who has read an article says whether it was clear, also while the server is away, and has Sophie explain it', async ({
  api,
  browser,
}) => {
  const lena = await aLearner(api, { orgId: 'academy' });
  const { person } = browser;
  const path = `${ACADEMY}/content/${ARTICLE}`;
  const said = async () => (await lena.ask<{ progress: { is_clear: boolean | null } }>('GET', path)).progress.is_clear;
  const question = async () => within(await screen.findByRole('group', { name: 'Was that clear?' }));
  await signIn(browser, lena);
  await browser.open(`/o/academy/content/${ARTICLE}`);
  api.passes(60);
  expect((await screen.findAllByText('Complete')).length).toBeGreaterThan(0);
  await person.click((await question()).getByRole('button', { name: 'Not quite' }));
  await readText('Thanks. Your authors see that, without names.');
  await waitFor(async () => expect(await said()).toBe(false));

  browser.breakPath('/clarity');
  await person.click((await question()).getByRole('button', { name: 'Yes' }));
  await readText('Thanks for telling us.');
  await readText('Saved on this device until you’re back online');
  expect((await question()).queryByRole('button', { name: 'Ask Sophie to explain' })).toBeNull();
  await browser.reload();
  expect((await question()).getByRole('button', { name: 'Yes', pressed: true })).toBeTruthy();
  expect(await said()).toBe(false);
  browser.breakPath(null);
  browser.findNetwork();
  await readText('Saved as you go');
  await waitFor(async () => expect(await said()).toBe(true));

  await person.click((await question()).getByRole('button', { name: 'Not quite' }));
  await waitFor(async () => expect(await said()).toBe(false));
  await person.click((await question()).getByRole('button', { name: 'Ask Sophie to explain' }));
  await readText('Explain this page from the beginning');
});

test("today's set is done on two devices, paid once, and still done after a reload", async ({ api, browser }) => {
  const lena = await aLearner(api, { orgId: 'academy' });
  const before = await pointsOf(lena);
  await signIn(browser, lena);
  await browser.open('/o/academy/home');
  const section = within(await screen.findByRole('region', { name: 'Today’s five minutes' }));
  await readText('+20 more for both');
  await readText("Counts for today's five minutes");
  await browser.person.click(section.getByRole('link', { name: 'Today’s five minutes' }));
  const [first, second] = await dailyItems(lena);
  expect(await screen.findByText('Step 1 of 2')).toBeTruthy();
  await readText('Why these 2');
  await browser.person.click(await screen.findByRole('link', { name: 'Start' }));
  expect(await screen.findByRole('heading', { level: 1, name: first!.title })).toBeTruthy();
  await lena.ask('GET', `${ACADEMY}/content/${first!.id}`);
  await lena.ask('GET', `${ACADEMY}/content/${second!.id}`);
  api.passes(1200);
  await lena.ask('POST', `${ACADEMY}/content/${first!.id}/completion`, { furthest: 1 });
  await browser.person.click(await screen.findByRole('link', { name: 'Back to today’s set' }));
  expect(await screen.findByText('Step 2 of 2')).toBeTruthy();

  await browser.reload();
  expect(await screen.findByText('Step 2 of 2')).toBeTruthy();
  // What is done on the other device shows here at once.
  await lena.ask('POST', `${ACADEMY}/content/${second!.id}/completion`, { furthest: 1 });
  expect(await screen.findByRole('heading', { level: 2, name: 'That was your five minutes' })).toBeTruthy();
  await readText("for finishing today's set");
  const after = await pointsOf(lena);
  expect(after).toBeGreaterThanOrEqual(before + 20 + 10 + 10);

  await browser.open('/o/academy/home');
  expect(await screen.findByText('Done for today')).toBeTruthy();
  expect(await pointsOf(lena)).toBe(after);
});

test('a note and a saved item are found again in the own record, and the portal tells what is announced and due', async ({
  api,
  browser,
}) => {
  const lena = await aLearner(api, { orgId: 'academy' });
  await api.worksOff();
  const [item] = await dailyItems(lena);
  const { person } = browser;
  await signIn(browser, lena);
  await browser.open(`/o/academy/content/${item!.id}`);
  await person.click(await screen.findByRole('button', { name: 'Save for later' }));
  await person.click(await screen.findByRole('button', { name: 'Write a note' }));
  await person.type(await screen.findByLabelText('Your note'), 'Ask Amir about this.');
  await readText('Saved. Only you see it.');
  await browser.reload();
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Your note')).value).toBe('Ask Amir about this.');
  expect(await screen.findByRole('button', { name: 'Saved for later' })).toBeTruthy();

  await browser.open('/o/academy/me');
  await person.click(await screen.findByRole('tab', { name: 'Notes' }));
  await readText('Ask Amir about this.');
  await person.click(screen.getByRole('tab', { name: 'Saved' }));
  expect(await screen.findByRole('link', { name: new RegExp(item!.title) })).toBeTruthy();

  await browser.open('/o/academy');
  const announcements = within(await screen.findByRole('region', { name: 'Announcements' }));
  expect(announcements.getByRole('heading', { name: /Start here/ })).toBeTruthy();
  const courses = within(await screen.findByRole('region', { name: 'Courses' }));
  await person.click(courses.getAllByRole('link', { name: /due / })[0]!);
  expect(await screen.findByRole('region', { name: 'The modules of this course' })).toBeTruthy();
});

test('a locked quiz says its name, what is missing and the way', async ({ api, browser }) => {
  await signIn(browser, await aLearner(api, { orgId: 'riverside' }));
  await browser.open('/o/riverside/content/choosing-a-scale-quiz');
  expect(await screen.findByRole('heading', { level: 1, name: /items? opens? this/ })).toBeTruthy();
  await browser.person.click(screen.getByRole('link', { name: /^Start with:/ }));
  await waitFor(() => expect(browser.address()).toContain('/content/'));
});

test('a page that was never opened here says so without a network, and comes by itself when it is back', async ({
  api,
  browser,
}) => {
  await signIn(browser, await aLearner(api, { orgId: 'riverside' }));
  await browser.open('/o/riverside/modules/hand-hygiene');
  const step = await screen.findByRole('link', { name: /Five moments, one zone/ });
  browser.loseNetwork();
  await browser.person.click(step);
  await screen.findByRole('heading', { level: 1, name: "You're offline" });
  browser.findNetwork();
  expect(await screen.findByRole('heading', { level: 1, name: 'Five moments, one zone' })).toBeTruthy();
});

test('a part of a screen that fails says so by itself, and is there again at a press', async ({ api, browser }) => {
  await signIn(browser, await aLearner(api, { orgId: 'riverside' }));
  browser.breakPath('/announcements');
  await browser.open('/o/riverside');
  await screen.findByText('The announcements could not be loaded');
  expect(await screen.findByRole('region', { name: 'Groups' })).toBeTruthy();
  browser.breakPath(null);
  await browser.person.click(screen.getByRole('button', { name: 'Try again' }));
  const announcements = within(await screen.findByRole('region', { name: 'Announcements' }));
  expect(announcements.getByRole('heading', { name: /Welcome to Riverside/ })).toBeTruthy();
});

async function pointsOf(learner: Learner): Promise<number> {
  return (await learner.ask<{ snap_points: number }>('GET', `${ACADEMY}/profile`)).snap_points;
}

async function dailyItems(learner: Learner): Promise<{ id: string; title: string }[]> {
  const { steps } = await learner.ask<{ steps: { item?: { id: string; title: string } }[] }>(
    'GET',
    `${ACADEMY}/daily-set`,
  );
  return steps.flatMap(({ item }) => item ?? []);
}
