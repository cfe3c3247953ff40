import type { BrowserContext, Page } from '@playwright/test';
import { violationsOn } from '../support/accessibility.ts';
import { drills } from '../support/playing/kind-drills.ts';
import { createLearner, LEAST_TIME_MS, type Learner } from '../support/academy-learner.ts';
import { onlyInCi, some } from '../support/endurance.ts';
import { expect, test } from '../support/test.ts';

// One learner with two devices, both signed in before anything is learned; each kind is an item of its own.
let learner: Learner;
let phone: BrowserContext;
let desk: BrowserContext;

test.beforeAll(async ({ browser, product }) => {
  learner = await createLearner(product);
  phone = await learner.device(browser, { viewport: { width: 390, height: 844 } });
  desk = await learner.device(browser);
});

test.afterAll(async () => {
  await phone?.close();
  await desk?.close();
});

// Journeys complete items below the browser; each kind's own gestures are a matrix.
for (const drill of some(drills, drills.slice(0, 1))) {
  const { kind, contentId, points } = drill;

  test(`${kind}: begun by keyboard on one device, finished on another, paid once`, onlyInCi, async () => {
    test.setTimeout(120_000);
    const before = await learner.points();
    const first = await open(phone, contentId);
    await drill.begin(first, learner);
    await expect.poll(async () => (await learner.progressIn(contentId)).furthest).toBeGreaterThan(0);
    await first.close();

    const second = await open(desk, contentId);
    await drill.expectSamePlace(second);
    expect(await violationsOn(second)).toEqual([]);
    await drill.finish(second, learner);
    await expect(second.getByText('Complete', { exact: true }).first()).toBeVisible({ timeout: 20_000 });
    await expect.poll(() => learner.points(), { timeout: LEAST_TIME_MS }).toBe(before + points);
    await second.close();

    // Done again on the device that began it, it pays nothing more.
    const third = await open(phone, contentId);
    await expect(third.getByText('Complete', { exact: true }).first()).toBeVisible();
    await third.close();
    expect(await learner.points()).toBe(before + points);
  });
}

async function open(device: BrowserContext, contentId: string): Promise<Page> {
  const page = await device.newPage();
  await page.goto(`/o/${learner.orgId}/content/${contentId}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.animate-pulse')).toHaveCount(0);
  return page;
}
