import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { violationsOn } from '../../support/accessibility.ts';
import { onlyInEndurance } from '../../support/endurance.ts';
import { createProduct, type Product } from '../../support/product.ts';
import { signInAsSample } from '../../support/sign-in.ts';
import { expect, test as base } from '../../support/test.ts';
import { browserThatHears } from '../../support/voice.ts';

const ROOM = '/o/riverside/live-scenarios/talking-with-somebody-in-pain';
const WITHOUT_SPEECH = fileURLToPath(new URL('../../support/server/without-speech.mjs', import.meta.url));
const LONG = { timeout: 60_000 };

/** A product whose optional packages for listening and speaking were never installed, and a browser with a microphone. */
const test = base.extend<object, { product: Product }>({
  product: [
    async ({}, use) => {
      const product = await createProduct('embedded', { NODE_OPTIONS: `--import ${WITHOUT_SPEECH}` });
      await use(product);
      await product.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  browser: [
    async ({ launchOptions }, use) => {
      const browser = await browserThatHears([60], launchOptions);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});
test.setTimeout(180_000);

const log = (page: Page) => page.getByRole('log');

async function enter(page: Page, who: string): Promise<void> {
  await signInAsSample(page, who);
  await page.goto(ROOM);
  await page.getByRole('button', { name: /Begin the conversation|From the beginning/ }).click();
  await page.getByRole('button', { name: 'Speak', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Your browser can listen instead', LONG);
  await expect(page.getByRole('alert')).toContainText('may send what you say to the company that makes it');
}

test(
  'where the server cannot listen the browser does, once the person wants it, and the answer is written',
  onlyInEndurance,
  async ({ page }) => {
    await page.addInitScript(standInRecognition);
    await enter(page, 'ada@riverside.example');
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Let my browser listen' }).click();
    await hear(page, 'Good afternoon, my name is Ada, I am your nurse');
    await expect(log(page)).toContainText(/How kind of you|from the late shift/, LONG);
    await hear(page, 'Where does it hurt?');
    await expect(log(page)).toContainText(/below the ribs/, LONG);
    // What was recognized stands beside the answer, to be seen and said again.
    await expect(log(page)).toContainText('Where does it hurt?');
    await page.getByRole('button', { name: 'End' }).click();
    await page.getByRole('button', { name: 'See how it went' }).click(LONG);
    await expect(page.getByRole('listitem').filter({ hasText: 'Asks where it hurts' }).locator('mark')).toHaveText(
      'Where does it hurt?',
    );
  },
);

test(
  'a browser whose recognition has nobody behind it says so, and one types on',
  onlyInEndurance,
  async ({ page }) => {
    // Chromium without a vendor's service: it has the interface, and starting it comes to nothing.
    await enter(page, 'grace@riverside.example');
    await page.getByRole('button', { name: 'Let my browser listen' }).click();
    await expect(page.getByRole('alert')).toContainText(/There’s no voice here|The microphone is blocked/, LONG);
    await page.getByRole('button', { name: 'Type instead' }).click();
    const box = page.getByRole('textbox', { name: 'What you say to Elsa Lindqvist' });
    await box.fill('Where does it hurt?');
    await box.press('Enter');
    await expect(log(page)).toContainText(/below the ribs/, LONG);
  },
);

/** Says something to the stand-in, once it listens: while an answer comes it does not. */
async function hear(page: Page, words: string): Promise<void> {
  await expect(page.locator('[data-phase="listening"]').first()).toBeVisible(LONG);
  await page.evaluate((said) => window.dispatchEvent(new CustomEvent('said-aloud', { detail: said })), words);
}

/** Speaks the interface of the Web Speech API; it hears what the test says. */
function standInRecognition(): void {
  class StandInRecognition extends EventTarget {
    #isOn = false;
    lang = '';
    continuous = false;
    interimResults = false;
    constructor() {
      super();
      window.addEventListener('said-aloud', (event) => {
        if (!this.#isOn) return;
        const transcript = String((event as CustomEvent).detail);
        this.dispatchEvent(new Event('speechstart'));
        const results = [Object.assign([{ transcript, confidence: 0.9 }], { isFinal: true })];
        this.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 0, results }));
      });
    }
    start(): void {
      this.#isOn = true;
      queueMicrotask(() => this.dispatchEvent(new Event('start')));
    }
    abort(): void {
      this.#isOn = false;
    }
  }
  Object.assign(window, { SpeechRecognition: StandInRecognition, webkitSpeechRecognition: StandInRecognition });
}
