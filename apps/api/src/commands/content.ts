// npm run content -- import DIR | check DIR | export DIR | new KIND | questions FILE
import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { slug } from '@snapwell/contract/http/ids';
import type { TaughtLesson } from '@snapwell/contract/library/writing-rules/finding';
import { parse } from 'yaml';
import { createNotifyChannel } from '#adapters/live-channel/notify-channel.ts';
import { announceJobs } from '#platform/jobs/enqueue.ts';
import { createFileStore } from '#adapters/files/create-file-store.ts';
import {
  checkLibrary,
  describePlan,
  describeProblem,
  exportLibrary,
  type Folder,
  importLibrary,
  type ImportWorld,
  openFolder,
  type Problem,
  readStarters,
  writeFolder,
} from '#features/library/index.ts';
import { systemClock } from '#platform/clock.ts';
import { DataDirInUse } from '#platform/database/embedded/data-dir-lock.ts';
import { sqlState } from '#platform/database/sql/sql-state.ts';
import { ConfigurationError, mediaQuotaOf, readEnv } from '#platform/config/env.ts';
import { openData } from '#platform/config/open-data.ts';
import { describeWriting, lessonsOf, reviewWriting } from './check-writing.ts';
import { createAssistant } from '../composition/create-assistant.ts';
import { judgeWriting } from './judge-writing.ts';
import { playSimulation, readSimulationFile } from './play-simulation.ts';
import { readQuestionFiles } from './read-question-files.ts';
import { readStarter, writeStarter } from './write-starter.ts';

const USAGE = `npm run content -- import DIR [--org ID] [--dry-run]   makes the library what the folder says; the organization is that of organization.yaml
npm run content -- import DIR --module NAME             makes one module what the folder says, and leaves the others alone; DIR may be the module's own folder
npm run content -- check DIR [--strict]                 tells every mistake, what could be written better, and how far guessing gets; needs no database, and works while the server runs; with --strict, fails where something could be written better
npm run content -- export DIR --org ID                  writes the library into an empty folder
npm run content -- new KIND [FILE] [--play PLAY]        writes an example that can be imported, with what it needs around it (without FILE: shows it)
npm run content -- play FILE                             plays a simulation here, and says what came of it
npm run content -- judge FILE... [--library DIR]        holds the writing rules against questions with known flaws
npm run content -- questions FILE... [--to DIR]         reads questions of other systems; with --to, writes each file as a quiz into a chapter's folder`;

const OPTIONS = {
  org: { type: 'string' },
  module: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  to: { type: 'string' },
  play: { type: 'string' },
  library: { type: 'string', multiple: true },
  table: { type: 'boolean', default: false },
  strict: { type: 'boolean', default: false },
} as const;

const FOREIGN_KEY = '23503';

/** A message for the person at the keyboard; no stack. */
class Refusal extends Error {}

try {
  await run();
} catch (error) {
  if (!(error instanceof Refusal || error instanceof ConfigurationError || error instanceof DataDirInUse)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { values, positionals } = readArguments();
  const [action, first, second] = positionals;
  if (action === 'new') return beginFile(first, second, values.play);
  if (action === 'check' && first) return checkFolder(existingFolder(first), values.strict);
  if (action === 'play' && first) return playFile(existingFiles([first])[0]!);
  if (action === 'judge' && first) return judgeFiles(positionals.slice(1), values.library);
  if (action === 'questions' && first)
    return print(
      await readQuestionFiles(existingFiles(positionals.slice(1)), { to: values.to, isTable: values.table }),
    );
  if ((action !== 'import' && action !== 'export') || !first) throw new Refusal(USAGE);
  const dir = resolve(first);
  if (action === 'import') {
    const orgId = values.org ?? organizationOf(existingFolder(first));
    const wish = { dir, orgId, isDryRun: values['dry-run'], module: values.module ?? null };
    return withWorld((world) => importFrom(world, wish));
  }
  const orgId = values.org;
  if (!orgId) throw new Refusal('Say which organization: --org ID');
  return withWorld((world) => exportTo(world, dir, orgId));
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { ...OPTIONS } });
  } catch {
    throw new Refusal(USAGE);
  }
}

function existingFiles(files: readonly string[]): readonly string[] {
  const missing = files.find((file) => !existsSync(file));
  if (missing !== undefined) throw new Refusal(`There is no file ${missing}.`);
  return files;
}

function existingFolder(folder: string): string {
  const dir = resolve(folder);
  if (!existsSync(dir)) throw new Refusal(`There is no folder ${dir}.`);
  return dir;
}

function isModuleFolder(dir: string): boolean {
  return existsSync(join(dir, 'module.yaml'));
}

/** The id that the organization.yaml of the library names. */
function organizationOf(dir: string): string {
  const file = join(isModuleFolder(dir) ? resolve(dir, '../..') : dir, 'organization.yaml');
  const id: unknown = existsSync(file) ? (parse(readFileSync(file, 'utf8')) as { id?: unknown } | null)?.id : undefined;
  if (!slug.safeParse(id).success) throw new Refusal(`Say which organization: --org ID (${file} names none)`);
  return id as string;
}

/**
 * Only what a library needs: the command works beside a server on a PostgreSQL server, and alone on the embedded
 * database.
 */
async function withWorld(work: (world: ImportWorld) => Promise<void>): Promise<void> {
  const env = readEnv();
  const { dataDir, database } = await openData(env, (sentence) => process.stderr.write(`${sentence}\n`));
  // A server that runs beside the command hears at once that there is something to index.
  const live = env.DATABASE_URL ? createNotifyChannel(env.DATABASE_URL, () => undefined) : null;
  if (live) announceJobs(database.db, live);
  try {
    const files = await createFileStore(env, dataDir);
    await work({ db: database.db, clock: systemClock, files, mediaQuotaBytes: mediaQuotaOf(env) });
  } finally {
    await live?.close();
    await database.close();
  }
}

interface ImportWish {
  readonly dir: string;
  readonly orgId: string;
  readonly isDryRun: boolean;
  readonly module: string | null;
}

async function importFrom(world: ImportWorld, { dir, ...wish }: ImportWish): Promise<void> {
  const input = { ...wish, folder: await openFolder(dir), folderName: basename(dir) };
  const outcome = await importLibrary(world, input).catch((error: unknown) => {
    if (sqlState(error) === FOREIGN_KEY) throw new Refusal(`There is no organization '${wish.orgId}'. Make it first.`);
    throw error;
  });
  if (!outcome.plan) throw mistakes(outcome.problems, 'Nothing was changed.');
  print([
    ...describePlan(outcome.plan, outcome.moduleId),
    wish.isDryRun ? 'This was a dry run: nothing was changed.' : `${wish.orgId} has this library now.`,
  ]);
}

function mistakes(problems: readonly Problem[], rest: string): Refusal {
  const count = problems.length === 1 ? 'One mistake.' : `${problems.length} mistakes.`;
  return new Refusal(`${problems.map(describeProblem).join('\n')}\n${count} ${rest}`);
}

/**
 * Tells every mistake of a library's folder, or of a module's, without a database. What could be written better is a
 * failure only where it is asked for.
 */
async function checkFolder(dir: string, isStrict: boolean): Promise<void> {
  const isModule = isModuleFolder(dir);
  const folder = await openFolder(dir);
  // What a module points to outside of itself stands in the library, which is not at hand here.
  const { draft, problems } = isModule
    ? await checkLibrary(inModules(folder, basename(dir)), {
        items: new Map(),
        assets: new Map(),
        versions: new Map(),
        language: null,
        elsewhere: null,
      })
    : await checkLibrary(folder);
  if (problems) throw mistakes(problems, '');
  const review = await reviewWriting(draft);
  print([
    ...describeWriting(review),
    isModule
      ? 'There is no mistake in this module. Its glossary terms and links to other modules are checked by an import.'
      : 'There is no mistake in this folder.',
  ]);
  if (isStrict && review.findings.length > 0) process.exitCode = 1;
}

/** Holds the writing rules against questions with known flaws, among the lessons of a library. */
async function judgeFiles(files: readonly string[], libraries: readonly string[] = []): Promise<void> {
  const lessons: TaughtLesson[] = [];
  for (const library of libraries) {
    const { draft } = await checkLibrary(await openFolder(existingFolder(library)));
    if (draft) lessons.push(...lessonsOf(draft));
  }
  print(existingFiles(files).flatMap((file) => judgeWriting(file, lessons)));
}

function inModules(folder: Folder, name: string): Folder {
  return folder.map((file) => ({ ...file, path: `modules/${name}/${file.path}` }));
}

async function exportTo(world: ImportWorld, dir: string, orgId: string): Promise<void> {
  const files = await exportLibrary(world, orgId);
  if (files.length === 0) throw new Refusal(`The organization '${orgId}' has no library.`);
  if (!(await writeFolder(dir, files))) throw new Refusal(`${dir} is not empty. Name a new folder.`);
  print([`${files.length} files in ${dir}`]);
}

function beginFile(kind: string | undefined, file: string | undefined, play: string | undefined): void {
  const starter = readStarter(kind, play);
  if (kind === undefined || starter === null) {
    const kinds = new Set(readStarters().map(([name]) => name));
    throw new Refusal(
      `Say what to begin: ${[...kinds].join(', ')}. A simulation may have --play scenes or --play conversation.`,
    );
  }
  if (file === undefined) return print([starter]);
  if (existsSync(file)) throw new Refusal(`${file} is there already.`);
  const [first, ...others] = writeStarter(kind, file, play);
  print([`${first} is yours to edit.`, ...others.map((path) => `${path} goes with it.`)]);
}

async function playFile(file: string): Promise<void> {
  const { body, problems } = await readSimulationFile(file);
  if (problems) throw mistakes(problems, '');
  const assistant = createAssistant(readEnv(), (error) => process.stderr.write(`${String(error)}\n`));
  const keyboard = createInterface({ input: process.stdin });
  const lines = keyboard[Symbol.asyncIterator]();
  try {
    await playSimulation({ assistant }, body, {
      print,
      async ask(question) {
        process.stdout.write(question);
        const { value, done } = await lines.next();
        return done ? null : value;
      },
    });
  } finally {
    keyboard.close();
    await assistant.search.close();
  }
}

function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
