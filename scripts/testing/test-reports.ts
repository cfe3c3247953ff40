import { existsSync, readFileSync } from 'node:fs';

export interface TestReport {
  readonly passed: number;
  /** Each failed test: its file and its name. */
  readonly failures: readonly string[];
}

const nothing: TestReport = { passed: 0, failures: [] };

interface VitestReport {
  numPassedTests: number;
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
}

/** What vitest's JSON reporter wrote. A file that does not load counts as one failure. */
export function readVitestReport(file: string): TestReport {
  if (!existsSync(file)) return nothing;
  const { numPassedTests, testResults } = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults
      .filter((assertion) => assertion.status === 'failed')
      .map(({ fullName }) => `${name}: ${fullName}`);
    return failed.length === 0 && status === 'failed' ? [`${name}: does not load`] : failed;
  });
  return { passed: numPassedTests, failures };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { file: string; title: string; ok: boolean }[];
}

/** What Playwright's JSON reporter wrote. A test that passed at the second try counts as passed. */
export function readPlaywrightReport(file: string): TestReport {
  if (!existsSync(file)) return nothing;
  const { suites, stats } = JSON.parse(readFileSync(file, 'utf8')) as {
    suites: PlaywrightSuite[];
    stats: { expected: number; flaky: number };
  };
  return { passed: stats.expected + stats.flaky, failures: suites.flatMap(failuresOf) };
}

function failuresOf({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  return [
    ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
    ...suites.flatMap(failuresOf),
  ];
}
