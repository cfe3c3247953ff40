import type { Browser, Locator, Page } from '@playwright/test';
import { onlyInCi } from '../../support/endurance.ts';
import type { Product } from '../../support/product.ts';
import { ask, must, signIn, signUp } from '../../support/learners.ts';
import { sampleDevice } from '../../support/sign-in.ts';
import { complaintsOf } from '../../support/accessibility.ts';
import { drawerOf, toggleOf } from '../../support/sophie.ts';
import { expect, test } from '../../support/test.ts';

const PHONE = { width: 390, height: 844 };
const RIVERSIDE = '/o/riverside';

/** An item of each kind of player. */
const LESSONS = [
  'which-pain-scale-for-whom',
  'pain-is-personal',
  'pain-scales-at-a-glance',
  'match-the-scale',
  'he-always-takes-the-newspaper',
  'sepsis-in-cards',
  'read-the-chart',
  'hands-and-minutes',
  'the-second-dose',
  'infection-or-sepsis',
].map((id) => `${RIVERSIDE}/content/${id}`);
const PLACES = [
  RIVERSIDE,
  `${RIVERSIDE}/home`,
  `${RIVERSIDE}/lms`,
  `${RIVERSIDE}/me`,
  `${RIVERSIDE}/leaderboard`,
  `${RIVERSIDE}/leaderboard?period=league`,
  `${RIVERSIDE}/review`,
  `${RIVERSIDE}/modules/sepsis`,
  `${RIVERSIDE}/courses/hand-hygiene-yearly`,
  `${RIVERSIDE}/quiz/why-people-fall-quiz/results`,
];

test(
  'on a phone lessons begin on the first screen, nothing scrolls sideways, buttons say their whole title, and the assistant lies over nothing',
  onlyInCi,
  async ({ browser, product }) => {
    test.setTimeout(180_000);
    const page = await adaOnAPhone(browser, product);
    const complaints = complaintsOf(page);
    for (const path of [...PLACES, ...LESSONS]) {
      await test.step(path, async () => {
        await open(page, path);
        if (LESSONS.includes(path)) await beginsOnFirstScreen(page);
        expect(await scrollsSideways(page), path).toBe(false);
        expect(await cutTitles(page), path).toEqual([]);
        for (const place of ['top', 'middle', 'end'] as const) {
          await page.evaluate((where) => {
            const { scrollHeight } = document.documentElement;
            window.scrollTo(0, { top: 0, middle: scrollHeight / 2, end: scrollHeight }[where]);
          }, place);
          await expect.poll(() => coveredByAssistant(page), { message: `${path}, ${place}` }).toEqual([]);
        }
      });
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  },
);

async function beginsOnFirstScreen(page: Page): Promise<void> {
  const head = await boxOf(page.locator('article > header'));
  const item = await boxOf(page.locator('article > header + *'));
  expect(head.y + head.height, 'the head ends in the upper two fifths').toBeLessThan(PHONE.height * 0.4);
  expect(item.y, 'the item begins right below').toBeLessThan(PHONE.height * 0.45);
}

/** On the narrowest phone. */
async function scrollsSideways(page: Page): Promise<boolean> {
  await page.setViewportSize({ width: 320, height: PHONE.height });
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  await page.setViewportSize(PHONE);
  return isWider;
}

/** What does not show all of its words, of the links to the next step. */
function cutTitles(page: Page): Promise<(string | null)[]> {
  return page
    .getByRole('main')
    .getByRole('link', { name: /^(Next|Start|Continue):/ })
    .evaluateAll((links) =>
      links
        .flatMap((link) => [link, ...link.querySelectorAll('span')])
        .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)
        .map((part) => part.textContent),
    );
}

/** What her face lies over although it does not belong to her bar, and what of the bar she leaves no room for. */
async function coveredByAssistant(page: Page): Promise<string[]> {
  return toggleOf(page).evaluate((face) => {
    const bar = face.closest('[data-bottom-bar], [data-corner-strip], [data-head-bar]');
    if (!bar) return ['her face is in no bar'];
    const [own, frame] = [face.getBoundingClientRect(), bar.getBoundingClientRect()];
    const slack = 1;
    const isInside =
      own.left >= frame.left - slack &&
      own.right <= frame.right + slack &&
      own.top >= frame.top - slack &&
      own.bottom <= frame.bottom + slack;
    const covered = [...bar.querySelectorAll('a, button, b, output, [role=status]')].filter((other) => {
      if (other === face || other.contains(face)) return false;
      const box = other.getBoundingClientRect();
      return (
        box.width > 1 &&
        box.left < own.right - slack &&
        box.right > own.left + slack &&
        box.top < own.bottom - slack &&
        box.bottom > own.top + slack
      );
    });
    // The bar itself is at the lower edge, or ends the page: what lies under it can be scrolled out. Under a game or a
    // film it stands at the end.
    const isAtEdge = getComputedStyle(bar).position !== 'sticky' || frame.bottom <= window.innerHeight + slack;
    return [
      ...(isInside ? [] : ['her face leaves its bar']),
      ...(isAtEdge ? [] : ['the bar leaves the screen']),
      ...covered.map((other) => `she covers ${other.outerHTML.slice(0, 120)}`),
    ];
  });
}

test('on a phone the rest of the head of a lesson is one press away', onlyInCi, async ({ browser, product }) => {
  const page = await adaOnAPhone(browser, product);
  await open(page, LESSONS[0]!);
  const save = page.getByRole('button', { name: 'Save for later' });
  await expect(save).toBeHidden();
  await page.getByRole('button', { name: 'About' }).click();
  await expect(save).toBeVisible();
  await page.context().close();
});

test(
  'on a phone one line takes the place of the header once the title of a lesson is out of sight, and gives it back',
  onlyInCi,
  async ({ browser, product }) => {
    const page = await adaOnAPhone(browser, product);
    await open(page, LESSONS[0]!);
    const line = page.locator('b', { hasText: 'Which pain scale, for whom?' });
    const points = page.getByRole('banner').getByRole('link').last();
    // It opens where somebody left it.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(line).not.toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 700));
    await expect(line).toBeInViewport();
    expect((await boxOf(line)).y).toBeLessThan(52);
    // Who goes through the header by keyboard sees it.
    await points.focus();
    await expect(line).not.toBeInViewport();
    await points.blur();
    await expect(line).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(line).not.toBeInViewport();
    await page.context().close();
  },
);

test(
  'on a phone a finished lesson is celebrated: the assistant leaves her place to the way on, and the points rise',
  onlyInCi,
  async ({ browser, product }) => {
    test.setTimeout(120_000);
    const email = `nell-${Date.now()}@example.com`;
    const nell = await signUp(product.origin, { name: 'Nell Ward', email });
    await must(ask(product.origin, nell, 'POST /api/v1/organizations/riverside/join', {}));
    const context = await browser.newContext({ baseURL: product.origin, viewport: PHONE, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await signIn(page, email);
    await page.goto(`${RIVERSIDE}/home`);
    await page.getByRole('dialog', { name: 'Welcome, Nell' }).getByRole('button', { name: 'Close' }).click();
    await open(page, `${RIVERSIDE}/content/who-decides-what-hurts`);
    const bar = page.locator('[data-bottom-bar]');
    const wayOn = bar.getByRole('link', { name: /^Next/ });
    await expect(bar.getByRole('link', { name: 'Skip to the game' })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(toggleOf(page)).toHaveCSS('opacity', '0');
    const wide = await boxOf(wayOn);
    expect(wide.x + wide.width).toBeGreaterThan(PHONE.width - 20);
    await expect(toggleOf(page)).toHaveCSS('opacity', '1');
    const narrow = await boxOf(wayOn);
    expect(narrow.x + narrow.width).toBeLessThan((await boxOf(toggleOf(page))).x);
    // It was gone through faster than anybody reads: the points come a little later.
    await expect(bar.getByText('+20', { exact: true })).toBeVisible({ timeout: 60_000 });
    await expect(bar.getByText('+20', { exact: true })).toBeHidden();
    await context.close();
  },
);

test(
  'at a desk the assistant stands in the margin: she lies over nothing of a page, however wide it is',
  onlyInCi,
  async ({ browser, product }) => {
    test.setTimeout(120_000);
    const context = await sampleDevice(browser, product, 'ada@riverside.example', { reducedMotion: 'reduce' });
    const page = await context.newPage();
    for (const width of [1024, 1180, 1280, 1366, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of PLACES) {
        await open(page, path);
        expect(await besideTheMargin(page), `${path} at ${width} px`).toEqual([]);
      }
    }
    await context.close();
  },
);

/** Words and controls that reach into the margin in which her face stands: scrolled so far, it would lie over them. */
function besideTheMargin(page: Page): Promise<string[]> {
  return toggleOf(page).evaluate((face) => {
    const own = face.getBoundingClientRect();
    const slack = 2;
    const parts = document.querySelectorAll('main :is(a, button, p, b, dd, li > span, h2, h3, td), footer a');
    return [...parts].flatMap((part) => {
      const { left, right, width } = part.getBoundingClientRect();
      const isBeside = width > 1 && right > own.left + slack && left < own.right - slack;
      return isBeside ? [part.textContent.slice(0, 60)] : [];
    });
  });
}

test(
  'on a phone a wide table says that it scrolls, and keeps what its rows are about',
  onlyInCi,
  async ({ browser, product }) => {
    const page = await adaOnAPhone(browser, product);
    await open(page, `${RIVERSIDE}/content/numbers-and-a-hunch`);
    const table = page.getByRole('region', { name: 'Table, wider than the page' }).first();
    await expect(page.getByText('There’s more: scroll the table sideways.').first()).toBeVisible();
    const first = table.locator('tbody tr').first().locator('th, td').first();
    const before = await boxOf(first);
    await table.evaluate((it) => it.scrollTo({ left: 300 }));
    expect((await boxOf(first)).x).toBeCloseTo(before.x, 0);
    await page.context().close();
  },
);

test(
  'on a phone markers stand beside a picture, and what they say does not lie over what it explains',
  onlyInCi,
  async ({ browser, product }) => {
    const page = await adaOnAPhone(browser, product);
    await open(page, `${RIVERSIDE}/content/pain-scales-at-a-glance`);
    const frame = page.getByRole('region', { name: /^Picture/ });
    // The drawing stands in the page; the lines to its markers lie over it.
    const picture = frame.locator('span[aria-hidden] svg').first();
    for (const marker of await frame.getByRole('button').all()) {
      const [own, whole] = [await boxOf(marker), await boxOf(picture)];
      expect(own.x + 2 >= whole.x + whole.width || own.x + own.width - 2 <= whole.x).toBe(true);
      await marker.click();
      const text = page.getByRole('dialog');
      await expect(text).toBeVisible();
      const [said, now, bar] = [await boxOf(text), await boxOf(marker), await boxOf(page.locator('[data-bottom-bar]'))];
      const middle = now.y + now.height / 2;
      expect(said.y > middle + 20 || said.y + said.height < middle - 20).toBe(true);
      expect(said.y + said.height).toBeLessThanOrEqual(bar.y);
      await page.keyboard.press('Escape');
      await expect(text).toBeHidden();
    }
    await page.context().close();
  },
);

test('a page that is opened by its address begins at its own place', async ({ browser, product }) => {
  const page = await adaOnAPhone(browser, product);
  await open(page, LESSONS[0]!);
  await page.evaluate(() => window.scrollTo(0, 900));
  await open(page, `${RIVERSIDE}/content/numbers-and-a-hunch`);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.context().close();
});

test(
  'on a phone her greeting stands in her strip; the welcome of the day leads to today’s five minutes',
  onlyInCi,
  async ({ browser, product }) => {
    const page = await adaOnAPhone(browser, product);
    await open(page, `${RIVERSIDE}/me`);
    const greeting = page.getByRole('button', { name: 'Hi! Need help or have questions? Ask Sophie!' });
    await expect(greeting).toBeVisible();
    expect(await greeting.evaluate((it) => it.closest('[data-corner-strip]') !== null)).toBe(true);
    await greeting.click();
    await expect(drawerOf(page)).toBeVisible();
    await drawerOf(page).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Show me a daily welcome' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start my five minutes' }).click();
    await expect(page).toHaveURL(/\/o\/riverside\/discover$/);
    await page.context().close();
  },
);

async function adaOnAPhone(browser: Browser, product: Product): Promise<Page> {
  const options = { viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' } as const;
  return (await sampleDevice(browser, product, 'ada@riverside.example', options)).newPage();
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.animate-pulse')).toHaveCount(0);
}

async function boxOf(part: Locator) {
  await expect(part).toBeVisible();
  return (await part.boundingBox())!;
}
