import { expect, type Page } from '@playwright/test';
import { onlyInEndurance } from '../support/endurance.ts';
import { closeGreeting } from '../support/sign-in.ts';
import { aLearner, openAs, test } from '../support/ward.ts';

const PATH = '/o/ward/quiz/three';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const LAPTOP = { viewport: { width: 1280, height: 800 } };
/** A clock shows whole seconds, and reading it takes a moment. */
const CLOCK_ERROR_SECONDS = 2;

test(
  'a quiz begun on a phone that lost the network goes on at the laptop, at the same question with the same time left',
  onlyInEndurance,
  async ({ browser, ward }) => {
    test.setTimeout(120_000);
    const email = await aLearner(ward);
    const phone = await openAs(browser, { ...PHONE, baseURL: ward.origin }, { email, path: PATH });
    await closeGreeting(phone);
    const left = await answerTwoAndLoseTheNetwork(phone);

    const laptop = await openAs(browser, { ...LAPTOP, baseURL: ward.origin }, { email, path: PATH });
    await expect(laptop.getByRole('heading', { level: 1, name: 'The second is true.' })).toBeVisible();
    await expect(laptop.getByRole('radio', { name: 'False' })).toBeChecked();
    expect(Math.abs((await endOf(laptop)) - left)).toBeLessThan(CLOCK_ERROR_SECONDS * 1000);

    await bringBackTheNetwork(phone);
    await laptop.reload();
    await expect(laptop.getByRole('radio', { name: 'True' })).toBeChecked();
    await laptop.getByRole('button', { name: 'Next question' }).click();
    await laptop.getByRole('radio', { name: 'Another' }).check({ force: true });
    await finish(laptop);
    await expectResults(laptop, { score: 67, rights: 2 });
    const list = laptop.getByRole('region', { name: 'Question by question' });
    const missed = list.getByRole('listitem').filter({ hasText: 'Which is the third?' });
    await expect(missed).toContainText('This one');
    await expect(missed).toContainText('Because it is the third.');

    await tryAgain(laptop);
    await expectResults(laptop, { score: 100, rights: 3 });
    const changed = laptop.getByRole('region', { name: 'Since last time' });
    await expect(laptop.getByText('33 higher than last time')).toBeVisible();
    await expect(changed).toContainText('1 put right');
    await closeAll(phone, laptop);
  },
);

/** Answers when the attempt ends, as the phone shows it. */
async function answerTwoAndLoseTheNetwork(phone: Page): Promise<number> {
  await phone.getByRole('button', { name: 'Start the quiz' }).tap();
  await choose(phone, 'True');
  await phone.getByRole('button', { name: 'Next question' }).tap();
  await expect(phone.getByRole('heading', { level: 1, name: 'The second is true.' })).toBeVisible();
  await choose(phone, 'False');
  await phone.context().setOffline(true);
  await phone.getByRole('radio', { name: 'True' }).check({ force: true });
  await expect(phone.getByRole('status').filter({ hasText: 'No connection. Saved on this device.' })).toBeAttached();
  const end = await endOf(phone);
  await phone.close();
  return end;
}

/** The next page on the phone sends what waited there. */
async function bringBackTheNetwork(phone: Page): Promise<void> {
  await phone.context().setOffline(false);
  const page = await phone.context().newPage();
  const sent = page.waitForResponse((response) => response.url().endsWith('/answers/two') && response.ok());
  await page.goto('/o/ward/home');
  await sent;
}

async function choose(page: Page, option: string): Promise<void> {
  await page.getByRole('radio', { name: option }).check({ force: true });
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeAttached();
}

/** When the time shown is over, in milliseconds. */
async function endOf(page: Page): Promise<number> {
  const [minutes = 0, seconds = 0] = (await page.getByRole('timer', { name: 'Time left' }).innerText())
    .split(':')
    .map(Number);
  return Date.now() + (minutes * 60 + seconds) * 1000;
}

async function answerAll(page: Page): Promise<void> {
  for (const option of ['True', 'True']) {
    await choose(page, option);
    await page.getByRole('button', { name: 'Next question' }).click();
  }
  await choose(page, 'This one');
  await finish(page);
}

async function finish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Finish quiz' }).click();
  const overview = page.getByRole('dialog', { name: 'All questions' });
  await expect(overview).toContainText('All are answered.');
  await overview.getByRole('button', { name: 'Finish quiz' }).click();
}

async function tryAgain(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await answerAll(page);
}

async function expectResults(page: Page, { score, rights }: { score: number; rights: number }): Promise<void> {
  await expect(page.getByRole('progressbar', { name: `Score: ${score} of 100. ${rights} of 3 right` })).toBeVisible();
}

async function closeAll(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.context().close();
}
