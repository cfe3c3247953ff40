import type { Browser } from '@playwright/test';
import { stopLink } from '../../apps/api/src/features/gamification/reminders/stop-link.ts';
import { readServerSecret } from '../../apps/api/src/platform/config/server-secret.ts';
import { onlyInCi } from '../support/endurance.ts';
import { ask, type Learner, must, signIn, signUp } from '../support/learners.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

const ORG = 'academy';
const BY_MESSAGE = 'As a message on your devices';

/** Somebody at the academy, signed in in a browser of their own. */
async function aLearner(browser: Browser, { origin }: Product, options: { permissions?: string[] } = {}) {
  const email = `noa-${crypto.randomUUID()}@example.com`;
  const noa = await signUp(origin, { name: 'Noa Levi', email });
  await must(ask(origin, noa, `POST /api/v1/organizations/${ORG}/join`, {}));
  await must(ask(origin, noa, `GET /api/v1/organizations/${ORG}/profile`));
  await must(ask(origin, noa, `POST /api/v1/organizations/${ORG}/welcome-dialog/closed`, {}));
  const context = await browser.newContext({
    baseURL: origin,
    reducedMotion: 'reduce',
    serviceWorkers: 'allow',
    ...options,
  });
  const page = await context.newPage();
  await signIn(page, email);
  await page.goto(`/o/${ORG}/home`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return { noa, context, page };
}

interface Reminders {
  is_push_on: boolean;
  is_mail_on: boolean;
}

const remindersOf = ({ origin }: Product, noa: Learner) =>
  must(ask<Reminders>(origin, noa, `GET /api/v1/organizations/${ORG}/reminders`));

test('a browser that allows no messages says so, and nothing is turned on', onlyInCi, async ({ browser, product }) => {
  const { noa, context, page } = await aLearner(browser, product);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Browser.setPermission', {
    permission: { name: 'notifications' },
    setting: 'denied',
    origin: product.origin,
  });
  await page.goto('/config');
  const byMessage = page.getByRole('switch', { name: BY_MESSAGE });
  await byMessage.click();
  await expect(page.getByText('Your browser does not allow messages from this site.')).toBeVisible();
  await expect(byMessage).not.toBeChecked();
  expect(await remindersOf(product, noa)).toMatchObject({ is_push_on: false });
  await context.close();
});

test(
  'the link of a reminder stops it after a press, says so, and takes it back',
  onlyInCi,
  async ({ browser, product }) => {
    const { noa, context, page } = await aLearner(browser, product);
    await must(ask(product.origin, noa, `PATCH /api/v1/organizations/${ORG}/reminders`, { is_mail_on: true }));
    const linkKey = readServerSecret({ setting: undefined, dataDir: product.settings.DATA_DIR! }).keyFor('links');
    await page.goto(stopLink({ publicUrl: product.origin, linkKey }, { orgId: ORG, uid: noa.uid }));
    const button = page.getByRole('button', { name: 'Turn them off' });
    await expect(button).toBeVisible();
    expect(await remindersOf(product, noa)).toMatchObject({ is_mail_on: true });
    await button.click();
    await expect(page.getByRole('heading', { name: "You'll get no more reminders" })).toBeVisible();
    expect(await remindersOf(product, noa)).toMatchObject({ is_mail_on: false });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('heading', { name: 'Your reminders are on again' })).toBeVisible();
    expect(await remindersOf(product, noa)).toMatchObject({ is_mail_on: true, is_push_on: false });

    await page.goto('/reminders/stop?token=made-up');
    await button.click();
    await expect(page.getByRole('heading', { name: "This link doesn't work any more" })).toBeVisible();
    await context.close();
  },
);
