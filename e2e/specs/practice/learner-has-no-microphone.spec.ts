import type { Browser, LaunchOptions } from '@playwright/test';
import { violationsOn } from '../../support/accessibility.ts';
import { onlyInEndurance } from '../../support/endurance.ts';
import { signInAsSample } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';
import { browserThatHears, browserWithMicrophone, beeping } from '../../support/voice.ts';
import { chromium } from '@playwright/test';

const ROOM = '/o/riverside/live-scenarios/talking-with-somebody-in-pain';
const LONG = { timeout: 90_000 };
test.setTimeout(300_000);

/** There is one, and the person says no to the browser's question. */
const denied = (launch: LaunchOptions): Promise<Browser> =>
  chromium.launch({
    ...launch,
    args: [...(launch.args ?? []), '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream=deny'],
  });
/** The machine has none, and the browser makes none up. */
const absent = (launch: LaunchOptions): Promise<Browser> =>
  chromium.launch({ ...launch, args: [...(launch.args ?? []), '--use-fake-ui-for-media-stream'] });
const silent = (launch: LaunchOptions): Promise<Browser> => browserThatHears([60], launch);
const noisy = async (launch: LaunchOptions): Promise<Browser> =>
  (await browserWithMicrophone(beeping(), launch)).browser;

for (const [open, problem] of [
  [denied, 'The microphone is blocked'],
  [absent, 'There’s no microphone'],
  [silent, 'The microphone is silent'],
  [noisy, 'It’s loud where you are'],
] as const)
  test(
    `somebody is told: ${problem}; and goes on by typing with one press`,
    onlyInEndurance,
    async ({ product, launchOptions }) => {
      const browser = await open(launchOptions);
      const context = await browser.newContext({ baseURL: product.origin, locale: 'en-GB' });
      const page = await context.newPage();
      await signInAsSample(page, 'ada@riverside.example');
      await page.goto(ROOM);
      await page.getByRole('button', { name: /Begin the conversation|From the beginning/ }).click();
      await page.getByRole('button', { name: 'Speak', exact: true }).click();
      await expect(page.getByRole('alert')).toContainText(problem, LONG);
      expect(await violationsOn(page)).toEqual([]);
      await page.getByRole('button', { name: 'Type instead' }).click();
      await expect(page.getByRole('alert')).toBeHidden();
      const box = page.getByRole('textbox', { name: 'What you say to Elsa Lindqvist' });
      await expect(box).toBeFocused();
      await box.fill('Good afternoon, my name is Ada, I am your nurse');
      await box.press('Enter');
      await expect(page.getByRole('log')).toContainText(/How kind of you|from the late shift/, LONG);
      await browser.close();
    },
  );
