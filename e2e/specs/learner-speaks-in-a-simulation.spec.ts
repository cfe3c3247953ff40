import type { Page } from '@playwright/test';
import { signInAsSample } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { browserThatHears } from '../support/voice.ts';

// Engines that are loaded for the first time share the processors with everything else that is tested.
test.setTimeout(240_000);
const SLOW = { timeout: 60_000 };

const said = (page: Page) => page.getByRole('log', { name: 'What was said' });
const speaking = (page: Page) => page.getByRole('button', { name: 'Stop speaking' });

test('a conversation is held aloud: heard, answered, interrupted, and ends in a debrief that stays', async ({
  product,
  launchOptions,
}) => {
  const first = 'Good morning, my name is Ada and I am your nurse today.';
  const second = 'Excuse me. Where does it hurt, and how strong is the pain?';
  const browser = await browserThatHears([9, first, 4.5, second, 60], launchOptions);
  const page = await browser.newPage({ baseURL: product.origin, locale: 'en-GB' });
  await signInAsSample(page, 'ada@riverside.example');
  await page.goto('/o/riverside/voice-simulation-demo');
  await page.getByRole('button', { name: 'Begin the conversation' }).click();
  await expect(speaking(page)).toBeVisible();
  await expect(speaking(page)).toHaveAttribute('data-phase', 'speaking', SLOW);

  await expect(said(page).getByText(/nurse today/i)).toBeVisible(SLOW);
  await expect(said(page).getByText(/where does it hurt/i)).toBeVisible(SLOW);

  await page.getByRole('button', { name: 'End' }).click();
  await page.getByRole('button', { name: 'See how it went' }).click(SLOW);
  await expect(page).toHaveURL(/debrief/);
  await expect(page.getByText(/where does it hurt/i).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(/where does it hurt/i).first()).toBeVisible();
  await browser.close();
});
