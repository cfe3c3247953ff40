import { forgetSignOnEvents } from '#features/organizations/index.ts';
import { cutAuditLog } from '#platform/audit/audit-log.ts';
import { acrossOrganizations } from '#platform/database/transaction.ts';
import { deleteEndedJobs } from '#platform/jobs/manage-jobs.ts';
import type { World } from '#world.ts';
import { sweepExports } from '../data/data-requests.ts';
import { forgetErrorsBefore } from '../errors/error-reports.repository.ts';
import { readRetention } from './settings.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Takes away what has been kept as long as it is to be. */
export async function deleteExpired(world: World): Promise<void> {
  const { db, clock, trail } = world;
  const kept = await readRetention(world);
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  await cutAuditLog(world, daysAgo(kept.audit_log));
  await trail.sweep(kept.security_events);
  await acrossOrganizations(db, (tx) => forgetErrorsBefore(tx, daysAgo(kept.errors)));
  await deleteEndedJobs(world, kept.finished_jobs);
  await sweepExports(world);
  await forgetSignOnEvents(world);
}
