import type { PointSource } from '@snapwell/contract/gamification/award.schemas';
import { defaultPointRules, type PointRules } from '@snapwell/contract/gamification/rules.schemas';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { ALL_TIME, periodBoards } from './boards.ts';
import type { Day } from './streak/days.ts';
import { memberBadges, memberStandings, pointRuleVersions, pointsLedger } from './gamification.tables.ts';

/** A person's points and streak, without their names. */
export type StandingRow = Omit<typeof memberStandings.$inferSelect, 'orgId' | 'uid'>;

/** The rules in force and which version they are; null while the organization has changed nothing. */
export type RulesInForce = { version: number; rules: PointRules } | null;

/** A row of the ledger to be. */
export interface LedgerEntry {
  readonly id: string;
  readonly source: PointSource;
  readonly sourceId: string;
  readonly thingId: string;
  readonly points: number;
}

interface LockedStanding {
  readonly standing: StandingRow;
  readonly inForce: RulesInForce;
  /** Badges held. */
  readonly badges: readonly string[];
}

/**
 * Opens the person's row for writing, and makes it when it is not there. It stays locked to the end of the
 * transaction, so that two devices of one person cannot both be first.
 */
export async function lockStanding(scope: OrganizationScope, uid: string): Promise<LockedStanding> {
  const found = await selectLocked(scope, uid);
  if (found) return found;
  await scope.tx.insert(memberStandings).values({ orgId: scope.orgId, uid }).onConflictDoNothing();
  return (await selectLocked(scope, uid))!;
}

/** A person's row, locked, and the rules they are paid by. */
export interface MemberLedger {
  readonly uid: string;
  readonly standing: StandingRow;
  readonly rules: PointRules;
  readonly rulesVersion: number;
  /** Badges held. */
  readonly badges: readonly string[];
}

export async function lockMemberLedger(scope: OrganizationScope, uid: string): Promise<MemberLedger> {
  const { standing, inForce, badges } = await lockStanding(scope, uid);
  return { uid, standing, rules: inForce?.rules ?? defaultPointRules, rulesVersion: inForce?.version ?? 0, badges };
}

/** Makes other requests of the person that earn or settle something wait for the end of this transaction. */
export async function lockMember(scope: OrganizationScope, uid: string): Promise<void> {
  await lockStanding(scope, uid);
}

async function selectLocked({ tx, orgId }: OrganizationScope, uid: string) {
  const inForce = sql<RulesInForce>`(select json_build_object('version', v.version, 'rules', v.rules)
    from ${pointRuleVersions} v where v.org_id = ${orgId} order by v.version desc limit 1)`;
  const badges = sql<
    string[]
  >`(select coalesce(array_agg(b.badge), '{}') from ${memberBadges} b where b.org_id = ${orgId} and b.uid = ${uid})`;
  const [row] = await tx
    .select({ standing: memberStandings, inForce, badges })
    .from(memberStandings)
    .where(and(eq(memberStandings.orgId, orgId), eq(memberStandings.uid, uid)))
    .for('update');
  return row;
}

type StandingChanges = Partial<Omit<StandingRow, 'snapPoints'>>;

/** Writes the streak, visit and greeting fields of a person's row. Points are written by `writeEntries` alone. */
export async function updateStanding(
  { tx, orgId }: OrganizationScope,
  uid: string,
  changes: StandingChanges,
): Promise<void> {
  await tx
    .update(memberStandings)
    .set(changes)
    .where(and(eq(memberStandings.orgId, orgId), eq(memberStandings.uid, uid)));
}

/** What was paid for one thing, by all its attempts. */
export async function paidForThing(
  { tx, orgId }: OrganizationScope,
  uid: string,
  source: PointSource,
  thingId: string,
): Promise<number> {
  const [row] = await tx
    .select({ points: sql<number>`coalesce(sum(${pointsLedger.points}), 0)::int` })
    .from(pointsLedger)
    .where(
      and(
        eq(pointsLedger.orgId, orgId),
        eq(pointsLedger.uid, uid),
        eq(pointsLedger.source, source),
        eq(pointsLedger.thingId, thingId),
      ),
    );
  return row!.points;
}

/** What a source paid on one day. */
export async function paidOnDay(
  { tx, orgId }: OrganizationScope,
  uid: string,
  source: PointSource,
  day: Day,
): Promise<number> {
  const [row] = await tx
    .select({ points: sql<number>`coalesce(sum(${pointsLedger.points}), 0)::int` })
    .from(pointsLedger)
    .where(
      and(
        eq(pointsLedger.orgId, orgId),
        eq(pointsLedger.uid, uid),
        eq(pointsLedger.day, day),
        eq(pointsLedger.source, source),
      ),
    );
  return row!.points;
}

export interface LedgerWrite {
  /** Ids of the entries that were new; the others were paid before. */
  readonly ids: readonly string[];
  readonly total: number;
  readonly tallies: ReadonlyMap<PointSource, number>;
}

/**
 * The only place where points change: ledger, balance, calendar, tallies, week and month, and the deltas of every
 * rank, in one statement. The person's row must be locked. Entries that were paid before change nothing.
 */
export async function writeEntries(
  { tx, orgId }: OrganizationScope,
  gain: { uid: string; day: Day; countedOn: Day; at: Date; rulesVersion: number; entries: readonly LedgerEntry[] },
): Promise<LedgerWrite> {
  const { uid, day, countedOn, entries } = gain;
  const column = (name: keyof LedgerEntry) => sql.param(entries.map((entry) => entry[name]));
  const { rows } = await tx.execute<{ ids: string[]; total: number; tallies: Record<PointSource, number> | null }>(sql`
    with paid as (
      insert into points_ledger (org_id, id, uid, source, source_id, thing_id, points, day, counted_on, earned_at, rules_version)
      select ${orgId}, e.id, ${uid}, e.source, e.source_id, e.thing_id, e.points, ${day}::date, ${countedOn}::date, ${gain.at.toISOString()}::timestamptz, ${gain.rulesVersion}::int
      from unnest(${column('id')}::text[], ${column('source')}::text[], ${column('sourceId')}::text[], ${column('thingId')}::text[], ${column('points')}::int[])
        as e(id, source, source_id, thing_id, points)
      on conflict (org_id, uid, source, source_id) do nothing
      returning id, source, points
    ), gain as (
      select coalesce(sum(points), 0)::int as points from paid
    ), standing as (
      update member_standings s set snap_points = s.snap_points + gain.points from gain
      where s.org_id = ${orgId} and s.uid = ${uid}
      returning s.snap_points as total, s.is_ranked
    ), period as (
      insert into period_scores as p (org_id, board, uid, points)
      select ${orgId}, board, ${uid}, gain.points from gain cross join unnest(${sql.param(periodBoards(countedOn))}::text[]) as board where gain.points <> 0
      on conflict (org_id, board, uid) do update set points = p.points + excluded.points
      returning board, points
    ), board as (
      select ${ALL_TIME} as board, total as points from standing
      union all select board, points from period
    ), delta as (
      insert into rank_deltas (org_id, board, old_points, new_points)
      select ${orgId}, board.board, nullif(board.points - gain.points, 0), nullif(board.points, 0)
      from board cross join gain cross join standing where gain.points <> 0 and standing.is_ranked
    ), calendar as (
      insert into member_days as d (org_id, uid, day, points)
      select ${orgId}, ${uid}, ${day}::date, gain.points from gain where gain.points <> 0
      on conflict (org_id, uid, day) do update set points = d.points + excluded.points
    ), tally as (
      insert into member_tallies as t (org_id, uid, source, times)
      select ${orgId}, ${uid}, source, count(*)::int from paid group by source
      on conflict (org_id, uid, source) do update set times = t.times + excluded.times
      returning source, times
    )
    select (select coalesce(array_agg(id), '{}') from paid) as ids, (select total from standing) as total,
      (select json_object_agg(source, times) from tally) as tallies`);
  const { ids, total, tallies } = rows[0]!;
  return { ids, total, tallies: new Map(Object.entries(tallies ?? {}) as [PointSource, number][]) };
}

/** An entry of a person's ledger. */
export async function findEntry(
  { tx, orgId }: OrganizationScope,
  uid: string,
  id: string,
): Promise<typeof pointsLedger.$inferSelect | null> {
  const [entry] = await tx
    .select()
    .from(pointsLedger)
    .where(and(eq(pointsLedger.orgId, orgId), eq(pointsLedger.id, id), eq(pointsLedger.uid, uid)));
  return entry ?? null;
}

/** A person's ledger, the newest first. */
export async function listEntries(
  { tx, orgId }: OrganizationScope,
  uid: string,
  { after, limit }: { after: [moment: string, id: string] | undefined; limit: number },
) {
  return tx
    .select()
    .from(pointsLedger)
    .where(
      and(
        eq(pointsLedger.orgId, orgId),
        eq(pointsLedger.uid, uid),
        after && sql`(${pointsLedger.earnedAt}, ${pointsLedger.id}) < (${after[0]}::timestamptz, ${after[1]})`,
      ),
    )
    .orderBy(desc(pointsLedger.earnedAt), desc(pointsLedger.id))
    .limit(limit);
}

/** The newest rules of the organization. */
export async function findRules({ tx, orgId }: OrganizationScope): Promise<RulesInForce> {
  const [row] = await tx
    .select({ version: pointRuleVersions.version, rules: pointRuleVersions.rules })
    .from(pointRuleVersions)
    .where(eq(pointRuleVersions.orgId, orgId))
    .orderBy(desc(pointRuleVersions.version))
    .limit(1);
  return row ?? null;
}

/** Remembers that the welcome dialog of the last visit was closed. */
export async function closeLastGreeting({ tx, orgId }: OrganizationScope, uid: string): Promise<void> {
  await tx
    .update(memberStandings)
    .set({ greetedOn: sql`${memberStandings.visitedOn}` })
    .where(and(eq(memberStandings.orgId, orgId), eq(memberStandings.uid, uid)));
}

/** Adds the next version of an organization's rules; of two at once the later one becomes the newest. */
export async function insertRules(
  { tx, orgId }: OrganizationScope,
  { rules, madeBy }: { rules: PointRules; madeBy: string },
): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`point rules ${orgId}`}))`);
  const [row] = await tx
    .insert(pointRuleVersions)
    .values({
      orgId,
      version: sql`(select coalesce(max(v.version), 0) + 1 from ${pointRuleVersions} v where v.org_id = ${orgId})`,
      rules,
      madeBy,
    })
    .returning({ version: pointRuleVersions.version });
  return row!.version;
}
