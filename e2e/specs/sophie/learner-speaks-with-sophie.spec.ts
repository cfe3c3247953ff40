import { onlyInEndurance } from '../../support/endurance.ts';
import { signInAsSample } from '../../support/sign-in.ts';
import { drawerOf, inputOf, openDrawer, toggleOf } from '../../support/sophie.ts';
import { expect, test } from '../../support/test.ts';
import { browserWithMicrophone, watchLine } from '../../support/voice.ts';

const LESSON = '/o/riverside/content/who-decides-what-hurts';
const ROOM = '/o/riverside/live-scenarios/talking-with-somebody-in-pain';
const LONG = { timeout: 90_000 };
test.setTimeout(300_000);

test(
  'somebody speaks with Sophie about the page, types in between, and finds all of it in the conversation',
  onlyInEndurance,
  async ({ product, launchOptions }) => {
    const { browser } = await browserWithMicrophone([2, 'What is pain?', 90], launchOptions);
    const context = await browser.newContext({ baseURL: product.origin, locale: 'en-GB' });
    const page = await context.newPage();
    const line = watchLine(page);
    await signInAsSample(page, 'grace@riverside.example');
    await page.goto(LESSON);
    await openDrawer(page);
    const drawer = drawerOf(page);
    await drawer.getByRole('button', { name: 'Speak', exact: true }).click();
    await expect(drawer.getByText(/What is pain\?/i).first()).toBeVisible(LONG);
    await expect.poll(() => line.received.some(({ type }) => type === 'response.output_audio.delta'), LONG).toBe(true);
    expect(line.sent.some((event) => JSON.stringify(event).includes('who-decides-what-hurts'))).toBe(true);

    await inputOf(page).fill('How many points do I have?');
    await inputOf(page).press('Enter');
    await expect(drawer.getByText(/How many points do I have\?/).first()).toBeVisible(LONG);
    await expect(drawer.getByText(/points/).last()).toBeVisible(LONG);
    expect(line.sent.filter(({ type }) => type === 'conversation.item.create')).toHaveLength(1);

    // Her drawer is open again after a reload.
    await page.reload();
    await expect(drawer.getByText(/What is pain\?/i).first()).toBeVisible();
    await expect(drawer.getByText(/How many points do I have\?/).first()).toBeVisible();
    await browser.close();
  },
);

test(
  'while a conversation holds the microphone Sophie says so',
  onlyInEndurance,
  async ({ product, launchOptions }) => {
    const { browser } = await browserWithMicrophone([90], launchOptions);
    const context = await browser.newContext({
      baseURL: product.origin,
      locale: 'en-GB',
      viewport: { width: 1280, height: 860 },
    });
    const page = await context.newPage();
    await signInAsSample(page, 'grace@riverside.example');
    await page.goto(ROOM);
    await page.getByRole('button', { name: /Begin the conversation|From the beginning/ }).click();
    await page.getByRole('button', { name: 'Speak', exact: true }).click();
    await expect(page.locator('[data-phase="speaking"]')).toBeVisible(LONG);
    await toggleOf(page).click();
    await expect(drawerOf(page)).toContainText('The microphone is with your conversation.');
    await expect(drawerOf(page).getByRole('button', { name: 'Speak', exact: true })).toHaveCount(0);
    await browser.close();
  },
);
