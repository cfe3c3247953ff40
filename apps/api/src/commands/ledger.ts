// npm run ledger -- verify | rebuild
import { parseArgs } from 'node:util';
import { listLedgers, rebuildLedger, verifyLedger } from '#features/gamification/index.ts';
import { systemClock } from '#platform/clock.ts';
import { DataDirInUse } from '#platform/database/embedded/data-dir-lock.ts';
import { ConfigurationError, readEnv } from '#platform/config/env.ts';
import { openData } from '#platform/config/open-data.ts';
import type { World } from '../world.ts';

const USAGE = `npm run ledger -- verify [--org ID]    compares points, calendar, periods, ranks and streaks with what the ledger says; changes nothing
npm run ledger -- rebuild [--org ID]   writes them anew from the ledger; whoever earns points meanwhile waits`;

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
  const { action, orgId } = readArguments();
  const env = readEnv();
  const { database } = await openData(env, (sentence) => process.stderr.write(`${sentence}\n`));
  try {
    const world = { db: database.db, clock: systemClock };
    const orgIds = orgId ? [orgId] : await listLedgers(world);
    if (orgIds.length === 0) print('Nobody has earned anything yet.');
    for (const id of orgIds) await (action === 'verify' ? verify(world, id) : rebuild(world, id));
  } finally {
    await database.close();
  }
}

function readArguments(): { action: 'verify' | 'rebuild'; orgId: string | undefined } {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { org: { type: 'string' } } });
    const [action] = positionals;
    if (action === 'verify' || action === 'rebuild') return { action, orgId: values.org };
  } catch {
    // An unknown option: the usage says what there is.
  }
  throw new Refusal(USAGE);
}

async function verify(world: Pick<World, 'db' | 'clock'>, orgId: string): Promise<void> {
  const differences = await verifyLedger(world, orgId);
  if (differences.length === 0) return print(`${orgId}: everything is what the ledger says.`);
  process.exitCode = 1;
  print(`${orgId}: ${differences.length} differences.`);
  for (const { what, uid, key, kept, rebuilt } of differences)
    print(`  ${what} ${uid} ${key}: kept ${kept}, the ledger says ${rebuilt}`);
}

async function rebuild(world: Pick<World, 'db' | 'clock'>, orgId: string): Promise<void> {
  await rebuildLedger(world, orgId);
  print(`${orgId}: written anew from the ledger.`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
