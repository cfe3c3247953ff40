import type { InsightQuery } from '@snapwell/contract/analytics/insight-query.schemas';
import { DEFAULT_RANGE_DAYS } from '@snapwell/contract/analytics/insights.limits';
import { addDays, type Day, type DayClock, dayOf, daysBetween } from '#features/gamification/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import { type OrganizationCaller, runsOrganization } from '#security/caller.ts';
import type { World } from '#world.ts';
import { type Audience, countMembers, type GroupOfScope, listGroupsInScope } from './audience.repository.ts';
import { findRollUp } from './roll-ups/roll-ups.repository.ts';
import { rollUp } from './roll-ups/roll-up.ts';

export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

/** What every panel begins with: whose figures, of which days. */
export interface Insights {
  readonly scope: OrganizationScope;
  readonly audience: Audience;
  /** The groups whose figures the caller may see, and whether everybody's. */
  readonly groups: readonly GroupOfScope[];
  readonly seesEverybody: boolean;
  readonly range: DayRange;
  /** The same number of days right before; null where nobody wants to compare. */
  readonly before: DayRange | null;
  readonly today: Day;
  readonly clock: DayClock;
  readonly now: Date;
  /** Until when what happened is counted. */
  readonly asOf: Date;
}

/**
 * Opens an organization's figures for somebody, in one transaction. Whoever runs the organization sees all; who leads
 * groups sees those, together or one by one, and nothing that could be compared with the rest. Who leads none sees
 * nothing.
 */
export async function withInsights<T>(
  world: Pick<World, 'db' | 'clock'>,
  caller: Pick<OrganizationCaller, 'orgId' | 'uid' | 'role' | 'membership'>,
  query: Partial<InsightQuery>,
  work: (insights: Insights) => Promise<T>,
): Promise<T> {
  const now = world.clock.now();
  const attempt = () =>
    inOrganization(world.db, caller.orgId, async (scope) => {
      const { clock, state } = await findRollUp(scope);
      if (!state || state.library === '') return null;
      const seesEverybody = runsOrganization(caller) || caller.membership?.systemLevel === 'admin';
      const groups = await listGroupsInScope(scope, seesEverybody ? null : caller.uid);
      const today = dayOf(now, clock);
      const range = rangeOf(query, today);
      const audience = audienceOf(query.group_id, { groups, seesEverybody });
      const before = query.compare === 'previous' ? rangeBefore(range) : null;
      const asOf = state.updatedAt;
      return { result: await work({ scope, audience, groups, seesEverybody, range, before, today, clock, now, asOf }) };
    });
  const first = await attempt();
  if (first) return first.result;
  // Nobody has looked yet since the organization was made, or since a version that kept less.
  await rollUp(world, caller.orgId);
  return (await attempt())!.result;
}

/** What several panels of one answer need is read once: there is one transaction, and one audience, for each answer. */
export function oncePerAnswer<T>(read: (insights: Insights, range: DayRange) => Promise<T>): typeof read {
  const answers = new WeakMap<OrganizationScope, Map<string, Promise<T>>>();
  return (insights, range) => {
    const known = answers.get(insights.scope) ?? new Map<string, Promise<T>>();
    answers.set(insights.scope, known);
    const key = `${range.from} ${range.to}`;
    const result = known.get(key) ?? read(insights, range);
    known.set(key, result);
    return result;
  };
}

const countOnce = oncePerAnswer(({ scope, audience }) => countMembers(scope, audience));

/** How many members the audience has now, whatever the days. */
export const membersOfAnswer = (insights: Insights): Promise<number> => countOnce(insights, insights.range);

function audienceOf(
  groupId: string | undefined,
  { groups, seesEverybody }: Pick<Insights, 'groups' | 'seesEverybody'>,
): Audience {
  if (groupId === undefined)
    return seesEverybody ? { kind: 'everybody' } : { kind: 'groups', ids: groups.map(({ id }) => id) };
  // A group that one doesn't lead is as if it didn't exist.
  if (!groups.some(({ id }) => id === groupId)) throw new AppError('not_found');
  return { kind: 'groups', ids: [groupId] };
}

function rangeOf({ from, to }: Partial<InsightQuery>, today: Day): DayRange {
  if (from !== undefined && to !== undefined) return { from, to };
  return { from: addDays(today, 1 - DEFAULT_RANGE_DAYS), to: today };
}

function rangeBefore({ from, to }: DayRange): DayRange {
  const days = daysBetween(from, to) + 1;
  return { from: addDays(from, -days), to: addDays(from, -1) };
}

/** What all panels tell of themselves. */
export function panelHead({ range, asOf }: Pick<Insights, 'range' | 'asOf'>) {
  return { ...range, as_of: asOf.toISOString() };
}
