// npm run content -- import DIR | export DIR | new KIND | questions FILE
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { slug } from '@snapwell/contract/http/ids';
import { parse } from 'yaml';
import { createFileStore } from '#adapters/files/create-file-store.ts';
import {
  describePlan,
  describeProblem,
  exportLibrary,
  importLibrary,
  openFolder,
  readStarters,
  writeFolder,
} from '#features/learning/index.ts';
import { systemClock } from '#platform/clock.ts';
import { DataDirInUse } from '#platform/database/embedded/data-dir-lock.ts';
import { sqlState } from '#platform/database/transaction.ts';
import { ConfigurationError, readEnv } from '#platform/env.ts';
import { openData } from '#platform/open-data.ts';
import type { World } from '../world.ts';
import { readQuestionFiles } from './read-question-files.ts';

const USAGE = `npm run content -- import DIR [--org ID] [--dry-run]   makes the library what the folder says; the organization is that of organization.yaml
npm run content -- export DIR --org ID                  writes the library into an empty folder
npm run content -- new KIND [FILE]                      writes a commented example to begin with (without FILE: shows it)
npm run content -- questions FILE... [--to DIR]         reads questions of other systems; with --to, writes each file as a quiz into a chapter's folder`;

const OPTIONS = {
  org: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  to: { type: 'string' },
  table: { type: 'boolean', default: false },
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
  if (action === 'new') return writeStarter(first, second);
  if (action === 'questions' && first)
    return print(
      await readQuestionFiles(existingFiles(positionals.slice(1)), { to: values.to, isTable: values.table }),
    );
  if ((action !== 'import' && action !== 'export') || !first) throw new Refusal(USAGE);
  const dir = resolve(first);
  if (action === 'import') {
    if (!existsSync(dir)) throw new Refusal(`There is no folder ${dir}.`);
    const orgId = values.org ?? organizationOf(dir);
    return withWorld((world) => importFrom(world, { dir, orgId, isDryRun: values['dry-run'] }));
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

/** The id that the folder's organization.yaml names. */
function organizationOf(dir: string): string {
  const file = join(dir, 'organization.yaml');
  const id: unknown = existsSync(file) ? (parse(readFileSync(file, 'utf8')) as { id?: unknown } | null)?.id : undefined;
  if (!slug.safeParse(id).success) throw new Refusal(`Say which organization: --org ID (${file} names none)`);
  return id as string;
}

type LibraryWorld = Pick<World, 'db' | 'clock' | 'files'>;

/**
 * Only what a library needs: the command works beside a server on a PostgreSQL server, and alone on the embedded
 * database.
 */
async function withWorld(work: (world: LibraryWorld) => Promise<void>): Promise<void> {
  const env = readEnv();
  const { dataDir, database } = await openData(env, (sentence) => process.stderr.write(`${sentence}\n`));
  try {
    await work({ db: database.db, clock: systemClock, files: await createFileStore(env, dataDir) });
  } finally {
    await database.close();
  }
}

async function importFrom(
  world: LibraryWorld,
  { dir, orgId, isDryRun }: { dir: string; orgId: string; isDryRun: boolean },
): Promise<void> {
  const { plan, problems } = await importLibrary(world, { orgId, folder: await openFolder(dir), isDryRun }).catch(
    (error: unknown) => {
      if (sqlState(error) === FOREIGN_KEY) throw new Refusal(`There is no organization '${orgId}'. Make it first.`);
      throw error;
    },
  );
  if (!plan)
    throw new Refusal(`${problems.map(describeProblem).join('\n')}\n${problems.length} mistakes. Nothing was changed.`);
  print([
    ...describePlan(plan),
    isDryRun ? 'This was a dry run: nothing was changed.' : `${orgId} has this library now.`,
  ]);
}

async function exportTo(world: LibraryWorld, dir: string, orgId: string): Promise<void> {
  const files = await exportLibrary(world, orgId);
  if (files.length === 0) throw new Refusal(`The organization '${orgId}' has no library.`);
  if (!(await writeFolder(dir, files))) throw new Refusal(`${dir} is not empty. Name a new folder.`);
  print([`${files.length} files in ${dir}`]);
}

function writeStarter(kind: string | undefined, file: string | undefined): void {
  const starters = readStarters();
  const starter = starters.find(([name]) => name === kind)?.[1];
  if (!starter) throw new Refusal(`Say what to begin: ${[...new Set(starters.map(([name]) => name))].join(', ')}`);
  if (!file) return print([starter]);
  if (existsSync(file)) throw new Refusal(`${file} is there already.`);
  writeFileSync(file, starter);
  print([`${file} is yours to edit.`]);
}

function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
