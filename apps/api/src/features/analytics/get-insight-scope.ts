import type { InsightScope } from '@snapwell/contract/analytics/insights.schemas';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { findFirstDay } from './roll-ups/roll-ups.repository.ts';
import { withInsights } from './with-insights.ts';

/** Whose figures the caller may see, and of which days there are some. */
export function getInsightScope(world: Pick<World, 'db' | 'clock'>, caller: OrganizationCaller): Promise<InsightScope> {
  return withInsights(world, caller, {}, async ({ scope, seesEverybody, groups, today }) => ({
    is_everybody: seesEverybody,
    groups: [...groups],
    today,
    first_day: await findFirstDay(scope),
  }));
}
