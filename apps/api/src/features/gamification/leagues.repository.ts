import { LEAGUE_SIZE } from '@snapwell/contract/gamification/gamification.limits';
import { and, eq, sql } from 'drizzle-orm';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { periodBoards } from './boards.ts';
import type { Day } from './days.ts';
import { leagueSeats } from './gamification.tables.ts';
import { CROWD } from './leagues.ts';

export interface LeagueKey {
  readonly week: Day;
  readonly tier: number;
  readonly pace: number;
  readonly number: number;
}

export type Seat = LeagueKey & { readonly came: number | null };

export async function findSeat({ tx, orgId }: OrganizationScope, uid: string, week: Day): Promise<Seat | null> {
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
 * Takes a seat in a league that has one, or opens the next league. The league's row stays locked until the
 * transaction ends.
 */
export async function takeSeat(scope: OrganizationScope, uid: string, seat: Omit<Seat, 'number'>): Promise<void> {
  const number = (await enterOpenLeague(scope, seat)) ?? (await openLeague(scope, seat));
  await scope.tx
    .insert(leagueSeats)
    .values({ orgId: scope.orgId, uid, ...seat, number })
    .onConflictDoNothing();
}

async function enterOpenLeague(
  { tx, orgId }: OrganizationScope,
  { week, tier, pace }: Omit<LeagueKey, 'number'>,
): Promise<number | undefined> {
  const { rows } = await tx.execute<{ number: number }>(sql`
    update leagues l set seats = l.seats + 1
    where l.org_id = ${orgId} and l.week = ${week} and l.tier = ${tier} and l.pace = ${pace} and l.seats < ${LEAGUE_SIZE}
      and l.number = (select max(o.number) from leagues o where o.org_id = ${orgId} and o.week = ${week} and o.tier = ${tier} and o.pace = ${pace})
    returning l.number`);
  return rows[0]?.number;
}

/**
 * Opens the next league. When somebody else does so at the same moment, they share it, even if that makes it one
 * larger.
 */
async function openLeague(
  { tx, orgId }: OrganizationScope,
  { week, tier, pace }: Omit<LeagueKey, 'number'>,
): Promise<number> {
  const { rows } = await tx.execute<{ number: number }>(sql`
    insert into leagues as l (org_id, week, tier, pace, number, seats)
    select ${orgId}, ${week}::date, ${tier}::int, ${pace}::int, 1 + coalesce(max(o.number), 0), 1
    from leagues o where o.org_id = ${orgId} and o.week = ${week} and o.tier = ${tier} and o.pace = ${pace}
    on conflict (org_id, week, tier, pace, number) do update set seats = l.seats + 1
    returning number`);
  return rows[0]!.number;
}
