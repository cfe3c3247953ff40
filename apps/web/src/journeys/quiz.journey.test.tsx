import { eventBatch } from '@snapwell/contract/analytics/analytics.schemas';
import { oneOfEach } from '@snapwell/contract/quizzes/questions.factory';
import type { InProcessApi } from '@snapwell/api/src/testing/in-process-api.types.ts';
import type { Browser } from '#testing/browser.ts';
import {
  aLearner,
  closeGreeting,
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

type Answers = Record<string, (browser: Browser, question: ReturnType<typeof within>) => Promise<void>>;

const press = async ({ person }: Browser, element: HTMLElement) => person.click(element);

/** How somebody who knows gives the answer to each sample question, by its heading. */
const ANSWERS: Answers = {
  'Which comes first?': (browser, it) => press(browser, it.getByRole('radio', { name: 'Ask the person' })),
  async 'What does PAINAD look at?'(browser, it) {
    await press(browser, it.getByRole('checkbox', { name: 'Breathing' }));
    await press(browser, it.getByRole('checkbox', { name: 'Face' }));
  },
  'A normal pulse rules pain out.': (browser, it) => press(browser, it.getByRole('radio', { name: 'False' })),
  async 'Put the steps into order.'(browser, it) {
    await it.findAllByRole('listitem');
    for (const [place, step] of ['Ask', 'Choose', 'Record', 'Act', 'Look again'].entries()) {
      const items = (): HTMLElement[] => it.getAllByRole('listitem');
      const at = () => items().findIndex(({ textContent }) => textContent.includes(step));
      while (at() > place) await press(browser, it.getByRole('button', { name: `Move up: ${step}` }));
    }
  },
  async 'Which tool, for whom?'(browser, it) {
    const pairs = { 'Advanced dementia': 'PAINAD', 'Intensive care': 'CPOT', 'An adult who speaks': '0 to 10' };
    for (const [left, right] of Object.entries(pairs)) {
      await press(browser, await it.findByRole('combobox', { name: `Partner of: ${left}` }));
      await press(browser, (await screen.findAllByRole('option', { name: right, hidden: true })).at(-1)!);
    }
  },
  async 'Fact or verdict?'(browser, it) {
    const sorted = { 'Refused breakfast at 8': 'Fact', 'Is difficult': 'Verdict', "Says 'it burns'": 'Fact' };
    for (const [item, category] of Object.entries(sorted))
      await press(browser, within(await it.findByRole('group', { name: item })).getByRole('radio', { name: category }));
  },
  async 'Fill in the times.'(browser, it) {
    await browser.person.type(it.getByRole('textbox', { name: 'Blank 1 of 3' }), '15');
    await browser.person.type(it.getByRole('textbox', { name: 'Blank 2 of 3' }), 'one hour');
    await browser.person.selectOptions(it.getByRole('combobox', { name: 'Blank 3 of 3' }), 'your policy');
  },
  '36 breaths in two minutes?': (browser, it) => browser.person.type(it.getByLabelText('Your number'), '18'),
  async 'What is unsafe here?'(browser, it) {
    await press(browser, await it.findByText('Choose from a list'));
    await press(browser, it.getByText('The floor'));
    await press(browser, it.getByText('The cable'));
  },
  async '{{volume}} ml run over {{hours}} h. How many ml/h?'(browser, it) {
    const [volume, hours] = it.getByRole('heading', { level: 1 }).textContent.match(/\d+/g)!.map(Number);
    await browser.person.type(it.getByLabelText('Your number'), (volume! / hours!).toFixed(1));
  },
  'Which face shows the most pain?': (browser, it) =>
    press(browser, it.getByRole('radio', { name: 'Closed eyes, deep lines' })),
  'Why do you look again?': (browser, it) =>
    browser.person.type(it.getByLabelText('Your answer'), 'To see the effect, and whether they are sleepy.'),
};

/** A prompt as it is shown: with numbers where it has variables. */
const asShown = (prompt: string) =>
  prompt.includes('{{')
    ? new RegExp(`^${prompt.replaceAll('?', String.raw`\?`).replaceAll(/\{\{\w+\}\}/g, String.raw`\d+`)}$`)
    : prompt;

test(
  'a question of every kind is answered, marked at once, and counted in the results',
  { tags: ['ci'] },
  async ({ api, browser }) => {
    const { learner, orgId } = await aWard(api, { feedback: 'each', certainty: 'off', shuffle: false });
    const questions = oneOfEach();
    await signIn(browser, learner);
    await browser.open(`/o/${orgId}/quiz/all-types`);
    await browser.person.click(await screen.findByRole('button', { name: 'Start the quiz' }));
    for (const [i, { prompt }] of questions.entries()) {
      const question = within(await screen.findByRole('region', { name: asShown(prompt) }));
      await ANSWERS[prompt]!(browser, question);
      await browser.person.click(screen.getByRole('button', { name: 'Check answer' }));
      const verdict = within(await screen.findByRole('status', { name: 'Verdict' }));
      expect(await verdict.findByRole('heading', { name: 'That’s it' })).toBeTruthy();
      await browser.person.click(
        screen.getByRole('button', { name: i < questions.length - 1 ? 'Next question' : 'See results' }),
      );
    }
    await waitFor(() => expect(browser.address()).toBe(`/o/${orgId}/quiz/all-types/results`));
    await expectScore({ score: 100, rights: questions.length, of: questions.length });
  },
);

test('answers given without a network outlive a reload, are marked when it is back, and show in the results', async ({
  api,
  browser,
}) => {
  const { learner, orgId } = await aWard(api, { feedback: 'end', time_limit: 20, shuffle: false }, threeStatements);
  const path = `/o/${orgId}/quiz/all-types`;
  await signIn(browser, learner);
  await browser.open(path);
  await browser.person.click(await screen.findByRole('button', { name: 'Start the quiz' }));
  await choose(browser, 'True');
  await next(browser);
  await screen.findByRole('heading', { level: 1, name: 'Statement 2.' });
  browser.loseNetwork();
  await browser.person.click(screen.getByRole('radio', { name: 'True' }));
  await readText('No connection. Saved on this device.');

  browser.findNetwork();
  await browser.reload();
  expect(await screen.findByRole('heading', { level: 1, name: 'Statement 2.' })).toBeTruthy();
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: 'True' }).checked).toBe(true));
  await next(browser);
  await choose(browser, 'False');
  await finish(browser);
  await expectScore({ score: 67, rights: 2, of: 3 });
  const list = within(screen.getByRole('region', { name: 'Question by question' }));
  const missed = list.getAllByRole('listitem').find(({ textContent }) => textContent.includes('Statement 3.'))!;
  expect(missed.textContent).toContain('Because.');

  await browser.person.click(screen.getByRole('link', { name: 'Try again' }));
  await browser.person.click(await screen.findByRole('button', { name: 'Try again' }));
  await answerAll(browser);
  await expectScore({ score: 100, rights: 3, of: 3 });
  const changed = within(await screen.findByRole('region', { name: 'Since last time' }));
  expect(changed.getByText('1 put right')).toBeTruthy();
  expect(screen.getByText(/33 higher than last time/)).toBeTruthy();
});

test('an answer checked without a network says one thing, waits, and is marked when the network is back', async ({
  api,
  browser,
}) => {
  const { learner, orgId } = await aWard(api, { feedback: 'each', certainty: 'off', shuffle: false }, threeStatements);
  await signIn(browser, learner);
  await browser.open(`/o/${orgId}/quiz/all-types`);
  await browser.person.click(await screen.findByRole('button', { name: 'Start the quiz' }));
  const first = await screen.findByRole('heading', { level: 1, name: 'Statement 1.' });
  expect(document.activeElement).toBe(first);
  browser.loseNetwork();
  await browser.person.click(screen.getByRole('radio', { name: 'True' }));
  await browser.person.click(screen.getByRole('button', { name: 'Check answer' }));
  await readText('It’s marked when the connection is back.');
  expect(screen.queryByText(/Your answers are safe on this device/)).toBeNull();
  expect(screen.queryByText('Saved')).toBeNull();
  await browser.person.click(screen.getByRole('button', { name: 'Next question' }));
  await screen.findByRole('heading', { level: 1, name: 'Statement 2.' });

  browser.findNetwork();
  const questions = within(screen.getByRole('list', { name: 'Questions' }));
  await waitFor(() => expect(questions.getAllByRole('listitem')[0]!.textContent).toBe('right'));
  await browser.person.click(screen.getByRole('button', { name: /^I don’t know/ }));
  await screen.findByRole('heading', { name: 'Good to say so' });
  expect(questions.getAllByRole('listitem')[1]!.textContent).toBe('not known');
  // The button that was pressed is gone: by keyboard one goes on from the next step.
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next question' }));
  await browser.person.click(screen.getByRole('button', { name: 'Next question' }));
  await screen.findByRole('heading', { level: 1, name: 'Statement 3.' });
  await browser.person.click(screen.getByRole('radio', { name: 'False' }));
  await browser.person.click(screen.getByRole('button', { name: 'Check answer' }));
  await browser.person.click(await screen.findByRole('button', { name: 'See results' }));
  await expectScore({ score: 33, rights: 1, of: 3 });
  expect(screen.getByText('For 1 right answer.')).toBeTruthy();
  expect(screen.getByText(/^One missed, one you didn't know\./)).toBeTruthy();

  // What was not right can be practised from here, at once.
  await browser.person.click(screen.getByRole('link', { name: 'Practise the 2 not right yet' }));
  expect(await screen.findByText('Question 1 of 2')).toBeTruthy();
  expect(screen.getByText('Practice, counts for nothing')).toBeTruthy();
});

test('how sure one is is asked once there is an answer, and a score it took tells the right ones instead of a zero', async ({
  api,
  browser,
}) => {
  const given = { feedback: 'end', certainty: 'marked', shuffle: false };
  const { learner, orgId } = await aWard(api, given, threeStatements);
  await signIn(browser, learner);
  await browser.open(`/o/${orgId}/quiz/all-types`);
  await browser.person.click(await screen.findByRole('button', { name: 'Start the quiz' }));
  const heading = (n: number) => screen.findByRole('heading', { level: 1, name: `Statement ${n}.` });
  await heading(1);
  expect((await screen.findByRole<HTMLFieldSetElement>('group', { name: 'How sure are you?' })).disabled).toBe(true);
  for (const [at, option] of ['True', 'False', 'False'].entries()) {
    await heading(at + 1);
    await choose(browser, option);
    const sure = within(await screen.findByRole('group', { name: 'How sure are you?' }));
    await browser.person.click(sure.getByRole('radio', { name: /^Sure/ }));
    if (at < 2) await next(browser);
  }
  await finish(browser);
  await expectScore({ score: 0, rights: 1, of: 3 });
  expect(screen.getAllByText('of 3 right')).not.toEqual([]);
  expect(
    screen.getByText('How sure you were counts here: -9 of 9 certainty points, which makes 0 of 100.'),
  ).toBeTruthy();
});

test('a stranger takes a public quiz, and keeps the result by signing up and joining', async ({ api, browser }) => {
  const { orgId, name } = await aWard(api, { is_public: true, feedback: 'end', shuffle: false }, threeStatements);
  const { person } = browser;
  await browser.open(`/p/${orgId}/quiz/all-types`);
  await person.click(await screen.findByRole('button', { name: 'Start the quiz' }));
  await answerAll(browser);
  await expectScore({ score: 100, rights: 3, of: 3 });
  await person.click(screen.getByRole('link', { name: 'Sign up to save your progress' }));
  await person.type(await screen.findByLabelText(/^Name/), 'Nora Newcomer');
  await person.type(screen.getByLabelText('Email'), `nora-${Date.now()}@example.com`);
  await person.type(screen.getByLabelText('Password', { selector: 'input' }), PASSWORD);
  await person.click(screen.getByRole('button', { name: 'Sign up' }));
  await screen.findByText(name);
  const row = screen.getAllByRole('listitem').find(({ textContent }) => textContent.includes(name))!;
  await person.click(within(row).getAllByRole('button', { name: /Join/ })[0]!);
  await readText('Your quiz is yours now');
  await closeGreeting(browser);
  await browser.open(`/o/${orgId}/quiz/all-types/results`);
  await expectScore({ score: 100, rights: 3, of: 3 });
  await waitFor(() => expect(stepsOf(browser)).toEqual(['viewed', 'started', 'completed']));
});

/** The steps of the funnel `quiz_completion` that pages have told of, each once. */
function stepsOf(browser: Browser): string[] {
  const events = browser.sent('/api/v1/events').flatMap((body) => eventBatch.parse(body).events);
  const steps = events.flatMap((event) =>
    event.type === 'funnel_step' && event.funnel === 'quiz_completion' ? [event.step] : [],
  );
  return [...new Set(steps)];
}

test('what was missed comes back as a review; whoever does not know says so, is shown it, and goes on', async ({
  api,
  browser,
}) => {
  const { learner, orgId } = await aWard(api, { feedback: 'end', shuffle: false }, threeStatements);
  await signIn(browser, learner);
  await browser.open(`/o/${orgId}/review`);
  expect(await screen.findByRole('heading', { name: 'No reviews yet' })).toBeTruthy();
  await browser.open(`/o/${orgId}/quiz/all-types`);
  await browser.person.click(await screen.findByRole('button', { name: 'Start the quiz' }));
  for (const _ of [1, 2]) {
    await choose(browser, 'False');
    await next(browser);
  }
  await choose(browser, 'False');
  await finish(browser);
  await expectScore({ score: 0, rights: 0, of: 3 });

  // Long enough for the sign-in to be over.
  api.passes(3 * 24 * 60 * 60);
  await signIn(browser, learner);
  await closeGreeting(browser);
  await browser.open(`/o/${orgId}/review`);
  await browser.person.click(await screen.findByRole('button', { name: 'Begin' }));
  await browser.person.click(await screen.findByRole('button', { name: /^I don’t know/ }));
  expect(await screen.findByRole('heading', { name: 'Good to say so' })).toBeTruthy();
  expect(screen.getByRole('status', { name: 'Verdict' }).textContent).toContain('Right answer');
  await browser.person.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('progressbar', { name: /^Review 2 of/ })).toBeTruthy();
  for (const answer of ['False', 'True']) {
    await browser.person.click(screen.getByRole('radio', { name: answer }));
    await browser.person.click(screen.getByRole('button', { name: 'Check answer' }));
    await browser.person.click(await screen.findByRole('button', { name: 'Continue' }));
  }
  // The end says how it went, also to who listens.
  const end = await screen.findByRole('heading', { name: '1 of 3 remembered.' });
  expect(document.activeElement).toBe(end);
  expect(await screen.findByText(/^3 done: 1 right, 1 wrong, 1 you didn't know\. \d come/)).toBeTruthy();
});

const threeStatements = [1, 2, 3].map((n) => ({
  id: `q-${n}`,
  type: 'true_false',
  prompt: `Statement ${n}.`,
  answer: true,
  explanation: 'Because.',
}));

let wards = 0;

/** An organization of this journey's own with a quiz, and its first learner, who runs it. */
async function aWard(
  api: InProcessApi,
  given: Record<string, unknown>,
  questions: readonly unknown[] = oneOfEach(),
): Promise<{ learner: Learner; orgId: string; name: string }> {
  const learner = await aLearner(api, { name: 'Olga Owner' });
  const orgId = `ward-${++wards}-${Date.now()}`;
  const name = `Ward ${orgId}`;
  await learner.ask('POST', '/api/v1/organizations', { name, id: orgId, join_policy: 'open' });
  await learner.ask('GET', `/api/v1/organizations/${orgId}/profile`);
  await learner.ask('POST', `/api/v1/organizations/${orgId}/welcome-dialog/closed`, {});
  // A quiz file is YAML, and JSON is that too.
  await api.giveQuiz(orgId, JSON.stringify({ title: 'All types', ...given, questions }));
  return { learner, orgId, name };
}

async function choose({ person }: Browser, option: string): Promise<void> {
  await person.click(await screen.findByRole('radio', { name: option }));
  await screen.findByText('Saved', { exact: true });
}

const next = async ({ person }: Browser) => person.click(screen.getByRole('button', { name: 'Next question' }));

async function answerAll(browser: Browser): Promise<void> {
  for (const n of [1, 2, 3]) {
    await screen.findByRole('heading', { level: 1, name: `Statement ${n}.` });
    await choose(browser, 'True');
    if (n < 3) await next(browser);
  }
  await finish(browser);
}

async function finish({ person }: Browser): Promise<void> {
  await person.click(screen.getByRole('button', { name: 'Finish quiz' }));
  const overview = within(await screen.findByRole('dialog', { name: 'All questions' }));
  await person.click(overview.getByRole('button', { name: 'Finish quiz' }));
}

async function expectScore({ score, rights, of }: { score: number; rights: number; of: number }): Promise<void> {
  await screen.findAllByRole('progressbar', { name: `Score: ${score} of 100. ${rights} of ${of} right` });
}
