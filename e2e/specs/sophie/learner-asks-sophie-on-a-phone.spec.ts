import type { Page } from '@playwright/test';
import { onlyInCi } from '../../support/endurance.ts';
import { createLearner } from '../../support/academy-learner.ts';
import { askSophie, drawerOf, openDrawer } from '../../support/sophie.ts';
import { expect, test } from '../../support/test.ts';

const HOME = '/o/academy/home';
const LESSON = '/o/academy/content/close-the-book';

test(
  'on a phone back closes the assistant and stays on the page, forward opens her again',
  onlyInCi,
  async ({ browser, product }) => {
    const phone = await onAPhone(await createLearner(product), browser);
    const drawer = drawerOf(phone);
    await openDrawer(phone);
    await phone.goBack();
    await expect(drawer).toBeHidden();
    await expect(phone).toHaveURL(LESSON);
    await phone.goForward();
    await expect(drawer).toBeVisible();

    await test.step('the cross takes her out of the history again', async () => {
      await drawer.getByRole('button', { name: 'Close' }).click();
      await expect(drawer).toBeHidden();
      await phone.goBack();
      await expect(phone).toHaveURL(HOME);
      await expect(drawer).toBeHidden();
    });
    await phone.context().close();
  },
);

test(
  'on a phone what she shows is followed out of the conversation, and leads back into it',
  onlyInCi,
  async ({ browser, product }) => {
    const phone = await onAPhone(await createLearner(product), browser);
    const drawer = drawerOf(phone);
    await openDrawer(phone);
    await askSophie(phone, 'What should I do next?');
    // Once the lesson counts as begun, it is to be finished first: then what comes after it is offered.
    await drawer.getByRole('link', { name: /\bOpen\b/ }).click();
    await expect(phone).toHaveURL(/from=copilot/);
    await expect(drawer).toBeHidden();
    await phone.getByRole('button', { name: 'Back to the conversation' }).click();
    await expect(phone).toHaveURL(LESSON);
    await expect(drawer.getByText('What should I do next?')).toBeVisible();
    await phone.reload();
    await expect(drawer.getByText('What should I do next?')).toBeVisible();
    await phone.goBack();
    await expect(drawer).toBeHidden();
    await expect(phone).toHaveURL(LESSON);
    await phone.context().close();
  },
);

test(
  'a long answer is read from its beginning, and its end is a press away',
  onlyInCi,
  async ({ browser, product }) => {
    const phone = await onAPhone(await createLearner(product), browser);
    await phone.setViewportSize({ width: 390, height: 460 });
    const drawer = drawerOf(phone);
    await openDrawer(phone);
    await askSophie(phone, 'Summarize this in five points');
    const question = drawer.getByText('Summarize this in five points');
    const actions = drawer.getByRole('button', { name: 'Copy' });
    await expect(question).toBeInViewport();
    await expect(actions).not.toBeInViewport();
    await drawer.getByRole('button', { name: 'Latest' }).click();
    await expect(actions).toBeInViewport();
    await expect(drawer.getByRole('button', { name: 'Latest' })).toBeHidden();
    await phone.context().close();
  },
);

async function onAPhone(
  learner: Awaited<ReturnType<typeof createLearner>>,
  browser: Parameters<typeof learner.device>[0],
): Promise<Page> {
  const context = await learner.device(browser, { viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  // As slow as a cheap phone: what a page draws comes well after what was pressed.
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(HOME);
  await page.goto(LESSON);
  return page;
}
