import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BrowserContext } from '@playwright/test';
import { languages } from '@snapwell/contract/text/language';
import { printTable } from '../measure.ts';
import { type PictureVisitorName, pictureVisitors, TELLS_OF_THE_SERVER } from './picture-addresses.ts';
import { differenceOf } from './picture-difference.ts';
import { photographedServers } from './photographed-servers.ts';
import { type Answers, chooses, entersAs, takeAll } from './take-pictures.ts';

const VISITORS = Object.keys(pictureVisitors);
const THEMES = ['light', 'dark'];
const WIDTHS = ['390', '768', '1440'];
/** Beyond this share of its dots a picture has changed: less are edges of letters. */
const CHANGED = 0.001;

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
  const visitors = one(values.visitor, VISITORS);
  const looks = one(values.language, languages).flatMap((language) =>
    one(values.theme, THEMES).map((theme) => [language, theme] as const),
  );
  const widths = one(values.width, WIDTHS);
  const servers = await photographedServers(positionals);
  const changed: string[][] = [];
  /** Of each server; the first is the one that is examined. */
  const remarks: string[][] = servers.map(() => []);
  /** Who sees a page how. */
  async function look(contexts: BrowserContext[], address: string, seen: readonly string[]): Promise<void> {
    const answers: Answers | undefined = TELLS_OF_THE_SERVER.has(address) ? new Map() : undefined;
    const take = (at: number) => takeAll(contexts[at]!, servers[at]!.origin + address, widths, answers);
    // What the first is told, the others are told as well.
    const first = answers ? await take(0) : take(0);
    const taken = await Promise.all([first, ...servers.slice(1).map((_, at) => take(at + 1))]);
    for (const [w, width] of widths.entries()) {
      for (const [at, pictures] of taken.entries()) {
        const { picture, remark } = pictures[w]!;
        const file = join(folder, String(at), ...seen, width, `${nameOf(address)}.png`);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, picture);
        if (remark) remarks[at]!.push(`${address}, ${[...seen, width].join(', ')}: ${remark}`);
        const share = at === 0 ? 0 : await differenceOf(taken[0]![w]!.picture, picture);
        if (share > CHANGED) changed.push([address, ...seen, width, servers[at]!.name, percent(share)]);
      }
    }
  }
  try {
    for (const visitor of visitors) {
      const { email } = pictureVisitors[visitor as PictureVisitorName];
      const contexts = await Promise.all(servers.map(({ browser, origin }) => entersAs(browser, origin, email)));
      for (const [language, theme] of looks) {
        await Promise.all(servers.map(({ origin }, at) => chooses(contexts[at]!, origin, language, theme)));
        for (const address of addressesOf(visitor)) await look(contexts, address, [visitor, language, theme]);
      }
      for (const context of contexts) await context.close();
    }
  } finally {
    for (const { stop } of servers) await stop();
  }
  const pages = visitors.reduce((sum, visitor) => sum + addressesOf(visitor).length, 0);
  const count = pages * looks.length * widths.length;
  process.stdout.write(
    `\nChromium ${servers[0]!.browser.version()}, ${count} views of ${servers.length} servers, in ${folder}\n\n`,
  );
  if (servers.length > 1)
    printTable(['page', 'visitor', 'language', 'theme', 'width', 'other than', 'dots changed'], changed);
  for (const [at, own] of remarks.entries())
    process.stdout.write(`\n${own.join('\n')}\n${own.length} remarks on ${servers[at]!.name}\n`);
  const failures = [...changed.map((cells) => `changed: ${cells.join(', ')}`), ...remarks[0]!];
  if (values.report)
    writeFileSync(values.report, JSON.stringify({ passed: Math.max(0, count - failures.length), failures }));
}

const nameOf = (address: string) => address.slice(1).replaceAll(/[^\w-]+/g, '_');
const percent = (share: number) => `${(share * 100).toFixed(2)} %`;
