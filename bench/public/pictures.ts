import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { LANGUAGE_COOKIE, languages } from '@snapwell/contract/text/language';
import { chromiumPath } from '../../scripts/testing/ensure-chromium.ts';
import { printTable } from '../measure.ts';
import { watchRequests } from '../screens/come-to-rest.ts';
import { signIn } from '../screens/learner-browser.ts';
import { type PictureVisitorName, pictureVisitors } from './picture-addresses.ts';
import { differenceOf } from './picture-difference.ts';
import { type MeasuredServer, serversOf } from './servers.ts';

const VISITORS = Object.keys(pictureVisitors);
const THEMES = ['light', 'dark'];
const WIDTHS = ['390', '768', '1440'];
const HEIGHT = 900;
/** Beyond this share of its dots a picture has changed: less are edges of letters. */
const CHANGED = 0.001;
/** A busy machine draws a long page slowly. */
const DRAWN_WITHIN_MS = 180_000;

/** One way of looking at the pages of a visitor; each page is then drawn in every width. */
interface View {
  readonly visitor: string;
  readonly language: string;
  readonly theme: string;
}

/**
 * Pictures of every screen, by those whom it is for, in each language, theme and width, compared where several servers
 * are named: `npm run bench -- pictures [OTHER ...]`. `--only WORD`, `--visitor`, `--language`, `--theme` and `--width`
 * take a part of it; `--to FOLDER` says where they go, `--report FILE` where it is written what a test would say.
 */
export async function benchPictures(): Promise<void> {
  const text = { type: 'string' } as const;
  const options = { only: text, visitor: text, language: text, theme: text, width: text, to: text, report: text };
  const { values, positionals } = parseArgs({ args: process.argv.slice(3), options, allowPositionals: true });
  const folder = values.to ?? mkdtempSync(join(tmpdir(), 'snapwell-pictures-'));
  const addressesOf = (visitor: string): readonly string[] =>
    [...new Set<string>(pictureVisitors[visitor as PictureVisitorName].addresses)].filter((address) =>
      address.includes(values.only ?? ''),
    );
  const one = (value: string | undefined, all: readonly string[]) => (value === undefined ? all : [value]);
  const views = one(values.visitor, VISITORS).flatMap((visitor) =>
    one(values.language, languages).flatMap((language) =>
      one(values.theme, THEMES).map((theme): View => ({ visitor, language, theme })),
    ),
  );
  const widths = one(values.width, WIDTHS);
  const servers = await serversOf(positionals);
  const browser = await chromium.launch({ executablePath: chromiumPath() });
  const [changed, remarks]: [string[][], string[]] = [[], []];
  try {
    for (const view of views) {
      const contexts = await Promise.all(servers.map((server) => openAs(browser, server, view)));
      for (const address of addressesOf(view.visitor)) {
        const taken = await Promise.all(
          servers.map(({ origin }, at) => takeAll(contexts[at]!, origin + address, widths)),
        );
        for (const [w, width] of widths.entries()) {
          const looks = [...Object.values(view), width];
          for (const [at, server] of servers.entries()) {
            const { picture, remark } = taken[at]![w]!;
            const file = join(folder, String(at), ...looks, `${nameOf(address)}.png`);
            mkdirSync(dirname(file), { recursive: true });
            writeFileSync(file, picture);
            if (remark) remarks.push(`${address}, ${looks.join(', ')}, ${server.name}: ${remark}`);
          }
          const [first, ...others] = taken.map((pictures) => pictures[w]!.picture);
          for (const [at, other] of others.entries()) {
            const share = await differenceOf(first!, other);
            if (share > CHANGED) changed.push([address, ...looks, servers[at + 1]!.name, percent(share)]);
          }
        }
      }
      for (const context of contexts) await context.close();
    }
  } finally {
    await browser.close();
    for (const { stop } of servers) await stop();
  }
  const count = views.reduce((sum, { visitor }) => sum + addressesOf(visitor).length * widths.length, 0);
  process.stdout.write(
    `\nChromium ${browser.version()}, ${count} views of ${servers.length} servers, in ${folder}\n\n`,
  );
  if (servers.length > 1)
    printTable(['page', 'visitor', 'language', 'theme', 'width', 'other than', 'dots changed'], changed);
  process.stdout.write(`${remarks.join('\n')}\n${remarks.length} remarks\n`);
  const failures = [...changed.map((cells) => `changed: ${cells.join(', ')}`), ...remarks];
  if (values.report)
    writeFileSync(values.report, JSON.stringify({ passed: Math.max(0, count - failures.length), failures }));
}

async function openAs(browser: Browser, { origin }: MeasuredServer, view: View): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: Number(WIDTHS.at(-1)), height: HEIGHT },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const { email } = pictureVisitors[view.visitor as PictureVisitorName];
  if (email !== null) await signIn(context, origin, email);
  // Like a person who has chosen both here before; the server learns of the language by its cookie.
  await context.addInitScript(({ theme, language }) => {
    localStorage.setItem('snapwell.theme', theme);
    localStorage.setItem('snapwell.language', language);
  }, view);
  await context.addCookies([{ name: LANGUAGE_COOKIE, value: view.language, url: origin }]);
  return context;
}

interface Look {
  readonly picture: Buffer;
  /** What a look at it would complain of; '' for nothing. */
  readonly remark: string;
}

/** The whole page, at rest, in each width. */
async function takeAll(context: BrowserContext, address: string, widths: readonly string[]): Promise<Look[]> {
  const page = await context.newPage();
  const rest = watchRequests(page);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const looks: Look[] = [];
  for (const width of widths.map(Number)) {
    await page.setViewportSize({ width, height: HEIGHT });
    if (looks.length === 0) await page.goto(address, { waitUntil: 'load' });
    await rest.come();
    const remarks = errors.splice(0);
    const needed = await page.evaluate<number>('document.documentElement.scrollWidth');
    if (needed > width) remarks.push(`is ${needed} px wide`);
    if ((await page.getByRole('heading', { level: 1 }).count()) !== 1) remarks.push('has not one first heading');
    const picture = await page.screenshot({ fullPage: true, animations: 'disabled', timeout: DRAWN_WITHIN_MS });
    looks.push({ picture, remark: remarks.join('; ') });
  }
  await page.close();
  return looks;
}

const nameOf = (address: string) => address.slice(1).replaceAll(/[^\w-]+/g, '_');
const percent = (share: number) => `${(share * 100).toFixed(2)} %`;
