import { LEAGUE_SIZE } from '@snapwell/contract/gamification/gamification.limits';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { periodBoards } from '../boards.ts';
import { addDays, type Day } from '../streak/days.ts';
import { leagueSeats } from '../gamification.tables.ts';
import { CROWD } from './leagues.ts';

export interface LeagueKey {
  readonly week: Day;
  readonly tier: number;
  readonly pace: number;
  readonly number: number;
}

export type LeagueSeat = LeagueKey & { readonly came: number | null };

export async function findSeat({ tx, orgId }: OrganizationScope, uid: string, week: Day): Promise<LeagueSeat | null> {
  const [seat] = await tx
    .select()
    .from(leagueSeats)
    .where(and(eq(leagueSeats.orgId, orgId), eq(leagueSeats.week, week), eq(leagueSeats.uid, uid)));
  return seat ?? null;
}

/**
 * How somebody ended in their league: their points and rank among its seats, and how many played that week in the
 * organization. They are counted up to a crowd: how many more there are makes no difference, and in a large
 * organization it would take long.
 */
export async function findOutcome(
  { tx, orgId }: OrganizationScope,
  uid: string,
  { week, tier, pace, number }: LeagueKey,
) {
  const [board] = periodBoards(week);
  const { rows } = await tx.execute<{ points: number; rank: number; seats: number; players: number }>(sql`
    with seat as (
      select s.uid, coalesce(p.points, 0) as points from league_seats s
      left join period_scores p on p.org_id = s.org_id and p.board = ${board} and p.uid = s.uid
      where s.org_id = ${orgId} and s.week = ${week} and s.tier = ${tier} and s.pace = ${pace} and s.number = ${number}
    ), me as (select points from seat where uid = ${uid})
    select me.points, (select 1 + count(*)::int from seat where seat.points > me.points) as rank, (select count(*)::int from seat) as seats,
      (select count(*)::int from (select from league_seats o where o.org_id = ${orgId} and o.week = ${week} limit ${CROWD}) crowd) as players
    from me`);
  return rows[0] ?? null;
}

/**
 * Takes a seat in a league that has one, or opens the next league. The league's row stays locked until the transaction
 * ends, so those who come at the same moment take the next league that nobody is entering, and no more leagues stand
 * open at once than will be filled.
 */
export async function takeSeat(scope: OrganizationScope, uid: string, seat: Omit<LeagueSeat, 'number'>): Promise<void> {
  const number = await findNumber(scope, seat);
  await scope.tx
    .insert(leagueSeats)
    .values({ orgId: scope.orgId, uid, ...seat, number })
    .onConflictDoNothing();
}

type LeagueSort = Omit<LeagueKey, 'number'>;

async function findNumber(scope: OrganizationScope, sort: LeagueSort): Promise<number> {
  for (;;) {
    const free = await enterLeagueOf(scope, sort, { isPatient: false });
    if (free !== undefined) return free;
    const opened = await openLeague(scope, sort);
    if (opened !== undefined) return opened;
    const waitedFor = await enterLeagueOf(scope, sort, { isPatient: true });
    if (waitedFor !== undefined) return waitedFor;
    // The one that was waited for is full, or is being opened at this moment: that ends with its transaction.
    await waitForOpening(scope, sort);
  }
}

/** The number of a league that had a seat. The impatient pass by those that somebody is entering just now. */
async function enterLeagueOf(
  { tx, orgId }: OrganizationScope,
  sort: LeagueSort,
  { isPatient }: { isPatient: boolean },
): Promise<number | undefined> {
  const { rows } = await tx.execute<{ number: number }>(sql`
    update leagues l set seats = l.seats + 1
    where ${isSort(sql`l`, orgId, sort)} and l.number = (
      select o.number from leagues o where ${isSort(sql`o`, orgId, sort)} and o.seats < ${LEAGUE_SIZE}
      order by o.number limit 1 for update ${isPatient ? sql`` : sql`skip locked`})
    returning l.number`);
  return rows[0]?.number;
}

/**
 * Opens the next league, unless enough stand open: one, and one more for each four that this week or the last one
 * has. A number that somebody is opening just now is passed by.
 */
async function openLeague({ tx, orgId }: OrganizationScope, sort: LeagueSort): Promise<number | undefined> {
  const lastWeek = { ...sort, week: addDays(sort.week, -7) };
  const { rows } = await tx.execute<{ number: number }>(sql`
    with known as (
      select coalesce(max(o.number), 0) as top, count(*) filter (where o.seats < ${LEAGUE_SIZE}) as open
      from leagues o where ${isSort(sql`o`, orgId, sort)}
    ), room as (
      select top, 1 + greatest(top, (select coalesce(max(p.number), 0) from leagues p
        where ${isSort(sql`p`, orgId, lastWeek)})) / 4 - open as openings from known
    ), next as materialized (
      select top + i as number from room cross join lateral generate_series(1, openings) as i
      where pg_try_advisory_xact_lock(hashtextextended(${lockName(orgId, sort)}::text || (top + i), 0)) limit 1
    )
    insert into leagues as l (org_id, week, tier, pace, number, seats)
    select ${orgId}, ${sort.week}::date, ${sort.tier}::int, ${sort.pace}::int, number, 1 from next
    on conflict (org_id, week, tier, pace, number) do update set seats = l.seats + 1 where l.seats < ${LEAGUE_SIZE}
    returning number`);
  return rows[0]?.number;
}

async function waitForOpening({ tx, orgId }: OrganizationScope, sort: LeagueSort): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lockName(orgId, sort)}::text ||
    (select 1 + coalesce(max(o.number), 0) from leagues o where ${isSort(sql`o`, orgId, sort)}), 0))`);
}

const lockName = (orgId: string, { week, tier, pace }: LeagueSort) => `league ${orgId} ${week} ${tier} ${pace} `;

const isSort = (of: SQL, orgId: string, { week, tier, pace }: LeagueSort) =>
  sql`${of}.org_id = ${orgId} and ${of}.week = ${week} and ${of}.tier = ${tier} and ${of}.pace = ${pace}`;
