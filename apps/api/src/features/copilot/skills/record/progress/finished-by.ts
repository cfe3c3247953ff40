import { dayOf, readCalendar } from '#features/gamification/index.ts';
import { listFinished } from '#features/learning/index.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { SkillInput } from '#features/copilot/request/skill-input.ts';

/** Finished items that are looked through: more than anybody does in two weeks. */
const LOOKED_AT = 200;

export interface Finished {
  readonly contentId: string;
  readonly title: string;
  readonly moduleTitle: string;
  readonly at: Date;
  readonly day: string;
}

/** What the member has finished, the latest first. */
export async function finishedBy({ world, request: { caller, at } }: SkillInput): Promise<Finished[]> {
  return inOrganization(world.db, caller.orgId, async (scope) => {
    const { clock } = await readCalendar(scope, caller.uid, at);
    const rows = await listFinished(scope, { uid: caller.uid, after: undefined, limit: LOOKED_AT });
    return rows.map((row) => ({ ...row, day: dayOf(row.at, clock) }));
  });
}
