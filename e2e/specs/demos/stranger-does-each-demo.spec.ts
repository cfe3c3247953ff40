import type { Browser, Locator, Page } from '@playwright/test';
import { violationsOn } from '../../support/accessibility.ts';
import { onlyInCi, some } from '../../support/endurance.ts';
import { type Hands, keys, touch } from '../../support/playing/hands.ts';
import { closingGreeting } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

// The small app of a hundred days has a story of its own. Everything here is found by its role and its name: as a screen
// reader finds it.
const WAYS = [
  {
    name: 'by keys alone at a desk',
    hands: keys,
    options: { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  },
  {
    name: 'by touch on a phone',
    hands: touch,
    options: { viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' },
  },
] as const;
const MOST_STEPS = 20;

async function open(browser: Browser, origin: string, path: string, options: (typeof WAYS)[number]['options']) {
  const context = await browser.newContext({
    ...options,
    baseURL: origin,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

/** Goes on until something is there. */
async function until(end: Locator, step: () => Promise<void>): Promise<void> {
  for (let steps = 0; !(await end.isVisible()); steps++) {
    expect(steps, `${end} comes within so many steps`).toBeLessThan(MOST_STEPS);
    await step();
  }
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

async function auditCharts(page: Page, { press }: Hands): Promise<void> {
  const compare = button(page, 'Compare with the expert');
  await until(compare, () => press(page.getByRole('button', { name: /^Accept/ })));
  await press(button(page, 'Mark line 2 yourself'));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Cancel' }));
  await expect(page.getByRole('dialog')).toBeHidden();
  await press(compare);
  await expect(heading(page, /^\d+ of \d+\.$/)).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await press(page.getByRole('link', { name: 'See the report' }));
  await expect(heading(page, 'Audit report')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/\d+ of \d+ decided as the expert/);
  expect(await violationsOn(page)).toEqual([]);
}

async function playTheRound(page: Page, { press }: Hands): Promise<void> {
  await press(button(page, 'Start the simulation'));
  const ended = button(page, 'See what came of it');
  const choice = page.getByRole('region', { name: 'What you do' }).getByRole('listitem').getByRole('button').first();
  const goOn = page.getByRole('button', { name: /^(Go on|See how it ends)/ });
  await until(ended, async () => {
    await press(choice);
    await expect(goOn.or(ended).first()).toBeVisible();
    if (await ended.isVisible()) return;
    await press(goOn);
    await expect(choice.or(ended).first()).toBeVisible();
  });
  await press(ended);
  await expect(heading(page, 'Your way and the best way')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
}

async function askAboutPain(page: Page, { press, write }: Hands): Promise<void> {
  await press(button(page, 'Begin the conversation'));
  const said = page.getByRole('textbox', { name: 'What you say to Tomas Reyes' });
  const typeInstead = button(page, 'Type instead');
  await expect(said.or(typeInstead).first()).toBeVisible();
  if (await typeInstead.isVisible()) await press(typeInstead);
  await write(said, 'How strong is it when you cough?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText(/that's a ten/);
  await press(button(page, 'End'));
  await press(button(page, 'See how it went'));
  await expect(heading(page, 'What you said, item by item')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
}

async function callTheClinic(page: Page, { press, write }: Hands): Promise<void> {
  const call = page.getByRole('region', { name: 'The call' });
  await press(button(page, 'How much ibuprofen can I take?'));
  await expect(call).toContainText('I am not allowed to give medical advice');
  await write(page.getByRole('textbox', { name: /^Say something/ }), 'I would like an appointment tomorrow');
  await page.keyboard.press('Enter');
  await press(button(page, 'The first one, please'));
  await press(button(page, 'Yes, please'));
  await expect(page.getByRole('complementary', { name: 'About this clinic' })).toContainText('Your appointment');
  await write(page.getByRole('textbox', { name: /^Say something/ }), 'I have chest pain');
  await page.keyboard.press('Enter');
  await expect(call).toContainText('112');
  expect(await violationsOn(page)).toEqual([]);
  await press(button(page, 'Hang up and begin anew'));
  await expect(page.getByRole('complementary', { name: 'About this clinic' })).toContainText('No appointment yet.');
}

async function takeTheTour(page: Page, { press }: Hands): Promise<void> {
  const tour = page.getByRole('complementary', { name: 'Guided tour' });
  const acts = ['Say the beginning', 'Say what you saw', 'Say ‘non-compliant’', 'Say what you want', 'Finish the tour'];
  for (const act of acts) await press(tour.getByRole('button', { name: act }));
  await expect(tour).toBeHidden();
  await expect(heading(page, 'Words to look at again')).toBeVisible();
  await press(button(page, 'No known allergies, asked today'));
  await expect(button(page, 'No known allergies, asked today')).toBeHidden();
  expect(await violationsOn(page)).toEqual([]);
  await press(page.getByRole('radio', { name: 'Head to toe' }).or(button(page, 'Head to toe')).first());
  await expect(page.getByRole('img', { name: /^A figure from head to toe/ })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
}

async function writeANote(page: Page, { press, write }: Hands): Promise<void> {
  await write(
    page.getByRole('textbox', { name: 'Your words' }),
    'Mrs Ito, bed 4, has a fever. Temperature 38.6, pulse 104. She had pneumonia. Please look at her within the hour.',
  );
  await expect(page.getByRole('region', { name: 'Your note' })).toContainText('38.6');
  await press(button(page, 'Copy the note'));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('38.6');
}

async function openSophie(page: Page, { press, write }: Hands): Promise<void> {
  await closingGreeting(page, () => press(page.getByRole('button', { name: /Ada/ })));
  await write(page.getByPlaceholder('Ask anything...'), 'What is pain?');
  await page.keyboard.press('Enter');
  const inspector = page.getByRole('region', { name: 'Inspector' });
  await expect(inspector).toContainText(/Done after \d+ ms/);
  await expect(inspector).toContainText('User: What is pain?');
  expect(await violationsOn(page)).toEqual([]);
}

const DEMOS: readonly [path: string, what: string, act: (page: Page, hands: Hands) => Promise<void>][] = [
  ['/auditing-demo', 'audits a chart and reads the report', auditCharts],
  ['/auditing-demo/simulation', 'plays the audit round to its results', playTheRound],
  ['/auditing-demo/pain-simulation', 'asks about pain and is told what came of it', askAboutPain],
  ['/auditing-demo/pain-simulation-voice', 'does the same where one could speak', askAboutPain],
  ['/auditing-demo/voice-agent-demo', 'is refused advice, books, is sent to 112 and hangs up', callTheClinic],
  ['/rn-documentation-demo', 'takes the tour and fills a gap', takeTheTour],
  ['/rn-documentation-demo-solo', 'writes a note and copies it', writeANote],
  ['/test-copilot', 'steps in as a sample person and sees what a question sends', openSophie],
];

for (const { name, hands, options } of some(WAYS, WAYS.slice(1)))
  for (const [path, what, act] of DEMOS)
    test(`${path} ${name}: a stranger ${what}`, onlyInCi, async ({ browser, product }) => {
      const page = await open(browser, product.origin, path, options);
      await act(page, hands(page));
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(options.viewport.width);
      await page.context().close();
    });
