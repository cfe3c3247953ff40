import type { Locator, Page } from '@playwright/test';
import { createLearner, type Learner } from '../support/academy-learner.ts';
import { onlyInCi } from '../support/endurance.ts';
import { bringToMiddle, type Hands, mouse, moveFingers, touch } from '../support/playing/hands.ts';
import { bodyOf } from '../support/playing/kind-drills.ts';
import { expect, test } from '../support/test.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DEVICES = {
  'a mouse': { options: { viewport: { width: 1280, height: 800 } }, handsOf: mouse, scope: {} },
  'a finger': { options: PHONE, handsOf: touch, scope: onlyInCi },
};

for (const [name, { options, handsOf, scope }] of Object.entries(DEVICES)) {
  test(
    `things are put in order, matched and sorted by dragging them with ${name}`,
    scope,
    async ({ browser, product }) => {
      test.setTimeout(120_000);
      const learner = await createLearner(product);
      const page = await (await learner.device(browser, options)).newPage();
      const hands = handsOf(page);
      await putInOrder(page, learner, hands);
      await match(page, learner, hands);
      await sort(page, learner, hands);
      await page.context().close();
    },
  );
}

test(
  'a finger turns the pages of a comic and sorts flashcards; two make a picture larger, and one moves about in it',
  onlyInCi,
  async ({ browser, product }) => {
    test.setTimeout(120_000);
    const learner = await createLearner(product);
    const page = await (await learner.device(browser, PHONE)).newPage();
    await turnPages(page, learner);
    await knowCards(page, learner);
    await lookClosely(page);
    await page.context().close();
  },
);

async function open(page: Page, contentId: string): Promise<Locator> {
  await page.goto(`/o/academy/content/${contentId}`);
  return page.getByRole('main');
}

const isComplete = (learner: Learner, contentId: string) =>
  expect.poll(async () => (await learner.progressIn(contentId)).is_completed).toBe(true);

async function putInOrder(page: Page, learner: Learner, hands: Hands): Promise<void> {
  const main = await open(page, 'growing-gaps');
  const { items } = await bodyOf<'ordering'>(learner, 'growing-gaps');
  const list = main.getByRole('list').filter({ has: page.locator('[data-handle]') });
  await expect(list.getByRole('listitem')).toHaveCount(items.length);
  await hands.arrange(
    list,
    items.map(({ text }) => text),
  );
  await hands.press(main.getByRole('button', { name: 'Check the order' }));
  await expect(main.getByText('That’s the right order.')).toBeVisible();
  await isComplete(learner, 'growing-gaps');
}

async function match(page: Page, learner: Learner, hands: Hands): Promise<void> {
  const main = await open(page, 'block-or-mix');
  const { pairs } = await bodyOf<'matching'>(learner, 'block-or-mix');
  const card = (text: string) => main.getByRole('button', { name: text, exact: true });
  for (const { left, right } of pairs) {
    await hands.bring(card(left), card(right));
    await expect(card(right)).toHaveAttribute('aria-disabled', 'true');
  }
  await isComplete(learner, 'block-or-mix');
}

async function sort(page: Page, learner: Learner, hands: Hands): Promise<void> {
  const main = await open(page, 'recall-or-not');
  const { items, categories } = await bodyOf<'categories'>(learner, 'recall-or-not');
  const shown = main.locator('[aria-live] > p');
  for (let left = items.length; left > 0; left--) {
    const text = (await shown.textContent())!;
    const { category } = items.find((item) => item.text === text)!;
    await hands.bring(
      shown,
      main.getByRole('button', { name: categories.find(({ id }) => id === category)!.title, exact: true }),
    );
    await expect(shown.filter({ hasText: text })).toHaveCount(0);
  }
  await isComplete(learner, 'recall-or-not');
}

async function turnPages(page: Page, learner: Learner): Promise<void> {
  const comic = (await open(page, 'when-the-kettle-is-on')).getByRole('region', { name: 'Comic' });
  for (const [way, shown] of [
    ['on', 2],
    ['back', 1],
    ['on', 2],
    ['on', 3],
  ] as const) {
    await swipe(page, comic.getByRole('img').first(), way);
    await expect(comic.getByText(`Page ${shown} of 3`)).toBeVisible();
  }
  await isComplete(learner, 'when-the-kettle-is-on');
}

async function knowCards(page: Page, learner: Learner): Promise<void> {
  const main = await open(page, 'spacing-in-cards');
  const { cards } = await bodyOf<'flashcards'>(learner, 'spacing-in-cards');
  const card = main.getByRole('button', { name: /^.*Press to/ });
  for (let known = 0; known < cards.length; known++) {
    await expect(main.getByRole('progressbar', { name: `${known} of ${cards.length} cards known` })).toBeAttached();
    await card.tap();
    await expect(card).toHaveAttribute('aria-expanded', 'true');
    await swipe(page, card, 'back');
  }
  await expect(main.getByText('You’ve known every card once.')).toBeVisible();
  await isComplete(learner, 'spacing-in-cards');
}

async function lookClosely(page: Page): Promise<void> {
  const main = await open(page, 'the-forgetting-curve');
  const frame = main.getByRole('region', { name: /^Picture:/ });
  await expect(frame.getByRole('button').first()).toBeVisible();
  const { x, y } = await bringToMiddle(page, frame);
  const at = (offset: number) => ({ x: x + offset, y });
  await moveFingers(page, [
    { from: at(-30), to: at(-90) },
    { from: at(30), to: at(90) },
  ]);
  await expect(main.getByText('300%')).toBeVisible();
  // The picture grew, and not the page.
  expect(await page.evaluate(() => visualViewport!.scale)).toBe(1);
  const before = await frame.evaluate((element) => element.scrollLeft);
  await moveFingers(page, [{ from: at(60), to: at(-60) }]);
  await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(before + 60);
  await moveFingers(page, [
    { from: at(-120), to: at(-20) },
    { from: at(120), to: at(20) },
  ]);
  await expect(main.getByText('100%')).toBeVisible();
}

/** Across most of something, as one turns a page. */
async function swipe(page: Page, over: Locator, way: 'on' | 'back'): Promise<void> {
  const { x, y } = await bringToMiddle(page, over);
  const side = way === 'on' ? -80 : 80;
  await moveFingers(page, [{ from: { x: x - side, y }, to: { x: x + side, y } }]);
}
