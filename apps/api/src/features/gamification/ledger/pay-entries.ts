import type { Award, PointSource } from '@snapwell/contract/gamification/award.schemas';
import type { LiveEvent } from '@snapwell/contract/gamification/live.schemas';
import { compactRanks } from '#composition/job-kinds.ts';
import { enqueueSoon } from '#platform/jobs/enqueue.ts';
import { newId } from '#platform/new-id.ts';
import { afterCommit, type OrganizationScope } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import { insertBadges } from '../badges/badges.repository.ts';
import { newBadges } from '../badges/badges.ts';
import { dayOf } from '../streak/days.ts';
import { enterLeague } from '../leagues/enter-league.ts';
import { type LedgerEntry, type MemberLedger, writeEntries } from '../gamification.repository.ts';
import { liveTopic } from '../live/live-topic.ts';
import type { MemberCalendar } from '../streak/member-calendar.ts';
import type { StreakState } from '../streak/streak.ts';
import { streakOf } from '../streak/streak.repository.ts';

export type GainWorld = Pick<World, 'live'>;

interface Payment {
  readonly at: Date;
  readonly calendar: MemberCalendar;
  readonly entries: readonly LedgerEntry[];
  /** The streak as it is now; the one of the account when it did not move. */
  readonly streak?: StreakState;
}

/** Writes entries, makes the award of what was new, and tells the person's open devices once it is certain. */
export async function payEntries(
  scope: OrganizationScope,
  world: GainWorld,
  account: MemberLedger,
  payment: Payment,
): Promise<Award | null> {
  const { uid, rulesVersion, standing } = account;
  const { at, calendar, entries, streak = streakOf(standing) } = payment;
  const day = dayOf(at, calendar.clock);
  const countedOn = dayOf(at, calendar.organizationClock);
  const { ids, total, tallies } = await writeEntries(scope, { uid, at, day, countedOn, rulesVersion, entries });
  const [first, ...others] = entries.filter(({ id }) => ids.includes(id));
  const badges = newBadges({ tallies, streak: streak.current, points: total }, account.badges);
  if (badges.length > 0) await insertBadges(scope, uid, badges, at);
  if (!first) return null;
  const items = [first, ...others].map(({ source, points }) => ({ source, points }));
  const points = items.reduce((sum, item) => sum + item.points, 0);
  if (points > 0) await enterLeague(scope, account, countedOn);
  if (points === 0 && badges.length === 0) return null;
  const award: Award = {
    id: first.id,
    org_id: scope.orgId,
    points,
    total,
    source: first.source,
    items,
    badges,
    at: at.toISOString(),
  };
  const told: LiveEvent = { type: 'gain', award };
  enqueueSoon(scope.tx, compactRanks);
  afterCommit(scope.tx, () => world.live.publish(liveTopic(scope.orgId, uid), told));
  return award;
}

export function entryOf(
  source: PointSource,
  sourceId: string,
  points: number,
  { at, thingId = sourceId }: { at: Date; thingId?: string },
): LedgerEntry {
  return { id: newId(at), source, sourceId, thingId, points };
}

/** The entry of a streak bonus: at most one for each day. */
export function streakBonus(bonus: number, at: Date, { clock }: MemberCalendar): LedgerEntry[] {
  return bonus > 0 ? [entryOf('streak_bonus', dayOf(at, clock), bonus, { at })] : [];
}
