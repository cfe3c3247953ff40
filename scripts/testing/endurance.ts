// What takes long and is the same every day: `npm run test:endurance (-- PART ...)`. Writes what came of each part to
// `bench/results/endurance.json`.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWeb } from '../build-web.ts';
import { browserParts } from './endurance-parts.ts';
import { ensureChromium, ensureWholeChromium } from './ensure-chromium.ts';
import { checkOutLastRelease } from './last-release.ts';
import { readPlaywrightReport, readVitestReport, type TestReport } from './test-reports.ts';
import { root, run, runTool } from '../tools.ts';

interface PartResult {
  readonly date: string;
  readonly commit: string;
  readonly seed: number;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
}

const RESULTS = join(root, 'bench/results/endurance.json');
const report = join(tmpdir(), `snapwell-endurance-${process.pid}.json`);
const { positionals, values } = parseArgs({ allowPositionals: true, options: { seed: { type: 'string' } } });
const seed = Number(values.seed ?? Date.now() % 1_000_000);

/** Each part by itself: one that was run keeps the others' last results. */
const parts: Record<string, () => Promise<TestReport>> = {
  streaks: () => api('streak.laws.test.ts', { STREAK_HISTORIES: '30000' }),
  requests: () => api('security/fuzz.test.ts', { FUZZ_REQUESTS: '10000' }),
  crowds: () => api('league-crowd.test.ts', {}),
  attacks: () => api('library/attacks.test.ts', {}),
  documents: () => api('documents/limits.test.ts', {}),
  insights: () => api('sample-insights.test.ts', {}),
  ci: () =>
    both(
      () => vitest(['--tags-filter', 'ci'], {}),
      () => browser('--grep', '@ci'),
    ),
  texts: () => vitest(['--project', 'journeys', 'pseudo-language.journey.test.tsx'], {}),
  pictures,
  ...Object.fromEntries(Object.entries(browserParts).map(([name, specs]) => [name, () => browser(...specs)])),
  reminders,
};

const unknown = positionals.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no part '${unknown.join(', ')}'. There are: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
let failed = 0;
for (const name of positionals.length > 0 ? positionals : Object.keys(parts)) failed += await runPart(name);
process.exit(failed === 0 ? 0 : 1);

async function runPart(name: string): Promise<number> {
  const started = performance.now();
  const { passed, failures } = await parts[name]!();
  const seconds = Math.round((performance.now() - started) / 1000);
  const { output } = await run('git', ['rev-parse', '--short', 'HEAD'], { isQuiet: true });
  const date = new Date().toISOString().slice(0, 16);
  remember(name, { date, commit: output.trim(), seed, passed, failed: failures.length, seconds });
  console.log(`${name}: ${passed} passed, ${failures.length} failed, seed ${seed}, ${seconds} s`);
  if (failures.length > 0) console.log(failures.join('\n'));
  return failures.length;
}

function remember(name: string, result: PartResult): void {
  const last = existsSync(RESULTS) ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as Record<string, PartResult>) : {};
  const all = { ...last, [name]: result };
  const ordered = Object.fromEntries(Object.keys(parts).flatMap((each) => (all[each] ? [[each, all[each]]] : [])));
  writeFileSync(RESULTS, `${JSON.stringify(ordered, null, 2)}\n`);
}

function api(file: string, env: NodeJS.ProcessEnv): Promise<TestReport> {
  return vitest(['--project', 'api', file], env);
}

async function vitest(which: readonly string[], env: NodeJS.ProcessEnv): Promise<TestReport> {
  rmSync(report, { force: true });
  const { isOk } = await runTool(
    'vitest',
    ['run', ...which, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { env: { ENDURANCE: 'true', STREAK_SEED: String(seed), FUZZ_SEED: String(seed), ...env } },
  );
  return honest(isOk, readVitestReport(report));
}

async function browser(...which: string[]): Promise<TestReport> {
  const chromium = await ensureChromium();
  const web = await buildWeb();
  if (!chromium || !web.isOk) return { passed: 0, failures: [chromium ? web.output : 'There is no Chromium.'] };
  rmSync(report, { force: true });
  const { isOk } = await runTool('@playwright/test', ['test', ...which], {
    command: 'playwright',
    cwd: join(root, 'e2e'),
    env: { ENDURANCE: 'true', SEED: String(seed), CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  return honest(isOk, readPlaywrightReport(report));
}

async function reminders(): Promise<TestReport> {
  if (!(await ensureWholeChromium())) return { passed: 0, failures: ['There is no Chromium with windows.'] };
  return browser(...browserParts.reminders!);
}

/** Every page as it was in the last release and as it is, photographed in one run: what has changed is to be looked at. */
async function pictures(): Promise<TestReport> {
  const chromium = await ensureChromium();
  const web = await buildWeb();
  if (!chromium || !web.isOk) return { passed: 0, failures: [chromium ? web.output : 'There is no Chromium.'] };
  const release = await checkOutLastRelease();
  try {
    rmSync(report, { force: true });
    const { isOk } = await run(
      process.execPath,
      ['bench/bench.ts', 'pictures', '.', release.folder, '--report', report],
      { env: { CHROMIUM: chromium } },
    );
    return honest(isOk, existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as TestReport) : NOTHING);
  } finally {
    await release.remove();
  }
}

/** One after the other: each takes the whole machine. */
async function both(first: () => Promise<TestReport>, second: () => Promise<TestReport>): Promise<TestReport> {
  const [one, other] = [await first(), await second()];
  return { passed: one.passed + other.passed, failures: [...one.failures, ...other.failures] };
}

const NOTHING: TestReport = { passed: 0, failures: [] };

/** A run can fail without a failed test: it did not come to its tests. */
function honest(isOk: boolean, { passed, failures }: TestReport): TestReport {
  return { passed, failures: isOk || failures.length > 0 ? failures : ['the run failed, no test of it did'] };
}
