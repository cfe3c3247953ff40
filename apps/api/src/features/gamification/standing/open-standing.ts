import type { MemberStats } from '@snapwell/contract/gamification/streak.schemas';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import type { AwardInput, GainWorld } from '../ledger/award-points.ts';
import { dayOf } from '../streak/days.ts';
import { presentStanding, readStanding } from './read-standing.ts';
import { isKnown, recordVisit } from './record-visit.ts';
import { findStanding } from './standing.read-model.ts';

type Award = Awaited<ReturnType<typeof recordVisit>>;

/** Records that a person came by, and answers what they hold then. Who was here today already costs one read. */
export async function openStanding(
  scope: OrganizationScope,
  world: GainWorld,
  visit: Required<AwardInput> & { includeRank: boolean },
): Promise<{ award: Award; standing: MemberStats }> {
  const { uid, at, calendar, includeRank } = visit;
  const today = dayOf(at, calendar.clock);
  const facts = await findStanding(scope, { uid, today, includeRank });
  if (facts) {
    const { visitedOn, seenDay, lastTimezone: timezone, lastDayStartHour: dayStartHour } = facts.row;
    if (isKnown({ visitedOn, seenDay, timezone, dayStartHour }, today, calendar.clock))
      return { award: null, standing: presentStanding(facts, { at, today, calendar }) };
  }
  const award = await recordVisit(scope, world, { uid, at, calendar });
  return { award, standing: await readStanding(scope, visit) };
}
