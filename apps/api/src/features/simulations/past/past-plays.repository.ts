import type { OrganizationScope } from '#platform/database/transaction.ts';
import { simulationAttempts, simulationSteps } from '../simulations.tables.ts';

/** Rows that one statement carries; PostgreSQL takes 65,535 parameters. */
const BATCH = 1000;

export type PastAttemptRow = Omit<typeof simulationAttempts.$inferInsert, 'orgId'>;
export type PastStepRow = Omit<typeof simulationSteps.$inferInsert, 'orgId'>;

/** Writes finished attempts as they would have been kept when they happened. */
export async function insertPastPlays(
  { tx, orgId }: OrganizationScope,
  { attempts, steps }: { attempts: readonly PastAttemptRow[]; steps: readonly PastStepRow[] },
): Promise<void> {
  for (let start = 0; start < attempts.length; start += BATCH)
    await tx.insert(simulationAttempts).values(attempts.slice(start, start + BATCH).map((row) => ({ ...row, orgId })));
  for (let start = 0; start < steps.length; start += BATCH)
    await tx.insert(simulationSteps).values(steps.slice(start, start + BATCH).map((row) => ({ ...row, orgId })));
}
