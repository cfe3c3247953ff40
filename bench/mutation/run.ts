// npm run test:mutation (-- GROUP ...) changes the files of rules in every small way and sees whether a test fails. The
// result stands in bench/results/mutation.json; groups that were not run keep theirs.
import { globSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { root, run } from '../../scripts/tools.ts';
import { groups, type MutationGroup } from './groups.ts';

const RESULT = join(root, 'bench/results/mutation.json');
const GOAL = 80;
const PROCESSES = 2;

type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

interface FileScore {
  readonly score: number;
  readonly killed: number;
  readonly mutants: number;
}
interface GroupResult {
  readonly date: string;
  readonly commit: string;
  readonly seconds: number;
  readonly score: number;
  readonly files: Readonly<Record<string, FileScore>>;
}
type Results = Readonly<Record<string, GroupResult>>;

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isTelling = process.argv.includes('--survivors');
const unknown = wanted.filter((name) => !groups.some((group) => group.name === name));
if (unknown.length > 0) {
  say(`There is no group ${unknown.join(', ')}. There are: ${groups.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

const commit = (await run('git', ['rev-parse', '--short', 'HEAD'], { isQuiet: true })).output.trim();
for (const group of groups) if (wanted.length === 0 || wanted.includes(group.name)) await mutate(group);
report();

async function mutate(group: MutationGroup): Promise<void> {
  const started = performance.now();
  process.env.MUTATION_TESTS = filesOf(group.tests).join(',');
  const stryker = new Stryker({
    mutate: filesOf(group.mutate).filter((file) => !file.endsWith('.test.ts')),
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'bench/mutation/vitest.config.ts', related: false },
    // Its reader of these files wants the compiler of an older TypeScript.
    tsconfigFile: 'no-tsconfig.json',
    // Only what the tests of rules read.
    ignorePatterns: ['/data', '/docs', '/e2e', '/apps/web/public', 'dist', '/packages/demo-library'],
    tempDirName: join(tmpdir(), `snapwell-mutation-${process.pid}`),
    cleanTempDir: 'always',
    coverageAnalysis: 'perTest',
    concurrency: PROCESSES,
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
    timeoutMS: 20_000,
  });
  const mutants = await stryker.runMutationTest();
  if (isTelling) for (const mutant of mutants.filter(isSurvivor)) say(describeMutant(mutant));
  const files = Object.groupBy(mutants.filter(isCounted), ({ fileName }) => fileName.slice(root.length + 1));
  const result: GroupResult = {
    date: new Date().toISOString().slice(0, 10),
    commit,
    seconds: Math.round((performance.now() - started) / 1000),
    score: scoreOf(mutants.filter(isCounted)).score,
    files: Object.fromEntries(
      Object.entries(files)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([file, found]) => [file, scoreOf(found!)]),
    ),
  };
  writeFileSync(RESULT, `${JSON.stringify({ ...readResults(), [group.name]: result }, null, 2)}\n`);
}

function filesOf(patterns: readonly string[]): string[] {
  return patterns.flatMap((pattern) => {
    const files = globSync(pattern, { cwd: root });
    if (files.length === 0) throw new Error(`${pattern} names no file.`);
    return files;
  });
}

function isCounted({ status }: MutantResult): boolean {
  return ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status);
}

function isSurvivor({ status }: MutantResult): boolean {
  return status === 'Survived' || status === 'NoCoverage';
}

function scoreOf(mutants: readonly MutantResult[]): FileScore {
  const killed = mutants.filter((mutant) => !isSurvivor(mutant)).length;
  return { score: Math.round((1000 * killed) / mutants.length) / 10, killed, mutants: mutants.length };
}

function describeMutant({ fileName, location, replacement, status }: MutantResult): string {
  return `${fileName.slice(root.length + 1)}:${location.start.line}:${location.start.column} ${status}: ${replacement}`;
}

function readResults(): Results {
  return existsSync(RESULT) ? (JSON.parse(readFileSync(RESULT, 'utf8')) as Results) : {};
}

function report(): void {
  const results = Object.entries(readResults()).filter(([name]) => groups.some((group) => group.name === name));
  for (const [name, { score, files, date, seconds }] of results) {
    say(`\n${name}: ${score} % (${date}, ${seconds} s)`);
    for (const [file, { score: own, killed, mutants }] of Object.entries(files))
      say(`  ${String(own).padStart(5)} % ${killed}/${mutants} ${file}`);
  }
  const all = results.flatMap(([, { files }]) => Object.values(files));
  const [killed, mutants] = [all.reduce((n, file) => n + file.killed, 0), all.reduce((n, file) => n + file.mutants, 0)];
  const score = Math.round((1000 * killed) / mutants) / 10;
  say(`\nMutation score: ${score} % (${killed} of ${mutants} mutants noticed; the goal is ${GOAL} %).`);
  process.exitCode = score >= GOAL ? 0 : 1;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
