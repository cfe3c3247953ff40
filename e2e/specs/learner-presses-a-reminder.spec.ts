import type { BrowserContext, Page } from '@playwright/test';
import { pushOf } from '../../apps/api/src/features/gamification/reminders/reminder-words.ts';
import { wholeChromiumPath } from '../../scripts/testing/ensure-chromium.ts';
import { onlyInEndurance } from '../support/endurance.ts';
import { expect, test } from '../support/test.ts';

// One without windows shows no messages of the system.
test.use({ launchOptions: { executablePath: wholeChromiumPath(), args: ['--no-sandbox', '--disable-gpu'] } });

test(
  'a reminder that is pushed is shown in its words, and a press opens its screen',
  onlyInEndurance,
  async ({ browser, product }) => {
    const context = await browser.newContext({
      baseURL: product.origin,
      serviceWorkers: 'allow',
      permissions: ['notifications'],
    });
    const page = await context.newPage();
    await page.goto('/signin');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const message = {
      ...pushOf({ orgId: 'academy', streak: 12, hours: 3, freezes: 0, language: 'en' }),
      path: '/privacy',
    };
    await push(context, page, { origin: product.origin, data: JSON.stringify(message) });
    await expect
      .poll(() => shownOn(page))
      .toEqual([
        { title: 'Your streak ends in three hours', body: 'You have a streak of 12 days. Five minutes keep it going.' },
      ]);
    await pressFirst(context);
    await expect(page).toHaveURL(/\/privacy$/);
    expect(await shownOn(page)).toEqual([]);
    await context.close();
  },
);

/** Delivers a push message to the worker, as a push service would. */
async function push(
  context: BrowserContext,
  page: Page,
  { origin, data }: { origin: string; data: string },
): Promise<void> {
  const cdp = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on(
      'ServiceWorker.workerRegistrationUpdated',
      ({ registrations: [first] }) => first && resolve(first.registrationId),
    );
  });
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
}

/** The messages that stand on the screen. */
const shownOn = (page: Page) =>
  page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications();
    return shown.map(({ title, body }) => ({ title, body }));
  });

/** Presses a message: its worker is told as the browser tells it. */
async function pressFirst(context: BrowserContext): Promise<void> {
  await context.serviceWorkers()[0]!.evaluate(`registration.getNotifications().then(([notification]) => {
    dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  })`);
}
