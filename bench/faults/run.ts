// npm run test:faults (-- NUMBER ...) plants each fault of faults.ts in a copy of the repository, one at a time, and
// runs the tests beside its file, then those of its whole feature; the result stands in bench/results/faults.json.
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { readVitestReport } from '../../scripts/testing/test-reports.ts';
import { root, run, tool } from '../../scripts/tools.ts';
import { type Fault, faults } from './faults.ts';

const RESULT = join(root, 'bench/results/faults.json');
const GOAL = 27;
const FEATURES = 'apps/api/src/features';

interface Verdict {
  readonly what: string;
  readonly isCaught: boolean;
  /** The test that noticed. */
  readonly by: string | null;
  readonly date: string;
  readonly commit: string;
}

const wanted = process.argv.slice(2).map(Number);
const commit = (await run('git', ['rev-parse', '--short', 'HEAD'], { isQuiet: true })).output.trim();
const copy = await copyRepository();
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
const verdicts = new Map(readVerdicts().map((verdict) => [verdict.what, verdict]));
const intact = new Set<string>();
for (const [i, fault] of faults.entries()) {
  if (wanted.length > 0 && !wanted.includes(i + 1)) continue;
  const by = await findTest(fault);
  const isCaught = by !== null;
  verdicts.set(fault.what, { what: fault.what, isCaught, by, date: new Date().toISOString().slice(0, 10), commit });
  writeFileSync(RESULT, `${JSON.stringify(knownVerdicts(), null, 2)}\n`);
  console.log(
    `${isCaught ? 'caught  ' : 'SURVIVED'} ${i + 1}. ${fault.what} (${fault.file})${by ? `\n         by: ${by}` : ''}`,
  );
}
const caught = knownVerdicts().filter(({ isCaught }) => isCaught).length;
console.log(`\nPlanted faults: ${caught} of ${faults.length} caught (the goal is ${GOAL}).`);
process.exit(caught >= GOAL ? 0 : 1);

/** What git knows and what is new, with the packages by link. */
async function copyRepository(): Promise<string> {
  const to = mkdtempSync(join(tmpdir(), 'snapwell-faults-'));
  const { output } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    isQuiet: true,
  });
  for (const file of output.split('\0'))
    if (file !== '' && existsSync(join(root, file))) cpSync(join(root, file), join(to, file));
  for (const folder of globSync('{.,apps/*,packages/*}/node_modules', { cwd: root }))
    symlinkSync(join(root, folder), join(to, folder), 'dir');
  return to;
}

function knownVerdicts(): Verdict[] {
  return faults.flatMap(({ what }) => verdicts.get(what) ?? []);
}

/** The first test that fails because of a fault; null when none does. */
async function findTest(fault: Fault): Promise<string | null> {
  const file = fileOf(fault);
  const before = readFileSync(file, 'utf8');
  const features = [fault.feature, fault.servedBy ?? fault.feature].map((feature) => join(FEATURES, feature));
  for (const folder of new Set([relative(copy, dirname(file)), ...features])) {
    if (globSync(`${folder}/**/*.test.ts`, { cwd: copy }).length === 0) continue;
    await refuseBroken(folder);
    writeFileSync(
      file,
      before.replace(fault.search, () => fault.replace),
    );
    const [failure] = await failuresOf(folder);
    writeFileSync(file, before);
    if (failure) return failure;
  }
  return null;
}

/** Tests that fail by themselves say nothing about a fault. */
async function refuseBroken(folder: string): Promise<void> {
  if (intact.has(folder)) return;
  const failures = await failuresOf(folder);
  if (failures.length > 0) throw new Error(`The tests of ${folder} fail without a fault: ${failures.join(', ')}`);
  intact.add(folder);
}

function fileOf({ feature, file, search, what }: Fault): string {
  const files = globSync(`${FEATURES}/${feature}/**/${file}`, { cwd: copy })
    .map((path) => join(copy, path))
    .filter((path) => readFileSync(path, 'utf8').split(search).length === 2);
  if (files.length !== 1) throw new Error(`The fault '${what}' no longer fits: look for '${search}' in ${file}.`);
  return files[0]!;
}

async function failuresOf(folder: string): Promise<readonly string[]> {
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  const { isOk } = await run(
    process.execPath,
    [
      tool('vitest'),
      'run',
      '--project',
      'api',
      '--bail',
      '1',
      `${folder}/`,
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { cwd: copy, isQuiet: true },
  );
  const { failures } = readVitestReport(report);
  // A run that ends with its first failure reports the files it did not come to as well: as files that do not load.
  const isLoaded = (failure: string) => !failure.includes(': does not load: ');
  const named = failures.some(isLoaded) ? failures.filter(isLoaded) : failures;
  return isOk || named.length > 0
    ? named.map((failure) => failure.replace(`${copy}/`, ''))
    : ['the run failed, no test of it did'];
}

function readVerdicts(): Verdict[] {
  return existsSync(RESULT) ? (JSON.parse(readFileSync(RESULT, 'utf8')) as Verdict[]) : [];
}
