import { indexLibraries } from '#features/copilot/index.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import type { World } from '../world.ts';
import { removeDemo } from './remove-demo.ts';
import { awaitsSamples } from './samples.repository.ts';
import { lastSampleUid, seedDemo } from './seed-demo.ts';

const SEED_LOCK = 727_273;

/**
 * Makes the samples on a new database, and makes them anew where a start was stopped in the middle of it. Of several
 * processes that start at once one works and the others wait. `tell` hears of it before it begins: it takes a while.
 * What the assistant answers from is computed with them, so that the first question finds all of it.
 */
export async function ensureDemo(
  world: World,
  database: OpenDatabase,
  tell: (progress: string) => void,
): Promise<void> {
  const isMissing = () => awaitsSamples(world.db, lastSampleUid());
  if (!(await isMissing())) return;
  await alone(database, async () => {
    if (!(await isMissing())) return;
    tell('Making the sample organizations (once) ...');
    await removeDemo(world);
    await seedDemo(world);
    // Tens of thousands of rows came at once. Until the planner knows of them, sums take twenty times as long and make
    // the first person who signs in wait.
    await database.pool.query('analyze');
    await indexLibraries(world);
  });
}

/**
 * Works while no other process does. The embedded database has one anyway, and one session, which the work itself
 * needs.
 */
export async function alone({ kind, pool }: OpenDatabase, work: () => Promise<void>): Promise<void> {
  if (kind === 'embedded') return work();
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [SEED_LOCK]);
    await work();
  } finally {
    // The lock ends with its connection.
    client.release(true);
  }
}
