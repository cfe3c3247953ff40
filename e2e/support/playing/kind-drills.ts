import type { Page } from '@playwright/test';
import type { BodyOfKind } from '@snapwell/contract/learning/kinds';
import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import { pageDownTo, pressOn, tabTo } from '../keyboard.ts';
import type { Learner } from '../academy-learner.ts';
import { expect } from '../test.ts';

/** How a kind of content is played by keyboard: begun, found again on another device, and finished. */
export interface Drill {
  readonly kind: ContentKind;
  readonly contentId: string;
  readonly points: number;
  begin(page: Page, learner: Learner): Promise<void>;
  expectSamePlace(page: Page): Promise<void>;
  finish(page: Page, learner: Learner): Promise<void>;
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: typeof name === 'string' });

export async function bodyOf<K extends ContentKind>(learner: Learner, contentId: string): Promise<BodyOfKind<K>> {
  return (await learner.content(contentId)).body as BodyOfKind<K>;
}

const article: Drill = {
  kind: 'article',
  contentId: 'close-the-book',
  points: 20,
  begin: (page) => pageDownTo(page, 'Why it works'),
  expectSamePlace: (page) => expect(page.getByRole('heading', { name: 'Why it works' })).toBeInViewport(),
  finish: (page) => page.keyboard.press('End'),
};

/** Of the strip under a film. */
const playButton = (page: Page) =>
  page.getByRole('group', { name: 'Playback' }).getByRole('button', { name: 'Play', exact: true });

const video: Drill = {
  kind: 'video',
  contentId: 'a-path-in-the-meadow',
  points: 20,
  async begin(page, learner) {
    const film = page.locator('video');
    await pressOn(page, playButton(page), 'k');
    await expect.poll(() => film.evaluate((it: HTMLVideoElement) => it.currentTime)).toBeGreaterThan(3);
    await page.keyboard.press('k');
    expect(await film.evaluate((it: HTMLVideoElement) => it.paused)).toBe(true);
    // The rest up to near the end was watched elsewhere.
    await learner.report(this.contentId, { furthest: 0.87, place: { seconds: 52, watched: [[0, 52]] } });
  },
  async expectSamePlace(page) {
    await expect
      .poll(() => page.locator('video').evaluate((it: HTMLVideoElement) => it.currentTime))
      .toBeCloseTo(52, 0);
  },
  finish: (page) => pressOn(page, playButton(page), 'k'),
};

const infographic: Drill = {
  kind: 'infographic',
  contentId: 'the-forgetting-curve',
  points: 10,
  async begin(page) {
    await pressOn(page, button(page, /At first/));
    await expect(page.getByRole('dialog')).toContainText('Much is lost');
    await page.keyboard.press('Escape');
  },
  expectSamePlace: (page) => expect(page.getByText(/^1 of \d+ points opened$/)).toBeVisible(),
  finish: (page) => pressOn(page, page.getByText('Text version')),
};

const comic: Drill = {
  kind: 'comic',
  contentId: 'when-the-kettle-is-on',
  points: 15,
  begin: (page) => pressOn(page, button(page, 'Next'), 'ArrowRight'),
  expectSamePlace: (page) => expect(page.getByText('Page 2 of 3')).toBeVisible(),
  finish: (page) => pressOn(page, button(page, 'Next')),
};

const flashcards: Drill = {
  kind: 'flashcards',
  contentId: 'spacing-in-cards',
  points: 25,
  begin: (page) => knowCard(page),
  expectSamePlace: (page) => expect(page.getByRole('progressbar', { name: /^1 of \d+ cards known$/ })).toBeAttached(),
  async finish(page, learner) {
    const { cards } = await bodyOf<'flashcards'>(learner, this.contentId);
    for (let left = cards.length - 1; left > 0; left--) await knowCard(page);
  },
};

async function knowCard(page: Page): Promise<void> {
  await pressOn(page, button(page, /Press to turn the card over$/));
  await pressOn(page, button(page, 'I knew it'));
}

const matching: Drill = {
  kind: 'matching',
  contentId: 'block-or-mix',
  points: 25,
  begin: (page, learner) => matchPairs(page, learner, { from: 0, to: 1 }),
  expectSamePlace: (page) => expect(page.getByRole('main').locator('button[aria-disabled="true"]')).toHaveCount(2),
  finish: (page, learner) => matchPairs(page, learner, { from: 1 }),
};

async function matchPairs(
  page: Page,
  learner: Learner,
  { from, to }: { from: number; to?: number | undefined },
): Promise<void> {
  const { pairs } = await bodyOf<'matching'>(learner, matching.contentId);
  for (const { left, right } of pairs.slice(from, to)) {
    await pressOn(page, button(page, left));
    await pressOn(page, button(page, right));
  }
}

const ordering: Drill = {
  kind: 'ordering',
  contentId: 'growing-gaps',
  points: 25,
  begin: (page, learner) => placeFirst(page, learner, 1),
  expectSamePlace: (page) =>
    expect(page.getByRole('main').locator('[data-handle]').first()).toHaveAttribute(
      'data-handle',
      'Today, at the end of the lesson',
    ),
  async finish(page, learner) {
    await placeFirst(page, learner, Number.POSITIVE_INFINITY);
    await pressOn(page, button(page, 'Check the order'));
  },
};

/** Brings the first so many things into their places with the arrow keys on their handles. */
async function placeFirst(page: Page, learner: Learner, count: number): Promise<void> {
  const { items } = await bodyOf<'ordering'>(learner, ordering.contentId);
  const handles = page.getByRole('main').locator('[data-handle]');
  await expect(handles).toHaveCount(items.length);
  for (const [place, { text }] of items.slice(0, count).entries()) {
    const order = await handles.evaluateAll((all) => all.map((element) => (element as HTMLElement).dataset.handle));
    const steps = order.indexOf(text) - place;
    if (steps === 0) continue;
    await tabTo(page, handles.and(page.locator(`[data-handle="${text}"]`)));
    for (let step = steps; step > 0; step--) {
      await page.keyboard.press('ArrowUp');
      await expect(handles.nth(place + step - 1)).toBeFocused();
    }
  }
}

const hotspot: Drill = {
  kind: 'hotspot',
  contentId: 'a-desk-in-the-evening',
  points: 25,
  begin: (page, learner) => findPlaces(page, learner, 0, 1),
  expectSamePlace: (page) => expect(page.getByText(/^1 of \d+ found\.$/)).toBeVisible(),
  finish: (page, learner) => findPlaces(page, learner, 1),
};

async function findPlaces(page: Page, learner: Learner, from: number, to?: number): Promise<void> {
  const { areas } = await bodyOf<'hotspot'>(learner, hotspot.contentId);
  await pressOn(page, page.getByText('Choose from a list'));
  for (const { label } of areas.filter(({ correct }) => correct).slice(from, to))
    await pressOn(page, button(page, label));
}

const categories: Drill = {
  kind: 'categories',
  contentId: 'recall-or-not',
  points: 25,
  begin: (page, learner) => sortCards(page, learner, 1),
  expectSamePlace: (page) => expect(page.getByRole('main').locator('section li')).toHaveCount(1),
  async finish(page, learner) {
    const { items } = await bodyOf<'categories'>(learner, this.contentId);
    await sortCards(page, learner, items.length - 1);
  },
};

async function sortCards(page: Page, learner: Learner, count: number): Promise<void> {
  const { items, categories: all } = await bodyOf<'categories'>(learner, categories.contentId);
  const shown = page.getByRole('main').locator('[aria-live] > p');
  for (let sorted = 0; sorted < count; sorted++) {
    const text = await shown.textContent();
    const { category } = items.find((item) => item.text === text)!;
    await pressOn(page, button(page, all.find(({ id }) => id === category)!.title));
    await expect(shown.filter({ hasText: text! })).toHaveCount(0);
  }
}

const branching: Drill = {
  kind: 'branching',
  contentId: 'before-the-presentation',
  points: 25,
  begin: (page) => pressOn(page, button(page, 'Turn the page over and write down what she remembers')),
  expectSamePlace: (page) => expect(page.getByText('She looks up the missing six', { exact: false })).toBeVisible(),
  finish: (page) => pressOn(page, button(page, 'Have a coffee, then try again at two')),
};

export const drills: readonly Drill[] = [
  article,
  video,
  infographic,
  comic,
  flashcards,
  matching,
  ordering,
  hotspot,
  categories,
  branching,
];
