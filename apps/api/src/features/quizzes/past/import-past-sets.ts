import { type DayClock, dayOf } from '#features/gamification/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { type ComposedStep, dailySets } from '../quizzes.tables.ts';

/** Today's five minutes of a past day, done to the last step. */
export interface PastSet {
  readonly uid: string;
  readonly at: Date;
  readonly finishedAt: Date;
  readonly steps: readonly ComposedStep[];
}

/** Rows that one statement carries. */
const BATCH = 1000;

/**
 * Brings finished daily sets in and answers their days, in the order of the sets; null for a second one of the same
 * day, which is left out. For sample data.
 */
export async function importPastSets(
  { tx, orgId }: OrganizationScope,
  sets: readonly PastSet[],
  clock: DayClock,
): Promise<(string | null)[]> {
  const seen = new Set<string>();
  const days = sets.map(({ uid, at }) => {
    const day = dayOf(at, clock);
    const isFirst = !seen.has(`${uid} ${day}`);
    seen.add(`${uid} ${day}`);
    return isFirst ? day : null;
  });
  const rows = sets.flatMap(({ uid, at, finishedAt, steps }, i) => {
    const day = days[i];
    return !day ? [] : [{ orgId, uid, day, steps, composedAt: at, finishedAt }];
  });
  for (let start = 0; start < rows.length; start += BATCH)
    await tx.insert(dailySets).values(rows.slice(start, start + BATCH));
  return days;
}
