import type { Browser, Page } from '@playwright/test';
import { violationsOn } from '../../support/accessibility.ts';
import { onlyInCi, onlyInEndurance } from '../../support/endurance.ts';
import { signInAsSample } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';
import { askAloud, browserWithMicrophone, lengthOfAnswer, watchLine } from '../../support/voice.ts';

const ROOM = '/o/riverside/live-scenarios/talking-with-somebody-in-pain';
const HELLO = 'Good afternoon, my name is Grace, I am your nurse.';
/** An engine that shares the processors with a browser and the tests may need long; states are waited for. */
const LONG = { timeout: 90_000 };
test.setTimeout(400_000);

const log = (page: Page) => page.getByRole('log');
const speak = (page: Page) => page.getByRole('button', { name: 'Speak', exact: true });
const typeInstead = (page: Page) => page.getByRole('button', { name: 'Type instead' });
const inPhase = (page: Page, phase: string) => page.locator(`[data-phase="${phase}"]`);

async function enter(browser: Browser, origin: string, { path = ROOM, who = 'grace@riverside.example' } = {}) {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'en-GB',
    viewport: { width: 1280, height: 860 },
  });
  const page = await context.newPage();
  const line = watchLine(page);
  await signInAsSample(page, who);
  await page.goto(path);
  await page.getByRole('button', { name: /Begin the conversation|From the beginning/ }).click();
  await expect(log(page)).toBeVisible();
  return { page, line };
}

test(
  'a conversation is held aloud: she is interrupted, and the sentences can be heard again until they are deleted',
  onlyInCi,
  async ({ product, launchOptions }) => {
    const { browser, hears } = await browserWithMicrophone([2, HELLO, 90], launchOptions);
    const { page, line } = await enter(browser, product.origin);

    // She speaks first, then she is greeted.
    await speak(page).click();
    await expect(log(page)).toContainText(/my name is/i, LONG);
    await expect(log(page)).toContainText(/How kind of you|from the late shift/, LONG);
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Record me' }).click();
    await expect(page.getByRole('button', { name: 'Recording' })).toHaveAttribute('aria-pressed', 'true');

    await typeInstead(page).click();
    await askAloud(page, { words: 'Where does it hurt?', answer: /below the ribs/, line, hears });

    // Typed words go to the session: she answers them aloud, and is interrupted in the middle.
    await expect(inPhase(page, 'listening').first()).toBeVisible(LONG);
    await typeInstead(page).click();
    await hears([0.2, 'Sorry. Which shoulder is it?', 90]);
    const box = page.getByRole('textbox', { name: 'What you say to Elsa Lindqvist' });
    await box.fill('How bad is it when you cough, and how did you sleep last night?');
    await box.press('Enter');
    await expect(inPhase(page, 'speaking').first()).toBeAttached(LONG);
    await speak(page).click();
    await expect(log(page)).toContainText(/did not dare to say it/, LONG);
    const cut = line.sent.findLast(({ type }) => type === 'conversation.item.truncate');
    expect(cut?.audio_end_ms).toBeGreaterThan(0);
    expect(cut?.audio_end_ms).toBeLessThan(lengthOfAnswer(line.received, cut?.item_id));

    await page.getByRole('button', { name: 'End' }).click();
    await page.getByRole('button', { name: 'See how it went' }).click(LONG);
    const asked = page.getByRole('listitem').filter({ hasText: 'Asks where it hurts' });
    await expect(asked.locator('mark')).toHaveText(/where does it hurt/i);
    const fetched = page.waitForResponse((response) => response.url().endsWith('.wav'));
    await asked.getByRole('button', { name: 'Listen' }).click();
    expect((await fetched).headers()['content-type']).toContain('audio/wav');
    await expect(asked.getByRole('button', { name: 'Stop' })).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Delete my recordings' }).click();
    await expect(page.getByRole('button', { name: 'Listen' })).toHaveCount(0);
    expect((await page.request.get((await fetched).url())).status()).toBe(404);
    await browser.close();
  },
);

test(
  'hands-free the page listens by itself, and with push-to-talk a turn ends when the button is let go',
  onlyInEndurance,
  async ({ product, launchOptions }) => {
    const { browser, hears } = await browserWithMicrophone([12, HELLO, 90], launchOptions);
    const { page, line } = await enter(browser, product.origin, { path: '/o/riverside/voice-simulation-demo' });
    await expect(inPhase(page, 'speaking')).toBeVisible(LONG);
    await expect(log(page)).toContainText(/my name is/i, LONG);
    await expect(inPhase(page, 'listening')).toBeVisible(LONG);

    await page.getByRole('button', { name: 'Hold to talk' }).click();
    await typeInstead(page).click();
    await hears(Array.from({ length: 30 }, () => 'How are you feeling today?'));
    await speak(page).click();
    const hold = page.getByRole('button', { name: 'Hold to talk' }).first();
    const before = line.sent.length;
    await hold.hover();
    await page.mouse.down();
    await expect(inPhase(page, 'hearing')).toBeVisible();
    await expect.poll(() => line.sent.length - before, LONG).toBeGreaterThan(150);
    await page.mouse.up();
    await expect(log(page)).toContainText(/feeling today/i, LONG);
    // The microphone is free when the room is left.
    await page.getByRole('button', { name: 'Leave the conversation' }).click();
    await expect(page.getByRole('log')).toBeHidden();
    await browser.close();
  },
);

test(
  'when the network is gone the conversation connects again by itself, and can be gone on with on another device',
  onlyInEndurance,
  async ({ product, launchOptions }) => {
    const { browser, hears } = await browserWithMicrophone([90], launchOptions);
    const who = 'noor@riverside.example';
    const { page, line } = await enter(browser, product.origin, { who });
    await askAloud(page, { words: HELLO, answer: /How kind of you|from the late shift/, line, hears });
    await page.context().setOffline(true);
    await expect(page.getByText('Connecting again')).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('Connecting again')).toBeHidden(LONG);
    await typeInstead(page).click();
    await askAloud(page, { words: 'Where does it hurt?', answer: /below the ribs/, line, hears });

    await hears([90]);
    const otherContext = await browser.newContext({ baseURL: product.origin, locale: 'en-GB' });
    const other = await otherContext.newPage();
    await signInAsSample(other, who);
    await other.goto(ROOM);
    await other.getByRole('button', { name: 'Go on talking' }).click();
    await expect(log(other)).toContainText(/below the ribs/);
    await speak(other).click();
    await expect(page.getByRole('alert')).toContainText('Your voice is in use elsewhere', LONG);
    await expect(inPhase(other, 'listening')).toBeVisible(LONG);
    await browser.close();
  },
);
