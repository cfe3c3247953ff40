import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { onlyInEndurance } from '../../support/endurance.ts';

const THEMES = ['light', 'dark'] as const;
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// The gallery is no part of the built product: the page server of `npm run dev` draws it here.
let pages: ViteDevServer;

test.beforeAll(async () => {
  const root = fileURLToPath(new URL('../../../apps/web', import.meta.url));
  pages = await createServer({
    root,
    server: { port: 0, host: '127.0.0.1', hmr: false, ws: false },
    logLevel: 'error',
  });
  await pages.listen();
});
test.afterAll(() => pages.close());

const LOOKS = [
  { theme: 'light', width: 320 },
  { theme: 'dark', width: 390 },
  { theme: 'light', width: 1440 },
];

for (const { theme, width } of LOOKS) {
  test(
    `every part of the interface is right at ${width} px in the ${theme} theme: named, readable, within the page`,
    onlyInEndurance,
    async ({ page }, testInfo) => {
      // Ten thousand elements, fetched file by file and examined one by one.
      test.setTimeout(300_000);
      const complaints = listen(page);
      await page.setViewportSize({ width, height: 900 });
      await openGallery(page, theme);
      await page.screenshot({ path: testInfo.outputPath(`gallery-${width}-${theme}.png`), fullPage: true });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await violationsOn(page)).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );
}

interface Opener {
  readonly what: string;
  press(page: Page): Locator;
  opens(page: Page): Locator;
  /** It goes in its own time. */
  readonly staysOnEscape?: true;
}

const OPENERS: Record<string, Opener[]> = {
  overlays: [
    { what: 'a dialog', press: button('Open the dialog'), opens: (page) => page.getByRole('dialog') },
    { what: 'a drawer', press: button('Open the drawer'), opens: (page) => page.getByRole('dialog') },
    { what: 'a menu', press: button('Ada Okafor'), opens: (page) => page.getByRole('menu') },
    { what: 'a popover', press: button('self-report'), opens: (page) => page.getByRole('dialog') },
    {
      what: 'a toast',
      press: button('Earn points'),
      opens: (page) => page.getByText('+20 points'),
      staysOnEscape: true,
    },
  ],
  choices: [
    {
      what: 'a list of choices',
      press: (page) => page.getByRole('combobox').first(),
      opens: (page) => page.getByRole('listbox'),
    },
  ],
};

for (const theme of THEMES) {
  for (const [file, openers] of Object.entries(OPENERS)) {
    test(
      `what opens over the page (${file}) is named and readable in the ${theme} theme`,
      onlyInEndurance,
      async ({ page }) => {
        test.setTimeout(180_000);
        await openGallery(page, theme, file);
        for (const { what, press, opens, staysOnEscape } of openers) {
          await test.step(what, async () => {
            await press(page).click();
            await expect(opens(page)).toBeVisible();
            // What lies half under something that is open is reached once that is closed.
            expect(await violationsOn(page, 'target-size')).toEqual([]);
            await page.keyboard.press('Escape');
            if (!staysOnEscape) await expect(opens(page)).toBeHidden();
          });
        }
      },
    );
  }
}

function button(name: string): (page: Page) => Locator {
  return (page) => page.getByRole('button', { name });
}

async function openGallery(page: Page, theme: string, file?: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript((stored) => localStorage.setItem('snapwell.theme', stored), theme);
  const address = new URL('/gallery.html', pages.resolvedUrls!.local[0]);
  address.searchParams.set('theme', theme);
  if (file) address.searchParams.set('only', file);
  await page.goto(address.href, { waitUntil: 'networkidle', timeout: 180_000 });
  // The page server may be silent while it reads the sources.
  await expect(page.getByRole('heading', { name: 'Gallery', level: 1 })).toBeVisible({ timeout: 120_000 });
  await page.evaluate(() => document.fonts.ready);
}

/** Popups stand outside the landmarks on purpose, and the guards that keep the focus inside them are never read out. */
async function violationsOn(page: Page, ...without: string[]): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(RULES)
    .disableRules(['region', ...without])
    .exclude('[data-base-ui-focus-guard]')
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}

/** What the page complains of; a picture that is missing on purpose is none. */
function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text());
  });
  return complaints;
}
