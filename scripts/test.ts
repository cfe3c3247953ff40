// `npm test`: in the order of what it costs; one closing line counts it. With `TEST_SCOPE=all`, which `.ci/run` sets, the
// tests that are tagged `ci` run as well.
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from './build-web.ts';
import { ensureChromium } from './testing/ensure-chromium.ts';
import { databaseTests } from './testing/database-tests.ts';
import { runChecks } from './checks/run-checks.ts';
import { sampleData } from './testing/sample-data.ts';
import { readPlaywrightReport, readVitestReport, type TestReport } from './testing/test-reports.ts';
import { root, runTool } from './tools.ts';

const isAll = process.env.TEST_SCOPE === 'all';
/** Three at once on two cores: what is left of them waits for a page or for time longer than it computes. */
const SHORT_BROWSER_RUN = ['--grep-invert', '@ci|@endurance', '--workers=3'];
let passed = 0;
let failed = 0;
const failures: string[] = [];

// Made beside the checks: neither a build nor the samples fill a second core, and what a build compiles is there for the
// tests of the web. Who needs them says what went wrong.
const prepared = Promise.all([buildWeb(), sampleData().catch(() => undefined)]);
await count('checks', async () => {
  await runChecks(({ name, isOk, output }) => {
    tally(isOk ? 1 : 0, isOk ? 0 : 1);
    console.log(`${isOk ? 'ok  ' : 'FAIL'} ${name}`);
    if (!isOk) console.log(output);
  });
});
const [web] = await prepared;
if (failed > 0) finish(); // a broken tree makes every later failure noise

await count('rules, API and journeys on the embedded database', () =>
  vitest('embedded', ['packages', 'api', 'web', 'journeys'], {}),
);
if (process.env.TEST_DATABASE_URL) {
  await count('API on the PostgreSQL server', () =>
    vitest('PostgreSQL', ['api'], { TEST_DATABASE_URL: process.env.TEST_DATABASE_URL }, databaseTests()),
  );
} else {
  console.log('TEST_DATABASE_URL is not set: the API tests ran on the embedded database only.');
}
await count('browser', browserTests);
finish();

async function count(name: string, work: () => Promise<void>): Promise<void> {
  const started = performance.now();
  console.log(`\n== ${name}`);
  await work();
  console.log(`== ${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
}

function tally(more: number, less: number): void {
  passed += more;
  failed += less;
}

// A run can fail without a failed test: an unhandled rejection, a crash.
function tallyReport(isOk: boolean, run: string, report: TestReport): void {
  const named = isOk || report.failures.length > 0 ? report.failures : ['the run failed, no test of it did'];
  tally(report.passed, named.length);
  failures.push(...named.map((failure) => `${run}: ${failure}`));
}

async function vitest(
  name: string,
  projects: string[],
  env: NodeJS.ProcessEnv,
  files: readonly string[] = [],
): Promise<void> {
  const first = await runVitest(projects, env, files);
  if (first.isOk || !first.report.isBroken) return tallyReport(first.isOk, name, first.report);
  // A test process that dies takes the results of its files along. A file that cannot load fails again.
  console.log(`\n${name}: no test failed, but the run did. It runs once more.\n${first.report.failures.join('\n')}`);
  const second = await runVitest(projects, env, files);
  tallyReport(second.isOk, name, second.report);
}

/** Runs these files of the projects, or all of them. */
async function runVitest(
  projects: string[],
  env: NodeJS.ProcessEnv,
  files: readonly string[],
): Promise<{ isOk: boolean; report: TestReport }> {
  const report = join(tmpdir(), `snapwell-vitest-${process.pid}.json`);
  rmSync(report, { force: true });
  const { isOk } = await runTool(
    'vitest',
    [
      'run',
      ...files,
      ...projects.flatMap((project) => ['--project', project]),
      ...(isAll ? [] : ['--tags-filter', '!ci']),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    {
      env: { TEST_DATABASE_URL: '', ...env },
    },
  );
  return { isOk, report: readVitestReport(report) };
}

async function browserTests(): Promise<void> {
  const chromium = await ensureChromium();
  if (!chromium) return tally(0, 1);
  if (!web.isOk) {
    console.log(web.output);
    return tally(0, 1);
  }
  const report = join(tmpdir(), `snapwell-playwright-${process.pid}.json`);
  rmSync(report, { force: true });
  const { isOk } = await runTool('@playwright/test', ['test', ...(isAll ? [] : SHORT_BROWSER_RUN)], {
    command: 'playwright',
    cwd: join(root, 'e2e'),
    env: { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  tallyReport(isOk, 'browser', readPlaywrightReport(report));
}

function finish(): never {
  if (!isAll) console.log('Tests that are tagged ci did not run: TEST_SCOPE=all npm test runs them, as .ci/run does.');
  if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
