import { type Browser, type BrowserContextOptions, expect, type Page, test as base } from '@playwright/test';
import { ask, must, PASSWORD, signUp } from './learners.ts';
import { createProduct, type Engine, type Product } from './product.ts';
import { giveQuizzes, type QuizFile } from './quiz-library.ts';
import { enterCredentials } from './sign-in.ts';

/** The organization of the tests about quizzes: open to everybody, with quizzes of its own and nobody's history. */
export const WARD = '/api/v1/organizations/ward';

/** A product without samples, with the ward in it. */
export async function createWard(engine: Engine, quizzes: readonly QuizFile[]): Promise<Product> {
  const product = await createProduct(engine, { DEMO: 'false' });
  const owner = await signUp(product.origin, { name: 'Olga Owner', email: 'owner@example.com' });
  await must(
    ask(product.origin, owner, 'POST /api/v1/organizations', { name: 'Ward', id: 'ward', join_policy: 'open' }),
  );
  await product.kill();
  giveQuizzes(product.settings, quizzes, 'ward');
  await product.start();
  return product;
}

const QUIZZES: readonly QuizFile[] = [
  { id: 'every-type', head: 'title: Every type\nfeedback: each\ncertainty: "off"\nshuffle: false' },
  {
    id: 'three',
    head: 'title: Three\nis_public: true\nfeedback: end\ntime_limit: 20\nshuffle: false',
    questions: `questions:
  - { id: one, type: true_false, prompt: The first is true., answer: true, explanation: Because it is the first. }
  - { id: two, type: true_false, prompt: The second is true., answer: true, explanation: Because it is the second. }
  - { id: three, type: single_choice, prompt: Which is the third?, options: [{ text: This one, correct: true }, { text: Another, why: There is no other. }], explanation: Because it is the third. }
`,
  },
];

/** Tests about quizzes share one ward for each worker. */
export const test = base.extend<object, { ward: Product }>({
  ward: [
    async ({}, use) => {
      const product = await createWard('embedded', QUIZZES);
      await use(product);
      await product.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ ward }, use) => use(ward.origin),
});

let people = 0;

/** Somebody new in the ward. */
export async function aLearner({ origin }: Product): Promise<string> {
  const email = `learner-${process.pid}-${++people}@example.com`;
  const learner = await signUp(origin, { name: 'Nina Newcomer', email });
  await must(ask(origin, learner, `POST ${WARD}/join`));
  return email;
}

/** A device of theirs, signed in, at an address of the ward. */
export async function openAs(
  browser: Browser,
  options: BrowserContextOptions,
  { email, path }: { email: string; path: string },
): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto(path);
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await enterCredentials(page, email, PASSWORD);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  return page;
}
