import type { SystemOverview } from '@snapwell/contract/admin/system.schemas';
import { acrossOrganizations } from '#platform/database/transaction.ts';
import { listJobRows, readQueueState } from '#platform/jobs/jobs.repository.ts';
import type { World } from '#world.ts';
import { listFullOrganizations } from '../admin.read-model.ts';
import { listAuditLog } from '../audit/list-audit-log.ts';
import { countOpenErrors } from '../errors/error-reports.repository.ts';
import { listOpenErrors } from '../errors/read-error-reports.ts';
import { jobPresenter } from './administer-jobs.ts';
import { readHealth } from './health.ts';
import { summarize } from './mails.ts';

const SHOWN = 5;
const HOUR_MS = 60 * 60_000;

/** What needs somebody now, on one page. */
export async function readOverview(
  world: Pick<World, 'db' | 'clock' | 'system' | 'mailTransport'>,
): Promise<SystemOverview> {
  const now = world.clock.now();
  const health = await readHealth(world);
  const rest = await acrossOrganizations(world.db, async (tx) => {
    const failed = await listJobRows(tx, { state: 'failed', limit: SHOWN });
    return {
      jobs: failed.map(await jobPresenter(tx, failed)),
      queue: await readQueueState(tx, now),
      full: await listFullOrganizations(tx),
    };
  });
  const acts = await listAuditLog(world, { limit: SHOWN });
  return {
    now: now.toISOString(),
    health,
    before: await findActBefore(world, health),
    mail: await summarize(world),
    errors: await listOpenErrors(world, SHOWN),
    open_errors: await countOpenErrors(world.db),
    failed_jobs: rest.jobs,
    failed_job_count: rest.queue.failed,
    waiting_job_count: rest.queue.waiting,
    full_organizations: rest.full,
    acts: acts.items,
  };
}

/** What was done last in the hour before the first service went down. */
async function findActBefore(
  world: Pick<World, 'db'>,
  { services }: SystemOverview['health'],
): Promise<SystemOverview['before']> {
  const down = services.find(({ state }) => state === 'down');
  if (!down?.since) return null;
  const since = Date.parse(down.since);
  const [from, until] = [since - HOUR_MS, since + 1].map((at) => new Date(at).toISOString());
  const { items } = await listAuditLog(world, { limit: 1, from, until });
  return items[0] ? { service: down.service, act: items[0] } : null;
}
