import type { Award, PointSource } from '@snapwell/contract/gamification/award.schemas';
import { defaultPointRules, type PointRules } from '@snapwell/contract/gamification/rules.schemas';
import { newId } from '#platform/new-id.ts';
import { afterCommit, type OrganizationScope } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import { countStreakDay } from './count-streak-day.ts';
import { dayOf } from './days.ts';
import { type Entry, lockStanding, paidForThing, paidOnDay, type RulesInForce, writeEntries } from './gamification.repository.ts';
import type { MemberCalendar } from './member-calendar.ts';
import { readCalendar } from './read-calendar.ts';
import { dependsOnPaid, type Earning, finishedThings, priceOf } from './points.ts';

export type GainWorld = Pick<World, 'live'>;

export interface Gain {
  readonly uid: string;
  readonly at: Date;
  /** The member's days, where the caller knows them already; read otherwise. */
  readonly calendar?: MemberCalendar;
}

/**
 * Pays a person for one thing, in the caller's transaction; null when it was paid before, or is worth nothing. The award goes
 * into the answer as `award`.
 */
export function awardPoints(scope: OrganizationScope, world: GainWorld, { uid, at, calendar, ...earning }: Gain & Earning): Promise<Award | null> {
  return awardTogether(scope, world, { uid, at, ...(calendar && { calendar }), earnings: [earning] });
}

/** Pays for several things that happened at once as one award: a quiz finished without a mistake. */
export async function awardTogether(scope: OrganizationScope, world: GainWorld, gain: Gain & { earnings: readonly Earning[] }): Promise<Award | null> {
  const { uid, at, earnings } = gain;
  const calendar = gain.calendar ?? (await readCalendar(scope, uid));
  const { standing, inForce } = await lockStanding(scope, uid);
  const { rules, version } = rulesOf(inForce);
  const entries = await priceEntries(scope, { uid, at, calendar, rules, earnings });
  if (rules.streak_kept_by === 'finished_item' && earnings.some(({ source }) => finishedThings.includes(source))) {
    const { bonus } = await countStreakDay(scope, { uid, at, standing, calendar, rules, rulesVersion: version });
    entries.push(...streakBonus(bonus, at, calendar));
  }
  return payEntries(scope, world, { uid, at, calendar, rulesVersion: version, entries });
}

async function priceEntries(
  scope: OrganizationScope,
  { uid, at, calendar, rules, earnings }: Required<Gain> & { rules: PointRules; earnings: readonly Earning[] },
): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const earning of earnings) {
    const thingId = 'thingId' in earning ? earning.thingId : earning.sourceId;
    const paid = dependsOnPaid(earning)
      ? {
          forThing: await paidForThing(scope, uid, earning.source, thingId),
          today: await paidOnDay(scope, uid, earning.source, dayOf(at, calendar.clock)),
        }
      : { forThing: 0, today: 0 };
    const points = priceOf(earning, rules, paid);
    if (points > 0) entries.push(entryOf(earning.source, earning.sourceId, points, { at, thingId }));
  }
  return entries;
}

/** Writes entries, makes the award of what was new, and tells the person's open devices once it is certain. */
export async function payEntries(
  scope: OrganizationScope,
  world: GainWorld,
  { uid, at, calendar, rulesVersion, entries }: Required<Gain> & { rulesVersion: number; entries: readonly Entry[] },
): Promise<Award | null> {
  if (entries.length === 0) return null;
  const day = dayOf(at, calendar.clock);
  const countedOn = dayOf(at, calendar.organizationClock);
  const { ids, total } = await writeEntries(scope, { uid, at, day, countedOn, rulesVersion, entries });
  const paid = entries.filter(({ id }) => ids.includes(id));
  const [first] = paid;
  if (!first) return null;
  const award: Award = {
    id: first.id,
    org_id: scope.orgId,
    points: paid.reduce((sum, { points }) => sum + points, 0),
    total,
    source: first.source,
    items: paid.map(({ source, points }) => ({ source, points })),
    badges: [],
    at: at.toISOString(),
  };
  afterCommit(scope.tx, () => world.live.publish(gainsOf(scope.orgId, uid), award));
  return award;
}

/** The live topic on which a person's devices hear of gains. */
export const gainsOf = (orgId: string, uid: string): string => `gains/${orgId}/${uid}`;

export function entryOf(source: PointSource, sourceId: string, points: number, { at, thingId = sourceId }: { at: Date; thingId?: string }): Entry {
  return { id: newId(at), source, sourceId, thingId, points };
}

/** The entry of a streak bonus: at most one for each day. */
export function streakBonus(bonus: number, at: Date, { clock }: MemberCalendar): Entry[] {
  return bonus > 0 ? [entryOf('streak_bonus', dayOf(at, clock), bonus, { at })] : [];
}

export function rulesOf(inForce: RulesInForce): { rules: PointRules; version: number } {
  return inForce ?? { rules: defaultPointRules, version: 0 };
}
