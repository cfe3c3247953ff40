import type { Page } from '@playwright/test';
import { expect } from '../test.ts';
import type { Writing } from '../authoring/writings.ts';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: typeof name === 'string' });

const complete = (page: Page) =>
  expect(page.getByText('Complete', { exact: true }).first()).toBeVisible({ timeout: 40_000 });

/** How what the stories of the editors make is played on a phone by fingers, from its opening to its end. */
export const smallPlays: Record<Writing, (page: Page) => Promise<void>> = {
  async article(page) {
    await page.getByRole('heading', { name: 'Then look' }).scrollIntoViewIfNeeded();
    await complete(page);
  },
  async quiz(page) {
    await button(page, 'Start the quiz').tap();
    await page.getByRole('radio', { name: 'Ask with words' }).tap();
    await button(page, 'Check answer').tap();
    await button(page, 'See results').tap();
    await expect(page.getByText('Simpler forms often work.')).toBeVisible();
  },
  async video(page) {
    await button(page, 'Play the film').tap();
    const film = page.locator('video');
    await expect.poll(() => film.evaluate((it: HTMLVideoElement) => it.currentTime)).toBeGreaterThan(1);
    await expect
      .poll(() => film.evaluate((it: HTMLVideoElement) => it.ended), { timeout: 90_000, intervals: [2_000] })
      .toBe(true);
    await complete(page);
  },
  async infographic(page) {
    await button(page, /Bed/).tap();
    await expect(page.getByRole('dialog')).toContainText('Low.');
    await page.keyboard.press('Escape');
    await complete(page);
  },
  async comic(page) {
    await button(page, 'I’ve read it').tap();
    await complete(page);
  },
  async flashcards(page) {
    for (let card = 0; card < 2; card++) {
      await button(page, /Press to turn the card over$/).tap();
      await button(page, 'I knew it').tap();
    }
    await complete(page);
  },
  async matching(page) {
    for (const name of ['A', 'B', 'C', 'D']) await button(page, name).tap();
    await complete(page);
  },
  async ordering(page) {
    for (const [place, text] of ['A', 'B', 'C'].entries()) {
      const field = page.getByRole('combobox', { name: `Place of ${text}`, exact: true });
      await field.selectOption({ index: place });
      await expect(field).toHaveJSProperty('selectedIndex', place);
    }
    await button(page, 'Check the order').tap();
    await complete(page);
  },
  async hotspot(page) {
    await page.getByText('Choose from a list').tap();
    await button(page, 'Bag').tap();
    await complete(page);
  },
  async categories(page) {
    const shown = page.getByRole('main').locator('[aria-live] > p');
    for (let sorted = 0; sorted < 3; sorted++) {
      const text = (await shown.textContent())!;
      await button(page, text === 'B' ? 'Bad' : 'Good').tap();
      await expect(shown.filter({ hasText: text })).toHaveCount(0);
    }
    await complete(page);
  },
  async branching(page) {
    await button(page, 'Go').tap();
    await expect(page.getByText('In time').first()).toBeVisible();
    await complete(page);
  },
  async scenes(page) {
    await page.getByRole('button', { name: 'Start the simulation' }).tap();
    await page.getByRole('button', { name: /Go$/ }).tap();
    const results = page.getByRole('heading', { name: 'Your way and the best way' });
    const onward = page.getByRole('button', { name: /^(Go on|See how it ends|See what came of it)/ });
    await expect(async () => {
      if (await onward.isVisible()) await onward.tap();
      await expect(results).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 20_000 });
  },
  async conversation(page) {
    await page.getByRole('link', { name: 'Start the simulation' }).tap();
    await page.getByRole('button', { name: 'Begin the conversation' }).tap();
    const box = page.getByRole('textbox', { name: 'What you say to Rosa' });
    for (const [said, answer] of [
      ['Does it hurt?', 'It hurts.'],
      ['Good night', 'Good night.'],
    ] as const) {
      await box.fill(said);
      await box.press('Enter');
      await expect(page.getByRole('log')).toContainText(answer);
    }
    await page.getByRole('button', { name: 'See how it went' }).tap();
    await expect(page.getByRole('heading', { name: 'What you said, item by item' })).toBeVisible();
  },
};
