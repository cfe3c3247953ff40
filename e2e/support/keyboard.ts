import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** No screen has more stops than this between two things. */
const MOST_STOPS = 90;

/** Goes to a control with the Tab key alone, as somebody without a mouse does; with Shift, to one that was before. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(control).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(control, 'reached by the Tab key').toBeFocused();
}

/** Goes to a control and presses it. */
export async function pressOn(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** Pages down until a heading of the text is on the screen, and no further. */
export async function pageDownTo(page: Page, name: string): Promise<void> {
  const heading = page.getByRole('heading', { name });
  // Before the text is drawn there is nothing to scroll, and the key would be lost.
  await expect(heading).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('PageDown');
    await expect(heading).toBeInViewport({ timeout: 2_000 });
  }).toPass();
}
