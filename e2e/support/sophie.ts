import { expect, type Locator, type Page } from '@playwright/test';

export const drawerOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Sophie' });
export const inputOf = (page: Page): Locator => page.getByPlaceholder('Ask anything...');
export const toggleOf = (page: Page): Locator => page.getByRole('button', { name: 'Open Sophie, your assistant' });

export async function openDrawer(page: Page): Promise<void> {
  // Her face moves up when the bar of a page comes: who just missed it presses again.
  await expect(async () => {
    if (!(await drawerOf(page).isVisible())) await toggleOf(page).click({ timeout: 10_000 });
    await expect(drawerOf(page)).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
  await expect(inputOf(page)).toBeFocused();
}

/** Asks and waits until the reply is complete. */
export async function askSophie(page: Page, question: string): Promise<void> {
  await inputOf(page).fill(question);
  await inputOf(page).press('Enter');
  await expect(drawerOf(page).getByText(question).last()).toBeVisible();
  await expect(inputOf(page)).toBeEnabled({ timeout: 30_000 });
}
