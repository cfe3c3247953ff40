import type { Browser, Page } from '@playwright/test';
import { onlyInCi } from '../../support/endurance.ts';
import { signInAsSample } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';
import { browserThatHears } from '../../support/voice.ts';

const TEST_VOICE = '/o/riverside/test-voice';
const SENTENCE = 'It hurts more when I cough and when they turn me.';

async function openTest(browser: Browser, origin: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: origin, locale: 'en-GB' });
  await signInAsSample(page, 'ada@riverside.example');
  await page.goto(TEST_VOICE);
  return page;
}

// Engines that are loaded for the first time share the processors with everything else that is tested.
test.setTimeout(120_000);

const link = (page: Page, name: string) => page.locator(`[data-link="${name}"]`);

test(
  'somebody reads a sentence aloud, hears it said back, and sees how long each step took',
  onlyInCi,
  async ({ product, launchOptions }) => {
    const browser = await browserThatHears([2, SENTENCE, 30], launchOptions);
    const page = await openTest(browser, product.origin);
    await expect(page.getByRole('heading', { name: 'Check your voice' })).toBeVisible();
    await page.getByRole('button', { name: 'Start listening' }).click();
    for (const name of ['microphone', 'recognition', 'answer', 'speech', 'speaker'])
      await expect(link(page, name)).toHaveAttribute('data-state', /ok|weak/, { timeout: 60_000 });
    await expect(link(page, 'speaker')).toHaveAttribute('data-state', 'ok');
    await expect(page.getByRole('heading', { name: /until the answer begins/ })).toBeVisible();
    await page.getByRole('button', { name: 'Stop listening' }).click();
    await expect(page.getByRole('button', { name: 'Start listening' })).toBeVisible();
    await browser.close();
  },
);

test(
  'a microphone that is blocked is said to be, and one types instead',
  onlyInCi,
  async ({ product, launchOptions }) => {
    const browser = await browserThatHears([1], launchOptions);
    const page = await openTest(browser, product.origin);
    // As a browser answers whose microphone is blocked; a real one that is belongs to `learner-has-no-microphone`.
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('Blocked', 'NotAllowedError'));
    });
    await page.getByRole('button', { name: 'Start listening' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'The microphone is blocked' })).toBeVisible();
    await expect(link(page, 'microphone')).toHaveAttribute('data-state', 'broken');
    await page.getByRole('button', { name: 'Type instead' }).click();
    await page.getByLabel('Type something, and hear it said').fill('Is it 5 mg?');
    await page.getByRole('button', { name: 'Say it back' }).click();
    await expect(page.getByText('I heard: Is it 5 mg?')).toBeVisible();
    await expect(link(page, 'speech')).toHaveAttribute('data-state', 'ok');
    await browser.close();
  },
);
