import type { Page } from '@playwright/test';
import { violationsOn } from '../../support/accessibility.ts';
import { onlyInCi, some } from '../../support/endurance.ts';
import { signInAsSample } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

const ROOM = '/o/riverside/live-scenarios/talking-with-somebody-in-pain';

async function say(page: Page, said: string, answer: RegExp): Promise<void> {
  const box = page.getByRole('textbox', { name: 'What you say to Elsa Lindqvist' });
  await box.fill(said);
  await box.press('Enter');
  await expect(page.getByRole('log')).toContainText(answer, { timeout: 30_000 });
}

const LOOKS = [
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const;

for (const { width, colorScheme } of some(LOOKS, LOOKS.slice(0, 1))) {
  test.describe(`at ${width}, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme, reducedMotion: 'reduce' });

    test('somebody hears what a patient hides, and is told which words won it', onlyInCi, async ({ page }) => {
      await signInAsSample(page, width === 390 ? 'noor@riverside.example' : 'ada@riverside.example');
      await page.goto(ROOM);
      await page.getByRole('button', { name: /Begin the conversation|From the beginning/ }).click();
      await expect(page.getByRole('img', { name: /Elsa Lindqvist: / })).toBeVisible();
      await say(page, 'Good afternoon, my name is Ada, I am your nurse', /How kind of you|from the late shift/);
      await say(
        page,
        'wher does it hurt, and how bad is it when you cough?',
        /below the ribs.*When I cough it is terrible/,
      );
      await say(page, 'Which shoulder is it?', /did not dare to say it/);
      expect(await violationsOn(page)).toEqual([]);
      await page.getByRole('button', { name: 'End' }).click();
      await page.getByRole('button', { name: 'See how it went' }).click();
      await expect(page.getByRole('heading', { name: 'What you said, item by item' })).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: 'Asks where it hurts' }).locator('mark')).toHaveText(
        /wher does it hurt/,
      );
      expect(await violationsOn(page)).toEqual([]);
      await page.getByRole('button', { name: 'Try again from here' }).first().click();
      await expect(page.getByText('Practice run')).toBeVisible();
    });
  });
}
