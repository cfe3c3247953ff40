import type { Award, PointSource } from '@snapwell/contract/gamification/award.schemas';
import type { LiveEvent } from '@snapwell/contract/gamification/live.schemas';
import { type OrganizationScope, afterCommit } from '#platform/database/transaction.ts';
import { countStreakDay } from './count-streak-day.ts';
import { dayOf } from '../streak/days.ts';
import {
  type LedgerEntry,
  lockMember,
  lockMemberLedger,
  type MemberLedger,
  paidForThing,
  paidOnDay,
  writeEntries,
} from '../gamification.repository.ts';
import type { World } from '#world.ts';
import type { MemberCalendar } from '../streak/member-calendar.ts';
import { dependsOnPaid, type Earning, finishedThings, priceOf } from './points.ts';
import { readCalendar } from '../streak/read-calendar.ts';
import { streakOf } from '../streak/streak.repository.ts';
import { compactRanks } from '#composition/job-kinds.ts';
import { enqueueSoon } from '#platform/jobs/enqueue.ts';
import { newId } from '#platform/new-id.ts';
import { insertBadges } from '../badges/badges.repository.ts';
import { newBadges } from '../badges/badges.ts';
import { enterLeague } from '../leagues/enter-league.ts';
import { liveTopic } from '../live/live-topic.ts';
import type { StreakState } from '../streak/streak.ts';

export interface AwardInput {
  readonly uid: string;
  readonly at: Date;
  /** The member's days, where the caller knows them already; read otherwise. */
  readonly calendar?: MemberCalendar;
}

/**
 * Pays a person for one thing, in the caller's transaction; null when it was paid before, or is worth nothing. The
 * award goes into `awards` of the response.
 */
export function awardPoints(
  scope: OrganizationScope,
  world: GainWorld,
  { uid, at, calendar, ...earning }: AwardInput & Earning,
): Promise<Award | null> {
  return awardTogether(scope, world, { uid, at, ...(calendar && { calendar }), earnings: [earning] });
}

/**
 * Pays for several things that happened at once as one award: a quiz finished without a mistake. `isLate`: they
 * happened before this request, which may not be the first to tell of that time.
 */
export async function awardTogether(
  scope: OrganizationScope,
  world: GainWorld,
  gain: AwardInput & { earnings: readonly Earning[]; isLate?: boolean },
): Promise<Award | null> {
  const { uid, at, earnings, isLate = false } = gain;
  const calendar = gain.calendar ?? (await readCalendar(scope, uid, at));
  const account = await lockMemberLedger(scope, uid);
  const entries: LedgerEntry[] = [];
  for (const earning of earnings) entries.push(await priced(scope, account, earning, { at, calendar }));
  const isKept =
    account.rules.streak_kept_by === 'finished_item' && earnings.some(({ source }) => finishedThings.includes(source));
  const { streak, bonus } = isKept
    ? await countStreakDay(scope, account, { at, calendar, isLate })
    : { streak: streakOf(account.standing), bonus: 0 };
  return payEntries(scope, world, account, {
    at,
    calendar,
    streak,
    entries: [...entries, ...streakBonus(bonus, at, calendar)],
  });
}

/** An earning as an entry. What is worth nothing is written down too: it was finished, and may count for a badge. */
async function priced(
  scope: OrganizationScope,
  { uid, rules }: MemberLedger,
  earning: Earning,
  { at, calendar }: Pick<Required<AwardInput>, 'at' | 'calendar'>,
): Promise<LedgerEntry> {
  const { source, sourceId } = earning;
  const thingId = 'thingId' in earning ? earning.thingId : sourceId;
  const paid = dependsOnPaid(earning)
    ? {
        forThing: await paidForThing(scope, uid, source, thingId),
        today: await paidOnDay(scope, uid, source, dayOf(at, calendar.clock)),
      }
    : { forThing: 0, today: 0 };
  return entryOf(source, sourceId, priceOf(earning, rules, paid), { at, thingId });
}

export type SettleWorld = Pick<World, 'live' | 'afterCompletion'>;

interface Done {
  readonly uid: string;
  /** The moment that decides to which day points and streak belong. */
  readonly at: Date;
  readonly now: Date;
  /** The item that was finished; null for a review. */
  readonly contentId: string | null;
  /** What it pays; empty for what pays nothing, or not yet. */
  readonly earnings: readonly Earning[];
}

/**
 * Settles what somebody has done, in the caller's transaction: pays for it, then for all that it finishes (today's
 * set, a course). Whatever completes something calls this once, and its response carries the awards.
 */
export async function settle(
  scope: OrganizationScope,
  world: SettleWorld,
  { uid, at, now, contentId, earnings }: Done,
): Promise<Award[]> {
  const award = earnings.length > 0 ? await awardTogether(scope, world, { uid, at, isLate: at < now, earnings }) : null;
  // Also without a payment only one device of a person passes here at a time: the other one sees what this one did.
  if (earnings.length === 0) await lockMember(scope, uid);
  const followed = await world.afterCompletion(scope, world, { uid, now, contentId });
  return award ? [award, ...followed] : followed;
}

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
