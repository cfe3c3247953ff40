import { existsSync, readFileSync } from 'node:fs';

export interface TestReport {
  readonly passed: number;
  /** Each failed test: its file and its name. */
  readonly failures: readonly string[];
  /** No test failed, and yet the run did: a process died, and its files have no result. */
  readonly isBroken?: boolean;
}

const nothing: TestReport = { passed: 0, failures: [], isBroken: true };

interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/** What vitest's JSON reporter wrote. A file that does not load counts as one failure, with its reason. */
export function readVitestReport(file: string): TestReport {
  if (!existsSync(file)) return nothing;
  const { numPassedTests, testResults } = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((assertion) => assertion.status === 'failed')
      .map(({ fullName }) => `${name}: ${fullName}`);
    return failed.length === 0 && status === 'failed'
      ? [`${name}: does not load: ${message?.slice(0, 500) ?? ''}`]
      : failed;
  });
  const isBroken = !testResults.some(({ assertionResults }) =>
    assertionResults.some(({ status }) => status === 'failed'),
  );
  return { passed: numPassedTests, failures, isBroken };
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
