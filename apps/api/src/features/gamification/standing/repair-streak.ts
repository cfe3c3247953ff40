import { STREAK_REPAIR_THINGS } from '@snapwell/contract/gamification/gamification.limits';
import type { Award } from '@snapwell/contract/gamification/award.schemas';
import type { MemberStats } from '@snapwell/contract/gamification/streak.schemas';
import { logActivity } from '#platform/observing/activity-log.ts';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { dayOf } from '../streak/days.ts';
import { lockMemberLedger, updateStanding } from '../gamification.repository.ts';
import { payEntries, streakBonus } from '../ledger/award-points.ts';
import { readCalendar } from '../streak/read-calendar.ts';
import { readStanding } from './read-standing.ts';
import { type Repair, applyEvent } from '../streak/streak.ts';
import { appendStreakEvent, markDays, streakFields, streakOf } from '../streak/streak.repository.ts';

/** Brings the lost streak back after a catch-up set: enough finished things within 48 hours, once a month. */
export function repairStreak(
  world: Pick<World, 'db' | 'clock' | 'live'>,
  { orgId, uid }: MemberCaller,
): Promise<{ standing: MemberStats; awards: Award[] }> {
  const at = world.clock.now();
  return inOrganization(world.db, orgId, async (scope) => {
    const calendar = await readCalendar(scope, uid, at);
    const account = await lockMemberLedger(scope, uid);
    const { streak_repair: offer } = await readStanding(scope, { uid, at, calendar });
    if (!offer) throw new AppError('no_streak_to_repair');
    if (offer.things_done < STREAK_REPAIR_THINGS) throw new AppError('catch_up_not_finished');
    const event: Repair = { kind: 'repair', at, day: dayOf(at, calendar.clock) };
    const { state, bonus, repaired } = applyEvent(streakOf(account.standing), event, account.rules);
    await appendStreakEvent(scope, uid, { ...event, rulesVersion: account.rulesVersion });
    await updateStanding(scope, uid, streakFields(state));
    await markDays(
      scope,
      uid,
      repaired.map((day) => ({ day, mark: 'repaired' })),
    );
    await logActivity(scope, { uid, type: 'streak_repaired', facts: { streak: state.current }, at });
    const award = await payEntries(scope, world, account, {
      at,
      calendar,
      streak: state,
      entries: streakBonus(bonus, at, calendar),
    });
    return { standing: await readStanding(scope, { uid, at, calendar }), awards: award ? [award] : [] };
  });
}
