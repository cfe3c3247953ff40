import type { Award } from '@snapwell/contract/gamification/award.schemas';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { entryOf, type Gain, type GainWorld, payEntries, rulesOf, streakBonus } from './award-points.ts';
import { countStreakDay } from './count-streak-day.ts';
import { dayOf } from './days.ts';
import { lockStanding, updateStanding } from './gamification.repository.ts';
import { plainCalendar } from './member-calendar.ts';
import { findVisitedOn } from './standing.read-model.ts';

/**
 * Records that a person came by. The first visit of their day pays, moves the streak and opens the greeting; every other one
 * is a single read and answers null.
 */
export async function recordVisit(scope: OrganizationScope, world: GainWorld, { uid, at, calendar = plainCalendar }: Gain): Promise<Award | null> {
  const today = dayOf(at, calendar.clock);
  if (isVisited(await findVisitedOn(scope, uid), today)) return null;
  const { standing, inForce } = await lockStanding(scope, uid);
  if (isVisited(standing.visitedOn, today)) return null;
  const { rules, version } = rulesOf(inForce);
  await updateStanding(scope, uid, { visitedOn: today });
  const { bonus } =
    rules.streak_kept_by === 'visit' ? await countStreakDay(scope, { uid, at, standing, calendar, rules, rulesVersion: version }) : { bonus: 0 };
  const entries = [...(rules.visit > 0 ? [entryOf('visit', today, rules.visit, { at })] : []), ...streakBonus(bonus, at, calendar)];
  return payEntries(scope, world, { uid, at, calendar, rulesVersion: version, entries });
}

// Flying west brings a day back that was visited already: dates only go forward.
const isVisited = (visitedOn: string | null, today: string) => visitedOn !== null && visitedOn >= today;
