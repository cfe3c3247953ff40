import { inOrganization } from '#platform/database/transaction.ts';
import { newId } from '#platform/new-id.ts';
import type { World } from '#world.ts';
import { awardPoints } from './ledger/award-points.ts';
import { recordVisit } from './standing/record-visit.ts';
import { readCalendar } from './streak/read-calendar.ts';

type EarnWorld = Pick<World, 'db' | 'live' | 'clock'>;

/** Lets a person finish articles, 20 points each. */
export async function finishArticles(
  world: EarnWorld,
  orgId: string,
  { uid }: { uid: string },
  given: { count?: number; at?: Date } = {},
): Promise<void> {
  const { count = 1, at = world.clock.now() } = given;
  for (let i = 0; i < count; i++) {
    await inOrganization(world.db, orgId, (scope) =>
      awardPoints(scope, world, { uid, at, source: 'content', kind: 'article', sourceId: newId() }),
    );
  }
}

/** Lets a person finish the daily set of a day. */
export function finishDailySet(world: EarnWorld, orgId: string, { uid }: { uid: string }, day: string) {
  const at = world.clock.now();
  return inOrganization(world.db, orgId, (scope) =>
    awardPoints(scope, world, { uid, at, source: 'daily_set', sourceId: day }),
  );
}

/** Lets a person come by on each of these days, at noon UTC. */
export async function comeBy(
  world: EarnWorld,
  orgId: string,
  { uid }: { uid: string },
  days: readonly string[],
): Promise<void> {
  for (const day of days) {
    const at = new Date(`${day}T12:00:00Z`);
    await inOrganization(world.db, orgId, async (scope) =>
      recordVisit(scope, world, { uid, at, calendar: await readCalendar(scope, uid, at) }),
    );
  }
}

/** Consecutive days, the first one given. */
export function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) =>
    new Date(Date.parse(first) + i * 86_400_000).toISOString().slice(0, 10),
  );
}
