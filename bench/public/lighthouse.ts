import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { chromiumPath } from '../../scripts/testing/ensure-chromium.ts';
import { printTable } from '../measure.ts';
import { serversOf } from './servers.ts';

/** Fetched when it is asked for: nothing else needs its 170 MB. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const PAGES = [
  '/landing',
  '/landing-v2',
  '/signin',
  '/p/riverside/content/which-pain-scale-for-whom',
  '/p/riverside/quiz/five-moments-quiz',
  '/auditing-demo',
];
const ROUNDS = '5';
const ATTEMPTS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const FIGURES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;
const CHROME_FLAGS = '--headless --no-sandbox --disable-quic --disable-background-networking';

/** What is read of Lighthouse's report. */
interface Report {
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { readonly id: string }[] }>
  >;
  readonly audits: Readonly<
    Record<string, { readonly title: string; readonly score: number | null; readonly numericValue?: number }>
  >;
}

/**
 * Lighthouse's marks of strangers' pages as a phone opens them. `npm run bench -- lighthouse [OTHER ...]`: each a checkout,
 * which is started with the sample organizations, or the address of a server that runs; measured in turn.
 */
export async function benchLighthouse(): Promise<void> {
  const options = { page: { type: 'string', multiple: true }, rounds: { type: 'string', default: ROUNDS } } as const;
  const { values, positionals } = parseArgs({ args: process.argv.slice(3), options, allowPositionals: true });
  const servers = await serversOf(positionals);
  const rows: string[][] = [];
  const remarks = new Set<string>();
  try {
    for (const path of values.page ?? PAGES) {
      const reports = servers.map((): Report[] => []);
      for (const { origin } of servers) await fetch(origin + path);
      for (let round = 0; round < Number(values.rounds); round++)
        for (const [at, { origin }] of servers.entries()) reports[at]!.push(await judge(origin + path));
      for (const [at, { name }] of servers.entries()) {
        rows.push([path, name, ...columnsOf(reports[at]!)]);
        for (const remark of remarksOf(reports[at]!.at(-1)!)) remarks.add(`${path}: ${remark}`);
      }
    }
  } finally {
    for (const { stop } of servers) await stop();
  }
  process.stdout.write(`\n${LIGHTHOUSE}, mobile, median of ${values.rounds}\n\n`);
  const marks = ['page', 'server', 'performance', 'accessibility', 'best practices', 'SEO'];
  printTable([...marks, 'first paint ms', 'largest paint ms', 'blocked ms', 'shift', 'benchmark index'], rows);
  for (const remark of remarks) process.stdout.write(`\n${remark}`);
  process.stdout.write('\n');
}

/** Now and then the browser records no beginning of the page; then it is asked again. */
async function judge(address: string): Promise<Report> {
  for (let attempt = 1; ; attempt++)
    try {
      return await judgeOnce(address);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
}

async function judgeOnce(address: string): Promise<Report> {
  const flags = [
    '--quiet',
    '--output=json',
    `--only-categories=${CATEGORIES.join(',')}`,
    `--chrome-flags=${CHROME_FLAGS}`,
  ];
  const { stdout } = await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, address, ...flags], {
    env: { ...process.env, CHROME_PATH: chromiumPath() },
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout) as Report;
}

function columnsOf(reports: readonly Report[]): string[] {
  const middle = (of: (report: Report) => number) =>
    reports.map(of).toSorted((a, b) => a - b)[Math.floor(reports.length / 2)]!;
  const [first, largest, blocked, shift] = FIGURES.map((name) =>
    middle(({ audits }) => audits[name]?.numericValue ?? Number.NaN),
  ) as [number, number, number, number];
  return [
    ...CATEGORIES.map((name) => (middle(({ categories }) => categories[name]?.score ?? 0) * 100).toFixed(0)),
    ...[first, largest, blocked].map((ms) => ms.toFixed(0)),
    shift.toFixed(3),
    middle(({ environment }) => environment.benchmarkIndex).toFixed(0),
  ];
}

/** What keeps a page from the full mark, speed apart: its figures say that. */
const remarksOf = ({ categories, audits }: Report): string[] =>
  CATEGORIES.filter((name) => name !== 'performance').flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .map(({ id }) => ({ id, ...audits[id]! }))
      .filter(({ score }) => score !== null && score < 1)
      .map(({ id, title }) => `${title} (${id})`),
  );
