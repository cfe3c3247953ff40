import type { InProcessApi } from '@snapwell/api/src/testing/in-process-api.types.ts';
import type { Browser } from '#testing/browser.ts';
import {
  aLearner,
  expect,
  type Learner,
  PASSWORD,
  readText,
  screen,
  signIn,
  test,
  waitFor,
  within,
} from '#testing/journey.ts';

const night = {
  title: 'Quieter than yesterday',
  minutes: 5,
  play: 'scenes',
  introduction: 'Mr Hale, 71, second night after surgery.',
  measures: [{ id: 'safety', title: 'Safety' }],
  start: 'restless',
  scenes: [
    {
      id: 'restless',
      title: 'Restless',
      at: '02:14',
      text: 'He picks at the sheet.',
      patient: { vitals: [{ name: 'Breaths', value: '22/min', is_worrying: true }] },
      choices: [
        { text: 'Count every sign', to: 'counted', consequence: 'It is a nine.', effects: { safety: 30 } },
        { text: 'Let him sleep on', to: 'late', consequence: 'He does not.', effects: { safety: -40 } },
      ],
    },
    {
      id: 'counted',
      title: 'The phone',
      text: 'She answers at once.',
      choices: [
        { text: 'Please come now', to: 'in-time', consequence: 'She comes.', effects: { safety: 10 } },
        { text: 'When you have time', to: 'late', consequence: 'She has no time.', effects: { safety: -20 } },
      ],
    },
    { id: 'in-time', text: 'He sleeps.', ending: { outcome: 'good', title: 'Seen early', debrief: 'You counted.' } },
    { id: 'late', text: 'He is moved.', ending: { outcome: 'mixed', title: 'Late, but caught', debrief: 'An hour.' } },
  ],
};

test('a choice made without a network outlives a reload, and the story goes on when it is back', async ({
  api,
  browser,
}) => {
  const { learner, orgId } = await aNight(api);
  const { person } = browser;
  await signIn(browser, learner);
  await browser.open(`/o/${orgId}/content/night`);
  await person.click(await screen.findByRole('button', { name: 'Start the simulation' }));
  await screen.findByRole('heading', { name: 'Restless' });
  expect(screen.getByText('02:14')).toBeTruthy();
  browser.loseNetwork();
  await person.click(screen.getByRole('button', { name: /Count every sign/ }));
  await readText('Your choice is safe on this device');

  browser.findNetwork();
  await browser.reload();
  await screen.findByRole('heading', { name: 'It is a nine.' });
  await person.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'The phone' });
  await person.keyboard('2');
  await screen.findByRole('heading', { name: 'She has no time.' });
  await person.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'Late, but caught' });
  await person.keyboard('{Enter}');
  await waitFor(() => expect(browser.address()).toContain(`/o/${orgId}/quiz/night/sim-results`));
  // Half for a mixed ending and 60 of 100, against a good one and 90.
  await screen.findByRole('progressbar', { name: /^58 of 100/ });
  const turning = within(screen.getByRole('region', { name: 'The phone' }));
  expect(turning.getByText('Please come now')).toBeTruthy();
  await readText('23 of 40 points by your best attempt');
});

test('trying again from the turning point is a practice run: it shows its result and pays nothing', async ({
  api,
  browser,
}) => {
  const { learner, orgId } = await aNight(api);
  const { person } = browser;
  await signIn(browser, learner);
  await browser.open(`/o/${orgId}/quiz-sim/night`);
  await person.click(await screen.findByRole('button', { name: 'Start the simulation' }));
  await playOn(browser, ['2']);
  await screen.findByRole('progressbar', { name: /^32 of 100/ });
  await person.click(screen.getByRole('button', { name: /^Try again from 02:14/ }));
  await screen.findByRole('heading', { name: 'Restless' });
  await playOn(browser, ['1', '1']);
  await screen.findByRole('progressbar', { name: /^100 of 100/ });
  await readText('Practice, pays nothing');
  await readText('13 of 40 points by your best attempt');
  await readText('Your way is the best way');
});

test('a stranger plays a public simulation, and keeps it by signing up and joining', async ({ api, browser }) => {
  const { orgId, name } = await aNight(api, { is_public: true });
  const { person } = browser;
  await browser.open(`/p/${orgId}/quiz-sim/night`);
  await person.click(await screen.findByRole('button', { name: 'Start the simulation' }));
  await playOn(browser, ['1', '1']);
  await screen.findByRole('progressbar', { name: /^100 of 100/ });
  await person.click(screen.getByRole('link', { name: 'Sign up to save your progress' }));
  await person.type(await screen.findByLabelText(/^Name/), 'Nora Newcomer');
  await person.type(screen.getByLabelText('Email'), `nora-sim-${Date.now()}@example.com`);
  await person.type(screen.getByLabelText('Password', { selector: 'input' }), PASSWORD);
  await person.click(screen.getByRole('button', { name: 'Sign up' }));
  await screen.findByText(name);
  const row = screen.getAllByRole('listitem').find(({ textContent }) => textContent.includes(name))!;
  await person.click(within(row).getAllByRole('button', { name: /Join/ })[0]!);
  await readText('Your simulation is yours now');
  await browser.open(`/o/${orgId}/quiz/night/sim-results`);
  await readText('40 of 40 points by your best attempt');
});

let nights = 0;

/** An organization of this journey's own with a simulation, and its first learner, who runs it. */
async function aNight(
  api: InProcessApi,
  given: Record<string, unknown> = {},
): Promise<{ learner: Learner; orgId: string; name: string }> {
  const learner = await aLearner(api, { name: 'Olga Owner' });
  const orgId = `night-${++nights}-${Date.now()}`;
  const name = `Ward ${orgId}`;
  await learner.ask('POST', '/api/v1/organizations', { name, id: orgId, join_policy: 'open' });
  await learner.ask('GET', `/api/v1/organizations/${orgId}/profile`);
  await learner.ask('POST', `/api/v1/organizations/${orgId}/welcome-dialog/closed`, {});
  // The file is YAML, and JSON is that too.
  await api.giveItem(orgId, '01-night.simulation.yaml', JSON.stringify({ ...night, ...given }));
  return { learner, orgId, name };
}

/** Plays by keys to the results. */
async function playOn({ person }: Browser, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await screen.findByRole('heading', { name: 'What do you do?' });
    await person.keyboard(key);
    await screen.findByText(/^You chose/);
    await person.keyboard('{Enter}');
  }
  await screen.findByRole('button', { name: 'See what came of it' });
  await person.keyboard('{Enter}');
}
